import {
  createFastTwoSat,
  decodePuzzle,
  SOLVED,
  solveTwoSat,
  unknownCells,
} from '../../src/library/index.ts';

const puzzle = decodePuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
const { status, grid, progress } = solveTwoSat(puzzle);
console.log(status, progress, unknownCells(grid).length); // solved true 0
const solver = createFastTwoSat(5, 5);
solver.simple.setPuzzle(puzzle);
console.log(solver.run() === SOLVED); // true
