// Requests as they go over the line: a browser or `fetch` would mend the paths first.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlace } from '../../../scripts/build/serve/serveSite.ts';
import { headersOf } from '../../../scripts/build/serve/siteHeaders.ts';
import { serveFolder } from '../../../scripts/build/serve/staticServer.ts';
import { longestLink } from '../../../src/notebook/cell/linkState.ts';
import type { StaticServer } from '../../../scripts/build/serve/staticServer.ts';

const parent = mkdtempSync(join(tmpdir(), 'server-'));
const folder = join(parent, 'site');
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'some'), { recursive: true });
  writeFileSync(join(parent, 'secret.html'), 'secret');
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'some', 'index.html'), 'some');
  writeFileSync(join(folder, 'plain.txt'), 'plain');
  mkdirSync(join(folder, 'figure', 'fig-a'), { recursive: true });
  writeFileSync(join(folder, 'figure', 'fig-a', 'index.html'), 'figure');
  mkdirSync(join(folder, '_astro'));
  for (const name of ['a.js', 'a.bin']) writeFileSync(join(folder, '_astro', name), '0');
  writeFileSync(join(folder, '_astro', 'ten.bin'), '0123456789');
  server = await serveFolder(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

/** The head and body of an answer, with compressed text and without; '' for none. */
async function answersTo(path: string, url = server.url): Promise<readonly string[]> {
  const ask = async (accept: string): Promise<string> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${accept}\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('latin1');
  };
  return Promise.all([ask('Accept-Encoding: gzip\r\n'), ask('')]);
}

const statusOf = (answer: string): string => answer.split(' ')[1] ?? '';

