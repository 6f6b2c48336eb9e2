/**
 * What two unknown cells of one settled line can be together: the seven cases of 000 §3.2.
 *
 * A pair of values a–b is number 2a + b, and a set of allowed pairs is a mask of four bits, 0–0 at bit 0 to 1–1 at bit 3.
 * A pair that leaves one of the cells with one value does not occur: SETTLE would have fixed that cell.
 */
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { settle } from './settle.ts';

/** One of the seven cases. */
export type PairRelation = {
  readonly number: number; // 0..6, in the order of 000
  readonly name: string;
  /** The allowed pairs a–b: bit 2a + b. */
  readonly allowed: number;
  /** 000's example: a line, its description and the two cells, zero-based. */
  readonly example: {
    readonly line: string;
    readonly description: Description;
    readonly cells: readonly [number, number];
  };
};

const example = (
  line: string,
  description: Description,
  a: number,
  b: number,
): PairRelation['example'] => ({ line, description, cells: [a, b] });

/**
 * The seven relations in the order of 000, with its examples.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (the list of seven possibilities)
 */
export const PAIR_RELATIONS: readonly PairRelation[] = [
  { number: 0, name: 'all allowed', allowed: 0b1111, example: example('?????', [1, 1], 0, 4) },
  { number: 1, name: '1–0 forbidden', allowed: 0b1011, example: example('??1??', [3], 0, 1) },
  { number: 2, name: '0–1 forbidden', allowed: 0b1101, example: example('??1??', [3], 3, 4) },
  { number: 3, name: '0–0 forbidden', allowed: 0b1110, example: example('????', [1, 1], 0, 3) },
  { number: 4, name: '1–1 forbidden', allowed: 0b0111, example: example('????', [2], 0, 3) },
  { number: 5, name: 'different', allowed: 0b0110, example: example('??', [1], 0, 1) },
  { number: 6, name: 'same', allowed: 0b1001, example: example('??0??', [2], 0, 1) },
];

/** Where two cells are not both unknown there is no relation. */
export const NO_RELATION = 255;

const NUMBER_OF_MASK = new Uint8Array(16).fill(NO_RELATION);
for (const { number, allowed } of PAIR_RELATIONS) NUMBER_OF_MASK[allowed] = number;

/**
 * The relation with a set of allowed pairs.
 *
 * @param allowed - bit 2a + b for each allowed pair a–b
 * @returns 0..6, or NO_RELATION for a set that fixes a cell or allows nothing
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function relationOfMask(allowed: number): number {
  return NUMBER_OF_MASK[allowed] ?? NO_RELATION;
}

/** The allowed pairs of a relation, 0 to 6. @source 000_8dc3042ab81c971c.txt §3.2 */
export function maskOfRelation(relation: number): number {
  const found = PAIR_RELATIONS[relation];
  if (!found) throw new RangeError(`relation must be 0 to 6: ${relation}`);
  return found.allowed;
}

/**
 * The relations of all pairs of unknown cells of a line, from two settles an unknown cell: what SETTLE fixes after a cell
 * is set to 0 (to 1) is what cannot be beside 0 (beside 1).
 *
 * @param line - settled, of any length; not modified
 * @param description - the line's
 * @returns ℓ·ℓ numbers, that of (a, b) at a·ℓ + b: a relation 0..6, or NO_RELATION when not both are unknown or a = b
 * @throws RangeError when the line is not settled, or for a description that is malformed
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function pairRelations(line: Uint8Array, description: Description): Uint8Array {
  const length = line.length;
  const allowed = new Uint8Array(length * length);
  const trial = line.slice();
  for (let a = 0; a < length; a++) {
    if (line[a] !== UNKNOWN) continue;
    for (const value of [EMPTY, FILLED]) {
      trial[a] = value;
      const settled = settle(trial, description);
      if (settled === null) throw new RangeError(`line is not settled: cell ${a + 1} is known`);
      for (let b = 0; b < length; b++) {
        if (line[b] !== UNKNOWN) continue;
        const with0 = settled[b] === FILLED ? 0 : 1;
        const with1 = settled[b] === EMPTY ? 0 : 2;
        allowed[a * length + b]! |= (with0 | with1) << (2 * value);
      }
    }
    trial[a] = UNKNOWN;
  }
  return allowed.map((mask, at) =>
    Math.floor(at / length) === at % length ? NO_RELATION : relationOfMask(mask),
  );
}
