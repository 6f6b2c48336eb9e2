/** The table of 004 with what it leaves out, as plain data: which sizes, rows of counts, the histogram of one size, words. */
import { sidesOf } from '../../experiments/sizeParts.ts';
import type { SolutionCount } from '../../charts/solutionsChart.ts';
import { clueSets as published } from '../../claims/004/clueSets.ts';
import type { VerdictKind } from '../../claims/agree.ts';
import { judge, tell } from '../../claims/verdict.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOfClueSet } from '../../engine/census/clueSets.ts';
import { solve } from '../../engine/solve/solve.ts';
import { clueSetNumbers, imagesIn, numbered } from '../../experiments/clueSets.ts';
import type {
  ClueSetNumbers,
  ClueSetSpec,
  ClueSetTally,
  SizeCounts,
} from '../../experiments/clueSets.ts';
import { counted, grouped, inPercent, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import type { Column } from '../../notebook/records/column.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const wide = (height: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${height}x${from + at}`);

/** Which sizes a table has. */
const groups = {
  document: ['2x2', '2x3', '3x3', '3x4', '4x4', '4x5', '5x5'],
  two: wide(2, 2, 15),
  three: wide(3, 3, 10),
  four: wide(4, 4, 7),
  five: ['5x5', '5x6'],
  six: ['6x6'],
} as const;

/** Stored sizes that stand beneath those of the document: counting them takes minutes, so it is asked for by itself. */
const beneath = ['5x6', '6x6'] as const;

const groupTexts = {
  document: 'those of the document, 4 × 5 and 5 × 5',
  two: 'two rows, 2 × 2 to 2 × 15',
  three: 'three rows, 3 × 3 to 3 × 10',
  four: 'four rows, 4 × 4 to 4 × 7',
  five: 'five rows, 5 × 5 and 5 × 6',
  six: '6 × 6, a long run',
} as const;

const allSizes: readonly string[] = [...new Set(Object.values(groups).flat())];

/** What an author and a reader set. */
export const tableSettings = settings({
  sizes: choice('g', 'Sizes', groupTexts, 'document'),
  size: unseen(
    choice(
      's',
      'Look at',
      Object.fromEntries(allSizes.map((size) => [size, textOfSize(size)])),
      '5x5',
    ),
  ),
});

export type TableProps = ValuesOf<typeof tableSettings>;

/** "4 × 5". */
export function textOfSize(size: string): string {
  const { height, width } = sidesOf(size);
  return sizeText(height, width);
}

/** The run of some settings. */
export const specOf = ({ sizes }: Pick<TableProps, 'sizes'>): ClueSetSpec => ({
  sizes: groups[sizes],
});

/** The sizes that a table has: those of a run, and large ones that are stored. */
export const shownSizes = ({ sizes }: Pick<TableProps, 'sizes'>): readonly string[] =>
  sizes === 'document' ? [...groups.document, ...beneath] : groups[sizes];

/** The counts of a size, and whose they are. */
export type ClueTableRow = {
  readonly size: string;
  readonly counts: SizeCounts;
  readonly numbers: ClueSetNumbers;
  readonly whose: 'reader' | 'stored';
};

const isWhole = (size: string, counts: SizeCounts): boolean => {
  const { height, width } = sidesOf(size);
  return imagesIn(counts) === 2 ** (height * width);
};

/**
 * The rows: the reader's count of each size that is done, else the stored one.
 *
 * @param own - what the reader's run has found so far
 */
export function rowsOf(
  sizes: readonly string[],
  own: ClueSetTally | null,
  stored: ClueSetTally | null,
): readonly ClueTableRow[] {
  return sizes.flatMap((size): readonly ClueTableRow[] => {
    const [mine, theirs] = [own?.[size], stored?.[size]];
    const counts = mine !== undefined && isWhole(size, mine) ? mine : theirs;
    if (counts === undefined) return [];
    const whose = counts === mine ? 'reader' : 'stored';
    return [{ size, counts, numbers: clueSetNumbers(counts), whose }];
  });
}

/** The row to look at: of the size that was chosen, or the last one. */
export const chosenRow = (rows: readonly ClueTableRow[], size: string): ClueTableRow | null =>
  rows.find((row) => row.size === size) ?? rows.at(-1) ?? null;

const share = (count: number, { numbers }: ClueTableRow): string =>
  inPercent(count / numbers.images);

/** What is in the table and the files. */
export const columns: readonly Column<ClueTableRow>[] = [
  {
    head: 'size',
    text: ({ size }) => textOfSize(size),
    fields: {
      rows: ({ size }) => sidesOf(size).height,
      columns: ({ size }) => sidesOf(size).width,
    },
    words: true,
  },
  { head: 'pictures', fields: { pictures: ({ numbers }) => numbers.images } },
  { head: 'different clue sets', fields: { clueSets: ({ numbers }) => numbers.sets } },
  {
    head: 'pictures less clue sets',
    fields: { picturesLessClueSets: ({ numbers }) => numbers.spare },
  },
  { head: '% of the pictures', text: (row) => share(row.numbers.spare, row) },
  {
    head: 'clue sets with one solution',
    fields: { oneSolution: ({ numbers }) => numbers.unique },
  },
  { head: 'with several', fields: { several: ({ numbers }) => numbers.several } },
  {
    head: 'pictures that share their clues',
    fields: { sharing: ({ numbers }) => numbers.sharing },
  },
  { head: '% of the pictures', text: (row) => share(row.numbers.sharing, row) },
  {
    head: 'most solutions',
    fields: { mostSolutions: ({ counts }) => counts.most?.solutions ?? 0 },
  },
  {
    head: 'counted',
    text: ({ whose }) => (whose === 'reader' ? 'by you' : 'stored'),
    fields: { counted: ({ whose }) => whose },
    words: true,
  },
];

/** The numbers of one size: clue sets by solutions, few solutions first. */
export const solutionCounts = ({ counts }: ClueTableRow): readonly SolutionCount[] =>
  numbered(counts.bySolutions).map(([solutions, sets]) => ({ solutions, sets }));

/** The histogram as a table. */
export function histogramTable(row: ClueTableRow): DataTable {
  const list = solutionCounts(row);
  const { images } = row.numbers;
  return {
    summary: `Table of the ${counted(list.length, 'number')} of solutions`,
    caption: `Clue sets of ${textOfSize(row.size)} by their number of solutions`,
    columns: [
      { head: 'solutions', number: true },
      { head: 'clue sets', number: true },
      { head: 'pictures', number: true },
      { head: '% of the pictures', number: true },
    ],
    rows: list.map(({ solutions, sets }) => [
      grouped(solutions),
      grouped(sets),
      grouped(solutions * sets),
      inPercent((solutions * sets) / images, 4),
    ]),
  };
}

/** One size in a few sentences. */
export function rowText({ size, counts, numbers }: ClueTableRow): string {
  const { images, sets, unique, several, sharing } = numbers;
  const most = counts.most?.solutions ?? 0;
  const greatest = counts.bySolutions[most] ?? 0;
  return `The ${grouped(images)} pictures of ${textOfSize(size)} have ${grouped(sets)} different clue sets. ${grouped(unique)} of these have one solution and ${grouped(several)} have several, so ${grouped(sharing)} pictures, ${percent(sharing / images)}, share their clues with another one. ${most === 1 ? 'No clue set has more than one solution.' : `The most solutions are ${grouped(most)}, of ${counted(greatest, 'clue set')}.`}`;
}

/** A dot of the chart in words. */
export const countText = ({ solutions, sets }: SolutionCount): string =>
  `${counted(sets, 'clue set')} with ${counted(solutions, 'solution')}.`;

/** The clue set with the most solutions, and one of them. */
export type MostExample = {
  readonly puzzle: Puzzle;
  readonly image: Grid;
  readonly solutions: number;
};

/** The first clue set of a size that has the most solutions. */
export function mostExample({ size, counts: { most } }: ClueTableRow): MostExample | null {
  if (most === null) return null;
  const { height, width } = sidesOf(size);
  const puzzle = puzzleOfClueSet(height, width, most);
  const [image] = solve(puzzle, { most: 1 }).solutions;
  return image === undefined ? null : { puzzle, image, solutions: most.solutions };
}

/** Ours against the document, which prints five sizes; `null` unless all five are there. */
export function verdictOn(
  rows: readonly ClueTableRow[],
): { readonly kind: VerdictKind; readonly text: string } | null {
  const own = published.published.map(([size]) => rows.find((row) => row.size === size));
  if (own.some((row) => row === undefined)) return null;
  const ours = own.map((row) => {
    const { images, sets, spare } = row!.numbers;
    return [row!.size, images, sets, spare] as const;
  });
  const {
    kind,
    what,
    published: printed,
    ours: found,
  } = tell(published, judge(published, { ours }));
  return { kind, text: `The document, ${what}: ${printed}. Ours, different clue sets: ${found}.` };
}
