/**
 * The XML format of webpbn.com (`<puzzleset><puzzle><clues type="rows"><line><count>3</count>…`), black and white only.
 * A set may hold several puzzles. Without clues, the goal picture is read.
 */
import type { Format } from './format.ts';
import { finish, pictured, quoted, refused } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { readRuns } from './runText.ts';
import type { Detail } from './told.ts';
import { colourNote, colourProblem, coloursOf, goalIn } from './webpbnColours.ts';
import type { Colours } from './webpbnColours.ts';
import { writeWebpbn } from './webpbnText.ts';
import { XmlError, xmlTokens } from './xmlTokens.ts';
import type { XmlToken } from './xmlTokens.ts';

/** Elements may stand this deep in each other; the format needs six. */
const deepest = 20;

/** What has been found of a puzzle. */
type Found = {
  readonly colours: Colours;
  readonly told: { [key in Detail]?: string };
  rows: LocatedRuns[] | null;
  columns: LocatedRuns[] | null;
  begins: { rows: number; columns: number };
  image: { readonly text: string; readonly line: number; readonly meant: boolean } | null;
  problems: Problem[];
};

/** @param line - at which the puzzle begins */
const nothing = (line = 1): Found => ({
  colours: coloursOf(new Map()),
  told: {},
  rows: null,
  columns: null,
  begins: { rows: line, columns: line },
  image: null,
  problems: [],
});

/** The element that is open: where text and counts go. */
type Open = {
  readonly path: string[];
  found: Found;
  lines: LocatedRuns[] | null;
  runs: number[] | null;
  solution: string; // type of the solution that is open
  imageLine: number;
  text: string;
};

type Place = (at: number) => { readonly line: number; readonly column: number };

/**
 * Reads every puzzle of a webpbn XML file.
 *
 * @returns for each puzzle: it, or the problems with line and column
 * @source https://webpbn.com/pbn_fmt.html describes the format
 */
function readWebpbn(text: string): readonly PuzzleReading[] {
  const readings: PuzzleReading[] = [];
  const open: Open = {
    path: [],
    found: nothing(),
    lines: null,
    runs: null,
    solution: 'goal',
    imageLine: 1,
    text: '',
  };
  const place = placer(text);
  try {
    for (const token of xmlTokens(text)) takeToken(token, open, readings, place);
    const inside = open.path.at(-1);
    if (inside !== undefined)
      throw new XmlError(`The file ends inside <${inside}>: its end is missing.`, text.length);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return [...readings, refused('xml', [{ ...place(error.at), message: error.message }])];
  }
  // clues may stand outside of any <puzzle>
  const { found } = open;
  const loose =
    found.rows !== null ||
    found.columns !== null ||
    found.image !== null ||
    found.problems.length > 0;
  return readings.length === 0 || loose ? [...readings, conclude(found)] : readings;
}

function conclude({ rows, columns, begins, image, told, problems, colours }: Found): PuzzleReading {
  const name = told.name?.trim() ?? '';
  const goal = image?.meant === true ? goalIn(image.text, image.line, colours, problems) : null;
  const note = colourNote(colours);
  if (rows === null && columns === null && goal !== null && problems.length === 0) {
    const { height, width, cells } = goal;
    const reading = pictured(
      'xml',
      { height, width, cells: Uint8Array.from(cells) },
      { ...told, name },
    );
    return note === undefined ? reading : { ...reading, note };
  }
  if (rows === null && columns === null && problems.length === 0)
    problems.push({
      line: begins.rows,
      message: 'There is no <clues type="rows"> in this XML: give a puzzle of webpbn.com.',
    });
  return finish({
    kind: 'xml',
    rows: rows ?? [],
    columns: columns ?? [],
    begins,
    problems,
    told: { ...told, name },
    goal: goal ?? undefined,
    note,
  });
}

function takeToken(token: XmlToken, open: Open, readings: PuzzleReading[], place: Place): void {
  if (token.kind === 'text') {
    open.text += token.text;
  } else if (token.kind === 'open') {
    if (open.path.length >= deepest)
      throw new XmlError('Elements are nested too deeply for a puzzle.', token.at);
    strayText(open, token.at, place);
    open.path.push(token.name);
    open.text = '';
    beginElement(token, open, place);
    if (token.closed) endElement(token.name, token.at, open, readings, place);
  } else {
    endElement(token.name, token.at, open, readings, place);
  }
}

