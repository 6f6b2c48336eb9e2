/** The FourSolver stepper without its page: settings, runs, the intersections of a standstill, the shortest way. */
import type { Direction } from '../../engine/cell.ts';
import { UNKNOWN, formatLine } from '../../engine/cell.ts';
import type { FourDifficulty } from '../../engine/fourDifficulty.ts';
import { fourDifficulty } from '../../engine/fourDifficulty.ts';
import type { PqRecording } from '../../engine/fourEvents.ts';
import type { FourSuccess, GridRelations } from '../../engine/fourSolver.ts';
import { fourSuccesses, gridRelations, recordFour, situationAt } from '../../engine/fourSolver.ts';
import type { Situation } from '../../engine/lookupTable.ts';
import { outcomeOf } from '../../engine/lookupTable.ts';
import type { Intersection } from '../../engine/pqIntersection.ts';
import { intersect } from '../../engine/pqIntersection.ts';
import type { LineChoice } from '../../engine/pqRecord.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { counted } from '../../formats/limits.ts';
import { decodePuzzle, encodePuzzle } from '../../formats/puzzleCode.ts';
import { LinkError, choiceFrom, numberFrom } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { fourTrace } from '../../kit/stepper/fourTrace.ts';
import type { Standstill } from '../../kit/stepper/fourTrace.ts';
import type { Level, Trace } from '../../kit/stepper/trace.ts';
import { levels } from '../../kit/stepper/trace.ts';

/** What a page author may set. */
export type FourStepperProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly first?: Direction; // of the first sweep; default H
  readonly step?: number; // place in the run that the figure opens at; default 0
  readonly granularity?: Level; // default phase
};

/** What a link keeps. */
export type FourSettings = {
  readonly code: string; // of the puzzle
  readonly first: Direction;
  readonly choices: readonly LineChoice[]; // intersections to take first, in order
  readonly granularity: Level;
  readonly position: number; // steps taken
  readonly looked: LineChoice | null; // the intersection looked at
};

/** One puzzle, run with some choices. */
export type FourRun = {
  readonly code: string;
  readonly puzzle: Puzzle;
  readonly recording: PqRecording;
  readonly trace: Trace;
  readonly standstills: readonly Standstill[];
};

/** Records a run. @throws SyntaxError for a damaged code; RangeError for lines that the puzzle does not have @source 000 §3.2 */
export function runFour(code: string, first: Direction, choices: readonly LineChoice[]): FourRun {
  const puzzle = decodePuzzle(code);
  const recording = recordFour(puzzle, { first, choices });
  return { code, puzzle, recording, ...fourTrace(recording) };
}

/** The settings that a figure opens with. @source none */
export function defaultFour(
  { puzzle, first = 'H', step = 0, granularity = 'phase' }: FourStepperProps,
  firstCode: string,
): FourSettings {
  return {
    code: puzzle ?? firstCode,
    first,
    choices: [],
    granularity,
    position: step,
    looked: null,
  };
}

/** The standstill that the reader is at or came past last; null before the first, or when sweeps solve the puzzle. @source none */
export function standstillAt({ standstills }: FourRun, position: number): Standstill | null {
  return standstills.findLast((one) => one.position <= position) ?? null;
}

/** The intersections of one standstill: everything that the map shows. */
export type StandstillMap = {
  readonly relations: GridRelations;
  readonly successes: readonly FourSuccess[];
  readonly rowPairs: readonly (readonly [number, number])[];
  readonly columnPairs: readonly (readonly [number, number])[];
};

const pairsOf = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (__, k): [number, number] => [a, a + 1 + k]),
  ).flat();

/** Most successful intersections that are listed. */
export const mostListed = 2000;

/** Looks through all intersections of a standstill. @source 000_8dc3042ab81c971c.txt §3.2 */
export function mapOf({ puzzle }: FourRun, { grid }: Standstill): StandstillMap {
  const relations = gridRelations(grid, puzzle);
  const successes = fourSuccesses(grid, puzzle, relations).take(mostListed).toArray();
  return {
    relations,
    successes,
    rowPairs: pairsOf(grid.height),
    columnPairs: pairsOf(grid.width),
  };
}

