/** A short hand in each format that is read and not written: number 12, seat 1 brings it in, seat 2 wins. */
export const SAMPLES: readonly {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly first: string;
}[] = [
  {
    name: "Full Tilt",
    file: "x.txt",
    first: "Zoë",
    text: `Full Tilt Poker Game #12: Table Oak - $2/$4 Ante $0.50 - Limit Razz - 10:00:00 ET - 2010/06/11
Seat 1: Zoë ($20)
Seat 2: b ($1,020.50)
Seat 3: c ($7), is sitting out
b antes $0.50
Zoë antes $0.50
*** 3RD STREET ***
Dealt to Zoë [6s 3h] [Kh]
Dealt to b [3c]
Zoë is high with [Kh]
Zoë brings in for $1
b completes it to $2
c adds $3
Zoë calls $1
*** 4TH STREET ***
Dealt to Zoë [6s 3h Kh] [8s]
Dealt to b [3c] [Jc]
b: well, well
Zoë has 15 seconds left to act
b bets $2
Zoë folds
Uncalled bet of $2 returned to b
b mucks
b wins the pot ($4.70)
*** SUMMARY ***
Total pot $5 | Rake $0.30
Seat 1: Zoë folded on 4th St.
Seat 2: b collected ($4.70), mucked
Seat 3: c is sitting out
`,
  },
  {
    name: "iPoker",
    file: "x.xml",
    first: "Zoë",
    text: `<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="1">
  <general>
    <gametype>7 Card Stud L $2/$4</gametype>
    <nickname>Zoë</nickname>
  </general>
  <game gamecode="12">
    <general>
      <players>
        <player seat="1" name="Zoë" chips="$20" dealer="1" win="$0" bet="$5"/>
        <player seat="2" name="b" chips="$1,020.50" dealer="0" win="$6.80" bet="$5"/>
        <player seat="3" name="" chips="$0" dealer="0" win="$0" bet="$0"/>
      </players>
    </general>
    <round no="0">
      <action no="1" player="Zoë" type="15" sum="$0.50" cards=""/>
      <action no="2" player="b" type="15" sum="$0.50" cards=""/>
    </round>
    <round no="1"></round>
    <round no="2">
      <cards type="Third Street" player="Zoë">S6 H3 C2</cards>
      <action no="3" player="Zoë" type="16" sum="$1" cards=""/>
      <action no="5" player="Zoë" type="3" sum="$1" cards=""/>
      <cards type="Third Street" player="b">X X C3</cards>
      <action no="4" player="b" type="5" sum="$2" cards=""/>
    </round>
    <round no="3">
      <cards type="Fourth Street" player="Zoë">S10</cards>
      <action no="7" player="Zoë" type="0" sum="$0" cards=""/>
      <cards type="Fourth Street" player="b">CJ</cards>
      <action no="6" player="b" type="5" sum="$2" cards=""/>
    </round>
  </game>
</session>
`,
  },
  {
    name: "Bovada",
    file: "x.txt",
    first: "Seat 1",
    text: `Bovada Hand #12: 7CARD Tournament #3 TBL#1, Fixed Limit- Level 1 (0/0) - 2012-06-17 22:21:03
Seat+1: 1,500 in chips
Seat+2 [ME]: 1,493 in chips
Seat+1 : Table enter user
Seat+1 : Ante chip 2 
Seat+2 [ME] : Ante chip 2 
*** HOLE CARDS ***
Seat+1 : Card dealt to a spot [6s 3h 2c] 
Seat+2 [ME] : Card dealt to a spot [As 6h 3c] 
Seat+1 : Big blind/Bring in(timeout) 5 
Seat+2 [ME] : Raises 10 
Seat+1 : Call 5 
Seat+1 : Card dealt to a spot [8s] 
Seat+2 [ME] : Card dealt to a spot [Jc] 
Seat+2 [ME] : Bets 10 
Seat+1 : Folds(timeout)
Seat+2 [ME] : Return uncalled portion of bet 10 
Seat+2 [ME] : Does not show [As 6h 3c Jc] (High Card)
Seat+2 [ME] : Hand Result 24 
*** SUMMARY ***
Total Pot(24)
Seat 1:  Folded on the 4TH STREET
Seat 2:  24 [Does not show]  
`,
  },
];
