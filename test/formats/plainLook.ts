/**
 * What a text says, by the plainest look that can tell: the numbers of each line, or the cells, in their order. It knows
 * neither sizes nor messages, and takes no part of the readers.
 */
import type { PuzzleFormat, PuzzleReading } from '../../src/formats/reading.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';

type Read = Extract<PuzzleReading, { puzzle: unknown }>;

/** The numbers of every line that has some but 0, in order. */
const numbered = (lines: readonly string[]): readonly string[] =>
  lines
    .map((line) => (line.match(/\d+/g) ?? []).map(Number).filter((number) => number > 0))
    .map((numbers) => numbers.join(' '))
    .filter((line) => line !== '');

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);
const written = (text: string): readonly string[] =>
  linesOf(text).filter((line) => line.trim() !== '');

/** The lines between headings that hold clues. */
function below(text: string, heading: RegExp, other: RegExp): readonly string[] {
  const found: string[] = [];
  let open = false;
  for (const line of linesOf(text)) {
    if (heading.test(line)) open = true;
    else if (other.test(line)) open = false;
    else if (open) found.push(line.replace(/\/\/.*$/, ''));
  }
  return found;
}

const flat = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((line: unknown) =>
        (Array.isArray(line) ? line : ((line as { labels: unknown[] }).labels ?? []))
          .filter((run) => run !== 0)
          .join(' '),
      )
    : [];

function jsonLines(text: string): readonly string[] {
  let value = JSON.parse(text.trim()) as unknown;
  if (Array.isArray(value)) value = value[0];
  const members = value as Record<string, unknown>;
  return [...flat(members['rows']), ...flat(members['cols'] ?? members['columns'])].filter(
    (line) => line !== '',
  );
}

/** Clues in hexadecimal, the last one of a line first, empty places left out; only their sequence can be told. */
const linkNumbers = (text: string): string =>
  [...(/\d\/+(\d+\/+){1}([^/\s]*)/.exec(text)?.[2] ?? '').matchAll(/-(..)|[0-9a-f]/g)]
    .map(([sign, two]) => parseInt(two ?? sign, 16))
    .filter((number) => number > 0)
    .join(' ');

const looks: Partial<Record<PuzzleFormat, (text: string) => readonly string[]>> = {
  nin: (text) => numbered(written(text).slice(1)),
  mk: (text) => numbered(written(text).slice(1)),
  cwd: (text) => numbered(written(text).slice(2)),
  clues: (text) => numbered(linesOf(text)),
  taai: (text) => numbered(linesOf(text).filter((line) => !line.includes('$'))),
  g: (text) => numbered(below(text, /^:(?!\s*end)/i, /^:/)),
  game: (text) => numbered((/:([^,]*)$/.exec(text.split(',')[0] ?? '')?.[1] ?? '').split('/')),
  gno: (text) => numbered(below(text, /^\s*\[(row|col)[^\]]*\]/i, /^\s*\[/)),
  non: (text) => numbered(below(text, /^\s*(rows|columns)\s*(?!\s*\d+\s*$)/i, /^\s*[a-z]/i)),
  nonpack: (text) => numbered(below(text, /^\s*(rows|columns)\s*(?!\s*\d+\s*$)/i, /^\s*[a-z]/i)),
  xml: (text) =>
    numbered(
      [
        ...text
          .replaceAll(/<!--[^]*?-->|^[^]*<puzzle\b/g, '')
          .matchAll(/<line\b[^>/]*>(.*?)<\/line\s*>/gs),
      ].map(([line]) => line.replaceAll(/<[^>]*>/g, ' ')),
    ),
  json: jsonLines,
};

/** The rows of a solution. */
const bits = (text: string): string =>
  linesOf(text)
    .filter((line) => !line.includes('$'))
    .join('')
    .replaceAll(/\s/g, '');

