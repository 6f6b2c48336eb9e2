/** Sweeps on the board of a circuit, as a run to be walked, with the tiles that the signal has reached named. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { cluesOf, inputsFor } from '../../engine/circuit/evaluate.ts';
import { assignmentsOf, formulaText } from '../../engine/circuit/formula.ts';
import { portCells, portsOf, tileSize } from '../../engine/circuit/tile.ts';
import { allPieces } from '../../engine/pieces.ts';
import type { InPieces } from '../../engine/pieces.ts';
import type { Recording } from '../../engine/sweep/events.ts';
import { recordInPieces } from '../../engine/sweep/simpleSolver.ts';
import { clauseStory, isInClauses, withFurther } from './clauseWalk.ts';
import { enumerated } from '../../notebook/plain/numbers.ts';
import type { FormulaPreset } from '../../kit/circuit/formulaBox.ts';
import { formulaSetting, inputsFit, inputsSetting } from '../../kit/circuit/formulaSettings.ts';
import type { FormulaLimit } from '../../kit/circuit/formulaSettings.ts';
import type { Story } from '../../kit/circuit/story.ts';
import { storyInPieces } from '../../kit/circuit/story.ts';
import { kindWords } from '../../kit/circuit/tileGlyph.ts';
import { place } from '../../kit/puzzle/settings.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { pace } from '../../kit/stepper/pace.ts';
import { simpleLevels, simpleTrace } from '../../kit/stepper/simpleTrace.ts';
import { outlineOf, stopsAt } from '../../kit/stepper/trace.ts';
import type { Trace, TraceStep } from '../../kit/stepper/trace.ts';

/** What this figure takes: a longer walk is for nobody, and its board would take long to draw. */
export const walkLimit: FormulaLimit = { signs: 6, does: 'walks through' };

/** Formulas to begin with. */
export const presets: readonly FormulaPreset[] = [
  { text: 'not x', shows: 'one tile between input and output' },
  { text: 'x and not x', shows: 'always 0, and sweeps do not see it with nothing set' },
  { text: '(a or b) and c', shows: 'two gates, three inputs' },
  { text: '(a and not b) or c', shows: 'a NOT on the way' },
  { text: '(x or not x) and x*', shows: 'a signal within that never changes' },
];

/** The kits of tiles, in words. */
const tileNames = { first: 'of the chapter', second: 'of the second kit' } as const;

export const walkSettings = settings(
  {
    formula: formulaSetting('x and not x', walkLimit),
    inputs: inputsSetting,
    granularity: pace('g', simpleLevels, 'sweep'),
    /** Which board: that of the formula, or, for one in clauses, that on which sweeps stop where each tile does. */
    tiles: choice('k', 'Tiles', tileNames, 'first', { to: ['formula'], otherwise: 'first' }),
    position: place('s', 0, { to: ['formula', 'inputs', 'tiles'], otherwise: 0 }),
  },
  (state) => ({
    ...inputsFit(state),
    ...(state.tiles === 'second' &&
      (!isInClauses(state.formula) || state.inputs !== '') && {
        tiles: 'The second kit is for formulas in clauses, with nothing set.',
      }),
  }),
);

/** What a link keeps. */
export type WalkState = ValuesOf<typeof walkSettings>;

/** The inputs in words. */
export const inputsText = ({ inputs }: Pick<WalkState, 'inputs'>): string =>
  inputs === '' ? 'nothing set' : `inputs ${inputs}`;

/** The choice of inputs: nothing set, or a value for each. */
export const inputChoices = ({
  names,
}: Story): readonly { readonly word: string; readonly text: string }[] => [
  { word: '', text: 'nothing set' },
  ...assignmentsOf(names).map((values) => ({
    word: names.map((name) => (values[name] === true ? '1' : '0')).join(''),
    text: names.map((name) => `${name} = ${values[name] === true ? 1 : 0}`).join(', '),
  })),
];

/** A run of sweeps on the board of a circuit. */
export type SignalRun = {
  readonly story: Story;
  readonly puzzle: Puzzle;
  readonly recording: Recording;
  readonly trace: Trace;
  /** Tiles that are reached by the step with this number, of those that carry a signal. */
  readonly reached: readonly (readonly ReachedTile[])[];
};

/** A tile of which all ports are known. */
export type ReachedTile = { readonly row: number; readonly column: number; readonly name: string };

/** What of a state a run hangs on. */
type Walked = Pick<WalkState, 'formula' | 'inputs'> & Partial<Pick<WalkState, 'tiles'>>;

