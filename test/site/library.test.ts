/** The library for those who build on it: in a browser without a bundler, and the pages of its reference. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { packedLibrary } from '../../scripts/build/library/libraryPackage.ts';
import { serveFolder } from '../../scripts/build/serve/staticServer.ts';
import { browserPage } from '../../src/reference/browserPage.ts';
import { formerRooms } from '../../src/reference/reference.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, useBrowser } from './support.ts';

const { open } = useBrowser();

test('the page of the reference runs in a browser, beside the unpacked file and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-browser-'));
  expect(spawnSync('tar', ['-xzf', await packedLibrary(), '-C', folder]).status).toBe(0);
  const told = /\/\/ (\S+)/.exec(browserPage)?.[1];
  writeFileSync(join(folder, 'index.html'), `<link rel="icon" href="data:,">${browserPage}`);
  const server = await serveFolder(folder, '/', 0, () => ({})); // not with the headers of our site
  try {
    const opened = await open('', { site: server.url });
    await expect.poll(() => opened.page.locator('p').textContent()).toBe(told);
    expectQuiet(opened);
    await opened.close();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

// the first one is looked at with the other pages
const rooms = builtPages()
  .filter(
    (path) =>
      /^reference\/./.test(path) &&
      !Object.keys(formerRooms).some((room) => path.includes(`/${room}/`)),
  )
  .slice(1);

test('the other rooms of the reference fit a phone, and are accessible', async () => {
  expect(rooms.length).toBeGreaterThan(4);
  for (const [at, path] of rooms.entries()) {
    const opened = await open(path, { width: 360, height: 640, dark: true });
    const wide = await opened.page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect([path, wide]).toEqual([path, 0]);
    if (at === rooms.length - 1) await expectAccessible(opened.page); // all are made alike
    expectQuiet(opened);
    await opened.close();
  }
});
