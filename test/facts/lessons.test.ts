/** The lessons: minutes that come to 45, what each of them has, figures that open where they are to, and worksheets with answers. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPTY, UNKNOWN } from '../../src/engine/board/cell.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { figurePlace } from '../../src/facts/figurePlaces.ts';
import { lessonFigures, shownLink, threeByThree } from '../../src/facts/lessons.ts';
import type { LessonId } from '../../src/facts/lessons.ts';
import { lessonSheet } from '../../src/facts/lessonSheets.ts';
import { openStill } from '../../src/book/still.ts';
import { readLink } from '../../src/notebook/cell/linkState.ts';
import { sheetPages } from '../../src/kit/sheet/sheet.ts';
import { markup } from '../../src/notebook/template/markup.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { figures } from '../../src/widgets/figures.ts';
import { prebuilt } from '../widgets/prebuilt.ts';

const lessons = ['certainty', 'proof', 'threshold'] as const satisfies readonly LessonId[];

const textOf = (lesson: LessonId): string => readFileSync(`content/lessons/${lesson}.mdx`, 'utf8');

/** The settings of the author where those of the page matter for a link. */
const authors: Readonly<Record<string, object>> = {
  'fig-sweeps': { puzzle: galleryPuzzle('heart').code },
  'fig-first-puzzle': { puzzle: galleryPuzzle('heart').code, presets: 'first' },
  'fig-classes-6x6': { height: 6, width: 6 },
  'fig-circuit': { formula: '(a or b) and c', inputs: '011' },
};

/** The program of a figure; null for one that is a picture only. */
const widgetOf = (id: string): keyof typeof figures | null =>
  figurePlace(id).widget as keyof typeof figures | null;

test('there are three', () => {
  expect(readdirSync('content/lessons')).toEqual(lessons.map((lesson) => `${lesson}.mdx`));
  expect(Object.keys(lessonFigures)).toEqual(lessons);
});

describe.each(lessons)('the lesson %s', (lesson) => {
  test('takes 45 minutes, each step after the one before', () => {
    const steps = [
      ...textOf(lesson).matchAll(/<LessonStep from=\{(\d+)\} minutes=\{(\d+)\} title="[^"]+">/g),
    ].map(([, from, minutes]) => [Number(from), Number(minutes)] as const);
    expect(steps.length).toBeGreaterThan(3);
    let now = 0;
    for (const [from, minutes] of steps) {
      expect(from).toBe(now);
      now += minutes;
    }
    expect(now).toBe(45);
  });

  test('has aim, things to bring, course, questions and what goes wrong, in this order', () => {
    expect([...textOf(lesson).matchAll(/^## (.*)$/gm)].map(([, head]) => head)).toEqual([
      'Aim',
      'What to bring',
      'The course',
      'Questions, with answers',
      'What goes wrong',
    ]);
    const questions = textOf(lesson).match(/^\*\*[^*]+\?\*\*/gm) ?? [];
    expect(questions.length).toBeGreaterThan(3);
  });

  test('shows figures that open where it says', async () => {
    expect(lessonFigures[lesson].length).toBeGreaterThan(2);
    for (const { id, values } of lessonFigures[lesson]) {
      const tag = widgetOf(id);
      if (tag === null) expect(values).toEqual({});
      if (tag === null || Object.keys(values).length === 0) continue; // as it stands in the book
      const read = readLink(new URL(shownLink(lesson, id), 'https://site.test').search, id);
      const link = read.kind === 'values' ? read.values : {};
      expect(link).toEqual(values);
      const { figure } = await figures[tag]();
      const props = authors[id] ?? {};
      const { live } = await openStill(
        figure,
        { props, prebuilt: await prebuilt(tag, props), id },
        link,
      );
      // what is as usual there need not come back; anything else must
      for (const [key, value] of Object.entries(live.linkValues()))
        if (link[key] !== 'end') expect([id, key, value]).toEqual([id, key, link[key]]);
      expect(live.linkValues()).not.toEqual({});
    }
  });

  test('has a worksheet whose tasks have answers, on the other page only', () => {
    const sheet = lessonSheet[lesson]();
    expect(sheet.tasks.length).toBeGreaterThan(3);
    expect(sheet.address).toContain(`teach/${lesson}/`);
    for (const { words, answer } of sheet.tasks) {
      expect(words).not.toBe('');
      expect(answer?.words ?? '').toMatch(/\S{2}/);
    }
    const [, tasks = '', answers = ''] = markup(sheetPages(sheet, null)).split('data-sheet=');
    for (const { answer } of sheet.tasks) {
      expect(tasks).not.toContain(answer?.words);
      expect(answers).toContain(answer?.words.slice(0, 12));
    }
    const ids = [...(tasks + answers).matchAll(/\sid="([^"]*)"/g)].map(([, one]) => one);
    expect(ids.length).toBe(new Set(ids).size);
  });
});

test('the proof of the second lesson holds: the opposite of either corner breaks a line', () => {
  const puzzle = galleryDescriptions('smallest-four');
  for (const cell of [0, 3]) {
    const cells = new Uint8Array(8).fill(UNKNOWN);
    cells[cell] = EMPTY;
    expect(solveSimple(puzzle, 'H', { height: 2, width: 4, cells }).status).toBe('contradiction');
  }
  expect(solveSimple(puzzle).grid.cells.every((cell) => cell === UNKNOWN)).toBe(true);
  expect(threeByThree).toBe(3 * 2);
});

test('the third task of the third lesson is one switch', () => {
  expect(lessonSheet.threshold().tasks[2]?.answer?.words).toBe(
    'Sweeps leave four cells open. There are two solutions, so nothing can decide them all.',
  );
});