/** Lets sweeps run on the board. @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER) */
export const runOf = (walked: Walked): SignalRun => allPieces(runInPieces(walked));

/** The same in pieces. @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER) */
export function* runInPieces({ formula, inputs, tiles }: Walked): InPieces<SignalRun> {
  const isSecond = tiles === 'second';
  const story = isSecond ? clauseStory(formula) : yield* storyInPieces(formula);
  const { board, layout, names } = story;
  const values = Object.fromEntries(names.map((name, at) => [name, inputs[at] === '1']));
  const puzzle =
    inputs === ''
      ? board.puzzle
      : { ...board.puzzle, clues: cluesOf(board, inputsFor(layout, values)) };
  const recording = yield* recordInPieces(puzzle);
  yield;
  const plain = simpleTrace(recording);
  yield;
  const reached = reachedBy(story, plain);
  yield;
  const walked = named(plain, reached);
  const trace = isSecond ? yield* withFurther(walked, puzzle) : walked;
  return { story, puzzle, recording, reached, trace };
}

/** Which tiles each step completes: those whose last port cell it sets. */
function reachedBy({ board, layout }: Story, { steps, start }: Trace): SignalRun['reached'] {
  const { width } = start;
  const missing = new Map<string, number>(); // port cells that are not known, by tile
  const ownerOf = new Map<number, string>();
  const tiles = new Map<string, ReachedTile>();
  for (const [row, line] of board.tiles.entries())
    for (const [column, tile] of line.entries()) {
      const key = `${row} ${column}`;
      for (const side of portsOf(tile))
        for (const [i, j] of portCells(tile, side)) {
          const cell = (row * tileSize + i) * width + column * tileSize + j;
          if (start.cells[cell] !== UNKNOWN) continue;
          ownerOf.set(cell, key);
          missing.set(key, (missing.get(key) ?? 0) + 1);
        }
      const part = layout.placed[row]?.[column]?.part;
      const carries = part == null ? '' : ` “${formulaText(part)}”`;
      tiles.set(key, { row, column, name: `${kindWords[tile.kind]}${carries}` });
    }
  return steps.map(({ changes }) =>
    changes.flatMap(({ cell }) => {
      const key = ownerOf.get(cell);
      if (key === undefined) return [];
      const left = (missing.get(key) ?? 0) - 1;
      missing.set(key, left);
      const tile = tiles.get(key);
      return left === 0 && tile !== undefined ? [tile] : [];
    }),
  );
}

/** The same run, whose sentences name the tiles that a step, with all its inner ones, has reached. */
function named(trace: Trace, reached: SignalRun['reached']): Trace {
  const { levels } = trace.idiom;
  const steps = trace.steps.map((step, at): TraceStep => {
    let end = at + 1;
    const own = levels.indexOf(step.level);
    while (end < trace.steps.length && levels.indexOf(trace.steps[end]!.level) > own) end++;
    const names = reached.slice(at, end).flatMap((tiles) => tiles.map(({ name }) => name));
    if (names.length === 0) return step;
    const told = step.level === 'sweep' ? passText(names) : undefined;
    return {
      ...step,
      sentence: () => `${step.sentence()} ${passText(names)}`,
      ...(told !== undefined && { told: () => told, tells: () => [] }),
    };
  });
  return { ...trace, steps };
}

const passText = (names: readonly string[]): string =>
  `The signal has passed: ${enumerated(names)}.`;

/** The end of the first sweep in which the signal passes a tile: where there is something to see. */
export function firstPassed(walked: Walked): number {
  const { trace, reached } = runOf(walked);
  const at = reached.findIndex((tiles) => tiles.length > 0);
  return stopsAt(outlineOf(trace), 'sweep').find((stop) => stop > at) ?? 0;
}

/** Where sweeps have stopped, before what more can be inferred is shown. */
export const standstillOf = (walked: Walked): number => runOf(walked).trace.steps.length - 1;

/** The tiles that the sweep up to a position has reached. */
export function lately({ trace, reached }: SignalRun, position: number): readonly ReachedTile[] {
  let from = position - 1;
  while (from > 0 && trace.steps[from]?.level !== 'sweep') from--;
  return reached.slice(Math.max(0, from), position).flat();
}

/** What the board is, for readers who do not see it. */
export const boardName = ({ story, puzzle }: SignalRun): string =>
  `Nonogram of ${puzzle.rows.length} rows and ${puzzle.columns.length} columns that works out ${story.text}`;
