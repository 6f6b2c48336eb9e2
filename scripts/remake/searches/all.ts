/** All that can be made again, in the order in which it is listed. */
import { asking } from './asking.ts';
import { corpus } from './corpus.ts';
import { graded } from './graded.ts';
import { guesses } from './guesses.ts';
import { hardest } from './hardest.ts';
import { ladder } from './ladder.ts';
import { lostPuzzles } from './lostPuzzles.ts';
import { manners } from './manners.ts';
import { missed } from './missed.ts';
import { positions } from './positions.ts';
import { sequences } from './sequences.ts';
import { seven } from './seven.ts';
import { situations } from './situations.ts';
import { strips } from './strips.ts';
import type { Search } from './search.ts';

export const searches: readonly Search[] = [
  missed,
  ladder,
  guesses,
  strips,
  hardest,
  lostPuzzles,
  situations,
  positions,
  corpus,
  graded,
  sequences,
  seven,
  asking,
  manners,
];
