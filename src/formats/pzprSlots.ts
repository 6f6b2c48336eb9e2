/**
 * The clues of puzz.link and pzprjs: slots beside the grid, half as many for each line as it has cells. In an address they go
 * line by line, columns first, and within a line from the grid outwards: the last clue comes first.
 */
import type { Description } from '../engine/board/description.ts';

/** A clue of a line; "?": it is not told; null: there is none in this slot. */
export type Slot = number | '?' | null;

/** Slots of a line. @source pzprjs, src/variety/nonogram.js: excellRows, excellCols */
export const slotsOf = (length: number): number => (length + 1) >> 1;

/**
 * Reads the slots of an address.
 *
 * @returns a slot for each character's meaning, or the character that means nothing and its place
 * @source pzprjs, src/puzzle/Encode.js: decodeNumber16ExCell
 */
export function decodeSlots(
  body: string,
): { readonly slots: readonly Slot[] } | { readonly wrong: number } {
  const slots: Slot[] = [];
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? '';
    if (/^[0-9a-f]$/.test(sign)) slots.push(parseInt(sign, 16));
    else if (sign === '.') slots.push('?');
    else if (/^[g-z]$/.test(sign))
      for (let skip = parseInt(sign, 36) - 15; skip > 0; skip--) slots.push(null);
    else {
      const two = sign === '-' ? body.slice(at + 1, at + 3) : '';
      if (!/^[0-9a-f]{2}$/.test(two)) return { wrong: at };
      slots.push(parseInt(two, 16));
      at += 2;
    }
  }
  return { slots };
}

/**
 * Writes the slots of lines for an address.
 *
 * @param length - cells of each line
 * @source pzprjs, src/puzzle/Encode.js: encodeNumber16ExCellFlushed
 */
export function slotsFrom(lines: readonly Description[], length: number): readonly Slot[] {
  const count = slotsOf(length);
  return lines.flatMap((runs) =>
    Array.from({ length: count }, (_, at) => runs[runs.length - 1 - at] ?? null),
  );
}

/** @source pzprjs, src/puzzle/Encode.js: genericEncodeNumber16 */
export function encodeSlots(slots: readonly Slot[]): string {
  let text = '';
  let skipped = 0;
  const skip = (): void => {
    if (skipped > 0) text += (skipped + 15).toString(36);
    skipped = 0;
  };
  for (const slot of slots) {
    if (slot === null) {
      skipped++;
      if (skipped === 20) skip();
      continue;
    }
    skip();
    if (slot === '?') text += '.';
    else text += slot < 16 ? slot.toString(16) : `-${slot.toString(16)}`;
  }
  skip();
  return text;
}
