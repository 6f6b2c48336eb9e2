/** The owl at work: every step of every method, and what is said of it. */
import { describe, expect, test } from 'vitest';
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { heroMethods } from '../../../src/kit/hero/methods.ts';
import { heroRungs } from '../../../src/kit/hero/rungs.ts';
import { isSolved } from '../../../src/kit/board/boardModel.ts';
import { galleryPicture } from '../../../src/puzzles/gallery.ts';
import { boardShown, cellText, placeIn, sentence } from '../../../src/widgets/hero-run/model.ts';
import { prebuilt } from '../../../src/widgets/hero-run/prebuilt.ts';

describe.each(heroMethods)('the run of %s', (method) => {
  const run = prebuilt({ method });
  const rung = heroMethods.indexOf(method);
  const at = (step: number) => placeIn(run, { method }, step);
  const { length } = run.steps;

  test('begins where the rung below ends, and ends at its own, of all that it adds', () => {
    expect(at(0).known).toBe(heroRungs()[rung - 1]?.known ?? 0);
    expect(at(length).known).toBe(heroRungs()[rung]!.known);
    expect(at(length).cells).toEqual(heroRungs()[rung]!.grid.cells);
    const found = run.steps.flatMap(({ cells }) => cells);
    expect(new Set(found)).toEqual(heroRungs()[rung]!.added);
    expect(found).toHaveLength(heroRungs()[rung]!.added.size);
    for (const { cells } of run.steps) expect(cells.length).toBeGreaterThan(0);
  });

  test('says how much is known at each step', () => {
    for (let step = 1; step < length; step++) {
      const place = at(step);
      expect(place.known).toBe(place.cells.filter((cell) => cell !== UNKNOWN).length);
      expect(sentence(place)).toContain(` ${place.known} are known.`);
      expect(boardShown(place).fresh?.size).toBe(run.steps[step - 1]!.cells.length);
    }
    const added = heroRungs()[rung]!.added.size;
    expect(sentence(at(length))).toContain(
      method === 'sweeps' ? `Stuck at ${added} ` : ` ${added} `,
    );
  });
});

test('sweeps read rows and columns in turn', () => {
  const { steps } = prebuilt({});
  expect(steps[0]?.direction).toBe('H');
  for (const [at, { direction }] of steps.entries())
    expect(direction).not.toBe(steps[at - 1]?.direction);
});

test('the picture is bare at the very end, and only there', () => {
  const run = prebuilt({ method: 'inference' });
  const end = boardShown(placeIn(run, { method: 'inference' }, 1));
  expect(isSolved(end)).toBe(true);
  expect([end.look, end.by?.size]).toEqual(['picture', 400]);
  const bare = boardShown(placeIn(run, { method: 'inference' }, 99));
  expect([bare.look, bare.by, bare.rows, bare.columns]).toEqual(['bare', undefined, [], []]);
  expect(bare.cells).toEqual(galleryPicture('owl').cells);
});

test('a cell that is pressed says which method found it', () => {
  const run = prebuilt({ method: 'four' });
  const place = placeIn(run, { method: 'four' }, 0);
  const bottom = { row: 19, column: 5 };
  expect(place.cells[19 * 20 + 5]).toBe(FILLED);
  expect(cellText(place, bottom)).toBe('Row 20, column 6 is filled. Found by sweeps.');
  const eye = { row: 4, column: 6 };
  expect(cellText(place, eye)).toBe('Row 5, column 7 is not known yet.');
});
