/**
 * The words of the documents: what an erratum says is printed stands in the quote of its entry, and the quotes are those
 * that were found in the documents. These are not ours to ship, so quotes.json has a digest of each quote that was found;
 * with the folder of the five texts in DOCUMENTS the quotes are looked up again, and the digests written.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { statements } from '../../src/claims/ledger.ts';
import { sourceOf } from '../../src/claims/claim.ts';
import { letters } from '../../src/facts/errata.ts';
import { ledgerEntries } from '../../src/facts/ledger.ts';
import found from './quotes.json' with { type: 'json' };

const folder = process.env['DOCUMENTS'];
const wrong = ledgerEntries().flatMap(({ told, quote }) =>
  typeof told.erratum === 'object' ? [{ told, quote: quote ?? '', erratum: told.erratum }] : [],
);
const slips = letters().flatMap((letter) => letter.slips);

/** Without spaces and marks of a markup, so that a text is the same however it was set. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('\\!', '')
    .replaceAll(/\\times|×/g, 'x')
    .replaceAll(/\\leq?\b|≤|\\ge?q?\b|≥/g, '')
    .replaceAll(/\\(lfloor|rfloor|infty|cdot|ell|prime|approx|neg)\b/g, '')
    .replaceAll(/[⌊⌋∞·˙⋅ℓ′≈¬]/g, '')
    .normalize('NFKC')
    .replaceAll(/(\d)\.(?=\d{3}(?!\d))/g, '$1,') // 3.208.556.453, in a row of commas
    .replaceAll(/\\(text\w*|math\w*)|[“”"„‘’'`–—−\-\s*_$\\{}^()<>|]/g, '')
    .toLowerCase();

/** The parts of a text between dots that stand for what is left out. */
const partsOf = (text: string): readonly string[] => text.split(/…|\.{3}/).map(plain);

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Of statements with words of the document, their digests. */
const digests = Object.fromEntries(
  statements.flatMap(({ id, quote }) => (quote === undefined ? [] : [[id, digestOf(quote)]])),
);

describe('what an erratum says is printed', () => {
  test('is in the quote of its entry, but formulas and cells of tables', () => {
    const own = wrong.filter(
      ({ quote, erratum: { printed, as } }) =>
        as === undefined && !partsOf(printed).every((part) => plain(quote).includes(part)),
    );
    expect(own.map(({ told, erratum: { printed } }) => [told.id, printed])).toEqual([]);
    expect(wrong.filter(({ erratum }) => erratum.as === undefined).length).toBeGreaterThan(25);
  });

  test('is told once: no two slips of a document have the same words, or the same puzzle as an example', () => {
    const words = slips.map(({ wrong: { printed } }) => plain(printed));
    expect(words.filter((one, at) => words.indexOf(one) < at)).toEqual([]);
    const puzzles = slips.flatMap(({ wrong: { check } }) =>
      [...check.matchAll(/[#.]{3,}(?: [#.]{3,})+/g)].map(([rows]) => rows.replace(/\.$/, '')),
    );
    expect(puzzles.length).toBeGreaterThan(6);
    const twice = puzzles.filter((one, at) => puzzles.indexOf(one) < at);
    expect(twice).toEqual([]);
  });

  test('is followed by something else to read', () => {
    for (const { told, erratum } of wrong)
      expect([told.id, plain(erratum.read) === plain(erratum.printed)]).toEqual([told.id, false]);
  });
});

describe('the quotes', () => {
  test('are those that were found in the documents', () => {
    expect(Object.keys(digests).length).toBeGreaterThan(490);
    const other = Object.entries(digests).filter(
      ([id, digest]) => (found as Readonly<Record<string, string>>)[id] !== digest,
    );
    if (folder === undefined) expect(other).toEqual([]);
  });

  test.skipIf(folder === undefined)('are in the documents, and so is what is printed', () => {
    const files = readdirSync(folder ?? '').filter((name) => /^00\d_.*\.txt$/.test(name));
    const texts = new Map(
      files.map((name) => [
        name.slice(0, 3),
        plain(readFileSync(join(folder ?? '', name), 'utf8')),
      ]),
    );
    const isIn = (source: string, text: string): boolean =>
      partsOf(text).every((part) => texts.get(source)?.includes(part));
    // a figure or a page stands within the sentence, or the formula is printed twice in our copy
    const broken = ['000-section-4.1-clue-effects', '000-section-4.2-more-powerful'];
    const missing = statements.filter(
      (one) =>
        one.quote !== undefined &&
        !broken.includes(one.id) &&
        !one.quote.split('; ').every((part) => isIn(sourceOf(one), part)) &&
        !isIn(sourceOf(one), one.quote),
    );
    expect(missing.map(({ id, quote }) => [id, quote])).toEqual([]);
    const notPrinted = wrong.filter(
      ({ told, erratum: { printed, as } }) => as === undefined && !isIn(told.source, printed),
    );
    expect(notPrinted.map(({ told }) => told.id)).toEqual([]);
    writeFileSync('test/claims/quotes.json', `${JSON.stringify(digests, null, 2)}\n`);
  });
});
