import { decodePuzzle, probeAll } from '../../src/library/index.ts';

const {
  status,
  sequence,
  class: found,
  stars,
} = probeAll(decodePuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1'));
console.log(status, sequence.length); // standstill 23
console.log(found, stars); // unique 2
