import { hint, readPuzzle, sweep } from '../../src/library/index.ts';

const puzzle = readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
// from where a player stands, right or wrong
const { kind, cells, sentence } = await hint(puzzle, sweep(puzzle).grid);
console.log(kind, JSON.stringify(cells)); // pairs [{"row":1,"column":1,"value":0}]
console.log(sentence); // Where rows 2 and 5 cross columns 1 and 2, all values that the four lines allow together agree: row 2, column 2 is empty.
const wrong = await hint({ rows: [[2], []], columns: [[1], [1]] }, '??\n?#');
console.log(wrong.kind, wrong.sentence); // broken In row 2 there is no way left to lay 0: some cell there is wrong.
