/** `check`: whether files hold puzzles, what is wrong with them and where, and whether they have exactly one solution. */
import type { Command } from 'commander';
import { formatName } from '../formats/detect.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { sumOfRuns } from '../formats/reading.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import { INTERRUPTED, answerOf, jsonAnswer } from './answer.ts';
import { commandNamed, filesText, forMany, readingFiles } from './commandLine.ts';
import type { End, Reads } from './commandLine.ts';
import { eachPuzzle, placeOf, titleOf } from './eachPuzzle.ts';
import type { Answerer, Given } from './eachPuzzle.ts';
import { problemsText } from './puzzleFiles.ts';
import { foundText, search, withSearchLimits } from './search.ts';
import type { Searched, SearchLimits } from './search.ts';

const examples = ['nonogram-engine check puzzle.non', 'nonogram-engine check --unique set.xml'];

const ends =
  'with 0 if every puzzle can be read, and with --unique has exactly one solution; with 1 if not, or if that is not known; after Ctrl-C with 130';

const more = `Prints what each puzzle is, or everything that is wrong with it: file, line, column and problem. With
--unique it is solved too.

With --json, for each puzzle: "file", "puzzle" (its number there), "name", "format"; "height" and "width",
or "problems", each with "line", "column" and "message"; with --unique also "solutions": none, one,
several or open (not known).

${filesText}`;

type CheckOptions = Reads & SearchLimits & { readonly unique?: boolean };

export const checkCommand = (end: End): Command =>
  forMany(
    withSearchLimits(
      readingFiles(
        commandNamed('check', {
          does: 'says what is wrong with puzzles, and where',
          examples,
          more,
          ends,
        }),
      ).option('-u, --unique', 'asks also whether there is exactly one solution', false),
    ),
  ).action(async (files: readonly string[], options: CheckOptions) => {
    end(await eachPuzzle(files, options, { name: 'check', answer: checkOne, hearsStop: true }));
  });

/** What `check` says of one puzzle. */
export const checkOne: Answerer<CheckOptions> = async (given, options) => {
  const { reading } = given;
  const found =
    options.unique === true && 'puzzle' in reading
      ? await search(reading.puzzle, 2, options)
      : null;
  const isGood = 'puzzle' in reading && (found === null || found.status === 'one');
  const code = found?.interrupted === true ? INTERRUPTED : isGood ? 0 : 1;
  return options.json === true
    ? jsonAnswer(code, jsonOf(given, found))
    : answerOf(code, [textFor(given, found)]);
};

function jsonOf(given: Given, found: Searched | null): object {
  const { reading } = given;
  return {
    ...placeOf(given),
    format: reading.kind,
    ...('puzzle' in reading
      ? { height: reading.puzzle.rows.length, width: reading.puzzle.columns.length }
      : { problems: reading.problems }),
    ...(found === null ? {} : { solutions: found.status }),
  };
}

function textFor(given: Given, found: Searched | null): string {
  const { file, reading } = given;
  if (!('puzzle' in reading)) return problemsText(file, reading);
  const words = [whatItIs(reading), ...(found === null ? [] : [foundText(found)])];
  const note = reading.note === undefined ? '' : ` (${reading.note})`;
  return `${titleOf(given)}: ${words.join(', ')}${note}`;
}

/** "a NIN file, 3 rows, 3 columns, 5 filled cells" */
function whatItIs({ kind, puzzle }: Extract<PuzzleReading, { readonly puzzle: object }>): string {
  const { rows, columns } = puzzle;
  const filled = sumOfRuns(rows.map((runs) => ({ runs })));
  return [
    formatName(kind),
    counted(rows.length, 'row'),
    counted(columns.length, 'column'),
    counted(filled, 'filled cell'),
  ].join(', ');
}
