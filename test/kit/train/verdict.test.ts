/** Verdicts on every stored question: what is said is so, and what is shown shows it. */
import { describe, expect, test } from 'vitest';
import { positionsFile } from '../../../src/claims/positions.ts';
import { UNKNOWN, parseLine } from '../../../src/engine/board/cell.ts';
import { describeLine, sameDescription } from '../../../src/engine/board/description.ts';
import { lineOf } from '../../../src/engine/board/image.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import { exerciseIn, lessonOf, linesOf, questionWords } from '../../../src/kit/train/exercise.ts';
import type { Exercise } from '../../../src/kit/train/exercise.ts';
import { techniqueWords } from '../../../src/kit/train/techniqueWords.ts';
import { judge } from '../../../src/kit/train/verdict.ts';
import type { CoachAnswer, Evidence } from '../../../src/kit/train/verdict.ts';
import { readStored } from '../../../src/stored/fromFile.ts';

const answers: readonly CoachAnswer[] = [0, 1, null];

/** The value that the asked cell has in a picture that is shown. */
function valueIn({ line, board }: Evidence, { basis, cell, grid }: Exercise): number {
  if (board !== undefined) return board.cells[cell]!;
  if (basis.kind !== 'line') throw new Error('a line is shown of no line');
  const along = basis.direction === 'H' ? cell % grid.width : Math.floor(cell / grid.width);
  return parseLine(line?.text ?? '')[along]!;
}

/** What is shown must keep the marks; a line has its description, and so have the four lines of a crossing. */
function expectHonest(shown: Evidence, exercise: Exercise): void {
  const { puzzle, grid, basis } = exercise;
  const clueOf = (direction: 'H' | 'V', index: number): readonly number[] =>
    (direction === 'H' ? puzzle.rows : puzzle.columns)[index]!;
  if (basis.kind === 'line') {
    const fit = parseLine(shown.line?.text ?? '');
    const marks = lineOf(grid, basis.direction, basis.index);
    expect(marks.every((mark, at) => mark === UNKNOWN || mark === fit[at])).toBe(true);
    expect(sameDescription(describeLine(fit), clueOf(basis.direction, basis.index))).toBe(true);
    return;
  }
  const { cells } = shown.board!;
  expect(grid.cells.every((mark, at) => mark === UNKNOWN || mark === cells[at])).toBe(true);
  if (basis.kind === 'pairs')
    for (const { direction, index } of linesOf(exercise)) {
      const line = lineOf({ ...grid, cells }, direction, index);
      expect(sameDescription(describeLine(line), clueOf(direction, index))).toBe(true);
    }
}

describe.each(techniques)('%s', (technique) => {
  const positions = readStored(positionsFile(technique));
  const questions = lessonOf(technique, positions);

  test('every answer is judged, and a wrong one refuted by what is shown first', () => {
    for (const { position, asks } of questions) {
      const exercise = exerciseIn(technique, positions[position]!, asks);
      expect(questionWords(exercise)).toMatch(/^[A-Z].*\?$/);
      for (const answer of answers) {
        const { right, sentences, evidence } = judge(exercise, answer);
        expect(right).toBe(answer === exercise.truth);
        expect(sentences.join(' ')).toMatch(/^[A-Z].*\.$/);
        expect(sentences.join(' ')).not.toMatch(/undefined|NaN|\s{2}/);
        expect(evidence.length).toBeGreaterThan(0);
        for (const shown of evidence) expectHonest(shown, exercise);
        const [first] = evidence;
        if (right || first === undefined) continue;
        // of a supposed cell the contradiction is the refutation
        if (exercise.basis.kind === 'contradiction' && exercise.truth !== null) {
          expect(first.board?.bad).toHaveLength(1);
          expect(valueIn(first, exercise)).toBe(1 - exercise.truth);
        } else if (answer !== null) expect(valueIn(first, exercise)).not.toBe(answer);
        else expect(valueIn(first, exercise)).toBe(exercise.truth);
      }
    }
  });
});

test('every technique is told in whole sentences', () => {
  for (const technique of techniques) {
    const { name, rule, how } = techniqueWords[technique];
    expect(name).toMatch(/^[A-Z]/);
    for (const text of [rule, how]) expect(text).toMatch(/^[A-Z].*[.?]$/);
  }
});
