/** How little stands open when the page for teachers is first seen. */
import { expect, test } from 'vitest';
import { controlsInSight } from './inSight.ts';
import { expectQuiet, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();

test.each([
  [360, 800, 8],
  [1440, 900, 10],
])('at %i x %i pixels at most %i things can be pressed at first', async (width, height, most) => {
  const one = await open('teach/', { width, height });
  const { page } = one;
  const controls = await controlsInSight(page);
  for (const needed of ['1. Constraints and certainty', 'Search'])
    expect(controls.join(', ')).toContain(needed);
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(most);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expectQuiet(one);
  await one.close();
});
