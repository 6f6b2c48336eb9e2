/** Bundles the benchmark's page into a temporary folder, serves it, and opens it in a browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchPage } from './page.ts';
import { findBrowser, launchBrowser } from '../../test/browser/browser.ts';
import { serveFolder } from '../../build/serve/staticServer.ts';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The page and what has to be closed afterwards. */
export type BrowserBench = BenchPage & {
  readonly version: string; // of the browser
  readonly cores: number; // as the page sees them
  /** Milliseconds of processor time that all pages and their workers have taken so far. */
  readonly spent: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/**
 * Opens the benchmark's page.
 *
 * @returns `null` when no browser is found
 */
export async function openBrowserBench(): Promise<BrowserBench | null> {
  if (findBrowser() === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-bench-'));
  await build({
    root,
    base: '/', // as the site: its policy asks where programs come from (src/notebook/pool/ownPrograms.ts)
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      outDir: folder,
      assetsDir: '_astro',
      emptyOutDir: false,
      rolldownOptions: {
        checks: { bundlerTimings: false }, // a slow machine is no fault
        input: join(root, 'scripts/measure/bench/page.ts'),
        output: { entryFileNames: 'bench.js' },
      },
    },
  });
  const html =
    '<!doctype html><title>Benchmark</title><link rel="icon" href="data:,"><script type="module" src="bench.js"></script>';
  writeFileSync(join(folder, 'index.html'), html);
  // the server answers with it what is not there
  writeFileSync(join(folder, '404.html'), 'Not found');
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => 'bench' in globalThis);
  const inspector = await browser.newBrowserCDPSession();
  return {
    version: browser.version(),
    cores: await page.evaluate(() => navigator.hardwareConcurrency),
    spent: async () => {
      const { processInfo } = await inspector.send('SystemInfo.getProcessInfo');
      const renderers = processInfo.filter(({ type }) => type === 'renderer');
      return renderers.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
    },
    boards: (what, window, four = false) =>
      page.evaluate(
        ([what, window, four]) =>
          (globalThis as unknown as { bench: BenchPage }).bench.boards(what, window, four),
        [what, window, four] as const,
      ),
    run: (id, spec, workers) =>
      page.evaluate(
        ([id, spec, workers]) =>
          (globalThis as unknown as { bench: BenchPage }).bench.run(
            id as 'density',
            spec as never,
            workers,
          ),
        [id, spec, workers] as const,
      ),
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
