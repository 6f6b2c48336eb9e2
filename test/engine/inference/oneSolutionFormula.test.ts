// The formula's lemma over all lines, its mean number of switches over all boards, and the two arguments of the limit over all blocks.
import { describe, expect, test } from 'vitest';
import { FILLED } from '../../../src/engine/board/cell.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  crossingChances,
  densityForChance,
  expectedSwitches,
  formulaRange,
  oneSolutionChance,
  pairSum,
  tripleSum,
} from '../../../src/engine/inference/oneSolutionFormula.ts';
import { blockExchange } from '../../../src/engine/inference/onlySolution.ts';
import { isUnique } from '../../../src/engine/solve/solve.ts';
import { switchingComponents } from '../../../src/engine/sweep/switchingComponents.ts';
import { allLines, describe01 } from '../../oracles.ts';

const densities = [0.05, 0.35, 0.5, 0.6, 0.9] as const;

const countOf = (cells: Uint8Array): number => cells.reduce((sum, cell) => sum + cell, 0);
const weight = (filled: number, cells: number, density: number): number =>
  density ** filled * (1 - density) ** (cells - filled);

/** Whether the lemma lets two cells of a line trade places. */
function lemma(line: Uint8Array, one: number, other: number): boolean {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  if (line[from - 1] === FILLED || line[to + 1] === FILLED) return false;
  const between = line.slice(from + 1, to).join('');
  return /^1*$/.test(between) || /^0(1?0)*$/.test(between);
}

describe('two cells of a line', () => {
  test('trade places without changing the clue exactly where the lemma says, to twelve cells', () => {
    let kept = 0;
    for (let length = 2; length <= 12; length++)
      for (const line of allLines(length)) {
        const clue = describe01(line).join(' ');
        for (let a = 0; a < length; a++)
          for (let b = a + 1; b < length; b++) {
            if (line[a] === line[b]) continue;
            const after = line.slice();
            [after[a], after[b]] = [line[b]!, line[a]!];
            const keeps = describe01(after).join(' ') === clue;
            if (keeps !== lemma(line, a, b))
              throw new Error(`${line.join('')}, cells ${a} and ${b}: ${keeps}`);
            if (keeps) kept++;
          }
      }
    expect(kept).toBeGreaterThan(10_000);
  });

  test('have between them what can be crossed as often as is said', () => {
    for (const density of densities) {
      const chances = crossingChances(10, density);
      for (let distance = 1; distance <= 10; distance++) {
        let sum = 0;
        for (const between of allLines(distance - 1))
          if (/^1*$|^0(1?0)*$/.test(between.join('')))
            sum += weight(countOf(between), between.length, density);
        expect(chances[distance]).toBeCloseTo(sum, 12);
      }
    }
  });
});

test.each([
  [2, 2],
  [2, 5],
  [1, 6],
  [3, 3],
  [3, 4],
  [4, 4],
] as const)('the mean number of switches of %i x %i is that of all boards', (height, width) => {
  const cells = height * width;
  const byFilled = Array.from({ length: cells + 1 }, () => 0);
  for (let index = 0; index < 2 ** cells; index++) {
    const image = imageFromIndex(height, width, index);
    byFilled[countOf(image.cells)]! += switchingComponents(image).length;
  }
  for (const density of densities) {
    const mean = byFilled.reduce(
      (sum, found, filled) => sum + found * weight(filled, cells, density),
      0,
    );
    expect(expectedSwitches(height, width, density)).toBeCloseTo(mean, 12);
    expect(expectedSwitches(width, height, density)).toBeCloseTo(mean, 12);
  }
});

test('a line of one cell lets nothing trade, a full or empty board has no switch', () => {
  expect(pairSum(1, 0.5)).toBe(0);
  for (const density of [0, 1]) {
    expect(expectedSwitches(20, 30, density)).toBe(0);
    expect(oneSolutionChance(20, 30, density)).toBe(1);
  }
});

