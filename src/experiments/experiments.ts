/** The experiments by their names in the worker protocol, in links, in stored results and on the command line. */
import { blankBoards } from './blankBoards.ts';
import { censusWalk } from './censusWalk.ts';
import { clueSets } from './clueSets.ts';
import { deciding } from './deciding.ts';
import { density } from './density.ts';
import { difficultyCount } from './difficultyCount.ts';
import { exchanges } from './exchanges.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { formulaRank } from './formulaRank.ts';
import { formulaSize } from './formulaSize.ts';
import { fourCensus } from './fourCensus.ts';
import { greatHunt } from './greatHunt.ts';
import { guesses } from './guesses.ts';
import { howHard } from './howHard.ts';
import { hunt } from './hunt.ts';
import { inferenceCensus } from './inferenceCensus.ts';
import { mending } from './mending.ts';
import { oneSolution } from './oneSolution.ts';
import { pqHardnessCount } from './pqHardnessCount.ts';
import { pqLattice } from './pqLattice.ts';
import { probingBeyond } from './probingBeyond.ts';
import { probingCensus } from './probingCensus.ts';
import { ranking } from './ranking.ts';
import { reach } from './reach.ts';
import { readings } from './readings.ts';
import { sequenceCensus } from './sequenceCensus.ts';
import { setRound } from './setRound.ts';
import { smallSizes } from './smallSizes.ts';
import { switching } from './switching.ts';
import { threshold } from './threshold.ts';
import { twoSatMore } from './twoSatMore.ts';
import { probingLevels } from './probingLevels.ts';

export const experiments = {
  'blank-boards': blankBoards,
  'census-walk': censusWalk,
  'clue-sets': clueSets,
  deciding,
  density,
  'difficulty-count': difficultyCount,
  exchanges,
  'formula-rank': formulaRank,
  'formula-size': formulaSize,
  'four-census': fourCensus,
  'great-hunt': greatHunt,
  guesses,
  'how-hard': howHard,
  hunt,
  'inference-census': inferenceCensus,
  mending,
  'one-solution': oneSolution,
  'pq-hardness': pqHardnessCount,
  'pq-lattice': pqLattice,
  'probing-beyond': probingBeyond,
  'probing-census': probingCensus,
  ranking,
  reach,
  readings,
  'sequence-census': sequenceCensus,
  'set-round': setRound,
  'small-sizes': smallSizes,
  switching,
  threshold,
  'probing-levels': probingLevels,
  'two-sat-more': twoSatMore,
} as const;

export type ExperimentId = keyof typeof experiments;

/** What the experiment of this name is asked to compute. */
export type SpecOf<Id extends ExperimentId> =
  (typeof experiments)[Id] extends Experiment<infer Spec, infer _Tally> ? Spec : never;

/** What the experiment of this name finds. */
export type TallyOf<Id extends ExperimentId> =
  (typeof experiments)[Id] extends Experiment<infer _Spec, infer Tally> ? Tally : never;

/**
 * Looks an experiment up by its name.
 *
 * @throws RangeError for a name that no experiment has
 */
export function experimentOf<Id extends ExperimentId>(id: Id): Experiment<SpecOf<Id>, TallyOf<Id>> {
  if (!Object.hasOwn(experiments, id)) throw new RangeError(`no such experiment: ${id}`);
  return experiments[id] as unknown as Experiment<SpecOf<Id>, TallyOf<Id>>;
}

/**
 * The experiment of a name, for those who know only at run time which one it is: what they give it is its own.
 *
 * @throws RangeError for a name that no experiment has
 */
export const anyExperimentOf = (id: ExperimentId): Experiment<unknown, unknown> =>
  experimentOf(id) as unknown as Experiment<unknown, unknown>;

/**
 * Looks an experiment up for whoever does not care which it is.
 *
 * @throws RangeError for a name that no experiment has
 */
export const findExperiment = (id: string): Experiment<unknown, unknown> =>
  experimentOf(id as ExperimentId) as unknown as Experiment<unknown, unknown>;
