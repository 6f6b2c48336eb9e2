/**
 * How likely a random board is to have one solution, by a formula: the share of boards without a switch, as if switches came by
 * chance and without regard to each other. How many there are on the mean is exact (`expectedSwitches`); that boards without one
 * have one solution, and that the number is that of rare and independent things, is what runs say and nobody has proved.
 *
 * Lemma. A filled cell and an empty cell of a line can be exchanged without changing its clue exactly where the cells beyond
 * the two are empty or off the board, and what lies between them is filled altogether (a run moves by one), or is empty cells
 * and single filled ones with an empty cell at either end, or nothing. Of a switch (two rows, two columns, their four
 * crossings filled crosswise) the four lines have only the crossings in common. So with the crossings given they are
 * independent, and the mean number of switches is a sum over distances in the rows times one over distances in the columns.
 *
 * @source content/notes/one-solution.mdx, Lemma 1 and 2, with proofs
 */

/** Between which sides, and from which density on, the formula was compared with boards that were drawn. */
export const formulaRange = { least: 5, most: 320, density: 0.35 } as const;

/** Whether the formula was compared with boards like these. */
export const isCompared = (height: number, width: number, density: number): boolean =>
  Math.min(height, width) >= formulaRange.least &&
  Math.max(height, width) <= formulaRange.most &&
  density >= formulaRange.density &&
  density <= 1;

/**
 * Chances that a line lets a filled and an empty cell at each distance trade places, as far as what lies between decides.
 *
 * @param most - the greatest distance, 1 or more
 * @param density - chance of a cell to be filled, 0 to 1
 * @returns by distance; nothing at 0
 */
export function crossingChances(most: number, density: number): Float64Array {
  const empty = 1 - density;
  const chances = new Float64Array(most + 1);
  let [shorter, singles] = [0, 0]; // words of empty cells and single filled ones, empty at both ends: of one cell less, and so long
  let filled = 1;
  for (let distance = 1; distance <= most; distance++) {
    chances[distance] = filled + singles;
    // one cell more between the two
    const longer = singles === 0 ? empty : empty * singles + density * empty * shorter;
    [shorter, singles] = [singles, longer];
    filled *= density;
  }
  return chances;
}

/**
 * The mean number of ways in which two lines side by side let the same two places trade, given what stands there: the factor of
 * one side of a board.
 *
 * @param length - cells of each line, 1 or more; 0 ways with one cell
 * @param density - 0 to 1
 */
export function pairSum(length: number, density: number): number {
  if (length < 2) return 0;
  const beyond = (1 - density) ** 2; // on one side of the two places, in both lines
  const chances = crossingChances(length - 1, density);
  let sum = chances[length - 1]! ** 2; // from border to border
  for (let distance = 1; distance <= length - 2; distance++) {
    const inner = length - distance - 2; // places where neither touches a border
    sum += chances[distance]! ** 2 * (inner * beyond ** 2 + 2 * beyond);
  }
  return sum;
}

/**
 * How many switches a random board has on the mean; exact.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more
 * @param density - chance of each cell to be filled, by itself, 0 to 1
 */
export const expectedSwitches = (height: number, width: number, density: number): number =>
  2 *
  density ** 2 *
  (1 - density) ** 2 *
  pairSum(height, density) *
  (height === width ? pairSum(height, density) : pairSum(width, density));

/**
 * About how likely a random board is to have one solution.
 *
 * @param height - rows; `formulaRange` says from where to where it was compared
 * @param width - columns, likewise
 * @param density - chance of each cell to be filled, by itself
 * @returns 0 to 1, within 2.5 percentage points of the shares found; where it is small, it can be off by a factor
 */
export const oneSolutionChance = (height: number, width: number, density: number): number =>
  Math.exp(-expectedSwitches(height, width, density));

/** The factor of one side for exchanges of three rows and three columns; as `pairSum`, with three places instead of two. */
export function tripleSum(length: number, density: number): number {
  const beyond = (1 - density) ** 2;
  const chances = crossingChances(Math.max(1, length - 1), density);
  let sum = 0;
  for (let whole = 2; whole < length; whole++) {
    const places = whole === length - 1 ? 1 : (length - whole - 2) * beyond ** 2 + 2 * beyond;
    for (let first = 1; first < whole; first++)
      sum += chances[first]! * chances[whole - first]! * chances[whole]! * places;
  }
  return beyond * sum;
}

/**
 * About how many exchanges of three rows and three columns, two cells of each, a random board has on the mean: where two of the six
 * lines would ask something of the same cell, it is counted as if they did not. Added to the switches it brings the formula
 * nearer to what is found on dense boards, from about 58 % on, and spoils it on sparser ones, where exchanges come in clumps.
 */
export const expectedHexagons = (height: number, width: number, density: number): number =>
  12 *
  (density * (1 - density)) ** 3 *
  tripleSum(height, density) *
  (height === width ? tripleSum(height, density) : tripleSum(width, density));

/**
 * From which density on so large a share of boards has one solution, by the formula.
 *
 * @param chance - more than 0 and less than 1
 * @returns the least density from the least of the range on, to about 1e-9; null where the whole range has more
 */
export function densityForChance(height: number, width: number, chance: number): number | null {
  let [low, high] = [formulaRange.density as number, 1];
  if (oneSolutionChance(height, width, low) >= chance) return null;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (oneSolutionChance(height, width, middle) < chance) low = middle;
    else high = middle;
  }
  return high;
}
