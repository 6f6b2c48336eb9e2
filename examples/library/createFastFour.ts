import {
  allPieces,
  createFastFour,
  decodePuzzle,
  STATUS_OF_CODE,
} from '../../src/library/index.ts';

const solver = createFastFour(5, 5);
solver.simple.setPuzzle(decodePuzzle('5x5_1.1_2.1_1.1_2_1.1~1_2.1_3_1.1_2'));
console.log(STATUS_OF_CODE[solver.simple.run('H')], solver.simple.unknown); // standstill 8
// what follows may take long on large boards: a page does a piece, lives, and does the next
console.log(STATUS_OF_CODE[allPieces(solver.goOnInPieces())], solver.simple.unknown); // solved 0
