import { expect, test } from 'vitest';
import { funnelPicture } from '../../../src/widgets/great-hunt/picture.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

test('a bar is as long as its share, and one of many is still seen', () => {
  const stages = [4000, 1044, 94, 1, 0].map((count, at) => ({ name: `stage ${at}`, count }));
  const markup = toMarkup(funnelPicture(stages));
  const across = Number(/class="funnel-ground"[^>]*? width="([\d.]+)"/.exec(markup)?.[1]);
  const widths = [...markup.matchAll(/class="funnel-bar[^"]*"[^>]*? width="([\d.]+)"/g)].map(
    ([, width]) => Number(width) / across,
  );
  expect(widths[0]).toBe(1);
  expect(widths[1]).toBeCloseTo(1044 / 4000, 2);
  expect(widths[2]).toBeCloseTo(94 / 4000, 2);
  expect(widths[3]).toBeGreaterThan(0);
  expect(widths[4]).toBe(0);
});
