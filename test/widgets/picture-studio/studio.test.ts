import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { repair } from '../../../src/engine/make/repairPicture.ts';
import { neededMethods, variants } from '../../../src/engine/make/variants.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { decodePicture, encodePicture } from '../../../src/formats/greyCode.ts';
import { galleryDescriptions, galleryPicture } from '../../../src/puzzles/gallery.ts';
import { gradeText } from '../../../src/puzzles/galleryPuzzle.ts';
import { cellsIn, cellsText, changeText, inOne, turned } from '../../../src/kit/make/changes.ts';
import { figure } from '../../../src/widgets/picture-studio/figure.ts';
import { prebuilt as given } from '../../../src/widgets/picture-studio/prebuilt.ts';
import { mendedText, mendNewsText } from '../../../src/widgets/picture-studio/mendWords.ts';
import { cellText, pictureJson, sceneBoard, sceneOf } from '../../../src/kit/make/model.ts';
import {
  captionOf,
  changedCells,
  nearest,
  needsTexts,
  noneText,
  resultRows,
  resultsText,
  unitOf,
  variantNewsText,
  variantText,
} from '../../../src/kit/make/offered.ts';
import type { Needs } from '../../../src/kit/make/offered.ts';
import { studioLink } from '../../../src/kit/make/opens.ts';
import {
  greyOf,
  imageOf,
  pictureSettings,
  repairSettingsOf,
  variantSettingsOf,
} from '../../../src/kit/make/settings.ts';
import { typedProblem } from '../../../src/widgets/picture-studio/typed.ts';
import {
  differing,
  verdictText,
  waitingText,
} from '../../../src/widgets/picture-studio/verdict.ts';
import { image } from '../../arbitraries.ts';

const diagonal = imageFromText(['#..', '.#.', '..#']);
const corner = imageFromText(['##.', '#..', '...']);
const starfish = galleryPicture('drawn-starfish');

describe('the verdict', () => {
  test('names the cells in which another picture with the same clues differs', () => {
    fc.assert(
      fc.property(image(5, 5), (one) => {
        const solved = solve(puzzleOf(one));
        const differ = differing(one, solved);
        expect(differ.length > 0).toBe(solved.status === 'several');
        // with these turned over it is another picture of the same puzzle
        expect(adheres(turned(one, differ), puzzleOf(one))).toBe(true);
      }),
    );
  });
  test('is told', () => {
    const solved = solve(puzzleOf(diagonal));
    const differ = differing(diagonal, solved);
    expect(verdictText(solved, differ, null)).toBe(
      `Several solutions: ${differ.length} cells differ in another picture with the same clues.`,
    );
    expect(verdictText(solve(puzzleOf(corner)), [], null)).toBe('One solution.');
    expect(verdictText(solve(puzzleOf(corner)), [], 'Simple.')).toBe('One solution. Simple.');
    expect(verdictText(null, [], 'Simple.')).toBeNull();
    expect(verdictText(solve(galleryDescriptions('switch'), { limit: 0 }), [], null)).toBeNull();
  });
  test('that is not known yet is told as that, and what becomes of the search', () => {
    expect(waitingText(null)).toBe('Checking …');
    expect(waitingText({ paused: false, problem: '' })).toContain('goes on until your next stroke');
    expect(waitingText({ paused: true, problem: '' })).toContain('you stopped');
    expect(waitingText({ paused: false, problem: 'No worker.' })).toBe('Not known.');
  });
  test('is marked on the board and said of its cells', () => {
    const scene = {
      image: diagonal,
      filled: [],
      changed: [1],
      differ: [0],
      open: [0, 4],
      numbers: false,
      label: '',
    };
    const [diamond, either, ...others] = sceneBoard(scene).overlay ?? [];
    expect([diamond?.attributes['class'], either?.attributes['class'], others]).toEqual([
      'picture-open on-filled',
      'board-either',
      [],
    ]);
    expect(cellText(scene, 0, 0)).toContain('filled, another solution has it otherwise');
    expect(cellText(scene, 0, 1)).toBe('row 1, column 2: empty, changed');
  });
});

describe('changes', () => {
  test('come back from a link, and nothing else is read', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9999)), (list) => {
        const cells = list.toSorted((a, b) => a - b);
        expect(cellsIn(cellsText(cells))).toEqual(cells);
      }),
    );
    for (const text of ['2.1', '1.1', '1..2', 'x!', '-1', '7ps', ' 1', '01'])
      expect(cellsIn(text)).toBeNull();
  });
  test('are taken back singly', () => {
    expect(inOne([1, 3], [3, 5])).toEqual([1, 5]);
    expect(turned(turned(corner, [0, 8]), [0, 8])).toEqual(corner);
    expect(turned(corner, [99])).toEqual(corner);
    expect(changeText(turned(corner, [0]), 0)).toBe('Row 1, column 1: emptied');
    expect(changeText(turned(corner, [5]), 5)).toBe('Row 2, column 3: filled');
  });
});

test('black and white has a short code, greys their own', () => {
  const grey = greyOf(pictureSettings.defaults);
  expect(encodePicture(grey)).toMatch(/^25x30g/);
  expect(decodePicture(encodePicture(grey))).toEqual(grey);
  const brightness = grey.brightness.map((value) => (value < 128 ? 0 : 255));
  const code = encodePicture({ ...grey, brightness });
  expect(code).toMatch(/^25x30b.{125}$/);
  expect(decodePicture(code)).toEqual({ ...grey, brightness });
  expect(() => decodePicture('1x3tC')).toThrow(SyntaxError);
});

