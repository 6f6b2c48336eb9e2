/**
 * Finds the browsers of other makers for the tests: Firefox, and WebKit as Debian has it (MiniBrowser, which is WebKit and
 * not Safari). Where one is missing and the machine lets us, it is installed, as Chromium is.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const apt = '/usr/bin/apt-get';

/** What WebKit needs to be driven where there is no screen. */
export type WebKitPaths = {
  readonly driver: string; // WebKitWebDriver
  readonly browser: string; // MiniBrowser
  readonly screen: string; // Xvfb
  readonly bus: string; // dbus-run-session
};

export type Engines = { readonly firefox: string | null; readonly webkit: WebKitPaths | null };

const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'dbus'],
} as const satisfies Record<keyof Engines, readonly string[]>;

const missing = {
  firefox:
    'No Firefox was found, and none could be installed: its tests are SKIPPED. Install one, or name it: NONOGRAM_FIREFOX=/path/to/firefox npm test',
  webkit:
    'No WebKit was found, and none could be installed: its tests are SKIPPED. They want WebKitWebDriver, MiniBrowser, Xvfb and dbus-run-session (Debian: webkit2gtk-driver xvfb dbus).',
} as const satisfies Record<keyof Engines, string>;

/** The first of these commands that is there. */
function command(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

function findFirefox(): string | null {
  const named = process.env['NONOGRAM_FIREFOX'] ?? '';
  if (named !== '' && !existsSync(named))
    throw new Error(`NONOGRAM_FIREFOX names a browser that is not there: ${named}`);
  if (named !== '') return named;
  const places = [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  return command('firefox-esr', 'firefox') ?? places.find((path) => existsSync(path)) ?? null;
}

function findWebKit(): WebKitPaths | null {
  const driver = command('WebKitWebDriver');
  const [browser = null] = globSync('/usr/{lib,lib64,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser');
  const screen = command('Xvfb');
  const bus = command('dbus-run-session');
  if (driver === null || browser === null || screen === null || bus === null) return null;
  return { driver, browser, screen, bus };
}

const findEngines = (): Engines => ({ firefox: findFirefox(), webkit: findWebKit() });

/** Finds the engines, installs those that are missing, and says in a line which cannot be had. */
export function ensureEngines(): Engines {
  const names = ['firefox', 'webkit'] as const;
  const found = findEngines();
  const wanted = names.filter((name) => found[name] === null).flatMap((name) => packages[name]);
  if (wanted.length === 0) return found;
  if (process.getuid?.() === 0 && existsSync(apt)) {
    console.log(`Installing browsers for the tests: ${wanted.join(' ')}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const options of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...wanted],
    ])
      spawnSync(apt, options, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  const engines = findEngines();
  for (const name of names) if (engines[name] === null) console.log(missing[name]);
  return engines;
}

/** Changes when an engine is there that was not, or another version of it. */
export function enginesKey(): string {
  const { firefox, webkit } = findEngines();
  return [firefox, webkit?.driver ?? null]
    .map((path) => (path === null ? 'none' : String(Math.round(statSync(path).mtimeMs))))
    .join(' ');
}