/** What there is at two rows and two columns. */
export type Look = Intersection & {
  readonly situation: Situation | null; // null when not all four crossings are unknown
};

/** Carries out one intersection of a standstill. @throws RangeError for lines that the grid does not have @source 000 §3.2 */
export function lookAt(
  { puzzle }: FourRun,
  { grid }: Standstill,
  { relations }: StandstillMap,
  { rows, columns }: LineChoice,
): Look {
  return {
    ...intersect(grid, puzzle, rows, columns),
    situation: situationAt(relations, rows, columns),
  };
}

/** How many cells a successful intersection fixes; 0 for one without survivors. @source none */
export function fixedBy({ situation }: FourSuccess): number {
  return outcomeOf(situation).fixed;
}

/** Whether two choices are the same lines. @source none */
export function sameChoice(a: LineChoice | null, b: LineChoice | null): boolean {
  return a !== null && b !== null && choiceText(a) === choiceText(b);
}

const from1 = (lines: readonly number[], between: string): string =>
  lines.map((line) => line + 1).join(between);

/** A choice as links write it, lines from 1: "1.3-2.5". @source none */
export function choiceText({ rows, columns }: LineChoice): string {
  return `${from1(rows, '.')}-${from1(columns, '.')}`;
}

/** Reads a choice. @throws LinkError for lines that the puzzle does not have @source none */
export function readChoice(text: string, { rows, columns }: Puzzle): LineChoice {
  const [, ...parts] = /^(\d{1,3})\.(\d{1,3})-(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
  const [r1 = 0, r2 = 0, c1 = 0, c2 = 0] = parts.map(Number);
  if (r1 < 1 || r1 >= r2 || r2 > rows.length || c1 < 1 || c1 >= c2 || c2 > columns.length)
    throw new LinkError(
      `The link asks for intersection "${text.slice(0, 20)}"; it must be two rows and two columns of the puzzle, such as 1.2-1.3.`,
    );
  return { rows: [r1 - 1, r2 - 1], columns: [c1 - 1, c2 - 1] };
}

/** The choices with another one at standstill number `at`; later ones are dropped. @source none */
export function choose(run: FourRun, at: Standstill, choice: LineChoice): readonly LineChoice[] {
  const before = run.standstills.slice(0, run.standstills.indexOf(at));
  const taken = before.flatMap((one) => (one.taken === null ? [] : [one.taken]));
  return [...taken.map(({ rows, columns }) => ({ rows, columns })), choice];
}

/** The shortest way. At most so many states are looked at, so that it takes no time that can be felt. */
export function shortestWay(puzzle: Puzzle): FourDifficulty {
  const cells = puzzle.rows.length * puzzle.columns.length;
  return fourDifficulty(puzzle, { maxStates: cells <= 49 ? 400 : cells <= 150 ? 60 : 8 });
}

/** What the search for the shortest way found, in a sentence. @source 000_8dc3042ab81c971c.txt §3.2 */
export function shortestSentence({ solvable, atLeast, atMost, states }: FourDifficulty): string {
  if (!solvable)
    return 'FourSolver does not solve this puzzle, so its (2,2)-difficulty is infinite.';
  if (atMost === 0) return 'Sweeps alone solve this puzzle: its (2,2)-difficulty is 0.';
  return atLeast === atMost
    ? `The (2,2)-difficulty is ${atMost}: no way takes fewer than ${counted(atMost, 'intersection')} (${counted(states, 'state')} searched).`
    : `The (2,2)-difficulty is from ${atLeast} to ${atMost}: this way takes ${atMost}, and the search was cut short after ${counted(states, 'state')}.`;
}

/** Where FourSolver and SimpleSolver part, in a sentence. @source none */
export function partingSentence({ recording, standstills }: FourRun): string {
  const [parting] = standstills;
  if (parting === undefined)
    return recording.status === 'solved'
      ? 'Sweeps alone solve this puzzle: SimpleSolver and FourSolver do the same.'
      : 'Sweeps alone show that this puzzle has no solution.';
  const unknown = parting.grid.cells.filter((cell) => cell === UNKNOWN).length;
  const start = `SimpleSolver stops after ${counted(parting.sweeps, 'sweep')} with ${counted(unknown, 'cell')} unknown.`;
  return parting.taken === null
    ? `${start} No intersection is successful there, so FourSolver stops too.`
    : `${start} Here the two part: FourSolver takes an intersection.`;
}

/** Settings and run from a link. @throws LinkError with a message for the reader @source none */
export function readFour(values: LinkValues, usual: FourSettings): [FourSettings, FourRun] {
  const code = values['p'] ?? usual.code;
  const first = choiceFrom(values, 'f', ['H', 'V'], usual.first);
  const granularity = choiceFrom(values, 'g', levels, usual.granularity);
  const [choices, run] = readRun(code, first, values['c'] ?? '');
  const looked = values['i'] === undefined ? null : readChoice(values['i'], run.puzzle);
  const length = run.trace.steps.length;
  const same = code === usual.code && first === usual.first && choices.length === 0;
  const position = numberFrom(values, 's', {
    least: 0,
    most: length,
    // who looks at an intersection stands where it can be taken
    otherwise:
      looked === null
        ? same
          ? Math.min(usual.position, length)
          : 0
        : (run.standstills[0]?.position ?? 0),
    name: 'step',
  });
  return [{ code, first, choices, granularity, position: Math.round(position), looked }, run];
}

function readRun(code: string, first: Direction, text: string): [readonly LineChoice[], FourRun] {
  try {
    const puzzle = decodePuzzle(code);
    const choices = text === '' ? [] : text.split('_').map((one) => readChoice(one, puzzle));
    return [choices, runFour(code, first, choices)];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError)
      throw new LinkError(`The puzzle of the link cannot be read. ${error.message}`);
    throw error;
  }
}

