/** The sheets that are made: for each technique, and for each picture of the shelf. */
import { expect, test } from 'vitest';
import { positionsFile } from '../../../src/claims/positions.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { PuzzleSheet } from '../../../src/kit/sheet/puzzleSheet.ts';
import { sheetPages } from '../../../src/kit/sheet/sheet.ts';
import { markup } from '../../../src/notebook/template/markup.ts';
import { solvedName, shelf } from '../../../src/puzzles/shelf.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import { lessonOf, mostQuestions, truthOf } from '../../../src/kit/train/exercise.ts';
import { nextFirst, numbersOf, questionsSheet } from '../../../src/widgets/work-sheet/model.ts';

test('four questions of each technique have an address that opens them, and an answer', () => {
  for (const technique of techniques) {
    const positions = readStored(positionsFile(technique));
    const { tasks } = questionsSheet(technique, positions, 5);
    expect(tasks.map(({ address }) => /t=(\w+);n=(\d+);z#coach$/.exec(address)?.slice(1))).toEqual(
      numbersOf(5, lessonOf(technique, positions), positions).map((number) => [
        technique,
        String(number),
      ]),
    );
    for (const { answer, boxes } of tasks) {
      expect(answer?.words).toMatch(/^It (?:is filled|is empty|stays open)\. [A-Z]/);
      expect(boxes).toHaveLength(3);
    }
    expect(lessonOf(technique, positions).length).toBeGreaterThan(8);
  }
});

test('a sheet has the next questions of the lesson, no answer more than twice, and after the last the first', () => {
  for (const technique of techniques) {
    const positions = readStored(positionsFile(technique));
    const lesson = lessonOf(technique, positions);
    for (const first of [...lesson.keys(), lesson.length + 2].map((at) => at + 1)) {
      const numbers = numbersOf(first, lesson, positions);
      expect(numbers[0]).toBe(((first - 1) % lesson.length) + 1);
      expect(new Set(numbers).size).toBe(4);
      const answers = numbers.map((number) => truthOf(positions, lesson[number - 1]!));
      const often = answers.map((one) => answers.filter((other) => other === one).length);
      expect(Math.max(...often)).toBeLessThanOrEqual(2);
    }
  }
  expect(nextFirst([5, 6, 7, 9])).toBe(10);
  expect(nextFirst([177, 178, 179, mostQuestions])).toBe(1);
});

test('a picture of the shelf has neither its name nor a mark on the sheet, and both on the page after it', () => {
  for (const { code, title } of shelf.filter(({ height }) => height <= 15)) {
    const puzzle = decodePuzzle(code);
    const sheet = new PuzzleSheet().sheet({
      puzzle,
      name: title,
      solvedName: solvedName(code) ?? '',
      solution: solve(puzzle).solutions[0] ?? null,
      credit: '',
    });
    const [, tasks = '', answers = ''] = markup(sheetPages(sheet, null)).split('data-sheet=');
    const filled = /class="board-filled[^"]*" d="([^"]*)"/;
    expect([title, filled.exec(tasks)?.[1]]).toEqual([title, '']);
    expect(filled.exec(answers)?.[1]).not.toBe('');
    expect(tasks).not.toContain(solvedName(code));
    expect(answers).toContain(solvedName(code));
    expect(tasks).toMatch(/Opens at <a href="\/play\/\?play=1;p=[^"#]+;z" data-host="">/);
  }
});
