/**
 * What stands between a browser and the network: a proxy that hands on what is asked of the site and writes down
 * everything else, whoever in the browser asks for it. It is the same for every engine, and nothing gets past it.
 */
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { noteAddress } from '../site/inputs.ts';

export type Gate = {
  readonly port: number;
  /** Addresses of other origins that were asked for. */
  readonly foreign: string[];
  /** What pages complained about, where the engine itself does not tell: see {@link listener}. */
  readonly complaints: string[];
  /** Waits until nothing is under way: what a page asked for when it is left fails, and it may complain of that. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const told = '/complaint';

/**
 * Goes before the first script of each page, for an engine that has no way to tell of its console. A request that waits for
 * its answer, so that it arrives before anything else happens.
 */
const listener = `(() => {
  const tell = (text) => {
    const request = new XMLHttpRequest();
    request.open('POST', ${JSON.stringify(told)}, false);
    request.send(text);
  };
  for (const kind of ['error', 'warn']) {
    const real = console[kind];
    console[kind] = (...words) => { real.apply(console, words); tell(words.map(String).join(' ')); };
  }
  addEventListener('error', (event) => {
    const { target } = event;
    tell(event.message ?? 'failed: ' + (target.src ?? target.href ?? target.nodeName));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy: ' + violatedDirective + ' ' + blockedURI));
})();
`;

/** The scripts that pages run before anything else. */
const firstScripts = ['/theme.js', '/figure.js'];

/** Sends a first script with the listener before it. */
async function listen(answer: ServerResponse, address: URL): Promise<void> {
  const script = await (await fetch(address)).text();
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
  answer.writeHead(200, headers).end(listener + script);
}

/** @param listens - whether pages are to tell of their complaints */
export async function openGate(listens: boolean): Promise<Gate> {
  const site = new URL(inject('site'));
  const [foreign, complaints]: [string[], string[]] = [[], []];

  function handOn(asked: IncomingMessage, answer: ServerResponse, path: string): void {
    const { hostname: host, port } = site;
    const onward = request({ host, port, path, method: asked.method, headers: asked.headers });
    onward.once('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    answer.once('close', () => onward.destroy());
    asked.pipe(onward);
  }

  let underWay = 0;
  const idle = async (): Promise<void> => {
    // twice: what has come may lead to the next request
    for (let quiet = 0; quiet < 2; quiet = underWay === 0 ? quiet + 1 : 0) await setTimeout(20);
  };

  const server = createServer((asked, answer) => {
    underWay++;
    answer.once('close', () => underWay--);
    const address = new URL(asked.url ?? '/', site);
    if (address.origin !== site.origin) {
      foreign.push(address.href);
      answer.writeHead(502).end();
    } else if (address.pathname === told) {
      asked.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
      asked.once('end', () => answer.writeHead(204).end());
    } else {
      noteAddress(address.href);
      if (listens && firstScripts.includes(address.pathname)) void listen(answer, address);
      else handOn(asked, answer, address.pathname + address.search);
    }
  });
  server.on('connect', (asked, socket) => {
    foreign.push(`https://${asked.url}`);
    socket.destroy();
  });
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    foreign,
    complaints,
    idle,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
