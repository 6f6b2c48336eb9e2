/** What the companion of 003 says of the effort of three solvers, from the stored run. */
import { mean, median } from 'd3';
import { peakOfMeans } from '../experiments/decidingPoints.ts';
import { grouped, sizeText } from '../notebook/plain/numbers.ts';
import { askingSpec, readAsking } from '../stored/asking.ts';
import type { AskingEffort, AskingEfforts } from '../stored/asking.ts';
import { readStored } from '../stored/fromFile.ts';

const { percentages, boards, sides, seed } = askingSpec;
const efforts = readStored(readAsking);

const solvers = {
  procedure: 'every cell asked, our solver',
  cadical: 'every cell asked, CaDiCaL',
  asItRuns: 'as the site finds it',
} as const satisfies Readonly<Record<keyof AskingEffort, string>>;

type Solver = keyof typeof solvers;
const names = Object.keys(solvers) as Solver[];

const workOf = (efforts: AskingEfforts, solver: Solver): readonly (readonly number[])[] =>
  efforts.map((point) => point.map((effort) => effort[solver]));

/** The percentage with the greatest value of some kind, and what boards drawn again allow for the mean. */
const peakOf = (efforts: AskingEfforts, solver: Solver) => {
  const work = workOf(efforts, solver);
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

const rounded = (value = NaN): string => grouped(Math.round(value));

/** Of a size: where the mean and the median of each solver are greatest, and a table of every second percentage. */
export const asked = sides.map((side, size) => {
  const own = efforts[size]!;
  return {
    side,
    size: sizeText(side, side),
    peaks: names.map((solver) => peakOf(own, solver)),
    table: {
      columns: [
        'Filled cells',
        ...names.flatMap((solver) => [`${solvers[solver]}: mean`, 'median']),
      ],
      rows: percentages.flatMap((at, index) =>
        index % 2 === 1
          ? []
          : [
              [
                `${at}\u00a0%`,
                ...names.flatMap((solver) => {
                  const work = workOf(own, solver)[index] ?? [];
                  return [rounded(mean(work)), rounded(median(work))];
                }),
              ],
            ],
      ),
    },
  };
});

/** What was run. */
export const askingRun = {
  boards,
  from: percentages[0] ?? NaN,
  to: percentages.at(-1) ?? NaN,
} as const;