/** Numbers between the elements that should hold them would be lost in silence. */
function strayText({ path, text, found }: Open, at: number, place: Place): void {
  const inside = path.at(-1);
  if ((inside === 'line' || inside === 'clues') && text.trim() !== '')
    found.problems.push({
      ...place(at),
      message: `${quoted(text.trim())} stands in <${inside}>, outside of <count>.`,
    });
}

function beginElement(
  { name, attributes, at }: Extract<XmlToken, { kind: 'open' }>,
  open: Open,
  place: Place,
): void {
  if (name === 'puzzle') {
    // what stands before a puzzle and belongs to none is told with it
    const { problems } = open.found;
    open.found = { ...nothing(place(at).line), colours: coloursOf(attributes), problems };
    if ((attributes.get('type') ?? 'grid') !== 'grid')
      open.found.problems.push({
        ...place(at),
        message: 'This puzzle is not of type="grid": only rectangular grids can be read.',
      });
  } else if (name === 'clues') {
    open.lines = [];
    beginClues(attributes.get('type'), at, open, place);
  } else if (name === 'line') {
    open.runs = [];
    if (open.lines === null)
      open.found.problems.push({ ...place(at), message: 'This <line> stands outside of <clues>.' });
  } else if (name === 'count') {
    const wrong = colourProblem(attributes.get('color'), open.found.colours);
    if (wrong !== null) open.found.problems.push({ ...place(at), message: wrong });
  } else if (name === 'color') {
    const sign = attributes.get('char');
    if (sign !== undefined) open.found.colours.signs.set(sign, attributes.get('name') ?? '');
  } else if (name === 'solution') {
    open.solution = attributes.get('type') ?? 'goal';
  } else if (name === 'image') {
    open.imageLine = place(at).line;
  }
}

function beginClues(
  type: string | undefined,
  at: number,
  { found, lines }: Open,
  place: Place,
): void {
  if (type !== 'rows' && type !== 'columns')
    found.problems.push({
      ...place(at),
      message: 'These clues are neither type="rows" nor type="columns": say which.',
    });
  else if (found[type] === null) {
    found[type] = lines;
    found.begins[type] = place(at).line;
  } else
    found.problems.push({
      ...place(at),
      message: `These are the second clues of type="${type}" of this puzzle: take one of the two out.`,
    });
}

/** Elements of a puzzle that tell of it. */
const texts: ReadonlyMap<string, Detail> = new Map([
  ['title', 'name'],
  ['author', 'author'],
  ['copyright', 'copyright'],
  ['description', 'description'],
]);

function endElement(
  name: string,
  at: number,
  open: Open,
  readings: PuzzleReading[],
  place: Place,
): void {
  strayText(open, at, place);
  const expected = open.path.pop();
  if (expected !== name)
    throw new XmlError(
      `</${name}> closes <${expected ?? 'nothing'}>: close every element in order.`,
      at,
    );
  const { found } = open;
  const { line } = place(at);
  const detail = texts.get(name);
  if (name === 'count') open.runs?.push(...readRuns(open.text, line, 0, found.problems));
  else if (name === 'line' && open.runs !== null) {
    open.lines?.push({ runs: open.runs, line });
    open.runs = null;
  } else if (name === 'clues') open.lines = null;
  else if (name === 'image') {
    // what somebody has filled in so far is not what is meant
    const meant = open.solution !== 'saved';
    found.image ??= { text: open.text, line: open.imageLine, meant };
  } else if (name === 'puzzle') {
    readings.push(conclude(found));
    open.found = nothing();
  } else if (open.path.at(-1) === 'puzzle') {
    if (detail !== undefined) found.told[detail] = open.text;
    else if (name === 'source') found.told.source = open.text.trim();
    else if (name === 'note') {
      const licence = /^\s*licen[cs]e:(.*)$/is.exec(open.text)?.[1];
      if (licence !== undefined) found.told.licence = licence;
    } else if (name === 'id') found.told.source = sourceWith(found.told.source, open.text.trim());
  }
  open.text = '';
}

/** The collection and the number in it, as other formats write them: "webpbn.com #1". */
const sourceWith = (source: string | undefined, id: string): string =>
  `${source ?? ''} ${id}`.trim();

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

export const webpbnFormat: Format = {
  id: 'xml',
  name: 'webpbn XML',
  label: 'webpbn XML',
  extensions: ['xml', 'pbn'],
  detect: (text) => /^\s*</.test(text),
  read: readWebpbn,
  writer: {
    write: writeWebpbn,
    several: true,
    givesCells: false,
    keeps: ['name', 'author', 'source', 'copyright', 'licence', 'description', 'goal'],
  },
};
