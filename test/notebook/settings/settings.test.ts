import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LinkError, readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';
import { choice, flag } from '../../../src/notebook/settings/choices.ts';
import { mostSeed, percent, seed, whole } from '../../../src/notebook/settings/numbers.ts';
import { place, puzzle } from '../../../src/kit/puzzle/settings.ts';
import { settings } from '../../../src/notebook/settings/settings.ts';
import type { Form, Values } from '../../../src/notebook/settings/settings.ts';

const run = settings(
  {
    height: whole('h', 'Rows', { name: 'the height', least: 4, most: 30, usual: 6 }),
    model: choice(
      'm',
      'Percentage means',
      { exact: 'exact number', independent: 'cells' },
      'exact',
    ),
    from: percent('a', 'From', { name: 'the first percentage', usual: 0 }),
    to: percent('b', 'To', { name: 'the last percentage', usual: 100 }),
    folded: flag('f', 'Folded'),
    seed: seed(1),
  },
  ({ from, to }) => (from > to ? { to: 'The last percentage lies before the first.' } : {}),
);

const usual = run.defaults;
const form = (change: Partial<Form<typeof run.table>>): Form<typeof run.table> => ({
  ...run.formOf(usual),
  ...change,
});

const someValues = fc
  .record({
    height: fc.integer({ min: 4, max: 30 }),
    model: fc.constantFrom('exact' as const, 'independent' as const),
    from: fc.integer({ min: 0, max: 100 }),
    to: fc.integer({ min: 0, max: 100 }),
    folded: fc.boolean(),
    seed: fc.integer({ min: 0, max: mostSeed }),
  })
  .filter(({ from, to }) => from <= to);

/** Anything that a reader might type. */
const someForm = fc.record({
  height: fc.oneof(fc.string(), fc.integer({ min: -9, max: 99 }).map(String)),
  model: fc.constantFrom('exact', 'independent'),
  from: fc.integer({ min: -9, max: 120 }).map(String),
  to: fc.oneof(fc.constant(''), fc.integer({ min: -9, max: 120 }).map(String)),
  folded: fc.constantFrom('0', '1'),
  seed: fc.oneof(fc.string(), fc.nat().map(String)),
});

test('the defaults are those of the settings', () => {
  expect(usual).toEqual({ height: 6, model: 'exact', from: 0, to: 100, folded: false, seed: 1 });
});

describe('a form', () => {
  test('gives back the values that it holds', () => {
    fc.assert(
      fc.property(someValues, (values) => {
        expect(run.read(run.formOf(values))).toEqual({ values, problems: {} });
      }),
    );
  });

  test('names each setting that cannot be read, and gives no values', () => {
    expect(run.read(form({ height: '31', seed: 'x', from: '80', to: '20' }))).toEqual({
      values: null,
      problems: {
        height: '31 is too large. Type a whole number from 4 to 30.',
        seed: '"x" is not a number. Type a whole number from 0 to 4,294,967,295.',
      },
    });
  });

  test('says what is wrong with values that are good each for itself', () => {
    const { values, problems } = run.read(form({ from: '80', to: '20' }));
    expect(values).toBeNull();
    expect(problems).toEqual({ to: 'The last percentage lies before the first.' });
  });
});

describe('a link', () => {
  test('brings back what it was made from, through a whole address', () => {
    fc.assert(
      fc.property(someValues, (values) => {
        const link = writeLink('', 'fig-line', 1, run.toLink(run.formOf(values), usual));
        const reading = readLink(link, 'fig-line');
        expect(reading.kind === 'values' && run.fromLink(reading.values, usual)).toEqual(values);
      }),
    );
  });

  test('says only what differs from the page', () => {
    expect(run.toLink(form({}), usual)).toEqual({});
    expect(run.toLink(form({ height: ' 7 ', folded: '1', seed: '1,000' }), usual)).toEqual({
      h: '7',
      f: '1',
      r: '1000',
    });
    const page = { ...usual, height: 10 };
    expect(run.toLink(form({}), page)).toEqual({ h: '6' });
    expect(run.fromLink({}, page)).toEqual(page);
  });

  test('of whatever was typed opens, and keeps what can be read', () => {
    fc.assert(
      fc.property(someForm, (typed) => {
        const link = run.toLink(typed, usual);
        const back = run.fromLink(link, usual);
        const { values } = run.read(typed);
        if (values !== null) expect(back).toEqual(values);
        expect(back.model).toBe(typed.model);
      }),
    );
    expect(run.toLink(form({ height: 'abc', seed: '8' }), usual)).toEqual({ r: '8' });
    expect(run.toLink(form({ from: '80', to: '20', seed: '8' }), usual)).toEqual({
      a: '80',
      r: '8',
    });
  });

  test.each([
    [{ h: '900' }, 'The link asks for the height "900"; it must be a whole number from 4 to 30.'],
    [{ h: '6.5' }, 'The link asks for the height "6.5"; it must be a whole number from 4 to 30.'],
    [{ h: '' }, 'The link asks for the height ""; it must be a whole number from 4 to 30.'],
    [{ m: 'pie' }, 'The link asks for "pie"; known are exact, independent.'],
    [{ f: 'yes' }, 'The link asks for folded "yes"; it must be 1 for yes or 0 for no.'],
    [
      { a: '90', b: '10' },
      'What the link asks for does not go together. The last percentage lies before the first.',
    ],
    [
      { r: '<script>alert(1)</script>' },
      'The link asks for the seed "<script>alert(1)</sc"; it must be a whole number from 0 to 4,294,967,295.',
    ],
  ] as const)('%o is refused with a message', (link, message) => {
    expect(() => run.fromLink(link, usual)).toThrow(LinkError);
    expect(() => run.fromLink(link, usual)).toThrow(message);
  });

  test('keys of other things are left to those who know them', () => {
    expect(run.fromLink({ c: '3.2' }, usual)).toEqual(usual);
  });
});

