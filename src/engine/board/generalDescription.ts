/**
 * General descriptions of 000 §2: a series of segments σ{a,b}, each between a and b cells of one symbol.
 * The description of a nonogram's line, `3 2 1`, is the special case 0* 1{3} 0+ 1{2} 0+ 1 0*.
 *
 * Deviation: the paper assumes that neighbouring symbols differ; here they may be equal, the recursion does not mind.
 */
import type { Description } from './description.ts';

/** σ{a,b}: between `least` and `most` cells of one symbol; `most` may be Infinity. */
export type Segment = {
  readonly symbol: 0 | 1;
  readonly least: number; // integer, 0 or more
  readonly most: number; // integer or Infinity, at least `least`
};

/** k > 0 segments, in order; 000 §2 writes (d_1, ..., d_k). */
export type GeneralDescription = readonly Segment[];

/**
 * The general description of a nonogram's line: 0*, then 1{run} each, 0+ between them, 0* at the end.
 *
 * @returns 2r + 1 segments for r runs; `0*` alone for an empty line
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function generalFrom(description: Description): GeneralDescription {
  const segments: Segment[] = [{ symbol: 0, least: 0, most: Infinity }];
  for (const run of description) {
    segments.push({ symbol: 1, least: run, most: run });
    segments.push({ symbol: 0, least: 1, most: Infinity });
  }
  segments[segments.length - 1] = { symbol: 0, least: 0, most: Infinity };
  return segments;
}

/** Whether a description is a general one. `[]` is the nonogram description of an empty line. */
export function isGeneral(
  description: Description | GeneralDescription,
): description is GeneralDescription {
  return typeof description[0] === 'object';
}

/**
 * Reads segments: a symbol `0` or `1` followed by nothing (once), `*`, `+`, `{a}`, `{a,b}`, `{a,}` or `^a`.
 * Spaces and commas between segments are skipped.
 *
 * @param text - for instance `0* 1{3} 0+ 1{2,4} 0* 1`
 * @returns one segment or more; `most` is Infinity where there is no upper bound
 * @throws SyntaxError for text that is no segment, an upper bound below the lower one, or no segment at all
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function parseGeneral(text: string): GeneralDescription {
  const segment =
    /[\s,]*([01])(?:(\*)|(\+)|\^(\d+)|\{\s*(\d+)\s*(?:(,)\s*(\d+|∞|inf)?\s*)?\})?[\s,]*/y;
  const segments: Segment[] = [];
  while (segment.lastIndex < text.length) {
    const at = segment.lastIndex;
    const match = segment.exec(text);
    if (!match) throw new SyntaxError(`not a segment at column ${at + 1}: ${text.slice(at)}`);
    segments.push(readSegment(match));
  }
  if (segments.length === 0) throw new SyntaxError('general description has no segment');
  return segments;
}

function readSegment(match: RegExpExecArray): Segment {
  const [whole, digit, star, plus, power, low, comma, high] = match;
  const symbol = digit === '1' ? 1 : 0;
  if (star) return { symbol, least: 0, most: Infinity };
  if (plus) return { symbol, least: 1, most: Infinity };
  const least = Number(power ?? low ?? 1);
  const unbounded = comma !== undefined && (high === undefined || !/\d/.test(high));
  const most = unbounded ? Infinity : high === undefined ? least : Number(high);
  if (most < least)
    throw new SyntaxError(
      `upper bound is below the lower one at column ${match.index + 1}: ${whole.trim()}`,
    );
  return { symbol, least, most };
}

/**
 * Writes segments as {@link parseGeneral} reads them, with `*`, `+` and a bare symbol where they say it.
 *
 * @param general - segments
 * @returns the segments with a space between each two
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function formatGeneral(general: GeneralDescription): string {
  return general.map(formatSegment).join(' ');
}

function formatSegment({ symbol, least, most }: Segment): string {
  if (most === Infinity && least === 0) return `${symbol}*`;
  if (most === Infinity && least === 1) return `${symbol}+`;
  if (most === Infinity) return `${symbol}{${least},}`;
  if (least === 1 && most === 1) return `${symbol}`;
  return least === most ? `${symbol}{${least}}` : `${symbol}{${least},${most}}`;
}

/**
 * Checks the symbols and bounds of segments.
 *
 * @throws RangeError when there is no segment, a bound is no whole number of cells, or `most` is below `least`
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function checkGeneral(general: GeneralDescription): void {
  if (general.length === 0) throw new RangeError('general description has no segment');
  for (const { symbol, least, most } of general) {
    if (symbol !== 0 && symbol !== 1)
      throw new RangeError(`symbol must be 0 or 1: ${String(symbol)}`);
    if (!Number.isSafeInteger(least) || least < 0)
      throw new RangeError(`least must be a whole number of cells: ${least}`);
    if (most !== Infinity && !Number.isSafeInteger(most))
      throw new RangeError(`most must be a whole number of cells or Infinity: ${most}`);
    if (most < least) throw new RangeError(`most is below least: ${most} < ${least}`);
  }
}
