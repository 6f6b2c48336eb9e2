import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as numbers from '../../../src/notebook/plain/numbers.ts';
import written from '../../formats/numbers.json' with { type: 'json' };

const { grouped, fixed, percent, inPercent, percentage, scientific, ordinal } = numbers;

/** With an ordinary space, to be read. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

const read = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

describe('bounds', () => {
  test('are rounded to the side on which they stay true', () => {
    expect([68.69, 68.7, 70.5, -1.25].map((value) => numbers.fixedAtLeast(value, 0))).toEqual([
      '68',
      '68',
      '70',
      '−2',
    ]);
    expect(numbers.fixedAtLeast(68.7, 1)).toBe('68.7');
    expect([31.01, 31, 30.999].map((value) => numbers.fixedAtMost(value, 0))).toEqual([
      '32',
      '31',
      '31',
    ]);
    expect(numbers.percentAtMost(0.99461)).toBe('99.5\u00a0%');
    expect(numbers.percentAtLeast(0.01135)).toBe('1.1\u00a0%');
  });

  test('are never on the other side', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.nat(4), (value, digits) => {
        expect(read(numbers.fixedAtLeast(value, digits))).toBeLessThanOrEqual(value);
        expect(read(numbers.fixedAtMost(value, digits))).toBeGreaterThanOrEqual(value);
      }),
    );
  });
});

describe('grouped', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [33_554_432, '33,554,432'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
    [-1234, '−1,234'],
    [1234.5678, '1,234.5678'],
    [-1234.5, '−1,234.5'],
    [0.1 + 0.2, '0.3'],
    [1e-7, '0.0000001'],
    [33_554_432_123.25, '33,554,432,123.25'],
    [10n ** 6n, '1,000,000'],
    [-(10n ** 6n), '−1,000,000'],
    [2n ** 64n, '18,446,744,073,709,551,616'],
  ])('writes %s as %s', (value, text) => expect(grouped(value)).toBe(text));

  test('loses no digit of a whole number, and groups all by three', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.bigInt()), (value) => {
        const text = grouped(value);
        expect(text).toMatch(/^−?\d{1,3}(,\d{3})*$/);
        expect(text.replaceAll(',', '').replace('−', '-')).toBe(String(value));
      }),
    );
  });

  test('groups before the point only, and is read back to fifteen digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (value) => {
        const text = grouped(value);
        expect(text).toMatch(/^\d{1,3}(,\d{3})*(\.\d*[1-9])?$/);
        expect(Number(text.replaceAll(',', ''))).toBe(Number(value.toPrecision(15)));
      }),
    );
  });
});

describe('a value that is no number', () => {
  test('is shown as such and not hidden', () => {
    for (const write of [
      grouped,
      (value: number) => fixed(value, 2),
      (value: number) => inPercent(value),
    ]) {
      expect(write(NaN)).toBe('NaN');
      expect(write(Infinity)).toBe('Infinity');
      expect(write(-Infinity)).toBe('−Infinity');
    }
    expect(spaced(percent(0 / 0))).toBe('NaN %');
  });
});

describe('decimals', () => {
  test.each([
    [1234.5, 2, '1,234.50'],
    [12.34, 1, '12.3'],
    [12, 0, '12'],
    [-0.04, 1, '0.0'],
    [-0.06, 1, '−0.1'],
  ])('of %s to %i places are %s', (value, digits, text) => expect(fixed(value, digits)).toBe(text));

  test('a half goes away from zero, where the machine holds a half', () => {
    expect([0.5, 1.5, 2.5, -2.5].map((value) => fixed(value, 0))).toEqual(['1', '2', '3', '−3']);
    expect([0.125, 0.375].map((value) => fixed(value, 2))).toEqual(['0.13', '0.38']);
    expect(fixed(1.005, 2)).toBe('1.00'); // the number in the machine is 1.00499…
  });

  test('are the nearest that there are', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 6 }),
        (value, digits) => {
          const read = Number(fixed(value, digits).replaceAll(',', '').replace('−', '-'));
          expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9);
          expect(read).toBeCloseTo(numbers.rounded(value, digits), 9);
        },
      ),
    );
  });

  test('fall away where nothing more is to say', () => {
    expect(
      [12.345, 0.012345, 12_345, 100, 0.5].map((value) => numbers.significant(value, 3)),
    ).toEqual(['12.3', '0.0123', '12,300', '100', '0.5']);
  });
});

describe('percentages', () => {
  test('have a space that does not break', () => {
    expect(percent(2 / 7, 2)).toBe('28.57\u00a0%');
    expect(percentage(97.1, 2)).toBe('97.10\u00a0%');
    expect(percentage(60)).toBe('60\u00a0%');
    expect(numbers.finePercent(0.18203)).toBe('18.203\u00a0%');
  });

  test('have one decimal, or as many as are asked for', () => {
    expect([percent(0.2857), percent(1), percent(0.005, 0)].map(spaced)).toEqual([
      '28.6 %',
      '100.0 %',
      '1 %',
    ]);
    expect([inPercent(0.2857), inPercent(12.5, 0)]).toEqual(['28.6', '1,250']);
  });

  test('with and without the sign are the same number', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (share, digits) => {
          expect(percent(share, digits)).toBe(`${inPercent(share, digits)}\u00a0%`);
        },
      ),
    );
  });

  test.each([
    [0, '0 %'],
    [0.18203, '18.203 %'],
    [0.0001, '0.010 %'],
    [0.00002345, '0.0023 %'],
    [2.345e-6, '0.00023 %'],
    [2.345e-7, '1 in 4.3 million'],
    [5e-7, '1 in 2 million'],
    [2.345e-8, '1 in 43 million'],
    [1.004e-9, '1 in 1 billion'],
    [1 / 68_719_476_736, '1 in 69 billion'],
  ])('of %d are written with the digits that count', (share, text) => {
    expect(spaced(numbers.finePercent(share))).toBe(text);
  });
});

test('powers of ten are short', () => {
  expect(
    [1e-7, 0.0001, 0.001, 0.1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e8, 1e9].map(numbers.short),
  ).toEqual([
    '1e-7',
    '1e-4',
    '0.001',
    '0.1',
    '1',
    '10',
    '100',
    '1k',
    '10k',
    '100k',
    '1M',
    '100M',
    '1,000M',
  ]);
});

describe('scientific', () => {
  test.each([
    [1n, '1.00', 0],
    [17n, '1.70', 1],
    [9_994n, '9.99', 3],
    [9_996n, '1.00', 4],
    [2n ** 36n, '6.87', 10],
    [2n ** 2500n, '3.76', 752],
  ])('splits %i', (value, mantissa, exponent) => {
    expect(scientific(value)).toEqual({ mantissa, exponent });
  });

  test('is within half of its last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 300n }), (value) => {
        const { mantissa, exponent } = scientific(value);
        expect(mantissa).toMatch(/^[1-9]\.\d\d$/);
        const ratio = Number(value) / Number(`${mantissa}e${exponent}`);
        expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.005_001);
      }),
    );
  });
});

test('small numbers are words', () => {
  expect([0, 4, 10, 11, 1024, 2.5].map(numbers.inWords)).toEqual([
    'zero',
    'four',
    'ten',
    '11',
    '1,024',
    '2.5',
  ]);
});

test('a number takes its noun', () => {
  expect([1, 2, 1000, 1n, 0].map((value) => numbers.counted(value, 'row'))).toEqual([
    '1 row',
    '2 rows',
    '1,000 rows',
    '1 row',
    '0 rows',
  ]);
});

test('several are joined as a sentence does', () => {
  expect([[], ['a'], [1, 4], ['a', 'b', 'c']].map(numbers.enumerated)).toEqual([
    '',
    'a',
    '1 and 4',
    'a, b and c',
  ]);
});

test('a size is written rows first, and does not break', () => {
  expect(numbers.sizeText(5, 6)).toBe('5\u00a0×\u00a06');
  expect(numbers.spacedSizes('all 5x5 and 10 x 12 boxes')).toBe(
    'all 5\u00a0×\u00a05 and 10\u00a0×\u00a012 boxes',
  );
});

test('a place in an order has the ending that it is said with', () => {
  const words = Array.from({ length: 10 }, (_, at) => ordinal(at + 1));
  expect(words.join(' ')).toBe('first second third fourth fifth sixth seventh eighth ninth tenth');
  const places = [11, 12, 13, 20, 21, 22, 23, 24, 101, 111, 112, 121, 1003];
  expect(places.map(ordinal).join(' ')).toBe(
    '11th 12th 13th 20th 21st 22nd 23rd 24th 101st 111th 112th 121st 1,003rd',
  );
});

test('numbers are written as d3-format 3.1.3 wrote them, which stood behind all of these functions once', () => {
  expect(written.length).toBe(100);
  for (const [number, ...texts] of written as unknown as readonly (readonly [
    number,
    ...string[],
  ])[])
    expect([
      grouped(number),
      fixed(number, 0),
      fixed(number, 2),
      numbers.significant(number, 3),
      percent(number),
      percentage(number, 2),
      number >= 0 && number <= 1 ? numbers.finePercent(number) : '',
      number > 0 ? numbers.short(number) : '',
    ]).toEqual(texts);
});
