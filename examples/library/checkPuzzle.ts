import { checkPuzzle } from '../../src/library/index.ts';

const problems = checkPuzzle({ rows: [[3], [1]], columns: [[1], [2]] });
for (const { place, message } of problems) console.log(JSON.stringify(place), message); // {"kind":"row","index":0} Row 1 needs 3 cells, but there are only 2 columns.
console.log(checkPuzzle({ rows: [[1]], cols: [[0]] })[0]?.message); // The rows have 1 filled cell, the columns 0: they must be equal.
console.log(checkPuzzle(null)[0]?.message); // A puzzle is an object { rows, columns } with a list of clues each, not null.