describe('the settings of an author', () => {
  test('are the defaults with what is given, other props left alone', () => {
    expect(run.of({ height: 10, four: { page: 'x/' } })).toEqual({ ...usual, height: 10 });
  });

  test.each([
    [{ height: 3 }, 'density-run: height is 3. 3 is too small. Type a whole number from 4 to 30.'],
    [{ model: 'loose' }, 'density-run: model is loose. "loose" is not known; known are exact'],
    [{ from: 60, to: 40 }, 'density-run: to is 40. The last percentage lies before the first.'],
  ])('%o end the build with a message', (given, message) => {
    expect(() => run.of(given, 'density-run')).toThrow(RangeError);
    expect(() => run.of(given, 'density-run')).toThrow(message);
  });
});

test('two settings cannot have one key', () => {
  expect(() => settings({ a: flag('x', 'A'), b: flag('x', 'B') })).toThrow(TypeError);
});

describe('settings that count only beside others', () => {
  const slice = settings(
    {
      kind: choice('k', 'Slice', { sample: 'a sample', range: 'a range' }, 'sample'),
      images: whole('n', 'Pictures', { name: 'the number', least: 1, most: 99, usual: 50 }),
      start: whole('a', 'First picture', { name: 'the first', least: 0, most: 99, usual: 0 }),
    },
    () => ({}),
    ({ kind }) => (kind === 'sample' ? ['kind', 'images'] : ['kind', 'start']),
  );
  const typed = { kind: 'sample', images: '10', start: 'x' };

  test('are not in the way, and stay as typed', () => {
    const values: Values<typeof slice.table> = { kind: 'sample', images: 10, start: 0 };
    expect(slice.read(typed)).toEqual({ values, problems: {} });
    expect(slice.read({ ...typed, kind: 'range' }).problems).toHaveProperty('start');
  });

  test('are not in the link', () => {
    expect(slice.toLink(typed, slice.defaults)).toEqual({ n: '10' });
    const other = { kind: 'range', images: '10', start: '5' };
    expect(slice.toLink(other, slice.defaults)).toEqual({ k: 'range', a: '5' });
  });
});

describe('a setting that belongs to another', () => {
  const square = '2x2_1_1~1_1';
  const step = settings({
    puzzle: puzzle(square),
    first: choice('f', 'First sweep', { H: 'rows', V: 'columns' }, 'H'),
    step: place('s', 12, { to: ['puzzle', 'first'], otherwise: 0 }),
  });
  const { defaults } = step;

  test('has its usual value beside the usual ones only', () => {
    expect(step.fromLink({}, defaults).step).toBe(12);
    expect(step.fromLink({ f: 'V' }, defaults).step).toBe(0);
    expect(step.fromLink({ p: '1x1_1~1', s: '3' }, defaults).step).toBe(3);
  });

  test('is told in links against what it is without them', () => {
    const link = (values: typeof defaults): object => step.toLink(step.formOf(values), defaults);
    expect(link(defaults)).toEqual({});
    expect(link({ ...defaults, step: 0 })).toEqual({ s: '0' });
    expect(link({ ...defaults, first: 'V', step: 0 })).toEqual({ f: 'V' });
    expect(link({ ...defaults, first: 'V', step: 12 })).toEqual({ f: 'V', s: '12' });
  });
});
