/** The records of hard simple puzzles: each picture is solved again here, line by line from the list of all its fits. */
import { describe, expect, test } from 'vitest';
import { hardSimpleFile, hardSimpleHead, storedRecord } from '../../src/claims/hardSimple.ts';
import {
  greatestShare,
  hardestRows,
  hardRecord,
  hardRecords,
  shareOf,
} from '../../src/facts/hardSimple.ts';
import { shareOfCells } from '../../src/facts/sweeps.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { decodeImage } from '../../src/formats/imageCode.ts';
import { besideKnown, recordFile, recordFrom } from '../../src/widgets/puzzle-hunt/model.ts';

const records = hardRecords();

const share = (side: number): number => hardRecord(side).difficulty / side ** 2;

const read = (list: readonly object[]): unknown =>
  hardSimpleFile.read({ ...hardSimpleHead, command: '', date: '', engine: '', records: list });

/** The runs of a line that is a word, bit i for cell i. */
const runsOf = (line: number): string => line.toString(2).replaceAll(/0+/g, ' ').trim();

/** The number of sweeps, rows first, that make a cell known; NaN where cells stay unknown. */
function sweepsOf({ height, width, cells }: Grid): number {
  const words = [
    Array.from({ length: height }, (_, i) => i).map((i) =>
      wordOf((j) => cells[i * width + j]!, width),
    ),
    Array.from({ length: width }, (_, j) => j).map((j) =>
      wordOf((i) => cells[i * width + j]!, height),
    ),
  ];
  // all fits of each line, of which those stay that agree with what is known
  const fits = words.map((lines, side) => {
    const all = Array.from({ length: 2 ** (side === 0 ? width : height) }, (_, line) => line);
    return lines.map((line) => all.filter((one) => runsOf(one) === runsOf(line)));
  });
  const known = new Set<number>();
  let last = 0;
  for (let sweep = 1, idle = 0; idle < 2; sweep++) {
    const side = (sweep + 1) % 2;
    const before = known.size;
    const news: number[] = [];
    for (const [line, list] of fits[side]!.entries()) {
      const length = side === 0 ? width : height;
      for (let at = 0; at < length; at++) {
        const cell = side === 0 ? line * width + at : at * width + line;
        const filled = list.filter((one) => ((one >> at) & 1) === 1).length;
        if (filled === 0 || filled === list.length) news.push(cell);
      }
    }
    for (const cell of news) known.add(cell);
    for (const cell of news) {
      const [i, j] = [Math.floor(cell / width), cell % width];
      fits[0]![i] = fits[0]![i]!.filter((one) => ((one >> j) & 1) === cells[cell]);
      fits[1]![j] = fits[1]![j]!.filter((one) => ((one >> i) & 1) === cells[cell]);
    }
    idle = known.size === before ? idle + 1 : 0;
    if (known.size > before) last = sweep;
  }
  return known.size === cells.length ? last : Number.NaN;
}

const wordOf = (cell: (at: number) => number, length: number): number =>
  Array.from({ length }, (_, at) => cell(at) * 2 ** at).reduce((sum, one) => sum + one, 0);

describe('the records', () => {
  test('are of squares from seven to fourteen, and as hard as they say', () => {
    expect(records.map(({ height, width }) => `${height}x${width}`)).toEqual(
      Array.from({ length: 8 }, (_, at) => `${at + 7}x${at + 7}`),
    );
    for (const { picture, difficulty } of records)
      expect([picture, sweepsOf(decodeImage(picture))]).toEqual([picture, difficulty]);
  });

  test('are beyond two thirds of the cells on small boards, as the pages say', () => {
    expect(shareOfCells(6)).toBeGreaterThan(2 / 3);
    for (const side of [7, 8, 9, 10]) expect(share(side)).toBeGreaterThan(2 / 3);
    for (const { height, width, difficulty } of records)
      expect(difficulty).toBeLessThanOrEqual(height * width);
    // the greatest share is of a small board, as the note says, and that of the largest is the least or next to it
    const shares = records.map(shareOf).toSorted((a, b) => a - b);
    expect(greatestShare().height).toBeLessThan(10);
    expect(shares.indexOf(shareOf(records.at(-1)!))).toBeLessThan(3);
  });

  test('are refused where one is not what it says', () => {
    const stored = records.map(storedRecord);
    expect(read(stored)).toEqual(records);
    const [first] = stored as readonly (object & { readonly difficulty: number })[];
    expect(() => read([{ ...first, difficulty: first!.difficulty + 1 }])).toThrow('the difficulty');
    expect(() => read([{ ...first, picture: '7x7bAAAAAAAAB' }])).toThrow();
    expect(() => read([{ ...first, size: '7x8' }])).toThrow('size');
    expect(() => read([...stored, first!])).toThrow('sizes with a record');
    expect(() => read([{ ...first, steps: undefined }])).toThrow('steps');
  });

  test('stand in the table behind what was counted', () => {
    const rows = hardestRows();
    expect(rows.filter(([, , , kind]) => kind === 'exact').length).toBe(5);
    expect(rows.filter(([, , , kind]) => kind === 'record').length).toBe(records.length);
  });
});

describe('a find of a reader', () => {
  const { picture, difficulty } = hardRecord(10);
  const found = recordFrom(picture);

  test('is told beside the record of its size, and beats it only where it is harder', () => {
    const known = [{ height: 10, width: 10, difficulty, isExact: false }];
    expect(besideKnown(found, known).isRecord).toBe(false);
    expect(besideKnown({ ...found, difficulty: difficulty + 1 }, known).isRecord).toBe(true);
    expect(
      besideKnown(
        found,
        known.map((one) => ({ ...one, isExact: true })),
      ).text,
    ).toContain('of all pictures');
    expect(besideKnown(found, []).isRecord).toBe(false);
  });

  test('is sent with what each sweep finds: every cell once, some in each sweep, as the picture has it', () => {
    const { height, width, cells } = decodeImage(picture);
    const { sweeps } = recordFile(found) as { readonly sweeps: readonly (readonly string[])[] };
    expect(sweeps).toHaveLength(difficulty);
    expect(sweeps.slice(1).every((sweep) => sweep.length > 0)).toBe(true);
    const told = sweeps.flat().toSorted();
    const all = Array.from(cells, (cell, at) => {
      const value = cell === 1 ? 'filled' : 'empty';
      return `${Math.floor(at / width) + 1},${(at % width) + 1} ${value}`;
    });
    expect(told).toEqual(all.toSorted());
    expect(told).toHaveLength(height * width);
  });
});
