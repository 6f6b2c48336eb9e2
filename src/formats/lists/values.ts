/** What stands behind the name of a list: brackets in brackets, texts in quotes, or lines below it. */
import type { Token } from './tokens.ts';

/** A list as it is written: numbers and lists in it; the signs between them may part the lines of the puzzle. */
export type Item =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly line: number;
      readonly coloured: boolean;
    }
  | {
      readonly kind: 'list';
      readonly items: readonly Item[];
      readonly line: number;
      readonly quoted: boolean;
    }
  | { readonly kind: 'unknown'; readonly line: number } // null or "?" for a clue
  | {
      readonly kind: 'sign';
      readonly sign: 'comma' | 'semicolon' | 'end' | 'dash';
      readonly line: number;
      readonly column: number;
    };

export type Value = {
  readonly items: readonly Item[];
  readonly bracketed: boolean;
  readonly next: number; // the token after it
};

/** How deep brackets may stand in each other. */
const deepest = 8;

/** Words before a bracket that make a list in some language, and types. */
const isOpenNext = (tokens: readonly Token[], at: number): boolean => {
  for (let next = at + 1; next < at + 6; next++) {
    const token = tokens[next];
    if (token?.kind === 'open') return true;
    if (token?.kind !== 'word' && !/^[!<>&*]$/.test(token?.text ?? '')) return false;
  }
  return false;
};

const unknownWords = /^(?:null|none|nil|undefined|unknown)$/i;
const truths: Readonly<Record<string, number>> = { true: 1, false: 0 };

/** A number, or what else one word of a list can be. */
function itemOf({ kind, text, line }: Token): Item | null {
  if (kind === 'number' || kind === 'coloured')
    return { kind: 'number', value: parseInt(text, 10), line, coloured: kind === 'coloured' };
  if (kind === 'word' && unknownWords.test(text)) return { kind: 'unknown', line };
  const truth = truths[text.toLowerCase()];
  if (kind === 'word' && truth !== undefined)
    return { kind: 'number', value: truth, line, coloured: false };
  return null;
}

/**
 * The list between two brackets.
 *
 * @param at - of the opening bracket
 * @returns null where something else than a list stands in it
 */
export function bracketed(
  tokens: readonly Token[],
  at: number,
  inText: (text: string, line: number) => readonly Item[] | null,
  depth = 0,
): { readonly item: Extract<Item, { kind: 'list' }>; readonly next: number } | null {
  if (depth > deepest) return null;
  const items: Item[] = [];
  let keyed = false;
  for (let here = at + 1; here < tokens.length; here++) {
    const token = tokens[here]!;
    const { kind, line, column } = token;
    if (kind === 'close')
      return {
        item: list(keyed ? unwrapped(items) : items, tokens[at]!.line, false),
        next: here + 1,
      };
    if (kind === 'open') {
      const inner = bracketed(tokens, here, inText, depth + 1);
      if (inner === null) return null;
      items.push(inner.item);
      here = inner.next - 1;
    } else if (kind === 'comma' || kind === 'semicolon' || kind === 'end')
      items.push({ kind: 'sign', sign: kind, line, column });
    else if (
      (kind === 'word' || kind === 'text' || kind === 'number') &&
      tokens[here + 1]?.kind === 'equals'
    ) {
      keyed = true;
      here++;
    } else if (kind === 'text') {
      const inner = inText(token.text, line);
      if (inner === null) {
        if (!keyed) return null; // a text beside numbers in an object may say anything
      } else items.push(list(inner, line, true));
    } else {
      const item = itemOf(token);
      if (item !== null) items.push(item);
      else if (!isOpenNext(tokens, here) || (kind === 'other' && !/^[!<>&*]$/.test(token.text)))
        return null;
    }
  }
  return null;
}

const list = (
  items: readonly Item[],
  line: number,
  quoted: boolean,
): Extract<Item, { kind: 'list' }> => ({
  kind: 'list',
  items,
  line,
  quoted,
});

/** Of an object: the one list that it holds beside plain numbers, or all that it holds. */
function unwrapped(items: readonly Item[]): readonly Item[] {
  const lists = items.filter((item) => item.kind === 'list');
  const [only] = lists;
  return only !== undefined && lists.length === 1 ? only.items : items;
}

/**
 * What stands behind a name.
 *
 * @param at - the first token behind it
 * @returns null where there is no list
 */
