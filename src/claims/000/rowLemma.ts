/**
 * The lemma on longer rows: where two cells more in a row, and a run of one cell more in its clue, change nothing.
 *
 * A clue is a chain of letters: an empty one, the cells of the first run, an empty one, and so on. A fit goes through the chain
 * a cell at a time; it may stay at an empty letter, and leave out the two ends. At each boundary between two cells there
 * are the letters that can stand before it, seen from the left, and those that can stand behind it, seen from the right.
 *
 * Hypothesis on two neighbouring cells of the row, whatever is known of them: before and behind the two the letters from the
 * left are the same but for two further on, likewise those from the right, and all letters from the least of them to
 * the greatest are filled and empty in turn.
 *
 * Then repeat the two cells as they are behind themselves, and two letters where the chain is filled and empty in turn. SETTLE says
 * of every cell but the new ones what it said, and of the new ones what it says of the two. For from the left nothing changes up to
 * the two; over the two the letters move on by two, over the new pair by two once more, as the chain looks alike there; so
 * everything behind is as it was, two letters on. Likewise from the right. And what a cell can be follows from the letters
 * on its two sides. The new row has the property again, at the same two cells: so it can be made longer without end.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { settle } from '../../engine/line/settle.ts';

/** A place at which a row can be made longer: the first of the two cells, and the first letter that is repeated. */
type StretchPlace = { readonly at: number; readonly letter: number };

/** A clue as the cells of its tightest fit, an empty one at either end. */
const chainOf = (runs: Description): readonly number[] => [
  EMPTY,
  ...runs.flatMap((run) => [...Array.from({ length: run }, () => FILLED), EMPTY]),
];

/** The clue of a chain, or of a finished line. */
function clueOf(chain: Iterable<number>): Description {
  const runs: number[] = [];
  let before: number = EMPTY;
  for (const letter of chain) {
    if (letter === FILLED) runs.push(before === FILLED ? runs.pop()! + 1 : 1);
    before = letter;
  }
  return runs;
}

/** Before each cell, the letters at which the cell before it can be, seen from the left, if what is left of them has room. */
function lettersBefore(row: Uint8Array, chain: readonly number[]): readonly ReadonlySet<number>[] {
  let now = new Set([0]);
  const all: ReadonlySet<number>[] = [now];
  for (const [place, cell] of row.entries()) {
    const left = row.length - 1 - place;
    const next = new Set<number>();
    for (const at of now) {
      if (chain[at] === EMPTY && cell !== FILLED) next.add(at);
      const letter = chain[at + 1];
      if (letter !== undefined && (cell === UNKNOWN || cell === letter)) next.add(at + 1);
    }
    // a cell takes one letter at most, and the last one, empty, may be left out
    now = new Set([...next].filter((at) => chain.length - 2 - at <= left));
    all.push(now);
  }
  return all;
}

/** Whether two cells further on the same letters are there, but for two further on. */
function moved(sets: readonly ReadonlySet<number>[], at: number): boolean {
  const [before, behind] = [sets[at]!, sets[at + 2]!];
  return before.size === behind.size && [...before].every((one) => behind.has(one + 2));
}

/** The places of a row with the property of the lemma. */
export function stretchPlaces(row: Uint8Array, runs: Description): readonly StretchPlace[] {
  const chain = chainOf(runs);
  const last = chain.length - 1;
  const forth = lettersBefore(row, chain);
  const back = lettersBefore(row.toReversed(), chain.toReversed())
    .toReversed()
    .map((set) => new Set([...set].map((at) => last - at)));
  return Array.from(row.subarray(0, -1).keys()).flatMap((at) => {
    if (!moved(forth, at) || !moved(back, at)) return [];
    const near = [forth[at]!, forth[at + 2]!, back[at]!, back[at + 2]!].flatMap((set) => [...set]);
    if (near.length === 0) return [];
    const letter = Math.min(...near);
    const around = chain.slice(letter, Math.max(...near) + 1);
    const inTurn = around.every((one, place) => place === 0 || one !== around[place - 1]);
    return inTurn ? [{ at, letter }] : [];
  });
}

/** The row with the pair of cells repeated. */
export const longerRow = (row: Uint8Array, { at }: StretchPlace): Uint8Array =>
  Uint8Array.of(...row.subarray(0, at + 2), ...row.subarray(at));

/** The clue with the pair of letters repeated. */
export function longerClue(runs: Description, { letter }: StretchPlace): Description {
  const chain = chainOf(runs);
  return clueOf([...chain.slice(0, letter + 2), ...chain.slice(letter)]);
}

/** Whether the lemma holds: each row of a length, with each clue that fits it, at each place with its property. */
export function* lemmaOn(length: number): Generator<boolean> {
  const clues = new Map<string, Description>();
  for (let fit = 0; fit < 2 ** length; fit++) {
    const clue = clueOf(Array.from({ length }, (_, at) => (fit >> at) & 1));
    clues.set(clue.join(), clue);
  }
  for (let word = 0; word < 3 ** length; word++) {
    const row = Uint8Array.from({ length }, (_, at) => Math.floor(word / 3 ** at) % 3);
    for (const clue of clues.values()) {
      const settled = settle(row, clue);
      if (settled === null) continue;
      for (const place of stretchPlaces(row, clue)) {
        const longer = settle(longerRow(row, place), longerClue(clue, place));
        const expected = longerRow(settled, place);
        yield longer !== null && longer.every((cell, at) => cell === expected[at]);
      }
    }
  }
}
