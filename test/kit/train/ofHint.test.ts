/** Hints name the weakest technique that gives one of their cells. */
import { expect, test } from 'vitest';
import { positionsFile } from '../../../src/claims/positions.ts';
import { stateOf } from '../../../src/experiments/positions.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { hintInPieces } from '../../../src/engine/play/hint.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import { techniqueOfHint } from '../../../src/kit/train/ofHint.ts';
import { readStored } from '../../../src/stored/fromFile.ts';

test.each(techniques)(
  'where %s is the weakest that gives anything, a hint names it',
  (technique) => {
    for (const position of readStored(positionsFile(technique)).slice(0, 20)) {
      const puzzle = puzzleOf(position.image);
      const grid = stateOf(position);
      const hint = allPieces(hintInPieces(puzzle, grid));
      const named = techniqueOfHint(hint, puzzle, grid.cells);
      // a hint takes the line with the fewest fits, which a rule before the last may not give anything of
      if (technique !== 'agreement' && hint.kind === 'line')
        expect([technique, 'agreement', 'joins', 'ends', 'edges', 'gaps']).toContain(named);
      else expect(named).toBe(technique);
    }
  },
);

test('a hint that uses none of the ten names none', () => {
  const puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
  for (const kind of ['open', 'wrong', 'done'] as const)
    expect(techniqueOfHint({ kind }, puzzle, new Uint8Array(4))).toBeNull();
});
