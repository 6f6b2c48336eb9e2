/** What the companion of 003 says of the effort of three solvers, from the stored run. */
import { mean, median } from 'd3';
import { peakOfMeans } from '../experiments/decidingPoints.ts';
import { grouped, sizeText } from '../notebook/plain/numbers.ts';
import { askingSpec, readAsking } from '../stored/asking.ts';
import type { AskingEffort } from '../stored/asking.ts';
import { readStored } from '../stored/fromFile.ts';

const { percentages, boards, side, seed } = askingSpec;
const efforts = readStored(readAsking);

const solvers = {
  procedure: 'every cell asked, our solver',
  cadical: 'every cell asked, CaDiCaL',
  asItRuns: 'as the site finds it',
} as const satisfies Readonly<Record<keyof AskingEffort, string>>;

type Solver = keyof typeof solvers;
const names = Object.keys(solvers) as Solver[];

const workOf = (solver: Solver): readonly (readonly number[])[] =>
  efforts.map((point) => point.map((effort) => effort[solver]));

/** The percentage with the greatest value of some kind, and what boards drawn again allow for the mean. */
const peakOf = (solver: Solver) => {
  const work = workOf(solver);
  const greatest = (of: (own: readonly number[]) => number): number => {
    const values = work.map(of);
    return percentages[values.indexOf(Math.max(...values))] ?? NaN;
  };
  return {
    name: solvers[solver],
    mean: greatest((own) => mean(own) ?? 0),
    median: greatest((own) => median(own) ?? 0),
    ...peakOfMeans(percentages, work, seed),
  };
};

/** Of each solver, where its mean and its median are greatest. */
export const solverPeaks = names.map(peakOf);

/** What was run. */
export const askingRun = {
  size: sizeText(side, side),
  boards,
  from: percentages[0] ?? NaN,
  to: percentages.at(-1) ?? NaN,
} as const;

const rounded = (value = NaN): string => grouped(Math.round(value));

/** Every second percentage: mean and median of each solver. */
export const solverTable = {
  columns: ['Filled cells', ...names.flatMap((solver) => [`${solvers[solver]}: mean`, 'median'])],
  rows: percentages.flatMap((at, index) =>
    index % 2 === 1
      ? []
      : [
          [
            `${at}\u00a0%`,
            ...names.flatMap((solver) => {
              const own = workOf(solver)[index] ?? [];
              return [rounded(mean(own)), rounded(median(own))];
            }),
          ],
        ],
  ),
} as const;
