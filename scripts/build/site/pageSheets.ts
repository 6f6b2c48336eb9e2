/**
 * The style sheets of a page, made two: the one that all pages have, and what its figures add, each of which links its own
 * where it stands. Each is a file that the first picture of the page waits for, and a companion had two dozen of them, of a
 * kB each.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './builtPages.ts';

/** With the space after it, which a sentence does not have without it. */
const sheet = /<link rel="stylesheet" href="([^"]+)">\s*/g;

/** The sheet of the frame of every page, as the build calls it. */
const common = /\/Page\.[\w-]+\.css$/;

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/**
 * A page that links to two sheets at most.
 *
 * @param html - as the build writes it
 * @param read - the text of a sheet by its name
 * @param write - writes another sheet beside them
 */
export function withTwoSheets(
  html: string,
  read: (name: string) => string,
  write: (name: string, css: string) => void,
): string {
  const links = [...html.matchAll(sheet)];
  const others = links.filter(([, address = '']) => !common.test(address));
  const [first = '', address = ''] = others[0] ?? [];
  if (first === '') return html;
  const css = others.map(([, one = '']) => read(nameOf(one))).join('');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const name = `figures.${hash}.css`; // in its name, because hosts let browsers keep these files
  write(name, css);
  const [shared = ''] = links.find(([, one = '']) => common.test(one)) ?? [];
  const both = shared + first.replace(nameOf(address), name);
  let done = 0;
  return html.replaceAll(sheet, () => (done++ === 0 ? both : ''));
}

/** To be listed among the integrations of the site, after those that read the sheets of its pages. */
export function pageSheets(): AstroIntegration {
  return {
    name: 'page-sheets',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const assets = join(folder, '_astro');
        const before = readdirSync(assets).filter((name) => name.endsWith('.css'));
        const linked = new Set<string>();
        rewritePages(folder, (html) => {
          const better = withTwoSheets(
            html,
            (name) => readFileSync(join(assets, name), 'utf8'),
            (name, css) => writeFileSync(join(assets, name), css),
          );
          for (const [, address = ''] of better.matchAll(sheet)) linked.add(nameOf(address));
          return better;
        });
        // no script asks for a style sheet (test/site/budgets.test.ts)
        for (const name of before) if (!linked.has(name)) rmSync(join(assets, name));
      },
    },
  };
}