export function valueAt(
  tokens: readonly Token[],
  at: number,
  inText: (text: string, line: number) => readonly Item[] | null,
): Value | null {
  const start = startOfValue(tokens, at);
  if (start === null) return null;
  const items: Item[] = [];
  let here = start.at;
  let lastGood = here;
  let brackets = 0;
  let loose = 0;
  while (here < tokens.length) {
    const token = tokens[here]!;
    const { kind, line, column } = token;
    if (kind === 'open') {
      const inner = bracketed(tokens, here, inText);
      if (inner === null) break;
      items.push(inner.item);
      here = lastGood = inner.next;
      brackets++;
      // a list of lists is the whole value
      if (loose === 0 && brackets === 1 && inner.item.items.some((item) => item.kind === 'list'))
        break;
      continue;
    }
    if (kind === 'text') {
      if (tokens[here + 1]?.kind === 'equals') break;
      const inner = inText(token.text, line);
      if (inner === null) break;
      items.push(list(inner, line, true));
      lastGood = ++here;
      continue;
    }
    if (kind === 'comma' || kind === 'semicolon' || kind === 'end' || kind === 'dash') {
      items.push({ kind: 'sign', sign: kind, line, column });
      here++;
      continue;
    }
    const item = kind === 'number' && tokens[here + 1]?.kind === 'equals' ? null : itemOf(token);
    if (item === null) break;
    items.push(item);
    loose++;
    lastGood = ++here;
  }
  if (here < tokens.length && isCutShort(tokens, here, lastGood)) return null;
  const written = items.filter((item) => item.kind !== 'sign').length;
  if (written === 0) return null;
  // signs after the last number belong to what follows
  while (items.at(-1)?.kind === 'sign') items.pop();
  return { items, bracketed: loose === 0, next: Math.max(lastGood, at) };
}

/** Whether a number that is of no list stands between a list and the next name in quotes. */
function isStray(tokens: readonly Token[], at: number): boolean {
  const name = tokens.findIndex(
    ({ kind }, here) => here >= at && !['comma', 'end', 'open', 'number'].includes(kind),
  );
  return (
    tokens[name]?.kind === 'text' &&
    tokens[name + 1]?.kind === 'equals' &&
    tokens.slice(at, name).some(({ kind }) => kind === 'number')
  );
}

/** Whether what follows a list should have been of it: a number, or a sign that is none. */
function isCutShort(tokens: readonly Token[], at: number, end: number): boolean {
  const { kind } = tokens[at]!;
  if (isStray(tokens, at)) return true;
  if (kind === 'open')
    return (
      tokens[at + 1]?.kind !== 'word' && !tokens.slice(end, at).some((one) => one.kind === 'comma')
    );
  if (kind === 'text') return tokens[at + 1]?.kind !== 'equals';
  return kind === 'number' || kind === 'coloured' || (kind === 'other' && tokens[at]?.text !== '<');
}

/** Passes over types, words and signs up to where a list begins. */
function startOfValue(tokens: readonly Token[], at: number): { readonly at: number } | null {
  let equals = false;
  let heading = true;
  for (let here = at; here < Math.min(tokens.length, at + 24); here++) {
    const token = tokens[here]!;
    const { kind } = token;
    if (kind === 'equals') equals = true;
    else if (kind === 'end') {
      if (!equals && !heading) return null;
    } else if (kind === 'open') {
      const type = typeEnd(tokens, here);
      if (type === null) return { at: here };
      here = type;
    } else if (kind === 'close') heading = true;
    else if (kind === 'text' || kind === 'dash') return equals || heading ? { at: here } : null;
    else if (kind === 'number' || kind === 'coloured') {
      const newLine = tokens[here - 1]?.kind === 'end';
      return equals || (newLine && heading) ? { at: here } : null;
    } else if (kind === 'word') {
      if (!equals) heading = false;
    } else if (kind !== 'other') return null;
  }
  return null;
}

/** The end of brackets that hold no list but belong to a type, as `[]` before a word or `=`, or `[int]`; null: a list begins. */
function typeEnd(tokens: readonly Token[], at: number): number | null {
  let depth = 0;
  let words = 0;
  for (let here = at; here < Math.min(tokens.length, at + 12); here++) {
    const { kind } = tokens[here]!;
    if (kind === 'open') depth++;
    else if (kind === 'close' && --depth === 0) {
      const after = tokens[here + 1]?.kind;
      return words > 0 ||
        after === 'equals' ||
        after === 'word' ||
        after === 'open' ||
        after === 'other'
        ? here
        : null;
    } else if (kind === 'word') {
      if (unknownWords.test(tokens[here]!.text)) return null;
      words++;
    } else if (kind !== 'comma' && kind !== 'other') return null;
    else if (kind === 'comma' && words === 0) return null;
  }
  return null;
}
