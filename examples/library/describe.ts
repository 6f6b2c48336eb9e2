import { describe, gridText, isSolution, readGrid } from '../../src/library/index.ts';

const picture = readGrid('#.#\n###\n.#.');
const puzzle = describe(picture);
console.log(JSON.stringify([puzzle.rows, puzzle.columns])); // [[[1,1],[3],[1]],[[2],[2],[2]]]
console.log(isSolution(puzzle, picture), isSolution(puzzle, ['###', '###', '.#.'])); // true false
console.log(gridText(picture).split('\n').join(' ')); // #.# ### .#.
