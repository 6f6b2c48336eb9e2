import { describe, expect, test } from 'vitest';
import { countFilled } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { repair } from '../../../src/engine/make/repairPicture.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { encodeGrey } from '../../../src/formats/greyCode.ts';
import { cameraKind, pictureHead } from '../../../src/formats/pictureHead.ts';
import { cellLabel } from '../../../src/kit/board/boardModel.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { quick, runMethods } from '../../../src/methods/methods.ts';

import { refusalOf, takenText } from '../../../src/kit/make/intake.ts';
import {
  cellText,
  classText,
  imageAfter,
  openCells,
  pictureText,
  sceneBoard,
  stepText,
} from '../../../src/kit/make/model.ts';
import { orderedResults, resultRows, resultsText } from '../../../src/kit/make/offered.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { decodePicture } from '../../../src/formats/greyCode.ts';
import { figure } from '../../../src/widgets/picture-puzzle/figure.ts';
import { prebuilt as given } from '../../../src/widgets/picture-puzzle/prebuilt.ts';
import {
  greyOf,
  imageOf,
  pictures,
  pictureSettings,
  repairSettingsOf,
  thresholdOf,
} from '../../../src/kit/make/settings.ts';

const usual = pictureSettings.defaults;
const grey = greyOf(usual);
const image = imageOf(grey, usual);
const open = openCells(image);
const { results } = repair(grey, image, { ...repairSettingsOf(usual), runs: 2 });

