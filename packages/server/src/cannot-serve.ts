/** Why runs cannot be served or saved, as a sentence for the person who asked. */
export class CannotServe extends Error {
  override readonly name = "CannotServe";
}
