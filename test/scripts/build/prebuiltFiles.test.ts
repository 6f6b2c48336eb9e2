/** Long texts for figures become files; what a figure is handed stays the same. */
import { expect, test } from 'vitest';
import { pageWithoutGiven } from '../../../scripts/build/site/prebuiltFiles.ts';
import { prebuiltIn, prebuiltText } from '../../../src/notebook/host/prebuiltText.ts';

/** As Astro writes it, and with every sign that may stand so. */
const inAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', (_, at: number) => (at % 2 === 0 ? '&#34;' : '&quot;'))
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const pageWith = (given: unknown): string =>
  `<p>before</p><a-figure data-props="{}" data-prebuilt="${inAttribute(prebuiltText(given))}" class="x"><p>1</p></a-figure>`;

function splitPage(html: string): { readonly page: string; readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  return { page: pageWithoutGiven(html, '/base/', (name, text) => files.set(name, text)), files };
}

test('what is short stays in the page', () => {
  const html = pageWith({ cells: Uint8Array.of(0, 1, 2), note: 'a & b' });
  expect(splitPage(html)).toEqual({ page: html, files: new Map() });
});

test('what is long is in a file, word for word, and the page names it', () => {
  const given = { note: `a & "b" <c> 'd'`, numbers: Array.from({ length: 3000 }, (_, k) => k) };
  const { page, files } = splitPage(pageWith(given));
  const [[name, text] = ['', '']] = [...files];
  expect(files.size).toBe(1);
  expect(page).toBe(
    `<p>before</p><a-figure data-props="{}" data-prebuilt-at="/base/given/${name}" class="x"><p>1</p></a-figure>`,
  );
  expect(name).toMatch(/^[0-9a-f]{16}\.json$/);
  expect(prebuiltIn(text)).toEqual(given);
});

test('the same text is one file', () => {
  const given = Array.from({ length: 3000 }, (_, k) => k);
  expect(splitPage(pageWith(given) + pageWith(given)).files.size).toBe(1);
});
