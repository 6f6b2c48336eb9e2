/** Every number of section 4.1 of 000 beside ours: the 5x5 ones counted in full, the 6x6 ones as far as they can be. */
import { clueEffects } from '../claims/000/clueEffects.ts';
import { hardestSimple } from '../claims/000/figure3.ts';
import { figure4Table, figure4Totals, section41, untouched } from '../claims/000/figure4All.ts';
import { figure5Sums } from '../claims/000/figure5.ts';
import { allImages, groupsOfEight } from '../claims/000/totals.ts';
import { longestThenOne, oneIntersection } from '../claims/000/fourDifficulty.ts';
import { publishedFigure5 } from '../claims/000/smallPublished.ts';
import type { Untouched } from '../claims/fourCounts.ts';
import { clueSets } from '../claims/004/clueSets.ts';
import { round } from '../claims/sample.ts';
import {
  compare,
  comparisons,
  explained,
  intervalOf,
  standsFor,
} from '../widgets/slice-check/model.ts';
import type { Slice } from '../widgets/slice-check/model.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { censusOf, groupsOf, storedPart, uniqueOf } from './census.ts';
import { storedFigure } from './fourRelations.ts';
import { grouped, inWords, percent } from '../formats/numbers.ts';
import { sixAll } from './sixBySix.ts';
import { hardest5, storedCount5 } from './sweeps.ts';
import { computedRow, rowFrom } from './verdictRows.ts';
import { here } from '../claims/evidence.ts';

const NB = '\u00a0';
const hardestText = (one: typeof hardestSimple.published): string =>
  `difficulty ${one.difficulty}: ${inWords(one.images)} pictures; the other ${inWords(one.otherImages)} of their group ${one.others}`;

const cells = (table: readonly (readonly number[])[]): number => 4 * table.length;

const said = (id: string) => (value: number) =>
  id.startsWith('percent') ? `${value}${NB}%` : grouped(value);

/** The numbers on 5x5. */
function fiveRows(): readonly VerdictRow[] {
  const census = censusOf(5);
  const unique = uniqueOf(census);
  const { hardest } = storedCount5();
  const family = hardest5();
  const percents = census.classes.map((count) => round((100 * count) / census.images));
  const rows = census.rows.concat(
    figure4Table.published.slice(census.rows.length).map(([row = 0]) => [row, 0, 0, 0, 0]),
  );
  const equalCells = rows
    .flatMap((row, at) =>
      row.map((number, column) => number === figure4Table.published[at]?.[column]),
    )
    .filter(Boolean).length;
  const claims: Readonly<Record<string, number>> = {
    'unique-some-progress': census.unique[2] ?? 0,
    'unique-no-progress': census.unique[3] ?? 0,
    'one-clue-some-progress': census.oneClue[2] ?? 0,
    'one-clue-no-progress': census.oneClue[3] ?? 0,
    'unique-non-simple': unique.nonSimple,
    'percent-four': round((100 * (census.unique[1] ?? 0)) / unique.nonSimple),
    unique: unique.all,
    'percent-beyond': round((100 * unique.beyond) / unique.all),
  };
  return [
    {
      what: 'pictures of 5\u00a0×\u00a05',
      published: '2^25 = 33,554,432',
      ours: grouped(census.images),
      verdict: census.images === allImages.published[0] ? 'equal' : 'different',
    },
    computedRow(groupsOfEight, {
      what: '“most puzzles occur in groups of 8”',
      published: (word) => word,
      ours: ({ percentInEights }) =>
        `${percentInEights}${NB}% of the pictures; ${grouped(groupsOf(5).groups)} groups in all`,
    }),
    rowFrom(
      hardestSimple,
      {
        difficulty: hardest.difficulty,
        images: hardest.images.length,
        others: family.others[0]?.rowsFirst ?? 0,
        otherImages: family.others.length,
        classes: family.hardest.length === hardest.images.length ? 1 : 0,
        grids: [],
      },
      { what: 'the hardest simple pictures', published: hardestText, ours: hardestText },
    ),
    rowFrom(figure4Table, rows, {
      what: 'Figure 4: the four columns, row by row',
      published: (table) => `${cells(table)} numbers`,
      ours: () => `${equalCells - rows.length} of them the same`,
    }),
    {
      what: 'sweeps are counted “including the last two that did not fix any more pixels”',
      published: 'two more than the last that fixes something',
      ours: 'one more, and 2 at least',
      verdict: 'different',
      remark:
        'so counted, every row of the table comes out; counted as the sentence says, only what is never touched would stand in row 2',
    },
    rowFrom(
      figure4Totals,
      { totals: census.classes, percent: percents },
      {
        what: 'Figure 4: totals, and in percent',
        published: ({ totals, percent: parts }) =>
          `${totals.map(grouped).join('; ')}: ${parts.join(', ')}${NB}%`,
        ours: ({ totals, percent: parts }) =>
          `${totals.map(grouped).join('; ')}: ${parts.join(', ')}${NB}%`,
        remark: `the totals are right; ${percent((census.classes[1] ?? 0) / census.images, 4)} was cut off instead of rounded`,
      },
    ),
    rowFrom(longestThenOne, storedFigure(longestThenOne).ours, {
      what: 'a puzzle with many sweeps before a single intersection solves it',
      published: ({ sweeps }) => `${sweeps} sweeps`,
      ours: ({ sweeps, images }) => `${sweeps} at most, in ${inWords(images)} pictures`,
    }),
    rowFrom(oneIntersection, storedFigure(oneIntersection).ours, {
      what: '(2,2)-hard pictures, and those of (2,2)-difficulty 1',
      published: ({ images, difficulty1 }) => `${grouped(images)}; ${grouped(difficulty1)}`,
      ours: ({ images, difficulty1 }) => `${grouped(images)}; ${grouped(difficulty1)}`,
      remark:
        'the published number counts the pictures that the first intersection found solves; see the text',
    }),
    rowFrom(untouched, storedFigure(untouched).ours, {
      what: '“neither any line SETTLE could fix a pixel nor any successful (2, 2)-intersection”',
      published: grouped,
      ours: ({ nothingFixed }: Untouched) => grouped(nothingFixed),
      remark: 'the number is that of row 2, which holds more than the sentence says; see the text',
    }),
    ...section41.map((figure) => {
      const id = figure.id.replace('000-section-4.1-', '');
      const telling = { what: words[id] ?? figure.title, published: said(id), ours: said(id) };
      return rowFrom(figure, claims[id] ?? Number.NaN, telling);
    }),
    ...clueRows(),
  ];
}

