/** The easiest next step from where a player stands, with its reason, and the next ones after it. */
import type { FixedCell, Grid as EngineGrid } from '../engine/board/cell.ts';
import type { Puzzle as EnginePuzzle } from '../engine/board/puzzle.ts';
import { createHintMemory, hintInPieces } from '../engine/play/hint.ts';
import type { Hint as EngineHint } from '../engine/play/hint.ts';
import { isList, isObject, kindOf, optionsOf, refuse } from './door/arguments.ts';
import { gridOfInput } from './door/grids.ts';
import type { Hint, HintReason, HintStep } from './door/hintShape.ts';
import { hintSentence } from './door/hintSentence.ts';
import { cellOut, gridOut } from './door/out.ts';
import { puzzleOfInput, startOf } from './door/puzzles.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, signalOf } from './door/turns.ts';
import type { Grid, GridInput, KnownCell, LinePlace, PuzzleInput } from './door/shapes.ts';

export type { Hint, HintKind, HintReason, HintStep } from './door/hintShape.ts';

type EngineLine = { readonly direction: 'H' | 'V'; readonly index: number };

const lineOut = ({ direction, index }: EngineLine): LinePlace => ({
  kind: direction === 'H' ? 'row' : 'column',
  index,
});

/** What a hint consists of, without its words. */
function reasonOf(hint: EngineHint): HintReason {
  switch (hint.kind) {
    case 'broken':
      return { kind: 'broken', cells: [], lines: [lineOut(hint)] };
    case 'line': {
      const [cells, premises] = [hint.fixes.map(cellOut), hint.premises.map(cellOut)];
      return { kind: 'line', cells, lines: [lineOut(hint)], premises };
    }
    case 'lines': {
      const rows = hint.rows.map((index): LinePlace => ({ kind: 'row', index }));
      const columns = hint.columns.map((index): LinePlace => ({ kind: 'column', index }));
      return { kind: 'pairs', cells: hint.fixes.map(cellOut), lines: [...rows, ...columns] };
    }
    case 'chain': {
      const steps = hint.chain.map(({ from, to, ...line }): HintStep => ({
        line: lineOut(line),
        from: [cellOut(from)],
        to: [cellOut(to)],
      }));
      return steppedReason('chain', hint.chain[0]!.from, hint.fixes, steps);
    }
    case 'probe': {
      const { chain, ...last } = hint.why;
      const steps = [...chain, { ...last, fixes: [] }].map(
        ({ premises, fixes, ...line }): HintStep => ({
          line: lineOut(line),
          from: premises.map(cellOut),
          to: fixes.map(cellOut),
        }),
      );
      return steppedReason('probe', hint.supposed, hint.fixes, steps);
    }
    case 'both': {
      const cells = hint.fixes.map(cellOut);
      return { kind: 'both', cells, lines: [], supposed: cellOut(hint.cell) };
    }
    case 'search':
      return { kind: 'search', cells: hint.fixes.map(cellOut), lines: [] };
    case 'wrong':
    case 'open':
    case 'done':
      return { kind: hint.kind, cells: [], lines: [] };
  }
}

/** A reason that goes on from what is supposed, step by step. */
const steppedReason = (
  kind: 'chain' | 'probe',
  supposed: FixedCell,
  fixes: readonly FixedCell[],
  steps: readonly HintStep[],
): HintReason => ({
  kind,
  cells: fixes.map(cellOut),
  lines: steps.map(({ line }) => line),
  supposed: cellOut(supposed),
  steps,
});

/**
 * The easiest next step from a state.
 *
 * @param puzzle - a puzzle
 * @param state - what the player knows, right or wrong; default the given cells alone
 * @param options - a signal, which ends the search with an error of code `aborted`
 * @returns the step with its reason, in data and in a sentence
 * @throws NonogramError for what is no puzzle or no state, and with code `aborted`
 * @remarks A wrong cell is told of once it leaves a line without a fit, or where no line leads on; `done` says that no cell is unknown,
 * not that all are right. {@link solve} of the puzzle with the state as `given` answers `none` if anything is wrong.
 * @source the order of the methods is that of 000 §3 and 001 §3.3
 */
