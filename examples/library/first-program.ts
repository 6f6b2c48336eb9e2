import { gridText, hint, rate, readPuzzle, solve } from '../../src/library/index.ts';

const puzzle = readPuzzle('5x5_1.1_5_5_3_1~2_4_4_4_2'); // or a file in any format
const { status, known } = await solve(puzzle);
console.log(status, gridText(known).split('\n')[0]); // one .#.#.
console.log((await rate(puzzle)).sweeps); // 4
console.log((await hint(puzzle)).sentence); // In row 2 all ways to lay 5 agree: columns 1, 2, 3, 4 and 5 are filled.
