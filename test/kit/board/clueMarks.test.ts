// The clues beside a picture that is being drawn: always those of its puzzle, in a room that keeps its place.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardLayout } from '../../../src/kit/board/boardLayout.ts';
import { clueMarks, clueRoom } from '../../../src/kit/board/clueMarks.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const image = fc
  .record({ height: fc.integer({ min: 1, max: 12 }), width: fc.integer({ min: 1, max: 12 }) })
  .chain(({ height, width }) =>
    fc
      .uint8Array({ min: 0, max: 1, minLength: height * width, maxLength: height * width })
      .map((cells) => ({ height, width, cells })),
  );

const wordsOf = (mark: Parameters<typeof toMarkup>[0]): string =>
  toMarkup(mark).replaceAll(/<[^>]+>/g, '');

describe('clueMarks', () => {
  test('are the clues of the picture, rows first, none of them quiet', () => {
    fc.assert(
      fc.property(image, (picture) => {
        const { rows, columns } = puzzleOf(picture);
        const marks = clueMarks(picture, clueRoom(picture, null));
        const words = [...rows, ...columns].map((runs) =>
          runs.length === 0 ? '0' : runs.join(' '),
        );
        expect(marks.map(wordsOf)).toEqual(words);
        expect(marks.map(toMarkup).join('')).not.toMatch(/is-done|is-quiet/);
      }),
      { numRuns: 100 },
    );
  });

  test('of a line that stays as it is are the same object', () => {
    const [height, width] = [3, 4];
    const before = { height, width, cells: new Uint8Array(12) };
    const after = { ...before, cells: before.cells.with(5, 1) };
    const room = clueRoom(before, null);
    const [a, b] = [clueMarks(before, room), clueMarks(after, room)];
    expect(a.map((mark, at) => mark === b[at])).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
  });
});

describe('clueRoom', () => {
  test('is enough for the picture, never less than before, and the same object where nothing grows', () => {
    fc.assert(
      fc.property(image, (picture) => {
        const { height, width } = picture;
        const { rows, columns } = puzzleOf(picture);
        const empty = { height, width, cells: new Uint8Array(height * width) };
        const room = clueRoom(picture, clueRoom(empty, null));
        expect(room.rows).toBeGreaterThanOrEqual(Math.max(...rows.map(({ length }) => length)));
        expect(room.columns).toBeGreaterThanOrEqual(
          Math.max(...columns.map(({ length }) => length)),
        );
        expect(clueRoom(empty, room)).toBe(room);
        const frame = { ...picture, rows: [], columns: [], label: '' };
        const [wide, bare] = [boardLayout({ ...frame, room }), boardLayout(frame)];
        expect(wide.left).toBeGreaterThan(bare.left);
        expect(wide.width - wide.left).toBeCloseTo(bare.width - bare.left);
      }),
      { numRuns: 100 },
    );
  });
});
