import { expect, test } from 'vitest';
import { beginning } from '../../../src/notebook/page/figurePreview.ts';

test('a preview begins as the caption does, and ends with a sentence or at a word', () => {
  expect(beginning(' Short  and\n whole. ')).toBe('Short and whole.');
  const sentence = 'The first sentence of this caption says what there is to be seen here.';
  expect(beginning(`${sentence} ${'More follows. '.repeat(20)}`)).toBe(sentence);
  const endless = beginning('word '.repeat(80));
  expect(endless.length).toBeLessThanOrEqual(162);
  expect(endless).toMatch(/word …$/);
});