test('what a search found is told, and what it proved', () => {
  const found = { cells: [1, 2], least: 2, wanted: 'unique', stopped: false } as const;
  expect(mendedText(found)).toBe(
    'Now it is unique, with 2 changes. Fewer will not do: all smaller sets were tried.',
  );
  expect(mendedText({ ...found, least: 1 })).toContain('Fewer may do; at least 1 is needed.');
  expect(mendedText({ ...found, stopped: true })).toContain('You stopped the search');
  expect(mendedText({ ...found, cells: [] })).toBe('It is unique as it is.');
  expect(mendedText({ ...found, cells: null, wanted: 'chains' })).toContain(
    'No changes were found',
  );
  const news = { best: null, changed: 0, unknown: 0, proving: null };
  expect(mendNewsText(news)).toBe('Searching …');
  expect(mendNewsText({ ...news, best: [1], changed: 3, unknown: 9 })).toBe(
    '1 change found. 3 cells changed, 9 unknown to sweeps …',
  );
  expect(mendNewsText({ ...news, proving: { size: 2, done: 10, all: 1000 } })).toBe(
    'Trying all sets of 2 cells: 10 of 1,000 …',
  );
});

test('the dial takes the result that is nearest', () => {
  const values = { ...pictureSettings.defaults, height: 12, width: 12 };
  const grey = greyOf(values);
  const { results } = repair(grey, imageOf(grey, values), repairSettingsOf(values));
  for (const { difficulty } of results)
    expect(results[nearest(results, difficulty) - 1]?.difficulty).toBe(difficulty);
  expect(nearest([], 3)).toBe(0);
});

describe.each(neededMethods)('what a search for %s found', (method) => {
  const found = variants(starfish, { method, seed: 1, runs: 2, further: 1 });
  const [first] = found;
  test('is told, marked, saved, and goes into the drawing', () => {
    const hard = found.map(({ difficulty }) => difficulty);
    expect(resultsText(found)).toContain(
      `need ${needsTexts[method]} (bottlenecks: ${Math.min(...hard)} to ${Math.max(...hard)}; cells changed: `,
    );
    expect(captionOf(first!)).toContain('bottleneck');
    // in the words of the shelf
    expect(variantText(first!)).toContain(gradeText({ method, bottlenecks: first!.difficulty }));
    const scene = sceneOf(starfish, [], first, 0);
    expect(scene).toMatchObject({ image: first!.image, changed: first!.cells });
    expect(turned(starfish, changedCells(first!))).toEqual(first!.image);
    expect(resultRows(found)[0]).toContain('bottlenecks');
    expect(pictureJson(pictureSettings.defaults, starfish, found)).toMatchObject({
      results: found.map(({ cells, difficulty }) => ({ method, cells, difficulty })),
    });
  });
  test('is on the dial, of equally hard ones the closest', () => {
    for (const { difficulty } of found) {
      const taken = found[nearest(found, difficulty) - 1]!;
      expect(taken.difficulty).toBe(difficulty);
      const equal = found.filter((one) => one.difficulty === difficulty);
      expect(taken.cells.length).toBe(Math.min(...equal.map(({ cells }) => cells.length)));
    }
  });
});

test('the method wanted is in the link, and each has its unit and its words where nothing was found', () => {
  const { defaults, formOf, toLink, fromLink } = pictureSettings;
  const own = { ...defaults, needs: 'chains', shown: 2 } as const;
  expect(fromLink(toLink(formOf(own), defaults), defaults)).toEqual(own);
  expect(variantSettingsOf('chains', own)).toEqual({
    method: 'chains',
    runs: own.runs,
    further: own.further,
    seed: own.seed,
  });
  expect(['sweeps', 'pairs', 'chains', 'probing'].map((word) => unitOf(word as Needs))).toEqual([
    'sweep',
    'bottleneck',
    'bottleneck',
    'bottleneck',
  ]);
  expect(noneText('chains')).toContain('needs chains was found');
  expect(variantNewsText({ run: 0, changed: 1, results: [] }, 3)).toBe(
    'Run 1 of 3: 1 cell changed, 0 pictures so far …',
  );
});

test('a size that cannot be drawn is refused with what can', () => {
  expect(typedProblem(3, 100)).toBeNull();
  expect(typedProblem(2, 5)).toContain('from 3\u00a0×\u00a03 to 100\u00a0×\u00a0100');
});

test('the first frame of the studio has its verdict and its sheet, and the scene leads there', async () => {
  const props = { height: 14, width: 15 };
  const { markup } = await firstFrame(figure, { props, prebuilt: given(props) });
  expect(markup).toMatch(/data-verdict>\s*Several solutions: /);
  expect(markup).toContain('board-either-frame');
  expect(markup.match(/class="sheet-page"/g)).toHaveLength(2);
  const form = pictureSettings.formOf(pictureSettings.defaults);
  // the size of the scene goes along, which is not that of the studio
  expect(studioLink(form)).toMatch(/make\/\?make=1;h=25;w=30;z#make$/);
  const grey = encodePicture(greyOf({ ...pictureSettings.defaults, height: 90, width: 90 }));
  expect(studioLink({ ...form, grey })).toMatch(/make\/#.*make=1;g=90x90g/);
});
