import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { certifyInPieces } from '../../../src/engine/inference/certificate.ts';
import type { InferenceNews } from '../../../src/engine/inference/inference.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import { smallOnes } from '../../../src/kit/board/pictureStrip.ts';
import { prebuilt as given } from '../../../src/widgets/two-pictures/prebuilt.ts';
import * as model from '../../../src/widgets/two-pictures/model.ts';

function opened(id: PuzzleId) {
  const { code } = galleryPuzzle(id);
  const puzzle = decodePuzzle(code);
  const made = given({ puzzle: code });
  return {
    puzzle,
    proof: model.checked(puzzle, made),
    made,
    state: model.defaultState({ puzzle: code }),
  };
}

const grids = (count: number, cells: number): Grid[] =>
  Array.from({ length: count }, () => ({ height: 1, width: cells, cells: new Uint8Array(cells) }));

describe('the pictures of a certificate', () => {
  test('are walked, and the marks fall until every cell has been seen both ways', () => {
    const { puzzle, proof, state } = opened('nothing-10x10');
    const last = proof.grids.length;
    expect(last).toBeGreaterThan(proof.least);
    expect(last).toBeLessThan(200);
    expect(model.boardShown(puzzle, proof, state).overlay?.length).toBe(1);
    expect(model.pictureText(puzzle, proof, state)).toBe(
      `Picture 1 of ${last} fits the clues of all 20 lines. 0 of 100 cells have been seen both filled and empty by now.`,
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

  test('of a search that is stopped are shown as a part, and it goes on from there to the same end', () => {
    for (const id of ['nothing-10x10', 'must-be-72', 'nothing-15x15'] as const) {
      const { puzzle, proof, state } = opened(id);
      const part = model.partialChecker(puzzle);
      expect(part.soFar()).toBeNull();
      const told: InferenceNews[] = [];
      for (const news of certifyInPieces(puzzle)) if (news !== undefined) told.push(news);
      const from = told[Math.floor(told.length / 3)]!;
      for (const news of told.slice(0, told.indexOf(from) + 1)) part.take(news);
      const soFar = part.soFar()!;
      expect(soFar.grids).toEqual(from.witnesses);
      expect(soFar.checks.every(({ fits }) => fits)).toBe(true);
      expect(soFar.checks.at(-1)?.shown).toBe(soFar.cells.length);
      expect(soFar.cells.every((cell) => proof.cells.includes(cell))).toBe(true);
      const decided = from.inferable.cells.filter((cell) => cell !== UNKNOWN).length;
      const undecided = soFar.undecided!.length;
      expect(undecided).toBeGreaterThan(0);
      expect(soFar.cells.length + undecided + decided).toBe(from.inferable.cells.length);
      expect(model.proofText(puzzle, soFar)).toMatch(
        new RegExp(`^A partial result, checked: .* and ${undecided} are undecided`),
      );
      expect(model.pictureText(puzzle, soFar, state)).toMatch(/^Picture 1 of \d+ so far fits/);
      expect(model.boardShown(puzzle, soFar, { ...state, at: 900 }).overlay).toHaveLength(1);
      const [open = 0] = soFar.undecided!;
      const width = puzzle.columns.length;
      const chosen = { row: Math.floor(open / width), column: open % width };
      expect(model.cellText(puzzle, soFar, { ...state, chosen })).toContain('so far; undecided');
      expect(model.proofJson(puzzle, soFar)).toMatchObject({ whole: false, undecided });
      const on = model.certified(allPieces(certifyInPieces(puzzle, from)));
      expect([on.undecided, on.cells]).toEqual([null, proof.cells]);
      expect(model.proofText(puzzle, on)).toMatch(/^Checked: /);
      // nothing that was found is looked for again
      const again = certifyInPieces(puzzle, from);
      const first = [...again].find((news) => news !== undefined);
      expect(first?.witnesses.slice(0, from.witnesses.length)).toEqual(from.witnesses);
    }
  });

  test('are a part of all on the page where there are many', () => {
    expect(smallOnes(grids(30, 100), 12)).toEqual([0, 30]);
    expect(smallOnes(grids(300, 2500), 0)).toEqual([0, 24]);
    expect(smallOnes(grids(300, 2500), 150)).toEqual([138, 162]);
    expect(smallOnes(grids(300, 2500), 299)).toEqual([276, 300]);
  });

  test('are not made of boards that are too large, nor looked at where there is no cell', () => {
    const lines = Array.from({ length: 51 }, () => []);
    expect(model.sizeTrouble({ rows: lines, columns: lines })).toContain('2,601 cells');
    const { puzzle, state } = opened('switch');
    expect(() => {
      model.checkAsked({ ...state, chosen: { row: 0, column: 2 } }, null, puzzle);
    }).toThrow(LinkError);
  });
});
