/** What is said of a collection in a sentence or two, by how many puzzles it has. */
import { expect, test } from 'vitest';
import { exampleCollection, summaryOf } from '../../../src/widgets/puzzle-collection/model.ts';

/** The first puzzles of the one that the page opens with, each with what it needs. */
function said(count: number): string {
  const puzzles = exampleCollection.puzzles.slice(0, count);
  const grades = new Map(
    puzzles.map(({ code, grade }) => [
      code,
      { solutions: 'one', kind: grade, sweeps: null, picture: null } as const,
    ]),
  );
  return summaryOf({ ...exampleCollection, puzzles }, grades);
}

test('one, two and more puzzles with one solution each', () => {
  expect(said(1)).toBe('It has one solution, found by sweeps.');
  expect(said(2)).toBe('Both have one solution. One needs sweeps, one pairs of lines.');
  expect(said(3)).toMatch(/^All three have one solution\. One needs sweeps, /);
});