/** Formats of pictures: the characters that are cells. */
const cells: Partial<Record<PuzzleFormat, (text: string) => string>> = {
  picture: (text) => text.replaceAll(/[\s,]/g, ''),
  pbm: (text) =>
    text
      .replaceAll(/#.*/g, '')
      .replace(/^\s*P1\s+\d+\s+\d+/, '')
      .replaceAll(/\s/g, ''),
};

const of = (lines: readonly (readonly number[])[]): readonly string[] =>
  lines.map((runs) => runs.join(' ')).filter((line) => line !== '');

/**
 * Whether a reading is what its text says.
 *
 * @returns '' when it is; else a sentence
 */
export function saidBy(text: string, kind: PuzzleFormat, reading: Read): string {
  const { rows, columns } = reading.puzzle;
  const either = [[...of(rows), ...of(columns)].join('|'), [...of(columns), ...of(rows)].join('|')];
  const drawn = kind === 'taai' && reading.goal !== undefined ? bits(text) : cells[kind]?.(text);
  if (drawn !== undefined) {
    const goal = Array.from(reading.goal ?? [], (cell) => (cell === 1 ? '#' : '.')).join('');
    const plain = drawn.replaceAll(/[1#@*X]/g, '#').replaceAll(/[0.\-_]/g, '.');
    return plain === goal ? '' : `the text draws ${plain}, read was ${goal}`;
  }
  if (kind === 'puzzlink') {
    const numbers = [...columns, ...rows].flatMap((runs) => runs.toReversed()).join(' ');
    return numbers === linkNumbers(text) ? '' : `the address has ${linkNumbers(text)}`;
  }
  if (kind === 'code' || kind === 'link')
    return reading.goal !== undefined || text.includes(encodePuzzle(reading.puzzle))
      ? ''
      : 'another code';
  if (kind === 'pzpr') return tableFault(text, rows, columns);
  if (kind === 'lists') {
    // where lines end is not asked here, only that no number is lost
    const [said, all] = [/#.*|\/\/.*/g, /\/\/.*/g].map((comments) =>
      (text.replaceAll(comments, '').match(/(?<!\w)\d+(?!\w)/g) ?? []).map(Number),
    ) as [number[], number[]];
    // a # that damage has put before a list begins no comment
    const plain = [said, all]
      .map((some) => some.filter((number) => number > 0).join(' '))
      .join('|');
    const read = [
      [...rows, ...columns],
      [...columns, ...rows],
    ].map((lines) => lines.flat().join(' '));
    const drawn = said.join('') === (reading.goal ?? []).join('');
    return drawn ||
      read.some(
        (numbers) => numbers === '' || ` ${plain.replace('|', ' | ')} `.includes(` ${numbers} `),
      )
      ? ''
      : `the text has ${plain}`;
  }
  const lines = looks[kind]?.(text);
  if (lines === undefined) return `no look at ${kind}`;
  // without clues, the goal is what is read
  if (lines.length === 0 && reading.goal !== undefined) return '';
  return either.includes(lines.join('|')) ? '' : `the text has ${lines.join('|')}`;
}

const numbers = (list: readonly (string | undefined)[]): string =>
  list
    .map((word = '') => Number(word.replace('c', '')))
    .filter((number) => number > 0)
    .join(' ');

/** A table: the numbers in the first columns of the last rows, and those above the cells, column by column. */
function tableFault(
  text: string,
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
): string {
  const words = written(text)
    .map((line) => line.trim().split(/\s+/))
    .filter(([first = '', ...others]) => others.length > 0 && !/pzprv/.test(first));
  const above = Math.ceil(rows.length / 2);
  const beside = Math.ceil(columns.length / 2);
  const side = rows.every(
    (runs, at) => numbers((words[above + at] ?? []).slice(0, beside)) === runs.join(' '),
  );
  const top = columns.every(
    (runs, at) => numbers(words.slice(0, above).map((row) => row[beside + at])) === runs.join(' '),
  );
  return side && top ? '' : 'the table says something else';
}
