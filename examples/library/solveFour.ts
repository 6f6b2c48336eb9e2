import {
  decodePuzzle,
  fourClass,
  solveFour,
  solvePq,
  solveSimple,
} from '../../src/library/index.ts';

const puzzle = decodePuzzle('5x5_1.1_2.1_1.1_2_1.1~1_2.1_3_1.1_2');
console.log(solveSimple(puzzle).status); // standstill
const four = solveFour(puzzle);
console.log(four.status, fourClass(four)); // solved four-solved
console.log(solvePq(puzzle, 2, 2).intersections, solvePq(puzzle, 1, 5).status); // 1 standstill
