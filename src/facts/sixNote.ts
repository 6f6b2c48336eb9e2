/** What the note on all pictures of six by six says beside the counts that others tell, too. */
import { publishedFigure5 } from '../claims/000/smallPublished.ts';
import { enumerated, grouped } from '../notebook/plain/numbers.ts';
import { countedSix } from './census.ts';
import { integerSequences, termsOf } from './integerSequences.ts';

const terms = termsOf(integerSequences.find(({ id }) => id === 'chains')!);

export const sixNote = {
  /** Pictures that chains solve, and how many of the smaller squares. */
  chains: terms.at(-1) ?? 0,
  chainsBefore: enumerated(terms.slice(0, -1).map(grouped)),
  /** Pictures with one solution that were not printed in 2012. */
  missing: countedSix().uniqueAll - publishedFigure5.uniqueAll,
} as const;
