import { formatGrid, isUnique, readPuzzleText, solveSimple } from '../../src/library/index.ts';

const heart = '{"rows": [[1,1],[5],[5],[3],[1]], "cols": [[2],[4],[4],[4],[2]]}';
const read = readPuzzleText(heart);
if (!('puzzle' in read)) throw new Error(read.problems[0]?.message);

const { status, sweeps, grid } = solveSimple(read.puzzle);
console.log(status, sweeps); // solved 4
console.log(formatGrid(grid).join(' ')); // .#.#. ##### ##### .###. ..#..
console.log(isUnique(read.puzzle)); // true
