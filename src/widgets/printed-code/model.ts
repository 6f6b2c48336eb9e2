/** The clue calculation of 004 as printed, on a picture of the reader's, beside ours; and how many cells it looks at. */
import { bits, calcRowHints, matrixTranspose } from '../../claims/004/pseudocode.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { formatGrid } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { counted, fixed, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { pictureOf } from '../../kit/puzzle/picture.ts';
import { picture } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type CodeProps = {
  readonly picture?: string; // code of the picture that the figure opens with; default the first preset
};

export const codeSettings = settings({ code: picture(presets[0]?.code ?? '', 'g', pictureOf) });

/** What a link keeps: the picture. */
export type CodeState = ValuesOf<typeof codeSettings>;

export const defaultState = ({ picture: code }: CodeProps): CodeState => ({
  code: code ?? codeSettings.defaults.code,
});

/** A line by both. */
export type CodeLine = {
  readonly line: string;
  readonly printed: readonly number[]; // with the zeros in front
  readonly ours: readonly number[];
};

/** A picture by both, with the looks that the printed code takes at cells. */
export type CodeRun = {
  readonly image: Grid;
  readonly puzzle: Puzzle;
  readonly lines: readonly CodeLine[];
  readonly visits: number;
};

/** Runs the printed code on rows and columns, as its last two lines do. */
function printedClues(image: readonly string[]): {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  readonly visits: number;
} {
  const rows = calcRowHints(image);
  const columns = calcRowHints(matrixTranspose(image));
  return { rows: rows.hints, columns: columns.hints, visits: rows.visits + columns.visits };
}

/** Runs both on a picture. @throws SyntaxError for a damaged code @source 004_baeeafed5327eab8.txt “Clue Calculation” */
export function runOf(code: string): CodeRun {
  const image = pictureOf(code);
  const puzzle = puzzleOf(image);
  const { rows, columns, visits } = printedClues(bits(formatGrid(image)));
  return {
    image,
    puzzle,
    visits,
    lines: [
      ...puzzle.rows.map((ours, at) => ({ line: `row ${at + 1}`, printed: rows[at]!, ours })),
      ...puzzle.columns.map((ours, at) => ({
        line: `column ${at + 1}`,
        printed: columns[at]!,
        ours,
      })),
    ],
  };
}

/** Whether both say the same, but for zeros. */
export const isSame = ({ printed, ours }: CodeLine): boolean =>
  printed.filter((run) => run > 0).join() === ours.join();

/** What came of it, in sentences. */
export function runText({ lines }: CodeRun): string {
  const differing = lines.filter((line) => !isSame(line)).length;
  const padded = lines.filter(({ printed }) => printed.includes(0)).length;
  const agree =
    differing === 0
      ? `The printed code and ours agree on all ${counted(lines.length, 'line')}`
      : `The printed code and ours differ on ${counted(differing, 'line')}`;
  return padded === 0
    ? `${agree}.`
    : `${agree}, but for the zeros that it puts in front of ${counted(padded, 'line')}.`;
}

/** How often the code looks at cells, in a sentence. */
export const visitsText = ({ visits, image: { height, width } }: CodeRun): string =>
  `On this board of ${sizeText(height, width)} it looks at cells ${grouped(visits)} times: ${numberText(visits / (height * width))} for each of the ${grouped(height * width)}.`;

const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : fixed(value, 2);

/** Sizes on which the looks are counted: squares, and a board that is none. */
const sizes: readonly (readonly [number, number])[] = [
  [4, 4],
  [16, 16],
  [16, 64],
  [64, 64],
  [128, 128],
];

let counts: readonly (readonly string[])[] | null = null;

/**
 * Bits and looks on boards of several sizes, counted as the code runs: rows of a table. The boards come from its board
 * generation, with the two loops that it needs.
 *
 * @source 004_baeeafed5327eab8.txt “Board Generation”, “Clue Calculation”
 */
export const countRows = (): readonly (readonly string[])[] =>
  (counts ??= sizes.map(([n, m]) => {
    const random = boardRandom(1, n, m, 50, 0);
    let drawn = 0;
    const board = Array.from({ length: n }, () => {
      let row = '';
      for (let y = 0; y < m; y++, drawn++) row += random.below(2) === 0 ? '0' : '1';
      return row;
    });
    const { visits } = printedClues(board);
    return [
      sizeText(n, m),
      grouped(n * m),
      grouped(drawn),
      grouped(visits),
      numberText(visits / (n * m)),
    ];
  }));

/** Their heads. */
export const countHeads = [
  'board',
  'n × m',
  'random bits drawn',
  'looks at cells',
  'looks a cell',
] as const;

/** The lines as rows of a table; heads first. */
export const lineRows = ({ lines }: CodeRun): readonly (readonly string[])[] => [
  ['line', 'printed code', 'ours'],
  ...lines.map(({ line, printed, ours }) => [
    line,
    printed.length === 0 ? 'no number' : printed.join(' '),
    formatDescription(ours),
  ]),
];
