/** `_headers`, the headers of the site as hosts read them: what siteHeaders.ts says, as a text. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersOf, kinds, others } from './siteHeaders.ts';
import type { Headers } from './siteHeaders.ts';

const name = '_headers';

const rule = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([key, value]) => `  ${key}: ${value}`), ''].join('\n');

/**
 * As Netlify and Cloudflare Pages read it. Of rules that fit the same address they send all headers, joined where they have the
 * same name; so here each address fits one rule: what lies in the built folder is listed.
 *
 * @param base - the path of the site, as '/' or '/nonograms'
 * @throws Error when the folder is not there
 */
export function headersFile(folder: string, base: string): string {
  const prefix = base.replace(/\/+$/, '');
  const rules = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== name)
    .map((entry) => (entry.isDirectory() ? `${entry.name}/*` : entry.name))
    .toSorted()
    .map((path) => rule(`${prefix}/${path}`, headersOf(`/${path}`)));
  return [rule(`${prefix}/`, headersOf('/')), ...rules].join('');
}

/** The same in short, for docs/hosting.md. */
export const headersBlock = [
  ...kinds.map(({ folder, headers }) => rule(`/${folder}/*`, headers)),
  rule('all others', others),
].join('');

/** Writes it into the site. To be listed last among the integrations. */
export function hostFiles(): AstroIntegration {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeFileSync(join(folder, name), headersFile(folder, base));
      },
    },
  };
}