/** What is said about clues without a number. */
function clueRows(): readonly VerdictRow[] {
  return [
    computedRow(clueEffects, {
      what: 'a clue “can either allow a particular solver to solve the puzzle, make it easier or have no effect”',
      published: () => 'each happens, depending also on when it is given',
      ours: ({ clues, solve, further, nothing, otherEnd }) =>
        `${grouped(clues)} clues for 3\u00a0×\u00a04 pictures: ${grouped(solve)} let the sweeps finish, ${grouped(further)} give other cells, ${grouped(nothing)} give nothing more; ${otherEnd === 0 ? 'none' : grouped(otherEnd)} has another end when given from the start`,
      remark: 'when the clue is given can change how long the sweeps take, but not where they end',
      part: true,
    }),
    {
      what: '“it seems hard to devise a method to find such clues without trying”',
      published: '“seems hard”',
      ours: 'not tested; ours are found by trying, too',
      verdict: 'open',
    },
  ];
}

const words: Readonly<Record<string, string>> = {
  'unique-some-progress': 'one solution, some progress by FourSolver',
  'unique-no-progress': 'one solution, no progress by FourSolver',
  'one-clue-some-progress': 'some progress, and sweeps solve it after one well-chosen clue',
  'one-clue-no-progress': 'no progress, and sweeps solve it after one well-chosen clue',
  'unique-non-simple': 'one solution, not simple',
  'percent-four': 'of those, (2,2)-hard',
  unique: 'one solution, in all',
  'percent-beyond': 'of those, neither simple nor (2,2)-hard',
};

const million = (share: number): string => {
  const tenths = Math.round((share * publishedFigure5.images) / 1e5);
  return `${grouped(Math.floor(tenths / 10))}.${tenths % 10}`;
};

const sumRemark = (fits: boolean): string =>
  `the printed numbers above give ${fits ? 'it' : 'another'}`;

const list = (numbers: readonly number[]): string => numbers.map(grouped).join('; ');

/** A number that the run behind Table 3 of 001 gives for all pictures of 6x6. */
const probed = (what: string, published: number, ours: number): VerdictRow => ({
  what,
  published: grouped(published),
  ours: grouped(ours),
  verdict: ours === published ? 'equal' : 'different',
  remark: `all pictures, by the run behind Table 3 of chapter 7${ours === published ? '' : `; ${grouped(ours - published)} more, and the total is that of OEIS A242876`}`,
});

