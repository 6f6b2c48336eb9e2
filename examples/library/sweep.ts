import { gridText, readPuzzle, sweep } from '../../src/library/index.ts';

const heart = readPuzzle('5x5_1.1_5_5_3_1~2_4_4_4_2');
console.log(sweep(heart).status, sweep(heart).sweeps); // solved 4
console.log(sweep(heart, { first: 'columns' }).sweeps); // 5
const rows = [[1], [1]];
const { status, grid } = sweep({ rows, columns: rows });
console.log(status, gridText(grid).split('\n').join(' ')); // stuck ?? ??
