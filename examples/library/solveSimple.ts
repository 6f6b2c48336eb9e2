import {
  decodePuzzle,
  formatGrid,
  hSweep,
  solveSimple,
  unknownGrid,
  vSweep,
} from '../../src/library/index.ts';

const puzzle = decodePuzzle('5x5_1.1_5_5_3_1~2_4_4_4_2');
const rows = hSweep(unknownGrid(5, 5), puzzle);
console.log(rows.fixed, vSweep(rows.grid, puzzle).fixed); // 11 8
const { status, sweeps, grid } = solveSimple(puzzle);
console.log(status, sweeps); // solved 4
console.log(formatGrid(grid).join(' ')); // .#.#. ##### ##### .###. ..#..
