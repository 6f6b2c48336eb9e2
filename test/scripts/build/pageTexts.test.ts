import { describe, expect, test } from 'vitest';
import { unbroken } from '../../../src/notebook/plain/numbers.ts';
import { pageWithoutBreaks } from '../../../scripts/build/site/pageTexts.ts';

const _ = '\u00a0';

describe('a text written by hand', () => {
  test('is held together in sizes and before a percent sign, and nowhere else', () => {
    expect(unbroken('12 × 12 and 5 x 5 at 44 %, or 2.86 × 10')).toBe(
      `12${_}×${_}12 and 5${_}x${_}5 at 44${_}%, or 2.86${_}×${_}10`,
    );
    expect(unbroken('m × n, 2 × n')).toBe(`m${_}×${_}n, 2${_}×${_}n`);
    for (const text of ['filled, %', 'a % b', 'row 3 x', '7 cells', 'box × 3'])
      expect(unbroken(text)).toBe(text);
    expect(unbroken(unbroken('5 × 5 %'))).toBe(unbroken('5 × 5 %'));
  });
});

describe('a page', () => {
  test('keeps its markup, its code and its data as they are', () => {
    const page =
      '<head><title>5 × 5</title></head><p title="5 × 5">A 5 × 5 at <b>44</b> %</p><pre>5 × 5</pre><script>"5 × 5"</script><code>5 x 5</code> 6 x 6';
    expect(pageWithoutBreaks(page)).toBe(
      `<head><title>5 × 5</title></head><p title="5 × 5">A 5${_}×${_}5 at <b>44</b>${_}%</p><pre>5 × 5</pre><script>"5 × 5"</script><code>5 x 5</code> 6${_}x${_}6`,
    );
  });
});
