/** The benchmark's worker in the browser: one case at a time, the solver alone. */
import type { BoardCase } from './fastest.ts';
import { boardRates, fourRates } from './solvers.ts';

type Request = { readonly what: BoardCase; readonly window: number; readonly four: boolean };

addEventListener('message', ({ data: { what, window, four } }: MessageEvent<Request>) => {
  postMessage(four ? fourRates(what, window) : boardRates(what, window, false));
});
