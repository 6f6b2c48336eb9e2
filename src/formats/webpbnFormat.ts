/**
 * The XML format of webpbn.com (`<puzzleset><puzzle><clues type="rows"><line><count>3</count>…`), black and white only.
 * Of a set the first puzzle is read. Without clues, the goal picture is read.
 */
import { finish, refused } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { readPicture } from './pictureFormat.ts';
import { readRuns } from './runText.ts';
import { XmlError, xmlTokens } from './xmlTokens.ts';
import type { XmlToken } from './xmlTokens.ts';

/** Whether a text looks like XML. @source none */
export const looksLikeXml = (text: string): boolean => /^\s*</.test(text);

/** Elements may stand this deep in each other; the format needs six. */
const deepest = 20;

type Found = {
  rows: LocatedRuns[] | null;
  columns: LocatedRuns[] | null;
  title: string;
  goal: string | null;
  done: boolean; // the first puzzle is over
};

/** The element that is open: where text and counts go. */
type Open = {
  readonly path: string[];
  lines: LocatedRuns[] | null;
  runs: number[] | null;
  text: string;
};

/**
 * Reads the first puzzle of a webpbn XML file.
 *
 * @returns the puzzle, or the problems with line and column
 * @source none (https://webpbn.com/pbn_fmt.html describes the format)
 */
export function readWebpbn(text: string): PuzzleReading {
  const found: Found = { rows: null, columns: null, title: '', goal: null, done: false };
  const problems: Problem[] = [];
  const open: Open = { path: [], lines: null, runs: null, text: '' };
  const place = placer(text);
  try {
    for (const token of xmlTokens(text)) {
      if (found.done) break;
      takeToken(token, open, found, problems, place);
    }
    if (!found.done && open.path.length > 0)
      throw new XmlError(
        `The file ends inside <${open.path.at(-1) ?? ''}>: its end is missing.`,
        text.length,
      );
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return refused('xml', [{ ...place(error.at), message: error.message }]);
  }
  return conclude(found, problems);
}

function conclude(found: Found, problems: Problem[]): PuzzleReading {
  const { rows, columns, goal, title } = found;
  if (rows === null && columns === null && goal !== null && problems.length === 0) {
    const reading = readPicture(goal);
    const named = title.trim() === '' ? {} : { name: title.trim() };
    return 'puzzle' in reading
      ? { ...reading, kind: 'xml', ...named }
      : { ...reading, kind: 'xml' };
  }
  if (rows === null && columns === null && problems.length === 0)
    problems.push({
      line: 1,
      message: 'There is no <clues type="rows"> in this XML: give a puzzle of webpbn.com.',
    });
  return finish({ kind: 'xml', rows: rows ?? [], columns: columns ?? [], problems, name: title });
}

type Place = (at: number) => { readonly line: number; readonly column: number };

function takeToken(
  token: XmlToken,
  open: Open,
  found: Found,
  problems: Problem[],
  place: Place,
): void {
  if (token.kind === 'text') {
    open.text += token.text;
  } else if (token.kind === 'open') {
    if (open.path.length >= deepest)
      throw new XmlError('Elements are nested too deeply for a puzzle.', token.at);
    open.path.push(token.name);
    open.text = '';
    beginElement(token, open, found, problems, place);
    if (token.closed) endElement(token.name, token.at, open, found, problems, place);
  } else {
    endElement(token.name, token.at, open, found, problems, place);
  }
}

function beginElement(
  { name, attributes, at }: Extract<XmlToken, { kind: 'open' }>,
  open: Open,
  found: Found,
  problems: Problem[],
  place: Place,
): void {
  if (name === 'clues') {
    open.lines = [];
    const type = attributes.get('type');
    if (type === 'rows') found.rows = open.lines;
    else if (type === 'columns') found.columns = open.lines;
    else
      problems.push({
        ...place(at),
        message: 'These clues are neither type="rows" nor type="columns": say which.',
      });
  } else if (name === 'line') {
    open.runs = [];
  } else if (name === 'count') {
    const color = attributes.get('color') ?? 'black';
    if (color !== 'black')
      problems.push({
        ...place(at),
        message: `A run has the colour ${JSON.stringify(color.slice(0, 20))}: only puzzles in black and white can be read.`,
      });
  } else if (name === 'puzzle' && (attributes.get('type') ?? 'grid') !== 'grid') {
    problems.push({
      ...place(at),
      message: 'This puzzle is not of type="grid": only rectangular grids can be read.',
    });
  }
}

function endElement(
  name: string,
  at: number,
  open: Open,
  found: Found,
  problems: Problem[],
  place: Place,
): void {
  const expected = open.path.pop();
  if (expected !== name)
    throw new XmlError(
      `</${name}> closes <${expected ?? 'nothing'}>: close every element in order.`,
      at,
    );
  const { line } = place(at);
  if (name === 'count') open.runs?.push(...readRuns(open.text, line, 0, problems));
  else if (name === 'line' && open.runs !== null) {
    open.lines?.push({ runs: open.runs, line });
    open.runs = null;
  } else if (name === 'clues') open.lines = null;
  else if (name === 'title' && open.path.at(-1) === 'puzzle') found.title = open.text;
  else if (name === 'image') found.goal ??= pictureOf(open.text);
  else if (name === 'puzzle') found.done = true;
  open.text = '';
}

/** An image of the format: rows between bars, X filled, . empty. */
function pictureOf(text: string): string {
  return text
    .replace(/[|\\]/g, ' ')
    .replace(/x/gi, '#')
    .replace(/[^\S\n]+/g, '')
    .trim();
}

/** Finds line and column of a character; asked in ascending order, it reads the text once. */
function placer(text: string): Place {
  let line = 1;
  let start = 0;
  return (at) => {
    for (
      let end = text.indexOf('\n', start);
      end >= 0 && end < at;
      end = text.indexOf('\n', start)
    ) {
      line++;
      start = end + 1;
    }
    return { line, column: at - start + 1 };
  };
}
