/** The stored positions: each is what its seed gives, and needs exactly its technique. */
import { describe, expect, test } from 'vitest';
import { searchPositions } from '../../scripts/remake/searches/positions.ts';
import { positionsFile } from '../../src/claims/positions.ts';
import { positionSpec, stateOf, storedOf } from '../../src/experiments/positions.ts';
import { adheres, puzzleOf } from '../../src/engine/board/puzzle.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { lengthOf, needing } from '../../src/engine/play/positions.ts';
import { givesNothing, stepsBy, stepTo, techniques } from '../../src/engine/play/techniques.ts';
import { readStored } from '../../src/stored/fromFile.ts';

describe.each(techniques)('%s', (technique) => {
  const positions = readStored(positionsFile(technique));

  test('has at least 60 positions, each of another board, in which nothing weaker gives any cell and it gives the one that is asked', () => {
    expect(positions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(positions.map(({ index }) => index)).size).toBe(positions.length);
    for (const position of positions) {
      const { image, cell, open } = position;
      const puzzle = puzzleOf(image);
      const grid = stateOf(position);
      expect(adheres(image, puzzle)).toBe(true);
      expect(grid.cells[cell]).toBe(UNKNOWN);
      for (const weaker of techniques.slice(0, techniques.indexOf(technique)))
        expect([position.index, weaker, givesNothing(weaker, puzzle, grid)]).toEqual([
          position.index,
          weaker,
          true,
        ]);
      expect(needing(technique, puzzle, grid)?.cells.join('')).toBe(grid.cells.join(''));
      const given = new Map(
        [...stepsBy(technique, puzzle, grid)].map(({ fix }) => [
          fix.row * grid.width + fix.column,
          fix.value,
        ]),
      );
      expect(given.get(cell)).toBe(image.cells[cell]);
      if (open === null) continue;
      expect(grid.cells[open]).toBe(UNKNOWN);
      expect(given.has(open)).toBe(false);
    }
  });

  test('those come first of which there is least to follow', () => {
    const lengths = positions.map((position) => {
      const puzzle = puzzleOf(position.image);
      const grid = stateOf(position);
      const { cell } = position;
      const place = { row: Math.floor(cell / grid.width), column: cell % grid.width };
      return lengthOf(stepTo(technique, puzzle, grid, place)!, puzzle, grid);
    });
    expect(lengths[0]).toBeLessThanOrEqual(lengths.at(-1)!);
    expect(lengths.filter((one, at) => one < (lengths[at - 1] ?? 0)).length).toBeLessThan(
      lengths.length / 3,
    );
  });

  test('its first ones come out of their seeds again', () => {
    // of the rare ones only as many as take a moment
    const few = technique === 'futures' ? 1 : technique === 'joins' ? 4 : 20;
    const spec = { ...positionSpec(technique), positions: few };
    const again = searchPositions(spec).positions.map(storedOf);
    // stored are those first of which there is least to follow; here those of the first boards are wanted
    const byBoard = positions.toSorted((a, b) => a.index - b.index).slice(0, few);
    const stored = byBoard.map(storedOf);
    // the share of filled cells that is asked of joins counts in the whole search
    if (technique === 'joins')
      expect(stored.some((one) => again.some((two) => two.join() === one.join()))).toBe(true);
    else expect(again.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual(stored);
  });
});
