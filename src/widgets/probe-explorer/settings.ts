/** What a page author and a link may set. */
import type { Category } from '../../engine/probe/probeCategory.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import type { PuzzleLinks } from '../../kit/puzzle/links.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { cell, cellProblem, place, puzzle } from '../../kit/puzzle/settings.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { good, optional } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { pace } from '../../kit/stepper/pace.ts';
import type { SimpleLevel } from '../../kit/stepper/simpleTrace.ts';
import { simpleLevels } from '../../kit/stepper/simpleTrace.ts';
import type { Stage } from './model.ts';
import { openingCell } from './model.ts';

/** What a page author may set. */
export type ProbeExplorerProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly cell?: readonly [row: number, column: number]; // chosen at first, from 1; default one that tells most
  readonly order?: Order; // of the sequence; default board
  readonly plain?: boolean; // for newcomers: only the futures of a cell, without categories and sequence
  readonly asks?: boolean; // it opens before the try, which is left to the reader; default at the end of both futures
  readonly rounds?: boolean; // the picture is the board with what its probes say, and the act is the next round
};

/** Orders of a probing sequence: as the board is read, or by category as Tables 4 to 9 have it. */
export const orderWords = { board: 'board order', sorted: 'sorted' } as const;
export type Order = keyof typeof orderWords;

/** Where one of the two steppers stands. */
export type StepperPlace = {
  readonly position: number | null; // null: at the end of the run
  readonly granularity: SimpleLevel;
};

/** Whether two cells are probed together, and which is the second. */
export type Pair = number | 'wanted' | null;

/** What a link keeps. */
export type ProbeSettings = {
  readonly code: string; // of the puzzle
  readonly round: number; // rounds of repeated probing made
  readonly cell: number | null; // its place in the grid; null: one that tells most
  /** The second cell of a pair, as its place in the grid; 'wanted': it is yet to be chosen; null: no pair. */
  readonly pair: Pair;
  readonly order: Order;
  readonly category: Category | null; // whose cells are ringed
  readonly stop: number | null; // of both futures on the stage: 0 the question, 1 the try, then a sweep each; null: their end
  readonly proof: boolean; // whether the cell's value is proved below its futures
  readonly one: StepperPlace; // of the 1-probe
  readonly zero: StepperPlace;
};

/** A stepper at the end of its run. */
export const atEnd: StepperPlace = { position: null, granularity: 'line' };

/** The settings that a figure opens with. @throws SyntaxError for a damaged puzzle code */
export function defaultSettings(
  { puzzle, cell, order = 'board', asks = false }: ProbeExplorerProps,
  firstCode: string,
): ProbeSettings {
  const code = puzzle ?? firstCode;
  const width = cell === undefined ? 0 : puzzleIn(code).columns.length;
  return {
    code,
    round: 0,
    cell: cell === undefined ? null : (cell[0] - 1) * width + cell[1] - 1,
    pair: null,
    order,
    category: null,
    stop: asks ? 0 : null,
    proof: false,
    one: atEnd,
    zero: atEnd,
  };
}

/** A cell, or a word for one that is yet to be chosen. */
const pairSetting = (key: string): Setting<CellPlace | 'wanted' | null> => {
  const second = cell(key, 'Second cell', null);
  return {
    ...second,
    belongs: undefined,
    read: (text) => (text === 'wanted' ? good(text) : second.read(text)),
    format: (value) => (value === 'wanted' ? value : second.format(value)),
  };
};

const probeSettings = settings(
  {
    code: puzzle(''),
    round: whole('r', 'Rounds made', { name: 'round', least: 0, most: 9999, usual: 0 }),
    cell: cell('c', 'Cell', null, { to: ['code', 'round'], otherwise: null }),
    pair: pairSetting('q'),
    order: choice<Order>('o', 'Order', orderWords, 'board'),
    category: optional(
      whole('k', 'Category', { name: 'category', least: 0, most: 15, usual: 0 }),
    ) as Setting<Category | null>,
    stop: place('w', null),
    proof: flag('v', 'Proof of the cell'),
    place1: place('s1', null),
    pace1: pace('g1', simpleLevels, 'line'),
    place0: place('s0', null),
    pace0: pace('g0', simpleLevels, 'line'),
  },
  ({ code, cell: first, pair }) => {
    const of = puzzleIn(code);
    const problem =
      cellProblem(first, of) ?? cellProblem(pair === 'wanted' ? null : pair, of) ?? undefined;
    return problem === undefined ? {} : { cell: problem };
  },
);

type ProbeValues = ValuesOf<typeof probeSettings>;

/** What a link leaves out. One that names no stop shows both futures at their end, however the figure opens. */
const leftOut = (usual: ProbeSettings): ProbeValues => valuesOf({ ...usual, stop: null });

/** All that a link says of a figure that opens with its question, and shows the end of it. */
const atTheEnd: LinkValues = { w: 'end' };

const valuesOf = ({ code, cell, pair, one, zero, ...others }: ProbeSettings): ProbeValues => {
  const { length: width } = puzzleIn(code).columns;
  const placeOf = (at: number): CellPlace => ({ row: Math.floor(at / width), column: at % width });
  return {
    ...others,
    code,
    cell: cell === null ? null : placeOf(cell),
    pair: typeof pair === 'number' ? placeOf(pair) : pair,
    place1: one.position,
    pace1: one.granularity,
    place0: zero.position,
    pace0: zero.granularity,
  };
};

/** Whether the board has the cells and rounds is for `checkSettings`, when the puzzle is probed. */
export const probeLinks: PuzzleLinks<ProbeSettings> = {
  read(link, usual) {
    if (Object.keys(link).length === 0) return usual;
    const { code, round, cell, pair, order, category, stop, proof, ...steppers } =
      probeSettings.fromLink(link, leftOut(usual));
    const { length: width } = puzzleIn(code).columns;
    const at = ({ row, column }: CellPlace): number => row * width + column;
    return {
      code,
      round,
      cell: cell === null ? null : at(cell),
      pair: pair === null || pair === 'wanted' ? pair : at(pair),
      order,
      category,
      stop: stop === Infinity ? null : stop,
      proof,
      one: { position: steppers.place1, granularity: steppers.pace1 },
      zero: { position: steppers.place0, granularity: steppers.pace0 },
    };
  },
  write(state, usual) {
    const form = probeSettings.formOf(valuesOf(state));
    const isUsual = Object.keys(probeSettings.toLink(form, valuesOf(usual))).length === 0;
    if (isUsual) return {};
    const link = probeSettings.toLink(form, leftOut(usual));
    return Object.keys(link).length === 0 ? atTheEnd : link;
  },
};

/**
 * @throws LinkError when the settings ask for a round that there is not, a cell that is known, or one cell twice
 */
export function checkSettings(
  { round, cell, pair }: ProbeSettings,
  rounds: readonly Stage[],
): void {
  const stage = rounds[round];
  if (stage === undefined)
    throw new LinkError(
      `The link asks for round ${round} of repeated probing; there are ${rounds.length - 1}.`,
    );
  const { cells, width } = stage.state;
  for (const place of [cell, pair]) {
    if (typeof place !== 'number' || cells[place] === UNKNOWN) continue;
    throw new LinkError(
      `The link asks for the probe of row ${Math.floor(place / width) + 1}, column ${(place % width) + 1}, which is known already.`,
    );
  }
  if (pair !== null && pair === (cell ?? openingCell(stage)))
    throw new LinkError('The link asks for a pair of cells, but both are the same.');
}
