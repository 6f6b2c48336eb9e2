import {
  formatGrid,
  imageFromText,
  puzzleOf,
  reflect,
  rotate,
  transpose,
  transposePuzzle,
} from '../../src/library/index.ts';

const image = imageFromText(['##.', '#..']);
console.log(formatGrid(rotate(image, 1)).join(' ')); // ## .# ..
console.log(formatGrid(reflect(image, 'left-right')).join(' ')); // .## ..#
console.log(formatGrid(transpose(image)).join(' ')); // ## #. ..
console.log(JSON.stringify(transposePuzzle(puzzleOf(image)))); // {"rows":[[2],[1],[]],"columns":[[2],[1]]}
