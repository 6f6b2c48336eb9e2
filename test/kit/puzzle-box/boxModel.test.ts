import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILLED } from '../../../src/engine/board/cell.ts';
import {
  canvasOf,
  draftsOfPuzzle,
  emptyCanvas,
  emptyDrafts,
  imageOf,
  painted,
  readDrafts,
  repainted,
} from '../../../src/kit/puzzle-box/boxModel.ts';
import type { BoxReading } from '../../../src/kit/puzzle-box/boxModel.ts';
import { textOfFile, tooLongText } from '../../../src/kit/puzzle-box/intake.ts';
import { readStoredDrafts, writeDrafts } from '../../../src/kit/puzzle-box/drafts.ts';
import { fileStem, toWrite } from '../../../src/kit/puzzle-box/exportPuzzle.ts';
import { formatOf } from '../../../src/formats/formats.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { formatLines } from '../../../src/formats/clueText.ts';
import { grids, plainPuzzles, puzzleOfImage, puzzles } from '../../formats/arbitraries.ts';

const typed = (rows: string, columns: string): BoxReading =>
  readDrafts({ ...emptyDrafts(), mode: 'lines', rows, columns });

describe('readDrafts', () => {
  test('compares the sums as they are typed', () => {
    expect(typed('2\n2', '2\n1')).toMatchObject({
      puzzle: null,
      tone: 'error',
      summary: 'Rows 4, columns 3: they must be equal.',
    });
    expect(typed('2\n1', '2\n1')).toMatchObject({
      puzzle: { rows: [[2], [1]], columns: [[2], [1]] },
      summary: 'Rows 3, columns 3: equal. 2 rows, 2 columns, 3 filled cells.',
    });
  });

  test('says which field a problem belongs to, with its line', () => {
    const { problems } = typed('2\nx', '1\n1 1 1');
    expect(problems.rows?.map(({ line }) => line)).toEqual([2]);
    expect(problems.columns?.[0]).toMatchObject({
      line: 2,
      message: 'Column 2 needs 5 cells, but there are only 2 rows: shorten its runs or add rows.',
    });
  });

  test('does not complain of a field that is still empty', () => {
    expect(typed('5\n1', '')).toMatchObject({
      tone: 'info',
      summary: 'Rows 6, columns 0: the columns are still missing.',
    });
    expect(typed('', '').summary).toBe('Nothing here yet.');
  });

  test('reads every puzzle from its two fields', () => {
    fc.assert(
      fc.property(plainPuzzles(), (puzzle) => {
        expect(typed(formatLines(puzzle.rows), formatLines(puzzle.columns)).puzzle).toEqual(puzzle);
      }),
    );
  });

  test('says in which format a text was read', () => {
    const reading = readDrafts({ ...emptyDrafts(), text: '##\n#.' });
    expect(reading.summary).toBe('Read as a picture: 2 rows, 2 columns, 3 filled cells.');
  });

  test('offers the puzzles of a text that holds several, and takes none by itself', () => {
    const text = `title "Dot"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n====\nwidth 1\nheight 2\nrows\n1\n`;
    const drafts = { ...emptyDrafts(), text };
    expect(readDrafts(drafts)).toMatchObject({
      puzzle: null,
      tone: 'info',
      summary: 'Read as a .nonpack: 2 puzzles, choose one.',
      choices: ['1: Dot, 1\u00a0×\u00a01', '2: cannot be read'],
    });
    expect(readDrafts({ ...drafts, chosen: 0 })).toMatchObject({
      puzzle: { rows: [[1]], columns: [[1]] },
      told: { name: 'Dot' },
    });
    expect(readDrafts({ ...drafts, chosen: 1 })).toMatchObject({ puzzle: null, tone: 'error' });
    expect(readDrafts({ ...drafts, chosen: 7 }).puzzle).toBeNull();
  });

  test('keeps the drafts of the other modes out of it', () => {
    const drafts = { ...emptyDrafts(), text: 'nonsense', rows: '1', columns: '1' };
    expect(readDrafts(drafts).puzzle).toBeNull();
    expect(readDrafts({ ...drafts, mode: 'lines' }).puzzle).toEqual({
      rows: [[1]],
      columns: [[1]],
    });
    expect(readDrafts({ ...drafts, mode: 'paint' }).puzzle?.rows).toHaveLength(10);
  });
});

describe('a painting', () => {
  test('is read as the puzzle of its image', () => {
    fc.assert(
      fc.property(grids([0, 1]), (image) => {
        const canvas = canvasOf(image);
        expect(imageOf(canvas)).toEqual(image);
        expect(readDrafts({ ...emptyDrafts(), mode: 'paint', canvas }).puzzle).toEqual(
          puzzleOfImage(image),
        );
      }),
    );
  });

  test('forgets nothing when it is made smaller and larger again', () => {
    const canvas = painted(emptyCanvas(3, 3), 2, 2, 1);
    const small = { ...canvas, height: 2, width: 2 };
    expect(imageOf(small).cells).toEqual(new Uint8Array(4));
    expect(imageOf({ ...small, height: 3, width: 3 })).toEqual(imageOf(canvas));
  });

  test('is turned over and emptied only where it is seen', () => {
    const canvas = { ...painted(emptyCanvas(3, 3), 2, 2, 1), height: 2, width: 2 };
    expect([...imageOf(repainted(canvas, 'invert')).cells]).toEqual([1, 1, 1, 1]);
    expect([...imageOf(repainted(repainted(canvas, 'invert'), 'invert')).cells]).toEqual([
      0, 0, 0, 0,
    ]);
    const cleared = repainted(repainted(canvas, 'invert'), 'clear');
    expect(imageOf({ ...cleared, height: 3, width: 3 }).cells[8]).toBe(1);
  });
});

