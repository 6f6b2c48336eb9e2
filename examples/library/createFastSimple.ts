import { createFastSimple, SOLVED, imageFromIndex } from '../../src/library/index.ts';

// how many of the 65,536 images of 4x4 are simple: one solver for all
const solver = createFastSimple(4, 4);
let simple = 0;
for (let index = 0; index < 65_536; index++) {
  solver.setImage(imageFromIndex(4, 4, index).cells);
  if (solver.run('H') === SOLVED) simple++;
}
console.log(simple); // 51234
