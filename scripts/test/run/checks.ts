/** What is looked at without a test: types, lint, unused exports, format. */
import { existsSync, statSync, utimesSync } from 'node:fs';
import { command, run } from './jobs.ts';
import type { Job } from './jobs.ts';

const line = (name: string, words: string): Job => command(name, words.split(' '));

const collections = '.astro/types.d.ts';

const time = (path: string): number => statSync(path).mtimeMs;

/** Writes the types of the content collections, where there are none or the collections are others since. */
export async function writeCollectionTypes(): Promise<void> {
  if (existsSync(collections) && time(collections) > time('src/content.config.ts')) return;
  await run('astro', ['sync', '--silent']);
  if (existsSync(collections)) utimesSync(collections, new Date(), new Date()); // it may say what it said
}

/** The compiler keeps what it found, and looks again at what an edit reaches. */
const typesBy = (name: string, config: string): Job =>
  line(
    name,
    `tsc -p ${config}.json --incremental --tsBuildInfoFile node_modules/.cache/${config}.tsbuildinfo`,
  );

export const types = [
  typesBy('types', 'tsconfig'),
  typesBy('types without DOM and Node', 'tsconfig.engine'),
];

export const pageTypes = line(
  'types of .astro files',
  'astro check --tsconfig tsconfig.astro.json --minimumSeverity warning',
);

/** @param files - all of them, if none is named */
export const lint = (files: readonly string[] = []): Job =>
  command('lint', ['oxlint', '--type-aware', '--deny-warnings', ...files]);

export const checks = [
  ...types,
  pageTypes,
  // with an ignore file of its own: by that of Prettier all of them would be left out
  line('format of sources', 'oxfmt --check --ignore-path .gitignore **/*.ts'),
  line('format', 'prettier --check --cache --cache-strategy content --log-level warn .'),
  lint(),
  line('unused exports', 'knip'),
];
