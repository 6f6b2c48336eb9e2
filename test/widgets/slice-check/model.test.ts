import { describe, expect, test } from 'vitest';
import { allImages, comparisons, standsFor } from '../../../src/claims/000/figure5Slice.ts';
import { countFilled } from '../../../src/engine/board/image.ts';
import { fourCensus, fourTotals } from '../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../../src/experiments/fourCensus.ts';
import { publishedFigure5 } from '../../../src/claims/000/smallPublished.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { figure5Table } from '../../../src/claims/000/figure5.ts';
import { verdictOf } from '../../../src/claims/verdict.ts';
import { stored as storedFiles, storedRun } from '../../../src/stored/fromFile.ts';
import {
  chartOf,
  paceOf,
  sliceSettings,
  specOf as specOfValues,
  unitOf,
} from '../../../src/widgets/slice-check/model.ts';
import type { Slice } from '../../../src/claims/000/figure5Slice.ts';
import {
  csvOf,
  exampleOf,
  fileWords,
  gridOf,
  printedTable,
  rowText,
  sliceName,
  storedText,
  verdictOn,
} from '../../../src/widgets/slice-check/words.ts';

function counted(spec: FourCensusSpec): Slice {
  fourCensus.check(spec);
  const tally = fourCensus.emptyTally(spec);
  fourCensus.begin(spec)(0, fourCensus.units(spec), tally);
  return { spec, tally, complete: true, stands: standsFor(spec, false) };
}

const base = { height: 6, width: 6, unique: true };
const sample = counted({ ...base, sample: 40_000, seed: 7 });

const { defaults, of: propsOf, formOf, read, fromLink } = sliceSettings;

const specOf = (change: Partial<typeof defaults>): FourCensusSpec | null => {
  const { values } = read(formOf({ ...defaults, ...change }));
  return values === null ? null : specOfValues(values);
};

describe('the settings', () => {
  test('make a slice of each kind that the experiment accepts', () => {
    for (const kind of ['sample', 'filled', 'range'] as const) {
      const spec = specOf({ kind });
      expect(spec).not.toBeNull();
      if (spec !== null) fourCensus.check(spec);
    }
    expect(specOf({ kind: 'range', from: 7, count: 5 })).toMatchObject({ from: 7, to: 12 });
    expect(specOf({ kind: 'filled', filled: 30 })).toMatchObject({ filled: 30, folded: true });
  });

  test.each([
    [{ kind: 'filled', filled: 9 }, 'There are 94,143,280 such pictures'],
    [{ kind: 'filled', filled: 37 }, 'is too large'],
    [{ kind: 'range', from: allImages - 5, count: 6 }, 'Type 5 at most'],
    [{ kind: 'sample', images: 0 }, 'is too small'],
    [{ kind: 'sample', seed: -1 }, 'is too small'],
  ] as const)('refuse %o and say why', (change, message) => {
    const { values, problems } = read(formOf({ ...defaults, ...change }));
    expect(values).toBeNull();
    expect(Object.values(problems).join()).toContain(message);
  });
});

describe('links', () => {
  test.each([{ k: 'most' }, { n: '0' }, { k: 'filled', f: '18' }, { k: 'range', a: '-1' }])(
    'refuse %o',
    (values) => expect(() => fromLink(values, defaults)).toThrow(LinkError),
  );
});

describe('the settings of an author', () => {
  test('are the defaults with what is given', () => {
    expect(propsOf({})).toEqual(defaults);
    expect(propsOf({ kind: 'filled', filled: 30 })).toEqual({
      ...defaults,
      kind: 'filled',
      filled: 30,
    });
  });

  test.each([
    [{ images: 0 }, /^slice-check: images is 0\. 0 is too small\. Type a whole number from 1 to/],
    [{ seed: 1.5 }, /^slice-check: seed is 1\.5\. 1\.5 is not a whole number/],
    [{ kind: 'filled', filled: 18 }, /^slice-check: filled is 18\. There are 9,075,135,300 such/],
    [{ filled: 37 }, /^slice-check: filled is 37\. 37 is too large/],
    [
      { kind: 'range', from: 68_719_476_000, count: 1000 },
      /^slice-check: count is 1000\. The last/,
    ],
    [
      { kind: 'most' as 'sample' },
      /^slice-check: kind is most\. "most" is not known; known are sample, filled, range, all\.$/,
    ],
  ] as const)('%o end the build with a message', (given, message) => {
    expect(() => propsOf(given, 'slice-check')).toThrow(RangeError);
    expect(() => propsOf(given, 'slice-check')).toThrow(message);
  });
});

