import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { exchangeable } from '../../../src/engine/inference/exchanges.ts';
import type { Exchanges } from '../../../src/engine/inference/exchanges.ts';
import { exchangeableOn } from '../../../src/experiments/exchanges.ts';
import { exactPoint } from '../../../src/experiments/inferenceCensus.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import { describe01 } from '../../oracles.ts';

const one = (density: number, wanted: Exchanges): number => exchangeable([density], wanted)[0]!;

/** Cells that must have a value for an exchange to be there, by "row,column". */
type Pattern = ReadonlyMap<string, number>;

/** All pieces of a line from `from` - 1 to `to` + 1 in which a filled cell can move from one end to the other. */
function lines(distance: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (let bits = 0; bits < 2 ** (distance - 1); bits++) {
    const between = Array.from({ length: distance - 1 }, (_, at) => (bits >> at) & 1);
    const [before, after] = [
      [0, 1, ...between, 0, 0],
      [0, 0, ...between, 1, 0],
    ];
    const [was, is] = [before, after].map((line) => describe01(Uint8Array.from(line)).join());
    if (was === is) found.push(between);
  }
  return found;
}

/** Puts two patterns together; null where they do not go together. */
function both(one: Pattern, two: Pattern): Pattern | null {
  const cells = new Map(one);
  for (const [cell, value] of two) {
    if (cells.has(cell) && cells.get(cell) !== value) return null;
    cells.set(cell, value);
  }
  return cells;
}

/** What an exchange asks of one of its lines: empty ends, one filled cell of two, and what is between. */
const line = (
  at: (place: number) => string,
  length: number,
  between: readonly number[],
  first: 0 | 1,
): Pattern => {
  const side = Math.sign(length);
  return new Map([
    [at(-side), 0],
    [at(0), first],
    ...between.map((cell, k) => [at(side * (k + 1)), cell] as const),
    [at(length), 1 - first],
    [at(length + side), 0],
  ]);
};

/** Every way in which the filled cell (0, 0) is half of an exchange so far away at most. */
function patterns(reach: number): readonly Pattern[] {
  const found: Pattern[] = [];
  const places = Array.from({ length: reach }, (_, at) => at + 1).flatMap((at) => [at, -at]);
  for (const x of places)
    for (const y of places)
      for (const a of lines(Math.abs(x)))
        for (const b of lines(Math.abs(x)))
          for (const c of lines(Math.abs(y)))
            for (const d of lines(Math.abs(y))) {
              const parts = [
                line((at) => `0,${at}`, x, a, 1),
                line((at) => `${y},${at}`, x, b, 0),
                line((at) => `${at},0`, y, c, 1),
                line((at) => `${at},${x}`, y, d, 0),
              ];
              const whole = parts.reduce<Pattern | null>(
                (sum, part) => sum && both(sum, part),
                new Map(),
              );
              if (whole !== null) found.push(whole);
            }
  return found;
}

/** The probability that at least one of some patterns is there, cell by cell: a filled and an empty branch. */
function unionOf(all: readonly Pattern[], density: number): number {
  const known = new Map<string, number>();
  const union = (open: readonly Pattern[]): number => {
    if (open.length === 0) return 0;
    if (open.some(({ size }) => size === 0)) return 1;
    const texts = open.map((one) =>
      [...one]
        .map(([cell, value]) => `${cell}=${value}`)
        .toSorted()
        .join(';'),
    );
    const name = [...new Set(texts)].toSorted().join('|');
    const before = known.get(name);
    if (before !== undefined) return before;
    const [cell] = [...new Set(open.flatMap((one) => [...one.keys()]))].toSorted();
    const branch = (value: number): readonly Pattern[] =>
      open
        .filter((one) => (one.get(cell!) ?? value) === value)
        .map((one) => new Map([...one].filter(([other]) => other !== cell)));
    const sum = density * union(branch(1)) + (1 - density) * union(branch(0));
    known.set(name, sum);
    return sum;
  };
  // the cell itself is filled
  return union(all.map((one) => new Map([...one].filter(([cell]) => cell !== '0,0'))));
}

