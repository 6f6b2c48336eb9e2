import { probing, readPuzzle } from '../../src/library/index.ts';

const puzzle = readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
const { status, rounds, cells } = await probing(puzzle);
console.log(status, rounds, cells.length); // solved 1 23
const [first] = cells;
console.log(first?.row, first?.column, first?.filled, first?.empty); // 0 0 more contradiction
