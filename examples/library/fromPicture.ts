import { gridText } from '../../src/library/index.ts';
import { fromPicture } from '../../src/library/pictures.ts';

// eight by eight points that darken towards a corner; in a page the ImageData of a canvas
const data = Array.from({ length: 64 }, (_, at) => 255 - 4 * (Math.floor(at / 8) * (at % 8)));
const { picture } = fromPicture({ height: 8, width: 8, data }, { height: 4, width: 4 });
console.log(picture && gridText(picture).split('\n').join(' ')); // .... .... ..## ..##
