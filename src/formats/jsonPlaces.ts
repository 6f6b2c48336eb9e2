/** Where things stand in a JSON text, for messages: `JSON.parse` gives values without their places. */

/** Finds the line of a character, counted from 1. */
export function lineFinder(text: string): (position: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** A part of a text, from one character to another. */
export type Span = { readonly from: number; readonly to: number };

/**
 * The parts of a text that the entries of its outermost list take.
 *
 * @param text - that `JSON.parse` takes, and that is a list
 */
export function entrySpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  const start = text.indexOf('[');
  let [depth, from] = [0, start + 1];
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth === 0 || (depth === 1 && sign === ',')) {
      spans.push({ from, to: at });
      from = at + 1;
    }
    if (depth === 0) break;
  }
  return spans;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/**
 * The lines on which the list `key` and its entries begin; that of the part when the list cannot be found.
 *
 * @param most - entries that are looked for
 */
export function placesOf(
  text: string,
  { from, to }: Span,
  key: string,
  lineOf: (position: number) => number,
  most: number,
): { readonly list: number; readonly entries: readonly number[] } {
  const there = text.slice(from, to);
  const at = there.indexOf(`"${key}"`);
  const list = lineOf(at < 0 ? from + /^\s*/.exec(there)![0].length : from + at);
  const start = at < 0 ? -1 : there.indexOf('[', at);
  if (start < 0) return { list, entries: [] };
  const entries: number[] = [];
  let depth = 0;
  for (let place = start; place < there.length && entries.length <= most; place++) {
    const sign = there[place];
    if (sign === '[' && ++depth === 2) entries.push(lineOf(from + place));
    else if (sign === ']' && --depth === 0) break;
  }
  return { list, entries };
}
