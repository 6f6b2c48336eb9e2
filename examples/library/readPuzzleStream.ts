import { NonogramError, readPuzzleStream } from '../../src/library/index.ts';

// of a file createReadStream(path), of a server (await fetch(address)).body; here by hand
const chunks = ['{"rows": [[1]], "col', 's": [[1]]}\n{"rows": [[2]], ', '"cols": [[1]]}\n'];
for await (const read of readPuzzleStream(chunks))
  console.log(read instanceof NonogramError ? JSON.stringify(read.place) : read.rows.length); // 1, {"kind":"text","line":2}
