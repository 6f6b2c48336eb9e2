/** "Which cells must be filled?" on one row, without the page: what is certain, and what is said of the reader's marks. */
import { EMPTY, FILLED, UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { formatDescription, parseDescription } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import { fits, unknownLine } from '../../engine/line/fits.ts';
import { settle } from '../../engine/line/settle.ts';
import { enumerated, inWords } from '../../notebook/plain/numbers.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { wrongNode } from '../../kit/board/wrongMarks.ts';
import { marks, marksProblem } from '../../kit/play/marks.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { Settings } from '../../notebook/settings/settings.ts';

/** What a page author may set. */
export type LineTryProps = {
  readonly cells: number; // of the row
  readonly description: string; // "3"
};

/** The row: its description, every way to lay the runs, and what these have in common. */
export type LineTryRow = {
  readonly description: Description;
  readonly rows: BoardModel['rows']; // it alone; one list, so that the board keeps its place while it is marked
  readonly ways: readonly Uint8Array[];
  readonly certain: Uint8Array; // UNKNOWN where the ways differ
};

/** More ways than these are no first example. */
const mostWays = 12;

/** @throws RangeError for a row without a fit, with too many, or without a cell that must be filled */
export function rowOf({ cells, description: text }: LineTryProps): LineTryRow {
  const description = parseDescription(text);
  const certain = settle(unknownLine(cells), description);
  const ways = [...fits(unknownLine(cells), description)];
  if (certain === null || !certain.includes(FILLED) || ways.length > mostWays)
    throw new RangeError(`line-try: ${text} in ${cells} cells is nothing to ask for`);
  return { description, rows: [description], ways, certain };
}

/** What a link keeps of a row of so many cells. */
export const trySettings = ({
  cells,
}: Pick<LineTryProps, 'cells'>): Settings<{ readonly marks: Setting<string> }> =>
  settings({ marks: marks('m') }, (values) => {
    const problem = marksProblem(values.marks, cells);
    return problem === null ? {} : { marks: problem };
  });

/** What is said of the marks. */
export type LineTryAnswer = {
  readonly text: string;
  readonly against: string | null; // a way to lay the runs that goes without the mark, over 0 and 1
  readonly done: boolean;
};

const cellList = (cells: readonly number[]): string =>
  `${cells.length === 1 ? 'cell' : 'cells'} ${enumerated(cells.map((cell) => cell + 1))}`;

const filledIn = (line: Uint8Array): readonly number[] =>
  [...line.keys()].filter((cell) => line[cell] === FILLED);

/** "the 3", "the runs". */
const runsName = ({ description }: LineTryRow): string =>
  description.length === 1 ? `the ${formatDescription(description)}` : 'the runs';

const lie = ({ description }: LineTryRow): string => (description.length === 1 ? 'lies' : 'lie');

/** What is said before anything is marked. */
export function questionText(row: LineTryRow): string {
  const { description, certain } = row;
  const means =
    description.length === 1
      ? `The ${formatDescription(description)} asks for ${inWords(description[0] ?? 0)} filled cells side by side, somewhere among these ${inWords(certain.length)}.`
      : `The numbers ask for runs of ${enumerated(description)} filled cells, in this order.`;
  return `${means} Press every cell that is filled wherever ${description.length === 1 ? `the ${inWords(description[0] ?? 0)}` : 'the runs'} lie.`;
}

const say = (text: string, against: Uint8Array | null = null, done = false): LineTryAnswer => ({
  text,
  against: against === null ? null : formatLine(against),
  done,
});

/** Marks on cells that may be otherwise, or are. */
const wrongIn = ({ certain }: LineTryRow, marked: Uint8Array): readonly number[] =>
  [...marked.keys()].filter((cell) => marked[cell] !== UNKNOWN && marked[cell] !== certain[cell]);

/** What is said of the reader's marks. */
export function answerOf(row: LineTryRow, marked: Uint8Array): LineTryAnswer {
  const { certain, ways } = row;
  const [wrong] = wrongIn(row, marked);
  if (wrong !== undefined) {
    const isFilled = marked[wrong] === FILLED;
    const [is, other] = isFilled ? ['filled', 'empty'] : ['empty', 'filled'];
    if (certain[wrong] !== UNKNOWN)
      return say(`Cell ${wrong + 1} is ${other} wherever ${runsName(row)} ${lie(row)}.`);
    const alike = wrongIn(row, marked).filter(
      (cell) => marked[cell] === marked[wrong] && certain[cell] === UNKNOWN,
    );
    const [need, press] =
      alike.length === 1
        ? ['it need not be', 'Press it until it is blank again']
        : ['need not be', 'Press them until they are blank again'];
    const way = ways.find((one) => one[wrong] !== marked[wrong]) ?? null;
    const right = filledIn(marked).filter((cell) => certain[cell] === FILLED);
    const so = right.length === 0 ? '' : ` Correct so far: ${cellList(right)}.`;
    const against = isFilled ? `Without cell ${wrong + 1}` : `With cell ${wrong + 1} filled`;
    return say(
      `${capital(cellList(alike))} may be ${is}, but ${need}. ${press}.${so} ${against}, ${runsName(row)} can lie like this:`,
      way,
    );
  }
  const wanted = filledIn(certain);
  const found = filledIn(marked);
  if (found.length === 0)
    return say(
      marked.includes(EMPTY) ? 'Right: that cell is empty in every way.' : questionText(row),
    );
  if (found.length < wanted.length)
    return say(`Right: ${cellList(found)} must be filled. There are more of that kind.`);
  return say(
    `Yes. All ${inWords(ways.length)} ways to lay ${runsName(row)} fill ${cellList(wanted)}. What every way agrees on is certain: that is the whole trick.`,
    null,
    true,
  );
}

const noColumns: BoardModel['columns'] = [];

/** The row as a board, with a cross on each mark that is wrong. */
export function boardOfRow(row: LineTryRow, marks: Uint8Array): BoardModel {
  const { description, rows } = row;
  const width = marks.length;
  const wrong = wrongIn(row, marks);
  return {
    height: 1,
    width,
    cells: marks,
    rows,
    columns: noColumns,
    label: `A row of ${inWords(width)} cells with the ${description.length === 1 ? 'number' : 'numbers'} ${formatDescription(description)}`,
    done: [],
    ...(wrong.length > 0 && { overlay: [wrongNode(width, wrong)] }),
  };
}

/** What a cell is, for readers who do not see it. */
export const cellText = (marks: Uint8Array, cell: number): string =>
  `Cell ${cell + 1} ${['empty', 'filled', 'without a mark'][marks[cell]!] ?? ''}.`;

/** The ways as rows of a table, heads first. */
export const wayRows = ({
  ways,
  certain,
}: LineTryRow): readonly (readonly (string | number)[])[] => [
  ['way', 'cells'],
  ...ways.map((way, at) => [at + 1, formatLine(way)]),
  ['all agree', formatLine(certain)],
];

/** What the list of the ways is called. */
export const waysTitle = (row: LineTryRow): string =>
  `${row.ways.length === 1 ? 'The only way' : `All ${inWords(row.ways.length)} ways`} to lay ${runsName(row)}`;
