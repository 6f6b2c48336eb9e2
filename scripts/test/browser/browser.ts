/**
 * Finds a Chromium for the tests and the benchmarks, and installs one where none is there.
 * Order: an environment variable, the system's Chromium or Chrome, Playwright's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const variables = ['NONOGRAM_BROWSER', 'CHROME_PATH', 'CHROME_BIN'];
/** The shells without windows come first: they draw a page in about half the time. */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that can be started, or null. */
export function findBrowser(): string | null {
  for (const name of variables) {
    const path = process.env[name];
    if (path === undefined || path === '') continue;
    if (existsSync(path)) return path;
    throw new Error(`${name} names a browser that is not there: ${path}`);
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const own = chromium.executablePath();
  return [...onPath, ...places, own].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Like {@link findBrowser}, but installs a browser first when none is there. Throws when that fails too. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('No Chromium or Chrome found: installing one for the browser tests.');
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  const attempts = debianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        [...install, 'chromium-headless-shell', 'fonts-liberation'],
        [...install, 'chromium', 'fonts-liberation'], // where the shell is no package of its own
      ]
    : [['playwright-core', 'install', 'chromium']];
  for (const [command = '', ...options] of attempts) {
    if (findBrowser() !== null) break;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, options, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  }
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one, or name it: NONOGRAM_BROWSER=/path/to/chrome npm test',
  );
}

/** Starts the browser quietly: no sandbox for root, no calls home. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
