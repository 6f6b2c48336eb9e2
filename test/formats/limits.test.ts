import { describe, expect, test } from 'vitest';
import { FILLED } from '../../src/engine/board/cell.ts';
import { readPuzzles } from '../../src/formats/detect.ts';
import { refusal } from '../../src/formats/format.ts';
import { formats } from '../../src/formats/formats.ts';
import { mostLines, pageLimits, programLimits, sizeProblem } from '../../src/formats/limits.ts';
import { mostProblems, quoted, refused } from '../../src/formats/reading.ts';
import { puzzleOfImage } from './arbitraries.ts';

test('a size is taken from 1 to 1,000 lines each way', () => {
  expect(sizeProblem(1, 1000)).toBeNull();
  expect(sizeProblem(0, 5)).toMatch(/0 rows: give at least one row/);
  expect(sizeProblem(5, 1001)).toMatch(/1,001 columns: the most/);
  expect(sizeProblem(5, 101, mostLines)).toMatch(/101 columns: the most/);
  expect(sizeProblem(5, 1.5)).toMatch(/1.5 columns/);
});

describe.each([
  ['a page', pageLimits],
  ['a program', programLimits],
] as const)('each format takes the largest size of %s and no larger one', (_, limits) => {
  const most = limits.lines;
  const sizes = [
    [1, most],
    [most, 1],
    [1, most + 1],
    [most + 1, 1],
    // a square of many cells takes its time
    ...(most > mostLines ? [] : [[most, most] as const, [most + 1, most + 1] as const]),
    [120, 120],
  ] as const;
  const written = formats.flatMap((format) => (format.writer === undefined ? [] : [format]));

  test.each(written.map((format) => [format.id, format] as const))('%s', (_, format) => {
    for (const [height, width] of sizes) {
      const cells = new Uint8Array(height * width);
      for (let at = 0; at < cells.length; at += width + 1) cells[at] = FILLED;
      cells[cells.length - 1] = FILLED;
      const puzzle = { puzzle: puzzleOfImage({ height, width, cells }), goal: cells };
      if (refusal(format, puzzle) !== null) continue; // squares only
      const [reading] = readPuzzles(format.writer?.write([puzzle]) ?? '', limits);
      if (Math.max(height, width) <= most) expect(reading).toMatchObject({ puzzle: puzzle.puzzle });
      else
        expect(JSON.stringify(reading)).toMatch(/problems.*(most that is|up to|at most) .*1,?00/);
    }
  });
});

test('each format keeps runs of every length', () => {
  const cells = Uint8Array.from({ length: mostLines ** 2 }, (_, at) =>
    at % mostLines <= Math.floor(at / mostLines) ? FILLED : 0,
  );
  const puzzle = puzzleOfImage({ height: mostLines, width: mostLines, cells });
  expect(puzzle.rows.map(([run]) => run)).toEqual(
    Array.from({ length: mostLines }, (_, at) => at + 1),
  );
  for (const { writer } of formats)
    if (writer !== undefined)
      expect(readPuzzles(writer.write([{ puzzle, goal: cells }]))).toMatchObject([{ puzzle }]);
});

test('of a foreign text 30 characters are quoted, of problems 20 are listed', () => {
  expect(quoted('x'.repeat(30))).toBe(`"${'x'.repeat(30)}"`);
  expect(quoted('x'.repeat(31))).toBe(`"${'x'.repeat(30)}…"`);
  const problems = Array.from({ length: mostProblems + 2 }, (_, at) => ({
    line: at + 1,
    message: `${at + 1}.`,
  }));
  const listed = (count: number) => {
    const reading = refused('non', problems.slice(0, count));
    return 'problems' in reading ? reading.problems : [];
  };
  expect(listed(mostProblems)).toEqual(problems.slice(0, mostProblems));
  expect(listed(mostProblems + 2)).toEqual([
    ...problems.slice(0, mostProblems),
    {
      line: mostProblems + 1,
      message: 'There are more problems from here on: mend the ones above first.',
    },
  ]);
});
