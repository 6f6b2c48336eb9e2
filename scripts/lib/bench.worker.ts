/** The benchmark's worker in the browser: one case at a time, the solver alone. */
import { boardRates } from './benchMeasures.ts';
import type { BoardCase } from './benchMeasures.ts';

addEventListener('message', ({ data }: MessageEvent<{ what: BoardCase; window: number }>) => {
  postMessage(boardRates(data.what, data.window, false));
});
