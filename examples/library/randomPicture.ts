import { describe, gridText, randomPicture, sweep } from '../../src/library/index.ts';

// how many of 1,000 pictures of 10x10 with half their cells filled are solved by sweeps
let simple = 0;
for (let index = 0; index < 1000; index++) {
  const picture = randomPicture({ height: 10, width: 10, filled: 0.5, seed: 1, index });
  if (sweep(describe(picture)).status === 'solved') simple++;
}
console.log(simple); // 548
// picture 17 of that sample again, by itself
const again = randomPicture({ height: 10, width: 10, seed: 1, index: 17 });
console.log(gridText(again).slice(0, 10)); // #.#..##.##
