/** The pages of modules: each address that was ever given out shows the module, or leads to where it is now. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { testedBuilds } from '../../scripts/lib/buildSite.ts';
import { codeAddresses } from '../components/codeAddresses.ts';
import { expectQuiet, useBrowser } from './support.ts';

const { open } = useBrowser();

test('every address leads to a module', () => {
  const { folder, base } = testedBuilds[0];
  const wrong: string[] = [];
  let moved = 0;
  for (const path of codeAddresses) {
    const file = `${folder}/code/${path}/index.html`;
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (html.includes('data-source')) continue;
    moved++;
    const [, to = ''] = /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html) ?? [];
    const there = `${folder}/${to.slice(base.length)}index.html`;
    const leadsOn =
      to.startsWith(`${base}code/`) &&
      html.includes(`This module has moved to <a href="${to}">`) &&
      existsSync(there) &&
      readFileSync(there, 'utf8').includes('data-source');
    if (!leadsOn) wrong.push(path);
  }
  expect(wrong).toEqual([]);
  expect(moved).toBeGreaterThan(150);
});

test('a reader who has kept the address of settle.ts finds it', async () => {
  const opened = await open('code/src/engine/settle.ts/');
  const { page } = opened;
  await page.waitForURL(new URL('code/src/engine/line/settle.ts/', inject('site')).href);
  expect(await page.locator('h1').textContent()).toBe('src/engine/line/settle.ts');
  expectQuiet(opened);
  await opened.close();
});