describe('exchangeable', () => {
  test('is for several densities what it is for each', () => {
    const wanted = { reach: 2, columns: 3 };
    const densities = [0.1, 0.4, 0.7];
    expect([...exchangeable(densities, wanted)]).toEqual(densities.map((at) => one(at, wanted)));
  });

  test('is the union of all patterns that are next to the cell', () => {
    for (const density of [0.05, 0.3, 0.5, 0.8])
      expect(one(density, { reach: 1, columns: 2 })).toBeCloseTo(unionOf(patterns(1), density), 12);
  });

  test('is at least what the one pattern of twelve cells alone has', () => {
    for (const density of [0.1, 0.42, 0.5, 0.9])
      expect(one(density, { reach: 1, columns: 2 })).toBeGreaterThan(density * (1 - density) ** 10);
  });

  test('is the union of all patterns two cells away', { timeout: 60_000 }, () => {
    expect(one(0.4, { reach: 2, columns: 4 })).toBeCloseTo(unionOf(patterns(2), 0.4), 12);
  });

  test('is the share of the filled cells of a drawn board that have an exchange', () => {
    const [side, reach, density] = [420, 3, 0.4];
    const random = boardRandom(7, side, side, 40, 0);
    const cells = Uint8Array.from({ length: side * side }, () => (random.unit() < density ? 1 : 0));
    const cell = (i: number, j: number): number => cells[i * side + j]!;
    const allowed = Array.from({ length: reach + 1 }, (_, at) =>
      at === 0 ? new Set<string>() : new Set(lines(at).map((line) => line.join(''))),
    );
    const keeps = (at: (place: number) => number, length: number): boolean => {
      const way = Math.sign(length);
      const between = Array.from({ length: Math.abs(length) - 1 }, (_, k) => at(way * (k + 1)));
      return at(-way) + at(length + way) === 0 && allowed[Math.abs(length)]!.has(between.join(''));
    };
    const places = [-3, -2, -1, 1, 2, 3];
    let [filled, found] = [0, 0];
    for (let i = reach + 1; i < side - reach - 1; i++)
      for (let j = reach + 1; j < side - reach - 1; j++) {
        if (cell(i, j) === 0) continue;
        filled++;
        const has = places.some(
          (x) =>
            cell(i, j + x) === 0 &&
            keeps((at) => cell(i, j + at), x) &&
            places.some(
              (y) =>
                cell(i + y, j) === 0 &&
                cell(i + y, j + x) === 1 &&
                keeps((at) => cell(i + at, j), y) &&
                keeps((at) => cell(i + y, j + at), x) &&
                keeps((at) => cell(i + at, j + x), y),
            ),
        );
        if (has) found++;
      }
    const share = one(density, { reach, columns: 6 });
    // cells of one exchange come together: four standard deviations of half as many cells
    const error = Math.sqrt((2 * share) / filled);
    expect(Math.abs(found / filled - share)).toBeLessThan(4 * error);
  });

  test('finds no more with fewer columns or a shorter reach', () => {
    const shares = (
      [
        [1, 2],
        [2, 2],
        [2, 4],
        [3, 4],
      ] as const
    ).map(([reach, columns]) => one(0.45, { reach, columns }));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(new Set(shares).size).toBe(4);
  });

  test('is nothing where all cells are alike', () => {
    for (const density of [0, 1])
      expect(one(density, { reach: 2, columns: 4 }) * density).toBeCloseTo(0, 12);
  });
});

describe('exchangeableOn', () => {
  test('takes each cell with the reach that the border leaves it', () => {
    const shares = [0.1, 0.3, 0.4];
    // of 5 x 5 the middle cell has two beyond it, its eight neighbours one, and the others none
    expect(exchangeableOn(5, shares)).toBeCloseTo((0.3 + 8 * 0.1) / 25, 12);
    expect(exchangeableOn(2, shares)).toBe(0);
    expect(exchangeableOn(10_000, shares)).toBeCloseTo(0.4, 3);
  });

  test('leaves room for what can be inferred of all pictures of small sizes', () => {
    for (const size of ['4x4', '5x5'] as const) {
      const { spec, tally } = storedRun(`inference-census ${size}`);
      for (const at of [0.2, 0.4, 0.5, 0.6, 0.8]) {
        const shares = [1, 2].map((reach) => one(at, { reach, columns: 4 }));
        expect(exactPoint(spec, tally, at).expected).toBeLessThanOrEqual(
          1 - exchangeableOn(spec.height, shares),
        );
      }
    }
  });
});
