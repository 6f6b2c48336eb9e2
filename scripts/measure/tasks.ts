/** `node scripts/measure/tasks.ts`: whether the pages of the built site always answer their readers at once. */
import { today } from '../../src/notebook/clock.ts';
import { program } from '../../src/command/commandLine.ts';
import { print, write } from '../../src/command/program.ts';
import { launchBrowser } from '../test/browser/browser.ts';
import { folderHelp, measuring, store } from './pages/measured.ts';
import type { Asked, MeasuredPage } from './pages/measured.ts';
import { longestOf } from './pages/pageTasks.ts';
import type { LongestTask, Setting } from './pages/pageTasks.ts';
import { serveFolder } from '../build/serve/staticServer.ts';

const settings = {
  'desk, ms': { width: 1440, height: 900, slowed: 1, most: 50 },
  'phone slowed 4 times, ms': { width: 360, height: 640, slowed: 4, most: 200 },
} as const satisfies Record<string, Setting>;

const floors = Object.entries(settings).map(([name, { most }]) => `${name}: ${most}`);

const help = {
  does: 'finds the longest task of the main thread of each page of the built site, in processor time',
  examples: [
    'node scripts/measure/tasks.ts',
    'node scripts/measure/tasks.ts sweeps/ /',
    'node scripts/measure/tasks.ts --store',
  ],
  more: `From the first byte until all its figures are awake and used a little (a run, a step), and the reader has been at its
end and back. What other programs do meanwhile does not count, though a busy machine works more slowly. The least of up
to three passes is told.

Floors: ${floors.join('; ')}.
${folderHelp}`,
  ends: 'with 0; with 1 if a page is over its floor',
};

const toldOf = ({ at, work }: LongestTask): string => `${at}: ${work}`;

async function main({ folder, paths, stores }: Asked): Promise<number> {
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

await program('node scripts/measure/tasks.ts', help, (command, end) =>
  measuring(command, 'tasks', end, main),
);
