/** What is wrong with a game, and the place in its text; caught where the game is read, and told. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly place: number;

  constructor(place: number, reason: string) {
    super(reason);
    this.place = place;
  }
}
