/** What the chapter on making and hunting says in words of its samples, counted: each sentence fails when a sample comes out otherwise. */
import { describe, expect, test } from 'vitest';
import { aboutOneIn } from '../../src/claims/002/filled113.ts';
import { bestScale, keptBy, valuesOf } from '../../src/claims/002/formulaScale.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { imageFromIndex, lineOf } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { fits } from '../../src/engine/line/fits.ts';
import { lineRounds } from '../../src/engine/sweep/openLines.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { openRows } from '../../src/facts/hunt.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { proseOf } from './proseOf.ts';

const page = proseOf('hunt');

const { boards, pass, fills, overlap, sweeps } = stored.tally('readings 15x15');
const all = [pass, fills, overlap, sweeps];
const share = (solved: Uint32Array): number => solved[1]! / boards[1]!;

const roundsOf = (image: Grid): string => lineRounds(puzzleOf(image)).open.join();

const said: readonly (readonly [words: string, holds: () => boolean])[] = [
  [
    'None of them gives 1 in 10.',
    () => {
      const { low, high } = aboutOneIn(10);
      return all.every((solved) => share(solved) < low || share(solved) > high);
    },
  ],
  ['All fits solve more than 1 in 4', () => share(sweeps) > 0.25],
  ['the outermost fits about 1 in 5', () => Math.abs(share(overlap) - 0.2) < 0.025],
  ['runs without gaps hardly any', () => share(fills) > 0 && share(fills) < 0.01],
  ['a single pass none', () => pass[1] === 0],
  [
    'A solver between the second and the third line of the table would give 1 in 10.',
    () => share(fills) < 0.1 && share(overlap) > 0.1,
  ],
  [
    'With one filled cell less, each of those that solve any solves fewer.',
    () => all.filter((solved) => solved[1]! > 0).every((solved) => solved[0]! < solved[1]!),
  ],
  [
    'No k fits every puzzle from 5 × 5 to 15 × 15.',
    () => {
      const [five, fifteen] = ([5, 15] as const).map((side) => valuesOf(stored, side));
      return fifteen!.at(-1)![0] > 10 * five![0]![0];
    },
  ],
  [
    'any other whole number loses more of the size that fares worst.',
    () => {
      const { k, kept } = bestScale(stored);
      return Array.from({ length: 100 }, (_, at) => at + 1)
        .filter((other) => other !== k)
        .every(
          (other) =>
            Math.min(
              ...([5, 10, 15] as const).map((side) => keptBy(valuesOf(stored, side), other)),
            ) < Math.min(...kept),
        );
    },
  ],
  [
    'More sweeps mean fewer open lines and more bottlenecks.',
    () =>
      openRows.slice(1).every((row, at) => {
        const [before, now] = [openRows[at]!, row].map((one) => one.map(Number));
        return now![3]! < before![3]! && now![4]! > before![4]!;
      }),
  ],
  [
    'all turns and reflections of a puzzle have the same ones.',
    () =>
      Array.from({ length: 2 ** 9 }, (_, index) => imageFromIndex(3, 3, index)).every((image) => {
        const flipped = { ...image, cells: image.cells.toReversed() };
        const turned = {
          ...image,
          cells: image.cells.map((_, at) => image.cells[3 * (at % 3) + Math.floor(at / 3)]!),
        };
        return [flipped, turned].every((one) => roundsOf(one) === roundsOf(image));
      }),
  ],
  [
    'unknown cells of a line hold equally many filled ones in each of its fits.',
    () =>
      Array.from({ length: 2 ** 12 }, (_, index) => puzzleOf(imageFromIndex(3, 4, index))).every(
        (puzzle) => {
          const { grid } = solveSimple(puzzle);
          return puzzle.rows.every((runs, row) => {
            const line = lineOf(grid, 'H', row);
            const filled = [...fits(line, runs)].map(
              (fit) => fit.filter((cell, at) => line[at] === UNKNOWN && cell === 1).length,
            );
            return new Set(filled).size === 1;
          });
        },
      ),
  ],
];

describe('chapter 12', () => {
  test.each(said)('%s', (words, holds) => {
    expect(page).toContain(words);
    expect(holds()).toBe(true);
  });
});
