/** What the companion of Batenburg and Kosters says of (p,q)-difficulty: one board, by solvers with more and more lines. */
import { pqDifficulty } from '../engine/intersect/pqDifficulty.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { galleryPuzzle } from '../puzzles/gallery.ts';

const { code } = galleryPuzzle('difficulty-8');

/** The puzzle that needs eight intersections of two rows and two columns. */
export const eightCode = code;

/** Its (p,q)-difficulty. @throws RangeError where only bounds are known */
export function difficultyBy(p: number, q: number): number {
  const { atLeast, atMost } = pqDifficulty(decodePuzzle(code), p, q);
  if (atLeast !== atMost) throw new RangeError(`(${p},${q})-difficulty: ${atLeast} to ${atMost}`);
  return atMost;
}
