import {
  CATEGORIES,
  decodePuzzle,
  doubleProbe,
  probe,
  solveSimple,
  unknownCells,
} from '../../src/library/index.ts';

const puzzle = decodePuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
const state = solveSimple(puzzle).grid;
const [cell = 0] = unknownCells(state);
console.log(cell, probe(puzzle, state, cell, 1).status); // 0 standstill
const { category, proves } = doubleProbe(puzzle, state, cell);
console.log(category, CATEGORIES[category]?.name, proves); // 6 some progression / contradicting 1
