import { checkProof, prove } from '../../src/library/formula.ts';
import { readPuzzle } from '../../src/library/index.ts';

const puzzle = readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
const proved = await prove(puzzle);
console.log(proved.status); // one
if (proved.status !== 'one') throw new Error('there is nothing to check');
// for drat-trim or any other checker: two files
console.log([...proved.formula.lines()][2], [...proved.proof.lines()].length); // p cnf 61 153 4
console.log((await checkProof(puzzle, proved)).proved); // true
