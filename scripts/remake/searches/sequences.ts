/** Terms of the sequences of n x n and 2 x n, counted anew by the experiments behind the stored runs. */
import { clueSetNumbers, clueSets } from '../../../src/experiments/clueSets.ts';
import type { SizeCounts } from '../../../src/experiments/clueSets.ts';
import type { Experiment } from '../../../src/notebook/plain/experiment.ts';
import { fourCensus, fourTotals, twoSatTotals } from '../../../src/experiments/fourCensus.ts';
import { smallSizes } from '../../../src/experiments/smallSizes.ts';
import type { SizeClasses } from '../../../src/experiments/smallSizes.ts';
import { integerSequences, termsOf } from '../../../src/facts/integerSequences.ts';
import type { Search } from './search.ts';

function run<Spec, Tally>(experiment: Experiment<Spec, Tally>, spec: Spec): Tally {
  experiment.check(spec);
  const tally = experiment.emptyTally(spec);
  experiment.begin(spec)(0, experiment.units(spec), tally);
  return tally;
}

const setsOf = (size: string): SizeCounts => run(clueSets, { sizes: [size] })[size]!;
const classesOf = (size: string): SizeClasses => run(smallSizes, { sizes: [size] })[size]!;

/** Pictures that chains solve: those of pairs of lines that both solve, and those that chains alone do. */
function byChains(side: number): number {
  const spec = { height: side, width: side, twoSat: true, folded: true };
  const tally = run(fourCensus, spec);
  const { classes } = fourTotals(tally);
  const [some = 0, , , none = 0] = twoSatTotals(tally) ?? [];
  return classes[0] + classes[1] + some + none;
}

/** By the ids of the sequences; n from 2 to 5. */
export const termCounters: Readonly<Record<string, (side: number) => number>> = {
  'different-puzzles': (side) => clueSetNumbers(setsOf(`${side}x${side}`)).sets,
  'most-solutions': (side) => setsOf(`${side}x${side}`).most?.solutions ?? 0,
  'pairs-of-lines': (side) => {
    const [simple = 0, four = 0] = classesOf(`${side}x${side}`).images;
    return simple + four;
  },
  chains: byChains,
  'most-sweeps': (side) =>
    Math.max(...Object.keys(classesOf(`${side}x${side}`).bySweeps).map(Number)),
  'several-solutions': (side) => clueSetNumbers(setsOf(`${side}x${side}`)).several,
  'two-solutions': (side) => setsOf(`${side}x${side}`).bySolutions[2] ?? 0,
  'different-puzzles-two-rows': (side) => clueSetNumbers(setsOf(`2x${side}`)).sets,
  'sweeps-two-rows': (side) => classesOf(`2x${side}`).images[0] ?? 0,
};

export const sequences: Search = {
  name: 'sequences',
  does: 'a term of the sequences that the site has for the On-Line Encyclopedia of Integer Sequences',
  more: `The sequences: ${Object.keys(termCounters).join(', ')}.`,
  parts: { name: 'sequence', all: Object.keys(termCounters) },
  numbers: { count: { what: 'counts the term of this n', usual: 4, least: 2, most: 5 } },
  *make({ parts, number }) {
    const side = number('count');
    for (const sequence of integerSequences.filter(({ id }) => parts.includes(id))) {
      const [term, known] = [termCounters[sequence.id]!(side), termsOf(sequence)[side - 1]];
      const differs = term !== known;
      const line = `${sequence.id}, n = ${side}: ${term}`;
      yield { lines: [differs ? `${line}, not ${known} as in its entry` : line], differs };
    }
  },
};
