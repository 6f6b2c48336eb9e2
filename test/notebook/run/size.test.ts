import { describe, expect, test } from 'vitest';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import {
  sameSize,
  sizePresets,
  sizeProblems,
  sizeSettings,
  sizeTexts,
} from '../../../src/notebook/run/size.ts';
import { settings } from '../../../src/notebook/settings/settings.ts';

const { defaults, read, fromLink, toLink } = settings(sizeSettings(2, 6, 5), (size) =>
  sizeProblems(size, 'pictures to try'),
);

describe('a typed size', () => {
  test('is read up to 25 cells, square or not', () => {
    const sixByFour = { height: 6, width: 4 };
    expect(read(sizeTexts(sixByFour))).toEqual({ values: sixByFour, problems: {} });
    expect(read(sizeTexts(defaults)).values).toEqual({ height: 5, width: 5 });
  });

  test.each([
    [
      '6',
      '5',
      'width',
      /^6\u00a0×\u00a05 has 30 cells: too many pictures to try\. .* at most 4 columns\.$/,
    ],
    ['1', '4', 'height', /^1 is too small\. Type a whole number from 2 to 6\.$/],
    ['4', '7', 'width', /^7 is too large\./],
    ['4', '', 'width', /^Something is missing: the number of columns\./],
  ] as const)('of %s rows and %s columns is refused at its %s', (height, width, field, message) => {
    const { values, problems } = read({ height, width });
    expect(values).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });
});

describe('the link of a size', () => {
  test('says only what differs from the usual one, and brings the size back', () => {
    for (const size of [
      defaults,
      { height: 3, width: 5 },
      { height: 5, width: 2 },
      { height: 6, width: 4 },
    ])
      expect(fromLink(toLink(sizeTexts(size), defaults), defaults)).toEqual(size);
    expect(toLink(sizeTexts({ height: 5, width: 4 }), defaults)).toEqual({ w: '4' });
  });

  test.each([{ h: '1' }, { w: '7' }, { h: '6' }, { h: 'x' }])('is refused for %o', (link) => {
    expect(() => fromLink(link, defaults)).toThrow(LinkError);
  });
});

test('buttons are named rows first, and the one of the form is marked', () => {
  const presets = sizePresets(
    [
      [3, 3],
      [4, 5],
    ],
    { height: 4, width: 5 },
  );
  expect(presets.map(({ label, chosen }) => [label, chosen])).toEqual([
    ['3\u00a0×\u00a03', false],
    ['4\u00a0×\u00a05', true],
  ]);
  expect(sizePresets([[5, 4]], { height: 4, width: 5 })[0]?.chosen).toBe(false);
  expect(sizePresets([[5, 4]], null)[0]?.chosen).toBe(false);
  expect(sameSize({ height: 4, width: 5 }, { height: 5, width: 4 })).toBe(false);
});
