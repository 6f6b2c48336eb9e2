/**
 * The files of Gnonograms: sections headed `[Description]` (name, designer, date, difficulty), `[License]`, `[Dimensions]`
 * (rows, then columns), `[Row clues]`, `[Column clues]`, `[Solution]`. Either the clues or a solution must be there.
 */
import { FILLED } from '../engine/board/cell.ts';
import { formatDescription } from '../engine/board/description.ts';
import type { Description } from '../engine/board/description.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { sizeProblem } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { finish, pictured, refused } from './reading.ts';
import type { Draft, LocatedGoal, LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { isBlank, linesOf, runsOfLines, sectionLines, writtenLines } from './textLines.ts';
import type { TextLine } from './textLines.ts';
import { cleanDetails } from './told.ts';
import type { ToldPuzzle } from './told.ts';

/** Headings by their first three letters, as the program takes them; sections with any other are passed over. */
const headings = new Map([
  ['des', 'description'],
  ['lic', 'license'],
  ['dim', 'dimensions'],
  ['row', 'rows'],
  ['col', 'columns'],
  ['sol', 'solution'],
]);

type Section = { readonly line: number; readonly lines: TextLine[] };
type Sections = ReadonlyMap<string, Section>;

const looksLikeGno = (text: string): boolean =>
  /^[ \t]*\[(?:des|lic|dim|row[ \t]*clue|col(?:umn)?[ \t]*clue|sol)[a-z \t]*\]/im.test(text);

/** The explanations that the manual writes after its lines. */
const bare = (line: TextLine): TextLine => ({ ...line, text: line.text.replace(/\/\/.*$/, '') });

function sectionsOf(text: string, problems: Problem[]): Sections {
  const sections = new Map<string, Section>();
  let open: Section | null = null;
  for (const line of linesOf(text)) {
    const heading = /^\s*(\[[a-z][^\]]{0,40}\])/i.exec(line.text)?.[1]?.toLowerCase();
    if (heading === undefined) {
      open?.lines.push(line);
      continue;
    }
    const name = headings.get(heading.slice(1, 4));
    if (name === undefined) {
      open = null;
      continue;
    }
    if (sections.has(name))
      problems.push({
        line: line.line,
        message: `A second section ${heading} begins here: take one of the two out.`,
      });
    open = { line: line.line, lines: [] };
    sections.set(name, open);
  }
  return sections;
}

function readGno(text: string): PuzzleReading {
  const problems: Problem[] = [];
  const sections = sectionsOf(text, problems);
  const told = toldIn(sections);
  const size = sizeIn(sections, problems);
  if (size === null) return refused('gno', problems, told);
  const { height, width } = size;
  const goal = goalIn(sections, height, width, problems);
  if (!sections.has('rows') && !sections.has('columns') && goal !== undefined)
    return problems.length > 0
      ? refused('gno', problems, told)
      : pictured('gno', { height, width, cells: Uint8Array.from(goal.cells) }, told);
  const rows = linesIn(sections, 'rows', height, problems);
  const columns = linesIn(sections, 'columns', width, problems);
  return finish({ kind: 'gno', rows, columns, problems, told, goal });
}

function toldIn(sections: Sections): NonNullable<Draft['told']> {
  const [name, author] = sections.get('description')?.lines ?? [];
  const licence = sections.get('license')?.lines.find((line) => !isBlank(line));
  return { name: name?.text, author: author?.text, licence: licence?.text };
}

function sizeIn(
  sections: Sections,
  problems: Problem[],
): { readonly height: number; readonly width: number } | null {
  const section = sections.get('dimensions');
  const lines = writtenLines((section?.lines ?? []).map(bare));
  const [height, width] = lines.map(({ text }) =>
    /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : NaN,
  );
  const wrong =
    height === undefined || width === undefined || Number.isNaN(height) || Number.isNaN(width)
      ? 'The section [Dimensions] must give the number of rows and the number of columns, a line each.'
      : sizeProblem(height, width);
  if (wrong !== null) problems.push({ line: section?.line ?? 1, message: wrong });
  return wrong !== null || height === undefined || width === undefined ? null : { height, width };
}

function linesIn(
  sections: Sections,
  key: 'rows' | 'columns',
  size: number,
  problems: Problem[],
): readonly LocatedRuns[] {
  const section = sections.get(key);
  const heading = key === 'rows' ? '[Row clues]' : '[Column clues]';
  const lines = sectionLines((section?.lines ?? []).map(bare), size);
  if (lines.length !== size)
    problems.push({
      line: section?.line ?? 1,
      message:
        section === undefined
          ? `The section ${heading} is missing, and there is no [Solution] to take its place.`
          : `[Dimensions] promises ${counted(size, key.slice(0, -1))}, ${heading} gives ${counted(lines.length, 'line')}: mend one of the two.`,
    });
  return runsOfLines(lines, problems);
}

/** The solution: 2 filled, 1 empty. One that is not known yet, with zeros in it, is none. */
function goalIn(
  sections: Sections,
  height: number,
  width: number,
  problems: Problem[],
): LocatedGoal | undefined {
  const section = sections.get('solution');
  if (section === undefined) return undefined;
  const lines = writtenLines(section.lines.map(bare));
  const cells: number[] = [];
  for (const { text, line } of lines) {
    const row = text.trim().split(/\s+/);
    if (row.length !== width || !row.every((cell) => /^[012]$/.test(cell))) {
      problems.push({
        line,
        message: `This row of the solution is not ${counted(width, 'digit')} with spaces between them, 2 for filled and 1 for empty.`,
      });
      return undefined;
    }
    if (row.includes('0')) return undefined;
    cells.push(...row.map((cell) => (cell === '2' ? FILLED : 0)));
  }
  if (lines.length !== height)
    problems.push({
      line: section.line,
      message: `The solution has ${counted(lines.length, 'row')}, [Dimensions] promises ${height}: mend one of the two.`,
    });
  return { cells, line: section.line, lineOfRow: (row) => lines[row]?.line ?? section.line };
}

/** A text in brackets could be taken for a heading. */
const plain = (text = ''): string => text.replace(/^\[/, '(');

function writeGno(puzzle: ToldPuzzle): string {
  const { rows, columns } = puzzle.puzzle;
  const { name, author, licence } = cleanDetails(puzzle);
  return [
    ...((name ?? author) ? [`[Description]\n${plain(name)}\n${plain(author)}\n`] : []),
    ...(licence === undefined ? [] : [`[License]\n${plain(licence)}\n`]),
    `[Dimensions]\n${rows.length}\n${columns.length}\n`,
    `[Row clues]\n${commas(rows)}[Column clues]\n${commas(columns)}`,
    ...(puzzle.goal === undefined ? [] : [`[Solution]\n${digits(puzzle.goal, columns.length)}`]),
  ].join('');
}

const commas = (lines: readonly Description[]): string =>
  lines.map((runs) => `${formatDescription(runs).replaceAll(' ', ',')}\n`).join('');

function digits(cells: Uint8Array, width: number): string {
  let text = '';
  for (let from = 0; from < cells.length; from += width)
    text += `${Array.from(cells.subarray(from, from + width), (cell) => (cell === FILLED ? 2 : 1)).join(' ')}\n`;
  return text;
}

export const gnoFormat: Format = {
  id: 'gno',
  name: 'a file of Gnonograms',
  label: 'Gnonograms',
  extensions: ['gno'],
  detect: looksLikeGno,
  read: (text) => [readGno(text)],
  writer: writerOfOne(writeGno, { keeps: ['name', 'author', 'licence', 'goal'] }),
};
