import { NonogramError, readPuzzles } from '../../src/library/index.ts';

const lines = '{"rows": [[1]], "cols": [[1]]}\n{"rows": [[2]], "cols": [[1]]}';
for (const read of readPuzzles(lines))
  console.log(read instanceof NonogramError ? read.message : read.rows.length); // 1, Row 1 needs 2 cells, but there is only 1 column: shorten its runs or add columns.