/** What a link must say about settings. @source none */
export function writeFour(settings: FourSettings, usual: FourSettings): LinkValues {
  const { code, first, choices, granularity, position, looked } = settings;
  const same = code === usual.code && first === usual.first && choices.length === 0;
  const untouched = same && looked === null && position === usual.position;
  return {
    ...(code === usual.code ? {} : { p: code }),
    ...(first === usual.first ? {} : { f: first }),
    ...(choices.length === 0 ? {} : { c: choices.map(choiceText).join('_') }),
    ...(granularity === usual.granularity ? {} : { g: granularity }),
    ...(untouched ? {} : { s: String(position) }),
    ...(looked === null ? {} : { i: choiceText(looked) }),
  };
}

/** A run as JSON. @source none */
export function fourJson({ puzzle, recording }: FourRun): unknown {
  const { first, status, intersections, events, end } = recording;
  return {
    puzzle: { rows: puzzle.rows, columns: puzzle.columns, code: encodePuzzle(puzzle) },
    first,
    status,
    intersections,
    end: formatLine(end.cells),
    events: events.map((event) => {
      if (event.kind === 'line')
        return {
          ...event,
          before: formatLine(event.before),
          after: event.after === null ? null : formatLine(event.after),
        };
      return event.kind === 'intersection' ? { ...event, survivors: [...event.survivors] } : event;
    }),
  };
}

/** The intersections taken as rows of a table, heads first; lines counted from 1. @source none */
export function fourRows({ recording }: FourRun): readonly (readonly (string | number)[])[] {
  const heads = ['intersection', 'after sweeps', 'rows', 'columns', 'relations', 'left', 'fixed'];
  const rows = recording.events.flatMap((event) =>
    event.kind === 'intersection'
      ? [
          [
            event.number,
            event.sweep,
            from1(event.rows, ' '),
            from1(event.columns, ' '),
            event.situation?.join(' ') ?? '',
            event.survivors.length,
            event.fixed
              .map(({ row, column, value }) => `${row + 1}.${column + 1}=${value}`)
              .join(' '),
          ],
        ]
      : [],
  );
  return [heads, ...rows];
}
