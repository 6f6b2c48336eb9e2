/** What each method knows of one puzzle, without the page: settings, the boards, who finds which cell. */
import type { Grid } from '../../engine/board/cell.ts';
import { UNKNOWN, unknownGrid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { reachMethods } from '../../engine/inference/reach.ts';
import type { Reach, ReachMethod, ReachNews } from '../../engine/inference/reach.ts';
import { WORD_CELLS } from '../../engine/line/lineMasks.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { cell, cellProblem, puzzle } from '../../kit/puzzle/settings.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { roundSettings } from '../../methods/figures.ts';
import { reachFigures } from '../../methods/reached.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type ReachBoardsProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
};

export const boardSettings = settings({
  code: puzzle(presets[0]?.code ?? ''),
  chosen: cell('c', 'Cell', null, { to: ['code'], otherwise: null }),
});

/** What a link keeps. */
export type BoardsState = ValuesOf<typeof boardSettings>;

export const defaultState = ({ puzzle: code }: ReachBoardsProps): BoardsState => ({
  ...boardSettings.defaults,
  code: code ?? boardSettings.defaults.code,
});

/** @throws LinkError for a cell that there is not */
export function checkAsked(asked: BoardsState, _: Reached | null, of: Puzzle): BoardsState {
  const problem = cellProblem(asked.chosen, of);
  if (problem !== null) throw new LinkError(problem);
  return asked;
}

/** A board of the figure: of a method, or of the SAT solver, which knows all that must be so. */
export const boardNames = [...reachMethods, 'sat'] as const;

export type BoardName = (typeof boardNames)[number];

/** What is known of a puzzle: plain data, which the server writes into the page for the puzzle that it opens with. */
export type Reached = {
  readonly height: number;
  readonly width: number;
  readonly consistent: boolean;
  readonly complete: boolean; // false: it was stopped, or is under way
  readonly decided: boolean; // whether it is known of every cell if it must be so
  readonly inferable: readonly number[];
  /** Of the methods that are done. */
  readonly known: Partial<Record<ReachMethod, readonly number[]>>;
  readonly rounds: number; // of probes that prove something
};

const numbersOf = (known: Partial<Record<ReachMethod, Grid>>): Reached['known'] =>
  Object.fromEntries(Object.entries(known).map(([method, { cells }]) => [method, [...cells]]));

/** Before anything is known. */
export function nothingReached({ rows, columns }: Puzzle): Reached {
  const [height, width] = [rows.length, columns.length];
  return {
    height,
    width,
    consistent: true,
    complete: false,
    decided: false,
    rounds: 0,
    known: {},
    inferable: [...unknownGrid(height, width).cells],
  };
}

/** At the end. */
export function reachedOf(of: Puzzle, found: Reach | null): Reached {
  const all = { ...nothingReached(of), complete: true, decided: true };
  if (found === null) return { ...all, consistent: false };
  const { known, inference, rounds } = found;
  return { ...all, known: numbersOf(known), inferable: [...inference.inferable.cells], rounds };
}

/** On the way. */
export function reachedSoFar(of: Puzzle, { known, search, inferable }: ReachNews): Reached {
  const nothing = nothingReached(of);
  return {
    ...nothing,
    decided: inferable !== null,
    inferable: [...search.inferable.cells],
    known: numbersOf(known),
  };
}

/** Why a puzzle is not asked about; null where it is. */
export function sizeTrouble({ rows, columns }: Puzzle): string | null {
  const [height, width] = [rows.length, columns.length];
  if (Math.max(height, width) <= WORD_CELLS) return null;
  return `This puzzle is ${sizeText(height, width)}. Here the methods are run on boards of up to ${WORD_CELLS} rows and ${WORD_CELLS} columns: take a smaller one. What you entered is kept.`;
}

