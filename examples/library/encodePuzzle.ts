import {
  decodeImage,
  decodePuzzle,
  encodeImage,
  encodePuzzle,
  formatGrid,
  imageFromText,
  puzzleOf,
} from '../../src/library/index.ts';

const image = imageFromText(['##.', '#..', '.#.']);
console.log(encodePuzzle(puzzleOf(image)), encodeImage(image)); // 3x3_2_1_1~2_1.1_0 3x3bLC
console.log(JSON.stringify(decodePuzzle('2x2_1_1~1_1'))); // {"rows":[[1],[1]],"columns":[[1],[1]]}
console.log(formatGrid(decodeImage(encodeImage(image))).join(' ')); // ##. #.. .#.
