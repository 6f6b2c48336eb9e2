/**
 * What the build finds out for a figure stands in its page where it is short. Where it is long it becomes a file of its own,
 * /given/<hash>.json, which the page fetches when the figure wakes: nobody reads it, and the first frame needs none of it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './builtPages.ts';

/** Characters that a page still carries. */
const most = 4096;

const given = /\sdata-prebuilt="([^"]*)"/g;

const signs: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The text of an attribute. */
const read = (attribute: string): string =>
  attribute.replaceAll(/&(?:quot|lt|gt|amp|#34|#39);/g, (sign) => signs[sign] ?? sign);

/**
 * A page without the long ones.
 *
 * @param home - the base of the site: "/"
 * @param keep - is handed each text that goes into a file, with the name of that
 */
export const pageWithoutGiven = (
  html: string,
  home: string,
  keep: (name: string, text: string) => void,
): string =>
  html.replaceAll(given, (all, attribute: string) => {
    if (attribute.length <= most) return all;
    const text = read(attribute);
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    keep(name, text);
    return ` data-prebuilt-at="${home}given/${name}"`;
  });

/** To be listed among the integrations of the site. */
export function prebuiltFiles(): AstroIntegration {
  let home = '/';
  return {
    name: 'given-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        home = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        mkdirSync(join(folder, 'given'), { recursive: true });
        rewritePages(folder, (html) =>
          pageWithoutGiven(html, home, (name, text) =>
            writeFileSync(join(folder, 'given', name), text),
          ),
        );
      },
    },
  };
}
