// The puzzles that we put in the place of Figure 3 of 000, and how many others there are.
import { describe, expect, test } from 'vitest';
import { beyondFour, hardKindPictures, hardKindList } from '../../src/facts/hardKinds.ts';
import { fourClass, solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { imageFromIndex, indexOfImage } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { d4Class } from '../../src/engine/board/symmetry.ts';
import { lostPictures, lostPicturesOf } from '../../src/claims/000/figure3Lost.ts';
import { storedClaim } from '../../src/stored/fromFile.ts';
import { figure3Panels, symmetriesOf } from '../../src/claims/000/figure3Panels.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { presets } from '../../src/widgets/four-stepper/presets.ts';
import { here } from '../../src/claims/evidence.ts';

describe('the panels', () => {
  test('fit what is published of them; another puzzle does not', () => {
    expect(figure3Panels).toHaveLength(5);
    for (const figure of figure3Panels) {
      const { published } = figure;
      const { ours } = figure.read(here);
      expect(figure.agrees(ours, published)).toBe(true);
      const others = figure3Panels.filter((other) => other.read(here).ours.image !== ours.image);
      for (const other of others)
        expect(figure.agrees(other.read(here).ours, published)).toBe(false);
    }
  });

  test('each have a preset in the FourSolver stepper', () => {
    const codes = figure3Panels.map((figure) =>
      encodePuzzle(puzzleOf(imageFromIndex(5, 5, figure.read(here).ours.image))),
    );
    const offered = new Set(presets.map(({ code }) => code));
    for (const code of codes) expect(offered).toContain(code);
  });
});

describe('the lost pictures', () => {
  const { ours } = storedClaim(lostPictures);

  test('with a half turn are counted again among all pictures that have one', () => {
    const found = new Map<string, number[]>();
    for (let half = 0; half < 2 ** 13; half++) {
      const cells = new Uint8Array(25);
      for (let at = 0; at < 13; at++) cells[at] = cells[24 - at] = (half >> at) & 1;
      const image = { height: 5, width: 5, cells };
      const puzzle = puzzleOf(image);
      if (fourClass(solveFour(puzzle)) !== 'some-progress') continue;
      if (solve(puzzle).solutions.length !== 1) continue;
      const kept = symmetriesOf(image).join();
      found.set(kept, [...(found.get(kept) ?? []), Number(indexOfImage(image))]);
    }
    const only = found.get('half turn') ?? [];
    expect(only).toHaveLength(ours.onlyHalfTurn.images);
    const [first = 0] = only;
    const members = d4Class(imageFromIndex(5, 5, first)).map((one) => Number(indexOfImage(one)));
    expect(new Set(members)).toEqual(new Set(only)); // one class
    expect(ours.onlyHalfTurn.classes).toBe(1);
    expect(Math.min(...only)).toBe(figure3Panels[3]?.read(here).ours.image);
    expect(found.get('half turn,diagonal mirror,other diagonal mirror')).toHaveLength(
      ours.halfTurnAndDiagonals.images,
    );
  });

  test('add up to the numbers of the text, and there are none of 4 x 4', () => {
    expect([ours.some, ours.none]).toEqual([8400, 6720]);
    expect(ours.blank.images).toBeLessThan(ours.none);
    expect(lostPicturesOf(4)).toMatchObject({ some: 0, none: 0, blank: { images: 0, classes: 0 } });
  });
});

describe('the kinds beyond FourSolver', () => {
  test('have a row each, and every picture once', () => {
    expect(beyondFour).toBe(8400 + 6720);
    expect(hardKindList.reduce((sum, { images }) => sum + images, 0)).toBe(beyondFour);
    expect(hardKindList[0]).toMatchObject({ pairs: ['2,3', '3,2'], images: 7386 });
    expect(hardKindPictures('all-small-nonograms', 'fig-4-5')).toHaveLength(hardKindList.length);
    for (const { href } of hardKindPictures('x', 'fig-1')) expect(href).toContain('fig-1=1;p=5x5_');
  });
});
