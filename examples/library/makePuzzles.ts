import { makePuzzles } from '../../src/library/index.ts';

let week = 0;
for await (const puzzle of makePuzzles({ height: 10, width: 10, sweeps: 6, seed: 2026 })) {
  console.log(JSON.stringify(puzzle.rows[0])); // [1,1,1,1], [1,1,1], [3,1]
  if (++week === 3) break;
}
