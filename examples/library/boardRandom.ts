import {
  boardRandom,
  difficulty000,
  filledFor,
  puzzleOf,
  sampleExact,
  sampleIndependent,
} from '../../src/library/index.ts';

// how many of 1,000 boards of 10x10 with half their cells filled are simple
const cells = new Uint8Array(100);
let simple = 0;
for (let index = 0; index < 1000; index++) {
  sampleExact(boardRandom(1, 10, 10, 50, index), cells, filledFor(50, 10, 10));
  if (difficulty000(puzzleOf({ height: 10, width: 10, cells })) !== null) simple++;
}
console.log(simple); // 548
// board 17 of that sample again, by itself; and one whose cells are filled independently
sampleExact(boardRandom(1, 10, 10, 50, 17), cells, 50);
console.log(cells.subarray(0, 10).join('')); // 1010011011
sampleIndependent(boardRandom(1, 10, 10, 0.5, 17), cells, 0.5);
console.log(cells.subarray(0, 10).join('')); // 0001101101
