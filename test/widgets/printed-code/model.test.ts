import { expect, test } from 'vitest';
import { matrixTranspose } from '../../../src/claims/004/pseudocode.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import {
  countRows,
  isSame,
  runOf,
  runText,
  visitsText,
} from '../../../src/widgets/printed-code/model.ts';

const run = runOf(encodeImage(imageFromText(['#.#', '...'])));

test('the printed code puts zeros in front, and says what ours says otherwise', () => {
  expect(run.lines.map(({ printed }) => printed.join(' '))).toEqual(['1 1', '0 0', '1', '0', '1']);
  expect(run.lines.every(isSame)).toBe(true);
  expect(runText(run)).toContain('zeros');
  expect(isSame({ line: 'row 1', printed: [0, 2], ours: [1] })).toBe(false);
});

test('columns become rows', () => {
  expect(matrixTranspose(['101', '000'])).toEqual(['10', '00', '10']);
});

test('each cell is looked at twice, once for its row and once for its column', () => {
  expect(run.visits).toBe(12);
  expect(visitsText(run)).toContain('12 times: 2 for each of the 6');
  for (const [, cells, drawn, looks, each] of countRows()) {
    expect(drawn).toBe(cells);
    expect(Number(looks!.replaceAll(',', ''))).toBe(2 * Number(cells!.replaceAll(',', '')));
    expect(each).toBe('2');
  }
});
