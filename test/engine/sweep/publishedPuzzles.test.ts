// The puzzles of content/puzzles, made by others; their fields were checked by several programs (see the README there).
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Description } from '../../../src/engine/board/description.ts';
import { createFastLong } from '../../../src/engine/sweep/fastLong.ts';
import { SOLVED } from '../../../src/engine/sweep/fastSolver.ts';
import { countUnknown } from '../../../src/engine/board/image.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { record, solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';

type Published = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Description[];
  readonly cols: readonly Description[];
  readonly lineSolvable: boolean;
  readonly lineContradiction: boolean;
  readonly unknownAfterSettle: number | null;
  readonly sweeps: number | null;
  readonly sweepsColumnsFirst: number | null;
};

const folder = new URL('../../../content/puzzles/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const puzzles = files.flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Published[],
);

describe('the published puzzles', () => {
  test('are all there', () => expect(puzzles).toHaveLength(206));
  test.each(puzzles)('$name has the fixpoint and sweep numbers that others found', (published) => {
    const puzzle = { rows: published.rows, columns: published.cols };
    const h = solveSimple(puzzle, 'H');
    const v = solveSimple(puzzle, 'V');
    expect(h.status === 'solved').toBe(published.lineSolvable);
    expect(h.status === 'contradiction').toBe(published.lineContradiction);
    if (!published.lineContradiction) {
      expect(countUnknown(h.grid)).toBe(published.unknownAfterSettle);
      expect(v.grid).toEqual(h.grid);
    }
    if (published.lineSolvable) {
      expect(adheres(h.grid, puzzle)).toBe(true);
      expect([h.sweeps, v.sweeps]).toEqual([published.sweeps, published.sweepsColumnsFirst]);
    }
    const recording = record(puzzle, 'H');
    expect(recording.events.at(-1)).toMatchObject({ status: h.status, sweep: h.sweeps });
    // the path for long lines does short ones too
    const long = createFastLong(published.height, published.width);
    long.setPuzzle(puzzle);
    expect([long.run('H') === SOLVED, long.sweeps]).toEqual([published.lineSolvable, h.sweeps]);
    expect(long.readCells()).toEqual(h.grid.cells);
  });
});
