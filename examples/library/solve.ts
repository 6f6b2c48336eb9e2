import { solve } from '../../src/library/index.ts';

// one filled cell in each row and each column: all ways to place three rooks
const rooks = { rows: [[1], [1], [1]], columns: [[1], [1], [1]] };
const { status, solutions, complete } = await solve(rooks);
console.log(status, solutions.length, complete); // several 2 false
const all = await solve(rooks, { most: Infinity });
console.log(all.solutions.length, all.complete); // 6 true
// a signal ends it, and what is known then is the answer
const ended = await solve(rooks, { signal: { aborted: true } });
console.log(ended.status, ended.solutions.length); // open 0