export async function hint(
  puzzle: PuzzleInput,
  state?: GridInput,
  options: { readonly signal?: Signal } = {},
): Promise<Hint> {
  const given = optionsOf(options, 'hint', ['signal']);
  const inside = puzzleOfInput(puzzle);
  const pieces = hintInPieces(inside, startOf(inside, state));
  const reason = reasonOf(
    await inTurns(pieces, { signal: signalOf(given), onProgress: undefined }),
  );
  return { ...reason, sentence: hintSentence(reason, inside) };
}

/**
 * One hint after the other, each from the state that the ones before have led to. The last one has no cells, and says how it ended:
 * `done`, `open`, `broken` or `wrong`.
 *
 * @param puzzle - a puzzle
 * @param state - as for {@link hint}
 * @param options - a signal, which ends it with an error of code `aborted`
 * @returns the steps to the end, as many as are asked for (`break` ends it)
 * @throws NonogramError as {@link hint}
 * @source the order of the methods is that of 000 §3 and 001 §3.3
 */
export function hints(
  puzzle: PuzzleInput,
  state?: GridInput,
  options: { readonly signal?: Signal } = {},
): AsyncGenerator<Hint, void, undefined> {
  const given = optionsOf(options, 'hints', ['signal']);
  const inside = puzzleOfInput(puzzle);
  return hintsFrom(inside, startOf(inside, state), signalOf(given));
}

async function* hintsFrom(
  puzzle: EnginePuzzle,
  state: EngineGrid,
  signal: Signal | undefined,
): AsyncGenerator<Hint, void, undefined> {
  const memory = createHintMemory(puzzle);
  for (;;) {
    const pieces = hintInPieces(puzzle, state, memory);
    const reason = reasonOf(await inTurns(pieces, { signal, onProgress: undefined }));
    const sentence = hintSentence(reason, puzzle);
    for (const { row, column, value } of reason.cells)
      state.cells[row * state.width + column] = value;
    const ended = reason.cells.length === 0;
    yield { ...reason, sentence };
    if (ended) return;
  }
}

/**
 * The state in which a player begins.
 *
 * @param puzzle - a puzzle
 * @returns a new grid: the given cells, and all others unknown
 * @throws NonogramError for what is no puzzle
 */
export function start(puzzle: PuzzleInput): Grid {
  return gridOut(startOf(puzzleOfInput(puzzle), undefined));
}

/**
 * A state with the cells of a hint.
 *
 * @param state - the one that the hint is for
 * @param step - a hint; one without cells changes nothing
 * @returns a new grid
 * @throws NonogramError for what is no state or no hint, and for a cell that is not there or has the other value
 */
export function apply(state: GridInput, step: Hint): Grid {
  const grid = gridOfInput(state, 'state');
  const cells: unknown = isObject(step) ? step['cells'] : undefined;
  if (!isList(cells))
    return refuse(`A hint is an object with cells, as hint gives it, not ${kindOf(step)}.`);
  for (const cell of Array.from(cells)) {
    const { row, column, value } = cellOfInput(cell, grid);
    const at = row * grid.width + column;
    if (grid.cells[at] === 1 - value)
      refuse(`The state has the other value in row ${row + 1}, column ${column + 1}.`, {
        kind: 'cell',
        row,
        column,
      });
    grid.cells[at] = value;
  }
  return gridOut(grid);
}

const isPlace = (at: unknown, length: number): at is number =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < length;

function cellOfInput(cell: unknown, { height, width }: EngineGrid): KnownCell {
  const { row, column, value } = isObject(cell) ? cell : {};
  if (isPlace(row, height) && isPlace(column, width) && (value === 0 || value === 1))
    return { row, column, value };
  return refuse(
    `A cell of a hint has a row, 0 to ${height - 1}, a column, 0 to ${width - 1}, and the value 0 or 1.`,
  );
}
