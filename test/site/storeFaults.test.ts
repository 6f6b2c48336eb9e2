/** The store of kept runs in a real browser, with all that may be wrong with it: what is said of a run is so. */
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import type { Said } from './storeProgram.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

/** The program of the page, as a text. */
async function program(): Promise<string> {
  const entry = 'test/site/storeProgram.ts';
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'program' } },
  });
  const [first] = Array.isArray(bundled) ? bundled : [bundled];
  if (first === undefined || !('output' in first)) throw new Error('nothing was bundled');
  return first.output[0].code;
}

const keptText = 'What was found is kept.';

/** What is said to be kept is in the browser; what is not may be there too, as after a commit that failed too late. */
function expectTrue({ what, said, there, inPage }: Said): void {
  const kept = said === keptText;
  expect([what, said, kept ? there : inPage]).toEqual([what, said, true]);
}

test('whatever is wrong with the store, what is said to be kept is, and the store is opened again', async () => {
  const { page, close } = await open('licences.txt', { site: inject('site'), fresh: true });
  const code = await program();
  await page.evaluate(code);
  const troubles = await page.evaluate<readonly Said[]>('faults.allTroubles()');
  for (const one of troubles) expectTrue(one);
  const reasons = Object.fromEntries(troubles.map(({ what, said }) => [what, said]));
  for (const what of ['nothing', 'closed', 'deleted', 'without tables'])
    expect([what, reasons[what]]).toEqual([what, keptText]);
  for (const [what, why] of [
    ['newer', 'a newer version of this site'],
    ['forbidden', 'lets the site keep nothing'],
    ['full', 'no more room'],
    ['given up at the end', 'could not write'],
    ['hanging', 'does not answer'],
    ['held by another tab', 'does not answer'],
  ] as const)
    expect(reasons[what]).toMatch(new RegExp(`only while this page is open: .*${why}`));
  for (const [what, said] of Object.entries(reasons))
    if (what.startsWith('after ')) expect([what, said]).toEqual([what, keptText]);

  const faults = await page.evaluate<readonly Said[]>('faults.allFaults()');
  for (const one of faults) expectTrue(one);
  expect(faults.length).toBeGreaterThan(40);
  await close();
});
