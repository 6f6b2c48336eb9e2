/** A site of a few small files that keeps parts of itself on the device, to be deployed more than once under one address. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { writeOffline } from '../../scripts/build/site/offline.ts';

const base = '/some/folder/';

/** What the pages of the site import: the keeping itself, bundled as for the site. */
async function keepingScript(): Promise<string> {
  const bundled = await build({
    configFile: false,
    base,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/notebook/device/keeping.ts', formats: ['es'] },
    },
  });
  const [first] = Array.isArray(bundled) ? bundled : [bundled];
  if (first === undefined || !('output' in first)) throw new Error('nothing was bundled');
  return first.output[0].code;
}

const page = (title: string, version: string): string =>
  `<!doctype html><title>${title} ${version}</title><link rel="icon" href="data:,"><figure data-cell="play-game"></figure>` +
  `<script type="module" src="${base}_astro/play.${version}.js"></script>`;

/** The script of its pages: with the keeping as `keeping`, and the one figure that there is. */
const script = (version: string): string => `
import * as keeping from './keeping.js';
globalThis.keeping = keeping;
const figures = { 'play-game': () => import('./figure.${version}.js') };
figures['play-game']();
`;

/** The figure says whether its worker could be had. */
const figure = (version: string): string => `
const worker = new Worker(new URL('${base}_astro/worker.${version}.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => (document.body.dataset.worker = data);
worker.onerror = () => (document.body.dataset.worker = 'none');
`;

export type MadeUpSite = {
  readonly url: string;
  /** Puts another version of the site in the place of the one before. */
  deploy(version: string, change?: { readonly offers?: boolean; readonly worker?: boolean }): void;
  /** What is asked for below this path is answered by a page to log in, as hotels do; '' for everything. */
  logIn(path: string | null): void;
  /** Paths below the base that were asked for since the last call. */
  asked(): readonly string[];
  close(): Promise<void>;
};

export async function madeUpSite(): Promise<MadeUpSite> {
  const keeping = await keepingScript();
  const root = mkdtempSync(join(tmpdir(), 'made-up-site-'));
  let folder = '';
  let asked: string[] = [];
  let hotel: string | null = null;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(base.length);
    asked.push(path);
    if (hotel !== null && path.startsWith(hotel)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Log in</title>');
      return;
    }
    const file = join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path);
    const there = pathname.startsWith(base) && statSync(file, { throwIfNoEntry: false })?.isFile();
    const type = file.endsWith('.js')
      ? 'text/javascript'
      : file.endsWith('.json')
        ? 'application/json'
        : 'text/html';
    // nothing of it is in the browser but by the keeping
    response.writeHead(there ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(there ? readFileSync(file) : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    deploy(version, { offers = true, worker = true } = {}) {
      const next = join(root, version);
      rmSync(next, { recursive: true, force: true }); // of an earlier test
      const files: Readonly<Record<string, string>> = {
        'index.html': page('Home', version),
        'sweeps/index.html': page('Sweeps', version),
        'play/index.html': page('Play', version),
        'code/index.html': page('Code', version),
        'device/index.html': page('Device', version),
        '_astro/keeping.js': keeping,
        [`_astro/play.${version}.js`]: script(version),
        [`_astro/figure.${version}.js`]: figure(version),
        [`_astro/worker.${version}.js`]: `postMessage('${version}');`,
        'unchanged.json': '{"the same": "in all versions"}',
      };
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(next, path)), { recursive: true });
        writeFileSync(join(next, path), text);
      }
      writeOffline(next, base, offers);
      if (!worker) rmSync(join(next, 'sw.js'));
      folder = next;
    },
    logIn(path) {
      hotel = path;
    },
    asked() {
      const now = asked;
      asked = [];
      return now;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(root, { recursive: true, force: true });
    },
  };
}
