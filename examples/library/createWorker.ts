import { readPuzzle } from '../../src/library/index.ts';
import { createWorker } from '../../src/library/worker.ts';

const worker = createWorker();
const puzzle = readPuzzle('5x5_1.1_5_5_3_1~2_4_4_4_2');
const { status } = await worker.solve(puzzle);
console.log(status, (await worker.rate(puzzle)).sweeps); // one 4
for await (const { kind, cells } of worker.hints(puzzle)) {
  console.log(kind, cells.length); // line 5
  break; // the worker forgets the rest
}
worker.close();
