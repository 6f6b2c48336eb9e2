import { formats, writePuzzle } from '../../src/library/index.ts';

const puzzle = { name: 'A bend', rows: [[2], [1]], columns: [[2], [1]] };
console.log(writePuzzle(puzzle, 'non').split('\n').slice(0, 3).join(' | ')); // title "A bend" | width 2 | height 2
console.log(writePuzzle([puzzle, puzzle], 'xml').match(/<puzzle /g)?.length); // 2
const written = formats.filter(({ writes }) => writes);
console.log(written.map(({ id }) => id).join(' ')); // xml gno json pbm pzpr taai game puzzlink code nonpack non g mk nin picture cwd clues
