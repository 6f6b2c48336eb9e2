import { describe, expect, test } from 'vitest';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { readLink } from '../../../src/kit/cell/linkState.ts';
import { stepperLink } from '../../../src/kit/chart/stepperLink.ts';

const image = imageFromText(['##.', '.#.']);

describe('stepperLink', () => {
  test('carries the puzzle of the image to the stepper of chapter 2', () => {
    const link = new URL(stepperLink('/nonograms/', image), 'https://example.org');
    expect(link.pathname).toBe('/nonograms/sweeps/');
    expect(link.hash).toBe('#fig-2-1');
    const reading = readLink(link.search, 'fig-2-1');
    if (reading.kind !== 'values') throw new Error('the link cannot be read');
    expect(decodePuzzle(reading.values['p'] ?? '')).toEqual(puzzleOf(image));
  });

  test('works with a base that lacks its last slash, and with further settings', () => {
    const link = stepperLink('/nonograms', image, { f: 'V' });
    expect(link.startsWith('/nonograms/sweeps/?fig-2-1=1;p=')).toBe(true);
    expect(link).toContain(';f=V;z#fig-2-1');
  });
});
