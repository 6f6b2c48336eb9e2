import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED } from '../../../src/engine/board/cell.ts';
import { infer } from '../../../src/engine/inference/inference.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { LinkError } from '../../../src/kit/cell/linkState.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import * as model from '../../../src/widgets/two-pictures/model.ts';

function opened(id: PuzzleId) {
  const { code } = galleryPuzzle(id);
  const puzzle = decodePuzzle(code);
  const made = model.proofOf(infer(puzzle));
  return {
    puzzle,
    proof: model.checked(puzzle, made),
    made,
    state: model.defaultState({ puzzle: code }),
  };
}

describe('the pictures of a certificate', () => {
  test('are walked, and the marks fall until every cell has been seen both ways', () => {
    const { puzzle, proof, state } = opened('nothing-10x10');
    const last = proof.grids.length;
    expect(last).toBeGreaterThan(proof.least);
    expect(last).toBeLessThan(200);
    expect(model.boardShown(puzzle, proof, state).overlay?.length).toBe(1);
    expect(model.pictureText(puzzle, proof, state)).toBe(
      `Picture 1 of ${last} fits all 20 descriptions. 0 of 100 cells have been seen both filled and empty by now.`,
    );
    const end = { ...state, at: last };
    expect(model.boardShown(puzzle, proof, end).overlay).toBeUndefined();
    expect(model.pictureText(puzzle, proof, end)).toContain('With it all 100 cells');
    expect(model.pictureAt(proof, { ...state, at: 500 })).toBe(last - 1);
    expect(model.proofText(puzzle, proof)).toContain(
      `Checked: ${last} pictures in place of 200. So nothing can be inferred.`,
    );
  });

  test('show for each cell one that is filled and one that is empty', () => {
    const { puzzle, proof, state } = opened('nothing-10x10');
    for (const at of proof.cells) {
      const found = model.picturesOf(proof, at);
      expect(proof.grids[(found?.filled ?? 0) - 1]?.cells[at]).toBe(FILLED);
      expect(proof.grids[(found?.empty ?? 0) - 1]?.cells[at]).toBe(EMPTY);
    }
    expect(model.cellRows(puzzle, proof).length).toBe(101);
    const chosen = { row: 2, column: 3 };
    expect(model.cellText(puzzle, proof, { ...state, chosen })).toMatch(
      /^Row 3, column 4: filled in picture \d+, empty in picture \d+\.$/,
    );
  });

  test('are refused by the check when one is changed', () => {
    const { puzzle, made } = opened('switch');
    expect(model.proofText(puzzle, model.checked(puzzle, made))).toContain('Fewer cannot do it.');
    const spoilt = model.checked(puzzle, { ...made, pictures: [made.pictures[0]!, '1100'] });
    expect(model.proofText(puzzle, spoilt)).toContain('The check fails');
    expect(model.pictureText(puzzle, spoilt, { ...model.defaultState({}), at: 2 })).toContain(
      'does not fit',
    );
  });

  test('say what they show where some cells must be so, where all must, and without a solution', () => {
    const some = opened('must-be-72');
    expect(model.proofText(some.puzzle, some.proof)).toContain(
      'So these 28 cells may be either; the other 72 are the same in every solution.',
    );
    const inferable = [...some.proof.grids[0]!.cells.keys()].find(
      (at) => !some.proof.cells.includes(at),
    )!;
    const chosen = { row: Math.floor(inferable / 10), column: inferable % 10 };
    expect(model.cellText(some.puzzle, some.proof, { ...some.state, chosen })).toContain(
      'in all of them, as in every solution',
    );
    const one = opened('003-figure-1');
    expect(model.pictureText(one.puzzle, one.proof, one.state)).toContain('there is one solution');
    const none = opened('no-solution');
    expect(model.pictureText(none.puzzle, none.proof, none.state)).toContain('has no solution');
    expect(model.boardShown(none.puzzle, none.proof, none.state).overlay).toBeUndefined();
  });

  test('are not made of boards that are too large, nor looked at where there is no cell', () => {
    const lines = Array.from({ length: 31 }, () => []);
    expect(model.sizeTrouble({ rows: lines, columns: lines })).toContain('961 cells');
    const { puzzle, state } = opened('switch');
    expect(() => {
      model.checkAsked({ ...state, chosen: { row: 0, column: 2 } }, puzzle);
    }).toThrow(LinkError);
  });
});
