import { figurePlace } from '../../../src/facts/figurePlaces.ts';
import { describe, expect, test } from 'vitest';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { stateIn } from '../../../src/notebook/cell/linkPlace.ts';
import { readLink } from '../../../src/notebook/cell/linkState.ts';
import {
  openIn,
  openImageIn,
  otherFigures,
  puzzleFigures,
  switchingFigure,
} from '../../../src/kit/puzzle/openIn.ts';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import { figures } from '../../../src/widgets/figures.ts';

const { code } = galleryPuzzle('heart');
const stepper = puzzleFigures['sweep-stepper'];

const opened = (address: string, cell: string) =>
  readLink(stateIn(new URL(address, 'https://example.org')), cell);

describe('the address of a puzzle in another figure', () => {
  test('names page, figure and puzzle', () => {
    expect(openIn(stepper, code, { f: 'V' }, '/sub/')).toBe(
      `/sub/sweeps/?fig-sweeps=1;p=${code};f=V;z#fig-sweeps`,
    );
  });

  test('of a large puzzle is in the fragment, which no server refuses', () => {
    const line = Array.from({ length: 25 }, () => 1);
    const lines = Array.from({ length: 50 }, () => line);
    const large = encodePuzzle({ rows: lines, columns: lines });
    const address = openIn(stepper, large);
    expect(address).toMatch(/sweeps\/#\?fig-sweeps=1;p=50x50_/);
    expect(opened(address, 'fig-sweeps')).toEqual({
      kind: 'values',
      version: 1,
      values: { p: large },
    });
  });
});

describe('the address of an image', () => {
  const image = imageFromText(['##.', '.#.']);

  test('carries its puzzle to the stepper of the chapter on sweeps', () => {
    const address = new URL(openImageIn(stepper, image, {}, '/nonograms/'), 'https://example.org');
    expect(address.pathname).toBe('/nonograms/sweeps/');
    expect(address.hash).toBe('#fig-sweeps');
    const reading = readLink(address.search, 'fig-sweeps');
    if (reading.kind !== 'values') throw new Error('the link cannot be read');
    expect(decodePuzzle(reading.values['p'] ?? '')).toEqual(puzzleOf(image));
  });

  test('works with a base that lacks its last slash, and with further settings', () => {
    const address = openImageIn(stepper, image, { f: 'V' }, '/nonograms');
    expect(address.startsWith('/nonograms/sweeps/?fig-sweeps=1;p=')).toBe(true);
    expect(address).toContain(';f=V;z#fig-sweeps');
  });
});

describe('the figures that open any puzzle', () => {
  test.each(Object.entries(puzzleFigures))('%s stands where it is said to', (tag, place) => {
    expect(Object.keys(figures)).toContain(tag);
    expect(figurePlace(place.cell)).toMatchObject({ page: place.page, widget: tag });
  });

  test('with the one that opens any picture, is where its page holds it', () => {
    const { page, cell } = switchingFigure;
    expect(figurePlace(cell).page).toBe(page);
  });

  test('make a sentence, without the one that shows the puzzle', () => {
    const others = otherFigures('four-stepper', code);
    expect(others.map(({ before, name }) => before + name).join('')).toBe(
      'the stepper of sweeps, the stepper of chains, the lattice of solvers, the probe explorer, what must be so, one question to the SAT solver or all its solutions',
    );
    for (const { href } of others) expect(href).toContain(`;p=${code};z#fig-`);
    expect(otherFigures('switching-component', code)).toHaveLength(8);
  });
});
