/** The status codes of the fast SimpleSolver. */

/** All cells are known and all lines right. @source 000_8dc3042ab81c971c.txt §3.1 */
export const SOLVED = 0;
/** No line gives more. @source 000_8dc3042ab81c971c.txt §3.1 */
export const STANDSTILL = 1;
/** Some line has no fit. @source 000_8dc3042ab81c971c.txt §2 (not fixable) */
export const CONTRADICTION = 2;
