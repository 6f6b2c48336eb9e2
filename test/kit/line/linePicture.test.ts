import { describe, expect, test } from 'vitest';
import { linePicture, newlyFixed } from '../../../src/kit/line/linePicture.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

describe('linePicture', () => {
  test('is labelled with the line itself', () => {
    expect(linePicture('01?').attributes).toMatchObject({ role: 'img', 'aria-label': 'line 01?' });
  });

  test('draws one square for each filled and one dot for each empty cell', () => {
    const markup = toMarkup(linePicture('0110?'));
    const path = (name: string): string =>
      new RegExp(`class="${name}" d="([^"]*)"`).exec(markup)?.[1] ?? '';
    expect(path('board-filled').match(/z/g)).toHaveLength(2);
    expect(path('board-empty').match(/M/g)).toHaveLength(2);
  });

  test('refuses other signs', () => expect(() => linePicture('01z')).toThrow(SyntaxError));
});

describe('newlyFixed', () =>
  test('names the cells that became known', () => expect(newlyFixed('?1?0', '01?0')).toEqual([0])));