describe('draftsOfPuzzle', () => {
  test('puts a puzzle into the fields of every mode so that it is read back', () => {
    fc.assert(
      fc.property(puzzles(6), (puzzle) => {
        const text = {
          ...emptyDrafts(),
          ...draftsOfPuzzle('text', { puzzle, name: 'A <b>' }).drafts,
        };
        expect(readDrafts(text)).toMatchObject({ puzzle, told: { name: 'A <b>' } });
        expect(
          readDrafts({ ...text, ...draftsOfPuzzle('text', { puzzle }).drafts }).puzzle,
        ).toEqual(puzzle);
        const { clues: _, ...plain } = puzzle;
        const lines = {
          ...emptyDrafts(),
          mode: 'lines' as const,
          ...draftsOfPuzzle('lines', { puzzle }).drafts,
        };
        expect(readDrafts(lines).puzzle).toEqual(plain);
      }),
    );
  });

  test('says so when given cells have no place in the fields', () => {
    const puzzle = { rows: [[1]], columns: [[1]] };
    const clues = Uint8Array.of(FILLED);
    expect(draftsOfPuzzle('lines', { puzzle }).said).not.toContain('given');
    expect(draftsOfPuzzle('lines', { puzzle: { ...puzzle, clues } }).said).toContain('given');
  });

  test('paints the solution of a simple puzzle, and says so when there is none to paint', () => {
    const simple = { rows: [[2], [1]], columns: [[2], [1]] };
    const painting = draftsOfPuzzle('paint', { puzzle: simple });
    expect(readDrafts({ ...emptyDrafts(), mode: 'paint', ...painting.drafts }).puzzle).toEqual(
      simple,
    );
    const open = draftsOfPuzzle('paint', { puzzle: { rows: [[1], [1]], columns: [[1], [1]] } });
    expect(open.said).toContain('not simple');
    expect(open.drafts.canvas).toMatchObject({ height: 2, width: 2 });
  });
});

describe('textOfFile', () => {
  test('reads a file', async () => {
    expect(await textOfFile(new Blob(['1\n\n1']))).toEqual({ text: '1\n\n1' });
  });

  test('refuses a file of 10 MB by its size, unread', async () => {
    const file = new Blob(['1 '.repeat(5_000_000)]);
    file.arrayBuffer = () => Promise.reject(new Error('must not be read'));
    expect(await textOfFile(file)).toEqual({ length: 10_000_000 });
    expect(tooLongText(10_000_000)).toContain(
      '10,000,000 characters, the most that is read is 200,000',
    );
  });

  test('says of a picture what it is, however large, and of old letters how they were read', async () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    for (const more of [0, 5_000_000])
      expect(await textOfFile(new Blob([png, new Uint8Array(more)]))).toEqual({
        refused: expect.stringMatching(/^This is a PNG picture.*\/make\//) as string,
      });
    expect(await textOfFile(new Blob([Uint8Array.of(0x31, 0xfc)]))).toMatchObject({
      text: '1ü',
      note: expect.stringContaining('Windows-1252') as string,
    });
  });

  test('says that a file cannot be read', async () => {
    const file = new Blob(['x']);
    file.arrayBuffer = () => Promise.reject(new Error('gone'));
    expect(await textOfFile(file)).toEqual({});
  });
});

describe('stored drafts', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(grids([0, 1]), fc.string(), fc.string(), (image, text, rows) => {
        const drafts = {
          mode: 'lines' as const,
          text,
          chosen: text.length % 2 === 0 ? null : text.length,
          rows,
          columns: '<b>',
          canvas: canvasOf(image),
        };
        expect(readStoredDrafts(writeDrafts(drafts))).toEqual(drafts);
      }),
    );
  });

  test.each([null, '', '{', '[]', '5', '{"mode":"x","text":5,"image":"9x9b"}'])(
    'that are %j give an untouched box',
    (stored) => expect(readStoredDrafts(stored)).toEqual(emptyDrafts()),
  );
});

test('a file is named after its puzzle, without signs that a disk refuses', () => {
  const puzzle = { rows: [[1]], columns: [[1]] };
  expect(fileStem(puzzle, 'Ünder <b>/../ "Sea"')).toBe('under-b-sea');
  expect(fileStem(puzzle, '///')).toBe('nonogram-1x1');
  expect(fileStem(puzzle)).toBe('nonogram-1x1');
});

const written = (told: Parameters<typeof toWrite>[0]): string =>
  formatOf('non').writer!.write([toWrite(told)]);

test('a puzzle of the gallery is written with its name and maker, unless its reader told otherwise', () => {
  const puzzle = galleryDescriptions('cat');
  for (const part of ['Scardy Cat', 'Jan Wolter', 'webpbn.com #6', 'CC BY 3.0'])
    expect(written({ puzzle })).toContain(part);
  const own = written({ puzzle, name: 'A cat of my own' });
  expect(own).toContain('A cat of my own');
  expect(own).not.toContain('Jan Wolter');
});