test('the sample needs a repair, and the first frame shows it, before and after', async () => {
  expect(open.length).toBeGreaterThan(100);
  const { markup } = await firstFrame(figure, { prebuilt: given({}) });
  const [before = '', after = ''] = markup.split('data-paper');
  expect(before.replace(/<[^>]*>/g, '')).toContain(pictureText(image, open));
  // one more in the key
  expect(before.match(/class="picture-open/g)).toHaveLength(open.length + 1);
  expect(after).toMatch(/1 picture that sweeps solve \(\d+ sweeps\), with [1-9]/);
});

/** The head of a file in boxes, of these brands. */
const boxed = (brands: string): ReturnType<typeof cameraKind> =>
  cameraKind(new TextEncoder().encode(`\0\0\0\u0018ftyp${brands}`));

describe('the strip', () => {
  test('is in order, each result once', () => {
    for (const order of ['difficulty', 'distance'] as const) {
      const list = orderedResults(results, order);
      expect(list.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
        results.map((_, at) => at + 1),
      );
      const keys = list.map(({ result }) =>
        order === 'difficulty' ? result.difficulty : countFilled(result.image) - countFilled(image),
      );
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    }
    expect(resultRows(results)).toHaveLength(results.length + 1);
    expect(resultsText(results)).toMatch(/pictures that sweeps solve \(/);
    expect(resultsText([])).toBe('');
  });
  test('steps lead from the picture to the result', () => {
    const [result] = results;
    const { length } = result!.steps;
    expect(imageAfter(image, result!.steps, length)).toEqual(result!.image);
    expect(imageAfter(image, result!.steps, 0)).toEqual(image);
    for (let step = 1; step <= length; step++) {
      const left = openCells(imageAfter(image, result!.steps, step)).length;
      expect(stepText(result!, step, image.width)).toContain(
        left === 0 ? 'no cell is unknown any more' : `${left} cell`,
      );
    }
  });
});

test('marks are told in words too', () => {
  const filled = results[0]!.steps.map(({ cell }) => cell);
  const scene = { image: results[0]!.image, filled, open: [filled[0]!], numbers: true, label: 'x' };
  const [row, column] = [Math.floor(filled[0]! / image.width), filled[0]! % image.width];
  expect(cellText(scene, row, column)).toBe(
    `row ${row + 1}, column ${column + 1}: filled, filled by the repair, sweeps leave it unknown`,
  );
  const board = sceneBoard(scene);
  expect([...(board.fresh ?? [])]).toEqual(filled);
  expect(board.rows).toEqual(puzzleOf(scene.image).rows);
  expect(cellLabel(board, row, column)).toContain(`row ${row + 1}, column ${column + 1}: filled`);
});

const classOf = (id: Parameters<typeof galleryDescriptions>[0]): string | null =>
  classText(
    allPieces(runMethods(galleryDescriptions(id), {}, quick)),
    solve(galleryDescriptions(id)),
  );
describe('what solves it', () => {
  test('is told for each class', () => {
    expect(classOf('heart')).toMatch(/^Simple: sweeps alone solve it \(\d+ sweeps\)\.$/);
    expect(classOf('switch')).toMatch(
      /^Not a good puzzle yet: several pictures have these numbers, so it has several solutions/,
    );
    expect(classOf('chain-of-eight')).toMatch(/chains solve it/);
    expect(classText({}, null)).toBeNull();
    // before it is known what solves it
    expect(classText({}, solve(galleryDescriptions('heart')))).toBeNull();
  });
});

describe('settings', () => {
  test('the threshold is Otsu’s until the reader sets one', () => {
    expect(thresholdOf(grey, usual)).toBeGreaterThan(0);
    expect(countFilled(imageOf(grey, { ...usual, threshold: 0 }))).toBe(0);
    expect(countFilled(imageOf(grey, { ...usual, threshold: 256 }))).toBe(image.cells.length);
    expect(imageOf(grey, { ...usual, diffusion: true })).not.toEqual(image);
  });
  test('a link opens the same puzzle', () => {
    const own = {
      ...usual,
      grey: encodeGrey(grey),
      height: 10,
      width: 12,
      threshold: 90,
      shown: 2,
    };
    const link = pictureSettings.toLink(pictureSettings.formOf(own), usual);
    const back = pictureSettings.fromLink(link, usual);
    expect(back).toEqual(own);
    expect(imageOf(greyOf(back), back)).toEqual(imageOf(greyOf(own), own));
    expect(greyOf(back)).toMatchObject({ height: 10, width: 12 });
  });
  test('a stroke is not read again, and is what its code says', () => {
    for (const from of [grey, greyOf({ grey: '3x3bAA', height: 3, width: 3 })]) {
      const drawn = { ...from, brightness: from.brightness.with(1, 0) };
      const code = pictures.codeOf(drawn);
      expect(greyOf({ ...drawn, grey: code })).toBe(drawn);
      expect(decodePicture(code)).toEqual(drawn);
    }
  });
  test.each([
    [{ g: '3x3gAAA' }, /picture of the link cannot be read/],
    [{ h: '2' }, /number of rows/],
    [{ t: '300' }, /threshold/],
  ])('%j is refused', (link, message) => {
    expect(() => pictureSettings.fromLink(link, usual)).toThrow(message);
  });
  test('the picture is told', () => {
    expect(pictureText(image, open)).toMatch(/filled cells\. Sweeps leave \d+ cells unknown\.$/);
    expect(pictureText(image, [])).toMatch(/filled cells\.$/);
  });
});

const png = (width: number, height: number) => ({
  kind: 'PNG' as const,
  size: { width, height },
  moves: true,
});
describe('files', () => {
  test.each([
    [0, null, /is empty/],
    [50_000_000, png(10, 10), /has 50 MB/],
    [100, null, /is no picture that can be read here/],
    [100, png(20_000, 20_000), /more than the 60 million/],
    [100, png(0, 10), /damaged/],
  ])('of %i bytes are refused with what to do', (bytes, head, message) => {
    expect(refusalOf('“a.png”', bytes, head)).toMatch(message);
    expect(refusalOf('“a.png”', bytes, head)).toMatch(/unchanged/);
  });
  test('of a phone are named, with what to do', () => {
    expect([boxed('heic\0\0\0\0mif1heic'), boxed('mif1\0\0\0\0mif1avif'), boxed('isom')]).toEqual([
      'HEIC',
      'AVIF',
      null,
    ]);
    expect(refusalOf('“a.heic”', 100, null, 'HEIC')).toMatch(
      /is a HEIC picture.*unchanged.*JPEG or PNG first/,
    );
  });
  test('that are good are taken, the first frame of one that moves', () => {
    expect(refusalOf('“a.png”', 100, png(10, 10))).toBeNull();
    expect(refusalOf('“a.svg”', 100, pictureHead(new TextEncoder().encode('<svg>')))).toBeNull();
    expect(takenText('“a.png”', png(10, 10))).toMatch(/first frame is used/);
  });
});
