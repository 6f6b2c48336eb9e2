/**
 * Measurements of pages that are kept in the repository: `docs/measured/<name>.json` has what was measured, page by page,
 * each with its date; `docs/reports/performance.md` shows it in a table. A part of the pages can be measured by itself.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Command } from 'commander';
import { format } from 'prettier';
import type { End } from '../../../src/command/commandLine.ts';
import { Misuse } from '../../../src/command/program.ts';
import { writeWhole } from '../../../src/command/wholeFile.ts';
import { pagesToRead } from '../../build/site/builtPages.ts';

/** What was measured of one page, by the names of its columns. */
export type MeasuredPage = {
  readonly date: string; // 2026-11-27
  readonly values: Readonly<Record<string, number>>;
  readonly told?: string; // what took longest, say
};

/** A file of `docs/measured`. */
export type Measured = {
  readonly command: string;
  readonly tools: string; // with their versions
  readonly pages: Readonly<Record<string, MeasuredPage>>;
};

/** The file of a measurement. */
export const measuredFile = (name: string): string => `docs/measured/${name}.json`;

const page = 'docs/reports/performance.md';

/**
 * The pages that were asked for, or all.
 *
 * @throws Misuse for one that is not there
 */
function askedPages(folder: string, asked: readonly string[]): readonly string[] {
  const pages = pagesToRead(folder);
  // the home page has no name of its own
  const wanted = asked.map((path) => (path === '/' ? '' : path.replace(/^\//, '')));
  const strange = wanted.find((path) => !pages.includes(path));
  if (strange !== undefined) throw new Misuse(`no page to be read is called ${strange}`);
  return wanted.length > 0 ? wanted : pages;
}

/** What a command line asks to be measured. */
export type Asked = {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly stores: boolean;
};

/** What the help of a measurement ends with. */
export const folderHelp =
  'OUT_DIR=folder is where the site is built (default: dist); npm run build builds it.';

/**
 * Adds the pages that are to be measured, or none for all, and whether it is kept.
 *
 * @param measure - gives the exit code
 * @throws Misuse for a page that is not there, once it is asked
 */
export const measuring = (
  command: Command,
  name: string,
  end: End,
  measure: (asked: Asked) => Promise<number>,
): Command =>
  command
    .argument('[page...]', 'of those to be read, all without one: sweeps/; / is the home page')
    .option('--store', `writes ${measuredFile(name)} and ${page} too`)
    .action(async (asked: readonly string[], { store: stores = false }: { store?: boolean }) => {
      const folder = process.env['OUT_DIR'] ?? 'dist';
      end(await measure({ folder, paths: askedPages(folder, asked), stores }));
    });

const pathText = (path: string): string => (path === '' ? '/' : `/${path}`);

/** The table of a measurement, one row a page. */
function tableOf({ command, tools, pages }: Measured): string {
  const columns = [...new Set(Object.values(pages).flatMap(({ values }) => Object.keys(values)))];
  const told = Object.values(pages).some((one) => one.told !== undefined);
  const heads = ['page', ...columns, ...(told ? ['longest'] : []), 'measured'];
  const rows = Object.entries(pages).map(([path, one]) => [
    pathText(path),
    ...columns.map((column) => String(one.values[column] ?? '')),
    ...(told ? [one.told ?? ''] : []),
    one.date,
  ]);
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `\`${command}\`, with ${tools}:\n\n${lines.join('\n')}`;
}

/** `text` with the table between the marks of the measurement. */
export function withTable(text: string, name: string, measured: Measured): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for ${name}`);
  return `${text.slice(0, from)}${begin}\n\n${tableOf(measured)}\n\n${text.slice(to)}`;
}

/** Puts what was measured into the file and the page; pages that were not looked at now stay, unless they are gone. */
export async function store(name: string, measured: Measured, folder: string): Promise<void> {
  const file = measuredFile(name);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured) : null;
  const there = pagesToRead(folder);
  /** A page that is as it was keeps its day. */
  const dated = Object.entries(measured.pages).map(([path, now]) => {
    const known = before?.pages[path];
    return [path, isDeepStrictEqual({ ...known, date: now.date }, now) ? known! : now] as const;
  });
  const all = { ...before?.pages, ...Object.fromEntries(dated) };
  const pages = Object.fromEntries(
    there.flatMap((path) => (all[path] === undefined ? [] : [[path, all[path]] as const])),
  );
  const next = { ...measured, pages };
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, await format(JSON.stringify(next), { parser: 'json', printWidth: 100 }));
  const shown = withTable(readFileSync(page, 'utf8'), name, next);
  writeWhole(page, await format(shown, { parser: 'markdown', printWidth: 100 }));
}
