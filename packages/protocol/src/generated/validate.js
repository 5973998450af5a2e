// Made from packages/protocol/schema by `npm run gen`; do not edit.
"use strict";
export const observation = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"observation.schema.json","title":"Observation","description":"What a player at the table sees when it is to act, and nothing else.","type":"object","additionalProperties":false,"required":["game","rules","stakes","street","seat","firstSeat","opener","downcards","community","players","pot","toCall","wagers","history","options"],"properties":{"game":{"$ref":"words.schema.json#/$defs/Game"},"rules":{"$ref":"rules.schema.json"},"stakes":{"$ref":"words.schema.json#/$defs/Stakes"},"street":{"$ref":"words.schema.json#/$defs/Street"},"seat":{"description":"Your seat.","$ref":"words.schema.json#/$defs/Seat"},"firstSeat":{"description":"The seat to the dealer's left: dealt first, first in every tie by position.","$ref":"words.schema.json#/$defs/Seat"},"opener":{"description":"The seat that acted first on this street.","$ref":"words.schema.json#/$defs/Seat"},"downcards":{"description":"Your downcards in the order dealt: two, and a third from seventh street on.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"community":{"description":"The shared seventh card when the deck ran short; else empty.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"players":{"description":"Every seat dealt in, seat 1 first, you among them.","type":"array","items":{"$ref":"#/$defs/Player"}},"pot":{"description":"Chips in the middle, bets of this street included.","$ref":"words.schema.json#/$defs/Chips"},"toCall":{"description":"Chips you owe to stay in, at most your stack; 0 when a check is free.","$ref":"words.schema.json#/$defs/Chips"},"wagers":{"description":"Bets and raises so far on this street that count towards the cap.","type":"integer","minimum":0},"history":{"description":"Every action of the hand so far, oldest first.","type":"array","items":{"$ref":"#/$defs/Deed"}},"options":{"description":"The legal actions; answer with the word of one.","type":"array","items":{"$ref":"words.schema.json#/$defs/Option"}}},"$defs":{"Player":{"title":"Player","description":"A seat as everybody sees it.","type":"object","additionalProperties":false,"required":["seat","live","stack","streetBet","invested","upcards"],"properties":{"seat":{"$ref":"words.schema.json#/$defs/Seat"},"live":{"description":"Whether it has not folded.","type":"boolean"},"stack":{"description":"Chips behind.","$ref":"words.schema.json#/$defs/Chips"},"streetBet":{"description":"Chips in front of it on this street.","$ref":"words.schema.json#/$defs/Chips"},"invested":{"description":"Chips it put in during the hand, the ante and this street included, returned bets taken off.","$ref":"words.schema.json#/$defs/Chips"},"upcards":{"description":"Its upcards in the order dealt, the door card first; they stay after a fold, since they were seen.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}}}},"Deed":{"title":"Deed","description":"One action that was taken.","type":"object","additionalProperties":false,"required":["street","seat","action","pays"],"properties":{"street":{"$ref":"words.schema.json#/$defs/Street"},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"action":{"$ref":"words.schema.json#/$defs/Action"},"pays":{"description":"Chips it put in.","$ref":"words.schema.json#/$defs/Chips"}}}}};
const schema33 = {"title":"Game","description":"The game: seven card stud, stud hi-lo eight or better, or razz.","type":"string","enum":["stud","stud8","razz"]};
const schema41 = {"title":"Street","description":"A round of betting.","type":"string","enum":["third","fourth","fifth","sixth","seventh"]};
const schema42 = {"title":"Seat","description":"A seat, 1 to 8 clockwise.","type":"integer","minimum":1,"maximum":8};
const schema45 = {"title":"Card","description":"Rank then suit: \"As\", \"Td\", \"2c\".","type":"string","pattern":"^[2-9TJQKA][cdhs]$"};
const schema36 = {"title":"Chips","description":"Whole chips, never negative.","type":"integer","minimum":0};
const func1 = Object.prototype.hasOwnProperty;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"rules.schema.json","title":"RulesInForce","description":"The house rules of one table, resolved for its game: every parameter of a rule set with its value.","type":"object","additionalProperties":false,"required":["set","bringInTie","boardTie","cap","headsUpCap","openPair","shortDeck","burn","foldWhenFree","foldedSeatKeepsCards","exposedDowncard","allInLowCard","oddChip","partialWager","showFirst","smallestBuyIn","bigBetDoubles","rake"],"properties":{"set":{"description":"Name of the rule set they come from.","type":"string"},"bringInTie":{"description":"Who brings it in when two door cards have the same rank: the lower suit (razz: the higher), or the seat dealt first.","type":"string","enum":["suit","position"]},"boardTie":{"description":"Who opens when two boards are equal: the seat dealt first, or the board that holds the highest card by suit.","type":"string","enum":["position","suit"]},"cap":{"description":"Bets and raises allowed on a street; the completion counts as the bet.","type":"integer","minimum":1},"headsUpCap":{"description":"Whether the cap also holds between two seats.","type":"string","enum":["kept","lifted-by-street","lifted-by-hand"]},"openPair":{"description":"Who may bet double on fourth street when a pair shows.","type":"string","enum":["none","holder","any"]},"shortDeck":{"description":"What happens when seventh street has too few cards.","type":"string","enum":["community","burns-then-community"]},"burn":{"description":"Whether a card is burned before fourth, fifth, sixth and seventh street (table dealing).","type":"boolean"},"foldWhenFree":{"description":"Whether a seat that owes nothing may fold.","type":"boolean"},"foldedSeatKeepsCards":{"description":"Whether a seat that folded for nothing goes on receiving cards until a bet.","type":"boolean"},"exposedDowncard":{"description":"Probability that a dealt downcard is exposed, 0 to 1.","type":"number","minimum":0,"maximum":1},"allInLowCard":{"description":"What happens when the low card is all-in from the ante: the seat to its left acts first, or must bring it in.","type":"string","enum":["left-acts","left-brings-in"]},"oddChip":{"description":"Who gets the odd chip among equals: the highest card by suit, or the seat dealt first.","type":"string","enum":["suit","position"]},"partialWager":{"description":"When an all-in wager of less than a bet counts as one: from half a bet, or only when full.","type":"string","enum":["half-bet","full-bet"]},"showFirst":{"description":"Who shows first when seventh street was checked.","type":"string","enum":["opener","position"]},"smallestBuyIn":{"description":"Smallest stack a seat may sit down with, in small bets; 0 for none.","type":"integer","minimum":0},"bigBetDoubles":{"description":"Whether the big bet must be twice the small bet.","type":"boolean"},"rake":{"description":"What the house takes from each pot; null for nothing.","oneOf":[{"type":"null"},{"$ref":"words.schema.json#/$defs/Rake"}]}}};
const schema35 = {"title":"Rake","description":"Taken from each pot after uncalled bets are returned, rounded down to the unit.","type":"object","additionalProperties":false,"required":["rate","cap","smallestPot","unit"],"properties":{"rate":{"description":"Share of the pot, 0 to 1, in steps of 0.0001.","type":"number","minimum":0,"maximum":1},"cap":{"description":"Most chips taken from a pot.","$ref":"#/$defs/Chips"},"smallestPot":{"description":"A smaller pot is not raked, in chips.","$ref":"#/$defs/Chips"},"unit":{"description":"Chips the rake is rounded down to a multiple of.","type":"integer","minimum":1}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cap === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cap"},message:"must have required property '"+"cap"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallestPot === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallestPot"},message:"must have required property '"+"smallestPot"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.unit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "rate") || (key0 === "cap")) || (key0 === "smallestPot")) || (key0 === "unit"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rate !== undefined){
let data0 = data.rate;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cap !== undefined){
let data1 = data.cap;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/cap",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/cap",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.smallestPot !== undefined){
let data2 = data.smallestPot;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/smallestPot",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/smallestPot",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.unit !== undefined){
let data3 = data.unit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rules.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.set === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "set"},message:"must have required property '"+"set"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringInTie === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringInTie"},message:"must have required property '"+"bringInTie"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.boardTie === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "boardTie"},message:"must have required property '"+"boardTie"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.cap === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cap"},message:"must have required property '"+"cap"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.headsUpCap === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headsUpCap"},message:"must have required property '"+"headsUpCap"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.openPair === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openPair"},message:"must have required property '"+"openPair"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.shortDeck === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortDeck"},message:"must have required property '"+"shortDeck"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.burn === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "burn"},message:"must have required property '"+"burn"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.foldWhenFree === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foldWhenFree"},message:"must have required property '"+"foldWhenFree"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.foldedSeatKeepsCards === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foldedSeatKeepsCards"},message:"must have required property '"+"foldedSeatKeepsCards"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.exposedDowncard === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exposedDowncard"},message:"must have required property '"+"exposedDowncard"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.allInLowCard === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allInLowCard"},message:"must have required property '"+"allInLowCard"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.oddChip === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oddChip"},message:"must have required property '"+"oddChip"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.partialWager === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partialWager"},message:"must have required property '"+"partialWager"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.showFirst === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showFirst"},message:"must have required property '"+"showFirst"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.smallestBuyIn === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallestBuyIn"},message:"must have required property '"+"smallestBuyIn"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.bigBetDoubles === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBetDoubles"},message:"must have required property '"+"bigBetDoubles"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.rake === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rake"},message:"must have required property '"+"rake"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.set !== undefined){
if(typeof data.set !== "string"){
const err19 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.bringInTie !== undefined){
let data1 = data.bringInTie;
if(typeof data1 !== "string"){
const err20 = {instancePath:instancePath+"/bringInTie",schemaPath:"#/properties/bringInTie/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data1 === "suit") || (data1 === "position"))){
const err21 = {instancePath:instancePath+"/bringInTie",schemaPath:"#/properties/bringInTie/enum",keyword:"enum",params:{allowedValues: schema34.properties.bringInTie.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.boardTie !== undefined){
let data2 = data.boardTie;
if(typeof data2 !== "string"){
const err22 = {instancePath:instancePath+"/boardTie",schemaPath:"#/properties/boardTie/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data2 === "position") || (data2 === "suit"))){
const err23 = {instancePath:instancePath+"/boardTie",schemaPath:"#/properties/boardTie/enum",keyword:"enum",params:{allowedValues: schema34.properties.boardTie.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.cap !== undefined){
let data3 = data.cap;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err24 = {instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err25 = {instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.headsUpCap !== undefined){
let data4 = data.headsUpCap;
if(typeof data4 !== "string"){
const err26 = {instancePath:instancePath+"/headsUpCap",schemaPath:"#/properties/headsUpCap/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data4 === "kept") || (data4 === "lifted-by-street")) || (data4 === "lifted-by-hand"))){
const err27 = {instancePath:instancePath+"/headsUpCap",schemaPath:"#/properties/headsUpCap/enum",keyword:"enum",params:{allowedValues: schema34.properties.headsUpCap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.openPair !== undefined){
let data5 = data.openPair;
if(typeof data5 !== "string"){
const err28 = {instancePath:instancePath+"/openPair",schemaPath:"#/properties/openPair/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data5 === "none") || (data5 === "holder")) || (data5 === "any"))){
const err29 = {instancePath:instancePath+"/openPair",schemaPath:"#/properties/openPair/enum",keyword:"enum",params:{allowedValues: schema34.properties.openPair.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.shortDeck !== undefined){
let data6 = data.shortDeck;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/shortDeck",schemaPath:"#/properties/shortDeck/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data6 === "community") || (data6 === "burns-then-community"))){
const err31 = {instancePath:instancePath+"/shortDeck",schemaPath:"#/properties/shortDeck/enum",keyword:"enum",params:{allowedValues: schema34.properties.shortDeck.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.burn !== undefined){
if(typeof data.burn !== "boolean"){
const err32 = {instancePath:instancePath+"/burn",schemaPath:"#/properties/burn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.foldWhenFree !== undefined){
if(typeof data.foldWhenFree !== "boolean"){
const err33 = {instancePath:instancePath+"/foldWhenFree",schemaPath:"#/properties/foldWhenFree/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.foldedSeatKeepsCards !== undefined){
if(typeof data.foldedSeatKeepsCards !== "boolean"){
const err34 = {instancePath:instancePath+"/foldedSeatKeepsCards",schemaPath:"#/properties/foldedSeatKeepsCards/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.exposedDowncard !== undefined){
let data10 = data.exposedDowncard;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/exposedDowncard",schemaPath:"#/properties/exposedDowncard/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/exposedDowncard",schemaPath:"#/properties/exposedDowncard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/exposedDowncard",schemaPath:"#/properties/exposedDowncard/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.allInLowCard !== undefined){
let data11 = data.allInLowCard;
if(typeof data11 !== "string"){
const err38 = {instancePath:instancePath+"/allInLowCard",schemaPath:"#/properties/allInLowCard/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((data11 === "left-acts") || (data11 === "left-brings-in"))){
const err39 = {instancePath:instancePath+"/allInLowCard",schemaPath:"#/properties/allInLowCard/enum",keyword:"enum",params:{allowedValues: schema34.properties.allInLowCard.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.oddChip !== undefined){
let data12 = data.oddChip;
if(typeof data12 !== "string"){
const err40 = {instancePath:instancePath+"/oddChip",schemaPath:"#/properties/oddChip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data12 === "suit") || (data12 === "position"))){
const err41 = {instancePath:instancePath+"/oddChip",schemaPath:"#/properties/oddChip/enum",keyword:"enum",params:{allowedValues: schema34.properties.oddChip.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.partialWager !== undefined){
let data13 = data.partialWager;
if(typeof data13 !== "string"){
const err42 = {instancePath:instancePath+"/partialWager",schemaPath:"#/properties/partialWager/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data13 === "half-bet") || (data13 === "full-bet"))){
const err43 = {instancePath:instancePath+"/partialWager",schemaPath:"#/properties/partialWager/enum",keyword:"enum",params:{allowedValues: schema34.properties.partialWager.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.showFirst !== undefined){
let data14 = data.showFirst;
if(typeof data14 !== "string"){
const err44 = {instancePath:instancePath+"/showFirst",schemaPath:"#/properties/showFirst/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((data14 === "opener") || (data14 === "position"))){
const err45 = {instancePath:instancePath+"/showFirst",schemaPath:"#/properties/showFirst/enum",keyword:"enum",params:{allowedValues: schema34.properties.showFirst.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.smallestBuyIn !== undefined){
let data15 = data.smallestBuyIn;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err46 = {instancePath:instancePath+"/smallestBuyIn",schemaPath:"#/properties/smallestBuyIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err47 = {instancePath:instancePath+"/smallestBuyIn",schemaPath:"#/properties/smallestBuyIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.bigBetDoubles !== undefined){
if(typeof data.bigBetDoubles !== "boolean"){
const err48 = {instancePath:instancePath+"/bigBetDoubles",schemaPath:"#/properties/bigBetDoubles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.rake !== undefined){
let data17 = data.rake;
const _errs37 = errors;
let valid1 = false;
let passing0 = null;
const _errs38 = errors;
if(data17 !== null){
const err49 = {instancePath:instancePath+"/rake",schemaPath:"#/properties/rake/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid0 = _errs38 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs40 = errors;
if(!(validate23(data17, {instancePath:instancePath+"/rake",parentData:data,parentDataProperty:"rake",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs40 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err50 = {instancePath:instancePath+"/rake",schemaPath:"#/properties/rake/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"title":"Stakes","description":"The sizes of a table, in chips.","type":"object","additionalProperties":false,"required":["ante","bringIn","smallBet","bigBet"],"properties":{"ante":{"description":"From every seat before the deal.","$ref":"#/$defs/Chips"},"bringIn":{"description":"The forced opening of third street.","$ref":"#/$defs/Chips"},"smallBet":{"description":"The bet of third and fourth street.","type":"integer","minimum":1},"bigBet":{"description":"The bet of fifth, sixth and seventh street.","type":"integer","minimum":1}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ante === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringIn"},message:"must have required property '"+"bringIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallBet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallBet"},message:"must have required property '"+"smallBet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bigBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBet"},message:"must have required property '"+"bigBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ante") || (key0 === "bringIn")) || (key0 === "smallBet")) || (key0 === "bigBet"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ante !== undefined){
let data0 = data.ante;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.bringIn !== undefined){
let data1 = data.bringIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.smallBet !== undefined){
let data2 = data.smallBet;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bigBet !== undefined){
let data3 = data.bigBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"title":"Player","description":"A seat as everybody sees it.","type":"object","additionalProperties":false,"required":["seat","live","stack","streetBet","invested","upcards"],"properties":{"seat":{"$ref":"words.schema.json#/$defs/Seat"},"live":{"description":"Whether it has not folded.","type":"boolean"},"stack":{"description":"Chips behind.","$ref":"words.schema.json#/$defs/Chips"},"streetBet":{"description":"Chips in front of it on this street.","$ref":"words.schema.json#/$defs/Chips"},"invested":{"description":"Chips it put in during the hand, the ante and this street included, returned bets taken off.","$ref":"words.schema.json#/$defs/Chips"},"upcards":{"description":"Its upcards in the order dealt, the door card first; they stay after a fold, since they were seen.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}}}};
const pattern4 = new RegExp("^[2-9TJQKA][cdhs]$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seat === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.live === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "live"},message:"must have required property '"+"live"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stack === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stack"},message:"must have required property '"+"stack"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.streetBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streetBet"},message:"must have required property '"+"streetBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.invested === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invested"},message:"must have required property '"+"invested"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.upcards === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upcards"},message:"must have required property '"+"upcards"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "seat") || (key0 === "live")) || (key0 === "stack")) || (key0 === "streetBet")) || (key0 === "invested")) || (key0 === "upcards"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.seat !== undefined){
let data0 = data.seat;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.live !== undefined){
if(typeof data.live !== "boolean"){
const err10 = {instancePath:instancePath+"/live",schemaPath:"#/properties/live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.stack !== undefined){
let data2 = data.stack;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.streetBet !== undefined){
let data3 = data.streetBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/streetBet",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/streetBet",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.invested !== undefined){
let data4 = data.invested;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/invested",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/invested",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.upcards !== undefined){
let data5 = data.upcards;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err17 = {instancePath:instancePath+"/upcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/upcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/upcards",schemaPath:"#/properties/upcards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"title":"Deed","description":"One action that was taken.","type":"object","additionalProperties":false,"required":["street","seat","action","pays"],"properties":{"street":{"$ref":"words.schema.json#/$defs/Street"},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"action":{"$ref":"words.schema.json#/$defs/Action"},"pays":{"description":"Chips it put in.","$ref":"words.schema.json#/$defs/Chips"}}};
const schema58 = {"title":"Action","description":"What a seat does on its turn. In fixed limit one word says it all: the rules fix the amount.","type":"string","enum":["fold","check","bring-in","call","complete","bet","raise","bet-big","raise-big"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seat === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pays === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pays"},message:"must have required property '"+"pays"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "street") || (key0 === "seat")) || (key0 === "action")) || (key0 === "pays"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.street !== undefined){
let data0 = data.street;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data0 === "third") || (data0 === "fourth")) || (data0 === "fifth")) || (data0 === "sixth")) || (data0 === "seventh"))){
const err6 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.seat !== undefined){
let data1 = data.seat;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((data2 === "fold") || (data2 === "check")) || (data2 === "bring-in")) || (data2 === "call")) || (data2 === "complete")) || (data2 === "bet")) || (data2 === "raise")) || (data2 === "bet-big")) || (data2 === "raise-big"))){
const err11 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.pays !== undefined){
let data3 = data.pays;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/pays",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/pays",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"title":"Option","description":"A legal action and what it costs.","type":"object","additionalProperties":false,"required":["action","pays"],"properties":{"action":{"$ref":"#/$defs/Action"},"pays":{"description":"Chips that go from the stack into the pot when it is taken.","$ref":"#/$defs/Chips"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pays === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pays"},message:"must have required property '"+"pays"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "action") || (key0 === "pays"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data0 === "fold") || (data0 === "check")) || (data0 === "bring-in")) || (data0 === "call")) || (data0 === "complete")) || (data0 === "bet")) || (data0 === "raise")) || (data0 === "bet-big")) || (data0 === "raise-big"))){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pays !== undefined){
let data1 = data.pays;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pays",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pays",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="observation.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.game === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stakes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stakes"},message:"must have required property '"+"stakes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.street === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.seat === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.firstSeat === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstSeat"},message:"must have required property '"+"firstSeat"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.opener === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opener"},message:"must have required property '"+"opener"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.downcards === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "downcards"},message:"must have required property '"+"downcards"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.community === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community"},message:"must have required property '"+"community"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.players === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "players"},message:"must have required property '"+"players"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.pot === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pot"},message:"must have required property '"+"pot"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.toCall === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toCall"},message:"must have required property '"+"toCall"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.wagers === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wagers"},message:"must have required property '"+"wagers"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.history === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.options === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.game !== undefined){
let data0 = data.game;
if(typeof data0 !== "string"){
const err16 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data0 === "stud") || (data0 === "stud8")) || (data0 === "razz"))){
const err17 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate22(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.stakes !== undefined){
if(!(validate26(data.stakes, {instancePath:instancePath+"/stakes",parentData:data,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.street !== undefined){
let data3 = data.street;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data3 === "third") || (data3 === "fourth")) || (data3 === "fifth")) || (data3 === "sixth")) || (data3 === "seventh"))){
const err19 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.seat !== undefined){
let data4 = data.seat;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err20 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.firstSeat !== undefined){
let data5 = data.firstSeat;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.opener !== undefined){
let data6 = data.opener;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/opener",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 8 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/opener",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/opener",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.downcards !== undefined){
let data7 = data.downcards;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err29 = {instancePath:instancePath+"/downcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/downcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/downcards",schemaPath:"#/properties/downcards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.community !== undefined){
let data9 = data.community;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err32 = {instancePath:instancePath+"/community/" + i1,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/community/" + i1,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/community",schemaPath:"#/properties/community/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.players !== undefined){
let data11 = data.players;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate28(data11[i2], {instancePath:instancePath+"/players/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.pot !== undefined){
let data13 = data.pot;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/pot",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/pot",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.toCall !== undefined){
let data14 = data.toCall;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err38 = {instancePath:instancePath+"/toCall",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/toCall",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.wagers !== undefined){
let data15 = data.wagers;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err40 = {instancePath:instancePath+"/wagers",schemaPath:"#/properties/wagers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/wagers",schemaPath:"#/properties/wagers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.history !== undefined){
let data16 = data.history;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(!(validate30(data16[i3], {instancePath:instancePath+"/history/" + i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.options !== undefined){
let data18 = data.options;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
if(!(validate32(data18[i4], {instancePath:instancePath+"/options/" + i4,parentData:data18,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rules = validate22;

export const botHello = validate34;
const schema63 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"bot-hello.schema.json","title":"BotHello","description":"The first line of a bot, in answer to the arena's: who it is.","type":"object","additionalProperties":false,"required":["type","protocol","frames","name","version","games"],"properties":{"type":{"const":"hello"},"protocol":{"description":"The version it speaks from now on.","type":"integer","minimum":1},"frames":{"$ref":"words.schema.json#/$defs/Frames"},"name":{"description":"Its name: letters, digits, dots, dashes and underscores.","type":"string","pattern":"^[\\w.-]{1,64}$"},"version":{"description":"Version of its strategy, by semver.","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$"},"games":{"description":"The games it plays.","type":"array","items":{"$ref":"words.schema.json#/$defs/Game"}}}};
const schema64 = {"title":"Frames","description":"How messages are written: as lines of JSON, or the same content in bytes.","type":"string","enum":["json","binary"]};
const pattern7 = new RegExp("^[\\w.-]{1,64}$", "u");
const pattern8 = new RegExp("^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="bot-hello.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.protocol === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"},message:"must have required property '"+"protocol"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.frames === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frames"},message:"must have required property '"+"frames"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.version === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.games === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "protocol")) || (key0 === "frames")) || (key0 === "name")) || (key0 === "version")) || (key0 === "games"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if("hello" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hello"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.protocol !== undefined){
let data1 = data.protocol;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.frames !== undefined){
let data2 = data.frames;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/frames",schemaPath:"words.schema.json#/$defs/Frames/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data2 === "json") || (data2 === "binary"))){
const err11 = {instancePath:instancePath+"/frames",schemaPath:"words.schema.json#/$defs/Frames/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\w.-]{1,64}$"},message:"must match pattern \""+"^[\\w.-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.version !== undefined){
let data4 = data.version;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err14 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.games !== undefined){
let data5 = data.games;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/games/" + i0,schemaPath:"words.schema.json#/$defs/Game/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data6 === "stud") || (data6 === "stud8")) || (data6 === "razz"))){
const err17 = {instancePath:instancePath+"/games/" + i0,schemaPath:"words.schema.json#/$defs/Game/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const handEvent = validate35;
const schema66 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"hand-event.schema.json","title":"HandEvent","description":"Something that everybody at the table sees happen.","oneOf":[{"title":"AnteEvent","description":"A seat pays its ante.","type":"object","additionalProperties":false,"required":["kind","seat","amount"],"properties":{"kind":{"const":"ante"},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"amount":{"$ref":"words.schema.json#/$defs/Chips"}}},{"title":"StreetEvent","description":"A street begins.","type":"object","additionalProperties":false,"required":["kind","street"],"properties":{"kind":{"const":"street"},"street":{"$ref":"words.schema.json#/$defs/Street"}}},{"title":"UpcardEvent","description":"A seat is dealt a card face up.","type":"object","additionalProperties":false,"required":["kind","seat","card"],"properties":{"kind":{"const":"upcard"},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"card":{"$ref":"words.schema.json#/$defs/Card"}}},{"title":"DowncardEvent","description":"A seat is dealt a card face down.","type":"object","additionalProperties":false,"required":["kind","seat"],"properties":{"kind":{"const":"downcard"},"seat":{"$ref":"words.schema.json#/$defs/Seat"}}},{"title":"BurnEvent","description":"The dealer burns a card.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"const":"burn"}}},{"title":"CommunityEvent","description":"One card for all is dealt face up to the middle.","type":"object","additionalProperties":false,"required":["kind","card"],"properties":{"kind":{"const":"community"},"card":{"$ref":"words.schema.json#/$defs/Card"}}},{"title":"ActionEvent","description":"A seat acts.","type":"object","additionalProperties":false,"required":["kind","seat","action","pays"],"properties":{"kind":{"const":"action"},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"action":{"$ref":"words.schema.json#/$defs/Action"},"pays":{"$ref":"words.schema.json#/$defs/Chips"}}},{"title":"ReturnedEvent","description":"A bet, or the part of it that nobody called, goes back.","type":"object","additionalProperties":false,"required":["kind","seat","amount"],"properties":{"kind":{"const":"returned"},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"amount":{"$ref":"words.schema.json#/$defs/Chips"}}},{"title":"RakeEvent","description":"The house takes its rake from a pot.","type":"object","additionalProperties":false,"required":["kind","pot","amount"],"properties":{"kind":{"const":"rake"},"pot":{"description":"0 for the main pot, then the side pots.","type":"integer","minimum":0},"amount":{"$ref":"words.schema.json#/$defs/Chips"}}},{"title":"ShowEvent","description":"A seat shows its cards.","type":"object","additionalProperties":false,"required":["kind","seat","cards"],"properties":{"kind":{"const":"show"},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"cards":{"description":"Downcards and upcards in the order dealt.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}}}},{"title":"MuckEvent","description":"A beaten seat throws its cards away unseen.","type":"object","additionalProperties":false,"required":["kind","seat"],"properties":{"kind":{"const":"muck"},"seat":{"$ref":"words.schema.json#/$defs/Seat"}}},{"title":"AwardEvent","description":"A seat is given chips from a pot.","type":"object","additionalProperties":false,"required":["kind","pot","side","seat","amount"],"properties":{"kind":{"const":"award"},"pot":{"description":"0 for the main pot, then the side pots.","type":"integer","minimum":0},"side":{"description":"Which half: the high, the low, or a pot that nobody contested.","type":"string","enum":["high","low","unopposed"]},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"amount":{"$ref":"words.schema.json#/$defs/Chips"}}}]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="hand-event.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seat === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "seat")) || (key0 === "amount"))){
const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("ante" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "ante"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.seat !== undefined){
let data1 = data.seat;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.street === undefined){
const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data){
if(!((key1 === "kind") || (key1 === "street"))){
const err13 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.kind !== undefined){
if("street" !== data.kind){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "street"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.street !== undefined){
let data4 = data.street;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data4 === "third") || (data4 === "fourth")) || (data4 === "fifth")) || (data4 === "sixth")) || (data4 === "seventh"))){
const err16 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err18 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.seat === undefined){
const err19 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.card === undefined){
const err20 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data){
if(!(((key2 === "kind") || (key2 === "seat")) || (key2 === "card"))){
const err21 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.kind !== undefined){
if("upcard" !== data.kind){
const err22 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "upcard"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.seat !== undefined){
let data6 = data.seat;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 8 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.card !== undefined){
let data7 = data.card;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err26 = {instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err29 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.seat === undefined){
const err30 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key3 in data){
if(!((key3 === "kind") || (key3 === "seat"))){
const err31 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.kind !== undefined){
if("downcard" !== data.kind){
const err32 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "downcard"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.seat !== undefined){
let data9 = data.seat;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 8 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err37 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key4 in data){
if(!(key4 === "kind")){
const err38 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.kind !== undefined){
if("burn" !== data.kind){
const err39 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "burn"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid0 = _errs35 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err41 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.card === undefined){
const err42 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key5 in data){
if(!((key5 === "kind") || (key5 === "card"))){
const err43 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.kind !== undefined){
if("community" !== data.kind){
const err44 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/const",keyword:"const",params:{allowedValue: "community"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.card !== undefined){
let data12 = data.card;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err45 = {instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid0 = _errs39 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.seat === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.action === undefined){
const err50 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.pays === undefined){
const err51 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "pays"},message:"must have required property '"+"pays"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key6 in data){
if(!((((key6 === "kind") || (key6 === "seat")) || (key6 === "action")) || (key6 === "pays"))){
const err52 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.kind !== undefined){
if("action" !== data.kind){
const err53 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/const",keyword:"const",params:{allowedValue: "action"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.seat !== undefined){
let data14 = data.seat;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err54 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 8 || isNaN(data14)){
const err55 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err56 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data.action !== undefined){
let data15 = data.action;
if(typeof data15 !== "string"){
const err57 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((((((((data15 === "fold") || (data15 === "check")) || (data15 === "bring-in")) || (data15 === "call")) || (data15 === "complete")) || (data15 === "bet")) || (data15 === "raise")) || (data15 === "bet-big")) || (data15 === "raise-big"))){
const err58 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.pays !== undefined){
let data16 = data.pays;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err59 = {instancePath:instancePath+"/pays",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err60 = {instancePath:instancePath+"/pays",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid0 = _errs46 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = true;
}
}
const _errs59 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err62 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data.seat === undefined){
const err63 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data.amount === undefined){
const err64 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key7 in data){
if(!(((key7 === "kind") || (key7 === "seat")) || (key7 === "amount"))){
const err65 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.kind !== undefined){
if("returned" !== data.kind){
const err66 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/7/properties/kind/const",keyword:"const",params:{allowedValue: "returned"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.seat !== undefined){
let data18 = data.seat;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err67 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 8 || isNaN(data18)){
const err68 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err69 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.amount !== undefined){
let data19 = data.amount;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err70 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err71 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid0 = _errs59 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = true;
}
}
const _errs69 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err73 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.pot === undefined){
const err74 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "pot"},message:"must have required property '"+"pot"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data.amount === undefined){
const err75 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key8 in data){
if(!(((key8 === "kind") || (key8 === "pot")) || (key8 === "amount"))){
const err76 = {instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.kind !== undefined){
if("rake" !== data.kind){
const err77 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/8/properties/kind/const",keyword:"const",params:{allowedValue: "rake"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.pot !== undefined){
let data21 = data.pot;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err78 = {instancePath:instancePath+"/pot",schemaPath:"#/oneOf/8/properties/pot/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err79 = {instancePath:instancePath+"/pot",schemaPath:"#/oneOf/8/properties/pot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data.amount !== undefined){
let data22 = data.amount;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err80 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err81 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
}
else {
const err82 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid0 = _errs69 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = true;
}
}
const _errs78 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err83 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data.seat === undefined){
const err84 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data.cards === undefined){
const err85 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
for(const key9 in data){
if(!(((key9 === "kind") || (key9 === "seat")) || (key9 === "cards"))){
const err86 = {instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.kind !== undefined){
if("show" !== data.kind){
const err87 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/9/properties/kind/const",keyword:"const",params:{allowedValue: "show"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.seat !== undefined){
let data24 = data.seat;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err88 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 8 || isNaN(data24)){
const err89 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err90 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data.cards !== undefined){
let data25 = data.cards;
if(Array.isArray(data25)){
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err91 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/cards",schemaPath:"#/oneOf/9/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var _valid0 = _errs78 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
if(props0 !== true){
props0 = true;
}
}
const _errs90 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err95 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data.seat === undefined){
const err96 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key10 in data){
if(!((key10 === "kind") || (key10 === "seat"))){
const err97 = {instancePath,schemaPath:"#/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.kind !== undefined){
if("muck" !== data.kind){
const err98 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/10/properties/kind/const",keyword:"const",params:{allowedValue: "muck"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.seat !== undefined){
let data28 = data.seat;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err99 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 8 || isNaN(data28)){
const err100 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err101 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid0 = _errs90 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
if(props0 !== true){
props0 = true;
}
}
const _errs97 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err103 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data.pot === undefined){
const err104 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "pot"},message:"must have required property '"+"pot"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data.side === undefined){
const err105 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data.seat === undefined){
const err106 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data.amount === undefined){
const err107 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key11 in data){
if(!(((((key11 === "kind") || (key11 === "pot")) || (key11 === "side")) || (key11 === "seat")) || (key11 === "amount"))){
const err108 = {instancePath,schemaPath:"#/oneOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.kind !== undefined){
if("award" !== data.kind){
const err109 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/11/properties/kind/const",keyword:"const",params:{allowedValue: "award"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.pot !== undefined){
let data30 = data.pot;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err110 = {instancePath:instancePath+"/pot",schemaPath:"#/oneOf/11/properties/pot/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err111 = {instancePath:instancePath+"/pot",schemaPath:"#/oneOf/11/properties/pot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
if(data.side !== undefined){
let data31 = data.side;
if(typeof data31 !== "string"){
const err112 = {instancePath:instancePath+"/side",schemaPath:"#/oneOf/11/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!(((data31 === "high") || (data31 === "low")) || (data31 === "unopposed"))){
const err113 = {instancePath:instancePath+"/side",schemaPath:"#/oneOf/11/properties/side/enum",keyword:"enum",params:{allowedValues: schema66.oneOf[11].properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.seat !== undefined){
let data32 = data.seat;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err114 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 8 || isNaN(data32)){
const err115 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err116 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
if(data.amount !== undefined){
let data33 = data.amount;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err117 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
const err118 = {instancePath:instancePath+"/amount",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
}
else {
const err119 = {instancePath,schemaPath:"#/oneOf/11/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var _valid0 = _errs97 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid0 = true;
passing0 = 11;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err120 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate35.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const handStart = validate36;
const schema85 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"hand-start.schema.json","title":"HandStart","description":"What a bot is told when a hand begins.","type":"object","additionalProperties":false,"required":["firstSeat","stacks"],"properties":{"firstSeat":{"$ref":"words.schema.json#/$defs/Seat"},"stacks":{"description":"Stacks before the ante, seat 1 first.","type":"array","items":{"$ref":"words.schema.json#/$defs/Chips"}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="hand-start.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstSeat === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstSeat"},message:"must have required property '"+"firstSeat"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.stacks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stacks"},message:"must have required property '"+"stacks"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "firstSeat") || (key0 === "stacks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.firstSeat !== undefined){
let data0 = data.firstSeat;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.stacks !== undefined){
let data1 = data.stacks;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/stacks/" + i0,schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/stacks/" + i0,schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/stacks",schemaPath:"#/properties/stacks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const handResult = validate37;
const schema88 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"hand-result.schema.json","title":"HandResult","description":"What a bot is told when a hand is over.","type":"object","additionalProperties":false,"required":["net","shown","awards"],"properties":{"net":{"description":"Chips won or lost in the hand, seat 1 first.","type":"array","items":{"$ref":"words.schema.json#/$defs/Net"}},"shown":{"description":"The hands that were shown, in the order of showing.","type":"array","items":{"title":"ShownHand","description":"A hand that was shown.","type":"object","additionalProperties":false,"required":["seat","cards"],"properties":{"seat":{"$ref":"words.schema.json#/$defs/Seat"},"cards":{"type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}}}}},"awards":{"type":"array","items":{"title":"Award","description":"Chips given from a pot.","type":"object","additionalProperties":false,"required":["pot","side","seat","amount"],"properties":{"pot":{"type":"integer","minimum":0},"side":{"type":"string","enum":["high","low","unopposed"]},"seat":{"$ref":"words.schema.json#/$defs/Seat"},"amount":{"$ref":"words.schema.json#/$defs/Chips"}}}}}};
const schema89 = {"title":"Net","description":"Chips won or lost: stack after less stack before.","type":"integer"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="hand-result.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "net"},message:"must have required property '"+"net"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shown === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shown"},message:"must have required property '"+"shown"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.awards === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "awards"},message:"must have required property '"+"awards"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "net") || (key0 === "shown")) || (key0 === "awards"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.net !== undefined){
let data0 = data.net;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/net/" + i0,schemaPath:"words.schema.json#/$defs/Net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/net",schemaPath:"#/properties/net/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.shown !== undefined){
let data2 = data.shown;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.seat === undefined){
const err6 = {instancePath:instancePath+"/shown/" + i1,schemaPath:"#/properties/shown/items/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.cards === undefined){
const err7 = {instancePath:instancePath+"/shown/" + i1,schemaPath:"#/properties/shown/items/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "seat") || (key1 === "cards"))){
const err8 = {instancePath:instancePath+"/shown/" + i1,schemaPath:"#/properties/shown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.seat !== undefined){
let data4 = data3.seat;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/shown/" + i1+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/shown/" + i1+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/shown/" + i1+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data3.cards !== undefined){
let data5 = data3.cards;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err12 = {instancePath:instancePath+"/shown/" + i1+"/cards/" + i2,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/shown/" + i1+"/cards/" + i2,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/shown/" + i1+"/cards",schemaPath:"#/properties/shown/items/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/shown/" + i1,schemaPath:"#/properties/shown/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.awards !== undefined){
let data7 = data.awards;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.pot === undefined){
const err17 = {instancePath:instancePath+"/awards/" + i3,schemaPath:"#/properties/awards/items/required",keyword:"required",params:{missingProperty: "pot"},message:"must have required property '"+"pot"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.side === undefined){
const err18 = {instancePath:instancePath+"/awards/" + i3,schemaPath:"#/properties/awards/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.seat === undefined){
const err19 = {instancePath:instancePath+"/awards/" + i3,schemaPath:"#/properties/awards/items/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.amount === undefined){
const err20 = {instancePath:instancePath+"/awards/" + i3,schemaPath:"#/properties/awards/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "pot") || (key2 === "side")) || (key2 === "seat")) || (key2 === "amount"))){
const err21 = {instancePath:instancePath+"/awards/" + i3,schemaPath:"#/properties/awards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.pot !== undefined){
let data9 = data8.pot;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/awards/" + i3+"/pot",schemaPath:"#/properties/awards/items/properties/pot/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/awards/" + i3+"/pot",schemaPath:"#/properties/awards/items/properties/pot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data8.side !== undefined){
let data10 = data8.side;
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/awards/" + i3+"/side",schemaPath:"#/properties/awards/items/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data10 === "high") || (data10 === "low")) || (data10 === "unopposed"))){
const err25 = {instancePath:instancePath+"/awards/" + i3+"/side",schemaPath:"#/properties/awards/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema88.properties.awards.items.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.seat !== undefined){
let data11 = data8.seat;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/awards/" + i3+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 8 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/awards/" + i3+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/awards/" + i3+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data8.amount !== undefined){
let data12 = data8.amount;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err29 = {instancePath:instancePath+"/awards/" + i3+"/amount",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/awards/" + i3+"/amount",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/awards/" + i3,schemaPath:"#/properties/awards/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/awards",schemaPath:"#/properties/awards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const houseObservation = validate38;
const schema94 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"house-observation.schema.json","title":"HouseObservation","description":"What a player of caribbean sees when it is to act, and nothing else.","type":"object","additionalProperties":false,"required":["game","cards","upcard","ante","options"],"properties":{"game":{"$ref":"words.schema.json#/$defs/HouseGame"},"cards":{"description":"Your five cards in the order dealt.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"},"minItems":5,"maxItems":5},"upcard":{"description":"The dealer's last card, dealt face up.","$ref":"words.schema.json#/$defs/Card"},"ante":{"description":"Chips you have put in.","$ref":"words.schema.json#/$defs/Chips"},"options":{"description":"What you may do, and the chips it pays.","type":"array","items":{"title":"HouseOption","description":"A legal action and the chips it pays.","type":"object","additionalProperties":false,"required":["action","pays"],"properties":{"action":{"$ref":"words.schema.json#/$defs/HouseAction"},"pays":{"$ref":"words.schema.json#/$defs/Chips"}}}}}};
const schema95 = {"title":"HouseGame","description":"A game against the house: caribbean, five cards each, the dealer's last one up.","type":"string","enum":["caribbean"]};
const schema99 = {"title":"HouseAction","description":"What a player does against the house: it gives up its ante, or calls.","type":"string","enum":["fold","call"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house-observation.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.game === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.upcard === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upcard"},message:"must have required property '"+"upcard"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ante === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.options === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "game") || (key0 === "cards")) || (key0 === "upcard")) || (key0 === "ante")) || (key0 === "options"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.game !== undefined){
let data0 = data.game;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/HouseGame/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data0 === "caribbean")){
const err7 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/HouseGame/enum",keyword:"enum",params:{allowedValues: schema95.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cards !== undefined){
let data1 = data.cards;
if(Array.isArray(data1)){
if(data1.length > 5){
const err8 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 5){
const err9 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.upcard !== undefined){
let data3 = data.upcard;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err13 = {instancePath:instancePath+"/upcard",schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/upcard",schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ante !== undefined){
let data4 = data.ante;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/ante",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/ante",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.options !== undefined){
let data5 = data.options;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.action === undefined){
const err17 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.pays === undefined){
const err18 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "pays"},message:"must have required property '"+"pays"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "action") || (key1 === "pays"))){
const err19 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.action !== undefined){
let data7 = data6.action;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/options/" + i1+"/action",schemaPath:"words.schema.json#/$defs/HouseAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data7 === "fold") || (data7 === "call"))){
const err21 = {instancePath:instancePath+"/options/" + i1+"/action",schemaPath:"words.schema.json#/$defs/HouseAction/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.pays !== undefined){
let data8 = data6.pays;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/options/" + i1+"/pays",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/options/" + i1+"/pays",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const houseResult = validate39;
const schema101 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"house-result.schema.json","title":"HouseResult","description":"What a player of caribbean is told after each hand.","type":"object","additionalProperties":false,"required":["dealer","qualified","net"],"properties":{"dealer":{"description":"The dealer's five cards in the order dealt; the last is the upcard.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"qualified":{"description":"Whether the dealer has ace-king or better.","type":"boolean"},"net":{"description":"Chips you won or lost.","type":"integer"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house-result.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dealer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealer"},message:"must have required property '"+"dealer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.qualified === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "qualified"},message:"must have required property '"+"qualified"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.net === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "net"},message:"must have required property '"+"net"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "dealer") || (key0 === "qualified")) || (key0 === "net"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dealer !== undefined){
let data0 = data.dealer;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/dealer/" + i0,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/dealer/" + i0,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/dealer",schemaPath:"#/properties/dealer/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.qualified !== undefined){
if(typeof data.qualified !== "boolean"){
const err7 = {instancePath:instancePath+"/qualified",schemaPath:"#/properties/qualified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.net !== undefined){
let data3 = data.net;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/net",schemaPath:"#/properties/net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const houseJob = validate40;
const schema103 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"house-job.schema.json","title":"HouseJob","description":"A match against the house to be played: some deals of one bot. Its result depends on nothing else.","type":"object","additionalProperties":false,"required":["id","lineUp","block","rotation","game","entrants","firstDeal","hands","seed"],"properties":{"id":{"$ref":"match-job.schema.json#/properties/id"},"lineUp":{"$ref":"match-job.schema.json#/properties/lineUp"},"block":{"$ref":"match-job.schema.json#/properties/block"},"rotation":{"description":"Always 0: nobody changes seats with the house.","type":"integer","minimum":0},"game":{"$ref":"words.schema.json#/$defs/HouseGame"},"entrants":{"description":"The number of the bot in the event, alone.","type":"array","items":{"type":"integer","minimum":0},"minItems":1,"maxItems":1},"firstDeal":{"$ref":"match-job.schema.json#/properties/firstDeal"},"hands":{"$ref":"match-job.schema.json#/properties/hands"},"seed":{"$ref":"match-job.schema.json#/properties/seed"}}};
const schema112 = {"description":"Identity within the event: line-up, block and rotation, \"4.17.1\".","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+$"};
const schema113 = {"description":"Number of the line-up in the event, from 0.","type":"integer","minimum":0};
const schema114 = {"description":"Number of the block, from 0.","type":"integer","minimum":0};
const schema116 = {"description":"Number of the first deal, from 0.","type":"integer","minimum":0};
const schema117 = {"description":"How many deals are played.","type":"integer","minimum":1};
const schema118 = {"description":"The seed of the event.","type":"string"};
const pattern16 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house-job.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lineUp === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lineUp"},message:"must have required property '"+"lineUp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.block === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rotation === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rotation"},message:"must have required property '"+"rotation"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.game === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.entrants === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entrants"},message:"must have required property '"+"entrants"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.firstDeal === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstDeal"},message:"must have required property '"+"firstDeal"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.hands === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.seed === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema103.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"match-job.schema.json#/properties/id/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"match-job.schema.json#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lineUp !== undefined){
let data1 = data.lineUp;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err12 = {instancePath:instancePath+"/lineUp",schemaPath:"match-job.schema.json#/properties/lineUp/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/lineUp",schemaPath:"match-job.schema.json#/properties/lineUp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.block !== undefined){
let data2 = data.block;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/block",schemaPath:"match-job.schema.json#/properties/block/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/block",schemaPath:"match-job.schema.json#/properties/block/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.rotation !== undefined){
let data3 = data.rotation;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.game !== undefined){
let data4 = data.game;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/HouseGame/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(data4 === "caribbean")){
const err19 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/HouseGame/enum",keyword:"enum",params:{allowedValues: schema95.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.entrants !== undefined){
let data5 = data.entrants;
if(Array.isArray(data5)){
if(data5.length > 1){
const err20 = {instancePath:instancePath+"/entrants",schemaPath:"#/properties/entrants/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length < 1){
const err21 = {instancePath:instancePath+"/entrants",schemaPath:"#/properties/entrants/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/entrants/" + i0,schemaPath:"#/properties/entrants/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/entrants/" + i0,schemaPath:"#/properties/entrants/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/entrants",schemaPath:"#/properties/entrants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.firstDeal !== undefined){
let data7 = data.firstDeal;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/firstDeal",schemaPath:"match-job.schema.json#/properties/firstDeal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/firstDeal",schemaPath:"match-job.schema.json#/properties/firstDeal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.hands !== undefined){
let data8 = data.hands;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/hands",schemaPath:"match-job.schema.json#/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/hands",schemaPath:"match-job.schema.json#/properties/hands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(typeof data.seed !== "string"){
const err29 = {instancePath:instancePath+"/seed",schemaPath:"match-job.schema.json#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const matchJob = validate41;
const schema104 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"match-job.schema.json","title":"MatchJob","description":"A match to be played: some deals of one line-up in one rotation. Its result depends on nothing else.","type":"object","additionalProperties":false,"required":["id","lineUp","block","rotation","game","rules","stakes","stack","dealing","entrants","firstDeal","hands","seed"],"properties":{"id":{"description":"Identity within the event: line-up, block and rotation, \"4.17.1\".","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+$"},"lineUp":{"description":"Number of the line-up in the event, from 0.","type":"integer","minimum":0},"block":{"description":"Number of the block, from 0.","type":"integer","minimum":0},"rotation":{"description":"Number of the rotation, from 0.","type":"integer","minimum":0},"game":{"$ref":"words.schema.json#/$defs/Game"},"rules":{"$ref":"rules.schema.json"},"stakes":{"$ref":"words.schema.json#/$defs/Stakes"},"stack":{"description":"Chips every seat starts each hand with.","$ref":"words.schema.json#/$defs/Chips"},"dealing":{"$ref":"words.schema.json#/$defs/Dealing"},"entrants":{"description":"Who sits where: number of the entrant in the event, seat 1 first.","type":"array","items":{"type":"integer","minimum":0}},"firstDeal":{"description":"Number of the first deal, from 0.","type":"integer","minimum":0},"hands":{"description":"How many deals are played.","type":"integer","minimum":1},"seed":{"description":"The seed of the event.","type":"string"},"reduce":{"$ref":"words.schema.json#/$defs/Reduction"}}};
const schema110 = {"title":"Dealing","description":"How cards reach the seats: by lanes (each seat has its own seven in advance) or from one deck in table order.","type":"string","enum":["lanes","table"]};
const schema111 = {"title":"Reduction","description":"What is taken off the results, so that fewer hands tell as much: the luck of the cards.","type":"string","enum":["luck"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ante === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringIn"},message:"must have required property '"+"bringIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallBet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallBet"},message:"must have required property '"+"smallBet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bigBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBet"},message:"must have required property '"+"bigBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ante") || (key0 === "bringIn")) || (key0 === "smallBet")) || (key0 === "bigBet"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ante !== undefined){
let data0 = data.ante;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.bringIn !== undefined){
let data1 = data.bringIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.smallBet !== undefined){
let data2 = data.smallBet;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bigBet !== undefined){
let data3 = data.bigBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="match-job.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lineUp === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lineUp"},message:"must have required property '"+"lineUp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.block === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rotation === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rotation"},message:"must have required property '"+"rotation"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.game === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.rules === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.stakes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stakes"},message:"must have required property '"+"stakes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.stack === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stack"},message:"must have required property '"+"stack"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.dealing === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealing"},message:"must have required property '"+"dealing"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.entrants === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entrants"},message:"must have required property '"+"entrants"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.firstDeal === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstDeal"},message:"must have required property '"+"firstDeal"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.hands === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.seed === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema104.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lineUp !== undefined){
let data1 = data.lineUp;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err16 = {instancePath:instancePath+"/lineUp",schemaPath:"#/properties/lineUp/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/lineUp",schemaPath:"#/properties/lineUp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.block !== undefined){
let data2 = data.block;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err18 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err19 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.rotation !== undefined){
let data3 = data.rotation;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err20 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.game !== undefined){
let data4 = data.game;
if(typeof data4 !== "string"){
const err22 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data4 === "stud") || (data4 === "stud8")) || (data4 === "razz"))){
const err23 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate22(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.stakes !== undefined){
if(!(validate43(data.stakes, {instancePath:instancePath+"/stakes",parentData:data,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.stack !== undefined){
let data7 = data.stack;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.dealing !== undefined){
let data8 = data.dealing;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/dealing",schemaPath:"words.schema.json#/$defs/Dealing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data8 === "lanes") || (data8 === "table"))){
const err27 = {instancePath:instancePath+"/dealing",schemaPath:"words.schema.json#/$defs/Dealing/enum",keyword:"enum",params:{allowedValues: schema110.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.entrants !== undefined){
let data9 = data.entrants;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/entrants/" + i0,schemaPath:"#/properties/entrants/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/entrants/" + i0,schemaPath:"#/properties/entrants/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/entrants",schemaPath:"#/properties/entrants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.firstDeal !== undefined){
let data11 = data.firstDeal;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/firstDeal",schemaPath:"#/properties/firstDeal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/firstDeal",schemaPath:"#/properties/firstDeal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.hands !== undefined){
let data12 = data.hands;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(typeof data.seed !== "string"){
const err35 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.reduce !== undefined){
let data14 = data.reduce;
if(typeof data14 !== "string"){
const err36 = {instancePath:instancePath+"/reduce",schemaPath:"words.schema.json#/$defs/Reduction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(data14 === "luck")){
const err37 = {instancePath:instancePath+"/reduce",schemaPath:"words.schema.json#/$defs/Reduction/enum",keyword:"enum",params:{allowedValues: schema111.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const matchResult = validate45;
const schema119 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"match-result.schema.json","title":"MatchResult","description":"What a match came to.","type":"object","additionalProperties":false,"required":["id","lineUp","block","rotation","hands","digest","seats"],"properties":{"id":{"type":"string"},"lineUp":{"type":"integer","minimum":0},"block":{"type":"integer","minimum":0},"rotation":{"type":"integer","minimum":0},"hands":{"type":"integer","minimum":1},"digest":{"description":"64 bits, in hex, over every card, action and award of every hand: equal only when the hands were equal.","type":"string","pattern":"^[0-9a-f]{16}$"},"seats":{"description":"Seat 1 first.","type":"array","items":{"title":"SeatResult","description":"What one seat of a match came to.","type":"object","additionalProperties":false,"required":["entrant","net","decisions","faults"],"properties":{"entrant":{"description":"Number of the entrant in the event.","type":"integer","minimum":0},"net":{"description":"Chips won or lost over the match.","$ref":"words.schema.json#/$defs/Net"},"luck":{"description":"Chips of it that are owed to the luck of the cards, in steps of 1/64, where the event takes them off.","type":"number","multipleOf":0.015625},"decisions":{"description":"Turns it was asked for.","type":"integer","minimum":0},"faults":{"$ref":"words.schema.json#/$defs/FaultCounts"},"faulted":{"title":"FaultedHands","description":"The hands in which the arena acted for it, when there were any.","type":"object","additionalProperties":false,"required":["hands","net"],"properties":{"hands":{"type":"integer","minimum":1},"net":{"description":"Chips won or lost in them.","$ref":"words.schema.json#/$defs/Net"}}},"lost":{"title":"LostMatch","description":"Where the match lost the bot, when it did: from there on the arena acted for it. Faults of the clock and of memory stand here, so that the match can be played again to the same bytes.","type":"object","additionalProperties":false,"required":["decision","fault"],"properties":{"decision":{"description":"Which of its decisions, from 0.","type":"integer","minimum":0},"fault":{"$ref":"words.schema.json#/$defs/Fault"}}}}}}}};
const schema121 = {"title":"FaultCounts","description":"How often each fault happened.","type":"object","additionalProperties":false,"required":["illegal","unreadable","late","crashed","out-of-memory"],"properties":{"illegal":{"type":"integer","minimum":0},"unreadable":{"type":"integer","minimum":0},"late":{"type":"integer","minimum":0},"crashed":{"type":"integer","minimum":0},"out-of-memory":{"type":"integer","minimum":0}}};
const schema123 = {"title":"Fault","description":"How a bot failed: an action that is not legal, an answer that is none of the words, no answer in time, an exception, or too much memory.","type":"string","enum":["illegal","unreadable","late","crashed","out-of-memory"]};
const pattern18 = new RegExp("^[0-9a-f]{16}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="match-result.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lineUp === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lineUp"},message:"must have required property '"+"lineUp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.block === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rotation === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rotation"},message:"must have required property '"+"rotation"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.hands === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.digest === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.seats === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seats"},message:"must have required property '"+"seats"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "lineUp")) || (key0 === "block")) || (key0 === "rotation")) || (key0 === "hands")) || (key0 === "digest")) || (key0 === "seats"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.lineUp !== undefined){
let data1 = data.lineUp;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/lineUp",schemaPath:"#/properties/lineUp/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/lineUp",schemaPath:"#/properties/lineUp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.block !== undefined){
let data2 = data.block;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.rotation !== undefined){
let data3 = data.rotation;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.hands !== undefined){
let data4 = data.hands;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.digest !== undefined){
let data5 = data.digest;
if(typeof data5 === "string"){
if(!pattern18.test(data5)){
const err17 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"},message:"must match pattern \""+"^[0-9a-f]{16}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.seats !== undefined){
let data6 = data.seats;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.entrant === undefined){
const err19 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "entrant"},message:"must have required property '"+"entrant"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.net === undefined){
const err20 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "net"},message:"must have required property '"+"net"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.decisions === undefined){
const err21 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "decisions"},message:"must have required property '"+"decisions"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.faults === undefined){
const err22 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data7){
if(!(((((((key1 === "entrant") || (key1 === "net")) || (key1 === "luck")) || (key1 === "decisions")) || (key1 === "faults")) || (key1 === "faulted")) || (key1 === "lost"))){
const err23 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.entrant !== undefined){
let data8 = data7.entrant;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/seats/" + i0+"/entrant",schemaPath:"#/properties/seats/items/properties/entrant/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/seats/" + i0+"/entrant",schemaPath:"#/properties/seats/items/properties/entrant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data7.net !== undefined){
let data9 = data7.net;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/seats/" + i0+"/net",schemaPath:"words.schema.json#/$defs/Net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.luck !== undefined){
let data10 = data7.luck;
if((typeof data10 == "number") && (isFinite(data10))){
let res0;
if((0.015625 === 0 || (res0 = data10/0.015625, res0 !== parseInt(res0)))){
const err27 = {instancePath:instancePath+"/seats/" + i0+"/luck",schemaPath:"#/properties/seats/items/properties/luck/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.015625},message:"must be multiple of 0.015625"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/seats/" + i0+"/luck",schemaPath:"#/properties/seats/items/properties/luck/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.decisions !== undefined){
let data11 = data7.decisions;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/seats/" + i0+"/decisions",schemaPath:"#/properties/seats/items/properties/decisions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/seats/" + i0+"/decisions",schemaPath:"#/properties/seats/items/properties/decisions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data7.faults !== undefined){
let data12 = data7.faults;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.illegal === undefined){
const err31 = {instancePath:instancePath+"/seats/" + i0+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "illegal"},message:"must have required property '"+"illegal"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.unreadable === undefined){
const err32 = {instancePath:instancePath+"/seats/" + i0+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.late === undefined){
const err33 = {instancePath:instancePath+"/seats/" + i0+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "late"},message:"must have required property '"+"late"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12.crashed === undefined){
const err34 = {instancePath:instancePath+"/seats/" + i0+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "crashed"},message:"must have required property '"+"crashed"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12["out-of-memory"] === undefined){
const err35 = {instancePath:instancePath+"/seats/" + i0+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "out-of-memory"},message:"must have required property '"+"out-of-memory"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data12){
if(!(((((key2 === "illegal") || (key2 === "unreadable")) || (key2 === "late")) || (key2 === "crashed")) || (key2 === "out-of-memory"))){
const err36 = {instancePath:instancePath+"/seats/" + i0+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.illegal !== undefined){
let data13 = data12.illegal;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/seats/" + i0+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/seats/" + i0+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data12.unreadable !== undefined){
let data14 = data12.unreadable;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/seats/" + i0+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/seats/" + i0+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data12.late !== undefined){
let data15 = data12.late;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err41 = {instancePath:instancePath+"/seats/" + i0+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/seats/" + i0+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data12.crashed !== undefined){
let data16 = data12.crashed;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/seats/" + i0+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/seats/" + i0+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data12["out-of-memory"] !== undefined){
let data17 = data12["out-of-memory"];
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/seats/" + i0+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/seats/" + i0+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/seats/" + i0+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data7.faulted !== undefined){
let data18 = data7.faulted;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.hands === undefined){
const err48 = {instancePath:instancePath+"/seats/" + i0+"/faulted",schemaPath:"#/properties/seats/items/properties/faulted/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.net === undefined){
const err49 = {instancePath:instancePath+"/seats/" + i0+"/faulted",schemaPath:"#/properties/seats/items/properties/faulted/required",keyword:"required",params:{missingProperty: "net"},message:"must have required property '"+"net"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key3 in data18){
if(!((key3 === "hands") || (key3 === "net"))){
const err50 = {instancePath:instancePath+"/seats/" + i0+"/faulted",schemaPath:"#/properties/seats/items/properties/faulted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.hands !== undefined){
let data19 = data18.hands;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/seats/" + i0+"/faulted/hands",schemaPath:"#/properties/seats/items/properties/faulted/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/seats/" + i0+"/faulted/hands",schemaPath:"#/properties/seats/items/properties/faulted/properties/hands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data18.net !== undefined){
let data20 = data18.net;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err53 = {instancePath:instancePath+"/seats/" + i0+"/faulted/net",schemaPath:"words.schema.json#/$defs/Net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/seats/" + i0+"/faulted",schemaPath:"#/properties/seats/items/properties/faulted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data7.lost !== undefined){
let data21 = data7.lost;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.decision === undefined){
const err55 = {instancePath:instancePath+"/seats/" + i0+"/lost",schemaPath:"#/properties/seats/items/properties/lost/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data21.fault === undefined){
const err56 = {instancePath:instancePath+"/seats/" + i0+"/lost",schemaPath:"#/properties/seats/items/properties/lost/required",keyword:"required",params:{missingProperty: "fault"},message:"must have required property '"+"fault"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key4 in data21){
if(!((key4 === "decision") || (key4 === "fault"))){
const err57 = {instancePath:instancePath+"/seats/" + i0+"/lost",schemaPath:"#/properties/seats/items/properties/lost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.decision !== undefined){
let data22 = data21.decision;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err58 = {instancePath:instancePath+"/seats/" + i0+"/lost/decision",schemaPath:"#/properties/seats/items/properties/lost/properties/decision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err59 = {instancePath:instancePath+"/seats/" + i0+"/lost/decision",schemaPath:"#/properties/seats/items/properties/lost/properties/decision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data21.fault !== undefined){
let data23 = data21.fault;
if(typeof data23 !== "string"){
const err60 = {instancePath:instancePath+"/seats/" + i0+"/lost/fault",schemaPath:"words.schema.json#/$defs/Fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(((((data23 === "illegal") || (data23 === "unreadable")) || (data23 === "late")) || (data23 === "crashed")) || (data23 === "out-of-memory"))){
const err61 = {instancePath:instancePath+"/seats/" + i0+"/lost/fault",schemaPath:"words.schema.json#/$defs/Fault/enum",keyword:"enum",params:{allowedValues: schema123.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/seats/" + i0+"/lost",schemaPath:"#/properties/seats/items/properties/lost/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openHandHistory = validate46;
const schema124 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"open-hand-history.schema.json","title":"OpenHandHistory","description":"A hand of the stud family as Open Hand History 1.4.7 has it (hh-specs.handhistory.org). The specification has no words for stud's streets, razz and the bring-in: here streets are Third to Seventh Street, razz is a game_type of its own, and a bring-in is posted as an extra blind.","type":"object","additionalProperties":false,"required":["ohh"],"properties":{"ohh":{"title":"OpenHand","description":"The hand. Amounts are in the currency's own unit.","type":"object","required":["spec_version","site_name","network_name","internal_version","tournament","game_number","start_date_utc","table_name","game_type","bet_limit","table_size","currency","dealer_seat","ante_amount","players","rounds","pots"],"properties":{"spec_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+$"},"site_name":{"type":"string"},"network_name":{"type":"string"},"internal_version":{"type":"string"},"tournament":{"type":"boolean"},"game_number":{"type":"string","pattern":"^.{1,100}$"},"start_date_utc":{"type":"string"},"table_name":{"type":"string"},"game_type":{"type":"string","enum":["Stud","StudHiLo","Razz"]},"bet_limit":{"title":"OpenBetLimit","description":"Fixed limit, without a cap in chips.","type":"object","required":["bet_type","bet_cap"],"properties":{"bet_type":{"type":"string","enum":["FL"]},"bet_cap":{"type":"number"}}},"table_size":{"type":"integer","minimum":2},"currency":{"description":"XPM is play money.","type":"string"},"dealer_seat":{"type":"integer"},"small_blind_amount":{"description":"The small bet.","type":["number","null"]},"big_blind_amount":{"description":"The big bet.","type":["number","null"]},"ante_amount":{"type":"number","minimum":0},"bring_in_amount":{"description":"The bring-in; a word of our own, since the specification has none.","type":"number","minimum":0},"hero_player_id":{"description":"null where all cards are told.","type":["integer","null"]},"players":{"type":"array","maxItems":10,"items":{"title":"OpenPlayer","description":"A seat that was dealt in.","type":"object","required":["id","seat","name","starting_stack"],"properties":{"id":{"type":"integer"},"seat":{"type":"integer"},"name":{"type":"string"},"starting_stack":{"type":"number","minimum":0}}}},"rounds":{"type":"array","maxItems":6,"items":{"title":"OpenRound","description":"A street, or the showdown.","type":"object","required":["id","street","actions"],"properties":{"id":{"type":"integer"},"street":{"type":"string","enum":["Third Street","Fourth Street","Fifth Street","Sixth Street","Seventh Street","Showdown"]},"cards":{"description":"The community card, where there is one.","type":"array","maxItems":1,"items":{"$ref":"words.schema.json#/$defs/Card"}},"actions":{"type":"array","maxItems":200,"items":{"title":"OpenAction","description":"What a player did or was dealt; amount is what it added.","type":"object","required":["action_number","player_id","action"],"properties":{"action_number":{"type":"integer"},"player_id":{"type":"integer"},"action":{"type":"string","enum":["Dealt Cards","Mucks Cards","Shows Cards","Post Ante","Post Extra Blind","Fold","Check","Bet","Raise","Call"]},"amount":{"type":"number","minimum":0},"is_allin":{"type":"boolean"},"cards":{"description":"null where a card is hidden.","type":"array","maxItems":7,"items":{"oneOf":[{"$ref":"words.schema.json#/$defs/Card"},{"type":"null"}]}}}}}}}},"pots":{"type":"array","maxItems":10,"items":{"title":"OpenPot","description":"A pot, the main pot first, and what players took from it.","type":"object","required":["number","amount","player_wins"],"properties":{"number":{"type":"integer"},"amount":{"type":"number","minimum":0},"rake":{"type":["number","null"]},"player_wins":{"type":"array","maxItems":20,"items":{"title":"OpenWin","description":"What a player took from a pot.","type":"object","required":["player_id","win_amount"],"properties":{"player_id":{"type":"integer"},"win_amount":{"type":"number","minimum":0}}}}}}}}}}};
const pattern20 = new RegExp("^.{1,100}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="open-hand-history.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ohh === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ohh"},message:"must have required property '"+"ohh"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ohh")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ohh !== undefined){
let data0 = data.ohh;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.spec_version === undefined){
const err2 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.site_name === undefined){
const err3 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "site_name"},message:"must have required property '"+"site_name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.network_name === undefined){
const err4 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "network_name"},message:"must have required property '"+"network_name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.internal_version === undefined){
const err5 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "internal_version"},message:"must have required property '"+"internal_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.tournament === undefined){
const err6 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "tournament"},message:"must have required property '"+"tournament"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.game_number === undefined){
const err7 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "game_number"},message:"must have required property '"+"game_number"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.start_date_utc === undefined){
const err8 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "start_date_utc"},message:"must have required property '"+"start_date_utc"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.table_name === undefined){
const err9 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "table_name"},message:"must have required property '"+"table_name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.game_type === undefined){
const err10 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "game_type"},message:"must have required property '"+"game_type"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.bet_limit === undefined){
const err11 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "bet_limit"},message:"must have required property '"+"bet_limit"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.table_size === undefined){
const err12 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "table_size"},message:"must have required property '"+"table_size"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.currency === undefined){
const err13 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.dealer_seat === undefined){
const err14 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "dealer_seat"},message:"must have required property '"+"dealer_seat"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.ante_amount === undefined){
const err15 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "ante_amount"},message:"must have required property '"+"ante_amount"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.players === undefined){
const err16 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "players"},message:"must have required property '"+"players"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.rounds === undefined){
const err17 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "rounds"},message:"must have required property '"+"rounds"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.pots === undefined){
const err18 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/required",keyword:"required",params:{missingProperty: "pots"},message:"must have required property '"+"pots"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.spec_version !== undefined){
let data1 = data0.spec_version;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err19 = {instancePath:instancePath+"/ohh/spec_version",schemaPath:"#/properties/ohh/properties/spec_version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/ohh/spec_version",schemaPath:"#/properties/ohh/properties/spec_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.site_name !== undefined){
if(typeof data0.site_name !== "string"){
const err21 = {instancePath:instancePath+"/ohh/site_name",schemaPath:"#/properties/ohh/properties/site_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.network_name !== undefined){
if(typeof data0.network_name !== "string"){
const err22 = {instancePath:instancePath+"/ohh/network_name",schemaPath:"#/properties/ohh/properties/network_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.internal_version !== undefined){
if(typeof data0.internal_version !== "string"){
const err23 = {instancePath:instancePath+"/ohh/internal_version",schemaPath:"#/properties/ohh/properties/internal_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.tournament !== undefined){
if(typeof data0.tournament !== "boolean"){
const err24 = {instancePath:instancePath+"/ohh/tournament",schemaPath:"#/properties/ohh/properties/tournament/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.game_number !== undefined){
let data6 = data0.game_number;
if(typeof data6 === "string"){
if(!pattern20.test(data6)){
const err25 = {instancePath:instancePath+"/ohh/game_number",schemaPath:"#/properties/ohh/properties/game_number/pattern",keyword:"pattern",params:{pattern: "^.{1,100}$"},message:"must match pattern \""+"^.{1,100}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/ohh/game_number",schemaPath:"#/properties/ohh/properties/game_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.start_date_utc !== undefined){
if(typeof data0.start_date_utc !== "string"){
const err27 = {instancePath:instancePath+"/ohh/start_date_utc",schemaPath:"#/properties/ohh/properties/start_date_utc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.table_name !== undefined){
if(typeof data0.table_name !== "string"){
const err28 = {instancePath:instancePath+"/ohh/table_name",schemaPath:"#/properties/ohh/properties/table_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.game_type !== undefined){
let data9 = data0.game_type;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/ohh/game_type",schemaPath:"#/properties/ohh/properties/game_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data9 === "Stud") || (data9 === "StudHiLo")) || (data9 === "Razz"))){
const err30 = {instancePath:instancePath+"/ohh/game_type",schemaPath:"#/properties/ohh/properties/game_type/enum",keyword:"enum",params:{allowedValues: schema124.properties.ohh.properties.game_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.bet_limit !== undefined){
let data10 = data0.bet_limit;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.bet_type === undefined){
const err31 = {instancePath:instancePath+"/ohh/bet_limit",schemaPath:"#/properties/ohh/properties/bet_limit/required",keyword:"required",params:{missingProperty: "bet_type"},message:"must have required property '"+"bet_type"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.bet_cap === undefined){
const err32 = {instancePath:instancePath+"/ohh/bet_limit",schemaPath:"#/properties/ohh/properties/bet_limit/required",keyword:"required",params:{missingProperty: "bet_cap"},message:"must have required property '"+"bet_cap"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.bet_type !== undefined){
let data11 = data10.bet_type;
if(typeof data11 !== "string"){
const err33 = {instancePath:instancePath+"/ohh/bet_limit/bet_type",schemaPath:"#/properties/ohh/properties/bet_limit/properties/bet_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(data11 === "FL")){
const err34 = {instancePath:instancePath+"/ohh/bet_limit/bet_type",schemaPath:"#/properties/ohh/properties/bet_limit/properties/bet_type/enum",keyword:"enum",params:{allowedValues: schema124.properties.ohh.properties.bet_limit.properties.bet_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.bet_cap !== undefined){
let data12 = data10.bet_cap;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err35 = {instancePath:instancePath+"/ohh/bet_limit/bet_cap",schemaPath:"#/properties/ohh/properties/bet_limit/properties/bet_cap/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/ohh/bet_limit",schemaPath:"#/properties/ohh/properties/bet_limit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.table_size !== undefined){
let data13 = data0.table_size;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/ohh/table_size",schemaPath:"#/properties/ohh/properties/table_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 2 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/ohh/table_size",schemaPath:"#/properties/ohh/properties/table_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data0.currency !== undefined){
if(typeof data0.currency !== "string"){
const err39 = {instancePath:instancePath+"/ohh/currency",schemaPath:"#/properties/ohh/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data0.dealer_seat !== undefined){
let data15 = data0.dealer_seat;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err40 = {instancePath:instancePath+"/ohh/dealer_seat",schemaPath:"#/properties/ohh/properties/dealer_seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data0.small_blind_amount !== undefined){
let data16 = data0.small_blind_amount;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
const err41 = {instancePath:instancePath+"/ohh/small_blind_amount",schemaPath:"#/properties/ohh/properties/small_blind_amount/type",keyword:"type",params:{type: schema124.properties.ohh.properties.small_blind_amount.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data0.big_blind_amount !== undefined){
let data17 = data0.big_blind_amount;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err42 = {instancePath:instancePath+"/ohh/big_blind_amount",schemaPath:"#/properties/ohh/properties/big_blind_amount/type",keyword:"type",params:{type: schema124.properties.ohh.properties.big_blind_amount.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data0.ante_amount !== undefined){
let data18 = data0.ante_amount;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err43 = {instancePath:instancePath+"/ohh/ante_amount",schemaPath:"#/properties/ohh/properties/ante_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/ohh/ante_amount",schemaPath:"#/properties/ohh/properties/ante_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data0.bring_in_amount !== undefined){
let data19 = data0.bring_in_amount;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err45 = {instancePath:instancePath+"/ohh/bring_in_amount",schemaPath:"#/properties/ohh/properties/bring_in_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/ohh/bring_in_amount",schemaPath:"#/properties/ohh/properties/bring_in_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data0.hero_player_id !== undefined){
let data20 = data0.hero_player_id;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err47 = {instancePath:instancePath+"/ohh/hero_player_id",schemaPath:"#/properties/ohh/properties/hero_player_id/type",keyword:"type",params:{type: schema124.properties.ohh.properties.hero_player_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data0.players !== undefined){
let data21 = data0.players;
if(Array.isArray(data21)){
if(data21.length > 10){
const err48 = {instancePath:instancePath+"/ohh/players",schemaPath:"#/properties/ohh/properties/players/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.id === undefined){
const err49 = {instancePath:instancePath+"/ohh/players/" + i0,schemaPath:"#/properties/ohh/properties/players/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data22.seat === undefined){
const err50 = {instancePath:instancePath+"/ohh/players/" + i0,schemaPath:"#/properties/ohh/properties/players/items/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data22.name === undefined){
const err51 = {instancePath:instancePath+"/ohh/players/" + i0,schemaPath:"#/properties/ohh/properties/players/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data22.starting_stack === undefined){
const err52 = {instancePath:instancePath+"/ohh/players/" + i0,schemaPath:"#/properties/ohh/properties/players/items/required",keyword:"required",params:{missingProperty: "starting_stack"},message:"must have required property '"+"starting_stack"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data22.id !== undefined){
let data23 = data22.id;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err53 = {instancePath:instancePath+"/ohh/players/" + i0+"/id",schemaPath:"#/properties/ohh/properties/players/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data22.seat !== undefined){
let data24 = data22.seat;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err54 = {instancePath:instancePath+"/ohh/players/" + i0+"/seat",schemaPath:"#/properties/ohh/properties/players/items/properties/seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
const err55 = {instancePath:instancePath+"/ohh/players/" + i0+"/name",schemaPath:"#/properties/ohh/properties/players/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data22.starting_stack !== undefined){
let data26 = data22.starting_stack;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err56 = {instancePath:instancePath+"/ohh/players/" + i0+"/starting_stack",schemaPath:"#/properties/ohh/properties/players/items/properties/starting_stack/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/ohh/players/" + i0+"/starting_stack",schemaPath:"#/properties/ohh/properties/players/items/properties/starting_stack/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/ohh/players/" + i0,schemaPath:"#/properties/ohh/properties/players/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/ohh/players",schemaPath:"#/properties/ohh/properties/players/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data0.rounds !== undefined){
let data27 = data0.rounds;
if(Array.isArray(data27)){
if(data27.length > 6){
const err60 = {instancePath:instancePath+"/ohh/rounds",schemaPath:"#/properties/ohh/properties/rounds/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.id === undefined){
const err61 = {instancePath:instancePath+"/ohh/rounds/" + i1,schemaPath:"#/properties/ohh/properties/rounds/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data28.street === undefined){
const err62 = {instancePath:instancePath+"/ohh/rounds/" + i1,schemaPath:"#/properties/ohh/properties/rounds/items/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data28.actions === undefined){
const err63 = {instancePath:instancePath+"/ohh/rounds/" + i1,schemaPath:"#/properties/ohh/properties/rounds/items/required",keyword:"required",params:{missingProperty: "actions"},message:"must have required property '"+"actions"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data28.id !== undefined){
let data29 = data28.id;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err64 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/id",schemaPath:"#/properties/ohh/properties/rounds/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data28.street !== undefined){
let data30 = data28.street;
if(typeof data30 !== "string"){
const err65 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/street",schemaPath:"#/properties/ohh/properties/rounds/items/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!((((((data30 === "Third Street") || (data30 === "Fourth Street")) || (data30 === "Fifth Street")) || (data30 === "Sixth Street")) || (data30 === "Seventh Street")) || (data30 === "Showdown"))){
const err66 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/street",schemaPath:"#/properties/ohh/properties/rounds/items/properties/street/enum",keyword:"enum",params:{allowedValues: schema124.properties.ohh.properties.rounds.items.properties.street.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data28.cards !== undefined){
let data31 = data28.cards;
if(Array.isArray(data31)){
if(data31.length > 1){
const err67 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/cards",schemaPath:"#/properties/ohh/properties/rounds/items/properties/cards/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
if(typeof data32 === "string"){
if(!pattern4.test(data32)){
const err68 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/cards/" + i2,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/cards/" + i2,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/cards",schemaPath:"#/properties/ohh/properties/rounds/items/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data28.actions !== undefined){
let data33 = data28.actions;
if(Array.isArray(data33)){
if(data33.length > 200){
const err71 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.action_number === undefined){
const err72 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3,schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/required",keyword:"required",params:{missingProperty: "action_number"},message:"must have required property '"+"action_number"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data34.player_id === undefined){
const err73 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3,schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/required",keyword:"required",params:{missingProperty: "player_id"},message:"must have required property '"+"player_id"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data34.action === undefined){
const err74 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3,schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data34.action_number !== undefined){
let data35 = data34.action_number;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err75 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/action_number",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/action_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data34.player_id !== undefined){
let data36 = data34.player_id;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err76 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/player_id",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/player_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data34.action !== undefined){
let data37 = data34.action;
if(typeof data37 !== "string"){
const err77 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/action",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!((((((((((data37 === "Dealt Cards") || (data37 === "Mucks Cards")) || (data37 === "Shows Cards")) || (data37 === "Post Ante")) || (data37 === "Post Extra Blind")) || (data37 === "Fold")) || (data37 === "Check")) || (data37 === "Bet")) || (data37 === "Raise")) || (data37 === "Call"))){
const err78 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/action",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema124.properties.ohh.properties.rounds.items.properties.actions.items.properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data34.amount !== undefined){
let data38 = data34.amount;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err79 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/amount",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/amount",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.is_allin !== undefined){
if(typeof data34.is_allin !== "boolean"){
const err81 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/is_allin",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/is_allin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data34.cards !== undefined){
let data40 = data34.cards;
if(Array.isArray(data40)){
if(data40.length > 7){
const err82 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/cards",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/cards/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
let data41 = data40[i4];
const _errs86 = errors;
let valid17 = false;
let passing0 = null;
const _errs87 = errors;
if(typeof data41 === "string"){
if(!pattern4.test(data41)){
const err83 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/cards/" + i4,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/cards/" + i4,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid0 = _errs87 === errors;
if(_valid0){
valid17 = true;
passing0 = 0;
}
const _errs90 = errors;
if(data41 !== null){
const err85 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/cards/" + i4,schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/cards/items/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid0 = _errs90 === errors;
if(_valid0 && valid17){
valid17 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid17 = true;
passing0 = 1;
}
}
if(!valid17){
const err86 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/cards/" + i4,schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/cards/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err87 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3+"/cards",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions/" + i3,schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/ohh/rounds/" + i1+"/actions",schemaPath:"#/properties/ohh/properties/rounds/items/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/ohh/rounds/" + i1,schemaPath:"#/properties/ohh/properties/rounds/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/ohh/rounds",schemaPath:"#/properties/ohh/properties/rounds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data0.pots !== undefined){
let data42 = data0.pots;
if(Array.isArray(data42)){
if(data42.length > 10){
const err92 = {instancePath:instancePath+"/ohh/pots",schemaPath:"#/properties/ohh/properties/pots/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len5 = data42.length;
for(let i5=0; i5<len5; i5++){
let data43 = data42[i5];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.number === undefined){
const err93 = {instancePath:instancePath+"/ohh/pots/" + i5,schemaPath:"#/properties/ohh/properties/pots/items/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data43.amount === undefined){
const err94 = {instancePath:instancePath+"/ohh/pots/" + i5,schemaPath:"#/properties/ohh/properties/pots/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data43.player_wins === undefined){
const err95 = {instancePath:instancePath+"/ohh/pots/" + i5,schemaPath:"#/properties/ohh/properties/pots/items/required",keyword:"required",params:{missingProperty: "player_wins"},message:"must have required property '"+"player_wins"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data43.number !== undefined){
let data44 = data43.number;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err96 = {instancePath:instancePath+"/ohh/pots/" + i5+"/number",schemaPath:"#/properties/ohh/properties/pots/items/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data43.amount !== undefined){
let data45 = data43.amount;
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err97 = {instancePath:instancePath+"/ohh/pots/" + i5+"/amount",schemaPath:"#/properties/ohh/properties/pots/items/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/ohh/pots/" + i5+"/amount",schemaPath:"#/properties/ohh/properties/pots/items/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data43.rake !== undefined){
let data46 = data43.rake;
if((!((typeof data46 == "number") && (isFinite(data46)))) && (data46 !== null)){
const err99 = {instancePath:instancePath+"/ohh/pots/" + i5+"/rake",schemaPath:"#/properties/ohh/properties/pots/items/properties/rake/type",keyword:"type",params:{type: schema124.properties.ohh.properties.pots.items.properties.rake.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data43.player_wins !== undefined){
let data47 = data43.player_wins;
if(Array.isArray(data47)){
if(data47.length > 20){
const err100 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins",schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const len6 = data47.length;
for(let i6=0; i6<len6; i6++){
let data48 = data47[i6];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.player_id === undefined){
const err101 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins/" + i6,schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/items/required",keyword:"required",params:{missingProperty: "player_id"},message:"must have required property '"+"player_id"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data48.win_amount === undefined){
const err102 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins/" + i6,schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/items/required",keyword:"required",params:{missingProperty: "win_amount"},message:"must have required property '"+"win_amount"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data48.player_id !== undefined){
let data49 = data48.player_id;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err103 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins/" + i6+"/player_id",schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/items/properties/player_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data48.win_amount !== undefined){
let data50 = data48.win_amount;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err104 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins/" + i6+"/win_amount",schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/items/properties/win_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins/" + i6+"/win_amount",schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/items/properties/win_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins/" + i6,schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/ohh/pots/" + i5+"/player_wins",schemaPath:"#/properties/ohh/properties/pots/items/properties/player_wins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/ohh/pots/" + i5,schemaPath:"#/properties/ohh/properties/pots/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/ohh/pots",schemaPath:"#/properties/ohh/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/ohh",schemaPath:"#/properties/ohh/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const handRecord = validate47;
const schema127 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"hand-record.schema.json","title":"HandRecord","description":"One hand as it was dealt and played; all that is needed to play it again.","type":"object","additionalProperties":false,"required":["version","id","game","rules","stakes","firstSeat","seats","community","burns","actions","net"],"properties":{"version":{"const":1},"id":{"description":"Identity of the hand; within an event: line-up, rotation and deal, \"4.1.12034\".","type":"string"},"game":{"$ref":"words.schema.json#/$defs/Game"},"rules":{"$ref":"rules.schema.json"},"stakes":{"$ref":"words.schema.json#/$defs/Stakes"},"firstSeat":{"$ref":"words.schema.json#/$defs/Seat"},"seats":{"description":"Seat 1 first.","type":"array","items":{"title":"RecordedSeat","description":"A seat of a recorded hand.","type":"object","additionalProperties":false,"required":["name","stack","cards"],"properties":{"name":{"type":"string"},"stack":{"description":"Chips before the ante.","$ref":"words.schema.json#/$defs/Chips"},"cards":{"description":"Its cards in the order dealt: two downcards, the door card, and so on.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}}}}},"community":{"type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"burns":{"type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"actions":{"type":"array","items":{"title":"RecordedAction","description":"An action of a recorded hand.","type":"object","additionalProperties":false,"required":["seat","action"],"properties":{"seat":{"$ref":"words.schema.json#/$defs/Seat"},"action":{"$ref":"words.schema.json#/$defs/Action"},"fault":{"description":"The fault for which the arena acted in place of the bot.","$ref":"words.schema.json#/$defs/Fault"}}}},"net":{"description":"Chips won or lost, seat 1 first.","type":"array","items":{"$ref":"words.schema.json#/$defs/Net"}}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ante === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringIn"},message:"must have required property '"+"bringIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallBet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallBet"},message:"must have required property '"+"smallBet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bigBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBet"},message:"must have required property '"+"bigBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ante") || (key0 === "bringIn")) || (key0 === "smallBet")) || (key0 === "bigBet"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ante !== undefined){
let data0 = data.ante;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.bringIn !== undefined){
let data1 = data.bringIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.smallBet !== undefined){
let data2 = data.smallBet;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bigBet !== undefined){
let data3 = data.bigBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="hand-record.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.game === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rules === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.stakes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stakes"},message:"must have required property '"+"stakes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.firstSeat === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstSeat"},message:"must have required property '"+"firstSeat"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.seats === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seats"},message:"must have required property '"+"seats"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.community === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community"},message:"must have required property '"+"community"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.burns === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "burns"},message:"must have required property '"+"burns"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.actions === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},message:"must have required property '"+"actions"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.net === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "net"},message:"must have required property '"+"net"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema127.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.game !== undefined){
let data2 = data.game;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data2 === "stud") || (data2 === "stud8")) || (data2 === "razz"))){
const err15 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate22(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.stakes !== undefined){
if(!(validate49(data.stakes, {instancePath:instancePath+"/stakes",parentData:data,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.firstSeat !== undefined){
let data5 = data.firstSeat;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.seats !== undefined){
let data6 = data.seats;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err19 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.stack === undefined){
const err20 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "stack"},message:"must have required property '"+"stack"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.cards === undefined){
const err21 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "name") || (key1 === "stack")) || (key1 === "cards"))){
const err22 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
const err23 = {instancePath:instancePath+"/seats/" + i0+"/name",schemaPath:"#/properties/seats/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.stack !== undefined){
let data9 = data7.stack;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/seats/" + i0+"/stack",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/seats/" + i0+"/stack",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data7.cards !== undefined){
let data10 = data7.cards;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err26 = {instancePath:instancePath+"/seats/" + i0+"/cards/" + i1,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/seats/" + i0+"/cards/" + i1,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/seats/" + i0+"/cards",schemaPath:"#/properties/seats/items/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.community !== undefined){
let data12 = data.community;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err31 = {instancePath:instancePath+"/community/" + i2,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/community/" + i2,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/community",schemaPath:"#/properties/community/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.burns !== undefined){
let data14 = data.burns;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
const err34 = {instancePath:instancePath+"/burns/" + i3,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/burns/" + i3,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/burns",schemaPath:"#/properties/burns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.actions !== undefined){
let data16 = data.actions;
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.seat === undefined){
const err37 = {instancePath:instancePath+"/actions/" + i4,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data17.action === undefined){
const err38 = {instancePath:instancePath+"/actions/" + i4,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key2 in data17){
if(!(((key2 === "seat") || (key2 === "action")) || (key2 === "fault"))){
const err39 = {instancePath:instancePath+"/actions/" + i4,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data17.seat !== undefined){
let data18 = data17.seat;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/actions/" + i4+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 8 || isNaN(data18)){
const err41 = {instancePath:instancePath+"/actions/" + i4+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/actions/" + i4+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data17.action !== undefined){
let data19 = data17.action;
if(typeof data19 !== "string"){
const err43 = {instancePath:instancePath+"/actions/" + i4+"/action",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((((((((data19 === "fold") || (data19 === "check")) || (data19 === "bring-in")) || (data19 === "call")) || (data19 === "complete")) || (data19 === "bet")) || (data19 === "raise")) || (data19 === "bet-big")) || (data19 === "raise-big"))){
const err44 = {instancePath:instancePath+"/actions/" + i4+"/action",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data17.fault !== undefined){
let data20 = data17.fault;
if(typeof data20 !== "string"){
const err45 = {instancePath:instancePath+"/actions/" + i4+"/fault",schemaPath:"words.schema.json#/$defs/Fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((((data20 === "illegal") || (data20 === "unreadable")) || (data20 === "late")) || (data20 === "crashed")) || (data20 === "out-of-memory"))){
const err46 = {instancePath:instancePath+"/actions/" + i4+"/fault",schemaPath:"words.schema.json#/$defs/Fault/enum",keyword:"enum",params:{allowedValues: schema123.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/actions/" + i4,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.net !== undefined){
let data21 = data.net;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err49 = {instancePath:instancePath+"/net/" + i5,schemaPath:"words.schema.json#/$defs/Net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/net",schemaPath:"#/properties/net/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventFile = validate51;
const schema141 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"event-file.schema.json","title":"EventFile","description":"An event to be played: who, what, how much. Every command line option of the same name wins over it.","type":"object","additionalProperties":false,"required":["bots"],"properties":{"$schema":{"type":"string"},"name":{"description":"A name for people.","type":"string"},"bots":{"description":"The bots, two or more, or one and more against the house: names of bots that come with Doorcard, or paths of bot modules.","type":"array","items":{"oneOf":[{"type":"string"},{"title":"NamedBot","description":"A bot under a name of its own.","type":"object","additionalProperties":false,"required":["name","bot"],"properties":{"name":{"type":"string"},"bot":{"description":"Name of a bot that comes with Doorcard, or the path of a bot module, of a Python file, or of a bot's folder.","type":"string"},"isolation":{"$ref":"words.schema.json#/$defs/Isolation"}}}]}},"game":{"$ref":"words.schema.json#/$defs/AnyGame"},"rules":{"description":"Name of a rule set, or a rule set with single parameters overridden.","oneOf":[{"type":"string"},{"title":"RuleOverrides","description":"A rule set and what is different.","type":"object","additionalProperties":false,"required":["set"],"properties":{"set":{"description":"Name of the rule set to start from.","type":"string"},"bringInTie":{"$ref":"rules.schema.json#/properties/bringInTie"},"boardTie":{"$ref":"rules.schema.json#/properties/boardTie"},"cap":{"$ref":"rules.schema.json#/properties/cap"},"headsUpCap":{"$ref":"rules.schema.json#/properties/headsUpCap"},"openPair":{"$ref":"rules.schema.json#/properties/openPair"},"shortDeck":{"$ref":"rules.schema.json#/properties/shortDeck"},"burn":{"$ref":"rules.schema.json#/properties/burn"},"foldWhenFree":{"$ref":"rules.schema.json#/properties/foldWhenFree"},"foldedSeatKeepsCards":{"$ref":"rules.schema.json#/properties/foldedSeatKeepsCards"},"exposedDowncard":{"$ref":"rules.schema.json#/properties/exposedDowncard"},"allInLowCard":{"$ref":"rules.schema.json#/properties/allInLowCard"},"oddChip":{"$ref":"rules.schema.json#/properties/oddChip"},"partialWager":{"$ref":"rules.schema.json#/properties/partialWager"},"showFirst":{"$ref":"rules.schema.json#/properties/showFirst"},"smallestBuyIn":{"$ref":"rules.schema.json#/properties/smallestBuyIn"},"bigBetDoubles":{"$ref":"rules.schema.json#/properties/bigBetDoubles"},"rake":{"$ref":"rules.schema.json#/properties/rake"}}}]},"stakes":{"$ref":"words.schema.json#/$defs/Stakes"},"stack":{"description":"Chips every seat starts each hand with; 200 small bets unless said.","type":"integer","minimum":1},"seats":{"description":"Seats at a table; every combination of that many bots is a line-up.","type":"integer","minimum":2,"maximum":8},"rotations":{"description":"The seatings of a line-up within a block: each bot once in each seat, or every order.","type":"string","enum":["cyclic","all"]},"hands":{"description":"Hands in all, rounded up to whole blocks.","type":"integer","minimum":1},"handsPerMatch":{"description":"Deals in a match.","type":"integer","minimum":1},"until":{"description":"When the event stops before its last hand: `separated`, when every neighbouring pair of the ranking is told apart or within the margin, or a half-width such as `0.5bb`, when every interval is that narrow.","type":"string"},"margin":{"description":"Big bets per 100 hands (antes against the house): neighbours that are surely no further apart count as separated; 1 unless said.","type":"number","minimum":0},"maxHands":{"description":"Hands at most, where the event stops by itself; 10 million unless said.","type":"integer","minimum":1},"dealing":{"$ref":"words.schema.json#/$defs/Dealing"},"seed":{"description":"Any text; without it 128 random bits are drawn and printed.","type":"string","pattern":"^.+$"},"isolation":{"description":"How far bots are kept apart; in process for those that come with Doorcard and process for all others unless said.","$ref":"words.schema.json#/$defs/Isolation"},"limits":{"title":"LimitsAsked","description":"What a bot in a process may use, where it is not what it may use anyway.","type":"object","additionalProperties":false,"properties":{"decisionMs":{"$ref":"arena-message.schema.json#/$defs/Limits/properties/decisionMs"},"matchMs":{"$ref":"arena-message.schema.json#/$defs/Limits/properties/matchMs"},"startMs":{"$ref":"arena-message.schema.json#/$defs/Limits/properties/startMs"},"memoryMb":{"$ref":"arena-message.schema.json#/$defs/Limits/properties/memoryMb"},"messageBytes":{"$ref":"arena-message.schema.json#/$defs/Limits/properties/messageBytes"}}},"faultLimit":{"description":"Faults of a bot beyond which it is out of the event; the rest goes on.","type":"integer","minimum":0},"reduce":{"$ref":"words.schema.json#/$defs/Reduction"}}};
const schema142 = {"title":"Isolation","description":"How far a bot is kept apart: in the arena's own thread, in a process of its own, or in one inside bubblewrap.","type":"string","enum":["in-process","process","sandboxed"]};
const schema143 = {"title":"AnyGame","description":"The game of an event: one between bots, or one of each bot alone against the house.","type":"string","enum":["stud","stud8","razz","caribbean"]};
const schema144 = {"description":"Who brings it in when two door cards have the same rank: the lower suit (razz: the higher), or the seat dealt first.","type":"string","enum":["suit","position"]};
const schema145 = {"description":"Who opens when two boards are equal: the seat dealt first, or the board that holds the highest card by suit.","type":"string","enum":["position","suit"]};
const schema146 = {"description":"Bets and raises allowed on a street; the completion counts as the bet.","type":"integer","minimum":1};
const schema147 = {"description":"Whether the cap also holds between two seats.","type":"string","enum":["kept","lifted-by-street","lifted-by-hand"]};
const schema148 = {"description":"Who may bet double on fourth street when a pair shows.","type":"string","enum":["none","holder","any"]};
const schema149 = {"description":"What happens when seventh street has too few cards.","type":"string","enum":["community","burns-then-community"]};
const schema150 = {"description":"Whether a card is burned before fourth, fifth, sixth and seventh street (table dealing).","type":"boolean"};
const schema151 = {"description":"Whether a seat that owes nothing may fold.","type":"boolean"};
const schema152 = {"description":"Whether a seat that folded for nothing goes on receiving cards until a bet.","type":"boolean"};
const schema153 = {"description":"Probability that a dealt downcard is exposed, 0 to 1.","type":"number","minimum":0,"maximum":1};
const schema154 = {"description":"What happens when the low card is all-in from the ante: the seat to its left acts first, or must bring it in.","type":"string","enum":["left-acts","left-brings-in"]};
const schema155 = {"description":"Who gets the odd chip among equals: the highest card by suit, or the seat dealt first.","type":"string","enum":["suit","position"]};
const schema156 = {"description":"When an all-in wager of less than a bet counts as one: from half a bet, or only when full.","type":"string","enum":["half-bet","full-bet"]};
const schema157 = {"description":"Who shows first when seventh street was checked.","type":"string","enum":["opener","position"]};
const schema158 = {"description":"Smallest stack a seat may sit down with, in small bets; 0 for none.","type":"integer","minimum":0};
const schema159 = {"description":"Whether the big bet must be twice the small bet.","type":"boolean"};
const schema206 = {"description":"Milliseconds for one decision.","type":"integer","minimum":1};
const schema207 = {"description":"Milliseconds for all decisions of a match together.","type":"integer","minimum":1};
const schema208 = {"description":"Milliseconds from its start to its hello.","type":"integer","minimum":1};
const schema209 = {"description":"Megabytes that its process may hold.","type":"integer","minimum":1};
const schema210 = {"description":"Bytes that a message of it may have.","type":"integer","minimum":1};
const schema160 = {"description":"What the house takes from each pot; null for nothing.","oneOf":[{"type":"null"},{"$ref":"words.schema.json#/$defs/Rake"}]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ante === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringIn"},message:"must have required property '"+"bringIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallBet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallBet"},message:"must have required property '"+"smallBet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bigBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBet"},message:"must have required property '"+"bigBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ante") || (key0 === "bringIn")) || (key0 === "smallBet")) || (key0 === "bigBet"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ante !== undefined){
let data0 = data.ante;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.bringIn !== undefined){
let data1 = data.bringIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.smallBet !== undefined){
let data2 = data.smallBet;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bigBet !== undefined){
let data3 = data.bigBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern26 = new RegExp("^.+$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="event-file.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bots === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bots"},message:"must have required property '"+"bots"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema141.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bots !== undefined){
let data2 = data.bots;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/bots/" + i0,schemaPath:"#/properties/bots/items/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err5 = {instancePath:instancePath+"/bots/" + i0,schemaPath:"#/properties/bots/items/oneOf/1/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.bot === undefined){
const err6 = {instancePath:instancePath+"/bots/" + i0,schemaPath:"#/properties/bots/items/oneOf/1/required",keyword:"required",params:{missingProperty: "bot"},message:"must have required property '"+"bot"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "bot")) || (key1 === "isolation"))){
const err7 = {instancePath:instancePath+"/bots/" + i0,schemaPath:"#/properties/bots/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err8 = {instancePath:instancePath+"/bots/" + i0+"/name",schemaPath:"#/properties/bots/items/oneOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.bot !== undefined){
if(typeof data3.bot !== "string"){
const err9 = {instancePath:instancePath+"/bots/" + i0+"/bot",schemaPath:"#/properties/bots/items/oneOf/1/properties/bot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.isolation !== undefined){
let data6 = data3.isolation;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/bots/" + i0+"/isolation",schemaPath:"words.schema.json#/$defs/Isolation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "in-process") || (data6 === "process")) || (data6 === "sandboxed"))){
const err11 = {instancePath:instancePath+"/bots/" + i0+"/isolation",schemaPath:"words.schema.json#/$defs/Isolation/enum",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/bots/" + i0,schemaPath:"#/properties/bots/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err13 = {instancePath:instancePath+"/bots/" + i0,schemaPath:"#/properties/bots/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/bots",schemaPath:"#/properties/bots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.game !== undefined){
let data7 = data.game;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/AnyGame/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data7 === "stud") || (data7 === "stud8")) || (data7 === "razz")) || (data7 === "caribbean"))){
const err16 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/AnyGame/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.rules !== undefined){
let data8 = data.rules;
const _errs26 = errors;
let valid7 = false;
let passing1 = null;
const _errs27 = errors;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs27 === errors;
if(_valid1){
valid7 = true;
passing1 = 0;
}
const _errs29 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.set === undefined){
const err18 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/oneOf/1/required",keyword:"required",params:{missingProperty: "set"},message:"must have required property '"+"set"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data8){
if(!(func1.call(schema141.properties.rules.oneOf[1].properties, key2))){
const err19 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.set !== undefined){
if(typeof data8.set !== "string"){
const err20 = {instancePath:instancePath+"/rules/set",schemaPath:"#/properties/rules/oneOf/1/properties/set/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.bringInTie !== undefined){
let data10 = data8.bringInTie;
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/rules/bringInTie",schemaPath:"rules.schema.json#/properties/bringInTie/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data10 === "suit") || (data10 === "position"))){
const err22 = {instancePath:instancePath+"/rules/bringInTie",schemaPath:"rules.schema.json#/properties/bringInTie/enum",keyword:"enum",params:{allowedValues: schema144.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.boardTie !== undefined){
let data11 = data8.boardTie;
if(typeof data11 !== "string"){
const err23 = {instancePath:instancePath+"/rules/boardTie",schemaPath:"rules.schema.json#/properties/boardTie/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data11 === "position") || (data11 === "suit"))){
const err24 = {instancePath:instancePath+"/rules/boardTie",schemaPath:"rules.schema.json#/properties/boardTie/enum",keyword:"enum",params:{allowedValues: schema145.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.cap !== undefined){
let data12 = data8.cap;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err25 = {instancePath:instancePath+"/rules/cap",schemaPath:"rules.schema.json#/properties/cap/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err26 = {instancePath:instancePath+"/rules/cap",schemaPath:"rules.schema.json#/properties/cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data8.headsUpCap !== undefined){
let data13 = data8.headsUpCap;
if(typeof data13 !== "string"){
const err27 = {instancePath:instancePath+"/rules/headsUpCap",schemaPath:"rules.schema.json#/properties/headsUpCap/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data13 === "kept") || (data13 === "lifted-by-street")) || (data13 === "lifted-by-hand"))){
const err28 = {instancePath:instancePath+"/rules/headsUpCap",schemaPath:"rules.schema.json#/properties/headsUpCap/enum",keyword:"enum",params:{allowedValues: schema147.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.openPair !== undefined){
let data14 = data8.openPair;
if(typeof data14 !== "string"){
const err29 = {instancePath:instancePath+"/rules/openPair",schemaPath:"rules.schema.json#/properties/openPair/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data14 === "none") || (data14 === "holder")) || (data14 === "any"))){
const err30 = {instancePath:instancePath+"/rules/openPair",schemaPath:"rules.schema.json#/properties/openPair/enum",keyword:"enum",params:{allowedValues: schema148.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.shortDeck !== undefined){
let data15 = data8.shortDeck;
if(typeof data15 !== "string"){
const err31 = {instancePath:instancePath+"/rules/shortDeck",schemaPath:"rules.schema.json#/properties/shortDeck/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data15 === "community") || (data15 === "burns-then-community"))){
const err32 = {instancePath:instancePath+"/rules/shortDeck",schemaPath:"rules.schema.json#/properties/shortDeck/enum",keyword:"enum",params:{allowedValues: schema149.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.burn !== undefined){
if(typeof data8.burn !== "boolean"){
const err33 = {instancePath:instancePath+"/rules/burn",schemaPath:"rules.schema.json#/properties/burn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.foldWhenFree !== undefined){
if(typeof data8.foldWhenFree !== "boolean"){
const err34 = {instancePath:instancePath+"/rules/foldWhenFree",schemaPath:"rules.schema.json#/properties/foldWhenFree/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.foldedSeatKeepsCards !== undefined){
if(typeof data8.foldedSeatKeepsCards !== "boolean"){
const err35 = {instancePath:instancePath+"/rules/foldedSeatKeepsCards",schemaPath:"rules.schema.json#/properties/foldedSeatKeepsCards/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data8.exposedDowncard !== undefined){
let data19 = data8.exposedDowncard;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1 || isNaN(data19)){
const err36 = {instancePath:instancePath+"/rules/exposedDowncard",schemaPath:"rules.schema.json#/properties/exposedDowncard/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err37 = {instancePath:instancePath+"/rules/exposedDowncard",schemaPath:"rules.schema.json#/properties/exposedDowncard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/rules/exposedDowncard",schemaPath:"rules.schema.json#/properties/exposedDowncard/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.allInLowCard !== undefined){
let data20 = data8.allInLowCard;
if(typeof data20 !== "string"){
const err39 = {instancePath:instancePath+"/rules/allInLowCard",schemaPath:"rules.schema.json#/properties/allInLowCard/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((data20 === "left-acts") || (data20 === "left-brings-in"))){
const err40 = {instancePath:instancePath+"/rules/allInLowCard",schemaPath:"rules.schema.json#/properties/allInLowCard/enum",keyword:"enum",params:{allowedValues: schema154.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data8.oddChip !== undefined){
let data21 = data8.oddChip;
if(typeof data21 !== "string"){
const err41 = {instancePath:instancePath+"/rules/oddChip",schemaPath:"rules.schema.json#/properties/oddChip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((data21 === "suit") || (data21 === "position"))){
const err42 = {instancePath:instancePath+"/rules/oddChip",schemaPath:"rules.schema.json#/properties/oddChip/enum",keyword:"enum",params:{allowedValues: schema155.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data8.partialWager !== undefined){
let data22 = data8.partialWager;
if(typeof data22 !== "string"){
const err43 = {instancePath:instancePath+"/rules/partialWager",schemaPath:"rules.schema.json#/properties/partialWager/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((data22 === "half-bet") || (data22 === "full-bet"))){
const err44 = {instancePath:instancePath+"/rules/partialWager",schemaPath:"rules.schema.json#/properties/partialWager/enum",keyword:"enum",params:{allowedValues: schema156.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data8.showFirst !== undefined){
let data23 = data8.showFirst;
if(typeof data23 !== "string"){
const err45 = {instancePath:instancePath+"/rules/showFirst",schemaPath:"rules.schema.json#/properties/showFirst/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!((data23 === "opener") || (data23 === "position"))){
const err46 = {instancePath:instancePath+"/rules/showFirst",schemaPath:"rules.schema.json#/properties/showFirst/enum",keyword:"enum",params:{allowedValues: schema157.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data8.smallestBuyIn !== undefined){
let data24 = data8.smallestBuyIn;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err47 = {instancePath:instancePath+"/rules/smallestBuyIn",schemaPath:"rules.schema.json#/properties/smallestBuyIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err48 = {instancePath:instancePath+"/rules/smallestBuyIn",schemaPath:"rules.schema.json#/properties/smallestBuyIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data8.bigBetDoubles !== undefined){
if(typeof data8.bigBetDoubles !== "boolean"){
const err49 = {instancePath:instancePath+"/rules/bigBetDoubles",schemaPath:"rules.schema.json#/properties/bigBetDoubles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data8.rake !== undefined){
if(!(validate52(data8.rake, {instancePath:instancePath+"/rules/rake",parentData:data8,parentDataProperty:"rake",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid1 = _errs29 === errors;
if(_valid1 && valid7){
valid7 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid7 = true;
passing1 = 1;
}
}
if(!valid7){
const err51 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.stakes !== undefined){
if(!(validate55(data.stakes, {instancePath:instancePath+"/stakes",parentData:data,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.stack !== undefined){
let data28 = data.stack;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err52 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err53 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.seats !== undefined){
let data29 = data.seats;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err54 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 8 || isNaN(data29)){
const err55 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data29 < 2 || isNaN(data29)){
const err56 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data.rotations !== undefined){
let data30 = data.rotations;
if(typeof data30 !== "string"){
const err57 = {instancePath:instancePath+"/rotations",schemaPath:"#/properties/rotations/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!((data30 === "cyclic") || (data30 === "all"))){
const err58 = {instancePath:instancePath+"/rotations",schemaPath:"#/properties/rotations/enum",keyword:"enum",params:{allowedValues: schema141.properties.rotations.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.hands !== undefined){
let data31 = data.hands;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err59 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err60 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.handsPerMatch !== undefined){
let data32 = data.handsPerMatch;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err61 = {instancePath:instancePath+"/handsPerMatch",schemaPath:"#/properties/handsPerMatch/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
const err62 = {instancePath:instancePath+"/handsPerMatch",schemaPath:"#/properties/handsPerMatch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.until !== undefined){
if(typeof data.until !== "string"){
const err63 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.margin !== undefined){
let data34 = data.margin;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
const err64 = {instancePath:instancePath+"/margin",schemaPath:"#/properties/margin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/margin",schemaPath:"#/properties/margin/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.maxHands !== undefined){
let data35 = data.maxHands;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err66 = {instancePath:instancePath+"/maxHands",schemaPath:"#/properties/maxHands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 1 || isNaN(data35)){
const err67 = {instancePath:instancePath+"/maxHands",schemaPath:"#/properties/maxHands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data.dealing !== undefined){
let data36 = data.dealing;
if(typeof data36 !== "string"){
const err68 = {instancePath:instancePath+"/dealing",schemaPath:"words.schema.json#/$defs/Dealing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((data36 === "lanes") || (data36 === "table"))){
const err69 = {instancePath:instancePath+"/dealing",schemaPath:"words.schema.json#/$defs/Dealing/enum",keyword:"enum",params:{allowedValues: schema110.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.seed !== undefined){
let data37 = data.seed;
if(typeof data37 === "string"){
if(!pattern26.test(data37)){
const err70 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern: "^.+$"},message:"must match pattern \""+"^.+$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.isolation !== undefined){
let data38 = data.isolation;
if(typeof data38 !== "string"){
const err72 = {instancePath:instancePath+"/isolation",schemaPath:"words.schema.json#/$defs/Isolation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(((data38 === "in-process") || (data38 === "process")) || (data38 === "sandboxed"))){
const err73 = {instancePath:instancePath+"/isolation",schemaPath:"words.schema.json#/$defs/Isolation/enum",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.limits !== undefined){
let data39 = data.limits;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key3 in data39){
if(!(((((key3 === "decisionMs") || (key3 === "matchMs")) || (key3 === "startMs")) || (key3 === "memoryMb")) || (key3 === "messageBytes"))){
const err74 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data39.decisionMs !== undefined){
let data40 = data39.decisionMs;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err75 = {instancePath:instancePath+"/limits/decisionMs",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/decisionMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 1 || isNaN(data40)){
const err76 = {instancePath:instancePath+"/limits/decisionMs",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/decisionMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data39.matchMs !== undefined){
let data41 = data39.matchMs;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err77 = {instancePath:instancePath+"/limits/matchMs",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/matchMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 1 || isNaN(data41)){
const err78 = {instancePath:instancePath+"/limits/matchMs",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/matchMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data39.startMs !== undefined){
let data42 = data39.startMs;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err79 = {instancePath:instancePath+"/limits/startMs",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/startMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 1 || isNaN(data42)){
const err80 = {instancePath:instancePath+"/limits/startMs",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/startMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data39.memoryMb !== undefined){
let data43 = data39.memoryMb;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err81 = {instancePath:instancePath+"/limits/memoryMb",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/memoryMb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 1 || isNaN(data43)){
const err82 = {instancePath:instancePath+"/limits/memoryMb",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/memoryMb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data39.messageBytes !== undefined){
let data44 = data39.messageBytes;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err83 = {instancePath:instancePath+"/limits/messageBytes",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/messageBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 1 || isNaN(data44)){
const err84 = {instancePath:instancePath+"/limits/messageBytes",schemaPath:"arena-message.schema.json#/$defs/Limits/properties/messageBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.faultLimit !== undefined){
let data45 = data.faultLimit;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err86 = {instancePath:instancePath+"/faultLimit",schemaPath:"#/properties/faultLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err87 = {instancePath:instancePath+"/faultLimit",schemaPath:"#/properties/faultLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data.reduce !== undefined){
let data46 = data.reduce;
if(typeof data46 !== "string"){
const err88 = {instancePath:instancePath+"/reduce",schemaPath:"words.schema.json#/$defs/Reduction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!(data46 === "luck")){
const err89 = {instancePath:instancePath+"/reduce",schemaPath:"words.schema.json#/$defs/Reduction/enum",keyword:"enum",params:{allowedValues: schema111.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const standings = validate88;
const schema212 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"standings.schema.json","title":"Standings","description":"Who won how much, and how sure that is.","type":"object","additionalProperties":false,"required":["version","event","entrants","headToHead","resultHash"],"properties":{"version":{"const":1},"event":{"title":"EventSummary","description":"What was played.","type":"object","additionalProperties":false,"required":["name","game","rules","stakes","seats","seed","hands","handsPlayed","blocks","complete"],"properties":{"name":{"type":"string"},"game":{"$ref":"words.schema.json#/$defs/AnyGame"},"rules":{"description":"Name of the rule set; of a game against the house its own name.","type":"string"},"stakes":{"description":"The sizes of the table; of a game against the house what a player puts in.","oneOf":[{"$ref":"words.schema.json#/$defs/Stakes"},{"$ref":"#/$defs/HouseStakes"}]},"seats":{"type":"integer","description":"Seats at a table; 1 against the house."},"seed":{"type":"string"},"commitment":{"description":"SHA-256 of doorcard/commitment/ and the seed, which may be told before play.","type":"string","pattern":"^[0-9a-f]{64}$"},"hands":{"description":"Hands planned.","type":"integer"},"handsPlayed":{"description":"Hands in the journal.","type":"integer"},"blocks":{"description":"Blocks complete.","type":"integer"},"complete":{"type":"boolean"},"until":{"title":"StopSummary","description":"When the event stops by itself, and how far it is from that.","type":"object","additionalProperties":false,"required":["rule","isKnown"],"properties":{"rule":{"description":"`separated`: every neighbouring pair of the ranking is told apart or within the margin; `interval`: every interval is narrow enough; `tested`: the first bot is told from the second.","type":"string","enum":["separated","interval","tested"]},"within":{"description":"The margin, or the half-width of an interval, in big bets per 100 hands.","type":"number"},"isKnown":{"description":"Whether the answer is known; false for an event that came to its most hands without it, or is not complete.","type":"boolean"},"neighbours":{"description":"Where the rule is `separated`, each neighbouring pair of the ranking, best first.","type":"array","items":{"title":"NeighbourPair","type":"object","additionalProperties":false,"required":["name","against","difference","told"],"properties":{"name":{"type":"string"},"against":{"type":"string"},"difference":{"$ref":"#/$defs/Rate"},"told":{"type":"string","enum":["apart","within-margin","open"]}}}}}},"reduced":{"description":"What the rates leave out, where they do: the luck of the cards.","$ref":"words.schema.json#/$defs/Reduction"}}},"entrants":{"type":"array","items":{"title":"Standing","description":"One entrant, best first.","type":"object","additionalProperties":false,"required":["rank","name","hands","rate","decisions","decisionsPerSecond","faults"],"properties":{"rank":{"description":"1 for the best.","type":"integer"},"name":{"type":"string"},"hands":{"description":"Hands it played.","type":"integer"},"rate":{"$ref":"#/$defs/Rate"},"rankChances":{"description":"The chance of each rank, first rank first, by resampling blocks; none with fewer than two blocks.","type":"array","items":{"type":"number","minimum":0,"maximum":1}},"groups":{"description":"Letters of the groups that it belongs to, best group `a`: two entrants that share a letter cannot be told apart.","type":"string"},"fieldRate":{"description":"Its rate in a field in which the others count by weight.","$ref":"#/$defs/Rate"},"secondOpinion":{"title":"SkillTold","description":"Its skill by finishing orders alone (Plackett-Luce), and how unsure that is; only when asked for.","type":"object","additionalProperties":false,"required":["mu","sigma"],"properties":{"mu":{"description":"Everybody begins at 25.","type":"number"},"sigma":{"description":"Everybody begins at 25/3.","type":"number"}}},"decisions":{"type":"integer"},"decisionsPerSecond":{"description":"Measured on a sample of its turns; null when unknown. Not part of the result hash.","type":["number","null"]},"faults":{"$ref":"words.schema.json#/$defs/FaultCounts"},"faulted":{"title":"FaultedShare","description":"The hands in which the arena acted for it, when there were any, and its rate without them.","type":"object","additionalProperties":false,"required":["hands","net","rateWithout"],"properties":{"hands":{"type":"integer","minimum":1},"net":{"description":"Chips won or lost in them.","type":"integer"},"rateWithout":{"description":"Big bets, or antes, won per 100 of its other hands; null when it has none.","type":["number","null"]}}},"out":{"description":"True when its faults went beyond the limit: its later matches were not played, and the others' rates leave out the line-ups that it was in.","type":"boolean"},"isolation":{"$ref":"words.schema.json#/$defs/Isolation"}}}},"headToHead":{"description":"Heads-up events only; both directions.","type":"array","items":{"title":"Encounter","description":"One entrant against another, from the line-ups in which both sat.","type":"object","additionalProperties":false,"required":["name","against","hands","rate"],"properties":{"name":{"type":"string"},"against":{"type":"string"},"hands":{"type":"integer"},"rate":{"$ref":"#/$defs/Rate"}}}},"field":{"title":"FieldOfOpponents","description":"The field of `fieldRate`. In the strongest that the entrants make, everybody is even with itself, nobody is above 0, and those it is made of are at 0.","type":"object","additionalProperties":false,"required":["chosen","weights"],"properties":{"chosen":{"description":"Whether it was asked for, or is the strongest that the entrants make (Nash averaging).","type":"string","enum":["strongest","asked"]},"weights":{"description":"What each entrant counts for as an opponent, by name.","type":"object","additionalProperties":{"type":"number","minimum":0}}}},"resultHash":{"description":"SHA-256 over every match result in order of identity.","type":"string"}},"$defs":{"Rate":{"title":"Rate","description":"A win rate with its 95 % interval, in big bets per 100 hands; against the house in antes per 100 hands. In an event that stops by itself the interval holds however often one looks.","type":"object","additionalProperties":false,"required":["mean","low","high"],"properties":{"mean":{"description":"Big bets, or antes, won per 100 hands.","type":"number"},"low":{"description":"Lower end of the 95 % interval; null with fewer than two blocks.","type":["number","null"]},"high":{"description":"Upper end of the 95 % interval; null with fewer than two blocks.","type":["number","null"]}}},"HouseStakes":{"title":"HouseStakes","description":"What a player puts in against the house, in chips.","type":"object","additionalProperties":false,"required":["ante","call"],"properties":{"ante":{"type":"integer"},"call":{"type":"integer"}}}}};
const schema217 = {"title":"HouseStakes","description":"What a player puts in against the house, in chips.","type":"object","additionalProperties":false,"required":["ante","call"],"properties":{"ante":{"type":"integer"},"call":{"type":"integer"}}};
const schema218 = {"title":"Rate","description":"A win rate with its 95 % interval, in big bets per 100 hands; against the house in antes per 100 hands. In an event that stops by itself the interval holds however often one looks.","type":"object","additionalProperties":false,"required":["mean","low","high"],"properties":{"mean":{"description":"Big bets, or antes, won per 100 hands.","type":"number"},"low":{"description":"Lower end of the 95 % interval; null with fewer than two blocks.","type":["number","null"]},"high":{"description":"Upper end of the 95 % interval; null with fewer than two blocks.","type":["number","null"]}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ante === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringIn"},message:"must have required property '"+"bringIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallBet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallBet"},message:"must have required property '"+"smallBet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bigBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBet"},message:"must have required property '"+"bigBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ante") || (key0 === "bringIn")) || (key0 === "smallBet")) || (key0 === "bigBet"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ante !== undefined){
let data0 = data.ante;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.bringIn !== undefined){
let data1 = data.bringIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.smallBet !== undefined){
let data2 = data.smallBet;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bigBet !== undefined){
let data3 = data.bigBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern27 = new RegExp("^[0-9a-f]{64}$", "u");

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="standings.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entrants === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entrants"},message:"must have required property '"+"entrants"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.headToHead === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headToHead"},message:"must have required property '"+"headToHead"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.resultHash === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resultHash"},message:"must have required property '"+"resultHash"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "version") || (key0 === "event")) || (key0 === "entrants")) || (key0 === "headToHead")) || (key0 === "field")) || (key0 === "resultHash"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err7 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.game === undefined){
const err8 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.rules === undefined){
const err9 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.stakes === undefined){
const err10 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "stakes"},message:"must have required property '"+"stakes"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.seats === undefined){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "seats"},message:"must have required property '"+"seats"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.seed === undefined){
const err12 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.hands === undefined){
const err13 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.handsPlayed === undefined){
const err14 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "handsPlayed"},message:"must have required property '"+"handsPlayed"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.blocks === undefined){
const err15 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.complete === undefined){
const err16 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "complete"},message:"must have required property '"+"complete"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema212.properties.event.properties, key1))){
const err17 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err18 = {instancePath:instancePath+"/event/name",schemaPath:"#/properties/event/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.game !== undefined){
let data3 = data1.game;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/event/game",schemaPath:"words.schema.json#/$defs/AnyGame/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data3 === "stud") || (data3 === "stud8")) || (data3 === "razz")) || (data3 === "caribbean"))){
const err20 = {instancePath:instancePath+"/event/game",schemaPath:"words.schema.json#/$defs/AnyGame/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.rules !== undefined){
if(typeof data1.rules !== "string"){
const err21 = {instancePath:instancePath+"/event/rules",schemaPath:"#/properties/event/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.stakes !== undefined){
let data5 = data1.stakes;
const _errs14 = errors;
let valid3 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate89(data5, {instancePath:instancePath+"/event/stakes",parentData:data1,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs16 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.ante === undefined){
const err22 = {instancePath:instancePath+"/event/stakes",schemaPath:"#/$defs/HouseStakes/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.call === undefined){
const err23 = {instancePath:instancePath+"/event/stakes",schemaPath:"#/$defs/HouseStakes/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data5){
if(!((key2 === "ante") || (key2 === "call"))){
const err24 = {instancePath:instancePath+"/event/stakes",schemaPath:"#/$defs/HouseStakes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.ante !== undefined){
let data6 = data5.ante;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err25 = {instancePath:instancePath+"/event/stakes/ante",schemaPath:"#/$defs/HouseStakes/properties/ante/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.call !== undefined){
let data7 = data5.call;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err26 = {instancePath:instancePath+"/event/stakes/call",schemaPath:"#/$defs/HouseStakes/properties/call/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/event/stakes",schemaPath:"#/$defs/HouseStakes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid3){
const err28 = {instancePath:instancePath+"/event/stakes",schemaPath:"#/properties/event/properties/stakes/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data1.seats !== undefined){
let data8 = data1.seats;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err29 = {instancePath:instancePath+"/event/seats",schemaPath:"#/properties/event/properties/seats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.seed !== undefined){
if(typeof data1.seed !== "string"){
const err30 = {instancePath:instancePath+"/event/seed",schemaPath:"#/properties/event/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.commitment !== undefined){
let data10 = data1.commitment;
if(typeof data10 === "string"){
if(!pattern27.test(data10)){
const err31 = {instancePath:instancePath+"/event/commitment",schemaPath:"#/properties/event/properties/commitment/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/event/commitment",schemaPath:"#/properties/event/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.hands !== undefined){
let data11 = data1.hands;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/event/hands",schemaPath:"#/properties/event/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.handsPlayed !== undefined){
let data12 = data1.handsPlayed;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/event/handsPlayed",schemaPath:"#/properties/event/properties/handsPlayed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.blocks !== undefined){
let data13 = data1.blocks;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err35 = {instancePath:instancePath+"/event/blocks",schemaPath:"#/properties/event/properties/blocks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.complete !== undefined){
if(typeof data1.complete !== "boolean"){
const err36 = {instancePath:instancePath+"/event/complete",schemaPath:"#/properties/event/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.until !== undefined){
let data15 = data1.until;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.rule === undefined){
const err37 = {instancePath:instancePath+"/event/until",schemaPath:"#/properties/event/properties/until/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15.isKnown === undefined){
const err38 = {instancePath:instancePath+"/event/until",schemaPath:"#/properties/event/properties/until/required",keyword:"required",params:{missingProperty: "isKnown"},message:"must have required property '"+"isKnown"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "rule") || (key3 === "within")) || (key3 === "isKnown")) || (key3 === "neighbours"))){
const err39 = {instancePath:instancePath+"/event/until",schemaPath:"#/properties/event/properties/until/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.rule !== undefined){
let data16 = data15.rule;
if(typeof data16 !== "string"){
const err40 = {instancePath:instancePath+"/event/until/rule",schemaPath:"#/properties/event/properties/until/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((data16 === "separated") || (data16 === "interval")) || (data16 === "tested"))){
const err41 = {instancePath:instancePath+"/event/until/rule",schemaPath:"#/properties/event/properties/until/properties/rule/enum",keyword:"enum",params:{allowedValues: schema212.properties.event.properties.until.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.within !== undefined){
let data17 = data15.within;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/event/until/within",schemaPath:"#/properties/event/properties/until/properties/within/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data15.isKnown !== undefined){
if(typeof data15.isKnown !== "boolean"){
const err43 = {instancePath:instancePath+"/event/until/isKnown",schemaPath:"#/properties/event/properties/until/properties/isKnown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.neighbours !== undefined){
let data19 = data15.neighbours;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.name === undefined){
const err44 = {instancePath:instancePath+"/event/until/neighbours/" + i0,schemaPath:"#/properties/event/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20.against === undefined){
const err45 = {instancePath:instancePath+"/event/until/neighbours/" + i0,schemaPath:"#/properties/event/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "against"},message:"must have required property '"+"against"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data20.difference === undefined){
const err46 = {instancePath:instancePath+"/event/until/neighbours/" + i0,schemaPath:"#/properties/event/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "difference"},message:"must have required property '"+"difference"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data20.told === undefined){
const err47 = {instancePath:instancePath+"/event/until/neighbours/" + i0,schemaPath:"#/properties/event/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "told"},message:"must have required property '"+"told"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 in data20){
if(!((((key4 === "name") || (key4 === "against")) || (key4 === "difference")) || (key4 === "told"))){
const err48 = {instancePath:instancePath+"/event/until/neighbours/" + i0,schemaPath:"#/properties/event/properties/until/properties/neighbours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
const err49 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/name",schemaPath:"#/properties/event/properties/until/properties/neighbours/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data20.against !== undefined){
if(typeof data20.against !== "string"){
const err50 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/against",schemaPath:"#/properties/event/properties/until/properties/neighbours/items/properties/against/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.difference !== undefined){
let data23 = data20.difference;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.mean === undefined){
const err51 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "mean"},message:"must have required property '"+"mean"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data23.low === undefined){
const err52 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data23.high === undefined){
const err53 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key5 in data23){
if(!(((key5 === "mean") || (key5 === "low")) || (key5 === "high"))){
const err54 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data23.mean !== undefined){
let data24 = data23.mean;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err55 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference/mean",schemaPath:"#/$defs/Rate/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data23.low !== undefined){
let data25 = data23.low;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err56 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference/low",schemaPath:"#/$defs/Rate/properties/low/type",keyword:"type",params:{type: schema218.properties.low.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data23.high !== undefined){
let data26 = data23.high;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err57 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference/high",schemaPath:"#/$defs/Rate/properties/high/type",keyword:"type",params:{type: schema218.properties.high.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data20.told !== undefined){
let data27 = data20.told;
if(typeof data27 !== "string"){
const err59 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/told",schemaPath:"#/properties/event/properties/until/properties/neighbours/items/properties/told/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(((data27 === "apart") || (data27 === "within-margin")) || (data27 === "open"))){
const err60 = {instancePath:instancePath+"/event/until/neighbours/" + i0+"/told",schemaPath:"#/properties/event/properties/until/properties/neighbours/items/properties/told/enum",keyword:"enum",params:{allowedValues: schema212.properties.event.properties.until.properties.neighbours.items.properties.told.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/event/until/neighbours/" + i0,schemaPath:"#/properties/event/properties/until/properties/neighbours/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/event/until/neighbours",schemaPath:"#/properties/event/properties/until/properties/neighbours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/event/until",schemaPath:"#/properties/event/properties/until/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data1.reduced !== undefined){
let data28 = data1.reduced;
if(typeof data28 !== "string"){
const err64 = {instancePath:instancePath+"/event/reduced",schemaPath:"words.schema.json#/$defs/Reduction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(data28 === "luck")){
const err65 = {instancePath:instancePath+"/event/reduced",schemaPath:"words.schema.json#/$defs/Reduction/enum",keyword:"enum",params:{allowedValues: schema111.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.entrants !== undefined){
let data29 = data.entrants;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
let data30 = data29[i1];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.rank === undefined){
const err67 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/required",keyword:"required",params:{missingProperty: "rank"},message:"must have required property '"+"rank"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data30.name === undefined){
const err68 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data30.hands === undefined){
const err69 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data30.rate === undefined){
const err70 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data30.decisions === undefined){
const err71 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/required",keyword:"required",params:{missingProperty: "decisions"},message:"must have required property '"+"decisions"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data30.decisionsPerSecond === undefined){
const err72 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/required",keyword:"required",params:{missingProperty: "decisionsPerSecond"},message:"must have required property '"+"decisionsPerSecond"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data30.faults === undefined){
const err73 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key6 in data30){
if(!(func1.call(schema212.properties.entrants.items.properties, key6))){
const err74 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data30.rank !== undefined){
let data31 = data30.rank;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err75 = {instancePath:instancePath+"/entrants/" + i1+"/rank",schemaPath:"#/properties/entrants/items/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data30.name !== undefined){
if(typeof data30.name !== "string"){
const err76 = {instancePath:instancePath+"/entrants/" + i1+"/name",schemaPath:"#/properties/entrants/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data30.hands !== undefined){
let data33 = data30.hands;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err77 = {instancePath:instancePath+"/entrants/" + i1+"/hands",schemaPath:"#/properties/entrants/items/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data30.rate !== undefined){
let data34 = data30.rate;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.mean === undefined){
const err78 = {instancePath:instancePath+"/entrants/" + i1+"/rate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "mean"},message:"must have required property '"+"mean"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data34.low === undefined){
const err79 = {instancePath:instancePath+"/entrants/" + i1+"/rate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data34.high === undefined){
const err80 = {instancePath:instancePath+"/entrants/" + i1+"/rate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key7 in data34){
if(!(((key7 === "mean") || (key7 === "low")) || (key7 === "high"))){
const err81 = {instancePath:instancePath+"/entrants/" + i1+"/rate",schemaPath:"#/$defs/Rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data34.mean !== undefined){
let data35 = data34.mean;
if(!((typeof data35 == "number") && (isFinite(data35)))){
const err82 = {instancePath:instancePath+"/entrants/" + i1+"/rate/mean",schemaPath:"#/$defs/Rate/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data34.low !== undefined){
let data36 = data34.low;
if((!((typeof data36 == "number") && (isFinite(data36)))) && (data36 !== null)){
const err83 = {instancePath:instancePath+"/entrants/" + i1+"/rate/low",schemaPath:"#/$defs/Rate/properties/low/type",keyword:"type",params:{type: schema218.properties.low.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data34.high !== undefined){
let data37 = data34.high;
if((!((typeof data37 == "number") && (isFinite(data37)))) && (data37 !== null)){
const err84 = {instancePath:instancePath+"/entrants/" + i1+"/rate/high",schemaPath:"#/$defs/Rate/properties/high/type",keyword:"type",params:{type: schema218.properties.high.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/entrants/" + i1+"/rate",schemaPath:"#/$defs/Rate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data30.rankChances !== undefined){
let data38 = data30.rankChances;
if(Array.isArray(data38)){
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 1 || isNaN(data39)){
const err86 = {instancePath:instancePath+"/entrants/" + i1+"/rankChances/" + i2,schemaPath:"#/properties/entrants/items/properties/rankChances/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err87 = {instancePath:instancePath+"/entrants/" + i1+"/rankChances/" + i2,schemaPath:"#/properties/entrants/items/properties/rankChances/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/entrants/" + i1+"/rankChances/" + i2,schemaPath:"#/properties/entrants/items/properties/rankChances/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/entrants/" + i1+"/rankChances",schemaPath:"#/properties/entrants/items/properties/rankChances/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data30.groups !== undefined){
if(typeof data30.groups !== "string"){
const err90 = {instancePath:instancePath+"/entrants/" + i1+"/groups",schemaPath:"#/properties/entrants/items/properties/groups/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data30.fieldRate !== undefined){
let data41 = data30.fieldRate;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.mean === undefined){
const err91 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "mean"},message:"must have required property '"+"mean"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data41.low === undefined){
const err92 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data41.high === undefined){
const err93 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key8 in data41){
if(!(((key8 === "mean") || (key8 === "low")) || (key8 === "high"))){
const err94 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate",schemaPath:"#/$defs/Rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data41.mean !== undefined){
let data42 = data41.mean;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err95 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate/mean",schemaPath:"#/$defs/Rate/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data41.low !== undefined){
let data43 = data41.low;
if((!((typeof data43 == "number") && (isFinite(data43)))) && (data43 !== null)){
const err96 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate/low",schemaPath:"#/$defs/Rate/properties/low/type",keyword:"type",params:{type: schema218.properties.low.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data41.high !== undefined){
let data44 = data41.high;
if((!((typeof data44 == "number") && (isFinite(data44)))) && (data44 !== null)){
const err97 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate/high",schemaPath:"#/$defs/Rate/properties/high/type",keyword:"type",params:{type: schema218.properties.high.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/entrants/" + i1+"/fieldRate",schemaPath:"#/$defs/Rate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data30.secondOpinion !== undefined){
let data45 = data30.secondOpinion;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.mu === undefined){
const err99 = {instancePath:instancePath+"/entrants/" + i1+"/secondOpinion",schemaPath:"#/properties/entrants/items/properties/secondOpinion/required",keyword:"required",params:{missingProperty: "mu"},message:"must have required property '"+"mu"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data45.sigma === undefined){
const err100 = {instancePath:instancePath+"/entrants/" + i1+"/secondOpinion",schemaPath:"#/properties/entrants/items/properties/secondOpinion/required",keyword:"required",params:{missingProperty: "sigma"},message:"must have required property '"+"sigma"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key9 in data45){
if(!((key9 === "mu") || (key9 === "sigma"))){
const err101 = {instancePath:instancePath+"/entrants/" + i1+"/secondOpinion",schemaPath:"#/properties/entrants/items/properties/secondOpinion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data45.mu !== undefined){
let data46 = data45.mu;
if(!((typeof data46 == "number") && (isFinite(data46)))){
const err102 = {instancePath:instancePath+"/entrants/" + i1+"/secondOpinion/mu",schemaPath:"#/properties/entrants/items/properties/secondOpinion/properties/mu/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data45.sigma !== undefined){
let data47 = data45.sigma;
if(!((typeof data47 == "number") && (isFinite(data47)))){
const err103 = {instancePath:instancePath+"/entrants/" + i1+"/secondOpinion/sigma",schemaPath:"#/properties/entrants/items/properties/secondOpinion/properties/sigma/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/entrants/" + i1+"/secondOpinion",schemaPath:"#/properties/entrants/items/properties/secondOpinion/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data30.decisions !== undefined){
let data48 = data30.decisions;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err105 = {instancePath:instancePath+"/entrants/" + i1+"/decisions",schemaPath:"#/properties/entrants/items/properties/decisions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data30.decisionsPerSecond !== undefined){
let data49 = data30.decisionsPerSecond;
if((!((typeof data49 == "number") && (isFinite(data49)))) && (data49 !== null)){
const err106 = {instancePath:instancePath+"/entrants/" + i1+"/decisionsPerSecond",schemaPath:"#/properties/entrants/items/properties/decisionsPerSecond/type",keyword:"type",params:{type: schema212.properties.entrants.items.properties.decisionsPerSecond.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data30.faults !== undefined){
let data50 = data30.faults;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.illegal === undefined){
const err107 = {instancePath:instancePath+"/entrants/" + i1+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "illegal"},message:"must have required property '"+"illegal"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data50.unreadable === undefined){
const err108 = {instancePath:instancePath+"/entrants/" + i1+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data50.late === undefined){
const err109 = {instancePath:instancePath+"/entrants/" + i1+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "late"},message:"must have required property '"+"late"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data50.crashed === undefined){
const err110 = {instancePath:instancePath+"/entrants/" + i1+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "crashed"},message:"must have required property '"+"crashed"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data50["out-of-memory"] === undefined){
const err111 = {instancePath:instancePath+"/entrants/" + i1+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "out-of-memory"},message:"must have required property '"+"out-of-memory"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key10 in data50){
if(!(((((key10 === "illegal") || (key10 === "unreadable")) || (key10 === "late")) || (key10 === "crashed")) || (key10 === "out-of-memory"))){
const err112 = {instancePath:instancePath+"/entrants/" + i1+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data50.illegal !== undefined){
let data51 = data50.illegal;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err113 = {instancePath:instancePath+"/entrants/" + i1+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
const err114 = {instancePath:instancePath+"/entrants/" + i1+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
if(data50.unreadable !== undefined){
let data52 = data50.unreadable;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err115 = {instancePath:instancePath+"/entrants/" + i1+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
const err116 = {instancePath:instancePath+"/entrants/" + i1+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
if(data50.late !== undefined){
let data53 = data50.late;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err117 = {instancePath:instancePath+"/entrants/" + i1+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
const err118 = {instancePath:instancePath+"/entrants/" + i1+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data50.crashed !== undefined){
let data54 = data50.crashed;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err119 = {instancePath:instancePath+"/entrants/" + i1+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err120 = {instancePath:instancePath+"/entrants/" + i1+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data50["out-of-memory"] !== undefined){
let data55 = data50["out-of-memory"];
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err121 = {instancePath:instancePath+"/entrants/" + i1+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
const err122 = {instancePath:instancePath+"/entrants/" + i1+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
}
else {
const err123 = {instancePath:instancePath+"/entrants/" + i1+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data30.faulted !== undefined){
let data56 = data30.faulted;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.hands === undefined){
const err124 = {instancePath:instancePath+"/entrants/" + i1+"/faulted",schemaPath:"#/properties/entrants/items/properties/faulted/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data56.net === undefined){
const err125 = {instancePath:instancePath+"/entrants/" + i1+"/faulted",schemaPath:"#/properties/entrants/items/properties/faulted/required",keyword:"required",params:{missingProperty: "net"},message:"must have required property '"+"net"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data56.rateWithout === undefined){
const err126 = {instancePath:instancePath+"/entrants/" + i1+"/faulted",schemaPath:"#/properties/entrants/items/properties/faulted/required",keyword:"required",params:{missingProperty: "rateWithout"},message:"must have required property '"+"rateWithout"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
for(const key11 in data56){
if(!(((key11 === "hands") || (key11 === "net")) || (key11 === "rateWithout"))){
const err127 = {instancePath:instancePath+"/entrants/" + i1+"/faulted",schemaPath:"#/properties/entrants/items/properties/faulted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data56.hands !== undefined){
let data57 = data56.hands;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err128 = {instancePath:instancePath+"/entrants/" + i1+"/faulted/hands",schemaPath:"#/properties/entrants/items/properties/faulted/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 1 || isNaN(data57)){
const err129 = {instancePath:instancePath+"/entrants/" + i1+"/faulted/hands",schemaPath:"#/properties/entrants/items/properties/faulted/properties/hands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(data56.net !== undefined){
let data58 = data56.net;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err130 = {instancePath:instancePath+"/entrants/" + i1+"/faulted/net",schemaPath:"#/properties/entrants/items/properties/faulted/properties/net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data56.rateWithout !== undefined){
let data59 = data56.rateWithout;
if((!((typeof data59 == "number") && (isFinite(data59)))) && (data59 !== null)){
const err131 = {instancePath:instancePath+"/entrants/" + i1+"/faulted/rateWithout",schemaPath:"#/properties/entrants/items/properties/faulted/properties/rateWithout/type",keyword:"type",params:{type: schema212.properties.entrants.items.properties.faulted.properties.rateWithout.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/entrants/" + i1+"/faulted",schemaPath:"#/properties/entrants/items/properties/faulted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data30.out !== undefined){
if(typeof data30.out !== "boolean"){
const err133 = {instancePath:instancePath+"/entrants/" + i1+"/out",schemaPath:"#/properties/entrants/items/properties/out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data30.isolation !== undefined){
let data61 = data30.isolation;
if(typeof data61 !== "string"){
const err134 = {instancePath:instancePath+"/entrants/" + i1+"/isolation",schemaPath:"words.schema.json#/$defs/Isolation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(!(((data61 === "in-process") || (data61 === "process")) || (data61 === "sandboxed"))){
const err135 = {instancePath:instancePath+"/entrants/" + i1+"/isolation",schemaPath:"words.schema.json#/$defs/Isolation/enum",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/entrants/" + i1,schemaPath:"#/properties/entrants/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/entrants",schemaPath:"#/properties/entrants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.headToHead !== undefined){
let data62 = data.headToHead;
if(Array.isArray(data62)){
const len3 = data62.length;
for(let i3=0; i3<len3; i3++){
let data63 = data62[i3];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.name === undefined){
const err138 = {instancePath:instancePath+"/headToHead/" + i3,schemaPath:"#/properties/headToHead/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data63.against === undefined){
const err139 = {instancePath:instancePath+"/headToHead/" + i3,schemaPath:"#/properties/headToHead/items/required",keyword:"required",params:{missingProperty: "against"},message:"must have required property '"+"against"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data63.hands === undefined){
const err140 = {instancePath:instancePath+"/headToHead/" + i3,schemaPath:"#/properties/headToHead/items/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data63.rate === undefined){
const err141 = {instancePath:instancePath+"/headToHead/" + i3,schemaPath:"#/properties/headToHead/items/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
for(const key12 in data63){
if(!((((key12 === "name") || (key12 === "against")) || (key12 === "hands")) || (key12 === "rate"))){
const err142 = {instancePath:instancePath+"/headToHead/" + i3,schemaPath:"#/properties/headToHead/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data63.name !== undefined){
if(typeof data63.name !== "string"){
const err143 = {instancePath:instancePath+"/headToHead/" + i3+"/name",schemaPath:"#/properties/headToHead/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data63.against !== undefined){
if(typeof data63.against !== "string"){
const err144 = {instancePath:instancePath+"/headToHead/" + i3+"/against",schemaPath:"#/properties/headToHead/items/properties/against/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data63.hands !== undefined){
let data66 = data63.hands;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err145 = {instancePath:instancePath+"/headToHead/" + i3+"/hands",schemaPath:"#/properties/headToHead/items/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data63.rate !== undefined){
let data67 = data63.rate;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.mean === undefined){
const err146 = {instancePath:instancePath+"/headToHead/" + i3+"/rate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "mean"},message:"must have required property '"+"mean"+"'"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data67.low === undefined){
const err147 = {instancePath:instancePath+"/headToHead/" + i3+"/rate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data67.high === undefined){
const err148 = {instancePath:instancePath+"/headToHead/" + i3+"/rate",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
for(const key13 in data67){
if(!(((key13 === "mean") || (key13 === "low")) || (key13 === "high"))){
const err149 = {instancePath:instancePath+"/headToHead/" + i3+"/rate",schemaPath:"#/$defs/Rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data67.mean !== undefined){
let data68 = data67.mean;
if(!((typeof data68 == "number") && (isFinite(data68)))){
const err150 = {instancePath:instancePath+"/headToHead/" + i3+"/rate/mean",schemaPath:"#/$defs/Rate/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data67.low !== undefined){
let data69 = data67.low;
if((!((typeof data69 == "number") && (isFinite(data69)))) && (data69 !== null)){
const err151 = {instancePath:instancePath+"/headToHead/" + i3+"/rate/low",schemaPath:"#/$defs/Rate/properties/low/type",keyword:"type",params:{type: schema218.properties.low.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data67.high !== undefined){
let data70 = data67.high;
if((!((typeof data70 == "number") && (isFinite(data70)))) && (data70 !== null)){
const err152 = {instancePath:instancePath+"/headToHead/" + i3+"/rate/high",schemaPath:"#/$defs/Rate/properties/high/type",keyword:"type",params:{type: schema218.properties.high.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/headToHead/" + i3+"/rate",schemaPath:"#/$defs/Rate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/headToHead/" + i3,schemaPath:"#/properties/headToHead/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
else {
const err155 = {instancePath:instancePath+"/headToHead",schemaPath:"#/properties/headToHead/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.field !== undefined){
let data71 = data.field;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.chosen === undefined){
const err156 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/required",keyword:"required",params:{missingProperty: "chosen"},message:"must have required property '"+"chosen"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data71.weights === undefined){
const err157 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/required",keyword:"required",params:{missingProperty: "weights"},message:"must have required property '"+"weights"+"'"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
for(const key14 in data71){
if(!((key14 === "chosen") || (key14 === "weights"))){
const err158 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data71.chosen !== undefined){
let data72 = data71.chosen;
if(typeof data72 !== "string"){
const err159 = {instancePath:instancePath+"/field/chosen",schemaPath:"#/properties/field/properties/chosen/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(!((data72 === "strongest") || (data72 === "asked"))){
const err160 = {instancePath:instancePath+"/field/chosen",schemaPath:"#/properties/field/properties/chosen/enum",keyword:"enum",params:{allowedValues: schema212.properties.field.properties.chosen.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data71.weights !== undefined){
let data73 = data71.weights;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
for(const key15 in data73){
let data74 = data73[key15];
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
const err161 = {instancePath:instancePath+"/field/weights/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/field/properties/weights/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/field/weights/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/field/properties/weights/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
else {
const err163 = {instancePath:instancePath+"/field/weights",schemaPath:"#/properties/field/properties/weights/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data.resultHash !== undefined){
if(typeof data.resultHash !== "string"){
const err165 = {instancePath:instancePath+"/resultHash",schemaPath:"#/properties/resultHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
else {
const err166 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const regression = validate91;
const schema225 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"regression.schema.json","title":"Regression","description":"What the test of a candidate against a baseline came to. Rates and differences are in big bets per 100 hands, the candidate's less the baseline's.","type":"object","additionalProperties":false,"required":["version","candidate","baseline","field","event","test","verdict","passed","estimate","hands","blocks","changedBlocks","handsUnpaired","handsBlocksApart","resultHash"],"properties":{"version":{"const":1},"candidate":{"$ref":"#/$defs/TestedBot"},"baseline":{"$ref":"#/$defs/TestedBot"},"field":{"description":"Names of the bots that both met; none when they met each other.","type":"array","items":{"type":"string"}},"event":{"title":"RegressionEvent","description":"What was played.","type":"object","additionalProperties":false,"required":["name","game","rules","stakes","seats","seed","mostHands"],"properties":{"name":{"type":"string"},"game":{"$ref":"words.schema.json#/$defs/Game"},"rules":{"description":"Name of the rule set.","type":"string"},"stakes":{"$ref":"words.schema.json#/$defs/Stakes"},"seats":{"type":"integer"},"seed":{"type":"string"},"mostHands":{"description":"Hands at which it ends undecided.","type":"integer"}}},"test":{"title":"TestRule","description":"The difference is `low` or less, or it is `high` or more: which, and how often the answer may be wrong.","type":"object","additionalProperties":false,"required":["low","high","alpha","beta","scale"],"properties":{"low":{"type":"number"},"high":{"type":"number"},"alpha":{"description":"How often at most a difference of `low` or less passes.","type":"number"},"beta":{"description":"How often at most a difference of `high` or more does not pass.","type":"number"},"scale":{"description":"What `low` and `high` count: big bets per 100 hands, or standard deviations of the paired difference of 100 hands.","type":"string","enum":["rate","deviations"]}}},"verdict":{"description":"`high` and `low` are the test's; `undecided` when the hands were used up before, or the run is not complete; a bot that failed too often is `candidate-out` or `baseline-out`.","type":"string","enum":["high","low","undecided","candidate-out","baseline-out"]},"passed":{"description":"True for `high`, false for `low` and `candidate-out`, else null.","type":["boolean","null"]},"estimate":{"title":"RegressionEstimate","description":"The difference, as it was seen and corrected for having stopped because of it, with a 95 % interval around the latter.","type":"object","additionalProperties":false,"required":["seen","corrected","low","high"],"properties":{"seen":{"type":["number","null"]},"corrected":{"type":["number","null"]},"low":{"type":["number","null"]},"high":{"type":["number","null"]}}},"hands":{"description":"Hands that count, of both versions together.","type":"integer"},"blocks":{"description":"Blocks that count.","type":"integer"},"changedBlocks":{"description":"Blocks in which the two versions came to different results.","type":"integer"},"handsUnpaired":{"description":"Hands that the same test would have needed, had every match had deals of its own; null where nothing differed.","type":["integer","null"]},"handsBlocksApart":{"description":"The same with duplicate blocks, but other ones for each version; null where nothing differed, or where they met each other.","type":["integer","null"]},"resultHash":{"description":"SHA-256 over every match result that counts, in order of identity.","type":"string"}},"$defs":{"TestedBot":{"title":"TestedBot","description":"A version of a bot.","type":"object","additionalProperties":false,"required":["name","version","faults"],"properties":{"name":{"type":"string"},"version":{"description":"As the bot says it.","type":"string"},"faults":{"$ref":"words.schema.json#/$defs/FaultCounts"}}}}};
const schema226 = {"title":"TestedBot","description":"A version of a bot.","type":"object","additionalProperties":false,"required":["name","version","faults"],"properties":{"name":{"type":"string"},"version":{"description":"As the bot says it.","type":"string"},"faults":{"$ref":"words.schema.json#/$defs/FaultCounts"}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.faults === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "version")) || (key0 === "faults"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.faults !== undefined){
let data2 = data.faults;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.illegal === undefined){
const err6 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "illegal"},message:"must have required property '"+"illegal"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.unreadable === undefined){
const err7 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.late === undefined){
const err8 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "late"},message:"must have required property '"+"late"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.crashed === undefined){
const err9 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "crashed"},message:"must have required property '"+"crashed"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2["out-of-memory"] === undefined){
const err10 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "out-of-memory"},message:"must have required property '"+"out-of-memory"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "illegal") || (key1 === "unreadable")) || (key1 === "late")) || (key1 === "crashed")) || (key1 === "out-of-memory"))){
const err11 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.illegal !== undefined){
let data3 = data2.illegal;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.unreadable !== undefined){
let data4 = data2.unreadable;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data2.late !== undefined){
let data5 = data2.late;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data2.crashed !== undefined){
let data6 = data2.crashed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data2["out-of-memory"] !== undefined){
let data7 = data2["out-of-memory"];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ante === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringIn"},message:"must have required property '"+"bringIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallBet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallBet"},message:"must have required property '"+"smallBet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bigBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBet"},message:"must have required property '"+"bigBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ante") || (key0 === "bringIn")) || (key0 === "smallBet")) || (key0 === "bigBet"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ante !== undefined){
let data0 = data.ante;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.bringIn !== undefined){
let data1 = data.bringIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.smallBet !== undefined){
let data2 = data.smallBet;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bigBet !== undefined){
let data3 = data.bigBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="regression.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.candidate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidate"},message:"must have required property '"+"candidate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.baseline === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline"},message:"must have required property '"+"baseline"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.field === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.event === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.test === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.verdict === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.passed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.estimate === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.hands === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.blocks === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.changedBlocks === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedBlocks"},message:"must have required property '"+"changedBlocks"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.handsUnpaired === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handsUnpaired"},message:"must have required property '"+"handsUnpaired"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.handsBlocksApart === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handsBlocksApart"},message:"must have required property '"+"handsBlocksApart"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.resultHash === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resultHash"},message:"must have required property '"+"resultHash"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema225.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err16 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.candidate !== undefined){
if(!(validate92(data.candidate, {instancePath:instancePath+"/candidate",parentData:data,parentDataProperty:"candidate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
if(data.baseline !== undefined){
if(!(validate92(data.baseline, {instancePath:instancePath+"/baseline",parentData:data,parentDataProperty:"baseline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data3 = data.field;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err17 = {instancePath:instancePath+"/field/" + i0,schemaPath:"#/properties/field/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.event !== undefined){
let data5 = data.event;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err19 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.game === undefined){
const err20 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.rules === undefined){
const err21 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.stakes === undefined){
const err22 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "stakes"},message:"must have required property '"+"stakes"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.seats === undefined){
const err23 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "seats"},message:"must have required property '"+"seats"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.seed === undefined){
const err24 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.mostHands === undefined){
const err25 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "mostHands"},message:"must have required property '"+"mostHands"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data5){
if(!(((((((key1 === "name") || (key1 === "game")) || (key1 === "rules")) || (key1 === "stakes")) || (key1 === "seats")) || (key1 === "seed")) || (key1 === "mostHands"))){
const err26 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
const err27 = {instancePath:instancePath+"/event/name",schemaPath:"#/properties/event/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.game !== undefined){
let data7 = data5.game;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/event/game",schemaPath:"words.schema.json#/$defs/Game/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data7 === "stud") || (data7 === "stud8")) || (data7 === "razz"))){
const err29 = {instancePath:instancePath+"/event/game",schemaPath:"words.schema.json#/$defs/Game/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.rules !== undefined){
if(typeof data5.rules !== "string"){
const err30 = {instancePath:instancePath+"/event/rules",schemaPath:"#/properties/event/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data5.stakes !== undefined){
if(!(validate95(data5.stakes, {instancePath:instancePath+"/event/stakes",parentData:data5,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data5.seats !== undefined){
let data10 = data5.seats;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/event/seats",schemaPath:"#/properties/event/properties/seats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.seed !== undefined){
if(typeof data5.seed !== "string"){
const err32 = {instancePath:instancePath+"/event/seed",schemaPath:"#/properties/event/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5.mostHands !== undefined){
let data12 = data5.mostHands;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/event/mostHands",schemaPath:"#/properties/event/properties/mostHands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.test !== undefined){
let data13 = data.test;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.low === undefined){
const err35 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.high === undefined){
const err36 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.alpha === undefined){
const err37 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/required",keyword:"required",params:{missingProperty: "alpha"},message:"must have required property '"+"alpha"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.beta === undefined){
const err38 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/required",keyword:"required",params:{missingProperty: "beta"},message:"must have required property '"+"beta"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.scale === undefined){
const err39 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/required",keyword:"required",params:{missingProperty: "scale"},message:"must have required property '"+"scale"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data13){
if(!(((((key2 === "low") || (key2 === "high")) || (key2 === "alpha")) || (key2 === "beta")) || (key2 === "scale"))){
const err40 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.low !== undefined){
let data14 = data13.low;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/test/low",schemaPath:"#/properties/test/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.high !== undefined){
let data15 = data13.high;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err42 = {instancePath:instancePath+"/test/high",schemaPath:"#/properties/test/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.alpha !== undefined){
let data16 = data13.alpha;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/test/alpha",schemaPath:"#/properties/test/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.beta !== undefined){
let data17 = data13.beta;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err44 = {instancePath:instancePath+"/test/beta",schemaPath:"#/properties/test/properties/beta/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.scale !== undefined){
let data18 = data13.scale;
if(typeof data18 !== "string"){
const err45 = {instancePath:instancePath+"/test/scale",schemaPath:"#/properties/test/properties/scale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!((data18 === "rate") || (data18 === "deviations"))){
const err46 = {instancePath:instancePath+"/test/scale",schemaPath:"#/properties/test/properties/scale/enum",keyword:"enum",params:{allowedValues: schema225.properties.test.properties.scale.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.verdict !== undefined){
let data19 = data.verdict;
if(typeof data19 !== "string"){
const err48 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((((data19 === "high") || (data19 === "low")) || (data19 === "undecided")) || (data19 === "candidate-out")) || (data19 === "baseline-out"))){
const err49 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema225.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.passed !== undefined){
let data20 = data.passed;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err50 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: schema225.properties.passed.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.estimate !== undefined){
let data21 = data.estimate;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.seen === undefined){
const err51 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/required",keyword:"required",params:{missingProperty: "seen"},message:"must have required property '"+"seen"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data21.corrected === undefined){
const err52 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/required",keyword:"required",params:{missingProperty: "corrected"},message:"must have required property '"+"corrected"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.low === undefined){
const err53 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.high === undefined){
const err54 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key3 in data21){
if(!((((key3 === "seen") || (key3 === "corrected")) || (key3 === "low")) || (key3 === "high"))){
const err55 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.seen !== undefined){
let data22 = data21.seen;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
const err56 = {instancePath:instancePath+"/estimate/seen",schemaPath:"#/properties/estimate/properties/seen/type",keyword:"type",params:{type: schema225.properties.estimate.properties.seen.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data21.corrected !== undefined){
let data23 = data21.corrected;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
const err57 = {instancePath:instancePath+"/estimate/corrected",schemaPath:"#/properties/estimate/properties/corrected/type",keyword:"type",params:{type: schema225.properties.estimate.properties.corrected.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.low !== undefined){
let data24 = data21.low;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err58 = {instancePath:instancePath+"/estimate/low",schemaPath:"#/properties/estimate/properties/low/type",keyword:"type",params:{type: schema225.properties.estimate.properties.low.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data21.high !== undefined){
let data25 = data21.high;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err59 = {instancePath:instancePath+"/estimate/high",schemaPath:"#/properties/estimate/properties/high/type",keyword:"type",params:{type: schema225.properties.estimate.properties.high.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.hands !== undefined){
let data26 = data.hands;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err61 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.blocks !== undefined){
let data27 = data.blocks;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err62 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.changedBlocks !== undefined){
let data28 = data.changedBlocks;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err63 = {instancePath:instancePath+"/changedBlocks",schemaPath:"#/properties/changedBlocks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.handsUnpaired !== undefined){
let data29 = data.handsUnpaired;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
const err64 = {instancePath:instancePath+"/handsUnpaired",schemaPath:"#/properties/handsUnpaired/type",keyword:"type",params:{type: schema225.properties.handsUnpaired.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.handsBlocksApart !== undefined){
let data30 = data.handsBlocksApart;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
const err65 = {instancePath:instancePath+"/handsBlocksApart",schemaPath:"#/properties/handsBlocksApart/type",keyword:"type",params:{type: schema225.properties.handsBlocksApart.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.resultHash !== undefined){
if(typeof data.resultHash !== "string"){
const err66 = {instancePath:instancePath+"/resultHash",schemaPath:"#/properties/resultHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const diffReport = validate97;
const schema232 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"diff-report.schema.json","title":"DiffReport","description":"What another bot would have done in a bot's place: how often otherwise, where, and what the dearest of those decisions gain or lose.","type":"object","additionalProperties":false,"required":["version","event","run","bot","other","field","decisions","changed","share","streets","situations","moves","rollouts","dearest"],"properties":{"version":{"const":1},"event":{"$ref":"standings.schema.json#/properties/event"},"run":{"description":"Folder of the run, for replay, standings and export.","type":"string"},"bot":{"description":"The bot that played.","$ref":"#/$defs/ComparedBot"},"other":{"description":"The bot that was asked what it would have done, and never acted.","$ref":"#/$defs/ComparedBot"},"field":{"description":"Names of the bots that the first one played against.","type":"array","items":{"type":"string"}},"decisions":{"description":"Decisions of the bot that played.","type":"integer","minimum":0},"changed":{"description":"How many of them the other would have taken otherwise.","type":"integer","minimum":0},"share":{"$ref":"#/$defs/Share"},"streets":{"description":"The decisions of each street, third first.","type":"array","items":{"title":"StreetDecisions","description":"Decisions of one street.","type":"object","additionalProperties":false,"required":["street","decisions","changed"],"properties":{"street":{"$ref":"words.schema.json#/$defs/Street"},"decisions":{"type":"integer","minimum":0},"changed":{"type":"integer","minimum":0}}}},"situations":{"description":"The decisions of each situation that came up.","type":"array","items":{"title":"SituationDecisions","description":"Decisions of one situation, by what was done and what would have been.","type":"object","additionalProperties":false,"required":["facing","company","decisions","changed","moves"],"properties":{"facing":{"$ref":"#/$defs/Facing"},"company":{"$ref":"#/$defs/Company"},"decisions":{"type":"integer","minimum":0},"changed":{"type":"integer","minimum":0},"moves":{"type":"array","items":{"$ref":"#/$defs/Move"}}}}},"moves":{"description":"All decisions by what was done and what would have been done.","type":"array","items":{"$ref":"#/$defs/Move"}},"rollouts":{"title":"RolloutPasses","description":"How the changed decisions were played out.","type":"object","additionalProperties":false,"required":["ranked","first","narrowed","narrowing","second"],"properties":{"ranked":{"description":"Changed decisions that the first pass ranked: all, or a sample of them drawn by the seed.","type":"integer","minimum":0},"first":{"description":"Rollouts of each decision in the first pass.","type":"integer","minimum":1},"narrowed":{"description":"Decisions that led after the first pass, and were played out again to choose among them.","type":"integer","minimum":0},"narrowing":{"description":"Rollouts of each of those.","type":"integer","minimum":1},"second":{"description":"Rollouts of each decision in the second pass.","type":"integer","minimum":2}}},"dearest":{"description":"The changed decisions that the first pass put first, the largest estimate of the second pass first.","type":"array","items":{"title":"DearDecision","description":"A decision that the other bot would have taken otherwise, and what that gains or loses.","type":"object","additionalProperties":false,"required":["hand","decision","street","facing","company","seat","downcards","community","players","pot","toCall","did","would","gain","standardError","rollouts","draws","downcardsKept","replay"],"properties":{"hand":{"description":"Identity of the hand in the run: line-up, rotation and deal.","type":"string"},"decision":{"description":"Which of the bot's decisions in the hand, 1 for its first.","type":"integer","minimum":1},"street":{"$ref":"words.schema.json#/$defs/Street"},"facing":{"$ref":"#/$defs/Facing"},"company":{"$ref":"#/$defs/Company"},"seat":{"description":"Seat of the bot.","$ref":"words.schema.json#/$defs/Seat"},"downcards":{"type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"community":{"type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"players":{"description":"Every seat as the table saw it, seat 1 first.","type":"array","items":{"title":"SeatedBoard","description":"Who sat in a seat, and what it showed.","type":"object","additionalProperties":false,"required":["name","live","upcards"],"properties":{"name":{"type":"string"},"live":{"description":"Whether it had not folded.","type":"boolean"},"upcards":{"type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}}}}},"pot":{"description":"Chips in the middle.","$ref":"words.schema.json#/$defs/Chips"},"toCall":{"description":"Chips owed to stay in.","$ref":"words.schema.json#/$defs/Chips"},"did":{"description":"What was played.","$ref":"words.schema.json#/$defs/Action"},"would":{"description":"What the other would have done.","$ref":"words.schema.json#/$defs/Action"},"didFault":{"description":"The fault for which the arena acted for the bot.","$ref":"words.schema.json#/$defs/Fault"},"wouldFault":{"description":"The fault for which the arena would have acted for the other.","$ref":"words.schema.json#/$defs/Fault"},"gain":{"description":"Big bets that the other's choice gains, negative when it loses; the mean of the second pass.","type":"number"},"standardError":{"description":"Standard error of the gain, in big bets.","type":"number"},"rollouts":{"description":"Rollouts that the gain is the mean of.","type":"integer","minimum":1},"draws":{"description":"Draws of the hidden cards that were tried to have so many that fit what was played.","type":"integer","minimum":0},"downcardsKept":{"description":"True when too few draws fitted, so that all downcards were kept as they were dealt.","type":"boolean"},"replay":{"description":"The command that tells the hand.","type":"string"}}}}},"$defs":{"ComparedBot":{"title":"ComparedBot","description":"One of the two bots that are compared.","type":"object","additionalProperties":false,"required":["name","version","faults"],"properties":{"name":{"type":"string"},"version":{"type":"string"},"faults":{"$ref":"words.schema.json#/$defs/FaultCounts"}}},"Share":{"title":"Share","description":"A share from 0 to 1 with its 95 % interval over blocks.","type":"object","additionalProperties":false,"required":["mean","low","high"],"properties":{"mean":{"type":"number"},"low":{"description":"Lower end; null with fewer than two blocks.","type":["number","null"]},"high":{"description":"Upper end; null with fewer than two blocks.","type":["number","null"]}}},"Facing":{"title":"Facing","description":"The last wager on the street: none yet, the bring-in, a completion or bet, a raise.","type":"string","enum":["no-bet","bring-in","bet","raise"]},"Company":{"title":"Company","description":"Whether one opponent is left or more.","type":"string","enum":["heads-up","multiway"]},"Move":{"title":"Move","description":"How often one action was taken where the other bot would have taken this one.","type":"object","additionalProperties":false,"required":["did","would","count"],"properties":{"did":{"$ref":"words.schema.json#/$defs/Action"},"would":{"$ref":"words.schema.json#/$defs/Action"},"count":{"type":"integer","minimum":1}}}}};
const schema240 = {"title":"Share","description":"A share from 0 to 1 with its 95 % interval over blocks.","type":"object","additionalProperties":false,"required":["mean","low","high"],"properties":{"mean":{"type":"number"},"low":{"description":"Lower end; null with fewer than two blocks.","type":["number","null"]},"high":{"description":"Upper end; null with fewer than two blocks.","type":["number","null"]}}};
const schema242 = {"title":"Facing","description":"The last wager on the street: none yet, the bring-in, a completion or bet, a raise.","type":"string","enum":["no-bet","bring-in","bet","raise"]};
const schema243 = {"title":"Company","description":"Whether one opponent is left or more.","type":"string","enum":["heads-up","multiway"]};
const schema233 = {"title":"EventSummary","description":"What was played.","type":"object","additionalProperties":false,"required":["name","game","rules","stakes","seats","seed","hands","handsPlayed","blocks","complete"],"properties":{"name":{"type":"string"},"game":{"$ref":"words.schema.json#/$defs/AnyGame"},"rules":{"description":"Name of the rule set; of a game against the house its own name.","type":"string"},"stakes":{"description":"The sizes of the table; of a game against the house what a player puts in.","oneOf":[{"$ref":"words.schema.json#/$defs/Stakes"},{"$ref":"#/$defs/HouseStakes"}]},"seats":{"type":"integer","description":"Seats at a table; 1 against the house."},"seed":{"type":"string"},"commitment":{"description":"SHA-256 of doorcard/commitment/ and the seed, which may be told before play.","type":"string","pattern":"^[0-9a-f]{64}$"},"hands":{"description":"Hands planned.","type":"integer"},"handsPlayed":{"description":"Hands in the journal.","type":"integer"},"blocks":{"description":"Blocks complete.","type":"integer"},"complete":{"type":"boolean"},"until":{"title":"StopSummary","description":"When the event stops by itself, and how far it is from that.","type":"object","additionalProperties":false,"required":["rule","isKnown"],"properties":{"rule":{"description":"`separated`: every neighbouring pair of the ranking is told apart or within the margin; `interval`: every interval is narrow enough; `tested`: the first bot is told from the second.","type":"string","enum":["separated","interval","tested"]},"within":{"description":"The margin, or the half-width of an interval, in big bets per 100 hands.","type":"number"},"isKnown":{"description":"Whether the answer is known; false for an event that came to its most hands without it, or is not complete.","type":"boolean"},"neighbours":{"description":"Where the rule is `separated`, each neighbouring pair of the ranking, best first.","type":"array","items":{"title":"NeighbourPair","type":"object","additionalProperties":false,"required":["name","against","difference","told"],"properties":{"name":{"type":"string"},"against":{"type":"string"},"difference":{"$ref":"#/$defs/Rate"},"told":{"type":"string","enum":["apart","within-margin","open"]}}}}}},"reduced":{"description":"What the rates leave out, where they do: the luck of the cards.","$ref":"words.schema.json#/$defs/Reduction"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.game === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rules === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stakes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stakes"},message:"must have required property '"+"stakes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.seats === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seats"},message:"must have required property '"+"seats"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.seed === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.hands === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.handsPlayed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handsPlayed"},message:"must have required property '"+"handsPlayed"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.blocks === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.complete === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complete"},message:"must have required property '"+"complete"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema233.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.game !== undefined){
let data1 = data.game;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/AnyGame/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data1 === "stud") || (data1 === "stud8")) || (data1 === "razz")) || (data1 === "caribbean"))){
const err13 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/AnyGame/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.rules !== undefined){
if(typeof data.rules !== "string"){
const err14 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.stakes !== undefined){
let data3 = data.stakes;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate89(data3, {instancePath:instancePath+"/stakes",parentData:data,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = true;
}
const _errs12 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.ante === undefined){
const err15 = {instancePath:instancePath+"/stakes",schemaPath:"#/$defs/HouseStakes/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.call === undefined){
const err16 = {instancePath:instancePath+"/stakes",schemaPath:"#/$defs/HouseStakes/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "ante") || (key1 === "call"))){
const err17 = {instancePath:instancePath+"/stakes",schemaPath:"#/$defs/HouseStakes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.ante !== undefined){
let data4 = data3.ante;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/stakes/ante",schemaPath:"#/$defs/HouseStakes/properties/ante/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.call !== undefined){
let data5 = data3.call;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/stakes/call",schemaPath:"#/$defs/HouseStakes/properties/call/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/stakes",schemaPath:"#/$defs/HouseStakes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid2){
const err21 = {instancePath:instancePath+"/stakes",schemaPath:"#/properties/stakes/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.seats !== undefined){
let data6 = data.seats;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.seed !== undefined){
if(typeof data.seed !== "string"){
const err23 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.commitment !== undefined){
let data8 = data.commitment;
if(typeof data8 === "string"){
if(!pattern27.test(data8)){
const err24 = {instancePath:instancePath+"/commitment",schemaPath:"#/properties/commitment/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/commitment",schemaPath:"#/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hands !== undefined){
let data9 = data.hands;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.handsPlayed !== undefined){
let data10 = data.handsPlayed;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/handsPlayed",schemaPath:"#/properties/handsPlayed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.blocks !== undefined){
let data11 = data.blocks;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.complete !== undefined){
if(typeof data.complete !== "boolean"){
const err29 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.until !== undefined){
let data13 = data.until;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.rule === undefined){
const err30 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.isKnown === undefined){
const err31 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/required",keyword:"required",params:{missingProperty: "isKnown"},message:"must have required property '"+"isKnown"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data13){
if(!((((key2 === "rule") || (key2 === "within")) || (key2 === "isKnown")) || (key2 === "neighbours"))){
const err32 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.rule !== undefined){
let data14 = data13.rule;
if(typeof data14 !== "string"){
const err33 = {instancePath:instancePath+"/until/rule",schemaPath:"#/properties/until/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data14 === "separated") || (data14 === "interval")) || (data14 === "tested"))){
const err34 = {instancePath:instancePath+"/until/rule",schemaPath:"#/properties/until/properties/rule/enum",keyword:"enum",params:{allowedValues: schema233.properties.until.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.within !== undefined){
let data15 = data13.within;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err35 = {instancePath:instancePath+"/until/within",schemaPath:"#/properties/until/properties/within/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.isKnown !== undefined){
if(typeof data13.isKnown !== "boolean"){
const err36 = {instancePath:instancePath+"/until/isKnown",schemaPath:"#/properties/until/properties/isKnown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.neighbours !== undefined){
let data17 = data13.neighbours;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.name === undefined){
const err37 = {instancePath:instancePath+"/until/neighbours/" + i0,schemaPath:"#/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data18.against === undefined){
const err38 = {instancePath:instancePath+"/until/neighbours/" + i0,schemaPath:"#/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "against"},message:"must have required property '"+"against"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data18.difference === undefined){
const err39 = {instancePath:instancePath+"/until/neighbours/" + i0,schemaPath:"#/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "difference"},message:"must have required property '"+"difference"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.told === undefined){
const err40 = {instancePath:instancePath+"/until/neighbours/" + i0,schemaPath:"#/properties/until/properties/neighbours/items/required",keyword:"required",params:{missingProperty: "told"},message:"must have required property '"+"told"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data18){
if(!((((key3 === "name") || (key3 === "against")) || (key3 === "difference")) || (key3 === "told"))){
const err41 = {instancePath:instancePath+"/until/neighbours/" + i0,schemaPath:"#/properties/until/properties/neighbours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
const err42 = {instancePath:instancePath+"/until/neighbours/" + i0+"/name",schemaPath:"#/properties/until/properties/neighbours/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data18.against !== undefined){
if(typeof data18.against !== "string"){
const err43 = {instancePath:instancePath+"/until/neighbours/" + i0+"/against",schemaPath:"#/properties/until/properties/neighbours/items/properties/against/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.difference !== undefined){
let data21 = data18.difference;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.mean === undefined){
const err44 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "mean"},message:"must have required property '"+"mean"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data21.low === undefined){
const err45 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data21.high === undefined){
const err46 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data21){
if(!(((key4 === "mean") || (key4 === "low")) || (key4 === "high"))){
const err47 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data21.mean !== undefined){
let data22 = data21.mean;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err48 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference/mean",schemaPath:"#/$defs/Rate/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data21.low !== undefined){
let data23 = data21.low;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
const err49 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference/low",schemaPath:"#/$defs/Rate/properties/low/type",keyword:"type",params:{type: schema218.properties.low.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data21.high !== undefined){
let data24 = data21.high;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err50 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference/high",schemaPath:"#/$defs/Rate/properties/high/type",keyword:"type",params:{type: schema218.properties.high.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/until/neighbours/" + i0+"/difference",schemaPath:"#/$defs/Rate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data18.told !== undefined){
let data25 = data18.told;
if(typeof data25 !== "string"){
const err52 = {instancePath:instancePath+"/until/neighbours/" + i0+"/told",schemaPath:"#/properties/until/properties/neighbours/items/properties/told/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(((data25 === "apart") || (data25 === "within-margin")) || (data25 === "open"))){
const err53 = {instancePath:instancePath+"/until/neighbours/" + i0+"/told",schemaPath:"#/properties/until/properties/neighbours/items/properties/told/enum",keyword:"enum",params:{allowedValues: schema233.properties.until.properties.neighbours.items.properties.told.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/until/neighbours/" + i0,schemaPath:"#/properties/until/properties/neighbours/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/until/neighbours",schemaPath:"#/properties/until/properties/neighbours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.reduced !== undefined){
let data26 = data.reduced;
if(typeof data26 !== "string"){
const err57 = {instancePath:instancePath+"/reduced",schemaPath:"words.schema.json#/$defs/Reduction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(data26 === "luck")){
const err58 = {instancePath:instancePath+"/reduced",schemaPath:"words.schema.json#/$defs/Reduction/enum",keyword:"enum",params:{allowedValues: schema111.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema238 = {"title":"ComparedBot","description":"One of the two bots that are compared.","type":"object","additionalProperties":false,"required":["name","version","faults"],"properties":{"name":{"type":"string"},"version":{"type":"string"},"faults":{"$ref":"words.schema.json#/$defs/FaultCounts"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.faults === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "version")) || (key0 === "faults"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.faults !== undefined){
let data2 = data.faults;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.illegal === undefined){
const err6 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "illegal"},message:"must have required property '"+"illegal"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.unreadable === undefined){
const err7 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.late === undefined){
const err8 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "late"},message:"must have required property '"+"late"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.crashed === undefined){
const err9 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "crashed"},message:"must have required property '"+"crashed"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2["out-of-memory"] === undefined){
const err10 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/required",keyword:"required",params:{missingProperty: "out-of-memory"},message:"must have required property '"+"out-of-memory"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "illegal") || (key1 === "unreadable")) || (key1 === "late")) || (key1 === "crashed")) || (key1 === "out-of-memory"))){
const err11 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.illegal !== undefined){
let data3 = data2.illegal;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/faults/illegal",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/illegal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.unreadable !== undefined){
let data4 = data2.unreadable;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/faults/unreadable",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/unreadable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data2.late !== undefined){
let data5 = data2.late;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/faults/late",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/late/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data2.crashed !== undefined){
let data6 = data2.crashed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/faults/crashed",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/crashed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data2["out-of-memory"] !== undefined){
let data7 = data2["out-of-memory"];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/faults/out-of-memory",schemaPath:"words.schema.json#/$defs/FaultCounts/properties/out-of-memory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/faults",schemaPath:"words.schema.json#/$defs/FaultCounts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema244 = {"title":"Move","description":"How often one action was taken where the other bot would have taken this one.","type":"object","additionalProperties":false,"required":["did","would","count"],"properties":{"did":{"$ref":"words.schema.json#/$defs/Action"},"would":{"$ref":"words.schema.json#/$defs/Action"},"count":{"type":"integer","minimum":1}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.did === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "did"},message:"must have required property '"+"did"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.would === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "would"},message:"must have required property '"+"would"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.count === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "did") || (key0 === "would")) || (key0 === "count"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.did !== undefined){
let data0 = data.did;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/did",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((((data0 === "fold") || (data0 === "check")) || (data0 === "bring-in")) || (data0 === "call")) || (data0 === "complete")) || (data0 === "bet")) || (data0 === "raise")) || (data0 === "bet-big")) || (data0 === "raise-big"))){
const err5 = {instancePath:instancePath+"/did",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.would !== undefined){
let data1 = data.would;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/would",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((data1 === "fold") || (data1 === "check")) || (data1 === "bring-in")) || (data1 === "call")) || (data1 === "complete")) || (data1 === "bet")) || (data1 === "raise")) || (data1 === "bet-big")) || (data1 === "raise-big"))){
const err7 = {instancePath:instancePath+"/would",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="diff-report.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.run === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bot === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot"},message:"must have required property '"+"bot"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.other === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "other"},message:"must have required property '"+"other"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.field === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.decisions === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decisions"},message:"must have required property '"+"decisions"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.changed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.share === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.streets === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streets"},message:"must have required property '"+"streets"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.situations === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "situations"},message:"must have required property '"+"situations"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.moves === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moves"},message:"must have required property '"+"moves"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.rollouts === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rollouts"},message:"must have required property '"+"rollouts"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.dearest === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dearest"},message:"must have required property '"+"dearest"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema232.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate98(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.run !== undefined){
if(typeof data.run !== "string"){
const err16 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.bot !== undefined){
if(!(validate101(data.bot, {instancePath:instancePath+"/bot",parentData:data,parentDataProperty:"bot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.other !== undefined){
if(!(validate101(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data5 = data.field;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err17 = {instancePath:instancePath+"/field/" + i0,schemaPath:"#/properties/field/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.decisions !== undefined){
let data7 = data.decisions;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.changed !== undefined){
let data8 = data.changed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.share !== undefined){
let data9 = data.share;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.mean === undefined){
const err23 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/Share/required",keyword:"required",params:{missingProperty: "mean"},message:"must have required property '"+"mean"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.low === undefined){
const err24 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/Share/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.high === undefined){
const err25 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/Share/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data9){
if(!(((key1 === "mean") || (key1 === "low")) || (key1 === "high"))){
const err26 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/Share/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.mean !== undefined){
let data10 = data9.mean;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/share/mean",schemaPath:"#/$defs/Share/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.low !== undefined){
let data11 = data9.low;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err28 = {instancePath:instancePath+"/share/low",schemaPath:"#/$defs/Share/properties/low/type",keyword:"type",params:{type: schema240.properties.low.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.high !== undefined){
let data12 = data9.high;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err29 = {instancePath:instancePath+"/share/high",schemaPath:"#/$defs/Share/properties/high/type",keyword:"type",params:{type: schema240.properties.high.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/Share/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.streets !== undefined){
let data13 = data.streets;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.street === undefined){
const err31 = {instancePath:instancePath+"/streets/" + i1,schemaPath:"#/properties/streets/items/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14.decisions === undefined){
const err32 = {instancePath:instancePath+"/streets/" + i1,schemaPath:"#/properties/streets/items/required",keyword:"required",params:{missingProperty: "decisions"},message:"must have required property '"+"decisions"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.changed === undefined){
const err33 = {instancePath:instancePath+"/streets/" + i1,schemaPath:"#/properties/streets/items/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data14){
if(!(((key2 === "street") || (key2 === "decisions")) || (key2 === "changed"))){
const err34 = {instancePath:instancePath+"/streets/" + i1,schemaPath:"#/properties/streets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.street !== undefined){
let data15 = data14.street;
if(typeof data15 !== "string"){
const err35 = {instancePath:instancePath+"/streets/" + i1+"/street",schemaPath:"words.schema.json#/$defs/Street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((((data15 === "third") || (data15 === "fourth")) || (data15 === "fifth")) || (data15 === "sixth")) || (data15 === "seventh"))){
const err36 = {instancePath:instancePath+"/streets/" + i1+"/street",schemaPath:"words.schema.json#/$defs/Street/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.decisions !== undefined){
let data16 = data14.decisions;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/streets/" + i1+"/decisions",schemaPath:"#/properties/streets/items/properties/decisions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/streets/" + i1+"/decisions",schemaPath:"#/properties/streets/items/properties/decisions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data14.changed !== undefined){
let data17 = data14.changed;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/streets/" + i1+"/changed",schemaPath:"#/properties/streets/items/properties/changed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/streets/" + i1+"/changed",schemaPath:"#/properties/streets/items/properties/changed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/streets/" + i1,schemaPath:"#/properties/streets/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/streets",schemaPath:"#/properties/streets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.situations !== undefined){
let data18 = data.situations;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.facing === undefined){
const err43 = {instancePath:instancePath+"/situations/" + i2,schemaPath:"#/properties/situations/items/required",keyword:"required",params:{missingProperty: "facing"},message:"must have required property '"+"facing"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data19.company === undefined){
const err44 = {instancePath:instancePath+"/situations/" + i2,schemaPath:"#/properties/situations/items/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19.decisions === undefined){
const err45 = {instancePath:instancePath+"/situations/" + i2,schemaPath:"#/properties/situations/items/required",keyword:"required",params:{missingProperty: "decisions"},message:"must have required property '"+"decisions"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data19.changed === undefined){
const err46 = {instancePath:instancePath+"/situations/" + i2,schemaPath:"#/properties/situations/items/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.moves === undefined){
const err47 = {instancePath:instancePath+"/situations/" + i2,schemaPath:"#/properties/situations/items/required",keyword:"required",params:{missingProperty: "moves"},message:"must have required property '"+"moves"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key3 in data19){
if(!(((((key3 === "facing") || (key3 === "company")) || (key3 === "decisions")) || (key3 === "changed")) || (key3 === "moves"))){
const err48 = {instancePath:instancePath+"/situations/" + i2,schemaPath:"#/properties/situations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data19.facing !== undefined){
let data20 = data19.facing;
if(typeof data20 !== "string"){
const err49 = {instancePath:instancePath+"/situations/" + i2+"/facing",schemaPath:"#/$defs/Facing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((((data20 === "no-bet") || (data20 === "bring-in")) || (data20 === "bet")) || (data20 === "raise"))){
const err50 = {instancePath:instancePath+"/situations/" + i2+"/facing",schemaPath:"#/$defs/Facing/enum",keyword:"enum",params:{allowedValues: schema242.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19.company !== undefined){
let data21 = data19.company;
if(typeof data21 !== "string"){
const err51 = {instancePath:instancePath+"/situations/" + i2+"/company",schemaPath:"#/$defs/Company/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((data21 === "heads-up") || (data21 === "multiway"))){
const err52 = {instancePath:instancePath+"/situations/" + i2+"/company",schemaPath:"#/$defs/Company/enum",keyword:"enum",params:{allowedValues: schema243.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data19.decisions !== undefined){
let data22 = data19.decisions;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err53 = {instancePath:instancePath+"/situations/" + i2+"/decisions",schemaPath:"#/properties/situations/items/properties/decisions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err54 = {instancePath:instancePath+"/situations/" + i2+"/decisions",schemaPath:"#/properties/situations/items/properties/decisions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data19.changed !== undefined){
let data23 = data19.changed;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err55 = {instancePath:instancePath+"/situations/" + i2+"/changed",schemaPath:"#/properties/situations/items/properties/changed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err56 = {instancePath:instancePath+"/situations/" + i2+"/changed",schemaPath:"#/properties/situations/items/properties/changed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data19.moves !== undefined){
let data24 = data19.moves;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(!(validate104(data24[i3], {instancePath:instancePath+"/situations/" + i2+"/moves/" + i3,parentData:data24,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/situations/" + i2+"/moves",schemaPath:"#/properties/situations/items/properties/moves/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/situations/" + i2,schemaPath:"#/properties/situations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/situations",schemaPath:"#/properties/situations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.moves !== undefined){
let data26 = data.moves;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(!(validate104(data26[i4], {instancePath:instancePath+"/moves/" + i4,parentData:data26,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.rollouts !== undefined){
let data28 = data.rollouts;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.ranked === undefined){
const err61 = {instancePath:instancePath+"/rollouts",schemaPath:"#/properties/rollouts/required",keyword:"required",params:{missingProperty: "ranked"},message:"must have required property '"+"ranked"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data28.first === undefined){
const err62 = {instancePath:instancePath+"/rollouts",schemaPath:"#/properties/rollouts/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data28.narrowed === undefined){
const err63 = {instancePath:instancePath+"/rollouts",schemaPath:"#/properties/rollouts/required",keyword:"required",params:{missingProperty: "narrowed"},message:"must have required property '"+"narrowed"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data28.narrowing === undefined){
const err64 = {instancePath:instancePath+"/rollouts",schemaPath:"#/properties/rollouts/required",keyword:"required",params:{missingProperty: "narrowing"},message:"must have required property '"+"narrowing"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data28.second === undefined){
const err65 = {instancePath:instancePath+"/rollouts",schemaPath:"#/properties/rollouts/required",keyword:"required",params:{missingProperty: "second"},message:"must have required property '"+"second"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key4 in data28){
if(!(((((key4 === "ranked") || (key4 === "first")) || (key4 === "narrowed")) || (key4 === "narrowing")) || (key4 === "second"))){
const err66 = {instancePath:instancePath+"/rollouts",schemaPath:"#/properties/rollouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data28.ranked !== undefined){
let data29 = data28.ranked;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err67 = {instancePath:instancePath+"/rollouts/ranked",schemaPath:"#/properties/rollouts/properties/ranked/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err68 = {instancePath:instancePath+"/rollouts/ranked",schemaPath:"#/properties/rollouts/properties/ranked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data28.first !== undefined){
let data30 = data28.first;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err69 = {instancePath:instancePath+"/rollouts/first",schemaPath:"#/properties/rollouts/properties/first/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
const err70 = {instancePath:instancePath+"/rollouts/first",schemaPath:"#/properties/rollouts/properties/first/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data28.narrowed !== undefined){
let data31 = data28.narrowed;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err71 = {instancePath:instancePath+"/rollouts/narrowed",schemaPath:"#/properties/rollouts/properties/narrowed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err72 = {instancePath:instancePath+"/rollouts/narrowed",schemaPath:"#/properties/rollouts/properties/narrowed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data28.narrowing !== undefined){
let data32 = data28.narrowing;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err73 = {instancePath:instancePath+"/rollouts/narrowing",schemaPath:"#/properties/rollouts/properties/narrowing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
const err74 = {instancePath:instancePath+"/rollouts/narrowing",schemaPath:"#/properties/rollouts/properties/narrowing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data28.second !== undefined){
let data33 = data28.second;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err75 = {instancePath:instancePath+"/rollouts/second",schemaPath:"#/properties/rollouts/properties/second/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 2 || isNaN(data33)){
const err76 = {instancePath:instancePath+"/rollouts/second",schemaPath:"#/properties/rollouts/properties/second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
}
else {
const err77 = {instancePath:instancePath+"/rollouts",schemaPath:"#/properties/rollouts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.dearest !== undefined){
let data34 = data.dearest;
if(Array.isArray(data34)){
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.hand === undefined){
const err78 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "hand"},message:"must have required property '"+"hand"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data35.decision === undefined){
const err79 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data35.street === undefined){
const err80 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data35.facing === undefined){
const err81 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "facing"},message:"must have required property '"+"facing"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data35.company === undefined){
const err82 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data35.seat === undefined){
const err83 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data35.downcards === undefined){
const err84 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "downcards"},message:"must have required property '"+"downcards"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data35.community === undefined){
const err85 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "community"},message:"must have required property '"+"community"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data35.players === undefined){
const err86 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "players"},message:"must have required property '"+"players"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data35.pot === undefined){
const err87 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "pot"},message:"must have required property '"+"pot"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data35.toCall === undefined){
const err88 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "toCall"},message:"must have required property '"+"toCall"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data35.did === undefined){
const err89 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "did"},message:"must have required property '"+"did"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data35.would === undefined){
const err90 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "would"},message:"must have required property '"+"would"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data35.gain === undefined){
const err91 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "gain"},message:"must have required property '"+"gain"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data35.standardError === undefined){
const err92 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "standardError"},message:"must have required property '"+"standardError"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data35.rollouts === undefined){
const err93 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "rollouts"},message:"must have required property '"+"rollouts"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data35.draws === undefined){
const err94 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "draws"},message:"must have required property '"+"draws"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data35.downcardsKept === undefined){
const err95 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "downcardsKept"},message:"must have required property '"+"downcardsKept"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data35.replay === undefined){
const err96 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/required",keyword:"required",params:{missingProperty: "replay"},message:"must have required property '"+"replay"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key5 in data35){
if(!(func1.call(schema232.properties.dearest.items.properties, key5))){
const err97 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data35.hand !== undefined){
if(typeof data35.hand !== "string"){
const err98 = {instancePath:instancePath+"/dearest/" + i5+"/hand",schemaPath:"#/properties/dearest/items/properties/hand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data35.decision !== undefined){
let data37 = data35.decision;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err99 = {instancePath:instancePath+"/dearest/" + i5+"/decision",schemaPath:"#/properties/dearest/items/properties/decision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 1 || isNaN(data37)){
const err100 = {instancePath:instancePath+"/dearest/" + i5+"/decision",schemaPath:"#/properties/dearest/items/properties/decision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data35.street !== undefined){
let data38 = data35.street;
if(typeof data38 !== "string"){
const err101 = {instancePath:instancePath+"/dearest/" + i5+"/street",schemaPath:"words.schema.json#/$defs/Street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!(((((data38 === "third") || (data38 === "fourth")) || (data38 === "fifth")) || (data38 === "sixth")) || (data38 === "seventh"))){
const err102 = {instancePath:instancePath+"/dearest/" + i5+"/street",schemaPath:"words.schema.json#/$defs/Street/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data35.facing !== undefined){
let data39 = data35.facing;
if(typeof data39 !== "string"){
const err103 = {instancePath:instancePath+"/dearest/" + i5+"/facing",schemaPath:"#/$defs/Facing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(!((((data39 === "no-bet") || (data39 === "bring-in")) || (data39 === "bet")) || (data39 === "raise"))){
const err104 = {instancePath:instancePath+"/dearest/" + i5+"/facing",schemaPath:"#/$defs/Facing/enum",keyword:"enum",params:{allowedValues: schema242.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data35.company !== undefined){
let data40 = data35.company;
if(typeof data40 !== "string"){
const err105 = {instancePath:instancePath+"/dearest/" + i5+"/company",schemaPath:"#/$defs/Company/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!((data40 === "heads-up") || (data40 === "multiway"))){
const err106 = {instancePath:instancePath+"/dearest/" + i5+"/company",schemaPath:"#/$defs/Company/enum",keyword:"enum",params:{allowedValues: schema243.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data35.seat !== undefined){
let data41 = data35.seat;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err107 = {instancePath:instancePath+"/dearest/" + i5+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 8 || isNaN(data41)){
const err108 = {instancePath:instancePath+"/dearest/" + i5+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err109 = {instancePath:instancePath+"/dearest/" + i5+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data35.downcards !== undefined){
let data42 = data35.downcards;
if(Array.isArray(data42)){
const len6 = data42.length;
for(let i6=0; i6<len6; i6++){
let data43 = data42[i6];
if(typeof data43 === "string"){
if(!pattern4.test(data43)){
const err110 = {instancePath:instancePath+"/dearest/" + i5+"/downcards/" + i6,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/dearest/" + i5+"/downcards/" + i6,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/dearest/" + i5+"/downcards",schemaPath:"#/properties/dearest/items/properties/downcards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data35.community !== undefined){
let data44 = data35.community;
if(Array.isArray(data44)){
const len7 = data44.length;
for(let i7=0; i7<len7; i7++){
let data45 = data44[i7];
if(typeof data45 === "string"){
if(!pattern4.test(data45)){
const err113 = {instancePath:instancePath+"/dearest/" + i5+"/community/" + i7,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/dearest/" + i5+"/community/" + i7,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/dearest/" + i5+"/community",schemaPath:"#/properties/dearest/items/properties/community/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data35.players !== undefined){
let data46 = data35.players;
if(Array.isArray(data46)){
const len8 = data46.length;
for(let i8=0; i8<len8; i8++){
let data47 = data46[i8];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.name === undefined){
const err116 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8,schemaPath:"#/properties/dearest/items/properties/players/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data47.live === undefined){
const err117 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8,schemaPath:"#/properties/dearest/items/properties/players/items/required",keyword:"required",params:{missingProperty: "live"},message:"must have required property '"+"live"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data47.upcards === undefined){
const err118 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8,schemaPath:"#/properties/dearest/items/properties/players/items/required",keyword:"required",params:{missingProperty: "upcards"},message:"must have required property '"+"upcards"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
for(const key6 in data47){
if(!(((key6 === "name") || (key6 === "live")) || (key6 === "upcards"))){
const err119 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8,schemaPath:"#/properties/dearest/items/properties/players/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data47.name !== undefined){
if(typeof data47.name !== "string"){
const err120 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8+"/name",schemaPath:"#/properties/dearest/items/properties/players/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data47.live !== undefined){
if(typeof data47.live !== "boolean"){
const err121 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8+"/live",schemaPath:"#/properties/dearest/items/properties/players/items/properties/live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data47.upcards !== undefined){
let data50 = data47.upcards;
if(Array.isArray(data50)){
const len9 = data50.length;
for(let i9=0; i9<len9; i9++){
let data51 = data50[i9];
if(typeof data51 === "string"){
if(!pattern4.test(data51)){
const err122 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8+"/upcards/" + i9,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8+"/upcards/" + i9,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8+"/upcards",schemaPath:"#/properties/dearest/items/properties/players/items/properties/upcards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/dearest/" + i5+"/players/" + i8,schemaPath:"#/properties/dearest/items/properties/players/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/dearest/" + i5+"/players",schemaPath:"#/properties/dearest/items/properties/players/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data35.pot !== undefined){
let data52 = data35.pot;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err127 = {instancePath:instancePath+"/dearest/" + i5+"/pot",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
const err128 = {instancePath:instancePath+"/dearest/" + i5+"/pot",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
if(data35.toCall !== undefined){
let data53 = data35.toCall;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err129 = {instancePath:instancePath+"/dearest/" + i5+"/toCall",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
const err130 = {instancePath:instancePath+"/dearest/" + i5+"/toCall",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
if(data35.did !== undefined){
let data54 = data35.did;
if(typeof data54 !== "string"){
const err131 = {instancePath:instancePath+"/dearest/" + i5+"/did",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(!(((((((((data54 === "fold") || (data54 === "check")) || (data54 === "bring-in")) || (data54 === "call")) || (data54 === "complete")) || (data54 === "bet")) || (data54 === "raise")) || (data54 === "bet-big")) || (data54 === "raise-big"))){
const err132 = {instancePath:instancePath+"/dearest/" + i5+"/did",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data35.would !== undefined){
let data55 = data35.would;
if(typeof data55 !== "string"){
const err133 = {instancePath:instancePath+"/dearest/" + i5+"/would",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!(((((((((data55 === "fold") || (data55 === "check")) || (data55 === "bring-in")) || (data55 === "call")) || (data55 === "complete")) || (data55 === "bet")) || (data55 === "raise")) || (data55 === "bet-big")) || (data55 === "raise-big"))){
const err134 = {instancePath:instancePath+"/dearest/" + i5+"/would",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data35.didFault !== undefined){
let data56 = data35.didFault;
if(typeof data56 !== "string"){
const err135 = {instancePath:instancePath+"/dearest/" + i5+"/didFault",schemaPath:"words.schema.json#/$defs/Fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(!(((((data56 === "illegal") || (data56 === "unreadable")) || (data56 === "late")) || (data56 === "crashed")) || (data56 === "out-of-memory"))){
const err136 = {instancePath:instancePath+"/dearest/" + i5+"/didFault",schemaPath:"words.schema.json#/$defs/Fault/enum",keyword:"enum",params:{allowedValues: schema123.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data35.wouldFault !== undefined){
let data57 = data35.wouldFault;
if(typeof data57 !== "string"){
const err137 = {instancePath:instancePath+"/dearest/" + i5+"/wouldFault",schemaPath:"words.schema.json#/$defs/Fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(!(((((data57 === "illegal") || (data57 === "unreadable")) || (data57 === "late")) || (data57 === "crashed")) || (data57 === "out-of-memory"))){
const err138 = {instancePath:instancePath+"/dearest/" + i5+"/wouldFault",schemaPath:"words.schema.json#/$defs/Fault/enum",keyword:"enum",params:{allowedValues: schema123.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data35.gain !== undefined){
let data58 = data35.gain;
if(!((typeof data58 == "number") && (isFinite(data58)))){
const err139 = {instancePath:instancePath+"/dearest/" + i5+"/gain",schemaPath:"#/properties/dearest/items/properties/gain/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data35.standardError !== undefined){
let data59 = data35.standardError;
if(!((typeof data59 == "number") && (isFinite(data59)))){
const err140 = {instancePath:instancePath+"/dearest/" + i5+"/standardError",schemaPath:"#/properties/dearest/items/properties/standardError/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data35.rollouts !== undefined){
let data60 = data35.rollouts;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err141 = {instancePath:instancePath+"/dearest/" + i5+"/rollouts",schemaPath:"#/properties/dearest/items/properties/rollouts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 1 || isNaN(data60)){
const err142 = {instancePath:instancePath+"/dearest/" + i5+"/rollouts",schemaPath:"#/properties/dearest/items/properties/rollouts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
if(data35.draws !== undefined){
let data61 = data35.draws;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err143 = {instancePath:instancePath+"/dearest/" + i5+"/draws",schemaPath:"#/properties/dearest/items/properties/draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
const err144 = {instancePath:instancePath+"/dearest/" + i5+"/draws",schemaPath:"#/properties/dearest/items/properties/draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
if(data35.downcardsKept !== undefined){
if(typeof data35.downcardsKept !== "boolean"){
const err145 = {instancePath:instancePath+"/dearest/" + i5+"/downcardsKept",schemaPath:"#/properties/dearest/items/properties/downcardsKept/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data35.replay !== undefined){
if(typeof data35.replay !== "string"){
const err146 = {instancePath:instancePath+"/dearest/" + i5+"/replay",schemaPath:"#/properties/dearest/items/properties/replay/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
else {
const err147 = {instancePath:instancePath+"/dearest/" + i5,schemaPath:"#/properties/dearest/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/dearest",schemaPath:"#/properties/dearest/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const audit = validate107;
const schema260 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"audit.schema.json","title":"AuditReport","description":"What an audit of a run found: doorcard audit --json.","type":"object","additionalProperties":false,"required":["version","ok","matches","commitment","problems"],"properties":{"version":{"const":1},"ok":{"description":"Whether nothing is wrong.","type":"boolean"},"matches":{"title":"AuditedMatches","description":"How many matches there are.","type":"object","additionalProperties":false,"required":["planned","played","audited"],"properties":{"planned":{"description":"Matches of the event; 0 when its plan cannot be read.","type":"integer","minimum":0},"played":{"description":"Matches that are in the journal.","type":"integer","minimum":0},"audited":{"description":"Matches that were played again.","type":"integer","minimum":0}}},"commitment":{"description":"The commitment to the seed of the run; null when its plan cannot be read.","type":["string","null"],"pattern":"^[0-9a-f]{64}$"},"problems":{"description":"All that is wrong; none when ok.","type":"array","items":{"title":"AuditProblem","description":"What is wrong with a run: damage to its files, a bot that is not as it was, a match that comes out otherwise, or another seed than was committed to.","type":"object","additionalProperties":false,"required":["code","at","message"],"properties":{"code":{"enum":["damage","bot","match","commitment"]},"at":{"description":"The file and line, the bot or the match; empty for a commitment.","type":"string"},"message":{"type":"string"}}}}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="audit.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ok === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.matches === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.commitment === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.problems === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "problems"},message:"must have required property '"+"problems"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "version") || (key0 === "ok")) || (key0 === "matches")) || (key0 === "commitment")) || (key0 === "problems"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err7 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.matches !== undefined){
let data2 = data.matches;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.planned === undefined){
const err8 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/required",keyword:"required",params:{missingProperty: "planned"},message:"must have required property '"+"planned"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.played === undefined){
const err9 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/required",keyword:"required",params:{missingProperty: "played"},message:"must have required property '"+"played"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.audited === undefined){
const err10 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/required",keyword:"required",params:{missingProperty: "audited"},message:"must have required property '"+"audited"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "planned") || (key1 === "played")) || (key1 === "audited"))){
const err11 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.planned !== undefined){
let data3 = data2.planned;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/matches/planned",schemaPath:"#/properties/matches/properties/planned/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/matches/planned",schemaPath:"#/properties/matches/properties/planned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.played !== undefined){
let data4 = data2.played;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/matches/played",schemaPath:"#/properties/matches/properties/played/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/matches/played",schemaPath:"#/properties/matches/properties/played/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data2.audited !== undefined){
let data5 = data2.audited;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/matches/audited",schemaPath:"#/properties/matches/properties/audited/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/matches/audited",schemaPath:"#/properties/matches/properties/audited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.commitment !== undefined){
let data6 = data.commitment;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/commitment",schemaPath:"#/properties/commitment/type",keyword:"type",params:{type: schema260.properties.commitment.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern27.test(data6)){
const err20 = {instancePath:instancePath+"/commitment",schemaPath:"#/properties/commitment/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.problems !== undefined){
let data7 = data.problems;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.code === undefined){
const err21 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.at === undefined){
const err22 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.message === undefined){
const err23 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data8){
if(!(((key2 === "code") || (key2 === "at")) || (key2 === "message"))){
const err24 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/properties/problems/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.code !== undefined){
let data9 = data8.code;
if(!((((data9 === "damage") || (data9 === "bot")) || (data9 === "match")) || (data9 === "commitment"))){
const err25 = {instancePath:instancePath+"/problems/" + i0+"/code",schemaPath:"#/properties/problems/items/properties/code/enum",keyword:"enum",params:{allowedValues: schema260.properties.problems.items.properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.at !== undefined){
if(typeof data8.at !== "string"){
const err26 = {instancePath:instancePath+"/problems/" + i0+"/at",schemaPath:"#/properties/problems/items/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.message !== undefined){
if(typeof data8.message !== "string"){
const err27 = {instancePath:instancePath+"/problems/" + i0+"/message",schemaPath:"#/properties/problems/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const playRequest = validate108;
const schema261 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"play-request.schema.json","title":"PlayRequest","description":"A match that a person asks for against bots.","type":"object","additionalProperties":false,"required":["game","rules","bots","hands"],"properties":{"game":{"$ref":"words.schema.json#/$defs/Game"},"rules":{"description":"Name of a rule set.","type":"string"},"bots":{"description":"Who sits in the seats after the person's, clockwise: names of bots that come with Doorcard, one for each seat. One may sit in several.","type":"array","items":{"type":"string"}},"hands":{"description":"Hands of the match.","type":"integer","minimum":1,"maximum":200},"seed":{"description":"Seed of the deals, up to 200 letters; 128 random bits unless said.","type":"string","pattern":"^.{1,200}$"}}};
const pattern38 = new RegExp("^.{1,200}$", "u");

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="play-request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.game === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.bots === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bots"},message:"must have required property '"+"bots"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.hands === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "game") || (key0 === "rules")) || (key0 === "bots")) || (key0 === "hands")) || (key0 === "seed"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.game !== undefined){
let data0 = data.game;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "stud") || (data0 === "stud8")) || (data0 === "razz"))){
const err6 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rules !== undefined){
if(typeof data.rules !== "string"){
const err7 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.bots !== undefined){
let data2 = data.bots;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err8 = {instancePath:instancePath+"/bots/" + i0,schemaPath:"#/properties/bots/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/bots",schemaPath:"#/properties/bots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hands !== undefined){
let data4 = data.hands;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(typeof data5 === "string"){
if(!pattern38.test(data5)){
const err13 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern: "^.{1,200}$"},message:"must match pattern \""+"^.{1,200}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const playNews = validate109;
const schema263 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"play-news.schema.json","title":"PlayNews","description":"What the page of a person's match is told, one after another. What is told of a hand is what a bot would be told.","oneOf":[{"title":"PlayMatch","description":"The match; everything before it is told anew.","type":"object","additionalProperties":false,"required":["kind","id","game","rules","stakes","stack","seat","names","hands","commitment","played","nets"],"properties":{"kind":{"const":"match"},"id":{"type":"string"},"game":{"$ref":"words.schema.json#/$defs/Game"},"rules":{"$ref":"rules.schema.json"},"stakes":{"$ref":"words.schema.json#/$defs/Stakes"},"stack":{"description":"Chips every seat starts each hand with.","$ref":"words.schema.json#/$defs/Chips"},"seat":{"description":"The person's seat.","$ref":"words.schema.json#/$defs/Seat"},"names":{"description":"Who sits where, seat 1 first.","type":"array","items":{"type":"string"}},"hands":{"description":"Hands of the match.","type":"integer"},"commitment":{"description":"Commitment to its seed, so that nobody can exchange that afterwards.","type":"string"},"played":{"description":"Hands that were over before what is told next.","type":"integer"},"nets":{"description":"Chips won or lost in those, seat 1 first.","type":"array","items":{"$ref":"words.schema.json#/$defs/Net"}}}},{"title":"PlayHand","description":"A hand begins.","type":"object","additionalProperties":false,"required":["kind","hand"],"properties":{"kind":{"const":"hand"},"hand":{"$ref":"hand-start.schema.json"}}},{"title":"PlayEvent","description":"The table saw something happen.","type":"object","additionalProperties":false,"required":["kind","event"],"properties":{"kind":{"const":"event"},"event":{"$ref":"hand-event.schema.json"}}},{"title":"PlayAsk","description":"It is the person's turn.","type":"object","additionalProperties":false,"required":["kind","id","turn"],"properties":{"kind":{"const":"ask"},"id":{"type":"integer"},"turn":{"$ref":"turn.schema.json"}}},{"title":"PlayClock","description":"How long the person may think.","type":"object","additionalProperties":false,"required":["kind","id","freeMs","bankMs"],"properties":{"kind":{"const":"clock"},"id":{"description":"Of the turn.","type":"integer"},"freeMs":{"description":"Milliseconds left that cost nothing.","type":"integer"},"bankMs":{"description":"Milliseconds left in the time bank, which is used after those.","type":"integer"}}},{"title":"PlayLate","description":"The time was over, so the arena acted for the person.","type":"object","additionalProperties":false,"required":["kind","id","action"],"properties":{"kind":{"const":"late"},"id":{"description":"Of the turn.","type":"integer"},"action":{"$ref":"words.schema.json#/$defs/Action"}}},{"title":"PlayResult","description":"A hand is over.","type":"object","additionalProperties":false,"required":["kind","result"],"properties":{"kind":{"const":"result"},"result":{"$ref":"hand-result.schema.json"}}},{"title":"PlayOver","description":"The match is over.","type":"object","additionalProperties":false,"required":["kind","ending","played","nets","bigBets","late","seed","commitment","hands"],"properties":{"kind":{"const":"over"},"ending":{"description":"`played` to its last hand, `left` by the person, or `failed` by the arena.","type":"string","enum":["played","left","failed"]},"played":{"description":"Hands that were played to their end.","type":"integer"},"nets":{"description":"Chips won or lost in them, seat 1 first.","type":"array","items":{"$ref":"words.schema.json#/$defs/Net"}},"bigBets":{"description":"The same in big bets.","type":"array","items":{"type":"number"}},"late":{"description":"Turns in which the arena acted for the person.","type":"integer"},"seed":{"type":"string"},"commitment":{"type":"string"},"hands":{"description":"Identities of those hands, in order.","type":"array","items":{"type":"string"}}}}]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ante === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ante"},message:"must have required property '"+"ante"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bringIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bringIn"},message:"must have required property '"+"bringIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.smallBet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallBet"},message:"must have required property '"+"smallBet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bigBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bigBet"},message:"must have required property '"+"bigBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ante") || (key0 === "bringIn")) || (key0 === "smallBet")) || (key0 === "bigBet"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ante !== undefined){
let data0 = data.ante;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/ante",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.bringIn !== undefined){
let data1 = data.bringIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/bringIn",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.smallBet !== undefined){
let data2 = data.smallBet;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/smallBet",schemaPath:"#/properties/smallBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.bigBet !== undefined){
let data3 = data.bigBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bigBet",schemaPath:"#/properties/bigBet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema181 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"turn.schema.json","title":"Turn","description":"An observation on the wire: all of it but what the start of the match told, which are the game, the rules, the stakes and your seat.","type":"object","additionalProperties":false,"required":["street","firstSeat","opener","downcards","community","players","pot","toCall","wagers","history","options"],"properties":{"street":{"$ref":"words.schema.json#/$defs/Street"},"firstSeat":{"description":"The seat to the dealer's left: dealt first, first in every tie by position.","$ref":"words.schema.json#/$defs/Seat"},"opener":{"description":"The seat that acted first on this street.","$ref":"words.schema.json#/$defs/Seat"},"downcards":{"description":"Your downcards in the order dealt: two, and a third from seventh street on.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"community":{"description":"The shared seventh card when the deck ran short; else empty.","type":"array","items":{"$ref":"words.schema.json#/$defs/Card"}},"players":{"description":"Every seat dealt in, seat 1 first, you among them.","type":"array","items":{"$ref":"observation.schema.json#/$defs/Player"}},"pot":{"description":"Chips in the middle, bets of this street included.","$ref":"words.schema.json#/$defs/Chips"},"toCall":{"description":"Chips you owe to stay in, at most your stack; 0 when a check is free.","$ref":"words.schema.json#/$defs/Chips"},"wagers":{"description":"Bets and raises so far on this street that count towards the cap.","type":"integer","minimum":0},"history":{"description":"Every action of the hand so far, oldest first.","type":"array","items":{"$ref":"observation.schema.json#/$defs/Deed"}},"options":{"description":"The legal actions; answer with the word of one.","type":"array","items":{"$ref":"words.schema.json#/$defs/Option"}}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seat === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.live === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "live"},message:"must have required property '"+"live"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stack === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stack"},message:"must have required property '"+"stack"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.streetBet === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streetBet"},message:"must have required property '"+"streetBet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.invested === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invested"},message:"must have required property '"+"invested"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.upcards === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upcards"},message:"must have required property '"+"upcards"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "seat") || (key0 === "live")) || (key0 === "stack")) || (key0 === "streetBet")) || (key0 === "invested")) || (key0 === "upcards"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.seat !== undefined){
let data0 = data.seat;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.live !== undefined){
if(typeof data.live !== "boolean"){
const err10 = {instancePath:instancePath+"/live",schemaPath:"#/properties/live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.stack !== undefined){
let data2 = data.stack;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.streetBet !== undefined){
let data3 = data.streetBet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/streetBet",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/streetBet",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.invested !== undefined){
let data4 = data.invested;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/invested",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/invested",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.upcards !== undefined){
let data5 = data.upcards;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err17 = {instancePath:instancePath+"/upcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/upcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/upcards",schemaPath:"#/properties/upcards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seat === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pays === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pays"},message:"must have required property '"+"pays"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "street") || (key0 === "seat")) || (key0 === "action")) || (key0 === "pays"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.street !== undefined){
let data0 = data.street;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data0 === "third") || (data0 === "fourth")) || (data0 === "fifth")) || (data0 === "sixth")) || (data0 === "seventh"))){
const err6 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.seat !== undefined){
let data1 = data.seat;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((data2 === "fold") || (data2 === "check")) || (data2 === "bring-in")) || (data2 === "call")) || (data2 === "complete")) || (data2 === "bet")) || (data2 === "raise")) || (data2 === "bet-big")) || (data2 === "raise-big"))){
const err11 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.pays !== undefined){
let data3 = data.pays;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/pays",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/pays",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pays === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pays"},message:"must have required property '"+"pays"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "action") || (key0 === "pays"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data0 === "fold") || (data0 === "check")) || (data0 === "bring-in")) || (data0 === "call")) || (data0 === "complete")) || (data0 === "bet")) || (data0 === "raise")) || (data0 === "bet-big")) || (data0 === "raise-big"))){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pays !== undefined){
let data1 = data.pays;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pays",schemaPath:"#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pays",schemaPath:"#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="turn.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.firstSeat === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstSeat"},message:"must have required property '"+"firstSeat"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.opener === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opener"},message:"must have required property '"+"opener"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.downcards === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "downcards"},message:"must have required property '"+"downcards"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.community === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community"},message:"must have required property '"+"community"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.players === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "players"},message:"must have required property '"+"players"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.pot === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pot"},message:"must have required property '"+"pot"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.toCall === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toCall"},message:"must have required property '"+"toCall"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.wagers === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wagers"},message:"must have required property '"+"wagers"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.history === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.options === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema181.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.street !== undefined){
let data0 = data.street;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data0 === "third") || (data0 === "fourth")) || (data0 === "fifth")) || (data0 === "sixth")) || (data0 === "seventh"))){
const err13 = {instancePath:instancePath+"/street",schemaPath:"words.schema.json#/$defs/Street/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.firstSeat !== undefined){
let data1 = data.firstSeat;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err14 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err16 = {instancePath:instancePath+"/firstSeat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.opener !== undefined){
let data2 = data.opener;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err17 = {instancePath:instancePath+"/opener",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 8 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/opener",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err19 = {instancePath:instancePath+"/opener",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.downcards !== undefined){
let data3 = data.downcards;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err20 = {instancePath:instancePath+"/downcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/downcards/" + i0,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/downcards",schemaPath:"#/properties/downcards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.community !== undefined){
let data5 = data.community;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err23 = {instancePath:instancePath+"/community/" + i1,schemaPath:"words.schema.json#/$defs/Card/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs]$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs]$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/community/" + i1,schemaPath:"words.schema.json#/$defs/Card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/community",schemaPath:"#/properties/community/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.players !== undefined){
let data7 = data.players;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate75(data7[i2], {instancePath:instancePath+"/players/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.pot !== undefined){
let data9 = data.pot;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/pot",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/pot",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.toCall !== undefined){
let data10 = data.toCall;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/toCall",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/toCall",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.wagers !== undefined){
let data11 = data.wagers;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/wagers",schemaPath:"#/properties/wagers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/wagers",schemaPath:"#/properties/wagers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.history !== undefined){
let data12 = data.history;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(validate77(data12[i3], {instancePath:instancePath+"/history/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.options !== undefined){
let data14 = data.options;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(validate79(data14[i4], {instancePath:instancePath+"/options/" + i4,parentData:data14,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="play-news.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.game === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rules === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.stakes === undefined){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "stakes"},message:"must have required property '"+"stakes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.stack === undefined){
const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "stack"},message:"must have required property '"+"stack"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.seat === undefined){
const err6 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "seat"},message:"must have required property '"+"seat"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.names === undefined){
const err7 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.hands === undefined){
const err8 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.commitment === undefined){
const err9 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.played === undefined){
const err10 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "played"},message:"must have required property '"+"played"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.nets === undefined){
const err11 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "nets"},message:"must have required property '"+"nets"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema263.oneOf[0].properties, key0))){
const err12 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
if("match" !== data.kind){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "match"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.game !== undefined){
let data2 = data.game;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data2 === "stud") || (data2 === "stud8")) || (data2 === "razz"))){
const err16 = {instancePath:instancePath+"/game",schemaPath:"words.schema.json#/$defs/Game/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate22(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.stakes !== undefined){
if(!(validate111(data.stakes, {instancePath:instancePath+"/stakes",parentData:data,parentDataProperty:"stakes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.stack !== undefined){
let data5 = data.stack;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/stack",schemaPath:"words.schema.json#/$defs/Chips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.seat !== undefined){
let data6 = data.seat;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 8 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/Seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.names !== undefined){
let data7 = data.names;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err22 = {instancePath:instancePath+"/names/" + i0,schemaPath:"#/oneOf/0/properties/names/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/names",schemaPath:"#/oneOf/0/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.hands !== undefined){
let data9 = data.hands;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/hands",schemaPath:"#/oneOf/0/properties/hands/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.commitment !== undefined){
if(typeof data.commitment !== "string"){
const err25 = {instancePath:instancePath+"/commitment",schemaPath:"#/oneOf/0/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.played !== undefined){
let data11 = data.played;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/played",schemaPath:"#/oneOf/0/properties/played/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.nets !== undefined){
let data12 = data.nets;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err27 = {instancePath:instancePath+"/nets/" + i1,schemaPath:"words.schema.json#/$defs/Net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/nets",schemaPath:"#/oneOf/0/properties/nets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err30 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.hand === undefined){
const err31 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "hand"},message:"must have required property '"+"hand"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key1 in data){
if(!((key1 === "kind") || (key1 === "hand"))){
const err32 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.kind !== undefined){
if("hand" !== data.kind){
const err33 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "hand"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.hand !== undefined){
if(!(validate36(data.hand, {instancePath:instancePath+"/hand",parentData:data,parentDataProperty:"hand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs33 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err35 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.event === undefined){
const err36 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data){
if(!((key2 === "kind") || (key2 === "event"))){
const err37 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.kind !== undefined){
if("event" !== data.kind){
const err38 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "event"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate35(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid0 = _errs38 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err40 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.id === undefined){
const err41 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.turn === undefined){
const err42 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "turn"},message:"must have required property '"+"turn"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data){
if(!(((key3 === "kind") || (key3 === "id")) || (key3 === "turn"))){
const err43 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.kind !== undefined){
if("ask" !== data.kind){
const err44 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "ask"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.id !== undefined){
let data19 = data.id;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.turn !== undefined){
if(!(validate74(data.turn, {instancePath:instancePath+"/turn",parentData:data,parentDataProperty:"turn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid0 = _errs43 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err47 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.id === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.freeMs === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "freeMs"},message:"must have required property '"+"freeMs"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.bankMs === undefined){
const err50 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "bankMs"},message:"must have required property '"+"bankMs"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key4 in data){
if(!((((key4 === "kind") || (key4 === "id")) || (key4 === "freeMs")) || (key4 === "bankMs"))){
const err51 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.kind !== undefined){
if("clock" !== data.kind){
const err52 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "clock"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.id !== undefined){
let data22 = data.id;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err53 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.freeMs !== undefined){
let data23 = data.freeMs;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err54 = {instancePath:instancePath+"/freeMs",schemaPath:"#/oneOf/4/properties/freeMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.bankMs !== undefined){
let data24 = data.bankMs;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err55 = {instancePath:instancePath+"/bankMs",schemaPath:"#/oneOf/4/properties/bankMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid0 = _errs50 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs60 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err57 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.id === undefined){
const err58 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.action === undefined){
const err59 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key5 in data){
if(!(((key5 === "kind") || (key5 === "id")) || (key5 === "action"))){
const err60 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.kind !== undefined){
if("late" !== data.kind){
const err61 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/const",keyword:"const",params:{allowedValue: "late"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.id !== undefined){
let data26 = data.id;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err62 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.action !== undefined){
let data27 = data.action;
if(typeof data27 !== "string"){
const err63 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(((((((((data27 === "fold") || (data27 === "check")) || (data27 === "bring-in")) || (data27 === "call")) || (data27 === "complete")) || (data27 === "bet")) || (data27 === "raise")) || (data27 === "bet-big")) || (data27 === "raise-big"))){
const err64 = {instancePath:instancePath+"/action",schemaPath:"words.schema.json#/$defs/Action/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid0 = _errs60 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
const _errs69 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err66 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data.result === undefined){
const err67 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key6 in data){
if(!((key6 === "kind") || (key6 === "result"))){
const err68 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.kind !== undefined){
if("result" !== data.kind){
const err69 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/const",keyword:"const",params:{allowedValue: "result"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate37(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid0 = _errs69 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = true;
}
}
const _errs74 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err71 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data.ending === undefined){
const err72 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "ending"},message:"must have required property '"+"ending"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data.played === undefined){
const err73 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "played"},message:"must have required property '"+"played"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.nets === undefined){
const err74 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "nets"},message:"must have required property '"+"nets"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data.bigBets === undefined){
const err75 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "bigBets"},message:"must have required property '"+"bigBets"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data.late === undefined){
const err76 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "late"},message:"must have required property '"+"late"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data.seed === undefined){
const err77 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data.commitment === undefined){
const err78 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data.hands === undefined){
const err79 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key7 in data){
if(!(func1.call(schema263.oneOf[7].properties, key7))){
const err80 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.kind !== undefined){
if("over" !== data.kind){
const err81 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/7/properties/kind/const",keyword:"const",params:{allowedValue: "over"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.ending !== undefined){
let data31 = data.ending;
if(typeof data31 !== "string"){
const err82 = {instancePath:instancePath+"/ending",schemaPath:"#/oneOf/7/properties/ending/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(((data31 === "played") || (data31 === "left")) || (data31 === "failed"))){
const err83 = {instancePath:instancePath+"/ending",schemaPath:"#/oneOf/7/properties/ending/enum",keyword:"enum",params:{allowedValues: schema263.oneOf[7].properties.ending.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.played !== undefined){
let data32 = data.played;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err84 = {instancePath:instancePath+"/played",schemaPath:"#/oneOf/7/properties/played/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.nets !== undefined){
let data33 = data.nets;
if(Array.isArray(data33)){
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err85 = {instancePath:instancePath+"/nets/" + i2,schemaPath:"words.schema.json#/$defs/Net/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/nets",schemaPath:"#/oneOf/7/properties/nets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.bigBets !== undefined){
let data35 = data.bigBets;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(!((typeof data36 == "number") && (isFinite(data36)))){
const err87 = {instancePath:instancePath+"/bigBets/" + i3,schemaPath:"#/oneOf/7/properties/bigBets/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/bigBets",schemaPath:"#/oneOf/7/properties/bigBets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.late !== undefined){
let data37 = data.late;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err89 = {instancePath:instancePath+"/late",schemaPath:"#/oneOf/7/properties/late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.seed !== undefined){
if(typeof data.seed !== "string"){
const err90 = {instancePath:instancePath+"/seed",schemaPath:"#/oneOf/7/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.commitment !== undefined){
if(typeof data.commitment !== "string"){
const err91 = {instancePath:instancePath+"/commitment",schemaPath:"#/oneOf/7/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.hands !== undefined){
let data40 = data.hands;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
if(typeof data40[i4] !== "string"){
const err92 = {instancePath:instancePath+"/hands/" + i4,schemaPath:"#/oneOf/7/properties/hands/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/hands",schemaPath:"#/oneOf/7/properties/hands/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var _valid0 = _errs74 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
}
}
if(!valid0){
const err95 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate109.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":true,"dynamicItems":false};

