/** Listings, codes and formulas of the built pages tell translators to leave them alone: src/notebook/template/asWritten.ts. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { asWritten } from '../../../src/notebook/template/asWritten.ts';
import { rewritePages } from './builtPages.ts';

/** To be listed among the integrations of the site. */
export function untranslated(): AstroIntegration {
  return {
    name: 'untranslated',
    hooks: {
      'astro:build:done': ({ dir }) => rewritePages(fileURLToPath(dir), asWritten),
    },
  };
}
