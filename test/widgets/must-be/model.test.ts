import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import type { InferenceNews } from '../../../src/engine/inference/inference.ts';
import { infer, inferInPieces } from '../../../src/engine/inference/inference.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import * as model from '../../../src/widgets/must-be/model.ts';
import { presets } from '../../../src/widgets/must-be/presets.ts';

function opened(id: PuzzleId) {
  const { code } = galleryPuzzle(id);
  const puzzle = decodePuzzle(code);
  const answer = model.answerOf(infer(puzzle), solveSimple(puzzle).grid);
  return { puzzle, answer, state: model.defaultState({ puzzle: code }) };
}

const line = (length: number): number[][] => Array.from({ length }, () => []);

describe('the figure of what must be so', () => {
  test('shows the inferable cells, and marks the others', () => {
    const { puzzle, answer, state } = opened('several-and-inference');
    const { cells, overlay = [] } = model.boardShown(puzzle, answer, state);
    expect([...cells]).toEqual([2, 1, 2, 2, 0, 2]);
    expect(overlay.map(({ attributes }) => attributes['class'])).toEqual([
      'board-either-edge',
      'board-either',
    ]);
    expect(model.answerText(answer)).toBe(
      '2 of 6 cells are the same in every solution: 1 filled, 1 empty. Sweeps find all of them. There is something to infer, and the puzzle has more than one solution.',
    );
    expect(model.valueWords(answer, state, 0)).toBe('may be filled or empty');
    expect(model.valueWords(answer, state, 4)).toBe('must be empty');
  });

  test('leafs through solutions that show what it says', () => {
    const { puzzle, answer, state } = opened('must-be-72');
    const { solutions } = answer;
    expect(solutions.length).toBeGreaterThan(1);
    for (const at of [1, solutions.length]) {
      const shown = model.boardShown(puzzle, answer, { ...state, at });
      expect([...shown.cells]).toEqual(solutions[at - 1]);
      expect(shown.overlay?.length).toBe(1);
    }
    expect(model.solutionAt(answer, { ...state, at: 999 })).toBe(solutions.length);
    expect(model.answerText(answer)).toContain('72 of 100 cells');
    expect(model.answerText(answer)).toContain('Sweeps find none of them.');
  });

  test('shows for each cell that may be either two solutions that differ there, and for no other', () => {
    const { puzzle, answer } = opened('must-be-72');
    let pairs = 0;
    for (const [at, value] of answer.cells.entries()) {
      const chosen = { row: Math.floor(at / 10), column: at % 10 };
      const pair = model.pairFor(answer, { chosen }, puzzle);
      expect(pair === null).toBe(value !== UNKNOWN);
      const text = model.cellText(answer, chosen, 10);
      if (pair === null) {
        expect(text).toContain('in every solution. Sweeps do not find it');
        continue;
      }
      pairs++;
      expect(pair.parts.map(({ grid }) => grid.cells[at])).toEqual([FILLED, EMPTY]);
      expect(text).toContain('may be either');
    }
    expect(pairs).toBe(28);
    const first = model.pairFor(answer, { chosen: null }, puzzle);
    expect(first?.parts.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('says what there is with one solution, without inference, without a solution', () => {
    expect(model.answerText(opened('003-figure-1').answer)).toContain('one solution only');
    expect(model.answerText(opened('switch').answer)).toContain('Nothing can be inferred');
    const none = opened('no-solution');
    expect(model.answerText(none.answer)).toContain('has no solution');
    expect(model.boardShown(none.puzzle, none.answer, none.state).overlay).toBeUndefined();
    expect(model.pairFor(none.answer, none.state, none.puzzle)).toBeNull();
    expect(presets.length).toBeGreaterThan(8);
  });

  test('keeps what is known when it is stopped', () => {
    const cells = new Uint8Array(20 * 20);
    sampleIndependent(boardRandom(21, 20, 20, 0.4, 0), cells, 0.4);
    const puzzle = puzzleOf({ height: 20, width: 20, cells });
    const state = model.defaultState({});
    const pieces = inferInPieces(puzzle);
    let last: InferenceNews | undefined;
    for (let piece = pieces.next(); piece.done !== true; piece = pieces.next()) last = piece.value;
    if (last === undefined) throw new Error('there was nothing to tell');
    const part = model.partOf(last);
    expect(part.complete).toBe(false);
    expect(model.answerText(part)).toMatch(/^Stopped: \d+ of 400 cells/);
    expect(model.boardShown(puzzle, part, state).overlay).toBeUndefined();
    expect(model.newsText(last)).toMatch(/^Asking a SAT solver: \d+ of 400 cells decided\.$/);
  });

  test('refuses what is too large, and cells that there are not', () => {
    const large = { rows: line(51), columns: line(50) };
    expect(model.sizeTrouble(large)).toContain('2,550 cells');
    expect(model.sizeTrouble({ rows: line(50), columns: line(50) })).toBeNull();
    const { puzzle, state } = opened('switch');
    expect(() => {
      model.checkAsked({ ...state, chosen: { row: 2, column: 0 } }, null, puzzle);
    }).toThrow(LinkError);
  });

  test('gives every cell to the table', () => {
    const { answer } = opened('several-and-inference');
    expect(model.cellRows(answer, 3)).toEqual([
      ['row', 'column', 'in every solution', 'by sweeps'],
      [1, 1, 'either', 'unknown'],
      [1, 2, 'filled', 'filled'],
      [1, 3, 'either', 'unknown'],
      [2, 1, 'either', 'unknown'],
      [2, 2, 'empty', 'empty'],
      [2, 3, 'either', 'unknown'],
    ]);
  });
});
