import { formatGrid, imageFromIndex, indexOfImage } from '../../src/library/index.ts';

const image = imageFromIndex(3, 3, 186);
console.log(formatGrid(image).join(' ')); // .#. ### .#.
console.log(indexOfImage(image)); // 186n
