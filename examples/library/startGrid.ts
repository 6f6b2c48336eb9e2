import {
  countUnknown,
  formatLine,
  lineOf,
  parseLine,
  solveSimple,
  startGrid,
  unknownGrid,
} from '../../src/library/index.ts';

// a puzzle with two solutions, until one cell is given
const rows = [[1], [1]];
const puzzle = { rows, columns: rows, clues: parseLine('1???') };
console.log(formatLine(lineOf(startGrid(puzzle), 'H', 0))); // 1?
console.log(countUnknown(unknownGrid(2, 2)), countUnknown(startGrid(puzzle))); // 4 3
console.log(solveSimple({ rows, columns: rows }).status, solveSimple(puzzle).status); // standstill solved
