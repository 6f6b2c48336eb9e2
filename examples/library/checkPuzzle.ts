import { checkPuzzle } from '../../src/library/index.ts';

const problems = checkPuzzle({ rows: [[3], [1]], columns: [[1], [2]] });
for (const { where, message } of problems) console.log(where, message); // { direction: 'H', index: 0 } description needs 3 cells, line has 2
