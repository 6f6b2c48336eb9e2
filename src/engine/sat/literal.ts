/**
 * Literals as numbers: variable v, counted from 0, is 2v when it is meant to be true and 2v + 1 when it is meant to be false.
 * So negation is one bit, and arrays can be indexed by literals.
 */

/** A variable or its negation, 0 to 2 x variables - 1. */
export type Literal = number;

/**
 * The literal that says that a variable has a value.
 *
 * @param variable - counted from 0
 * @param value - true: the variable itself; false: its negation
 * @returns 2 · variable, or 2 · variable + 1 for the negation
 * @source as in MiniSat, Eén and Sörensson 2003
 */
export const literalOf = (variable: number, value: boolean): Literal =>
  2 * variable + (value ? 0 : 1);

/**
 * The literal that is true when this one is false.
 *
 * @param literal - of any variable
 * @returns the other literal of the same variable
 */
export const negationOf = (literal: Literal): Literal => literal ^ 1;

/**
 * The variable of a literal.
 *
 * @param literal - of any variable
 * @returns its number, from 0
 */
export const variableOf = (literal: Literal): number => literal >> 1;
