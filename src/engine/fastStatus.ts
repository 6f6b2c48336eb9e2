/** The status codes of the fast SimpleSolver. */

/** All cells are known and all lines right. */
export const SOLVED = 0;
/** No line gives more. */
export const STANDSTILL = 1;
/** Some line has no fit. */
export const CONTRADICTION = 2;
