/** `node scripts/measure/lighthouse.ts`: what Lighthouse says of the pages of the built site. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { today } from '../../src/notebook/clock.ts';
import { program } from '../../src/command/commandLine.ts';
import { print, write } from '../../src/command/program.ts';
import { ensureBrowser } from '../test/browser/browser.ts';
import { folderHelp, measuring, store } from './pages/measured.ts';
import type { Asked, MeasuredPage } from './pages/measured.ts';
import { serveFolder } from '../build/serve/staticServer.ts';
import manifest from './lighthouse/package.json' with { type: 'json' };

/** Lighthouse has packages of its own: see docs/decisions.md. */
const own = fileURLToPath(new URL('lighthouse/', import.meta.url));
const cli = `${own}node_modules/lighthouse/cli/index.js`;

const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof floors;
const categories = Object.keys(floors) as Category[];

const devices = { mobile: [], desktop: ['--preset=desktop'] } as const;
const runs = 3;
const version = manifest.dependencies.lighthouse;

const help = {
  does: `asks Lighthouse ${version} of the pages of the built site, as on a phone and on a desktop: the medians of three runs`,
  examples: [
    'node scripts/measure/lighthouse.ts',
    'node scripts/measure/lighthouse.ts sweeps/ /',
    'node scripts/measure/lighthouse.ts --store',
  ],
  more: `It measures time by the clock: let nothing else be at work. All pages take more than an hour. The first run installs
Lighthouse into scripts/measure/lighthouse, by npm ci.

Floors: ${categories.map((category) => `${category} ${floors[category]}`).join(', ')}.
${folderHelp}`,
  ends: 'with 0; with 1 if a score is below its floor',
};

/** @throws Error when npm cannot install it */
function install(): void {
  if (existsSync(cli)) return;
  console.error('Lighthouse is installed into scripts/measure/lighthouse …');
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', options, {
    cwd: own,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

type Scores = Readonly<Record<Category, number>>;

/** One run; not waited for by standing still, since this very process serves the pages. @throws Error with what Lighthouse says when it ends without a score */
async function scores(address: string, options: readonly string[]): Promise<Scores> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting', // no request leaves the machine
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update',
      ...options,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
    },
  );
  const found = (
    stdout.startsWith('{')
      ? (JSON.parse(stdout) as { categories?: Record<string, { score: number | null }> })
      : {}
  ).categories;
  const score = (category: Category): number => {
    const value = found?.[category]?.score ?? null;
    if (value === null) throw new Error(`${address} has no score for ${category}. ${stderr}`);
    return Math.round(100 * value);
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function main({ folder, paths, stores }: Asked): Promise<number> {
  install();
  const pages: Record<string, MeasuredPage> = {};
  const below: string[] = [];
  const server = await serveFolder(folder);
  try {
    for (const path of paths) {
      const measured: Record<string, number> = {};
      for (const [device, options] of Object.entries(devices)) {
        const all: Scores[] = [];
        // one after the other: they measure by the clock
        while (all.length < runs) all.push(await scores(new URL(path, server.url).href, options));
        for (const category of categories) {
          const score = median(all.map((one) => one[category]));
          measured[`${device}, ${category}`] = score;
          if (score < floors[category]) below.push(`/${path}, ${device}, ${category}: ${score}`);
        }
      }
      pages[path] = { date: today(), values: measured };
      await write(`/${path}: ${Object.values(measured).join(' ')}\n`);
    }
  } finally {
    await server.close();
  }
  await print(['', `${below.length} below the floor, of ${paths.length} pages`, ...below]);
  const tools = `Lighthouse ${version}`;
  if (stores)
    await store(
      'lighthouse',
      { command: 'node scripts/measure/lighthouse.ts', tools, pages },
      folder,
    );
  return below.length > 0 ? 1 : 0;
}

await program('node scripts/measure/lighthouse.ts', help, (command, end) =>
  measuring(command, 'lighthouse', end, main),
);
