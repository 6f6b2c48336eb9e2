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

/** Waits for what stands in the only paragraph of a page once a worker has answered; the page lies beside the unpacked file and nothing else. */
async function saidBy(page: string, expected: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-browser-'));
  expect(spawnSync('tar', ['-xzf', await packedLibrary(), '-C', folder]).status).toBe(0);
  writeFileSync(join(folder, 'index.html'), `<link rel="icon" href="data:,">${page}`);
  const server = await serveFolder(folder, '/', 0, () => ({})); // not with the headers of our site
  try {
    const opened = await open('', { site: server.url });
    await expect.poll(() => opened.page.locator('p').textContent()).toBe(expected);
    expectQuiet(opened);
    await opened.close();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the page of the reference runs in a browser, beside the unpacked file and nothing else', () =>
  saidBy(browserPage, /\/\/ (\S+)/.exec(browserPage)?.[1]));

test('a worker of a browser streams, stops at a signal, and answers on', () =>
  saidBy(
    `<!doctype html><title>Rooks</title><p></p>
    <script type="module">
      import { createWorker } from './package/browser/nonogram-engine.js';
      const worker = createWorker();
      const line = Array.from({ length: 14 }, () => [1]);
      const rooks = { rows: line, columns: line };
      let found = 0;
      for await (const { cells } of worker.solutions(rooks)) {
        found += cells.length / 196;
        if (found === 3) break;
      }
      const ending = new AbortController();
      let why = 'none';
      try {
        for await (const _ of worker.solutions(rooks, { signal: ending.signal })) if (++found === 5) ending.abort();
      } catch ({ code }) {
        why = code;
      }
      const { status } = await worker.solve({ rows: [[1]], columns: [[1]] });
      document.querySelector('p').textContent = [found, why, status].join(' ');
    </script>`,
    '5 aborted one',
  ));

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
