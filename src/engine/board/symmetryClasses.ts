/**
 * How many images of n x n have how many different turns and reflections (001 §4, Figure 19), without running through them:
 * images that a group of symmetries keeps are as many as two colours on its orbits of cells (Burnside).
 */
import { symmetries } from './symmetry.ts';

/** The images of n x n whose symmetry class has a given size. */
export type ClassCount = {
  readonly size: 1 | 2 | 4 | 8; // different images in a class
  readonly images: bigint;
  readonly classes: bigint; // images / size
};

function checkSide(side: number): void {
  if (!Number.isInteger(side) || side < 1 || side > 15)
    throw new RangeError(`side must be a whole number from 1 to 15: ${side}`); // a cell's place fits a byte
}

/** Where each of the eight symmetries of {@link symmetries} takes its cells from, for n x n; cells row by row. */
function permutations(side: number): Uint8Array[] {
  const cells = Uint8Array.from({ length: side * side }, (_, cell) => cell);
  return symmetries({ height: side, width: side, cells }).map((grid) => grid.cells);
}

/** The ten groups within D4, as sets of places in the list of {@link symmetries}, the largest first. */
function subgroups(): readonly (readonly number[])[] {
  const corners = permutations(2); // what a symmetry does to four corners tells which it is
  const after = (a: number, b: number): number => {
    const both = corners[b]!.map((cell) => corners[a]![cell]!).join();
    return corners.findIndex((one) => one.join() === both);
  };
  const found = new Map<string, readonly number[]>();
  for (let a = 0; a < 8; a++)
    for (let b = a; b < 8; b++) {
      const group = new Set([0, a, b]);
      for (let before = 0; before !== group.size;) {
        before = group.size;
        for (const one of group) for (const other of group) group.add(after(one, other));
      }
      const places = [...group].toSorted((one, other) => one - other);
      found.set(places.join(), places);
    }
  return [...found.values()].toSorted((one, other) => other.length - one.length);
}

/** Sets of cells that the symmetries of a group carry into each other. */
function orbits(group: readonly number[], moves: readonly Uint8Array[]): number {
  const least = Uint8Array.from(moves[0]!);
  for (let cell = 0; cell < least.length; cell++)
    for (const place of group) least[cell] = Math.min(least[cell]!, moves[place]![cell]!);
  return new Set(least).size;
}

/**
 * Counts the images of n x n by the size of their symmetry class.
 *
 * @param side - n, 1 to 15
 * @returns four counts: classes of 1, 2, 4 and 8 images
 * @throws RangeError for another side
 * @source 001_a525a3e1210b0814.txt §4, Figure 19
 */
export function classCounts(side: number): readonly ClassCount[] {
  checkSide(side);
  const moves = permutations(side);
  const groups = subgroups();
  const exactly: bigint[] = []; // images that this group keeps, and no larger one
  for (const [at, group] of groups.entries()) {
    let images = 2n ** BigInt(orbits(group, moves));
    for (let larger = 0; larger < at; larger++)
      if (
        groups[larger]!.length > group.length &&
        group.every((one) => groups[larger]!.includes(one))
      )
        images -= exactly[larger]!;
    exactly.push(images);
  }
  return ([1, 2, 4, 8] as const).map((size) => {
    const images = groups.reduce(
      (sum, group, at) => (8 / group.length === size ? sum + exactly[at]! : sum),
      0n,
    );
    return { size, images, classes: images / BigInt(size) };
  });
}

/**
 * How many symmetry classes the images of n x n fall into: the mean number of images that a symmetry keeps.
 *
 * @param side - n, 1 to 15
 * @throws RangeError for another side
 * @source Burnside's lemma
 */
export function classTotal(side: number): bigint {
  checkSide(side);
  const moves = permutations(side);
  const kept = moves.map((move) => 2n ** BigInt(cycles(move)));
  return kept.reduce((sum, images) => sum + images, 0n) / 8n;
}

function cycles(move: Uint8Array): number {
  const seen = new Uint8Array(move.length);
  let count = 0;
  for (let cell = 0; cell < move.length; cell++) {
    if (seen[cell] === 1) continue;
    count++;
    for (let at = cell; seen[at] === 0; at = move[at]!) seen[at] = 1;
  }
  return count;
}
