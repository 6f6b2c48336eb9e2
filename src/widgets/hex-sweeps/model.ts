/** Sweeps on a triangle and a hexagon of cells, without the page: the boards, the run, what a link keeps, the words. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { hexHexagon, hexTriangle } from '../../engine/board/hexShape.ts';
import type { HexShape } from '../../engine/board/hexShape.ts';
import { describePaths, sweepPaths } from '../../engine/sweep/pathSweeps.ts';
import type { DescribedPath, PathResult, PathStep } from '../../engine/sweep/pathSweeps.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { picture, place } from '../../kit/puzzle/settings.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** The boards, each with the picture that it opens with: of all pictures of the triangle none takes more sweeps. */
const boards = {
  triangle: { shape: hexTriangle(5), picture: '001100101000010' },
  hexagon: { shape: hexHexagon(4), picture: '0100000110010001010010000011101000110' },
} as const;

export type Shape = keyof typeof boards;

const shapeNames: Readonly<Record<Shape, string>> = { triangle: 'Triangle', hexagon: 'Hexagon' };

/** For the buttons. */
export const shapeChoices = (Object.keys(boards) as Shape[]).map((word) => ({
  word,
  text: shapeNames[word],
}));

/** The directions in which lines are read, in the order in which they are swept. */
const directionNames = ['rows', 'lines down to the left', 'lines up to the left'] as const;

/** A picture as a text, a digit a cell; an empty one is the picture that the board opens with. */
function checkPicture(text: string): void {
  if (!/^[01]*$/.test(text)) throw new SyntaxError('A cell is written as 0 or 1.');
}

export const hexSettings = settings(
  {
    shape: unseen(choice('f', 'Shape', shapeNames, 'triangle')),
    picture: {
      ...picture('', 'g', checkPicture),
      belongs: { to: ['shape'], otherwise: '' },
    },
    pace: choice('u', 'Step by', { sweep: 'sweep', line: 'line' }, 'sweep'),
    position: place('s', 0, { to: ['shape', 'picture'], otherwise: 0 }),
  },
  ({ shape, picture: text, position }) => {
    const cells = boards[shape].shape.cells.length;
    if (text !== '' && text.length !== cells)
      return {
        picture: `The ${shape} has ${grouped(cells)} cells, the link ${grouped(text.length)}.`,
      };
    const { length } = runOf(shape, text).result.steps;
    return position > length && position !== Infinity
      ? { position: `The run has ${counted(length, 'step')}, and the link asks for another one.` }
      : {};
  },
);

export type HexState = ValuesOf<typeof hexSettings>;

/** A picture on a board, and how sweeps get through its clues. */
export type HexRun = {
  readonly name: Shape;
  readonly shape: HexShape;
  readonly picture: Uint8Array;
  readonly lines: readonly (readonly DescribedPath[])[];
  readonly result: PathResult;
};

let last: { readonly key: string; readonly run: HexRun } | null = null;

/**
 * The run of a picture; the last one is kept.
 *
 * @param text - a digit a cell, or empty
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function runOf(name: Shape, text: string): HexRun {
  const { shape, picture: usual } = boards[name];
  const bits = text === '' ? usual : text;
  const key = `${name} ${bits}`;
  if (last?.key === key) return last.run;
  const cells = Uint8Array.from(bits, Number);
  const lines = describePaths(cells, shape.lines);
  const result = sweepPaths(new Uint8Array(cells.length).fill(UNKNOWN), lines);
  const run = { name, shape, picture: cells, lines, result };
  last = { key, run };
  return run;
}

/** The picture with one cell turned over, as a text. */
export function turned({ name, picture: cells }: HexRun, cell: number): string {
  const bits = cells.with(cell, cells[cell] === FILLED ? EMPTY : FILLED).join('');
  return bits === boards[name].picture ? '' : bits;
}

/** The place in the run: a link may ask for its end. */
export const placeIn = ({ result }: HexRun, position: number): number =>
  Math.min(position, result.steps.length);

/** What is known after so many lines. */
export function knownAt({ result, picture: cells }: HexRun, position: number): Uint8Array {
  const known = new Uint8Array(cells.length).fill(UNKNOWN);
  for (const { fixed } of result.steps.slice(0, position))
    for (const cell of fixed) known[cell] = cells[cell]!;
  return known;
}

/** The steps that one press makes, those before a place: one line, or the lines of its sweep. */
export function stepsShown(
  { result: { steps } }: HexRun,
  pace: HexState['pace'],
  position: number,
): readonly PathStep[] {
  const now = steps[position - 1];
  if (now === undefined) return [];
  const ends = steps[position]?.sweep !== now.sweep;
  return pace === 'sweep' && ends ? steps.filter(({ sweep }) => sweep === now.sweep) : [now];
}

