import { describe, gridText, isUnique } from '../../src/library/index.ts';
import { repair } from '../../src/library/pictures.ts';

const picture = '#..#\n.##.\n.##.\n#..#\n....';
console.log(await isUnique(describe(picture))); // false
const mended = await repair(picture);
console.log(await isUnique(mended), JSON.stringify(mended.changed)); // true [{"row":1,"column":0}]
console.log(gridText(mended.picture).split('\n').join(' ')); // #..# ###. .##. #..# ....
