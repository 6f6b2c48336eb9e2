/**
 * Writes down what the tests of the site read while they run, for scripts/test/run/greenKeys.ts: what their pages ask for, what
 * they fetch themselves, and files of the project. Each file, and each part of one that says so, has a list of its own.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    inputs?: readonly string[];
  }
}

/** The lists that are being written, the one of the part behind that of its file. */
const lists: Set<string>[] = [];

const note = (input: string): void => void lists.at(-1)?.add(input);

/** Notes an address, if it lies in one of the built sites. */
export function noteAddress(address: string): void {
  for (const [name, site] of [
    ['site', inject('site')],
    ['sub', inject('subPathSite')],
  ] as const)
    if (address.startsWith(site))
      note(`${name} ${decodeURI(address.slice(site.length).replace(/[?#].*$/, ''))}`);
}

/** Notes all that the pages of a context ask for. */
export function noteRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    noteAddress(request.url());
  });
  context.on('serviceworker', (worker) => {
    noteAddress(worker.url());
  });
}

function noteFile(kind: 'file' | 'list', path: unknown): void {
  if (typeof path !== 'string' && !(path instanceof URL)) return;
  const file = path instanceof URL ? fileURLToPath(path) : path;
  const within = relative(process.cwd(), file);
  if (!/^$|^\.\.|^node_modules|^\//.test(within)) note(`${kind} ${within}`);
}

const fetchIt = globalThis.fetch;
const { readFileSync, existsSync, statSync, readdirSync } = fs;

/** The function, which notes the file that it is given. */
const watched =
  <Given extends readonly unknown[], Answer>(
    kind: 'file' | 'list',
    real: (...given: Given) => Answer,
  ) =>
  (...given: Given): Answer => {
    noteFile(kind, given[0]);
    return real(...given);
  };

/** Once for all files of a worker, which share their modules. */
function watch(): void {
  globalThis.fetch = (asked, options) => {
    noteAddress(asked instanceof Request ? asked.url : String(asked));
    return fetchIt(asked, options);
  };
  Object.assign(fs, {
    readFileSync: watched('file', readFileSync),
    existsSync: watched('file', existsSync),
    statSync: watched('file', statSync),
    readdirSync: watched('list', readdirSync),
  });
  syncBuiltinESMExports();
}

/** Begins the list of a file, before anything of it is there. */
export function listInputs(): void {
  const list = new Set<string>();
  lists.splice(0, lists.length, list);
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern
  afterAll(({}, file) => {
    file.meta.inputs = [...list];
  });
}

/** To be called in a `describe`: its tests are a part of the file with a list of its own. */
export function listInputsOfPart(): void {
  const list = new Set<string>();
  beforeAll(() => void lists.push(list));
  // oxlint-disable-next-line no-empty-pattern -- as above
  afterAll(({}, part) => {
    lists.splice(lists.indexOf(list), 1);
    part.meta.inputs = [...list];
  });
}

watch();
