import { isUnique, solveSync } from '../../src/library/index.ts';

const rows = [[1], [1]];
console.log(await isUnique({ rows, columns: rows })); // false
// one cell is given
console.log(await isUnique({ rows, columns: rows, given: '#?\n??' })); // true
console.log(solveSync({ rows, columns: rows, given: '##\n??' }).status); // none
