/** The named lists of a text in their order, and what else it names. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { cellOf } from '../reading.ts';
import { meaningOf } from './sides.ts';
import type { Meaning, ListSide } from './sides.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { bracketed, valueAt } from './values.ts';
import type { Item, Value } from './values.ts';

/** A list with the name that says what it is. */
export type ListGroup = {
  readonly side: ListSide;
  readonly name: string;
  readonly line: number;
  readonly value: Value;
  readonly marked: boolean; // by signs that typed descriptions have not
};

/** The lists of one puzzle, or of several that nothing parts. */
export type Section = {
  readonly groups: ListGroup[];
  readonly told: { name?: string; author?: string };
  readonly size: { height?: number; width?: number };
  readonly headed: boolean; // by a line of its own
};

/** What a text holds. */
export type Named = {
  readonly sections: readonly Section[];
  /** Lists with a name that may be pictures, each with the title that stands before it. */
  readonly pictures: readonly { readonly value: Value; readonly name: string | undefined }[];
  /** A list that cannot be read to its end. */
  readonly broken: { readonly name: string; readonly line: number } | null;
};

/** The numbers of a text in quotes that stands in another one. */
const numbersOfText = (text: string, line: number): readonly Item[] | null =>
  /^[\d\s,]*$/.test(text)
    ? [...text.matchAll(/\d{1,9}/g)].map(([digits]): Item => ({
        kind: 'number',
        value: Number(digits),
        line,
        coloured: false,
      }))
    : null;

/** The numbers of a text in quotes; null: it holds something else. */
const itemsOfText =
  (most: number) =>
  (text: string, line: number): readonly Item[] | null => {
    if (text.trim() === '?') return [{ kind: 'unknown', line }];
    const tokens = tokensOf(`[${text}\n]`, line, most);
    const found = bracketed(tokens, 0, numbersOfText);
    if (found === null || found.next < tokens.length) return null;
    const says = found.item.items.some((item) => item.kind !== 'sign');
    return says || text.trim() === '' ? found.item.items : null;
  };

/** The cells of a row in quotes. */
function cellsOfText(text: string, line: number): readonly Item[] | null {
  const cells = Array.from(text, cellOf);
  return cells.length > 1 && cells.every((cell) => cell === EMPTY || cell === FILLED)
    ? cells.map((value): Item => ({ kind: 'number', value: value ?? EMPTY, line, coloured: false }))
    : null;
}

const section = (headed: boolean, name?: string): Section => ({
  groups: [],
  told: name === undefined || name === '' ? {} : { name },
  size: {},
  headed,
});

/**
 * Finds all named lists.
 *
 * @param most - tokens of a text in quotes
 * @param mostLists - one more than these are enough
 */
export function namedLists(tokens: readonly Token[], most: number, mostLists: number): Named {
  const inText = itemsOfText(most);
  const sections = [section(false)];
  const pictures: { value: Value; name: string | undefined }[] = [];
  const meanings = new Map<string, Meaning>();
  let title: string | undefined;
  let broken: Named['broken'] = null;
  let lists = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const { kind, text, line } = token;
    const last = sections.at(-1)!;
    const next = tokens[at + 1];
    if (kind !== 'word' && !(kind === 'text' && next?.kind === 'equals')) continue;
    if (text === 'GRID' && next?.kind !== 'equals' && (tokens[at - 1]?.kind ?? 'end') === 'end') {
      const title: Token[] = [];
      while (title.length < 39 && (tokens[at + 1 + title.length]?.kind ?? 'end') !== 'end')
        title.push(tokens[at + 1 + title.length]!);
      // a heading ends with its line
      if (tokens[at + 1 + title.length]?.kind !== 'end') title.length = 0;
      sections.push(section(true, title.map((one) => one.text).join(' ')));
      at += title.length;
      continue;
    }
    let meaning = meanings.get(text);
    if (meaning === undefined) meanings.set(text, (meaning = meaningOf(text)));
    if (meaning === 'rows' || meaning === 'columns') {
      const value = valueAt(tokens, at + 1, inText);
      if (value === null && next?.kind === 'equals' && tokens[at + 2]?.kind === 'open')
        broken ??= { name: text, line };
      if (value === null || isSize(value, tokens, at, last, meaning)) continue;
      const marked =
        value.bracketed ||
        tokens.slice(at + 1, at + 4).some((one) => one.kind === 'equals' && one.text !== ':');
      last.groups.push({ side: meaning, name: text, line, value, marked });
      if (++lists > mostLists) break;
      at = value.next - 1;
    } else if (meaning === 'height' || meaning === 'width') {
      const number = next?.kind === 'equals' ? tokens[at + 2] : next;
      if (number?.kind === 'number') last.size[meaning] ??= Number(number.text);
    } else if (meaning === 'name' || meaning === 'author') {
      const told = next?.kind === 'equals' ? tokens[at + 2] : next;
      if (told?.kind !== 'text') continue;
      last.told[meaning] ??= told.text;
      if (meaning === 'name') title = told.text;
    } else if (meaning === 'picture') {
      const value = valueAt(tokens, at + 1, cellsOfText);
      if (value?.bracketed !== true) continue;
      pictures.push({ value, name: title });
      title = undefined;
    }
  }
  return { sections, pictures, broken };
}

/** A lone number without brackets is how many there are: `rows = 5`. */
function isSize(
  value: Value,
  tokens: readonly Token[],
  at: number,
  { size }: Section,
  side: ListSide,
): boolean {
  const [only, ...others] = value.items;
  if (only?.kind !== 'number' || others.length > 0 || tokens[at]?.line !== only.line) return false;
  size[side === 'rows' ? 'height' : 'width'] ??= only.value;
  return true;
}

/** The lists that stand in brackets and bear no name. */
export function namelessLists(
  tokens: readonly Token[],
  most: number,
): readonly Extract<Item, { kind: 'list' }>[] {
  const inText = itemsOfText(most);
  const found: Extract<Item, { kind: 'list' }>[] = [];
  for (let at = 0; at < tokens.length && found.length <= 1000; at++) {
    if (tokens[at]?.kind !== 'open') continue;
    const here = bracketed(tokens, at, inText);
    if (here === null) continue;
    // a member of an object has a name, though not one that says what it is
    if (tokens[at - 1]?.text !== ':') found.push(here.item);
    at = here.next - 1;
  }
  return found;
}
