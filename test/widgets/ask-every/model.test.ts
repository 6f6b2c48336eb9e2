import { expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import {
  askEveryCell,
  askEveryCellInPieces,
  infer,
} from '../../../src/engine/inference/inference.ts';
import type { QuestionNews } from '../../../src/engine/inference/inference.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { grouped } from '../../../src/notebook/plain/numbers.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { heatPicture, heatScale } from '../../../src/widgets/ask-every/heatPicture.ts';
import {
  allAnswers,
  answerRows,
  answersJson,
  answersSoFar,
  cellWords,
  noAnswers,
  rangeOf,
  sizeOf,
  summaryWords,
  warmthOf,
} from '../../../src/widgets/ask-every/model.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const puzzle = galleryDescriptions('random-10x10');

test('asked both ways, every cell says what all solutions share', () => {
  for (const id of ['random-10x10', 'no-progress', 'switch', 'two-five', 'lambda'] as const) {
    const one = galleryDescriptions(id);
    const both = allPieces(askEveryCellInPieces(one, { both: true }));
    expect(both.inferred.cells).toEqual(infer(one).inferable.cells);
    expect(both.consistent).toBe(true);
    const filled = askEveryCell(one);
    expect(filled.inferred.cells).toEqual(filled.inferredFilled.cells);
    expect(both.inferredFilled.cells).toEqual(filled.inferredFilled.cells);
  }
  expect(askEveryCell(galleryDescriptions('no-solution')).consistent).toBe(false);
  const full = { rows: [[2], [2]], columns: [[2], [2]] };
  expect(askEveryCell(full)).toMatchObject({ count: 4, consistent: true });
});

test('tells on the way what is asked so far, and the same at the end', () => {
  const pieces = askEveryCellInPieces(puzzle);
  const news: QuestionNews[] = [];
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next())
    if (piece.value !== undefined) news.push(piece.value);
  const end = allAnswers(piece.value);
  expect(news.length).toBeGreaterThanOrEqual(100);
  for (const one of news) {
    const part = answersSoFar(one);
    for (let cell = 0; cell < part.asked; cell++) {
      expect(part.propagationsOf[cell]).toBe(end.propagationsOf[cell]);
      expect(part.inferred.cells[cell]).toBe(end.inferred.cells[cell]);
    }
    for (let cell = part.asked + 1; cell < 100; cell++)
      expect(part.inferred.cells[cell]).toBe(UNKNOWN);
  }
  const middle = answersSoFar(news[50]!);
  expect(summaryWords(middle, 'filled')).toMatch(/A partial result: \d+ of 100 cells asked\./);
  expect(cellWords(middle, 99, 'filled')).toBe('Row 10, column 10: not asked yet.');
  expect(answerRows(middle).length).toBe(middle.asked + 1);
});

test('goes on from where it ended, to the same answers, and says what that does to the effort', () => {
  for (const [one, both] of [
    [puzzle, false],
    [puzzle, true],
    [galleryDescriptions('must-be-72'), true],
    [galleryDescriptions('no-solution'), true],
  ] as const) {
    const news: QuestionNews[] = [];
    const pieces = askEveryCellInPieces(one, { both });
    let piece = pieces.next();
    for (; piece.done !== true; piece = pieces.next())
      if (piece.value !== undefined) news.push(piece.value);
    const whole = piece.value;
    expect(whole.begun).toEqual([0]);
    for (const part of [0.1, 0.5, 0.99]) {
      const from = news[Math.floor(news.length * part)]!;
      const on = allPieces(askEveryCellInPieces(one, { both, from }));
      expect([on.inferred, on.count, on.consistent]).toEqual([
        whole.inferred,
        whole.count,
        whole.consistent,
      ]);
      expect(on.begun).toEqual([0, from.asked]);
      expect(on.propagationsOf.subarray(0, from.asked)).toEqual(
        whole.propagationsOf.subarray(0, from.asked),
      );
      expect(on.propagations).toBe(on.propagationsOf.reduce((sum, value) => sum + value, 0));
      // what is told on the way counts what was done before
      const first = askEveryCellInPieces(one, { both, from });
      let told = first.next();
      while (told.done !== true && told.value === undefined) told = first.next();
      if (told.done === true) continue;
      expect(told.value!.propagations).toBeGreaterThanOrEqual(
        from.propagationsOf.subarray(0, from.asked).reduce((sum, value) => sum + value, 0),
      );
    }
  }
  const [middle] = [...askEveryCellInPieces(puzzle)].flatMap((one) =>
    one !== undefined && one.asked === 40 ? [one] : [],
  );
  const twice = allPieces(askEveryCellInPieces(puzzle, { from: middle! }));
  expect(summaryWords(allAnswers(twice), 'filled')).toMatch(
    /The run was ended once in between .* these are not the propagations of one run\.$/,
  );
  expect(answersJson(puzzle, allAnswers(twice), 'filled')).toMatchObject({
    solversBegunAt: [0, 40],
  });
});

test('is told in words, rows and tones', () => {
  const answers = allAnswers(allPieces(askEveryCellInPieces(puzzle, { both: true })));
  expect(summaryWords(answers, 'both')).toMatch(
    /^1 cell must be filled, 3 must be empty, and 96 cells may be either\. [\d,]+ propagations, [\d,]+ a cell\.$/,
  );
  const filled = answers.inferred.cells.indexOf(FILLED);
  const empty = answers.inferred.cells.indexOf(EMPTY);
  expect(cellWords(answers, filled, 'both')).toMatch(
    /: it must be filled; [\d,]+ propagations?\.$/,
  );
  expect(cellWords(answers, empty, 'both')).toMatch(/: it must be empty; /);
  expect(answerRows(answers)[1 + filled]?.[2]).toBe('filled');
  expect(answersJson(puzzle, answers, 'both')).toMatchObject({
    whole: true,
    filledInferred: 1,
    emptyInferred: 3,
  });
  const [least, most] = rangeOf(answers)!;
  const warmth = warmthOf(answers);
  expect(warmth(answers.propagationsOf.indexOf(least))).toBe(0);
  expect(warmth(answers.propagationsOf.indexOf(most))).toBe(1);
  const scale = heatScale(answers);
  expect(scale[0]?.text).toBe(grouped(least));
  expect(scale.at(-1)?.text).toBe(grouped(most));
  const markup = toMarkup(heatPicture(answers, 20));
  expect(markup.match(/class="every-warm"/g)).toHaveLength(100);
  expect(markup.match(/class="every-filled"/g)).toHaveLength(1);
  expect(markup.match(/class="every-empty"/g)).toHaveLength(3);
  expect(summaryWords(noAnswers(puzzle), 'filled')).toBe('No cell has been asked yet.');
});

const sizeOfSquare = (side: number): string => {
  const lines = Array.from({ length: side }, () => [Math.ceil(side / 2)]);
  return sizeOf({ rows: lines, columns: lines });
};

test('knows which boards are long, and which too large', () => {
  expect([10, 20, 40, 100].map(sizeOfSquare)).toEqual(['small', 'usual', 'long', 'too large']);
});
