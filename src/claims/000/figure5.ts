/** 000, Figure 5: all 68,719,476,736 images of 6x6, whole (hours; in shards), by sample, and against itself. */
import { exact } from '../agree.ts';
import type { VerdictKind } from '../agree.ts';
import { NO_PROGRESS, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { fourCensus, fourRows, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { enumerated, grouped } from '../../notebook/plain/numbers.ts';
import { anyCensus } from '../claim.ts';
import type { Claim, Ground, Question } from '../claim.ts';
import { claimSeed, round } from '../sample.ts';
import { judge } from '../verdict.ts';
import { comparisons, explained } from './figure5Slice.ts';
import type { Slice } from './figure5Slice.ts';
import { publishedFigure5 as printed } from './smallPublished.ts';

type Table = {
  readonly rows: readonly (readonly number[])[]; // row, and the images of the four classes
  readonly totals: readonly number[];
  readonly uniqueSome: number; // uniquely solvable, some progress by FourSolver
  readonly uniqueNone: number; // uniquely solvable, no progress
};

/** Figure 5 as printed, with the two numbers of the text that the same run gives. */
const publishedFigure5: Table = {
  rows: printed.rows,
  totals: printed.totals,
  uniqueSome: printed.unique[SOME_PROGRESS] ?? 0,
  uniqueNone: printed.unique[NO_PROGRESS] ?? 0,
};

const whole: FourCensusSpec = { height: 6, width: 6, unique: true, byPuzzle: true };

function tableOf(tally: FourCensusTally): Table {
  return {
    rows: fourRows(tally, printed.rows.length),
    totals: fourTotals(tally).classes,
    uniqueSome: tally.unique[SOME_PROGRESS] ?? 0,
    uniqueNone: tally.unique[NO_PROGRESS] ?? 0,
  };
}

/** Figure 5 beside a run over all images, or the part of it that was done. */
type Counted = Table & {
  readonly images: number; // that were counted
  readonly compared: number; // numbers of the table and the text
  readonly wrong: number; // of them, those that differ; of a part, those that chance does not explain
};

/** The whole table beside all pictures, or beside a fair part of them. */
function countedOf(tally: FourCensusTally): Counted {
  const { images } = fourTotals(tally);
  const stands = images === printed.images ? 'whole' : 'even';
  const slice: Slice = { spec: whole, tally, complete: true, stands };
  const all = comparisons(slice);
  const wrong = all.filter((one) =>
    stands === 'whole' ? one.verdict !== 'equal' : !explained(slice, one),
  ).length;
  return { ...tableOf(tally), images, compared: all.length, wrong };
}

/** Complete, or the part that was counted. */
const groundOf = ({ images }: { readonly images: number }): Ground =>
  images === printed.images
    ? { kind: 'count', of: `all ${grouped(images)} pictures` }
    : {
        kind: 'part',
        which: `a fair part: ${grouped(images)} of ${grouped(printed.images)} pictures`,
      };

/** What numbers leave when they are divided by 8, in words. */
const leftByEight = (numbers: readonly number[]): string =>
  enumerated(numbers.map((one) => String(one % 8)));

export const figure5Table: Claim<Table, Counted> = {
  id: '000-figure-5',
  place: 'Figure 5; section 4.1',
  title:
    'All 68,719,476,736 images of 6x6 by row and class, and the uniquely solvable ones beyond FourSolver',
  published: publishedFigure5,
  effort: 'hours',
  from: ['four-census 6x6'],
  quote: 'Statistics for the 6 × 6 images and the corresponding Nonograms',
  ground: groundOf,
  home: 'fig-census-6x6',
  what: 'its columns, totals, and two numbers of the text',
  says: ({ rows, totals }) => `${4 * rows.length + totals.length + 2} numbers`,
  finds: ({ images, compared, wrong }) =>
    images === printed.images
      ? `${compared - wrong} the same`
      : `${compared - wrong} of them within four standard deviations of ours`,
  remark: (ours) =>
    ours.wrong === 0
      ? null
      : `all ${grouped(ours.images)} pictures; not the same: ${differencesOf(ours)}`,
  erratum: (ours) => {
    const different = differentOf(ours);
    const said = different.map(([, one]) => one);
    const counts = different.map(([, , one]) => one);
    const more = sumOf(counts) - sumOf(said);
    // the text adds these numbers to others, which are right
    const sums = [printed.uniqueNonSimple, printed.uniqueAll];
    return {
      as: 'cells',
      printed: [...said, ...sums].map(grouped).join('; '),
      read: [...counts, ...sums.map((sum) => sum + more)].map(grouped).join('; '),
      check: `The first two are slips, and the other two were added up with them. Turned and reflected, a picture of 6x6 keeps its class and its number of solutions, so all but the symmetric pictures come in eights. Divided by 8, the first two numbers must leave what the symmetric pictures leave, ${leftByEight(counts)}. They leave ${leftByEight(said)}. The last number is known: OEIS A242876, as corrected in 2025, has ${grouped(printed.uniqueAll + more)}.`,
    };
  },
  census: anyCensus({
    experiment: fourCensus,
    spec: whole,
    imagesOf: (tally) => fourTotals(tally).images,
    oursOf: countedOf,
  }),
  read: (measured) => ({ ours: countedOf(measured.tally('four-census 6x6')) }),
  agrees: ({ wrong }) => wrong === 0,
};

const sampled = 500_000;
/** Random pictures, counted as the table counts them. */
type Sampled = Table & { readonly images: number };

const sampleOf = (tally: FourCensusTally): Sampled => ({
  ...tableOf(tally),
  images: fourTotals(tally).images,
});

/** Names of the numbers of the table that lie outside the intervals of a sample. */
const outside = (ours: Sampled, table: Table): readonly string[] =>
  numbersOf(table).flatMap(([name, published], at) => {
    const [own, images] = numbersOf(ours)[at] ?? ['', NaN];
    const same =
      own === name && explained({ stands: 'random' }, { images, of: ours.images, published });
    return same ? [] : [name];
  });

const figure5Sample: Claim<Table, Sampled> = {
  id: '000-figure-5-sample',
  place: 'Figure 5; section 4.1',
  title: 'Figure 5 against 500,000 random images of 6x6',
  published: publishedFigure5,
  effort: 'seconds',
  quote: 'Statistics for the 6 × 6 images and the corresponding Nonograms',
  ground: ({ images }) => ({
    kind: 'sample',
    n: images,
    unit: 'pictures',
    interval: 'each number within four standard deviations',
  }),
  home: 'fig-census-6x6',
  what: 'the same, by random pictures',
  says: ({ rows, totals }) => `${4 * rows.length + totals.length + 2} numbers`,
  finds(ours) {
    const compared = numbersOf(ours).length;
    return `${compared - outside(ours, publishedFigure5).length} of ${compared} within four standard deviations`;
  },
  read: () => ({
    ours: sampleOf(sampleTally()),
    seed: claimSeed,
    note: 'A sample, which cannot confirm the last digits: equal means that every published number, as a share of all images, lies within four standard deviations of ours. The whole table takes about an hour of one core; it can be run in shards (--shard).',
  }),
  agrees: (ours, table) => outside(ours, table).length === 0,
};

/**
 * The same in the ledger, where the count of all pictures is the verdict: a sample does not see its slips of some hundreds.
 */
export const figure5Seen: Question<Table, Sampled> = {
  ...figure5Sample,
  agrees: null,
  remark: (ours) =>
    outside(ours, publishedFigure5).length === 0
      ? 'So a sample cannot tell the four numbers that the count of all pictures shows to be wrong.'
      : null,
};

/**
 * The verdict of the ledger on a slice that stands for all images; null for one that stands for itself.
 *
 * @source 000_8dc3042ab81c971c.txt Figure 5
 */
export function sliceVerdict({ tally, stands }: Slice): VerdictKind | null {
  if (stands === 'own') return null;
  return stands === 'random'
    ? judge(figure5Sample, { ours: sampleOf(tally) }).kind
    : judge(figure5Table, { ours: countedOf(tally) }).kind;
}

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

type Different = readonly [name: string, said: number, count: number];

/** The numbers in which a run over all images differs from what is printed. */
function differentOf(ours: Counted): readonly Different[] {
  const counts = numbersOf(ours);
  return numbersOf(publishedFigure5).flatMap(([name, said], at): readonly Different[] => {
    const count = counts[at]?.[1] ?? 0;
    return count === said ? [] : [[name, said, count]];
  });
}

const differencesOf = (ours: Counted): string =>
  differentOf(ours)
    .map(([name, said, count]) => `${name}, ${grouped(said)} for ${grouped(count)}`)
    .join('; ');

const listText = ({ totals, images, percent: shares }: Sums): string =>
  `${totals.map(grouped).join('; ')}; ${grouped(images)}: ${shares.join(', ')}\u00a0%`;

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
  quote: '48,625,108,931 1,050,686,466 4,567,908,375 14,475,772,964 … 70.76% 1.53% 6.65% 21.07%',
  ground: { kind: 'proof' },
  home: 'fig-census-6x6',
  what: 'its totals are the sums of its columns, and their percentages follow',
  says: listText,
  finds: listText,
  remark: 'from the printed rows: this checks the document against itself',
};
