/** WebKit as Debian has it, by WebDriver: a session is a few requests, and needs no client. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { WebKitPaths } from '../../scripts/test/browser/engines.ts';
import { keysOf, ownFolder, removeFolder, taken, windowSize } from './driver.ts';
import type { Driver } from './driver.ts';
import { openGate } from './gate.ts';

/** Keys as WebDriver writes them. */
const keyCodes: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done) => server.close(() => done()));
  return port;
}

/** Starts a screen that nobody sees, and returns its name. */
async function startScreen(xvfb: string): Promise<{ child: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((done, fail) => {
    let text = '';
    (child.stdio[3] as Readable).setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (text.includes('\n')) done(text.trim());
    });
    child.once('error', fail).once('exit', () => {
      fail(new Error('Xvfb ended before it had a screen'));
    });
  });
  return { child, display: `:${number}` };
}

/** Starts the driver of WebKit with a home of its own, in a group of processes that can be ended together. */
function startDriver(
  paths: WebKitPaths,
  port: number,
  home: string,
  display: string,
): ChildProcess {
  mkdirSync(join(home, '.config'), { recursive: true });
  mkdirSync(join(home, 'saved'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home}/saved"\n`);
  return spawn(paths.bus, ['--', paths.driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      HOME: home,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it sees our own pages only
    },
  });
}

/** Asks the driver; what it refuses is an error with its words. */
async function ask(port: number, path: string, body?: object): Promise<unknown> {
  const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, asked);
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

type Session = {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
};

async function startSession(port: number, browser: string, gate: number): Promise<Session> {
  for (let tries = 0; ; tries++)
    try {
      await ask(port, '/status');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await setTimeout(100);
    }
  const args = ['--automation', `--proxy=http://127.0.0.1:${gate}`];
  return (await ask(port, '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } },
  })) as Session;
}

const pressed = (keys: string): readonly object[] => {
  const codes = keysOf(keys).map((key) => keyCodes[key] ?? key);
  return [
    ...codes.map((value) => ({ type: 'keyDown', value })),
    ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
};

export async function startWebKit(paths: WebKitPaths): Promise<Driver> {
  const gate = await openGate(true);
  const home = ownFolder();
  const screen = await startScreen(paths.screen);
  const port = await freePort();
  const driver = startDriver(paths, port, home, screen.display);
  const end = (): void => {
    screen.child.kill();
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid);
    } catch {
      // it has ended
    }
  };
  process.once('exit', end);
  const { sessionId, capabilities } = await startSession(port, paths.browser, gate.port);
  const session = `/session/${sessionId}`;
  const act = (actions: readonly object[]): Promise<unknown> =>
    ask(port, `${session}/actions`, { actions });
  await ask(port, `${session}/window/rect`, windowSize);
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: async (url) => {
      await gate.idle();
      await ask(port, `${session}/url`, { url });
    },
    evaluate: (expression) =>
      ask(port, `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    point: async (x, y) => {
      const place = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      const actions = [place, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
    },
    press: async (...keys) => {
      await act([{ type: 'key', id: 'keyboard', actions: keys.flatMap(pressed) }]);
    },
    screenshot: async () => Buffer.from(String(await ask(port, `${session}/screenshot`)), 'base64'),
    saved: join(home, 'saved'),
    complaints: () => taken(gate.complaints),
    foreign: () => taken(gate.foreign),
    close: async () => {
      end();
      process.off('exit', end);
      await gate.close();
      removeFolder(home);
    },
  };
}
