/**
 * Builds the site in a process of its own, beside the one that is there, and puts it into its place when it is whole: whoever
 * serves or reads that meanwhile finds all of it.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../../../src/command/program.ts';

export type Build = {
  readonly folder: string; // that the site is written to
  readonly base: string; // the path that it is served under
  readonly site?: string; // its address, without that path; SITE of the environment unless said otherwise
  readonly aloud?: boolean; // whether Astro says what it does
  readonly authors?: boolean; // with the pages for authors, which are for tests
  readonly sample?: boolean; // without most of the pages that are made alike in great numbers
  readonly previous?: string; // folder of the site as readers have it now; see `keepHashed`
  readonly cache?: string; // folder of its own for what Astro keeps, where two are made at the same time
};

/** The two builds that the tests look at: the site with the authors' pages, and how it stands below another path without them, for which a page of a kind will do. */
export const testedBuilds = [
  { folder: 'dist', base: '/', authors: true },
  {
    folder: 'dist-subpath',
    base: '/some/folder/',
    site: 'https://site.example',
    sample: true,
    cache: './node_modules/.astro-subpath',
  },
] as const satisfies readonly Build[];

/**
 * Builds the site.
 *
 * @throws Error with what Astro says, when it cannot be built; then the old one stays
 */
export async function buildSite(build: Build): Promise<void> {
  const folder = existsSync(build.folder) ? realpathSync(build.folder) : resolve(build.folder);
  mkdirSync(dirname(folder), { recursive: true });
  removeLeftovers(folder);
  const [next, old] = [besides(folder, 'new'), besides(folder, 'old')];
  try {
    await runAstro(build, next);
    if (build.previous !== undefined) keepHashed(build.previous, next);
    await swap(next, folder, old);
  } finally {
    for (const one of [next, old]) rmSync(one, { recursive: true, force: true, maxRetries: 3 });
  }
}

const kept = 30 * 24 * 3_600_000; // ms

/**
 * Takes over what an earlier site has and the new one has not, of the files with a hash of their content in their name: a page
 * that a reader has open asks for them when a figure wakes. They go a month after the last build that made them, by the dates of
 * the files.
 *
 * @throws Error when there is no such site
 */
function keepHashed(previous: string, next: string): void {
  const [from, to] = [join(previous, '_astro'), join(next, '_astro')];
  const { mtimeMs: now } = statSync(next);
  if (!existsSync(from)) throw new Error(`PREVIOUS: there is no built site in ${previous}`);
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = relative(from, join(entry.parentPath, entry.name));
    const { mtimeMs } = statSync(join(from, file));
    if (!existsSync(join(to, file)) && now - mtimeMs < kept)
      cpSync(join(from, file), join(to, file), { preserveTimestamps: true });
  }
}

async function runAstro(
  { base, site, aloud = false, authors = false, sample = false, cache }: Build,
  folder: string,
): Promise<void> {
  const child = spawn('astro', aloud ? ['build'] : ['build', '--silent'], {
    env: {
      ...process.env,
      // Vitest sets it to "test", and then libraries are bundled in their development form
      NODE_ENV: 'production',
      OUT_DIR: folder,
      BASE: base,
      ...(site !== undefined && { SITE: site }),
      KEEP: '1', // for src/stored/kept.ts
      ...(authors && { AUTHORS: '1' }), // for authorsPages.ts
      ...(sample && { SAMPLE: '1' }), // for sampled.ts
      ...(cache === undefined ? {} : { CACHE_DIR: cache }),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('close', done);
  });
  if (code !== 0) throw new Error(`astro build for ${base} failed${aloud ? '' : `:\n${said}`}`);
}

/** A folder of this process beside another one. In .gitignore, as "dist-*". */
const besides = (folder: string, what: 'new' | 'old'): string => `${folder}-${what}-${process.pid}`;

/** What builds left that were interrupted. */
function removeLeftovers(folder: string): void {
  const start = `${basename(folder)}-`;
  for (const name of readdirSync(dirname(folder))) {
    const [, pid] = name.startsWith(start)
      ? (/^(?:new|old)-(\d+)$/.exec(name.slice(start.length)) ?? [])
      : [];
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Puts a new folder into the place of an old one. Windows refuses as long as somebody reads in it, which is soon over; and
 * another build may be doing the same.
 */
async function swap(next: string, folder: string, old: string): Promise<void> {
  for (let tries = 20; ; tries--)
    try {
      if (existsSync(folder)) {
        rmSync(old, { recursive: true, force: true });
        renameSync(folder, old);
      }
      renameSync(next, folder);
      return;
    } catch (error) {
      if (tries > 0) {
        await setTimeout(100);
        continue;
      }
      if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
      throw new Error(`${folder} cannot be replaced: ${messageOf(error)}`, { cause: error });
    }
}
