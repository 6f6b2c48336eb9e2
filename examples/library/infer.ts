import {
  countUnknown,
  decodePuzzle,
  formatGrid,
  infer,
  solveSimple,
} from '../../src/library/index.ts';

const puzzle = decodePuzzle('5x5_2_2_0_1_1~1_1_0_2_2');
const { unique, inferable, witnesses } = infer(puzzle);
console.log(unique, countUnknown(solveSimple(puzzle).grid), countUnknown(inferable)); // false 16 4
console.log(formatGrid(inferable).join(' ')); // ...## ...## ..... ??... ??...
for (const witness of witnesses) console.log(formatGrid(witness).join(' ')); // ...## ...## ..... #.... .#..., ...## ...## ..... .#... #....
