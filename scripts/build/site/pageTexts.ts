/**
 * No line of a built page ends inside a size ("12 × 12"), or before "%" or a power of ten: the spaces there become ones at
 * which lines do not break. Numbers come so from src/notebook/plain/numbers.ts; this is for what is written by hand, and for
 * quotations of documents.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { unbroken } from '../../../src/notebook/plain/numbers.ts';
import { asWritten } from '../../../src/notebook/template/asWritten.ts';
import { rewritePages } from './builtPages.ts';

/** Elements whose text is no prose, or breaks no lines. */
const kept = /<(script|style|pre|code|textarea|svg|math|head)\b[\s\S]*?<\/\1>|<[^>]*>/gi;

/** A number may stand in an element of its own. */
const heldTogether = (text: string): string => unbroken(text).replace(/^ (?=%)/, '\u00a0');

/** A page, its markup as it was. */
export function pageWithoutBreaks(html: string): string {
  let page = '';
  let from = 0;
  for (const found of html.matchAll(kept)) {
    page += heldTogether(html.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return page + heldTogether(html.slice(from));
}

/**
 * Listings, codes and formulas tell translators to leave them alone, too (src/notebook/template/asWritten.ts). To be listed
 * among the integrations of the site after those that read its pages.
 */
export function pageTexts(): AstroIntegration {
  return {
    name: 'page-texts',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewritePages(fileURLToPath(dir), (html) => asWritten(pageWithoutBreaks(html))),
    },
  };
}
