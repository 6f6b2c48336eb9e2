/** Why no board has the sequence that the thesis prints for Figure 9, and that boards beyond the census obey it. */
import { expect, test } from 'vitest';
import { eightFilled, fromEight } from '../../src/claims/001/eightCells.ts';
import { printedSequences } from '../../src/claims/001/probingTexts.ts';
import { told, verdictOf } from '../../src/claims/verdict.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { sampleExact } from '../../src/engine/board/sample.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { stored } from '../../src/stored/fromFile.ts';

test('the printed sequence has three filled cells of eight; what the proof rests on has no exception', () => {
  expect(printedSequences.figure9.filter((one) => one === 14)).toHaveLength(3);
  const { ours, kind } = verdictOf(eightFilled, stored);
  expect(kind).toBe('differs');
  expect(ours).toMatchObject({ filled: [4], exceptions: 0, choices: [4] });
  expect(ours.lines).toBeGreaterThan(800);
  expect(told(eightFilled, stored).proof).toContain('four ways');
});

test('on larger boards, too, four of eight deciding cells are filled', () => {
  let seen = 0;
  for (const side of [6, 8])
    for (let index = 0; index < 3000; index++) {
      const cells = new Uint8Array(side * side);
      const filled = Math.round(0.6 * cells.length);
      sampleExact(boardRandom(9, side, side, 60, index), cells, filled);
      const puzzle = puzzleOf({ height: side, width: side, cells });
      const { grid } = solveSimple(puzzle);
      if (grid.cells.filter((cell) => cell === UNKNOWN).length !== 8) continue;
      const { sequence } = probeAll(puzzle);
      if (!sequence.every((one) => one === 11 || one === 14)) continue;
      seen++;
      expect(sequence.filter((one) => one === 14)).toHaveLength(4);
    }
  expect(seen).toBeGreaterThan(0);
});

test('an empty line has a cell of category 0 from eight cells on, each length up to fourteen', () => {
  expect(verdictOf(fromEight, stored).ours).toEqual({
    lengths: [8, 9, 10, 11, 12, 13, 14],
    shortestSequence: 5,
  });
});
