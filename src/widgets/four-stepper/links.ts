/** What a link to the FourSolver stepper says. */
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { LinkError, choiceFrom, numberFrom } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { fourLevels } from '../../kit/stepper/fourTrace.ts';
import type { FourRun, FourSettings } from './model.ts';

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

/** A link that has been read; where in the run it points can be said when the run is known (`placeOf`). */
export type FourLink = {
  readonly settings: FourSettings; // at position 0
  readonly puzzle: Puzzle;
  readonly values: LinkValues;
};

/** Settings and puzzle from a link. @throws LinkError with a message for the reader @source none */
export function readFour(values: LinkValues, usual: FourSettings): FourLink {
  const code = values['p'] ?? usual.code;
  const first = choiceFrom(values, 'f', ['H', 'V'], usual.first);
  const granularity = choiceFrom(values, 'g', fourLevels, usual.granularity);
  const puzzle = puzzleFrom(code);
  const text = values['c'] ?? '';
  const choices = text === '' ? [] : text.split('_').map((one) => readChoice(one, puzzle));
  const looked = values['i'] === undefined ? null : readChoice(values['i'], puzzle);
  return { settings: { code, first, choices, granularity, position: 0, looked }, puzzle, values };
}

function puzzleFrom(code: string): Puzzle {
  try {
    return decodePuzzle(code);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError)
      throw new LinkError(`The puzzle of the link cannot be read. ${error.message}`);
    throw error;
  }
}

/** The place in its run that a link points to. @throws LinkError for a step that the run does not have @source none */
export function placeOf({ settings, values }: FourLink, run: FourRun, usual: FourSettings): number {
  const { code, first, choices, looked } = settings;
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
  return Math.round(position);
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
