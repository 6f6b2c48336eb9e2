/** Serves a built site as any static host would: files, folders' index pages, and 404.html for the rest. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

export type StaticServer = { readonly url: string; readonly close: () => Promise<void> };

/**
 * @param folder - the built site
 * @param base - path the site was built for, e.g. `/` or `/nonograms/`
 * @param port - 0 takes any free one; a taken one fails with EADDRINUSE
 */
export function serveFolder(folder: string, base = '/', port = 0): Promise<StaticServer> {
  const prefix = base.replace(/\/$/, '');
  const files = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const missing = (): void => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(join(folder, '404.html')).pipe(response);
    };
    const path = request.url ?? '/';
    if (prefix !== '' && path !== prefix && !path.startsWith(`${prefix}/`)) {
      missing();
      return;
    }
    request.url = path.slice(prefix.length) || '/';
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    files(request, response, missing);
  });
  // a client that was busy for some seconds must not meet a connection that is just being closed
  server.keepAliveTimeout = 300_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${taken}${prefix}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
