import { NonogramError, readPuzzle } from '../../src/library/index.ts';

// a picture is read too: its lines are the clues
const puzzle = readPuzzle('##.\n#..\n.#.');
console.log(puzzle.format, JSON.stringify(puzzle.columns)); // picture [[2],[1,1],[]]
try {
  readPuzzle('{"rows": [[3]], "columns": [[1], [1]]}');
} catch (error) {
  if (!(error instanceof NonogramError)) throw error;
  console.log(error.code, JSON.stringify(error.place)); // text {"kind":"text","line":1}
  console.log(error.message); // Row 1 needs 3 cells, but there are only 2 columns: shorten its runs or add columns.
}
