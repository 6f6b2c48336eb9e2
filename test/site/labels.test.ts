/** One name for each thing, in figures too: what stands on the built pages of the book, labels and first frames included. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = [
  '',
  'play/',
  'puzzle/',
  ...readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, '/')),
];

/** What a page says: its text, and the names that only some readers hear; without code, and the menus that name files. */
function saidOn(page: string): string {
  const html = readFileSync(`dist/${page}index.html`, 'utf8')
    .replace(/^[^]*?<main/, '<main')
    .replaceAll(
      /<(script|style)\b[^]*?<\/\1>|<details class="cell-(?:code|menu)"[^]*?<\/details>/g,
      ' ',
    );
  const names = html.matchAll(/\b(?:aria-label|aria-description|title|placeholder)="([^"]*)"/g);
  return [html.replaceAll(/<[^>]*>/g, ' '), ...[...names].map(([, name = '']) => name)]
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

const said = new Map(pages.map((page) => [page, saidOn(page)]));

/** What is not said, and how often a page says it after all: where the papers' word is introduced or quoted. */
const avoided: readonly (readonly [pattern: RegExp, allowed: Readonly<Record<string, number>>])[] =
  [
    [/(?<!mirror )\bimages?\b/gi, {}],
    [/\bdescriptions?\b/gi, { 'one-line/': 3, 'all-small-nonograms/': 1 }],
    [/\bclue sets?\b/gi, {}],
    [/SimpleSolver/gi, { 'sweeps/': 1, 'density/': 1 }],
    [/FourSolver/gi, { 'two-rows-two-columns/': 1, 'density/': 6 }],
    [/TwoSatSolver/gi, {}],
  ];

test.each(avoided.map(([pattern, allowed]) => ({ pattern, allowed })))(
  'pages and figures do not say $pattern but where it is explained',
  ({ pattern, allowed }) => {
    const found = [...said].flatMap(([page, text]) => {
      const count = [...text.matchAll(pattern)].length;
      return count === 0 ? [] : [[page, count] as const];
    });
    expect(Object.fromEntries(found)).toEqual(allowed);
  },
);

test('the pages are read with what stands in their figures', () => {
  expect(said.get('two-rows-two-columns/')).toContain('the four cells where these lines cross');
  expect(said.get('hunt/')).toContain('Pictures to draw');
});
