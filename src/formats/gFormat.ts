/**
 * The G format of P. and M. Olšák, in black and white: text that is passed over, perhaps colours after a line `#d`, then
 * lines that begin with a colon, each with the descriptions of a side below it. A blank line is an empty line.
 */
import { formatDescription } from '../engine/board/description.ts';
import type { Description } from '../engine/board/description.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { finish, onlyBlackAndWhite, quoted, readAsBlack, refused } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { readRuns } from './runText.ts';
import { innerLines, isBlank, linesOf } from './textLines.ts';
import type { TextLine } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

const isHeading = ({ text }: TextLine): boolean => text.startsWith(':');

const isEnd = ({ text }: TextLine): boolean => /^:\s*end/i.test(text);

const isBareEnd = ({ text, line }: TextLine, lines: readonly TextLine[]): boolean =>
  text.trim() === ':' && lines.slice(line).every(isBlank);

const looksLikeG = (text: string): boolean =>
  (text.match(/^:/gm)?.length ?? 0) >= (/^#[dDtT]\b/m.test(text) ? 1 : 2);

function readG(text: string): PuzzleReading {
  const lines = linesOf(text);
  const [first, second, last, more] = lines.filter(isHeading);
  // a bare colon with nothing below it ends a file as well
  const ends = last === undefined || isEnd(last) || isBareEnd(last, lines);
  const triddler = lines.find((line) => /^#[tT]/.test(line.text));
  if (triddler !== undefined)
    return refused('g', [
      {
        line: triddler.line,
        message: 'This is a triddler (#t): only rectangular grids can be read.',
      },
    ]);
  if (first === undefined || second === undefined || [first, second].some(isEnd))
    return refused('g', [
      {
        line: first?.line ?? 1,
        message: 'The second line with a colon is missing: a G file has ":rows" and ":columns".',
      },
    ]);
  if (!ends)
    return refused('g', [
      {
        line: last.line,
        message: 'A third line with a colon stands here: a G file has two, and ":end".',
      },
    ]);
  if (more !== undefined)
    return refused('g', [
      { line: more.line, message: 'The file goes on after ":end": give one puzzle only.' },
    ]);
  const end = last?.line ?? lines.length + 1;
  const sections = [lines.slice(first.line, second.line - 1), lines.slice(second.line, end - 1)];
  // the words after the colons are free; where they name the sides, they are heeded
  const turned = /^:\s*col/i.test(first.text) && /^:\s*row/i.test(second.text);
  const [rows = [], columns = []] = turned ? sections.toReversed() : sections;
  return readSections(rows, columns, declaredColours(lines.slice(0, first.line - 1)));
}

/** What the lines after `#d` call colours, by the letter that runs bear: `r:x #ff0000 red`. */
function declaredColours(lines: readonly TextLine[]): ReadonlyMap<string, string> {
  const start = lines.findIndex(({ text }) => /^#[dD]/.test(text));
  const declared = new Map<string, string>();
  for (const { text } of start < 0 ? [] : lines.slice(start + 1)) {
    const [, letter, colour] = /^\s*([a-zA-Z\d]):\S?\s+(\S+)/.exec(text) ?? [];
    if (letter !== undefined && colour !== undefined) declared.set(letter, colour);
  }
  return declared;
}

/** Blank lines count; where they stand at an edge and may be there for the eye only, a note says so. */
function readSections(
  rows: readonly TextLine[],
  columns: readonly TextLine[],
  declared: ReadonlyMap<string, string>,
): PuzzleReading {
  const all = readLines(rows, columns, declared);
  const edges = [rows, columns].some(
    (lines) => lines.length > 0 && innerLines(lines).length < lines.length,
  );
  if (!edges) return all;
  const inner = readLines(innerLines(rows), innerLines(columns), declared);
  if (!('puzzle' in inner)) return all;
  return 'puzzle' in all
    ? noted(all, 'Blank lines were taken as empty lines of the puzzle, as the G format has it.')
    : noted(inner, 'Blank lines at the edges of the blocks were passed over.');
}

type Read = Extract<PuzzleReading, { readonly puzzle: unknown }>;

const noted = (reading: Read, note: string): Read => ({
  ...reading,
  note: [note, ...(reading.note === undefined ? [] : [reading.note])].join(' '),
});

function readLines(
  rows: readonly TextLine[],
  columns: readonly TextLine[],
  declared: ReadonlyMap<string, string>,
): PuzzleReading {
  const problems: Problem[] = [];
  const colours = new Map<string, Problem>();
  const runsOf = (lines: readonly TextLine[]): readonly LocatedRuns[] =>
    lines.map((line) => ({ runs: coloured(line, colours, problems), line: line.line }));
  const draft = { rows: runsOf(rows), columns: runsOf(columns) };
  const several = [...colours.values()].find((_, at) => at === 1);
  if (several !== undefined) return refused('g', [several]);
  const [letter] = colours.keys();
  return finish({ kind: 'g', ...draft, problems, note: colourNote(letter, declared) });
}

/** What is said of a puzzle in one colour that is not black; `1` declares the colour of runs that bear no letter. */
function colourNote(
  letter: string | undefined,
  declared: ReadonlyMap<string, string>,
): string | undefined {
  if (letter === undefined) return undefined;
  const usual = letter === '';
  const colour = declared.get(usual ? '1' : letter) ?? (usual ? 'black' : letter);
  return /^(black|#0+)$/i.test(colour) ? undefined : readAsBlack(colour);
}

/** The runs of a line; the colours that they name are collected, with the place where each came first. */
function coloured(
  line: TextLine,
  colours: Map<string, Problem>,
  problems: Problem[],
): readonly number[] {
  const bare = line.text.replaceAll(/[^\s,]+/g, (word) => {
    const [, number, letter = ''] = /^(\d+)([a-zA-Z]?)$/.exec(word) ?? [];
    if (number === undefined) return word;
    if (Number(number) > 0) noteColour(letter, line, colours);
    return number + ' '.repeat(letter.length); // words keep their places
  });
  return readRuns(bare, line.line, 0, problems);
}

function noteColour(letter: string, { line }: TextLine, colours: Map<string, Problem>): void {
  if (colours.has(letter)) return;
  const what = letter === '' ? 'the usual colour' : `the colour ${quoted(letter)}`;
  colours.set(letter, {
    line,
    message: `A run has ${what}, others have another: ${onlyBlackAndWhite}`,
  });
}

const written = (lines: readonly Description[]): string =>
  lines.map((runs) => `${runs.length === 0 ? '' : formatDescription(runs)}\n`).join('');

const writeG = ({ puzzle: { rows, columns } }: ToldPuzzle): string =>
  `:rows\n${written(rows)}:columns\n${written(columns)}:end\n`;

export const gFormat: Format = {
  id: 'g',
  name: 'a G file',
  label: 'G',
  extensions: ['g'],
  detect: looksLikeG,
  read: (text) => [readG(text)],
  writer: writerOfOne(writeG),
};
