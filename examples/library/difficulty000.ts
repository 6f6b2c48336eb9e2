import {
  decodePuzzle,
  difficulty000,
  difficulty001,
  difficulty002,
  rowIndex000,
} from '../../src/library/index.ts';

const puzzle = decodePuzzle('6x6_1.1.1_1.1_2_3.1_1.1_1~1_2_1.1_1.3_1.1_2.1');
// three documents, three measures
console.log(difficulty000(puzzle), difficulty001(puzzle)); // 11 11.5
console.log(difficulty002(puzzle).toFixed(3)); // 0.125
// not simple: the first sweep after the opening one that fixes nothing
console.log(rowIndex000({ rows: [[1], [1]], columns: [[1], [1]] })); // 2
