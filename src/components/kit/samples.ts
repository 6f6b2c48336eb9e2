/** Samples of the parts of prose, for the authors' page. */
import type { VerdictRow } from '../verdicts.ts';

/** All marks that a word can wear, in the order of their tokens. */
export const markKinds = [
  'filled',
  'empty',
  'unknown',
  'fresh',
  'premise',
  'contradiction',
  'simple',
  'four',
  'some',
  'none',
] as const;

/** One row for each verdict. */
export const kitVerdicts: readonly VerdictRow[] = [
  { what: 'A number that agrees', published: '17', ours: '17', verdict: 'equal' },
  {
    what: 'A number that differs',
    published: 'about 10 %',
    ours: '27.6 %',
    verdict: 'different',
    remark: 'with the reason',
  },
  {
    what: 'A statement of which a part can be checked',
    published: 'less than 2 %',
    ours: '0.5 %',
    verdict: 'part',
    remark: 'which part',
  },
  { what: 'A number that nobody published', published: '–', ours: '9', verdict: 'open' },
];
