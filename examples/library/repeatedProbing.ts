import {
  countUnknown,
  decodePuzzle,
  repeatedProbing,
  setProbing,
} from '../../src/library/index.ts';

const puzzle = decodePuzzle('3x5_1_1.1_2~1_1_1_1_1');
const again = repeatedProbing(puzzle);
console.log(again.status, again.rounds, countUnknown(again.grid)); // standstill 0 15
// a pair of cells finds what no single cell does
const pairs = setProbing(puzzle, 2);
console.log(pairs.status, pairs.sets, countUnknown(pairs.grid), pairs.complete); // standstill 1 14 true
