/** The answer picture against the stored run: every board is in it once, near where it belongs, and can be read. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contrast, themes, tokensOf } from '../../../src/components/kit/colours.ts';
import { countFilled } from '../../../src/engine/board/image.ts';
import { createWeakest, hardness } from '../../../src/engine/inference/weakest.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import {
  afterKey,
  answerOf,
  firstOpen,
  nearestSpeck,
  pointOf,
  specksOf,
} from '../../../src/kit/answer/answer.ts';
import type { LayoutName } from '../../../src/kit/answer/field.ts';
import { acrossOf, columns, layouts, placeOn } from '../../../src/kit/answer/field.ts';
import { imageOf } from '../../../src/kit/answer/view.ts';
import { stripPicture } from '../../../src/kit/answer/strip.ts';
import { heardOf, titleOf } from '../../../src/kit/answer/words.ts';
import type { MethodKind } from '../../../src/methods/kinds.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import { galleryPicture } from '../../../src/puzzles/gallery.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';

const run = storedRun('how-hard');
const names = Object.keys(layouts) as LayoutName[];
const answer = answerOf(run, galleryPicture('owl'), names);
const specks = specksOf(answer);

test('counts the boards of each kind as the stored run does', () => {
  const hard = (kind: string): number => specks.filter((one) => one.hardness === kind).length;
  expect(hardness.slice(1, 5).map(hard)).toEqual([381, 93, 59, 2]);
  expect([answer.sweeps, answer.several]).toEqual([36_818, 38_647]);
  expect(answer.sweeps + answer.several + specks.length).toBe(run.tally.found.length);
  expect(columns).toEqual(run.spec.sides);
});

test('opens each board as it was drawn, with its own filled cells', () => {
  for (const speck of specks) expect(countFilled(imageOf(answer, speck))).toBe(speck.filled);
  const rare = specks.filter(
    ({ kind, side }) => kind === 'sat' || (kind === 'probing' && side < 9),
  );
  expect(rare.length).toBeGreaterThan(4);
  for (const speck of rare) {
    const { side } = speck;
    const found = allPieces(createWeakest(side, side)(imageOf(answer, speck).cells));
    expect(found).toBe(speck.hardness);
  }
});

test('says of the one that is open first what it is', () => {
  const speck = specks[firstOpen(answer)]!;
  expect(titleOf(speck)).toBe('15\u00a0×\u00a015, 43\u00a0% filled');
  expect(heardOf(speck)).toBe(
    '15 by 15, 96 of 225 cells filled. Pairs, chains and probing stop; only a search (SAT) solves it.',
  );
});

describe.each(names)('the %s field', (name) => {
  const layout = layouts[name];
  const points = specks.map((_, at) => pointOf(answer, name, at));

  test('has no speck on another, and each within its column and near its level', () => {
    const column = layout.width / columns.length;
    for (const [at, [x, y]] of points.entries()) {
      const { side, filled } = specks[at]!;
      const [middle, level] = placeOn(layout, side, filled / side ** 2);
      expect(Math.abs(x - middle)).toBeLessThan(column);
      expect(Math.abs(y - level)).toBeLessThan(0.06 * layout.height);
      for (const [px, py] of points.slice(at + 1))
        expect(Math.hypot(px - x, py - y)).toBeGreaterThan(2 * layout.radius);
    }
  });

  test('opens the speck that is pressed', () => {
    for (const [at, point] of points.entries())
      expect(nearestSpeck(answer, name, point)).toEqual({ at, far: 0 });
  });
});

test('puts sizes between those of the run between their columns', () => {
  expect(columns.map(acrossOf)).toEqual(columns.map((_, at) => at + 0.5));
  expect([4, 6.5, 17.5, 40].map(acrossOf)).toEqual([0.5, 1, 5, 7.5]);
});

test('keys lead to every board, and end at the ends', () => {
  const seen = new Set<number>();
  let at = afterKey('Home', 99, answer)!;
  for (;;) {
    for (let up = at; !seen.has(up); up = afterKey('ArrowUp', up, answer)!) seen.add(up);
    for (let down = at; ;) {
      seen.add(down);
      const next = afterKey('ArrowDown', down, answer)!;
      if (next === down) break;
      down = next;
    }
    const right = afterKey('ArrowRight', at, answer)!;
    if (right === at) break;
    at = right;
  }
  expect(seen.size).toBe(specks.length);
  expect(afterKey('End', 0, answer)).toBe(specks.length - 1);
  // a page is ten of them, and stays within a size
  let ten = 0;
  for (let step = 0; step < 10; step++) ten = afterKey('ArrowUp', ten, answer)!;
  expect(afterKey('PageUp', 0, answer)).toBe(ten);
  expect(afterKey('PageDown', 0, answer)).toBe(0);
  expect(afterKey('ArrowLeft', 0, answer)).toBe(0);
  expect(afterKey('a', 0, answer)).toBeNull();
});

const seen = (mask: Buffer): number => mask.filter((alpha) => alpha === 255).length;

test.each(['wide', 'chapter', 'phone'])(
  'the ground of the %s look has a grain for every board',
  async (look) => {
    const grains = async (side: string): Promise<Buffer> => {
      const file = `src/kit/answer/ground/${look}-${side}.webp`;
      return sharp(file).extractChannel(3).raw().toBuffer();
    };
    const [north, south] = await Promise.all([grains('north'), grains('south')]);
    expect([seen(north), seen(south)]).toEqual([answer.sweeps, answer.several]);
    expect(north.some((alpha, at) => alpha > 0 && south[at]! > 0)).toBe(false);
  },
);

describe.each(themes)('in the %s theme', (theme) => {
  const css = ['src/styles/tokens.css', 'src/kit/answer/answer.css'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const tokens = tokensOf(css.join('\n'), theme);
  const on = (colour: string, ground: string): number => contrast(tokens[colour]!, tokens[ground]!);

  test('words are 4.5 : 1 on their ground', () => {
    const north = [
      'ink',
      ...['sweeps', 'pairs', 'chains', 'probing', 'sat'].map((kind) => `method-${kind}-text`),
    ];
    for (const colour of north)
      expect([colour, on(colour, 'field-north') >= 4.5]).toEqual([colour, true]);
    for (const colour of ['ink', 'field-south-ink'])
      expect([colour, on(colour, 'field-south') >= 4.5]).toEqual([colour, true]);
  });

  test('specks are 3 : 1 on the light under them', () => {
    for (const kind of ['pairs', 'chains', 'probing', 'sat'])
      expect([kind, on(`method-${kind}`, 'field-light')]).toEqual([
        kind,
        expect.toSatisfy((far: number) => far >= 3),
      ]);
  });
});

const level = (markup: string): number => Number(/y="([\d.]+)"[^>]*>your cat/.exec(markup)?.[1]);

test('a strip has a star with its name, above it where it lies low', () => {
  const strip = (share: number): string =>
    toMarkup(stripPicture(answer, { side: 10, share, name: 'your cat', kind: null }));
  expect(level(strip(0.36))).toBeGreaterThan(150);
  expect(level(strip(0.05))).toBeLessThan(50);
  const waits = toMarkup(stripPicture(answer, { side: 10, share: 0, name: null, kind: null }));
  expect(waits).toContain('answer-star is-open');
  expect(waits).not.toContain('answer-leader');
});

const worn = (share: number, kind: MethodKind | null): string | undefined =>
  /<path class="answer-star"[^>]*data-method="(\w+)"/.exec(
    toMarkup(stripPicture(answer, { side: 10, share, name: 'yours', kind })),
  )?.[1];

test('a star wears the verdict, wherever it lies', () => {
  expect(worn(0.4, 'several')).toBe('several');
  expect(worn(0.01, 'sweeps')).toBe('sweeps');
  expect(worn(0.4, null)).toBeUndefined();
});
