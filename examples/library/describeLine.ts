import {
  cellsNeeded,
  checkDescription,
  describeLine,
  descriptionsOf,
  formatDescription,
  parseLine,
} from '../../src/library/index.ts';

const description = describeLine(parseLine('1101110010'));
console.log(formatDescription(description), cellsNeeded(description)); // 2 3 1 8
console.log(descriptionsOf(10).length); // 144
try {
  checkDescription(description, 6);
} catch (error) {
  console.log(String(error)); // RangeError: description needs 8 cells, line has 6
}
