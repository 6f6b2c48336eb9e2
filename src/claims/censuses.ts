/**
 * The censuses that `npm run reproduce` runs in shards: those behind a published table, and others that no document prints. A
 * small one takes seconds, so that a cluster can be tried before it is given hours.
 */
import { fourCensus, fourTotals } from '../experiments/fourCensus.ts';
import type { FourCensusSpec } from '../experiments/fourCensus.ts';
import { clueSetNumbers, clueSets, imagesIn } from '../experiments/clueSets.ts';
import { pqHardnessCount } from '../experiments/pqHardnessCount.ts';
import { sequenceCensus, sequenceNumbers } from '../experiments/sequenceCensus.ts';
import { hardNumbers } from './000/hardLarger.ts';
import { anyCensus } from './claim.ts';
import type { AnyCensus, Answered } from './claim.ts';
import { claims } from './ledger.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';

/** A census by its name on the command line. */
export type NamedCensus = {
  readonly id: string;
  readonly title: string;
  readonly census: AnyCensus;
  readonly figure?: Answered; // that it is the census of
};

/** Classes of all images of a size. */
const classesOf = (spec: FourCensusSpec): AnyCensus =>
  anyCensus({
    experiment: fourCensus,
    spec,
    imagesOf: (tally) => fourTotals(tally).images,
    oursOf: (tally) => ({ ...fourTotals(tally), unique: [...tally.unique] }),
  });

/** Puzzles of a size by their numbers of solutions. */
const puzzlesOf = (size: string): AnyCensus =>
  anyCensus({
    experiment: clueSets,
    spec: { sizes: [size] },
    imagesOf: (tally) => imagesIn(tally[size]!),
    oursOf: (tally) => clueSetNumbers(tally[size]!),
  });

/** Sorted probing sequences of a square. */
const sequencesOf = (side: number, summed: boolean): AnyCensus =>
  anyCensus({
    experiment: sequenceCensus,
    spec: { height: side, width: side },
    imagesOf: ({ images }) => sumOf(images),
    oursOf: (tally) => sequenceNumbers(tally),
    summed,
  });

/** Those behind no published table. */
const further: readonly NamedCensus[] = [
  {
    id: 'classes-5x5',
    title: 'All images of 5x5 by class: seconds, to try shards with',
    census: classesOf({ height: 5, width: 5, unique: true, byPuzzle: true }),
  },
  {
    id: 'puzzles-5x6',
    title: 'All images of 5x6 by the number of solutions of their puzzle: seconds',
    census: puzzlesOf('5x6'),
  },
  {
    id: 'puzzles-6x6',
    title: 'All images of 6x6 by the number of solutions of their puzzle: minutes',
    census: puzzlesOf('6x6'),
  },
  {
    id: 'puzzles-6x7',
    title: 'All 2^42 images of 6x7 by the number of solutions of their puzzle: hours, in shards',
    census: puzzlesOf('6x7'),
  },
  {
    id: 'pq-hardness-6x6',
    title: 'All images of 6x6 beyond FourSolver by the (p,q) that solve them: hours, in shards',
    census: anyCensus({
      experiment: pqHardnessCount,
      spec: { side: 6, twoSat: true, byPuzzle: true },
      imagesOf: ({ beyond }) => beyond,
      oursOf: hardNumbers,
    }),
  },
  {
    id: 'sequences-5x5',
    title: 'All probing sequences of 5x5: seconds, to hold the next one against',
    census: sequencesOf(5, false),
  },
  {
    id: 'sequences-6x6',
    title: 'All probing sequences of 6x6: hours, in shards',
    census: sequencesOf(6, true),
  },
];

/** All of them. */
export const censuses: readonly NamedCensus[] = [
  ...claims.flatMap((figure): readonly NamedCensus[] =>
    figure.census === undefined
      ? []
      : [{ id: figure.id, title: figure.title, census: figure.census, figure }],
  ),
  ...further,
];
