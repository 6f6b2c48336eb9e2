import { describe, expect, test } from 'vitest';
import { createGuesser, guessMethods } from '../../../src/engine/census/guesses.ts';
import { guesses } from '../../../src/experiments/guesses.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import { csvOf } from '../../../src/notebook/records/column.ts';
import * as model from '../../../src/widgets/guess-census/model.ts';
import { exampleSheet } from '../../../src/widgets/guess-census/sheet.ts';
import { boardOf } from '../../../src/widgets/guess-census/figure.ts';

const { tally } = storedRun('guesses 25-cells');
const near = model.specOf({ sizes: 'near' });
const rows = model.rowsOf(near, null, tally);

describe('the census of guesses', () => {
  test('adds up in every row', () => {
    for (const { numbers } of rows) {
      const sum = numbers.byGuesses.reduce((all, count) => all + count, 0);
      expect(sum).toBe(numbers.unique);
      expect(numbers.left.sweeps).toBe(sum - (numbers.byGuesses[0] ?? 0));
      expect(numbers.helpful).toBeLessThanOrEqual(numbers.open);
    }
  });

  test('takes a row from the reader when all of that size is counted', () => {
    const own = guesses.emptyTally(near);
    guesses.begin(near)(0, 16 + 40, own); // 2x2 and part of 2x3
    const mixed = model.rowsOf(near, own, tally);
    expect(mixed.map(({ whose }) => whose)).toEqual(['reader', ...Array(6).fill('stored')]);
    expect(mixed[0]?.numbers).toEqual(rows[0]?.numbers);
  });

  test.each(['near', 'two', 'three', 'four'] as const)('knows all sizes of %s', (sizes) => {
    const spec = model.specOf({ sizes });
    expect(() => guesses.check(spec)).not.toThrow();
    expect(model.rowsOf(spec, null, tally).map(({ size }) => size)).toEqual(spec.sizes);
  });

  test('shows pictures that are what their captions say', () => {
    model.guessExamples(tally).forEach(({ image }, at) => {
      const found = createGuesser(image.height, image.width).of(image.cells);
      expect(found?.least).toBe(at + 1);
    });
    const left = guessMethods.filter((method) =>
      model.methodExamples(tally).some(({ text }) => text.endsWith(model.methodTexts[method])),
    );
    expect(left).toEqual(['sweeps', 'four', 'two-sat', 'once', 'probing']);
    model.methodExamples(tally).forEach(({ image }, at) => {
      const found = createGuesser(image.height, image.width).of(image.cells);
      expect(found?.left).toContain(left[at]);
    });
    expect(model.neverLeft(tally)).toBe(
      'Two of the methods, repeated probing and probing two cells at a time, solve every picture of up to 25 cells that has no twin.',
    );
  });

  test('draws each of them on the sheet for a file, with its caption, and no two in one place', () => {
    const lists = model.exampleLists(tally);
    const { children } = exampleSheet(lists);
    const nodes = children.filter((child) => typeof child !== 'string');
    const examples = lists.flatMap((list) => list.examples);
    const texts = nodes.filter(({ tag }) => tag === 'text').flatMap((node) => node.children);
    expect(texts).toEqual(
      lists.flatMap((list) => [list.title, ...list.examples.map(({ text }) => text)]),
    );
    const places = nodes
      .filter(({ tag }) => tag === 'svg')
      .map(({ attributes: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(examples.length);
  });

  test('opens each with every method beside it', () => {
    const boards = model.exampleLists(tally).flatMap(({ examples }) => examples.map(boardOf));
    expect(boards.length).toBe(7);
    for (const { href, more } of boards) {
      expect(href).toContain('puzzle/');
      expect(more?.href).toMatch(/fig-[a-z-]+=1;p=/);
    }
  });

  test('says the same in its files', () => {
    const [head, ...lines] = csvOf(model.columnsOf(rows), rows).trim().split('\n');
    expect(head).toContain('guesses2');
    expect(lines.at(-1)).toMatch(/^5,5,25309575,24976511,332962,102,/);
    expect(model.summaryOf(rows)).toContain('102 more than one');
  });
});
