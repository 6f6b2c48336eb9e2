/** The native solver of the benchmark: the same answers as ours where it can be built, and none elsewhere. */
import { expect, test } from 'vitest';
import { nativeSolver } from '../../../scripts/measure/bench/native.ts';
import { boardFormula } from '../../../src/engine/inference/boardFormula.ts';
import { askEveryCell } from '../../../src/engine/inference/inference.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';

const solver = nativeSolver();

test.skipIf(solver === null)('counts the cells that must be filled as ours does', () => {
  for (const id of ['random-10x10', 'must-be-72', 'switch'] as const) {
    const puzzle = galleryDescriptions(id);
    const found = solver?.ask(boardFormula(puzzle));
    expect(found?.count).toBe(askEveryCell(puzzle).count);
    expect(found?.time).toBeGreaterThan(0);
  }
  solver?.close();
});

test('is not there without a compiler', () => {
  expect(nativeSolver('a-compiler-that-is-not-there')).toBeNull();
});
