import {
  countFits,
  fits,
  formatLine,
  leftmostFit,
  rightmostFit,
  unknownLine,
} from '../../src/library/index.ts';

const line = unknownLine(6);
for (const fit of fits(line, [2, 1])) console.log(formatLine(fit)); // 110100, 110010, 110001, 011010, 011001, 001101
console.log(countFits(unknownLine(100), [10, 10, 10])); // 57155n
const [left, right] = [leftmostFit(line, [2, 1]), rightmostFit(line, [2, 1])];
console.log(left && formatLine(left), right && formatLine(right)); // 110100 001101