/** The cells of a board; null: its method has not run. */
export const cellsOf = (reached: Reached, board: BoardName): readonly number[] | null =>
  board === 'sat' ? reached.inferable : (reached.known[board] ?? null);

const isKnown = (cells: readonly number[] | null, at: number): boolean =>
  cells !== null && cells[at] !== UNKNOWN;

const placesOf = ({ inferable }: Reached): number[] => [...inferable.keys()];

const mustBe = ({ inferable }: Reached, at: number): boolean => inferable[at] !== UNKNOWN;

/** Cells that may be either. */
export const openCells = (reached: Reached): ReadonlySet<number> =>
  new Set(
    reached.consistent && reached.decided
      ? placesOf(reached).filter((at) => !mustBe(reached, at))
      : [],
  );

/** The methods that find a cell. */
export const findersOf = (reached: Reached, at: number): readonly ReachMethod[] =>
  reachMethods.filter((method) => isKnown(cellsOf(reached, method), at));

/** Cells that must be so and that a board does not have; on that of the SAT solver those that no method has found. */
export function missedOn(reached: Reached, board: BoardName): ReadonlySet<number> {
  const cells = cellsOf(reached, board);
  if (cells === null || (board === 'sat' && !reached.complete)) return new Set();
  const isMissed = (at: number): boolean =>
    board === 'sat' ? findersOf(reached, at).length === 0 : !isKnown(cells, at);
  return new Set(placesOf(reached).filter((at) => mustBe(reached, at) && isMissed(at)));
}

/** How many cells a board has. */
export const countOn = (reached: Reached, board: BoardName): number =>
  (cellsOf(reached, board) ?? []).filter((value) => value !== UNKNOWN).length;

/** Boards with the same cells, two or more in each group; nothing before all have run. */
export function equalBoards(reached: Reached): readonly (readonly BoardName[])[] {
  if (!reached.complete || !reached.consistent) return [];
  const groups = new Map<string, BoardName[]>();
  for (const board of boardNames) {
    const key = cellsOf(reached, board)?.join('') ?? '';
    groups.set(key, [...(groups.get(key) ?? []), board]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const linkOf = (place: CellPlace): string => `${place.row + 1}.${place.column + 1}`;

/** The address that puts a cell to the SAT solver: the opposite of what it must be is supposed. */
export function askHref(code: string, reached: Reached, { row, column }: CellPlace): string {
  const value = reached.inferable[row * reached.width + column];
  const values: LinkValues = {
    c: linkOf({ row, column }),
    ...(value === 0 ? { v: 'filled' } : {}),
  };
  return openIn(puzzleFigures['ask-cell'], code, values);
}

/** The cell that the SAT solver is asked of first: one that nobody finds, or one that sweeps do not. */
function firstAsked(reached: Reached): CellPlace | null {
  const [at] = [...missedOn(reached, 'sat'), ...missedOn(reached, 'sweeps')];
  if (at === undefined) return null;
  return { row: Math.floor(at / reached.width), column: at % reached.width };
}

/**
 * Where a method can be stepped through on the puzzle.
 *
 * @returns null where it has not run, or where the one that it goes on from has left it nothing to do
 */
export function doorOf(
  code: string,
  of: Puzzle,
  reached: Reached,
  board: BoardName,
): string | null {
  const { complete, consistent, rounds } = reached;
  if (!complete || !consistent) return null;
  const settled = (method: ReachMethod): boolean =>
    !(cellsOf(reached, method) ?? [UNKNOWN]).includes(UNKNOWN);
  if (board !== 'sweeps' && settled(board === 'pairs' ? 'repeated' : 'sweeps')) return null;
  if (board === 'sat') {
    const place = firstAsked(reached);
    return place === null ? openIn(puzzleFigures['ask-cell'], code) : askHref(code, reached, place);
  }
  const after = board === 'repeated' || board === 'pairs' ? roundSettings(of, rounds) : {};
  return openIn(puzzleFigures[reachFigures[board]], code, after);
}