/** The numbers on 6x6: what the printed table adds up to, and what the stored part of the full run says. */
function sixRows(): readonly VerdictRow[] {
  const { spec, tally, whole, images } = storedPart();
  const slice: Slice = { spec, tally, complete: true, stands: standsFor(spec, whole) };
  const all = comparisons(slice);
  const wrong = all.filter((one) => !explained(slice, one)).length;
  const { ours } = figure5Sums.read(here);
  const { published } = figure5Sums;
  const { all: single, nonSimple, beyond } = uniqueOf({ unique: [...tally.unique] });
  const [, four = 0, some = 0, none = 0] = tally.unique;
  const estimate = (what: string, said: number, count: number): VerdictRow => {
    const one = compare(slice, count, said);
    return {
      what,
      published: grouped(said),
      ours: whole
        ? grouped(one.images)
        : `${million(one.low)} to ${million(one.high)} million (95${NB}% interval)`,
      verdict: whole
        ? one.images === said
          ? 'equal'
          : 'different'
        : explained(slice, one)
          ? 'part'
          : 'different',
      ...(whole ? {} : { remark: `from ${grouped(images)} pictures` }),
    };
  };
  // shares that the text derives from others: ours from the stored part, and whether the printed numbers give them
  const ratio = (
    what: string,
    key: 'percentFour' | 'percentBeyond',
    part: number,
    all: number,
  ): VerdictRow => {
    const { low, high } = intervalOf(part, all, slice.stands, 1.96);
    const wide = intervalOf(part, all, slice.stands, 4);
    const said = published[key];
    const fits = ours[key] === said;
    // a printed 0.14 stands for 0.135 to 0.145
    const near = 100 * wide.low <= said + 0.005 && said - 0.005 <= 100 * wide.high;
    return {
      what,
      published: `${said}${NB}%`,
      ours: whole
        ? percent(part / all, 2)
        : `${(100 * low).toFixed(3)} to ${(100 * high).toFixed(3)}${NB}% (95${NB}% interval)`,
      verdict: fits && near ? (whole ? 'equal' : 'part') : 'different',
      remark: sumRemark(fits),
    };
  };
  return [
    {
      what: 'Figure 5: its columns, totals, and the two numbers below',
      published: `${all.length} numbers`,
      ours: whole
        ? `${all.length - wrong} the same`
        : `${all.length - wrong} of them within four standard deviations of ours`,
      verdict: wrong > 0 ? 'different' : whole ? 'equal' : 'part',
      ...(whole
        ? {}
        : {
            remark: `from ${grouped(images)} of the ${grouped(publishedFigure5.images)} pictures`,
          }),
    },
    {
      what: 'Figure 5: its totals are the sums of its columns, and all pictures together',
      published: `${list(published.totals)}; ${grouped(published.images)}`,
      ours: `${list(ours.totals)}; ${grouped(ours.images)}`,
      verdict:
        list(ours.totals) === list(published.totals) && ours.images === published.images
          ? 'equal'
          : 'different',
    },
    {
      what: 'Figure 5: in percent',
      published: published.percent.join(', '),
      ours: ours.percent.join(', '),
      verdict: published.percent.join() === ours.percent.join() ? 'equal' : 'different',
    },
    probed('Figure 5: simple', publishedFigure5.totals[0] ?? 0, sixAll.classes[0] ?? 0),
    estimate('6\u00a0×\u00a06: one solution, some progress', publishedFigure5.unique[2] ?? 0, some),
    estimate('6\u00a0×\u00a06: one solution, no progress', publishedFigure5.unique[3] ?? 0, none),
    probed(
      '6\u00a0×\u00a06: one solution, not simple',
      published.uniqueNonSimple,
      sixAll.uniqueNonSimple,
    ),
    ratio('6\u00a0×\u00a06: of those, (2,2)-hard', 'percentFour', four, nonSimple),
    probed('6\u00a0×\u00a06: one solution, in all', published.unique, sixAll.unique),
    ratio(
      '6\u00a0×\u00a06: of those, neither simple nor (2,2)-hard',
      'percentBeyond',
      beyond,
      single,
    ),
  ];
}

/** What section 4.2 concludes from the numbers of 4.1. */
function conclusionRow(): VerdictRow {
  const { unique } = censusOf(5);
  const [simple = 0, four = 0, some = 0, none = 0] = unique;
  const all = simple + four + some + none;
  return {
    what: 'of the puzzles with one solution most are simple, (2,2)-hard ones are “quite many”, and “relatively few” remain',
    published: 'section 4.2',
    ours: `5\u00a0×\u00a05: ${[simple, four, some + none].map((count) => percent(count / all, 2)).join(', ')}`,
    verdict: simple * 2 > all && four > some + none ? 'equal' : 'different',
  };
}

/** One row for each statement. */
export const censusVerdicts = (): readonly VerdictRow[] => [
  ...fiveRows(),
  ...sixRows(),
  conclusionRow(),
  computedRow(clueSets, {
    what: '“Nonograms” 2025: unique clues of 2\u00a0×\u00a02, 2\u00a0×\u00a03, 3\u00a0×\u00a03, 3\u00a0×\u00a04, 4\u00a0×\u00a04',
    published: (rows) => rows.map(([, , different]) => grouped(different)).join('; '),
    ours: (rows) => rows.map(([, , different]) => grouped(different)).join('; '),
    remark: 'different puzzles, not puzzles with one solution',
  }),
];
