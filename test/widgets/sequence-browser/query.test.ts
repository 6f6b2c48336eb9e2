import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoriesOf, sequenceClass } from '../../../src/experiments/sequences.ts';
import { fields, finds } from '../../../src/widgets/sequence-browser/query.ts';
import type { Condition, CountedRow } from '../../../src/widgets/sequence-browser/query.ts';
import { formatQuery, parseQuery } from '../../../src/widgets/sequence-browser/queryText.ts';
import { QueryError, tokensOf } from '../../../src/widgets/sequence-browser/queryWords.ts';

const category = fc.nat({ max: 15 });
const digits = (least: number): fc.Arbitrary<string> =>
  fc.array(category, { minLength: least, maxLength: 25 }).map((list) =>
    list
      .toSorted((a, b) => a - b)
      .map((one) => one.toString(16))
      .join(''),
  );

const range = fc
  .tuple(fc.nat({ max: 5000 }), fc.oneof(fc.constant(Infinity), fc.nat({ max: 5000 })))
  .map(([least, more]) => ({ least, most: least + more }));

const plain: fc.Arbitrary<Condition> = fc.oneof(
  fc.tuple(category, range).map(([one, bounds]) => ({
    kind: 'times' as const,
    category: one,
    ...bounds,
  })),
  fc.tuple(fc.constantFrom(...fields), range).map(([field, bounds]) => ({
    kind: 'number' as const,
    field,
    ...bounds,
  })),
  fc.constantFrom('unique' as const, 'two' as const, 'rest' as const).map((kind) => ({
    kind: 'class' as const,
    class: kind,
  })),
  fc.constantFrom({ kind: 'pure' as const }, { kind: 'mixed' as const }),
  fc.uniqueArray(category, { minLength: 1 }).map((categories) => ({
    kind: 'only' as const,
    categories: categories.toSorted((a, b) => a - b),
  })),
  digits(4).map((sequence) => ({ kind: 'sequence' as const, sequence })),
  digits(1).map((sequence) => ({ kind: 'begins' as const, sequence })),
);
const condition = fc.oneof(
  plain,
  plain.map((one): Condition => ({ kind: 'not', condition: one })),
);
const query = fc.array(fc.array(condition, { minLength: 1, maxLength: 4 }), { maxLength: 3 });

const rowOf = (sequence: string, more: Partial<CountedRow> = {}): CountedRow => {
  const counts = Array.from({ length: 16 }, () => 0);
  for (const one of categoriesOf(sequence)) counts[one]! += 1;
  const kind = sequenceClass(sequence);
  return {
    sequence,
    class: kind,
    images: 8,
    groups: 1,
    first: 0,
    unique: kind === 'unique' ? 8 : 0,
    counts,
    ...more,
  };
};
const found = (text: string, row: CountedRow): boolean => finds(parseQuery(text), row);

describe('a search', () => {
  test('is read as it is written, whatever it asks', () => {
    fc.assert(
      fc.property(query, (one) => {
        expect(parseQuery(formatQuery(one))).toEqual(one);
      }),
    );
  });

  test('gives a search or a message that names a place in it, for any text', () => {
    const words = ['contains', 'no', '15', '4', '>=', 'length', 'or', 'and', ',', 'class', '…'];
    const typed = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...words)).map((one) => one.join(' ')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        try {
          parseQuery(text);
        } catch (error) {
          if (!(error instanceof QueryError)) throw error;
          expect(error.message).not.toBe('');
          expect(error.at).toBeGreaterThanOrEqual(0);
          expect(error.at).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  test('finds exactly the sequence that is pasted as the thesis prints it, in any order', () => {
    fc.assert(
      fc.property(fc.array(category, { minLength: 4, maxLength: 25 }), digits(4), (list, other) => {
        const sorted = list
          .toSorted((a, b) => a - b)
          .map((one) => one.toString(16))
          .join('');
        const text = list.join(' ');
        expect(found(text, rowOf(sorted))).toBe(true);
        expect(found(text, rowOf(other))).toBe(other === sorted);
      }),
    );
  });

  test('holds for a row when one of its groups does, each condition of it', () => {
    fc.assert(
      fc.property(query, digits(4), (one, sequence) => {
        const row = rowOf(sequence);
        const alone = (part: Condition): boolean => finds([[part]], row);
        const expected = one.length === 0 || one.some((group) => group.every(alone));
        expect(finds(one, row)).toBe(expected);
      }),
    );
  });

  test('is negated by “not”', () => {
    fc.assert(
      fc.property(plain, digits(4), (one, sequence) => {
        const row = rowOf(sequence);
        expect(finds([[{ kind: 'not', condition: one }]], row)).toBe(!finds([[one]], row));
      }),
    );
  });
});

describe('the words of a search', () => {
  const eight = rowOf('bbbbeeee');
  const rest = rowOf('4455779cd', { images: 24, unique: 8, groups: 3 });
  const two = rowOf('6688ffffff');
  test.each([
    ['', [true, true, true]],
    ['contains 15 and no 12', [false, false, true]],
    ['contains 11 and 14', [true, false, false]],
    ['14 >= 4', [true, false, false]],
    ['14×4 11×4', [true, false, false]],
    ['15 > 5, 6 = 2', [false, false, true]],
    ['15 = 5 to 7', [false, false, true]],
    ['length 8', [true, false, false]],
    ['length 9-10', [false, true, true]],
    ['class rest', [false, true, false]],
    ['exactly two or unique', [true, false, true]],
    ['class exactly two', [false, false, true]],
    ['pure', [true, false, false]],
    ['not pure and no 4', [false, false, true]],
    ['mixed', [false, true, false]],
    ['only 6 8 15', [false, false, true]],
    ['begins with 6 6', [false, false, true]],
    ['11 11 11 …', [true, false, false]],
    ['images >= 20', [false, true, false]],
    ['classes 3', [false, true, false]],
    ['solvable > 0', [true, true, false]],
    ['without 4, 15', [true, false, false]],
    ['⟨11, 11, 11, 11, 14, 14, 14, 14⟩', [true, false, false]],
    ['no 4 or contains 13', [true, true, true]],
  ])('“%s”', (text, expected) => {
    expect([eight, rest, two].map((row) => found(text, row))).toEqual(expected);
  });

  test.each([
    ['15', /Numbers alone are a whole sequence.*contains 15/, 0],
    ['contains 16', /no category 16: they are 0 to 15/, 9],
    ['contains', /After “contains” comes a category/, 8],
    ['length', /After “length” comes a number/, 6],
    ['14 >=', /how many of this category/, 5],
    ['foo 3', /“foo” is not a word of the search/, 0],
    ['class easy', /The classes are unique, two/, 6],
    ['pure and', /missing at the end/, 8],
    ['length 9 to 4', /From 9 to 4 there is nothing/, 7],
    ['15 < 0', /Nothing is less than 0/, 5],
    ['pure $', /“\$” has no meaning here/, 5],
    ['simple', /Simple pictures have no unknown cell/, 0],
    ['constructor', /is not a word/, 0],
  ])('“%s” is answered by a message at its place', (text, message, at) => {
    try {
      parseQuery(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(QueryError);
      expect((error as QueryError).message).toMatch(message);
      expect((error as QueryError).at).toBe(at);
    }
  });

  test('numbers may be grouped, and a comma between categories does not group them', () => {
    expect(tokensOf('images 1,128').map(({ text }) => text)).toEqual(['images', '1,128']);
    expect(tokensOf('11,14').map(({ text }) => text)).toEqual(['11', ',', '14']);
    expect(found('images = 1,128', rowOf('ffff', { images: 1128 }))).toBe(true);
  });
});
