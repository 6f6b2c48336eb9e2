import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/engine/board/cell.ts';
import { readPuzzles, readPuzzleText } from '../../src/formats/detect.ts';
import { lossText } from '../../src/formats/format.ts';
import { formats } from '../../src/formats/formats.ts';
import { cleanText, details } from '../../src/formats/told.ts';
import type { ToldPuzzle } from '../../src/formats/told.ts';
import { grids, problemsOf, puzzleOfImage } from './arbitraries.ts';

const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((one) => cleanText(one).replaceAll(/\s+/g, ' '));
const tellings = fc.record(
  Object.fromEntries(details.map((detail) => [detail, text.filter((one) => one !== '')])),
  { requiredKeys: [] },
);

/** Puzzles with all that can be told of them. */
const toldPuzzles: fc.Arbitrary<ToldPuzzle> = fc
  .tuple(grids([0, 1], 6), tellings, fc.boolean())
  .map(([grid, told, known]: [Grid, object, boolean]) => ({
    puzzle: puzzleOfImage(grid),
    ...told,
    ...(known ? { goal: grid.cells } : {}),
  }));

describe('what is told of a puzzle', () => {
  const writing = formats.filter(({ writer }) => writer !== undefined && writer.keeps.length > 1);

  test.each(writing.map((format) => [format.id, format] as const))(
    'is written and read again: %s',
    (_, { id, writer, read }) => {
      fc.assert(
        fc.property(toldPuzzles, (given) => {
          const [found] = read(writer?.write([given]) ?? '');
          const kept = (writer?.keeps ?? []).filter((one) => given[one] !== undefined);
          expect(found).toMatchObject({
            kind: id,
            puzzle: given.puzzle,
            ...Object.fromEntries(kept.map((one) => [one, given[one]])),
          });
        }),
      );
    },
  );

  test.each(
    writing.filter(({ writer }) => writer?.several).map((format) => [format.id, format] as const),
  )('stays with its puzzle where there are several: %s', (_, { id, writer }) => {
    fc.assert(
      fc.property(fc.array(toldPuzzles, { minLength: 2, maxLength: 5 }), (given) => {
        const readings = readPuzzles(writer?.write(given) ?? '');
        expect(readings).toMatchObject(
          given.map(({ puzzle, name }) => ({
            kind: id,
            puzzle,
            ...(name === undefined ? {} : { name }),
          })),
        );
      }),
    );
  });

  test('holds no character that a file cannot hold', () => {
    const name = 'a\\u0000b\\u0008\\ud800c\\u202ed\\uffffe';
    expect(readPuzzleText(`{"name":"${name}","rows":[[1]],"cols":[[1]]}`)).toMatchObject({
      name: 'abcde',
    });
    expect(cleanText('one\n two\tthree\u0085four')).toBe('one  two three four');
    expect(cleanText(`${'a'.repeat(199)}\u{1f41f}`)).toBe('a'.repeat(199));
  });
});

const file = (goal: string): string =>
  `width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\ngoal ${goal}\n`;

const clues = (type: string): string =>
  `<clues type="${type}"><line><count>2</count></line><line><count>1</count></line></clues>`;

describe('a goal', () => {
  test('is refused with its place when its size is another', () => {
    expect(problemsOf(file('11100'))).toEqual([
      {
        line: 9,
        message: 'The goal has 5 cells, 2\u00a0×\u00a02 need 4: mend the goal or the size.',
      },
    ]);
  });

  test('is refused with its place when it contradicts the clues', () => {
    expect(problemsOf(file('"1101"'))).toEqual([
      {
        line: 9,
        message:
          'The goal contradicts the clues: column 1 of the picture has 1, its clue says 2. Mend one of the two, or take the goal out.',
      },
    ]);
    expect(
      problemsOf(
        `<puzzle>${clues('rows')}${clues('columns')}\n<solution>\n<image>\n|XX|\n|.X|\n</image></solution></puzzle>`,
      ),
    ).toMatchObject([{ line: 3 }]);
    expect(problemsOf('{"rows":[[2],[1]],"cols":[[2],[1]],\n"goal":["##","##"]}')).toMatchObject([
      { line: 2 },
    ]);
  });
});

test('what a format has no place for is told, of all that some of the puzzles have', () => {
  const puzzle = puzzleOfImage({ height: 1, width: 2, cells: Uint8Array.of(1, 0) });
  const whole: ToldPuzzle = {
    puzzle,
    ...Object.fromEntries(details.map((one) => [one, 'A'])),
    goal: Uint8Array.of(1, 0),
  };
  for (const format of formats) {
    const kept = format.writer?.keeps ?? [...details, 'goal'];
    for (const one of [...details, 'goal'] as const) {
      const word = one === 'goal' ? 'picture' : one;
      expect(lossText(format, [{ puzzle }, { puzzle, [one]: whole[one] }])).toBe(
        kept.includes(one) ? '' : `${format.label} has no place for ${word}.`,
      );
    }
    expect(lossText(format, [{ puzzle }])).toBe('');
  }
  const [mk, gno] = ['mk', 'gno'].map((id) => formats.find((format) => format.id === id)!);
  expect(lossText(mk!, [whole])).toBe(
    'MK has no place for name, author, source, copyright, licence, description and picture.',
  );
  expect(lossText(gno!, [whole])).toBe(
    'Gnonograms has no place for source, copyright and description.',
  );
});
