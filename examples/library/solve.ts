import { formatGrid, isUnique, solve } from '../../src/library/index.ts';

// one filled cell in each row and each column: all ways to place three rooks
const rooks = { rows: [[1], [1], [1]], columns: [[1], [1], [1]] };
console.log(solve(rooks).status, isUnique(rooks)); // several false
const { solutions, complete } = solve(rooks, { most: 100 });
console.log(complete, solutions.map((grid) => formatGrid(grid)[0]).join(' ')); // true #.. #.. .#. .#. ..# ..#
// of four that were enough, whether there are others is not known
console.log(solve(rooks, { most: 4 }).complete); // false
