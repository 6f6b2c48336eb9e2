/** Guesses, and the methods that do without them, over all pictures of small sizes, as plain data. */
import { reachNames } from '../../methods/reached.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { guessMethods } from '../../engine/census/guesses.ts';
import type { GuessMethod } from '../../engine/census/guesses.ts';
import { sidesOf } from '../../experiments/sizeParts.ts';
import { guessNumbers, smallestLeft, smallestWith } from '../../experiments/guessOrder.ts';
import type { GuessExample, GuessNumbers } from '../../experiments/guessOrder.ts';
import type { GuessSpec, GuessTally } from '../../experiments/guesses.ts';
import { grouped, inWords, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import type { FigureTag } from '../../methods/figures.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const wide = (height: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${height}x${from + at}`);

/** Which sizes a table has. */
const groups = {
  near: ['2x2', '2x3', '3x3', '3x4', '4x4', '4x5', '5x5'],
  two: wide(2, 2, 12),
  three: wide(3, 3, 8),
  four: wide(4, 4, 6),
} as const;

const groupTexts = {
  near: 'squares and nearly, 2 × 2 to 5 × 5',
  two: 'two rows, 2 × 2 to 2 × 12',
  three: 'three rows, 3 × 3 to 3 × 8',
  four: 'four rows, 4 × 4 to 4 × 6',
} as const;

/** What an author and a reader set. */
export const guessSettings = settings({
  sizes: choice('g', 'Sizes', groupTexts, 'near'),
});

export type GuessProps = ValuesOf<typeof guessSettings>;

/** The run of some settings. */
export const specOf = ({ sizes }: GuessProps): GuessSpec => ({ sizes: groups[sizes] });

/** "4 × 5". */
function textOfSize(size: string): string {
  const { height, width } = sidesOf(size);
  return sizeText(height, width);
}

/** The numbers of a size, and whose they are. */
export type GuessCensusRow = {
  readonly size: string;
  readonly numbers: GuessNumbers;
  readonly whose: 'reader' | 'stored';
};

/** The rows: the reader's count of each size that is done, else the stored one. */
export function rowsOf(
  { sizes }: GuessSpec,
  own: GuessTally | null,
  stored: GuessTally | null,
): readonly GuessCensusRow[] {
  return sizes.flatMap((size): readonly GuessCensusRow[] => {
    const { height, width } = sidesOf(size);
    const mine = guessNumbers(own?.[size] ?? {});
    if (mine.images === 2 ** (height * width)) return [{ size, numbers: mine, whose: 'reader' }];
    const theirs = stored?.[size];
    return theirs === undefined
      ? []
      : [{ size, numbers: guessNumbers(theirs), whose: 'stored' as const }];
  });
}

export const methodTexts: Readonly<Record<GuessMethod, string>> = {
  ...reachNames,
  once: 'one probe',
};

const mostGuesses = (rows: readonly GuessCensusRow[]): number =>
  Math.max(1, ...rows.map(({ numbers }) => numbers.byGuesses.length - 1));

const guessesText = (guesses: number): string =>
  guesses === 0 ? 'no guess' : `${inWords(guesses)} ${guesses === 1 ? 'guess' : 'guesses'}`;

const sizeColumn: Column<GuessCensusRow> = {
  head: 'size',
  text: ({ size }) => textOfSize(size),
  fields: { rows: ({ size }) => sidesOf(size).height, columns: ({ size }) => sidesOf(size).width },
  words: true,
};

const methodColumns: readonly Column<GuessCensusRow>[] = guessMethods.map((method) => ({
  head: methodTexts[method],
  fields: { [`leftBy-${method}`]: ({ numbers }) => numbers.left[method] },
}));

/** What is in the first table and the files: the pictures by guesses, and in the files what each method leaves. */
export const columnsOf = (rows: readonly GuessCensusRow[]): readonly Column<GuessCensusRow>[] => [
  sizeColumn,
  { head: 'pictures with one solution', fields: { oneSolution: ({ numbers }) => numbers.unique } },
  ...Array.from({ length: mostGuesses(rows) + 1 }, (_, guesses) => ({
    head: guessesText(guesses),
    fields: {
      [`guesses${guesses}`]: ({ numbers }: GuessCensusRow) => numbers.byGuesses[guesses] ?? 0,
    },
  })),
  ...methodColumns.map(({ fields }) => ({ fields: fields! })),
  {
    head: 'counted',
    text: ({ whose }) => (whose === 'reader' ? 'by you' : 'stored'),
    fields: { counted: ({ whose }) => whose },
    words: true,
  },
];

/** What each method leaves. */
export const methodTable = (rows: readonly GuessCensusRow[]): DataTable =>
  tableOf([sizeColumn, ...methodColumns], rows, {
    summary: 'Table of what each method leaves',
    caption: 'Pictures with one solution that a method does not solve without a guess',
  });

/** The largest size of the table in a few sentences. */
export function summaryOf(rows: readonly GuessCensusRow[]): string {
  const row = rows.at(-1);
  if (row === undefined) return 'Nothing counted yet.';
  const { unique, byGuesses, open, helpful } = row.numbers;
  const [none = 0, one = 0] = byGuesses;
  const several = unique - none - one;
  const share =
    open === 0
      ? ''
      : ` Where one guess is enough, ${percent(helpful / open, 0)} of the open cells would each do.`;
  return `${grouped(unique)} pictures of ${textOfSize(row.size)} are the only solution of their clues. ${grouped(none)} need no guess, ${grouped(one)} one and ${grouped(several)} more than one.${share}`;
}

/** The same for the stage: what the largest size says. */
export function shortText(rows: readonly GuessCensusRow[]): string {
  const row = rows.at(-1);
  if (row === undefined) return 'Nothing counted yet.';
  const { unique, byGuesses } = row.numbers;
  const most = (byGuesses[0] ?? 0) / Math.max(1, unique);
  return `Of all pictures of ${textOfSize(row.size)} that are the only solution of their clues, ${percent(most, 1)} need no guess.`;
}

/** A picture with what it is an example of. */
export type GuessCensusExample = {
  readonly image: Grid;
  readonly text: string;
  readonly figure: { readonly tag: FigureTag; readonly text: string };
};

const figures = {
  sweeps: { tag: 'sweep-stepper', text: 'see the sweeps stop' },
  four: { tag: 'four-stepper', text: 'see pairs of lines stop' },
  'two-sat': { tag: 'two-sat-stepper', text: 'see chains stop' },
  once: { tag: 'probe-explorer', text: 'probe it' },
  probing: { tag: 'probe-explorer', text: 'probe it' },
  repeated: { tag: 'probe-explorer', text: 'probe it' },
  pairs: { tag: 'probe-explorer', text: 'probe it' },
} as const satisfies Readonly<Record<GuessMethod, GuessCensusExample['figure']>>;

function imageOf({ size, number }: GuessExample): Grid {
  const { height, width } = sidesOf(size);
  return imageFromIndex(height, width, number);
}

/** A smallest picture for each number of guesses that occurs. */
export function guessExamples(tally: GuessTally): readonly GuessCensusExample[] {
  const found: GuessCensusExample[] = [];
  for (let guesses = 1; ; guesses++) {
    const example = smallestWith(tally, guesses);
    if (example === null) return found;
    found.push({
      image: imageOf(example),
      text: `${textOfSize(example.size)}: ${guessesText(guesses)}`,
      figure: figures.sweeps,
    });
  }
}

/** A smallest picture for each method that leaves any. */
export const methodExamples = (tally: GuessTally): readonly GuessCensusExample[] =>
  guessMethods.flatMap((method) => {
    const example = smallestLeft(tally, method);
    if (example === null) return [];
    const text = `${textOfSize(example.size)}: not by ${methodTexts[method]}`;
    return [{ image: imageOf(example), text, figure: figures[method] }];
  });

/** A list of pictures with its heading. */
export type ExampleList = {
  readonly title: string;
  readonly examples: readonly GuessCensusExample[];
};

/** The smallest pictures, by guesses and by the methods that leave them: the lists that have anything in them. */
export const exampleLists = (tally: GuessTally): readonly ExampleList[] =>
  [
    { title: 'A smallest for each number of guesses', examples: guessExamples(tally) },
    { title: 'A smallest that a method does not solve', examples: methodExamples(tally) },
  ].filter(({ examples }) => examples.length > 0);

/** The methods that leave no picture, in a sentence. */
export function neverLeft(tally: GuessTally): string {
  const never = guessMethods.filter((method) => smallestLeft(tally, method) === null);
  const most = Math.max(
    0,
    ...Object.keys(tally).map((size) => sidesOf(size).height * sidesOf(size).width),
  );
  return never.length === 0
    ? ''
    : `${inWords(never.length).replace(/^./, (first) => first.toUpperCase())} of the methods, ${never.map((method) => methodTexts[method]).join(' and ')}, solve every picture of up to ${most} cells that has no twin.`;
}
