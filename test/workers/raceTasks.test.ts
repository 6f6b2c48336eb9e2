/** The task of the race: its verdict, its time, and that it gives up. */
import { expect, test } from 'vitest';
import survey from '../../content/puzzles/survey.json' with { type: 'json' };
import { allPieces } from '../../src/engine/pieces.ts';
import { raceTasks } from '../../src/workers/raceTasks.ts';

const puzzleOf = (name: string): { rows: number[][]; columns: number[][] } => {
  const { rows, cols } = survey.find((one) => one.name === name)!;
  return { rows, columns: cols };
};

test('a race tells the verdict and the time of its work', () => {
  const end = allPieces(raceTasks.race({ puzzle: puzzleOf('Edge'), limit: 10_000 }));
  expect(end).toMatchObject({ verdict: 'one', by: 'search' });
  expect(end.ms).toBeGreaterThan(0);
});

test('a race gives up at its limit', () => {
  const end = allPieces(raceTasks.race({ puzzle: puzzleOf('Knotty'), limit: 50 }));
  expect(end.verdict).toBe('open');
  expect(end.ms).toBeGreaterThanOrEqual(50);
});
