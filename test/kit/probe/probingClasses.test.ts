import { expect, test } from 'vitest';
import { countStrip } from '../../../src/kit/probe/probingClasses.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

test('a strip has a bar for each category that occurs and a dot for each other', () => {
  const counts = Array.from({ length: 16 }, (_, category) =>
    category === 4 ? 1 : category === 15 ? 25 : 0,
  );
  const markup = toMarkup(countStrip(counts));
  const [, bars = ''] = /class="count-strip-bar" d="([^"]*)"/.exec(markup) ?? [];
  const [, dots = ''] = /class="count-strip-dot" d="([^"]*)"/.exec(markup) ?? [];
  expect(bars.match(/M/g)).toHaveLength(2);
  expect(dots.match(/M/g)).toHaveLength(14);
  const heights = [...bars.matchAll(/v-([\d.]+)/g)].map(([, tall]) => Number(tall));
  expect(heights[1]! / heights[0]!).toBeCloseTo(5, 0); // roots of 25 and 1
});
