import { describe, expect, test } from 'vitest';
import { figurePage, figuresOf } from '../../../scripts/build/site/figurePages.ts';

const cell = (id: string, inner: string): string =>
  `<figure class="cell" id="${id}" data-cell="x"><div class="cell-title"><a class="cell-number" href="#${id}">Figure 2.1</a><span>Runs &amp; <i>gaps</i></span></div>${inner}</figure>`;

const html = `<!doctype html><html><head><meta charset="utf-8"><title>Sweeps</title><link rel="preload" as="font" href="/_astro/source-serif-4.woff2" crossorigin><link rel="preload" as="font" href="/_astro/source-sans-3.woff2" crossorigin><script src="/base/theme.js"></script><meta http-equiv="content-security-policy" content="x"></head><body><header>the site</header>
<script type="module" src="/_astro/ChapterMenu.1.js"></script>
${cell('fig-sweeps', '<figure><b id="within">small</b></figure><a href="#within">w</a><a class="r" href="#sources">s</a><a href="../inference/?a=1&amp;b=2#c">8</a><a href="/code/x/">c</a><figcaption>one<script type="module" src="/_astro/Ref.3.js"></script></figcaption>')}
<script type="module" src="/_astro/NotebookCell.2.js"></script>
${cell('fig-rows-first', '<figcaption>two</figcaption>')}<script type="module" src="/_astro/NotebookCell.2.js"></script></body></html>`;
const chapter = { html, path: '/base/sweeps/', home: '/base/', name: 'Chapter 2, Sweeps' };

describe('a figure in a page of its own', () => {
  const page = figurePage(chapter, 'fig-sweeps');

  test('is found, pictures within it and all, and nothing else of the chapter', () => {
    expect(figuresOf(html)).toEqual(['fig-sweeps', 'fig-rows-first']);
    expect(page).toContain('<figure><b id="within">small</b></figure>');
    expect(page).toContain('one</figcaption></figure>');
    for (const other of ['two', 'the site', 'ChapterMenu', 'Ref.3', 'serif', 'fig-rows-first'])
      expect(page).not.toContain(other);
  });

  test('has its title, the policy of the chapter, and its programs once', () => {
    expect(page).toContain('<title>Figure 2.1 Runs &amp; gaps · Nonogram Explorer</title>');
    expect(page).toContain('content-security-policy');
    expect(page.match(/NotebookCell/g)).toHaveLength(1);
    expect(page).toContain('<script src="/base/figure.js"></script>');
    expect(page).not.toContain('theme.js');
    expect(page).toContain('source-sans-3');
  });

  test('has links that lead where they led in the chapter', () => {
    expect([...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '#fig-sweeps',
      '#within',
      '/base/sweeps/#sources',
      '/base/inference/?a=1&amp;b=2#c',
      '/code/x/',
      '/base/sweeps/#fig-sweeps',
      '/base/',
    ]);
  });

  test('is refused where there is none', () => {
    expect(() => figurePage(chapter, 'fig-hardest-simple')).toThrow('no figure fig-hardest-simple');
  });
});
