import { gridText, hint, rate, readPuzzle, solve } from '../../src/library/index.ts';

const puzzle = readPuzzle('{"rows": [[1,1],[5],[5],[3],[1]], "cols": [[2],[4],[4],[4],[2]]}');
const { status, known } = await solve(puzzle);
console.log(status, gridText(known).split('\n')); // one [ '.#.#.', '#####', '#####', '.###.', '..#..' ]
console.log((await rate(puzzle)).sweeps, (await hint(puzzle)).sentence); // 4 In row 2 all ways to lay 5 agree: columns 1, 2, 3, 4 and 5 are filled.
