import { writePuzzle } from '../../src/library/index.ts';
import { createWorker } from '../../src/library/worker.ts';
import { workerUrl } from '../../src/library/workerUrl.ts';

const today = new Date('2026-11-30'); // in a page new Date(), and every reader has the same puzzle
const seed = Math.floor(today.getTime() / 86_400_000);
const worker = createWorker({ url: workerUrl });
const puzzle = await worker.makePuzzle({ height: 10, width: 10, sweeps: 6, seed });
worker.close();
console.log(puzzle && writePuzzle(puzzle, 'code').slice(0, 18)); // 10x10_2.7_1.1_3_1.