/** The next place where a step of this pace ends, or the one before. */
export function neighbour(
  { result: { steps } }: HexRun,
  pace: HexState['pace'],
  position: number,
  way: 1 | -1,
): number {
  const isEnd = (at: number): boolean =>
    pace === 'line' || at === 0 || steps[at]?.sweep !== steps[at - 1]?.sweep;
  let at = position + way;
  while (at > 0 && at < steps.length && !isEnd(at)) at += way;
  return at;
}

/** What a step found, in a sentence. */
function stepText(run: HexRun, shown: readonly PathStep[]): string {
  const [first] = shown;
  if (first === undefined)
    return 'Nothing is known yet. A sweep settles the rows, the next one the lines down to the left, then come those up to the left, and it begins again.';
  const { sweep, direction, line } = first;
  const fixed = shown.reduce((sum, step) => sum + step.fixed.length, 0);
  const found =
    fixed === 0
      ? 'nothing new'
      : `${counted(fixed, 'cell')} ${fixed === 1 ? 'becomes' : 'become'} known`;
  const of = directionNames[direction]!;
  if (shown.length > 1 || run.lines[direction]!.length === 1)
    return `Sweep ${sweep}, ${of}: ${found}.`;
  const clues = formatDescription(run.lines[direction]![line]!.description);
  return `Sweep ${sweep}, ${of}, number ${line + 1} with the clues ${clues}: ${found}.`;
}

/** How the run ends. */
function endText({ result: { status, cells, sweeps } }: HexRun): string {
  if (status === 'solved') return `Solved, after ${counted(sweeps, 'sweep')}.`;
  const open = cells.filter((value) => value === UNKNOWN).length;
  return `Sweeps stand still: in none of the three directions does a line know more. ${counted(open, 'cell')} ${open === 1 ? 'stays' : 'stay'} unknown.`;
}

/** What the figure says at a place. */
export function sentenceAt(run: HexRun, pace: HexState['pace'], position: number): string {
  const text = stepText(run, stepsShown(run, pace, position));
  return position === run.result.steps.length ? `${text} ${endText(run)}` : text;
}

/** How a cell of the picture is read out. */
export function cellText({ shape, picture: cells }: HexRun, cell: number): string {
  const { row } = shape.cells[cell]!;
  const first = shape.cells.findIndex((other) => other.row === row);
  return `row ${row + 1}, cell ${cell - first + 1}, ${cells[cell] === FILLED ? 'filled' : 'empty'}`;
}

/** What the board shows, for those who do not see it. */
export function boardLabel({ name }: HexRun, known: Uint8Array): string {
  const count = (value: number): number => known.filter((cell) => cell === value).length;
  return `A ${name} of ${grouped(known.length)} cells: ${count(FILLED)} filled, ${count(EMPTY)} empty, ${count(UNKNOWN)} unknown.`;
}

const valueText = (value: number): string =>
  value === UNKNOWN ? '?' : value === FILLED ? '1' : '0';

/** Every line with its clues, and what is known of it. */
export function tableAt(run: HexRun, known: Uint8Array): DataTable {
  const rows = run.lines.flatMap((paths, direction) =>
    paths.map(({ cells, description }, line) => [
      `${directionNames[direction]}, ${line + 1}`,
      formatDescription(description),
      cells.map((cell) => valueText(known[cell]!)).join(''),
    ]),
  );
  return {
    summary: `Table of the ${grouped(rows.length)} lines`,
    caption: 'Each line with its clues, and what is known of it',
    columns: [{ head: 'line' }, { head: 'clues' }, { head: 'known' }],
    rows,
  };
}

/** The run as rows of a file, heads first. */
export const stepRows = ({ result, lines }: HexRun): readonly (readonly (string | number)[])[] => [
  ['sweep', 'direction', 'line', 'clues', 'cells that become known'],
  ...result.steps.map(({ sweep, direction, line, fixed }) => [
    sweep,
    directionNames[direction]!,
    line + 1,
    formatDescription(lines[direction]![line]!.description),
    fixed.map((cell) => cell + 1).join(' '),
  ]),
];

/** Everything as data; cells are numbered from 1, row by row. */
export const hexJson = ({ name, picture: cells, lines, result }: HexRun): unknown => ({
  shape: name,
  picture: [...cells],
  lines: lines.map((paths, direction) => ({
    direction: directionNames[direction],
    lines: paths.map(({ cells: path, description }) => ({
      cells: path.map((cell) => cell + 1),
      clues: description,
    })),
  })),
  status: result.status,
  sweeps: result.sweeps,
  known: [...result.cells].map(valueText).join(''),
});
