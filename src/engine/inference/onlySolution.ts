/**
 * How likely a random board is to be the only solution of its puzzle, at most. Cut it into blocks of four by four. In the middle
 * of a block two filled cells may stand corner to corner with ten empty cells about them: then they can be exchanged for the
 * other two, whatever the rest of the board is. Blocks have no cell in common, so each is one more chance.
 */

/** Rows and columns of a block. */
const blockSide = 4;
/** The cells of a block that make the exchange: two filled, ten empty; the corners do not matter. */
const exchangeCells = { filled: 2, empty: 10 } as const;

/** The probability that a block has the exchange, one way round or the other. */
export const blockExchange = (density: number): number =>
  2 * density ** exchangeCells.filled * (1 - density) ** exchangeCells.empty;

/**
 * The probability that a filled cell is half of this exchange, at least. Each cell of a board of two rows and two columns or more
 * has another row and another column on some side; cells of the pattern that lie outside of the board count as empty.
 */
export const cellExchange = (density: number): number =>
  density * (1 - density) ** exchangeCells.empty;

/** The probability of one solution, at most. */
export const onlySolutionAtMost = (side: number, density: number): number =>
  (1 - blockExchange(density)) ** (Math.floor(side / blockSide) ** 2);

/**
 * The least side, a whole number of blocks, of which boards have one solution with no more than this probability.
 *
 * @param density - more than 0 and less than 1
 */
export const sideOfOnlySolution = (density: number, chance: number): number =>
  blockSide * Math.ceil(Math.sqrt(Math.log(chance) / Math.log1p(-blockExchange(density))));
