/**
 * Serves a built site as a good static host would: files, folders' index pages, and 404.html for the rest; text compressed; with
 * the headers of siteHeaders.ts. No request can end it, and the files may be replaced meanwhile.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { headersOf } from './siteHeaders.ts';

export type StaticServer = { readonly url: string; readonly close: () => Promise<void> };

/** Bytes that the head of a request may have: the link to a figure alone may have 60,000 (src/notebook/cell/linkState.ts). */
const longestHead = 81_920;

/** What is sent compressed; pictures and fonts are so already. */
const texts: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
};

/** Ways to send it, the better one first; at 5 of 11 it takes no longer than gzip does. */
const packers = {
  br: (text: Buffer) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => gzipSync(text),
} as const;

/** The best one that the other side can read; null for none. */
function packingFor(request: IncomingMessage): keyof typeof packers | null {
  const read = String(request.headers['accept-encoding']).split(/[\s,;]+/);
  return (['br', 'gzip'] as const).find((name) => read.includes(name)) ?? null;
}

/** The path of a request within the site, as written on the disk, or null when it cannot be read. */
function pathOf(address: string | null | undefined): string | null {
  try {
    return decodeURI((address ?? '/').replace(/[?#].*$/, ''));
  } catch {
    return null;
  }
}

/**
 * Answers requests for text with compressed files, and says whether it has. Each file is compressed once, until it
 * changes.
 */
function compressedText(folder: string) {
  const root = resolve(folder) + sep;
  const kept = new Map<string, { readonly tag: string; readonly body: Buffer }>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = pathOf(request.url);
    const packing = packingFor(request);
    if (path === null || packing === null) return false;
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    const type = texts[extname(file)];
    const found =
      type !== undefined && file.startsWith(root) && statSync(file, { throwIfNoEntry: false });
    if (!found || !found.isFile()) return false;
    const tag = `W/"${found.size}-${found.mtimeMs}-${packing}"`;
    const headers = { etag: tag, vary: 'Accept-Encoding' };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return true;
    }
    let packed = kept.get(`${packing} ${file}`);
    if (packed?.tag !== tag) {
      packed = { tag, body: packers[packing](readFileSync(file)) };
      kept.set(`${packing} ${file}`, packed);
    }
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      'content-encoding': packing,
      'content-length': packed.body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : packed.body);
    return true;
  };
}

/**
 * Where a folder is that was asked for without a slash at its end, as a path from the root of the server; null when the address
 * is no such folder. What could be read as the address of another server is none: `//sweeps`.
 */
function folderAt(folder: string, prefix: string, address: string): string | null {
  const [path = '', ...query] = address.split(/(?=[?#])/);
  if (!/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path)) return null;
  const found = statSync(join(folder, path), { throwIfNoEntry: false });
  return found?.isDirectory() === true ? `${prefix}${path}/${query.join('')}` : null;
}

/** Says that there is nothing at an address, by the page of the site, or in words where that is missing. */
function notFound(folder: string, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  let type = 'text/html; charset=utf-8';
  let body: Buffer | string;
  try {
    body = readFileSync(join(folder, '404.html'));
  } catch {
    type = 'text/plain; charset=utf-8';
    body = 'There is nothing at this address.\n';
  }
  response.writeHead(404, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
}

/**
 * Whether two slashes stand together in the path of an address. The disk would take them for one, and every page would have
 * many addresses; nobody is led on from there, for what follows two slashes at the beginning is the name of a server.
 */
const hasEmptyPart = (address: string): boolean => /^[^?#]*\/\//.test(address);

/**
 * Whether a part of a file is asked for in a way that sirv answers rightly: from one byte to a later one, or to the end. Anything
 * else gets the whole file, as RFC 9110 (14.2) has it of what a server does not serve.
 */
function isPart(range: string): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return from !== undefined && (to === '' || (Number(to) > 0 && Number(from) <= Number(to)));
}

/** A path as addresses begin with it, without a slash at its end: '' for the root. */
const prefixOf = (base: string): string => `/${base}`.replace(/^\/+/, '/').replace(/\/+$/, '');

/**
 * @param folder - the built site
 * @param base - path the site was built for, e.g. `/` or `/nonograms/`; slashes at its ends may be missing
 * @param port - 0 takes any free one; a taken one fails with EADDRINUSE
 * @param headers - of an address below the site; default those of the site
 */
export function serveFolder(
  folder: string,
  base = '/',
  port = 0,
  headers = headersOf,
): Promise<StaticServer> {
  const prefix = prefixOf(base);
  const sendText = compressedText(folder);
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      // sirv names the characters of pages only
      if (extname(path) === '.txt') response.setHeader('content-type', texts['.txt'] ?? '');
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const missing = (): void => notFound(folder, response);
    const address = request.url ?? '/';
    const below = address.startsWith(prefix) ? address.slice(prefix.length) : null;
    for (const [name, value] of Object.entries(headers(pathOf(below) ?? '')))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (below === null || !/^(?:[/?#]|$)/.test(below) || hasEmptyPart(below)) {
      missing();
      return;
    }
    const moved = below.startsWith('/') ? folderAt(folder, prefix, below) : `${prefix}/${below}`;
    if (moved !== null) {
      response.writeHead(301, { location: moved }).end();
      return;
    }
    request.url = below;
    if (!isPart(request.headers.range ?? '')) delete request.headers.range;
    if (!sendText(request, response)) sendFile(request, response, missing);
  };
  const server = createServer({ maxHeaderSize: longestHead }, (request, response) => {
    // a file that is there and cannot be opened; its head may be on its way
    response.on('pipe', (file: Readable) => file.on('error', () => notFound(folder, response)));
    try {
      answer(request, response);
    } catch {
      // a path that no file can have, or a file that is just being replaced
      notFound(folder, response);
    }
  });
  // a client that was busy for some seconds must not meet a connection that is just being closed
  server.keepAliveTimeout = 300_000;
  return new Promise((resolvePromise, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolvePromise({
        url: `http://127.0.0.1:${taken}${prefix}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
