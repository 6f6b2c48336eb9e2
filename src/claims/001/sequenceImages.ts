/** Images by their probing sequences: what the text of 001 counts of them. */
import type { Grid } from '../../engine/board/cell.ts';
import { createFold } from '../../engine/census/fold.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { createSmallProbe } from '../../engine/census/smallProbe.ts';
import { d4Class } from '../../engine/board/symmetry.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';

/** The images whose sorted sequence is one of some, by sequence. */
export type ImagesOf = ReadonlyMap<string, readonly Grid[]>;

/**
 * Finds all images of n x n with given sequences, by looking at one of each symmetry class: its turns and reflections
 * have the same sorted sequence.
 *
 * @param sequences - hexadecimal digits, sorted
 * @source 001_a525a3e1210b0814.txt §4
 */
export function imagesWith(side: 4 | 5, sequences: readonly string[]): ImagesOf {
  const prober = createSmallProbe(side, side);
  const timesOf = createFold(side, side, 'class');
  const found = new Map(sequences.map((sequence) => [sequence, [] as Grid[]]));
  const lengths = new Set(sequences.map(({ length }) => length));
  for (let index = 0; index < 2 ** (side * side); index++) {
    if (timesOf(index) === 0 || prober.probe(index) === 0 || !lengths.has(prober.length)) continue;
    const sorted = prober.sequence.slice(0, prober.length).toSorted((a, b) => a - b);
    const key = Array.from(sorted, (category) => category.toString(16)).join('');
    found.get(key)?.push(...d4Class(imageFromIndex(side, side, index)));
  }
  return found;
}

/** Puzzles as codes, each once, in the order of the text; and how many images each has. */
export function puzzlesOf(images: readonly Grid[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const image of images) {
    const code = encodePuzzle(puzzleOf(image));
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return new Map([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Puzzles that turn or reflect into each other, as one: how many different puzzles each such group has. */
export function kindsOf(images: readonly Grid[]): number[] {
  const left = new Set(puzzlesOf(images).keys());
  const sizes: number[] = [];
  for (const image of images) {
    if (!left.has(encodePuzzle(puzzleOf(image)))) continue;
    const codes = new Set(d4Class(image).map((one) => encodePuzzle(puzzleOf(one))));
    for (const code of codes) left.delete(code);
    sizes.push(codes.size);
  }
  return sizes.toSorted((a, b) => a - b);
}

const fours = new Map<string, readonly Grid[]>();

/** The 4x4 images with a sequence; kept for the next caller. */
export function fourWith(sequence: string): readonly Grid[] {
  const known = fours.get(sequence) ?? imagesWith(4, [sequence]).get(sequence) ?? [];
  fours.set(sequence, known);
  return known;
}
