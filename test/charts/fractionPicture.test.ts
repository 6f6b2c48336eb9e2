import { describe, expect, test } from 'vitest';
import { fractionPicture } from '../../src/charts/fractionPicture.ts';
import { toMarkup } from '../../src/notebook/svg/svgTree.ts';

const published = { low: 0.08, high: 0.125 };

describe('fractionPicture', () => {
  test('shows the published share alone before anything is found', () => {
    const text = toMarkup(fractionPicture({ published, description: 'd' }, 400));
    expect(text).toContain('<rect ');
    expect(text).not.toContain('<circle ');
  });

  test('puts what is found at its place on the line from 0 to 100 %', () => {
    const found = { share: 0.5, low: 0.4, high: 0.6 };
    const text = toMarkup(fractionPicture({ published, found, description: 'd' }, 400));
    expect(text).toContain('cx="200"');
    expect(text).toContain('aria-label="d"');
  });
});
