/**
 * Sweeps over boards of up to 6 x 6 cells whose lines are numbers of base three: the fastest way to SimpleSolver, for images
 * only. A cell is 0 empty, 1 filled or 2 unknown, and a line of six cells one of 729 *codes*, so that the tables of all
 * descriptions stay in the nearest cache. Three codes are packed to a word, six lines to two. A sweep looks six lines up and
 * lays them across: line i adds 3^i times its cells to the codes of the lines that cross it.
 */
import { lineTables } from '../line/lineTables.ts';

/** Codes of a line of six cells. */
const CODES = 729;
/** A line as long as the longest packs to so many bits. */
export const CODE_BITS = 10;
/** The bits of a code in a word. */
export const CODE = (1 << CODE_BITS) - 1;
/** Set in a table where the settled line has unknown cells. */
const OPEN = 1 << 15;

/** The lines of one direction, any of them. */
export type CodedLines = {
  readonly count: number;
  readonly length: number;
  /** At 729 · id + code: the settled code, with {@link OPEN}. The id after the last is of lines that are not there. */
  readonly settled: Uint16Array;
  /** What the cells of a code add to the two words of the other direction, for line 0. */
  readonly across0: Int32Array;
  readonly across1: Int32Array;
  /** The state of a code, as in lineTables.ts. */
  readonly stateOf: Uint16Array;
  /** The code of a line without a known cell. */
  readonly blank: number;
};

/**
 * Makes the tables.
 *
 * @param count - of lines, 1 to 6 (not checked)
 * @param length - of each, 1 to 6
 * @throws RangeError for another length
 */
export function createCodedLines(count: number, length: number): CodedLines {
  const { descriptions, settled: states } = lineTables(length);
  const codes = 3 ** length;
  const settled = new Uint16Array(CODES * (descriptions.length + 1));
  const stateOf = new Uint16Array(CODES);
  const across0 = new Int32Array(CODES);
  const across1 = new Int32Array(CODES);
  const codeOf = new Map<number, number>();
  for (let code = 0; code < codes; code++) {
    for (let at = 0, rest = code; at < length; at++, rest = Math.floor(rest / 3)) {
      const cell = rest % 3;
      if (cell !== 0) stateOf[code]! |= 1 << (length + at);
      if (cell !== 1) stateOf[code]! |= 1 << at;
      const across = at < 3 ? across0 : across1;
      across[code]! += cell << (CODE_BITS * (at % 3));
    }
    codeOf.set(stateOf[code]!, code);
  }
  for (let id = 0; id < descriptions.length; id++)
    for (let code = 0; code < codes; code++) {
      const state = states[(id << (2 * length)) | stateOf[code]!]!;
      const open = (state >>> length) & state & ((1 << length) - 1);
      // without a fit, which images never have, anything may stand here
      settled[CODES * id + code] = (codeOf.get(state) ?? 0) | (open === 0 ? 0 : OPEN);
    }
  return { count, length, settled, across0, across1, stateOf, blank: codes - 1 };
}

/** Where a line's description begins in the table; for ids of the lines that a board has not, `kinds`. */
export const placeOf = (id: number): number => CODES * id;

/** The id of the description whose place it is. */
export const idAt = (place: number): number => place / CODES;

/** 1 when an entry of the table of settled codes has unknown cells, else 0. */
export const isOpenEntry = (entry: number): number => entry >>> 15;

/** Words of lines without a known cell. */
export function blankWords({ count, blank }: CodedLines, words: Int32Array): void {
  words[0] = words[1] = 0;
  for (let i = 0; i < count; i++) words[i < 3 ? 0 : 1]! |= blank << (CODE_BITS * (i % 3));
}

/** The code of line `i`; the two words begin at `from`. */
export const codeIn = (words: Int32Array, from: number, i: number): number =>
  (words[from + (i < 3 ? 0 : 1)]! >>> (CODE_BITS * (i % 3))) & CODE;

const unknowns = Uint8Array.from(
  { length: CODES },
  (_, code) => [...code.toString(3)].filter((cell) => cell === '2').length,
);

/** How many cells of the codes of a word are unknown; of a code alone too. */
export const openIn = (word: number): number =>
  unknowns[word & CODE]! +
  unknowns[(word >>> CODE_BITS) & CODE]! +
  unknowns[word >>> (2 * CODE_BITS)]!;

/**
 * Goes on with SimpleSolver on an image's puzzle.
 *
 * @param first - the lines that are settled next, `places` where their descriptions begin
 * @param words - two words of their codes; at a standstill those of both directions stand in it, the one first that found
 * nothing
 * @param from - the number of the next sweep
 * @returns the number of the sweep that fixed the last cell; or minus the number of the first sweep, after the opening
 * one, that fixed nothing
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function solveCodes(
  first: CodedLines,
  firstPlaces: Int32Array,
  second: CodedLines,
  secondPlaces: Int32Array,
  words: Int32Array,
  from: number,
): number {
  let lines = first;
  let other = second;
  let places = firstPlaces;
  let otherPlaces = secondPlaces;
  let word0 = words[0]!;
  let word1 = words[1]!;
  for (let number = from; ; number++) {
    const { settled, across0, across1 } = lines;
    const entry0 = settled[places[0]! + (word0 & CODE)]!;
    const entry1 = settled[places[1]! + ((word0 >>> CODE_BITS) & CODE)]!;
    const entry2 = settled[places[2]! + (word0 >>> (2 * CODE_BITS))]!;
    const entry3 = settled[places[3]! + (word1 & CODE)]!;
    const entry4 = settled[places[4]! + ((word1 >>> CODE_BITS) & CODE)]!;
    const entry5 = settled[places[5]! + (word1 >>> (2 * CODE_BITS))]!;
    if (((entry0 | entry1 | entry2 | entry3 | entry4 | entry5) & OPEN) === 0) return number;
    const code0 = entry0 & CODE;
    const code1 = entry1 & CODE;
    const code2 = entry2 & CODE;
    const code3 = entry3 & CODE;
    const code4 = entry4 & CODE;
    const code5 = entry5 & CODE;
    let next0 = across0[code5]!;
    let next1 = across1[code5]!;
    next0 = across0[code4]! + Math.imul(3, next0);
    next1 = across1[code4]! + Math.imul(3, next1);
    next0 = across0[code3]! + Math.imul(3, next0);
    next1 = across1[code3]! + Math.imul(3, next1);
    next0 = across0[code2]! + Math.imul(3, next0);
    next1 = across1[code2]! + Math.imul(3, next1);
    next0 = across0[code1]! + Math.imul(3, next0);
    next1 = across1[code1]! + Math.imul(3, next1);
    next0 = (across0[code0]! + Math.imul(3, next0)) | 0;
    next1 = (across1[code0]! + Math.imul(3, next1)) | 0;
    const found =
      (word0 ^ (code0 | (code1 << CODE_BITS) | (code2 << (2 * CODE_BITS)))) |
      (word1 ^ (code3 | (code4 << CODE_BITS) | (code5 << (2 * CODE_BITS))));
    if (found === 0 && number > 1) {
      words[0] = word0;
      words[1] = word1;
      words[2] = next0;
      words[3] = next1;
      return -number;
    }
    word0 = next0;
    word1 = next1;
    const turned = lines;
    lines = other;
    other = turned;
    const turnedPlaces = places;
    places = otherPlaces;
    otherPlaces = turnedPlaces;
  }
}
