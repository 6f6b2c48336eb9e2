/** 003, section 3: how large formulas are by the percentage of filled cells (Figure 6), and the dip that it sees in their clauses. */
import { meanFormulaSize, meanLine } from '../../engine/inference/meanFormulaSize.ts';
import type { SizePart } from '../../experiments/formulaSize.ts';
import { counted, fixed, percent } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { law, triedOn } from '../law.ts';
import type { Exceptions, Tried } from '../law.ts';

const home = 'fig-formula-size';
const said = { place: 'section 3', home } as const;

const sides = Array.from({ length: 60 }, (_, at) => at + 1);
const grain = 1000; // steps from 0 to 1
const figureSide = 40; // of the boards of Figure 6

/** Means at densities from 0 to 1. */
const course = (side: number, part: SizePart): readonly number[] =>
  Array.from({ length: grain + 1 }, (_, at) => meanFormulaSize(side, side, at / grain)[part]);

/** Whether a mean grows, at each step of each size. */
const grows = (part: SizePart): Tried =>
  triedOn(
    sides.flatMap((side) => {
      const means = course(side, part);
      return means.slice(1).map((mean, at) => mean > means[at]!);
    }),
  );

const unit = 'steps of 0.1 % of filled cells, for each side from 1 to 60';

type Dip = {
  readonly steps: number; // that were looked at
  readonly falling: number; // of them, with fewer clauses than the one before
};

/** "a small dip in clauses" */
export const dipInClauses: Claim<{ readonly dips: boolean }, Dip> = {
  ...said,
  id: '003-section-3-dip',
  title: 'At medium densities the number of clauses shrinks: a small dip',
  quote: 'there is a small dip in clauses when the descriptions start to meld together',
  published: { dips: true },
  ground: { kind: 'proof' },
  what: 'the mean number of clauses has a dip at medium densities',
  says: 'a small dip',
  finds: ({ steps, falling }) =>
    falling === 0
      ? `no dip: the expected number grows at each of ${counted(steps, 'step')}`
      : `falls at ${falling} of ${counted(steps, 'step')}`,
  remark:
    'Clauses count the runs and the filled cells of a line together. Runs do get fewer from about half filled on, but a cell more takes away one run at most, and is itself one more: expected are 2nρ − (n−1)ρ² of both, which grows up to ρ = 1.',
  read() {
    const clauses = course(figureSide, 'clauses');
    const falling = clauses.filter((mean, at) => at > 0 && mean < clauses[at - 1]!).length;
    return { ours: { steps: clauses.length - 1, falling } };
  },
  agrees: ({ falling }, { dips }) => falling > 0 === dips,
  erratum: {
    printed: 'there is a small dip in clauses when the descriptions start to meld together',
    read: 'the number of runs falls there, and that of clauses grows more slowly',
    check:
      'The printed (5n+2)(t+1+Σl)−4 needs E[t] + E[Σl] = ρ + (n−1)ρ(1−ρ) + nρ only, whose slope 2n − 2(n−1)ρ is 2 or more.',
  },
};

type Runs = {
  readonly peak: number;
  readonly fallsAfter: boolean;
  readonly lost: number; // runs of a line, from the peak on
  readonly gained: number; // filled cells, from there on
};

/** "decreasing the number of description elements considerably without much change in the number of filled cells" */
export const fewerRuns: Claim<{ readonly fewer: boolean; readonly moreFilled: boolean }, Runs> = {
  ...said,
  id: '003-section-3-runs-meld',
  title:
    'When descriptions meld together, their number of elements decreases without much change in filled cells',
  quote:
    'decreasing the number of description elements considerably without much change in the number of filled cells in that description',
  published: { fewer: true, moreFilled: false },
  ground: { kind: 'proof' },
  what: 'from some density on lines have fewer runs, and hardly more filled cells',
  says: 'considerably fewer runs, not many more filled cells',
  finds: ({ peak, fallsAfter, lost, gained }) =>
    fallsAfter
      ? `most runs at ${percent(peak)} filled; from there on a line of ${figureSide} comes to have ${fixed(lost, 1)} runs fewer and ${fixed(gained, 1)} filled cells more`
      : 'the number of runs does not fall',
  remark:
    'The first half holds. A run goes only where a filled cell joins two of them, so for every run less there is at least one filled cell more: this is why the number of clauses has no dip.',
  read() {
    const runs = Array.from(
      { length: grain + 1 },
      (_, at) => meanLine(figureSide, at / grain).runs,
    );
    const peak = runs.indexOf(Math.max(...runs));
    const fallsAfter = runs.slice(peak + 1).every((mean, at) => mean < runs[peak + at]!);
    return {
      ours: {
        peak: peak / grain,
        fallsAfter: fallsAfter && peak < grain,
        lost: runs[peak]! - runs.at(-1)!,
        gained: figureSide * (1 - peak / grain),
      },
    };
  },
  agrees: ({ fallsAfter, lost, gained }, { fewer, moreFilled }) =>
    fallsAfter === fewer && gained >= lost === moreFilled,
  erratum: {
    printed:
      'decreasing the number of description elements considerably without much change in the number of filled cells in that description',
    read: 'decreasing the number of description elements considerably, while the number of filled cells grows by at least as much',
    check: 'Fill the empty cell between two runs: one run less, one filled cell more.',
  },
};

