import { sampler } from '../../src/library/sample.ts';

const board = sampler(10, 10);
let [solved, hardest] = [0, 0];
for (let index = 0; index < 1000; index++) {
  board.draw(0.5, 1, index); // filled, seed, which picture
  if (board.sweep() === 'stuck') continue;
  solved++;
  hardest = Math.max(hardest, board.sweeps);
}
console.log(solved, hardest); // 548 26
