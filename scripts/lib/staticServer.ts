/**
 * Serves a built site as a good static host would: files, folders' index pages, and 404.html for the rest; text
 * compressed; files whose name changes with their content kept by the browser for good. No request can end it, and the
 * files may be replaced meanwhile.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';

export type StaticServer = { readonly url: string; readonly close: () => Promise<void> };

/** What is sent compressed; pictures and fonts are so already. */
const texts: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
};

/** Files in `_astro` have a hash of their content in their name; the others are asked for again each time. */
const keeping = (path: string): string =>
  path.startsWith('/_astro/') ? 'public,max-age=31536000,immutable' : 'no-cache';

/** The path of a request within the site, as written on the disk, or null when it cannot be read. */
function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURI((request.url ?? '/').replace(/[?#].*$/, ''));
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
    const path = pathOf(request);
    if (path === null || !String(request.headers['accept-encoding']).includes('gzip')) return false;
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    const type = texts[extname(file)];
    const found =
      type !== undefined && file.startsWith(root) && statSync(file, { throwIfNoEntry: false });
    if (!found || !found.isFile()) return false;
    const tag = `W/"${found.size}-${found.mtimeMs}"`;
    const headers = { etag: tag, 'cache-control': keeping(path), vary: 'Accept-Encoding' };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return true;
    }
    let packed = kept.get(file);
    if (packed?.tag !== tag) {
      packed = { tag, body: gzipSync(readFileSync(file)) };
      kept.set(file, packed);
    }
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': packed.body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : packed.body);
    return true;
  };
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
  response.writeHead(404, { 'content-type': type }).end(body);
}

/** A path as addresses begin with it, without a slash at its end: '' for the root. */
const prefixOf = (base: string): string => `/${base}`.replace(/^\/+/, '/').replace(/\/+$/, '');

/**
 * @param folder - the built site
 * @param base - path the site was built for, e.g. `/` or `/nonograms/`; slashes at its ends may be missing
 * @param port - 0 takes any free one; a taken one fails with EADDRINUSE
 */
export function serveFolder(folder: string, base = '/', port = 0): Promise<StaticServer> {
  const prefix = prefixOf(base);
  const sendText = compressedText(folder);
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', keeping(path));
      // sirv names the characters of pages only
      if (extname(path) === '.txt') response.setHeader('content-type', texts['.txt'] ?? '');
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const missing = (): void => notFound(folder, response);
    const path = request.url ?? '/';
    if (prefix !== '' && path !== prefix && !path.startsWith(`${prefix}/`)) {
      missing();
      return;
    }
    request.url = path.slice(prefix.length) || '/';
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    if (!sendText(request, response)) sendFile(request, response, missing);
  };
  const server = createServer((request, response) => {
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
