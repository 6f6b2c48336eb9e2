/** 000, Figure 5: all 68,719,476,736 images of 6x6, whole (hours; in shards), by sample, and against itself. */
import { exact } from '../agree.ts';
import { NO_PROGRESS, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { fourCensus, fourRows, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';
import { wilson } from '../../experiments/wilson.ts';
import { anyCensus } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { claimSeed, round } from '../sample.ts';
import { publishedFigure5 as printed } from './smallPublished.ts';

type Table = {
  readonly rows: readonly (readonly number[])[]; // row, and the images of the four classes
  readonly totals: readonly number[];
  readonly uniqueSome: number; // uniquely solvable, some progress by FourSolver
  readonly uniqueNone: number; // uniquely solvable, no progress
};

/** Figure 5 as printed, with the two numbers of the text that the same run gives. */
export const publishedFigure5: Table = {
  rows: printed.rows,
  totals: printed.totals,
  uniqueSome: printed.unique[SOME_PROGRESS] ?? 0,
  uniqueNone: printed.unique[NO_PROGRESS] ?? 0,
};

const whole: FourCensusSpec = { height: 6, width: 6, unique: true, folded: true };

function tableOf(tally: FourCensusTally): Table {
  return {
    rows: fourRows(tally, printed.rows.length),
    totals: fourTotals(tally).classes,
    uniqueSome: tally.unique[SOME_PROGRESS] ?? 0,
    uniqueNone: tally.unique[NO_PROGRESS] ?? 0,
  };
}

export const figure5Table: Claim<Table, Table> = {
  id: '000-figure-5',
  source: '000',
  place: 'Figure 5; section 4.1',
  title:
    'All 68,719,476,736 images of 6x6 by row and class, and the uniquely solvable ones beyond FourSolver',
  published: publishedFigure5,
  effort: 'hours',
  census: anyCensus({
    experiment: fourCensus,
    spec: whole,
    imagesOf: (tally) => fourTotals(tally).images,
    oursOf: tableOf,
  }),
  read() {
    const tally = fourCensus.emptyTally(whole);
    fourCensus.begin(whole)(0, fourCensus.units(whole), tally);
    return { ours: tableOf(tally) };
  },
  agrees: exact,
};

const sampled = 500_000;
/** Standard deviations that a number may be off: with a hundred numbers, a right table fails once in a hundred samples. */
const wide = 4;

type Estimate = {
  readonly images: number;
  readonly totals: readonly number[]; // estimated images of each class
  readonly uniqueSome: number;
  readonly uniqueNone: number;
  readonly compared: number; // numbers of the table and the text that the sample was held against
  readonly outside: readonly string[]; // those outside its intervals
};

export const figure5Sample: Claim<Table, Estimate> = {
  id: '000-figure-5-sample',
  source: '000',
  place: 'Figure 5; section 4.1',
  title: 'Figure 5 against 500,000 random images of 6x6',
  published: publishedFigure5,
  effort: 'seconds',
  read() {
    const tally = sampleTally();
    const ours = tableOf(tally);
    const pairs = numbersOf(ours).map(
      ([name, count], i) => [name, count, numbersOf(publishedFigure5)[i]?.[1] ?? 0] as const,
    );
    const outside = pairs.filter(([, count, published]) => {
      const { low, high } = wilson(count, sampled, wide);
      const share = published / printed.images;
      return share < low || share > high;
    });
    const scale = printed.images / sampled;
    const scaled = (count: number): number => Math.round(count * scale);
    return {
      ours: {
        images: sampled,
        totals: ours.totals.map(scaled),
        uniqueSome: scaled(ours.uniqueSome),
        uniqueNone: scaled(ours.uniqueNone),
        compared: pairs.length,
        outside: outside.map(([name]) => name),
      },
      seed: claimSeed,
      note: 'A sample, which cannot confirm the last digits: equal means that every published number, as a share of all images, lies within four standard deviations of ours. The whole table takes about seven hours of one core; it can be run in shards (--shard).',
    };
  },
  agrees: ({ outside }) => outside.length === 0,
};

/** Every number of the table and the text, named. */
function numbersOf(table: Table): readonly (readonly [name: string, count: number])[] {
  return [
    ...table.rows.flatMap(([row = 0, ...classes]) =>
      classes.map((count, kind) => [`row ${row}, class ${kind + 1}`, count] as const),
    ),
    ...table.totals.map((count, kind) => [`total, class ${kind + 1}`, count] as const),
    ['uniquely solvable, some progress', table.uniqueSome],
    ['uniquely solvable, no progress', table.uniqueNone],
  ];
}

function sampleTally(): FourCensusTally {
  const spec: FourCensusSpec = {
    height: 6,
    width: 6,
    unique: true,
    sample: sampled,
    seed: claimSeed,
  };
  const tally = fourCensus.emptyTally(spec);
  fourCensus.begin(spec)(0, sampled, tally);
  return tally;
}

type Sums = {
  readonly totals: readonly number[];
  readonly percent: readonly number[];
  readonly images: number;
  readonly uniqueNonSimple: number;
  readonly unique: number;
  readonly percentFour: number; // of the uniquely solvable non-simple ones
  readonly percentBeyond: number; // of all uniquely solvable ones
};

export const figure5Sums: Claim<Sums, Sums> = {
  id: '000-figure-5-sums',
  source: '000',
  place: 'Figure 5, row "total"; section 4.1',
  title: 'The totals of Figure 5, and the numbers that the text derives from them, add up',
  published: {
    totals: printed.totals,
    percent: printed.percent,
    images: printed.images,
    uniqueNonSimple: printed.uniqueNonSimple,
    unique: printed.uniqueAll,
    percentFour: printed.percentFour,
    percentBeyond: printed.percentBeyond,
  },
  effort: 'moment',
  read() {
    const { rows, uniqueSome, uniqueNone } = publishedFigure5;
    const totals = [1, 2, 3, 4].map((column) =>
      rows.reduce((sum, row) => sum + (row[column] ?? 0), 0),
    );
    const [simple = 0, four = 0] = totals;
    const uniqueNonSimple = four + uniqueSome + uniqueNone;
    const unique = simple + uniqueNonSimple;
    const images = totals.reduce((sum, number) => sum + number, 0);
    return {
      ours: {
        totals,
        percent: totals.map((number) => round((100 * number) / images)),
        images,
        uniqueNonSimple,
        unique,
        percentFour: round((100 * four) / uniqueNonSimple),
        percentBeyond: round((100 * (uniqueSome + uniqueNone)) / unique),
      },
      note: 'Worked out from the printed rows, so this checks the document against itself, and nothing more.',
    };
  },
  agrees: exact,
};
