import { allSolutions, countSolutions, formatGrid, isUnique } from '../../src/library/index.ts';

// one filled cell in each row and each column: all ways to place three rooks
const rooks = { rows: [[1], [1], [1]], columns: [[1], [1], [1]] };
console.log(countSolutions(rooks).count, isUnique(rooks)); // 6 false
const { solutions, complete } = allSolutions(rooks);
console.log(complete, solutions.map((grid) => formatGrid(grid)[0]).join(' ')); // true .#. ..# ..# .#. #.. #..
// with a limit the count may be cut short, and says so
console.log(countSolutions(rooks, { maxSolutions: 4 }).complete); // false
