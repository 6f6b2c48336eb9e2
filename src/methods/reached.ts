/** The methods of `engine/inference/reach.ts` as readers know them, and the figures that step through them. */
import type { ReachMethod } from '../engine/inference/reach.ts';
import type { FigureTag } from './figures.ts';

/** In the middle of a sentence. */
export const reachNames: Readonly<Record<ReachMethod, string>> = {
  sweeps: 'sweeps',
  four: 'pairs of lines',
  'two-sat': 'chains',
  probing: 'one round of probing',
  repeated: 'repeated probing',
  pairs: 'probing two cells at a time',
};

export const reachFigures: Readonly<Record<ReachMethod, FigureTag>> = {
  sweeps: 'sweep-stepper',
  four: 'four-stepper',
  'two-sat': 'two-sat-stepper',
  probing: 'probe-explorer',
  repeated: 'probe-explorer',
  pairs: 'probe-explorer',
};
