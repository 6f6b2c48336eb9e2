import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  collectedText,
  decodeCollection,
  emptyCollection,
  encodeCollection,
  mostCollected,
  puzzleOfCode,
  toldPuzzles,
} from '../../../src/kit/collection/collection.ts';
import type { Collected, Collection } from '../../../src/kit/collection/collection.ts';
import {
  readCollection,
  withPuzzles,
  writeCollection,
} from '../../../src/kit/collection/collectionFile.ts';
import { readPuzzles } from '../../../src/formats/detect.ts';
import { formats } from '../../../src/formats/formats.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { grids, puzzles } from '../../formats/arbitraries.ts';

const texts = (kind: Parameters<typeof collectedText>[0]): fc.Arbitrary<string> =>
  fc
    .oneof(fc.string({ maxLength: 90 }), fc.string({ unit: 'binary', maxLength: 90 }))
    .map((text) => collectedText(kind, text));

const collected: fc.Arbitrary<Collected> = fc.record({
  title: texts('title'),
  code: fc.oneof(puzzles(8).map(encodePuzzle), grids([0, 1], 8).map(encodeImage)),
  grade: fc.constantFrom('sweeps', 'pairs', 'chains', 'probing', 'sat', 'several', null),
});

const collections: fc.Arbitrary<Collection> = fc.record({
  name: texts('name'),
  maker: texts('maker'),
  licence: texts('licence'),
  puzzles: fc.array(collected, { maxLength: 5 }),
});

const three: Collection = {
  name: 'Birds! 100 %',
  maker: 'A. Maker',
  licence: 'CC BY 4.0',
  puzzles: [
    { title: 'An owl', code: '3x3buC', grade: 'sweeps' },
    { title: '', code: '2x2_1_1~1_1', grade: 'several' },
    { title: 'A tit', code: '2x2_2_1~2_1', grade: null },
  ],
};

describe('a collection as a text', () => {
  test('is what it was when it is read back', () => {
    fc.assert(
      fc.property(collections, (collection) => {
        expect(decodeCollection(encodeCollection(collection))).toEqual(collection);
      }),
    );
    expect(decodeCollection(encodeCollection(emptyCollection))).toEqual(emptyCollection);
  });

  test('is never read when it is cut off, and hardly when a character is another one', () => {
    fc.assert(
      fc.property(collections, fc.nat(), fc.constantFrom(...'!0s~_%'), (collection, at, sign) => {
        const text = encodeCollection(collection);
        for (let cut = 0; cut < text.length; cut++)
          expect(() => decodeCollection(text.slice(0, cut))).toThrow(SyntaxError);
        const place = at % text.length;
        if (text[place] === sign) return;
        const spoilt = text.slice(0, place) + sign + text.slice(place + 1);
        expect(() => decodeCollection(spoilt)).toThrow(SyntaxError);
      }),
      { numRuns: 60 },
    );
  });

  test('says in words what is wrong', () => {
    const whole = encodeCollection(three);
    expect(() => decodeCollection('')).toThrow(/^The collection is damaged/);
    expect(() => decodeCollection(whole.replace(/^1/, '2'))).toThrow(/another version/);
    expect(() => decodeCollection('1'.repeat(60_000))).toThrow(/^The collection has 60,000 char/);
    const many = { ...three, puzzles: Array.from({ length: 25 }, () => three.puzzles[1]!) };
    expect(() => decodeCollection(encodeCollection(many))).toThrow(
      /has 25 puzzles: the most is 24/,
    );
    for (const code of ['2x2_1_1~1_2', '9', '2x2tI', '101x2b', 'x'])
      expect(() =>
        decodeCollection(
          encodeCollection({ ...three, puzzles: [{ title: '', code, grade: null }] }),
        ),
      ).toThrow(/^Puzzle 1 of the collection cannot be read\. /);
  });

  test('with 24 pictures of 20 x 20 and their titles stays below what goes to a server', () => {
    const cells = Uint8Array.from({ length: 400 }, (_, at) => (at % 3 === 0 ? 1 : 0));
    const code = encodeImage({ height: 20, width: 20, cells });
    const large = {
      ...three,
      puzzles: Array.from({ length: 24 }, (_, at) => ({
        title: `Picture ${at}`,
        code,
        grade: 'chains' as const,
      })),
    };
    expect(encodeURIComponent(encodeCollection(large)).length).toBeLessThan(4000);
  });
});

describe('a collection as a file', () => {
  test('is what it was when it is read back, but for what its puzzles need', () => {
    fc.assert(
      fc.property(collections, (collection) => {
        fc.pre(collection.puzzles.length > 0);
        const { problems, ...read } = readCollection(writeCollection(collection));
        expect(problems).toEqual([]);
        expect(read).toEqual({
          ...collection,
          puzzles: collection.puzzles.map((one) => ({ ...one, grade: null })),
        });
      }),
      { numRuns: 50 },
    );
  });

  test('is read by whatever reads puzzles', () => {
    const readings = readPuzzles(writeCollection(three));
    expect(readings.map((reading) => 'puzzle' in reading && reading.puzzle)).toEqual(
      three.puzzles.map(({ code }) => puzzleOfCode(code).puzzle),
    );
  });

  test('comes from every format that holds several puzzles', () => {
    const plain = { ...three, puzzles: three.puzzles.slice(1) };
    for (const { id, writer } of formats.filter(({ writer }) => writer?.several === true)) {
      const text = writer!.write(toldPuzzles(plain));
      const { puzzles: read, problems } = readCollection(text);
      expect([id, problems, read.length]).toEqual([id, [], 2]);
    }
  });

  test('takes what is there, and says why the rest is not', () => {
    const text = '[{"rows": [[1]], "cols": [[1]], "name": "A dot"}, {"rows": [[1]], "cols": [[]]}]';
    const read = readCollection(text);
    expect(read.puzzles).toEqual([{ title: 'A dot', code: '1x1_1~1', grade: null }]);
    expect(read.problems).toEqual(['Puzzle 2: Rows 1, columns 0: they must be equal.']);
    expect(readCollection('{"collection": 3').problems).toHaveLength(1);
    expect(readCollection('{"collection": "A", "puzzles": [3]}').problems).toHaveLength(1);
    expect(readCollection(Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d])).problems[0]).toMatch(
      /PDF/,
    );
  });

  test('never throws for a damaged one', () => {
    const text = writeCollection(three);
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(text.length),
        fc.string({ maxLength: 4 }),
        (a, b, more) => {
          const spoilt = text.slice(0, Math.min(a, b)) + more + text.slice(Math.max(a, b));
          const { puzzles: read, problems } = readCollection(spoilt);
          expect(read.length + problems.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

test('puzzles are put into a collection once, and as many as it has room for', () => {
  const more = { name: 'More', maker: 'Other', licence: 'MIT', puzzles: three.puzzles };
  expect(withPuzzles(emptyCollection, more)).toMatchObject({
    added: 3,
    twice: 0,
    left: 0,
    collection: { name: 'More', maker: 'Other', licence: 'MIT' },
  });
  expect(withPuzzles({ ...three, maker: '' }, more)).toMatchObject({
    added: 0,
    twice: 3,
    collection: { name: three.name, maker: '' },
  });
  const strips = Array.from({ length: 30 }, (_, at) => ({
    title: '',
    code: encodePuzzle({ rows: [[at + 1]], columns: Array.from({ length: at + 1 }, () => [1]) }),
    grade: null,
  }));
  const { added, left, collection } = withPuzzles(three, { ...more, puzzles: strips });
  expect([added, left, collection.puzzles.length]).toEqual([21, 9, mostCollected]);
});
