import { chains, pairsOfLines, readPuzzle, sweep } from '../../src/library/index.ts';

const puzzle = readPuzzle('5x5_1.1_2.1_1.1_2_1.1~1_2.1_3_1.1_2');
const swept = sweep(puzzle);
console.log(swept.status); // stuck
const { status, helped } = await pairsOfLines(puzzle, { from: swept.grid });
console.log(status, helped); // solved true
console.log((await chains(puzzle)).status); // solved
