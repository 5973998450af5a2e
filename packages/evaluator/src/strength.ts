/**
 * How good a holding is, as an integer: of two holdings of one kind the better has the larger strength, in lows too.
 * Strengths of different kinds (high, razz, eight-or-better, showing) must not be compared.
 */
export type Strength = number;
