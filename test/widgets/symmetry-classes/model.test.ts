import { describe, expect, test } from 'vitest';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import {
  defaultCode,
  sheet,
  symmetrySettings,
  formsText,
  turnRows,
  turnsOf,
  turnsText,
} from '../../../src/widgets/symmetry-classes/model.ts';
import { pictureOf } from '../../../src/kit/puzzle/picture.ts';
import { presets } from '../../../src/widgets/symmetry-classes/presets.ts';

const letters = (rows: readonly string[]): string =>
  turnsOf(imageFromText(rows))
    .eight.map(({ letter }) => letter)
    .join('');

describe('turnsOf', () => {
  test('gives equal pictures the same letter', () => {
    expect(letters(['##.', '#..', '...'])).toBe('ABCDBDAC');
    expect(letters(['#.', '.#'])).toBe('ABABBBAA');
    expect(letters(['##', '##'])).toBe('AAAAAAAA');
    expect(letters(['##.', '...', '.#.'])).toBe('ABCDEFGH');
    expect(letters(['#.'])).toBe('ABCDCABD'); // no square: a turn has another shape
  });

  test('of each preset has as many as its name says', () => {
    expect(presets.map(({ code }) => turnsOf(pictureOf(code)).different)).toEqual([8, 4, 2, 2, 1]);
    const words = { 1: 'One', 2: 'Two', 4: 'Four', 8: 'Eight' } as const;
    for (const { code, name } of presets)
      expect(name).toMatch(new RegExp(`^${words[turnsOf(pictureOf(code)).different]}: `));
  });
});

const text = (rows: readonly string[]): string => turnsText(turnsOf(imageFromText(rows)));

describe('sentences', () => {
  test('name what leaves the picture as it is', () => {
    expect(text(['##.', '#..', '...'])).toBe(
      'Four different pictures: the reflection in the falling diagonal leaves it as it is.',
    );
    expect(text(['#.', '.#'])).toBe(
      'Two different pictures: a half turn, the reflection in the falling diagonal and the reflection in the rising diagonal leave it as it is.',
    );
    expect(text(['##', '##'])).toMatch(/^One picture only/);
    expect(text(['##.', '...', '.#.'])).toMatch(/^Eight different/);
  });

  test('count the pictures of small squares only', () => {
    expect(formsText(turnsOf(imageFromText(['#.', '.#'])))).toBe(
      'Of the 16 pictures of 2\u00a0×\u00a02, 2 have 2 forms: 1 group of 2.',
    );
    expect(formsText(turnsOf(imageFromText(['##', '##'])))).toBe(
      'Of the 16 pictures of 2\u00a0×\u00a02, 2 have 1 form: 2 pictures.',
    );
    expect(formsText(turnsOf(imageFromText(['#.'])))).toBeNull();
    expect(formsText(turnsOf(imageFromText(Array<string>(9).fill('.........'))))).toBeNull();
  });
});

describe('links and files', () => {
  const { formOf, fromLink, toLink } = symmetrySettings;
  const opens = { code: defaultCode({}) };
  test('come back', () => {
    const code = encodeImage(imageFromText(['#..', '.#.']));
    const state = { code };
    expect(fromLink(toLink(formOf(state), opens), opens)).toEqual(state);
    expect(toLink(formOf(opens), opens)).toEqual({});
    expect(fromLink({}, opens)).toEqual(opens);
  });

  test.each(['5x5', '2x2t_', '0x1b', encodeImage(imageFromText(['#?']))])(
    'of a damaged picture (%s) give a message',
    (code) => expect(() => fromLink({ g: code }, opens)).toThrow(LinkError),
  );

  test('have all eight', () => {
    const turns = turnsOf(imageFromText(['#.', '.#']));
    expect(turnRows(turns)).toHaveLength(9);
    expect(turnRows(turns)[2]).toEqual(['quarter turn right', 'B', '.# #.']);
    const markup = toMarkup(sheet(turns));
    expect(markup.match(/class="board-small"/g)).toHaveLength(8);
    expect(markup).toContain('B again');
  });
});
