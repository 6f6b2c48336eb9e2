import { expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { difficulty000, difficulty002 } from '../../src/engine/sweep/difficulty.ts';
import { SolvedBlocks } from '../../src/experiments/formulaBlocks.ts';
import { formulaRank } from '../../src/experiments/formulaRank.ts';
import { imageDrawer } from '../../src/experiments/greatHunt.ts';

const spec = {
  points: [
    { side: 5, filled: 13 },
    { side: 8, filled: 40 },
  ],
  boards: 40,
  seed: 3,
};
const tally = formulaRank.emptyTally(spec);
formulaRank.begin(spec)(0, 80, tally);

const taken = (from: (units: readonly number[]) => readonly number[]): SolvedBlocks => {
  const blocks = new SolvedBlocks(spec);
  for (const unit of from([...blocks.missing(tally)])) blocks.take(unit, tally);
  expect([...blocks.missing(tally)]).toEqual([]);
  return blocks;
};
const parts = { k: 3, sizePower: 2, blockPower: 2, columns: 1 };

/** A puzzle of the run, drawn again. */
const puzzleAt = (unit: number) => {
  const { side, filled } = spec.points[unit % 2]!;
  const cells = new Uint8Array(side * side);
  imageDrawer({ height: side, width: side, filled, seed: 3 })(Math.floor(unit / 2), cells);
  return puzzleOf({ height: side, width: side, cells });
};

test('with the parts of the document the formula is that of the document', () => {
  const blocks = taken((units) => units);
  const values = blocks.values(parts);
  expect(blocks.units.length).toBeGreaterThan(30);
  for (const [at, unit] of blocks.units.entries()) {
    const puzzle = puzzleAt(unit);
    expect(values[at]).toBeCloseTo(difficulty002(puzzle, { k: 3 }), 10);
    expect(blocks.measures('sweeps', tally)[at]).toBe(difficulty000(puzzle));
  }
});

test('other parts are what they say', () => {
  const blocks = taken((units) => units);
  const values = blocks.values({ k: 1, sizePower: 1, blockPower: 3, columns: 0.5 });
  for (const [at, unit] of blocks.units.entries()) {
    const { rows, columns } = puzzleAt(unit);
    const cubes = (lines: readonly (readonly number[])[]): number =>
      lines.flat().reduce((sum, block) => sum + ((15 * block) / rows.length) ** 3, 0);
    expect(values[at]).toBeCloseTo(rows.length / (cubes(rows) + 0.5 * cubes(columns)), 10);
  }
});

test('the order in which images come does not matter', () => {
  const backwards = taken((units) => units.toReversed());
  expect(backwards.values(parts)).toEqual(taken((units) => units).values(parts));
});