export const largerFormulas: Claim<Exceptions, Tried> = law(
  {
    ...said,
    id: '003-section-3-larger-formulas',
    title: 'Formulas are larger in variables and clauses for higher densities',
    quote:
      'the formulas are larger both in terms of variables and clauses for higher filled cell densities',
    what: 'the denser the board, the more clauses and variables are expected',
    says: 'larger',
    unit: `${unit}, for clauses and for variables`,
  },
  () => {
    const [clauses, variables] = [grows('clauses'), grows('variables')];
    return {
      cases: clauses.cases + variables.cases,
      exceptions: clauses.exceptions + variables.exceptions,
    };
  },
);

/** The density at which it is greatest. */
function peakOf(part: SizePart): number {
  const means = course(figureSide, part);
  return means.indexOf(Math.max(...means)) / grain;
}

type Peaks = Readonly<Record<SizePart, number>>;

/** "greatest above a filled cell density of 0.5" */
export const greatestSizes: Claim<{ readonly above: number }, Peaks> = {
  ...said,
  id: '003-section-3-greatest-size',
  proof:
    'Clauses and distinct variables of a line grow with its runs and filled cells together. Of both, 2nρ − (n−1)ρ² are expected on n cells. The slope, 2n − 2(n−1)ρ, is 2 or more, so they are most at ρ = 1. The literals of all clauses weigh runs and filled cells unlike; their most is computed.',
  title: 'The numbers of clauses and variables are greatest above a density of 0.5',
  quote: 'The number of clauses and variables is greatest above a filled cell density of 0.5',
  published: { above: 0.5 },
  ground: { kind: 'proof' },
  what: 'clauses and variables are most above half filled',
  says: 'above 50 %',
  finds: ({ clauses, variables, occurrences }) =>
    `clauses at ${percent(clauses)}, variables at ${percent(variables)}, literals in all clauses at ${percent(occurrences)}`,
  read() {
    return {
      ours: {
        clauses: peakOf('clauses'),
        variables: peakOf('variables'),
        occurrences: peakOf('occurrences'),
      },
    };
  },
  agrees: ({ clauses, variables }, { above }) => clauses > above && variables > above,
};

/** "This logic is borne out in generated formulas as well." */
export const dipInSample: Claim<{ readonly dips: boolean }, Dip & { readonly boards: number }> = {
  ...said,
  id: '003-figure-6-dip',
  place: 'Figure 6; section 3',
  title: 'The dip is borne out in the formulas of 500 boards of 40x40 at each density',
  quote: 'This logic is borne out in generated formulas as well',
  published: { dips: true },
  effort: 'seconds',
  from: ['formula-size 40x40'],
  ground: ({ boards }) => ({ kind: 'sample', n: boards, unit: 'boards' }),
  what: 'generated formulas show the dip',
  says: 'borne out',
  finds: ({ steps, falling }) =>
    falling === 0
      ? `at none of ${counted(steps, 'step')} fewer clauses than at the one before`
      : `fewer clauses at ${falling} of ${counted(steps, 'step')}`,
  remark:
    'A sample could show a fall by chance where the curve is flat. Ours has as many boards at each percentage as the figure, and shows none. The picture itself is not in our copy of the text.',
  read(measured) {
    const { boards, clauses } = measured.tally('formula-size 40x40');
    const means = Array.from(clauses, (sum, at) => sum / boards[at]!);
    const falling = means.filter((mean, at) => at > 0 && mean < means[at - 1]!).length;
    return {
      ours: { steps: means.length - 1, falling, boards: boards.reduce((sum, one) => sum + one, 0) },
      seed: measurements['formula-size 40x40'].spec.seed,
    };
  },
  agrees: ({ falling }, { dips }) => falling > 0 === dips,
  erratum: {
    printed: 'This logic is borne out in generated formulas as well',
    read: 'In generated formulas the number of clauses grows with the density, too',
    check:
      'Average the clauses of 500 boards of 40x40 at each percentage and look for one that is less than the one before.',
  },
};
