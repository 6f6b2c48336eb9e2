import { expect, test } from 'vitest';
import { FILLED, UNKNOWN } from '../../src/engine/board/cell.ts';
import { solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { oneClueExamples } from '../../src/facts/oneClue.ts';

test('the boards of the chapter on all small nonograms are where FourSolver stops, and one marked cell lets the sweeps finish', () => {
  const examples = oneClueExamples('two-rows-two-columns', 'fig-standstill');
  expect(examples.map(({ text }) => text.split(':')[0])).toEqual(['some progress', 'no progress']);
  for (const { image, marked, unknown, href } of examples) {
    const code = decodeURIComponent(/;p=([^;]*);/.exec(href)?.[1] ?? '');
    const puzzle = decodePuzzle(code);
    const { grid, status } = solveFour(puzzle);
    expect(status).toBe('standstill');
    expect(grid.cells).toEqual(image.cells);
    expect(solve(puzzle, { most: 100 }).solutions.length).toBeGreaterThan(1);
    expect(image.cells.filter((cell) => cell === UNKNOWN)).toHaveLength(unknown);
    const helps = [...image.cells.keys()].filter(
      (at) =>
        image.cells[at] === UNKNOWN &&
        [0, FILLED].some((value) => {
          const clues = image.cells.slice();
          clues[at] = value;
          return solveSimple({ ...puzzle, clues }).status === 'solved';
        }),
    );
    // a marked cell helps with its value in the picture; others may help with the other value
    expect(helps).toEqual(expect.arrayContaining([...marked]));
    expect(marked.size).toBeGreaterThan(1);
    expect(marked.size).toBeLessThan(unknown);
  }
});
