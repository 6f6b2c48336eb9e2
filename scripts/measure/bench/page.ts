/** The page of the benchmark: it is bundled on the fly, served to a browser, and driven from `scripts/measure/bench.ts`. */
import { startRun } from '../../../src/workers/client.ts';
import type { ExperimentId, SpecOf } from '../../../src/workers/client.ts';
import { allowOwnPrograms } from '../../../src/notebook/pool/ownPrograms.ts';
import type { BoardCase, Rates } from './fastest.ts';

/** What the page offers to the driver. */
export type BenchPage = {
  /** Boards a second in one worker, of SimpleSolver or of FourSolver. */
  boards(what: BoardCase, window: number, four?: boolean): Promise<Rates>;
  /** Milliseconds of a whole run by the site's own pool, start of the workers included. */
  run<Id extends ExperimentId>(id: Id, spec: SpecOf<Id>, workers: number): Promise<number>;
};

let worker: Worker | undefined;

allowOwnPrograms();

const page: BenchPage = {
  boards(what, window, four = false) {
    const solver = (worker ??= new Worker(new URL('./bench.worker.ts', import.meta.url), {
      type: 'module',
    }));
    return new Promise((resolve, reject) => {
      solver.addEventListener('error', (event) => reject(new Error(event.message)));
      solver.addEventListener('message', ({ data }: MessageEvent<Rates>) => resolve(data), {
        once: true,
      });
      solver.postMessage({ what, window, four }, []);
    });
  },
  async run(id, spec, workers) {
    worker?.terminate();
    worker = undefined;
    const run = startRun(id, spec, { workers, onProgress: () => {} });
    const { complete, elapsed, notices } = await run.outcome;
    if (!complete || notices.length > 0) throw new Error(`run went wrong: ${notices.join(' ')}`);
    return elapsed;
  },
};

Object.assign(globalThis, { bench: page });
