/** What each of the sixteen categories means, in one sentence or two, by number. @source 001_a525a3e1210b0814.txt §3.4 */
export const categoryMeanings: readonly string[] = [
  'Neither value leads any further. The cell stays open.',
  'Empty leads further, filled does not. The cell stays open.',
  'Empty is impossible, so the cell is filled; from that alone no other cell follows.',
  'Empty gives a solution. Filled leads no further, so there may be others.',
  'Filled leads further, empty does not. The cell stays open.',
  'Both values lead further. Only what the two futures agree on is certain.',
  'Empty is impossible, so the cell is filled, and more follows.',
  'Empty gives a solution. Filled leads further and may hold others.',
  'Filled is impossible, so the cell is empty; from that alone no other cell follows.',
  'Filled is impossible, so the cell is empty, and more follows.',
  'Neither value is possible: the puzzle has no solution.',
  'Filled is impossible and empty gives a solution: it is the only one.',
  'Filled gives a solution. Empty leads no further, so there may be others.',
  'Filled gives a solution. Empty leads further and may hold others.',
  'Empty is impossible and filled gives a solution: it is the only one.',
  'Either value gives a solution: there are exactly two.',
];
