import { gridText, isUnique, makePuzzle, rate } from '../../src/library/index.ts';

const puzzle = await makePuzzle({ height: 8, width: 8, method: 'pairs', filled: 0.45, seed: 1 });
if (puzzle === null) throw new Error('nothing fits that order');
console.log(await isUnique(puzzle), (await rate(puzzle)).method); // true pairs
console.log(gridText(puzzle.picture).split('\n').slice(0, 3).join(' ')); // #.#.#.#. ..####.# .##..#.#
const long = await makePuzzle({ height: 10, width: 10, sweeps: 9 });
console.log(long && (await rate(long)).sweeps); // 9
