/**
 * Literals as numbers: variable v, counted from 0, is 2v when it is meant to be true and 2v + 1 when it is meant to be false.
 * So negation is one bit, and arrays can be indexed by literals.
 */

/** A variable or its negation, 0 to 2 x variables - 1. */
export type Literal = number;

/**
 * The literal that says that a variable has a value.
 *
 * @source none (as in MiniSat, Eén and Sörensson 2003)
 */
export const literalOf = (variable: number, value: boolean): Literal =>
  2 * variable + (value ? 0 : 1);

/** @source none */
export const negationOf = (literal: Literal): Literal => literal ^ 1;

/** @source none */
export const variableOf = (literal: Literal): number => literal >> 1;