describe('a random sample', () => {
  test('agrees with Figure 5', () => {
    const verdict = verdictOn(sample);
    expect(verdict.kind).toBe('within'); // a sample never agrees
    const all = comparisons(sample);
    expect(all).toHaveLength(29 * 4 + 4 + 2);
    for (const { share, low, high } of all) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
  });

  test('speaks against a table whose columns are exchanged', () => {
    const counts = sample.tally.counts.slice();
    for (let at = 0; at < counts.length; at += 4) {
      const [simple = 0, none = 0] = [counts[at], counts[at + 3]];
      counts[at] = none;
      counts[at + 3] = simple;
    }
    expect(verdictOn({ ...sample, tally: { ...sample.tally, counts } }).kind).toBe('differs');
  });

  test('is not upset by one picture where hardly any is expected, and is by a hundred', () => {
    const counts = sample.tally.counts.slice();
    const at = 4 * 21;
    counts[at] = 1;
    counts[12] = (counts[12] ?? 0) - 1;
    const one = { ...sample, tally: { ...sample.tally, counts } };
    expect(verdictOn(one).kind).toBe('within');
    counts[at] = 100;
    counts[12] = (counts[12] ?? 0) - 99;
    expect(verdictOn(one).kind).toBe('differs');
  });

  test('that is small says that it is', () => {
    expect(verdictOn(counted({ ...base, sample: 20, seed: 1 })).kind).toBe('part');
    expect(verdictOn(null).kind).toBe('untested');
  });

  test('has words, a picture and an interval for each number', () => {
    const example = exampleOf(sample, { row: 3, kind: 0 });
    expect(example?.sentences[0]).toMatch(/of 40,000, [\d.]+\u00a0%, 95\u00a0% interval/);
    expect(example?.sentences[0]).toContain('12,508,732,323 of 68,719,476,736');
    expect(rowText(sample, 3)).toMatch(/^Row 3: simple [\d.]+\u00a0% \(published 18\.203\u00a0%\)/);
    expect(csvOf(sample).split('\r\n')).toHaveLength(29 * 4 + 2);
    expect(chartOf(sample).points).toHaveLength(29 * 4);
    expect(chartOf(null).points).toHaveLength(0);
  });
});

describe('a slice that stands for itself', () => {
  test('of a number of filled cells is exact and compared with nothing', () => {
    const slice = counted({ ...base, filled: 2, folded: true });
    expect(fourTotals(slice.tally)).toMatchObject({ images: 630, classes: [180, 0, 0, 450] });
    expect(verdictOn(slice)).toMatchObject({ kind: 'untested' });
    const { lines } = gridOf(slice, null);
    expect(lines.every(({ cells }) => cells.every(({ verdict }) => verdict === 'open'))).toBe(true);
    const example = exampleOf(slice, { row: 3, kind: 3 });
    expect(example && countFilled(example.image)).toBe(2);
    expect(sliceName(slice.spec)).toBe('all pictures with 2 filled cells');
  });

  test('of a range says which', () => {
    const slice = counted({ ...base, from: 1000, to: 1100 });
    expect(verdictOn(slice).text).toMatch(/not representative/);
    expect(sliceName(slice.spec)).toBe('pictures no. 1,000 to 1,099');
    expect(fileWords(slice)).toBe('pictures-no-1000-to-1099');
  });
});

describe('the stored full run', () => {
  test('agrees with Figure 5, and says how large it is', () => {
    const stored = storedRun('four-census 6x6');
    const { spec, tally, whole } = stored;
    const slice: Slice = { spec, tally, complete: true, stands: standsFor(spec, whole) };
    // the verdict of the ledger on the same run
    expect(verdictOn(slice).kind).toBe(verdictOf(figure5Table, storedFiles).kind);
    expect(verdictOn(slice)).toEqual({
      kind: 'differs',
      text: '2 of 122 printed numbers differ from ours.',
    });
    expect(storedText(stored)).toBe(
      'Stored run of all 68,719,476,736 pictures, made by npm run -s reproduce -- 000-figure-5.',
    );
  });

  test('when it is whole, is compared to the last digit', () => {
    const tally = fourCensus.emptyTally({ height: 6, width: 6 });
    for (const [row = 0, ...images] of publishedFigure5.rows)
      for (const [kind, count] of images.entries()) tally.counts[4 * row + kind] = count;
    for (const [kind, count] of publishedFigure5.unique.entries()) tally.unique[kind] = count ?? 0;
    const spec = { ...base, folded: true };
    const slice: Slice = { spec, tally, complete: true, stands: standsFor(spec, true) };
    expect(verdictOn(slice)).toEqual({
      kind: 'agrees',
      text: 'All 122 printed numbers are equal to ours.',
    });
    tally.unique[3] = (tally.unique[3] ?? 0) + 1;
    expect(verdictOn(slice).kind).toBe('differs');
  });
});

describe('the printed table', () => {
  test('has every row, and totals that are the sums', () => {
    expect(printedTable.rows).toHaveLength(32);
    for (const kind of [0, 1, 2, 3]) {
      const sum = publishedFigure5.rows.reduce((all, row) => all + (row[kind + 1] ?? 0), 0);
      expect(sum).toBe(publishedFigure5.totals[kind]);
    }
  });
});

describe('all pictures', () => {
  const all = specOfValues({ ...defaults, kind: 'all' });

  test('are counted as the stored run did', () => {
    expect(() => fourCensus.check(all)).not.toThrow();
    expect(all).toEqual(storedRun('four-census 6x6').spec);
  });

  test('stand for themselves until they are whole', () => {
    expect(standsFor(all, false)).toBe('own');
    expect(standsFor(all, true)).toBe('whole');
  });

  test('are counted by choices of row clues', () => {
    expect(unitOf(all).many).toBe('choices of row clues');
    expect(unitOf(null).many).toBe('pictures');
    // the pace is that of the stored run, rounded down
    const { seconds, units } = storedRun('four-census 6x6');
    expect(paceOf(all)).toBeLessThanOrEqual(units / seconds);
    expect(paceOf(all)).toBeGreaterThan((0.8 * units) / seconds);
  });
});
