import { apply, gridText, hints, readPuzzle, start } from '../../src/library/index.ts';

const puzzle = readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
const kinds = [];
let state = start(puzzle);
for await (const step of hints(puzzle)) {
  state = apply(state, step);
  kinds.push(step.kind);
}
console.log(kinds.length, kinds[0], kinds.at(-1)); // 22 line done
console.log(gridText(state).split('\n').join(' ')); // #...# #..#. #..#. ....# .##..
