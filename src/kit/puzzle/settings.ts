/**
 * Settings of figures about a puzzle: the puzzle or the picture itself, one of its cells, a step of its run. A cell and a
 * step are read without their puzzle; whether it has them is for the check of the table, and for `stepIn` when the run is
 * known.
 */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import { codeOf, puzzleIn } from '../puzzle/coded.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import { readNumber } from '../../notebook/settings/numbers.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Belonging, Setting } from '../../notebook/settings/setting.ts';

/** A text that a decoder takes; its value is a text too, which is what figures keep and links hold. */
const code = (
  key: string,
  what: 'puzzle' | 'picture',
  usual: string,
  valueOf: (text: string) => string,
): Setting<string> => ({
  key,
  label: what === 'puzzle' ? 'Puzzle' : 'Picture',
  name: `the ${what}`,
  usual,
  input: { kind: 'none' },
  read: (text) => {
    try {
      return good(valueOf(text));
    } catch (error) {
      // what comes from outside may be anything; other errors are faults of ours
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
      return bad(error.message);
    }
  },
  format: (text) => text,
  fault: (_, problem) => `The ${what} of the link cannot be read. ${problem}`,
});

/** The code of a puzzle; that of a finished picture is shorter, and stands for its puzzle on paper. */
function puzzleCode(text: string): string {
  if (/^\d+x\d+b/.test(text)) return codeOf(puzzleOf(decodeImage(text)));
  puzzleIn(text);
  return text;
}

/** A puzzle as its code. @param usual - the code where nothing is said */
export const puzzle = (usual: string, key = 'p'): Setting<string> =>
  code(key, 'puzzle', usual, puzzleCode);

/**
 * A picture as its code.
 *
 * @param decode - throws a SyntaxError or a RangeError for a picture that the figure does not take
 */
export const picture = (
  usual: string,
  key = 'g',
  decode: (text: string) => unknown = decodeImage,
): Setting<string> =>
  code(key, 'picture', usual, (text) => {
    decode(text);
    return text;
  });

/** A cell of a puzzle, zero-based. */
export type CellPlace = { readonly row: number; readonly column: number };

const cellHint = 'it must be a row and a column of the puzzle, such as 2.3';

/** A cell: row and column from 1 in texts, with a point between them. An empty text is no cell. */
export const cell = (
  key: string,
  label: string,
  usual: CellPlace | null,
  belongs?: Belonging<CellPlace | null>,
): Setting<CellPlace | null> => ({
  key,
  label,
  name: 'cell',
  usual,
  belongs,
  input: { kind: 'none' },
  read: (text) => {
    if (text === '') return good(null);
    const [, row = 0, column = 0] = (/^(\d{1,3})\.(\d{1,3})$/.exec(text) ?? []).map(Number);
    if (row < 1 || column < 1) return bad(`There is no cell "${text.slice(0, 20)}": ${cellHint}.`);
    return good({ row: row - 1, column: column - 1 });
  },
  format: (place) => (place === null ? '' : `${place.row + 1}.${place.column + 1}`),
  fault: (text) => `${asked('cell', text)}; ${cellHint}.`,
});

/** What is wrong with a cell that the puzzle does not have; null when it has it. */
export function cellProblem(place: CellPlace | null, { rows, columns }: Puzzle): string | null {
  if (place === null || (place.row < rows.length && place.column < columns.length)) return null;
  return `${asked('cell', `${place.row + 1}.${place.column + 1}`)}; ${cellHint}.`;
}

/** More steps than any run has. */
const mostSteps = 1_000_000;

/** The end of a run, whatever its length; in links `end`. */
const atEnd = Infinity;

const endText = 'end';

/**
 * How far a run has been stepped: so many steps from its start, or to its end. An empty text is null, which a figure may
 * take for the end.
 *
 * @param belongs - to the puzzle, as a rule: another one is opened at its start
 */
export const place = <Usual extends number | null>(
  key: string,
  usual: Usual,
  belongs?: Belonging<NoInfer<Usual> | number>,
): Setting<Usual | number> => {
  const range = { name: 'step', least: 0, most: mostSteps };
  return {
    key,
    label: 'Step',
    name: 'step',
    usual,
    belongs,
    input: { kind: 'none' },
    read: (text) =>
      text === '' && usual === null
        ? good(usual)
        : text === endText
          ? good(atEnd)
          : readNumber(text, range),
    format: (step) => (step === null ? '' : step === atEnd ? endText : String(step)),
    fault: (text) => `${asked('step', text)}; it must be a whole number from 0 on.`,
  };
};

/**
 * The step of a run that has been made.
 *
 * @param length - steps of the run
 * @throws LinkError for a step that it does not have
 */
export function stepIn(step: number, length: number): number {
  if (step <= length || step === atEnd) return Math.min(step, length);
  throw new LinkError(`${asked('step', String(step))}; it must be from 0 to ${length}.`);
}
