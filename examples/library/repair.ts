import { describe, gridText, isUnique, repair } from '../../src/library/index.ts';

const picture = '#..#\n.##.\n.##.\n#..#\n....';
console.log(await isUnique(describe(picture))); // false
const mended = await repair(picture);
console.log(await isUnique(mended), JSON.stringify(mended.changed)); // true [{"row":1,"column":0}]
console.log(gridText(mended.picture).split('\n').join(' ')); // #..# ###. .##. #..# ....