describe('the static server', () => {
  test('answers a link to a figure that is as long as one may be', async () => {
    for (const answer of await answersTo(`/some/?fig-a=${'a'.repeat(longestLink)}`))
      expect(statusOf(answer)).toBe('200');
  });

  test('says in which characters a text is written', async () => {
    for (const answer of await answersTo('/plain.txt'))
      expect(answer.toLowerCase()).toContain('content-type: text/plain;charset=utf-8\r\n');
  });

  test.each([
    ['/', '200'],
    ['/some/', '200'],
    ['/plain.txt', '200'],
    ['/none.html', '404'],
    ['/%00.html', '404'],
    ['/%00', '404'],
    ['/some/%00/index.html', '404'],
    ['/%', '404'],
    ['/%E0%A4%A.html', '404'],
    ['/%c0%ae%c0%ae/secret.html', '404'],
    ['/../secret.html', '404'],
    ['/some/../../secret.html', '404'],
    ['/%2e%2e/secret.html', '404'],
    ['/..%2fsecret.html', '404'],
    ['/..\\secret.html', '404'],
    ['//secret.html', '404'],
    ['//', '404'],
    ['//some/', '404'],
    ['///some/', '404'],
    ['/some//', '404'],
    ['//plain.txt', '404'],
    ['/some//index.html?a=1', '404'],
    ['//evil.example/../some/', '404'],
    ['/some/?a=//x', '200'],
    ['/plain.txt?//', '200'],
    ['http://x/none.html', '404'],
    ['*', '404'],
    ['/index.html/x.html', '404'],
    ['/\u0001.html', '400'],
  ])('answers %j with %s', async (path, status) => {
    const answers = await answersTo(path);
    expect(answers.map(statusOf)).toEqual([status, status]);
    expect(answers.join('')).not.toContain('secret');
    // it is still there
    expect((await answersTo('/plain.txt')).map(statusOf)).toEqual(['200', '200']);
  });

  test.each([
    ['a', 5000, '404'],
    ['a/', 5000, '404'],
    ['a', 81_920, '431'],
  ])('answers a path with %j %i times with %s', async (part, times, status) => {
    const answers = await answersTo(`/${part.repeat(times)}.html`);
    expect(answers.map(statusOf)).toEqual([status, status]);
    expect((await answersTo('/')).map(statusOf)).toEqual(['200', '200']);
  });

  test.each([
    ['/some', '/some/'],
    ['/some?a=1&b=//x', '/some/?a=1&b=//x'],
    ['//some', null],
    ['///some', null],
    ['//some/', null],
    ['//evil.example', null],
    ['//evil.example/some', null],
    ['//evil.example/../some', null],
    ['/some//', null],
    ['/\\some', null],
    ['/./some', null],
    ['/none', null],
    ['/plain.txt', null],
    ['/.', null],
    ['/some/..', null],
  ])('leads from %j to %j', async (path, to) => {
    const answers = (await answersTo(path)).map((answer) => answer.split('\r\n\r\n')[0] ?? '');
    for (const head of answers) {
      expect(/^location: (.*)$/im.exec(head)?.[1] ?? null).toBe(to);
      expect(statusOf(head) === '301').toBe(to !== null);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const answer = await fetch(new URL('plain.txt', server.url), { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.text()).toBe('');
    const head = await fetch(new URL('plain.txt', server.url), { method: 'HEAD' });
    expect(head.status).toBe(200);
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip;q=0.8'],
    [null, 'identity'],
  ])('packs text as %s and sends the headers of the site', async (packing, accept) => {
    const files = {
      '/': 'home',
      '/some/': 'some',
      '/figure/fig-a/': 'figure',
      '/_astro/a.js': '0',
      '/_astro/a.bin': '0',
    };
    for (const [path, text] of Object.entries(files)) {
      const answer = await fetch(new URL(path, server.url), {
        headers: { 'accept-encoding': accept },
      });
      expect(answer.status, path).toBe(200);
      for (const [name, value] of Object.entries(headersOf(path)))
        expect(answer.headers.get(name), `${path} ${name}`).toBe(value);
      const packed = path.endsWith('.bin') ? null : packing;
      expect(answer.headers.get('content-encoding'), path).toBe(packed);
      expect(await answer.text(), path).toBe(text);
    }
    const missing = await fetch(new URL('/_astro/gone.js', server.url));
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  test('says in words that there is nothing, where the page for that is missing', async () => {
    const [, missing = ''] = await answersTo('/none.html');
    expect(missing).toContain('content-type: text/plain');
    writeFileSync(join(folder, '404.html'), 'the page');
    const [, page = ''] = await answersTo('/none.html');
    expect(page).toContain('content-type: text/html');
    expect(page).toContain('the page');
    rmSync(join(folder, '404.html'));
  });

  test.each([
    ['bytes=2-5', '2345'],
    ['bytes=7-', '789'],
    ['bytes=8-100', '89'],
    // ways to ask that mean nothing, or that this server does not know, get the whole file
    ['bytes=5-1', null],
    ['bytes=abc', null],
    ['bytes=', null],
    ['bytes=-3', null],
    ['bytes=0-0', null],
    ['bytes=0-1,4-5', null],
    ['lines=1-2', null],
  ])('answers the range %s with %j', async (range, part) => {
    const answer = await fetch(new URL('/_astro/ten.bin', server.url), { headers: { range } });
    expect([answer.status, await answer.text()]).toEqual(
      part === null ? [200, '0123456789'] : [206, part],
    );
  });

  test.skipIf(process.platform === 'win32')('outlives a file that cannot be opened', async () => {
    // a socket has a size and a date, as a file has that goes between its being looked at and opened
    const socket = createServer().listen(join(folder, 'gone.bin'));
    await once(socket, 'listening');
    expect((await answersTo('/gone.bin')).join('')).not.toContain(' 200 ');
    socket.close();
    expect((await answersTo('/')).map(statusOf)).toEqual(['200', '200']);
  });
});

test.each([
  ['sub/path', '/sub/path/'],
  ['/sub/path', '/sub/path/'],
  ['/sub/path/', '/sub/path/'],
  ['/', '/'],
])('a site for %s is at %s', async (base, path) => {
  const under = await serveFolder(folder, base);
  expect(new URL(under.url).pathname).toBe(path);
  expect((await answersTo(path, under.url)).map(statusOf)).toEqual(['200', '200']);
  const bare = path.slice(0, -1);
  if (bare !== '')
    for (const [from, to] of [
      [bare, path],
      [`${bare}?a=1`, `${path}?a=1`],
      [`${path}some?a=1`, `${path}some/?a=1`],
      [`/${path}some`, null],
      [`${path}/some`, null],
      [`${bare}x`, null],
    ] as const) {
      const [, answer = ''] = await answersTo(from, under.url);
      expect(/^location: (.*)\r$/im.exec(answer)?.[1] ?? null, from).toBe(to);
      expect(statusOf(answer), from).toBe(to === null ? '404' : '301');
    }
  await under.close();
});

test('a port is a number', () => {
  expect(readPlace({ PORT: '80' })).toEqual({ folder: 'dist', base: '/', port: 80 });
  for (const PORT of ['abc', '', '-1', '65536', '1e3'])
    expect(() => readPlace({ PORT })).toThrow(`PORT takes a number from 0 to 65535: ${PORT}`);
});