test('the density for a share is that at which the formula has it, and none where all have more', () => {
  for (const [side, chance] of [
    [10, 0.5],
    [20, 0.9],
    [100, 0.01],
  ] as const) {
    const density = densityForChance(side, side, chance)!;
    expect(oneSolutionChance(side, side, density)).toBeCloseTo(chance, 6);
    expect(oneSolutionChance(side, side, density - 0.01)).toBeLessThan(chance);
  }
  expect(densityForChance(4, 4, 0.01)).toBeNull();
  expect(oneSolutionChance(4, 4, formulaRange.density)).toBeGreaterThan(0.01);
});

test('the factors of a side are sums over the places of two and of three lines', () => {
  for (const density of densities)
    for (const length of [2, 3, 4, 9]) {
      const chances = crossingChances(length - 1, density);
      const between = (a: number, b: number): number =>
        chances[b - a]! * (1 - density) ** (Number(a > 1) + Number(b < length));
      let [pairs, triples] = [0, 0];
      for (let a = 1; a <= length; a++)
        for (let b = a + 1; b <= length; b++) {
          pairs += between(a, b) ** 2;
          for (let c = b + 1; c <= length; c++)
            triples += between(a, b) * between(b, c) * between(a, c);
        }
      expect(pairSum(length, density)).toBeCloseTo(pairs, 12);
      expect(tripleSum(length, density)).toBeCloseTo(triples, 12);
    }
});

/** Fillings by what they show of themselves. */
function sharing(height: number, width: number, key: (image: Grid) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = 0; index < 2 ** (height * width); index++) {
    const name = key(imageFromIndex(height, width, index));
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

const clues = (image: Grid): string => JSON.stringify(puzzleOf(image));

function borderOf({ height, width, cells }: Grid): string {
  const isBorder = (at: number): boolean =>
    at < width || at >= (height - 1) * width || at % width === 0 || at % width === width - 1;
  return cells.filter((_, at) => isBorder(at)).join('');
}

const framed = ({ height, width, cells }: Grid): Grid => {
  const whole = width + 2;
  const image = new Uint8Array((height + 2) * whole).fill(FILLED);
  for (let row = 0; row < height; row++)
    image.set(cells.subarray(row * width, (row + 1) * width), (row + 1) * whole + 1);
  return { height: height + 2, width: whole, cells: image };
};

/** The clues of a block, and its border cells. */
const bareKey = (image: Grid): string => clues(image) + borderOf(image);

describe('blocks', () => {
  test.each([
    [2, 3],
    [3, 3],
    [2, 6],
    [3, 4],
  ] as const)(
    'a filled frame gives away exactly the border cells of a block, %i x %i',
    (height, width) => {
      const bare = sharing(height, width, bareKey);
      const inFrame = sharing(height, width, (image) => clues(framed(image)));
      for (let index = 0; index < 2 ** (height * width); index++) {
        const image = imageFromIndex(height, width, index);
        expect(inFrame.get(clues(framed(image)))).toBe(bare.get(bareKey(image)));
      }
    },
  );

  test('another filling of a 4 x 4 with its border cells is another solution of every board around it', () => {
    const blocks = sharing(4, 4, bareKey);
    const random = boardRandom(5, 7, 7, 50, 0);
    let second = 0;
    for (let index = 0; index < 2 ** 16; index++) {
      const block = imageFromIndex(4, 4, index);
      if (blocks.get(bareKey(block)) === 1) continue;
      second++;
      const cells = new Uint8Array(49);
      for (let at = 0; at < cells.length; at++) cells[at] = random.below(2);
      const [top, left] = [random.below(4), random.below(4)];
      for (let row = 0; row < 4; row++)
        cells.set(block.cells.subarray(4 * row, 4 * row + 4), (top + row) * 7 + left);
      expect(isUnique(puzzleOf({ height: 7, width: 7, cells }))).toBe(false);
    }
    // the switch in the middle, one way round or the other, whatever the corners are; and nothing else
    expect(second).toBe(2 * 2 ** 4);
    expect(second / 2 ** 16).toBe(blockExchange(0.5));
  });
});
