/** Files are chosen by one field everywhere: that of the browser, grey and in its own words, stands nowhere. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no field for files is made but by the one of the notebook', () => {
  const sources = globSync('src/**/*.{ts,astro}').toSorted();
  expect(sources.length).toBeGreaterThan(500);
  const making = sources.filter((path) => /type=.?file\b/.test(readFileSync(path, 'utf8')));
  // the other one only looks for them
  expect(making).toEqual(['src/notebook/host/carryOver.ts', 'src/notebook/settings/inputs.ts']);
});
