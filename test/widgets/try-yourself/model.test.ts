/** Strokes on the boards of tasks, and what is said of them. */
import { expect, test } from 'vitest';
import { challenges } from '../../../src/challenges/list.ts';
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import {
  answerRows,
  boardShown,
  propsOf,
  saidOf,
  sentenceOfAnswer,
  Stroke,
  trySettings,
} from '../../../src/widgets/try-yourself/model.ts';

const { finish, three } = challenges.sweeps;

test('a stroke paints with what its first cell becomes, and a picture that is empty again is no answer', () => {
  const [still] = three;
  const stroke = new Stroke(still, '');
  stroke.begin(0, false);
  stroke.over(1);
  expect(stroke.text).toBe(`11${'0'.repeat(23)}`);
  const back = new Stroke(still, stroke.text);
  back.begin(1, false);
  back.over(0);
  expect(back.text).toBe('');
});

test('a mark goes from filled over empty to none, and what is given stays', () => {
  const open = [...finish.reference].findIndex((sign) => sign !== '-');
  const given = [...finish.reference].findIndex((sign) => sign === '-');
  let text = '';
  for (const sign of ['1', '0', '']) {
    const stroke = new Stroke(finish, text);
    stroke.begin(open, false);
    stroke.over(given);
    text = stroke.text;
    expect(text).toBe(sign === '' ? '' : `${'-'.repeat(open)}${sign}${'-'.repeat(24 - open)}`);
  }
  const shown = boardShown(finish, `${'-'.repeat(open)}1${'-'.repeat(24 - open)}`);
  expect(shown?.cells[open]).toBe(FILLED);
  expect(shown?.trials).toBeUndefined(); // a mark is black, as in every puzzle
  expect(boardShown(finish, '')?.cells[open]).toBe(UNKNOWN);
});

test('a mark that is wrong has a cross, and so has a cell that is not the one asked for', () => {
  const open = [...finish.reference].findIndex((sign) => sign !== '-');
  for (const sign of ['0', '1']) {
    const shown = boardShown(finish, `${'-'.repeat(open)}${sign}${'-'.repeat(24 - open)}`);
    expect(shown?.overlay?.length ?? 0).toBe(sign === finish.reference[open] ? 0 : 1);
  }
  const asked = Object.values(challenges)
    .flatMap(({ finish: last, three: tasks }) => [last, ...tasks])
    .filter(({ kind }) => kind === 'cell');
  for (const task of asked) {
    expect(boardShown(task, task.reference)?.overlay).toBeUndefined();
    const [row, column] = task.reference.split('.').map(Number);
    const other = `${row === 1 ? 2 : 1}.${column === 1 ? 2 : 1}`;
    const { met } = saidOf(task, other);
    expect(boardShown(task, other)?.overlay?.length ?? 0).toBe(met ? 0 : 1);
  }
});

test('the lists of clues stay the same objects, so that no board is built anew under a stroke', () => {
  for (const task of Object.values(challenges).flatMap(({ finish: last, three: tasks }) => [
    last,
    ...tasks,
  ])) {
    const [before, after] = [boardShown(task, ''), boardShown(task, task.reference)];
    expect(after?.rows).toBe(before?.rows);
    expect(after?.columns).toBe(before?.columns);
  }
});

test('before an answer it says what to do, then why not, then that it is right', () => {
  const [still] = three;
  const saying = (text: string): string => sentenceOfAnswer(still, saidOf(still, text));
  expect(saying('')).toMatch(/^Press or drag /);
  expect(saying('1'.repeat(25))).toMatch(/^Not yet\. Sweeps solve it/);
  expect(saying(still.reference)).toBe('Yes, that is one.');
  expect(saidOf(still, '2').trouble).toMatch(/ 1 for filled /);
});

test('its files have each task, and a chapter that is none is refused', () => {
  const props = propsOf({ chapter: 'sweeps' });
  const settings = trySettings(props);
  const form = { ...settings.formOf(settings.of({})), a: finish.reference };
  const rows = answerRows(props, form);
  expect(rows.map(([name]) => name)).toEqual([
    'task',
    'The last step is yours',
    'Challenge 1',
    'Challenge 2',
    'Challenge 3',
    'Break it',
  ]);
  expect(rows.slice(1).map(([, , met]) => met)).toEqual([1, 0, 0, 0, 0]);
  expect(() => propsOf({ chapter: 'none' as 'sweeps' })).toThrow(RangeError);
});
