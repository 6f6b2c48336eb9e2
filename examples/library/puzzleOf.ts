import {
  adheres,
  countFilled,
  imageFromText,
  puzzleOf,
  sameGrid,
} from '../../src/library/index.ts';

const image = imageFromText(['#.#', '###', '.#.']);
const puzzle = puzzleOf(image);
console.log(JSON.stringify(puzzle)); // {"rows":[[1,1],[3],[1]],"columns":[[2],[2],[2]]}
console.log(adheres(image, puzzle), countFilled(image)); // true 6
console.log(sameGrid(image, imageFromText(['#.#', '###', '.##']))); // false
