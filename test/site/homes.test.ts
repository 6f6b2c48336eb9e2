/**
 * "Told in": the text around the place that a statement names as its home has its numbers. Small numbers and
 * words say nothing here; of numbers beyond a thousand each section has few.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ledgerEntries } from '../../src/facts/ledger.ts';
import { figurePlaces } from '../../src/facts/figurePlaces.ts';

/** The words of a built page from the heading before an anchor to the next one, without lists of statements. */
function textAround(page: string, id: string): string {
  const file = `dist/${page}index.html`;
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = html.indexOf(` id="${id}"`);
  if (at < 0) return '';
  const heads = [...html.matchAll(/<h[1-6]\b/g)].map(({ index }) => index);
  return html
    .slice(
      heads.findLast((head) => head < at) ?? 0,
      heads.find((head) => head > at),
    )
    .replaceAll(
      /<(script|style)[\s\S]*?<\/\1>|<ol class="ledger-entries"[\s\S]*?<\/ol>|<[^>]+>/g,
      ' ',
    );
}

/** Numbers beyond a thousand, as they are set. */
const large = (text: string): readonly string[] => text.match(/\d{1,3}(?:,\d{3})+/g) ?? [];

/** Tables whose rows the figure shows when a reader chooses them, and a sum of two numbers of the text. */
const inFigure = /^001-table-[4-9]$|-6x6-unique-non-simple$/;

const told = ledgerEntries().flatMap(({ told: { id, published, ours }, home = '' }) => {
  const figure = figurePlaces().get(home);
  const [page = '', anchor = ''] = figure ? [figure.page, figure.id] : home.split('#');
  const numbers = large(`${published} ${ours}`);
  if (large(published).length === 0 || inFigure.test(id)) return [];
  return anchor === '' ? [] : [{ id, page, anchor, numbers }];
});

test('every statement with a large number has one of its numbers, or ours, where it is said to be told', () => {
  expect(told.length).toBeGreaterThan(25);
  const silent = told.filter(({ page, anchor, numbers }) => {
    const text = textAround(page, anchor);
    return !numbers.some((number) => text.includes(number));
  });
  expect(silent.map(({ id, page, anchor }) => `${id} ${page}#${anchor}`)).toEqual([]);
});
