import { countFits, fits, leftmostFit, lineText, rightmostFit } from '../../src/library/lines.ts';

for (const fit of fits('??????', [2, 1])) console.log(lineText(fit)); // 110100, 110010, 110001, 011010, 011001, 001101
console.log(countFits('?'.repeat(100), [10, 10, 10])); // 57155n
const [left, right] = [leftmostFit('?????#', [2, 1]), rightmostFit('??????', [2, 1])];
console.log(left && lineText(left), right && lineText(right)); // 110001 001101
