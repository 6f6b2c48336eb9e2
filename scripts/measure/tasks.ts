/** `node scripts/measure/tasks.ts`: whether the pages of the built site always answer their readers at once. */
import { today } from '../../src/notebook/clock.ts';
import { print, program, write } from '../../src/command/program.ts';
import { launchBrowser } from '../test/browser/browser.ts';
import { askedOf, store } from './pages/measured.ts';
import type { MeasuredPage } from './pages/measured.ts';
import { longestOf } from './pages/pageTasks.ts';
import type { LongestTask, Setting } from './pages/pageTasks.ts';
import { serveFolder } from '../build/serve/staticServer.ts';

const settings = {
  'desk, ms': { width: 1440, height: 900, slowed: 1, most: 50 },
  'phone slowed 4 times, ms': { width: 360, height: 640, slowed: 4, most: 200 },
} as const satisfies Record<string, Setting>;

const floors = Object.entries(settings).map(([name, { most }]) => `${name}: ${most}`);

const help = `The longest task of the main thread of each page, in processor time: from the first byte until all its figures are awake
and used a little (a run, a step), and the reader has been at its end and back. What other programs do meanwhile does not count, though a busy machine works
more slowly. The least of up to three passes is told; a page over its floor has code 1.

  node scripts/measure/tasks.ts                    all pages to be read (npm run build first)
  node scripts/measure/tasks.ts sweeps/ /       some of them; / is the home page
  node scripts/measure/tasks.ts --store         writes docs/measured/tasks.json and docs/reports/performance.md too

Floors: ${floors.join('; ')}. OUT_DIR=folder is where the site is built, dist unless said otherwise.
`;

const toldOf = ({ at, work }: LongestTask): string => `${at}: ${work}`;

async function main(words: readonly string[]): Promise<number> {
  const { folder, paths, stores } = askedOf(words);
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  const pages: Record<string, MeasuredPage> = {};
  const over: string[] = [];
  try {
    for (const path of paths) {
      const measured: Record<string, number> = {};
      let told = '';
      for (const [name, setting] of Object.entries(settings)) {
        const longest = await longestOf(browser, new URL(path, server.url).href, setting);
        const ms = Math.round(longest.ms);
        measured[name] = ms;
        if (setting.slowed === 1) told = toldOf(longest);
        if (ms > setting.most) over.push(`/${path}, ${name}: ${ms} (${toldOf(longest)})`);
        await write(`/${path}, ${name}: ${ms}\n`);
      }
      pages[path] = { date: today(), values: measured, told };
    }
  } finally {
    await browser.close();
    await server.close();
  }
  await print(['', `${over.length} over the floor, of ${paths.length} pages`, ...over]);
  const tools = `Chromium ${browser.version()}`;
  if (stores)
    await store('tasks', { command: 'node scripts/measure/tasks.ts', tools, pages }, folder);
  return over.length > 0 ? 1 : 0;
}

await program(help, main);
