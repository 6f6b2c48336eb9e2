/** Generators for property tests. */
import fc from 'fast-check';
import type { Grid } from '../src/engine/board/cell.ts';
import { UNKNOWN } from '../src/engine/board/cell.ts';
import type { GeneralDescription, Segment } from '../src/engine/board/generalDescription.ts';
import type { Puzzle } from '../src/engine/board/puzzle.ts';
import { puzzleOf } from '../src/engine/board/puzzle.ts';
import { describe01 } from './oracles.ts';

/** A value once in `outOf` times, else null. */
const sometimes = <Value>(value: fc.Arbitrary<Value>, outOf: number): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: outOf - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

/** A finished line; long runs and long gaps are as likely as a mix. */
export const fullLine = (minLength: number, maxLength: number): fc.Arbitrary<Uint8Array> =>
  fc
    .record({
      length: fc.integer({ min: minLength, max: maxLength }),
      density: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .chain(({ length, density }) =>
      fc
        .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: length, maxLength: length })
        .map((draws) => Uint8Array.from(draws, (draw) => (draw < density ? 1 : 0))),
    );

export type LineCase = {
  readonly line: Uint8Array;
  readonly description: number[];
  readonly full: Uint8Array;
};

/** A partial line with its description, made from a finished line, of which few or many cells are known. */
export const fixableLine = (minLength: number, maxLength: number): fc.Arbitrary<LineCase> =>
  fc
    .record({
      full: fullLine(minLength, maxLength),
      share: fc.double({ min: 0, max: 0.7, noNaN: true }),
    })
    .chain(({ full, share }) =>
      fc
        .array(fc.double({ min: 0, max: 1, noNaN: true }), {
          minLength: full.length,
          maxLength: full.length,
        })
        .map((draws) => ({
          full,
          description: describe01(full),
          line: full.map((cell, i) => ((draws[i] ?? 1) < share ? cell : UNKNOWN)),
        })),
    );

/** Like {@link fixableLine}, but some lines have a wrong cell, so that they may have no fit. */
export const anyLine = (minLength: number, maxLength: number): fc.Arbitrary<LineCase> =>
  fc
    .record({
      base: fixableLine(minLength, maxLength),
      wrong: sometimes(fc.nat(maxLength), 4),
    })
    .map(({ base, wrong }) => ({
      ...base,
      line: base.line.map((cell, i) => (i === wrong ? 1 - (base.full[i] ?? 0) : cell)),
    }));

/** An image; sides from 1 to the given ones. */
export const image = (maxHeight: number, maxWidth: number): fc.Arbitrary<Grid> =>
  fc
    .record({
      height: fc.integer({ min: 1, max: maxHeight }),
      width: fc.integer({ min: 1, max: maxWidth }),
      density: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      seed: fc.integer(),
    })
    .map(({ height, width, density, seed }) => {
      const next = lcg(seed);
      const cells = Uint8Array.from({ length: height * width }, () => (next() < density ? 1 : 0));
      return { height, width, cells };
    });

/** A puzzle of an image; in a third of them a line's description is replaced, so that it may have no solution; some clues. */
export const puzzle = (maxHeight: number, maxWidth: number): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      grid: image(maxHeight, maxWidth),
      spoil: sometimes(fc.nat(100), 3),
      clues: sometimes(
        fc.record({ seed: fc.integer(), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
        3,
      ),
      wrongClue: sometimes(fc.nat(2000), 3),
    })
    .map(({ grid, spoil, clues, wrongClue }) => {
      const { rows, columns } = puzzleOf(grid);
      const broken = spoil === null ? rows : rows.with(spoil % rows.length, [1 + (spoil % 3)]);
      if (!clues) return { rows: broken, columns };
      const next = lcg(clues.seed);
      const known = grid.cells.map((cell, at) => {
        const value = at === wrongClue ? 1 - cell : cell;
        return clues.share === 1 || next() < clues.share ? value : UNKNOWN;
      });
      return { rows: broken, columns, clues: known };
    });

/** General descriptions of up to five segments with small bounds. */
export const general: fc.Arbitrary<GeneralDescription> = fc.array(
  fc
    .record({
      symbol: fc.constantFrom(0 as const, 1 as const),
      least: fc.nat(3),
      extra: fc.constantFrom(0, 1, 2, Infinity),
    })
    .map(({ symbol, least, extra }): Segment => ({ symbol, least, most: least + extra })),
  { minLength: 1, maxLength: 5 },
);

/** A line of any cells. */
export const partialLine = (maxLength: number): fc.Arbitrary<Uint8Array> =>
  fc
    .array(fc.constantFrom(0, 1, 2, 2, 2), { minLength: 0, maxLength })
    .map((cells) => Uint8Array.from(cells));

/** A small generator of its own, so that tests of the engine do not lean on the engine's. */
export function lcg(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}
