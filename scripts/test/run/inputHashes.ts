/** Hashes of what a test depends on. */
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn } from '../../../src/stored/imports.ts';

export type Place = {
  readonly root: string; // of the project
  readonly sites: Readonly<Record<string, string>>; // folders of the built sites, by name
};

export type Hashes = {
  /** Of all that a test file imports, and of what such modules read of the project where nobody has seen them read. */
  readonly made: (file: string) => string;
  /**
   * Of something that was read: `file <path>`, `list <folder>` for the names in it, `<site> <path>` for what was asked of a
   * built site, `<site>-chunk <hash>` for one of its scripts or styles.
   */
  readonly input: (input: string) => string;
  /** The input by a name that stays: scripts and styles change theirs with those that they name. */
  readonly named: (input: string) => string;
};

/** Files that read what lies in these folders, or what they are given, and nothing else of the project. */
const readers: Readonly<Record<string, string>> = {
  'scripts/remake/stored/resumableRun.ts': 'public/results',
  'scripts/remake/stored/storedResults.ts': 'public/results',
  'src/command/wholeFile.ts': 'public/results',
  'src/stored/fromFile.ts': 'public/results',
  'test/scripts/remake/results.test.ts': 'public/results',
};

/** What every test depends on, whatever it imports. */
const common = ['package-lock.json', 'vitest.config.ts', 'test/setup.ts', 'test/nativeModules.ts'];

/** Tests whose reading is written down while they run; any other that can read may have read everything. */
const isSeen = (file: string): boolean => file.startsWith('test/site/');
const canRead = /^node:(?:fs|child_process|worker_threads)/;

const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The names of scripts and styles end in a hash of their contents, and so of all those that they name in turn. */
const nameHash = /\.[\w-]{7,8}(?=\.(?:js|css)\b)/g;
const isChunk = (path: string): boolean => /^_astro\/.*\.(?:js|css)$/.test(path);

/**
 * The contents of a file of the built site, without the hashes in names of scripts and in the policy: an edit of one figure
 * changes them in the list of all figures and so on every page, also where that figure is never loaded.
 */
function contents(file: string): string | Buffer {
  const bytes = readFileSync(file);
  if (!/\.(?:html|js|css)$/.test(file)) return bytes;
  return bytes
    .toString()
    .replaceAll(nameHash, '')
    .replaceAll(/'sha256-[^']*'/g, '');
}

/** All files below a folder, or the file itself; nothing where there is none. */
function filesAt(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return existsSync(path) ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** All files of the project that git has or would take, or null where there is no git. */
function projectFiles(root: string): readonly string[] | null {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', listed, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return status === 0 ? stdout.split('\0').filter((file) => file !== '') : null;
}

/** Everything is read as it stands when it is first asked for. */
export function hashesIn({ root, sites }: Place): Hashes {
  const known = new Map<string, string>();
  const once = (name: string, hash: () => string): string => {
    const found = known.get(name) ?? hash();
    known.set(name, found);
    return found;
  };
  const imports = importsIn(root, true);

  const fileHash = (path: string): string =>
    once(path, () => {
      const [first, ...more] = filesAt(join(root, path));
      if (first === undefined) return 'missing';
      if (more.length === 0) return hashOf(contents(first));
      return hashOf([first, ...more].map((file) => hashOf(file + hashOf(contents(file)))).join(''));
    });

  const chunks = new Map<string, ReadonlySet<string>>();
  const chunksOf = (site: string): ReadonlySet<string> => {
    const folder = join(sites[site] ?? '', '_astro');
    const files =
      chunks.get(site) ??
      new Set(filesAt(join(root, folder)).map((file) => hashOf(contents(file))));
    chunks.set(site, files);
    return files;
  };

  const everything = (): string =>
    once('everything', () => {
      const files = projectFiles(root);
      // unknown is never the same
      return files === null
        ? randomUUID()
        : hashOf(files.map((file) => `${file} ${fileHash(file)}`).join('\n'));
    });

  const made = (file: string): string =>
    once(`made ${file}`, () => {
      const reached = [...imports.reached(file)];
      const free = (one: string): boolean =>
        readers[one] === undefined && imports.of(one).some((name) => canRead.test(name));
      const read = reached.flatMap((one) => readers[one] ?? []);
      const parts = [...reached, ...read, ...common].map((one) => `${one} ${fileHash(one)}`);
      if (!isSeen(file) && reached.some(free)) parts.push(everything());
      return hashOf(parts.join('\n'));
    });

  const sitePath = (site: string, path: string): string =>
    join(sites[site] ?? '', /(?:^|\/)$/.test(path) ? `${path}index.html` : path);

  const input = (name: string): string => {
    const [kind = '', path = ''] = name.split(/ (.*)/s);
    if (kind === 'file') return fileHash(path);
    if (kind === 'list')
      return hashOf(filesAt(join(root, path)).join('\n').replaceAll(nameHash, ''));
    const site = kind.replace(/-chunk$/, '');
    if (site !== kind) return chunksOf(site).has(path) ? 'there' : 'missing';
    return fileHash(sitePath(site, path));
  };

  const named = (name: string): string => {
    const [kind = '', path = ''] = name.split(/ (.*)/s);
    if (sites[kind] === undefined || !isChunk(path)) return name;
    const hash = fileHash(sitePath(kind, path));
    return hash === 'missing' ? name : `${kind}-chunk ${hash}`;
  };

  return { made, input, named };
}
