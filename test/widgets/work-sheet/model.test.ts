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
import { lessonOf, mostQuestions } from '../../../src/kit/train/exercise.ts';
import { nextFirst, numbersFrom, questionsSheet } from '../../../src/widgets/work-sheet/model.ts';

test('four questions of each technique have an address that opens them, and an answer', () => {
  for (const technique of techniques) {
    const positions = readStored(positionsFile(technique));
    const { tasks } = questionsSheet(technique, positions, 5);
    expect(tasks.map(({ address }) => /t=(\w+);n=(\d+);z#coach$/.exec(address)?.slice(1))).toEqual(
      [5, 6, 7, 8].map((number) => [technique, String(number)]),
    );
    for (const { answer, boxes } of tasks) {
      expect(answer?.words).toMatch(/^It (?:is filled|is empty|stays open)\. [A-Z]/);
      expect(boxes).toHaveLength(3);
    }
    expect(lessonOf(technique, positions).length).toBeGreaterThan(8);
  }
  expect(nextFirst(5)).toBe(9);
});

test('after the last question comes the first', () => {
  expect(numbersFrom(4, 5)).toEqual([4, 5, 1, 2]);
  expect(numbersFrom(7, 5)).toEqual([2, 3, 4, 5]); // a link can ask for more than there are
  expect(numbersFrom(3, 3)).toEqual([3, 1, 2]);
  expect(nextFirst(mostQuestions)).toBe(4);
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
