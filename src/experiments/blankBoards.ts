/**
 * Sets of clauses, drawn at random, each laid out as boards on which nothing is given, with both kits of tiles: whether their
 * solutions are the ways to meet the clauses, and what methods find beside what the tiles show. A unit is a set.
 */
import { boardRandom } from '../engine/board/random.ts';
import type { Random } from '../engine/board/random.ts';
import { askBlankBoards, waysToMeet } from '../engine/circuit/blankBoard.ts';
import type { AgainstTiles, KitFacts } from '../engine/circuit/blankBoard.ts';
import type { Clause } from '../engine/circuit/clauses.ts';
import { namesOf } from '../engine/circuit/clauses.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { checkSum, readLists, storeLists, sumOf } from '../notebook/plain/storedTally.ts';

export type BlankBoardsSpec = {
  readonly variables: number; // of a set, at most
  readonly clauses: number; // likewise
  readonly sets: number;
  readonly seed: number;
};

const kits = ['first', 'second'] as const;
const outcomes = ['same', 'more', 'less', 'other'] as const satisfies readonly AgainstTiles[];

/** Numbers of sets, but for `cells`. */
export type BlankBoardsTally = {
  readonly ways: Float64Array; // by the number of ways to meet all clauses, 0 to 2^variables
  /** Of each kit: whose boards have as many solutions as there are ways, and as many as there are settings. 2 numbers each. */
  readonly solutions: Float64Array;
  readonly settings: Float64Array;
  /** At 8 · kit + 4 · (1 where the clauses can be met) + outcome: what is known beside K. 16 numbers each. */
  readonly sweeps: Float64Array;
  readonly pairs: Float64Array;
  readonly inferable: Float64Array;
  readonly cells: Float64Array; // of the boards for inference, all together, by kit
};

const byOutcome = 2 * 2 * outcomes.length;

/** A set of clauses of at most three literals each, none with a variable twice. */
function drawClauses(
  random: Random,
  most: Pick<BlankBoardsSpec, 'variables' | 'clauses'>,
): readonly Clause[] {
  const names = Array.from({ length: 1 + random.below(most.variables) }, (_, at) => `v${at + 1}`);
  return Array.from({ length: 1 + random.below(most.clauses) }, () => {
    const left = [...names];
    return Array.from({ length: 1 + random.below(Math.min(3, names.length)) }, () => {
      const [name = ''] = left.splice(random.below(left.length), 1);
      return { name, negated: random.below(2) === 1 };
    });
  });
}

export const blankBoards: Experiment<BlankBoardsSpec, BlankBoardsTally> = {
  id: 'blank-boards',
  version: 1,

  check({ variables, clauses, sets }) {
    checkBetween('variables', variables, 1, 6);
    checkBetween('clauses', clauses, 1, 12);
    checkBetween('sets', sets, 1, 100_000);
  },

  units: ({ sets }) => sets,

  emptyTally: ({ variables }) => ({
    ways: new Float64Array(2 ** variables + 1),
    solutions: new Float64Array(kits.length),
    settings: new Float64Array(kits.length),
    sweeps: new Float64Array(byOutcome),
    pairs: new Float64Array(byOutcome),
    inferable: new Float64Array(byOutcome),
    cells: new Float64Array(kits.length),
  }),

  begin(spec) {
    const { variables, clauses: most, seed } = spec;
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const clauses = drawClauses(boardRandom(seed, variables, most, 0, unit), spec);
        const ways = waysToMeet(clauses);
        tally.ways[ways]!++;
        for (const [kit, name] of kits.entries())
          count(
            tally,
            kit,
            ways,
            2 ** (namesOf(clauses).length + 1),
            askBlankBoards(clauses, name),
          );
      }
    };
  },

  merge(into, part) {
    for (const name of Object.keys(into) as (keyof BlankBoardsTally)[])
      for (const [at, value] of part[name].entries()) into[name][at]! += value;
  },

  toStored: storeLists,

  fromStored(stored, spec) {
    const tally = readLists(stored, blankBoards.emptyTally(spec));
    const sets = sumOf(tally.ways);
    for (const name of ['sweeps', 'pairs', 'inferable'] as const)
      for (const [kit] of kits.entries())
        for (const [met, all] of [tally.ways[0]!, sets - tally.ways[0]!].entries()) {
          const start = (2 * kit + met) * outcomes.length;
          checkSum(
            `${name} of a kit`,
            sumOf(tally[name].subarray(start, start + outcomes.length)),
            all,
          );
        }
    return tally;
  },
};

function count(
  tally: BlankBoardsTally,
  kit: number,
  ways: number,
  settings: number,
  facts: KitFacts,
): void {
  if (facts.solutions === ways) tally.solutions[kit]!++;
  if (facts.settings === settings) tally.settings[kit]!++;
  tally.cells[kit]! += facts.cells;
  const start = (2 * kit + (ways > 0 ? 1 : 0)) * outcomes.length;
  for (const name of ['sweeps', 'pairs', 'inferable'] as const)
    tally[name][start + outcomes.indexOf(facts[name])]!++;
}

/** How many sets of a tally have an outcome, by kit and by whether the clauses can be met. */
export const setsWith = (
  tally: BlankBoardsTally,
  what: 'sweeps' | 'pairs' | 'inferable',
  kit: 'first' | 'second',
  canBeMet: boolean,
  outcome: AgainstTiles,
): number =>
  tally[what][
    (2 * kits.indexOf(kit) + (canBeMet ? 1 : 0)) * outcomes.length + outcomes.indexOf(outcome)
  ]!;
