/** 003, section 3: what counting the clues says of a threshold that boards of all sizes share. */
import {
  binaryEntropy,
  mostFilledInferable,
  openBitsInTheLimit,
} from '../../engine/inference/countingBound.ts';
import { fixed, percent, percentAtMost } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';
import { pointsIn, shareIn } from './thresholdPoints.ts';

type Band = { readonly from: number; readonly to: number };

type Bound = {
  readonly zero: number; // the least density at which clues of great boards may tell all cells
  readonly most: number; // share of the filled cells that can be inferable at the end of the band
  readonly found: number; // that share on boards of 25x25 that were drawn
};

export const anySize: Question<Band, Bound> = {
  id: '003-section-3-any-size',
  title: 'Does the threshold stay between 0.39 and 0.42 on large boards?',
  quote: 'This behavior becomes sharper as the size of puzzle increases',
  published: { from: 0.39, to: 0.42 },
  from: ['threshold 25x25'],
  ground: { kind: 'proof' },
  home: 'papers/foote-krizanc/#great-boards',
  what: 'as a threshold of boards of every size: from 0.42 on almost all filled cells are inferred',
  says: ({ from, to }) => `between ${from} and ${to}`,
  finds: ({ zero, most, found }) =>
    `not below ${fixed(zero, 2)}: at 0.42 at most ${percentAtMost(most)} of the filled cells of great boards (${percent(found, 0)} on our boards of 25x25)`,
  remark:
    'The document says it of its three sizes only. The clues of great boards tell 2ρ of what a board holds, and below one half that is not all. For boards of 15 to 25 cells a side the counting bound ends near the printed densities.',
  read(measured) {
    // the zero of h (1 - 2ρ) beside 0, where there is nothing to tell
    let [low, high] = [0.3, 0.9];
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (openBitsInTheLimit(middle) > 0 && binaryEntropy(middle) > 0) low = middle;
      else high = middle;
    }
    const most = mostFilledInferable(openBitsInTheLimit(0.42), 0.42);
    const drawn = pointsIn(measured, 'threshold 25x25').find(({ at }) => at === 42);
    return { ours: { zero: high, most, found: drawn === undefined ? NaN : shareIn(drawn) } };
  },
  agrees: null,
};
