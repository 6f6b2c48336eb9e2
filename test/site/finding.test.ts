/** Finding: figures by their names in the text, and numbers, figures and words by the search. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { finderOf } from '../../src/notebook/page/finder.ts';
import type { FoundPage, SearchDocument } from '../../src/notebook/page/finder.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();

const chapters = readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, '/'));
const htmlOf = async (path: string): Promise<string> =>
  (await fetch(new URL(path, inject('site')))).text();

/** The prose of a page, as HTML: without programs, tables and the titles of figures. */
const proseOf = (html: string): string =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style|table|svg|nav)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<div class="cell-title"[\s\S]*?<\/div>/g, ' ');

const named = /\bFigures?\s+\d+\.\d+/g;

/** The title of a figure, as its file has it. */
const titleOf = (id: string): string =>
  /^title: '?(.*?)'?$/m.exec(readFileSync(`content/figures/${id}.mdx`, 'utf8'))?.[1] ?? 'no title';

const note = '#reference-note:popover-open';
const link = (page: Page) => page.locator('.chapter > p a.figure-ref').first();

const addresses = (group: readonly FoundPage[]): readonly string[] =>
  group.map(({ document }) => document.address);

const foundFor = async (
  query: string,
): Promise<{ titles: string[]; texts: string[]; hrefs: string[] }> => {
  const { page, close } = await open(`search/?q=${encodeURIComponent(query)}`);
  await page.locator('[data-search-group] li').first().waitFor();
  const items = page.locator('[data-search-group] li');
  const titles = await items.locator('> a').allInnerTexts();
  const texts = await items.locator('p').allInnerTexts();
  const hrefs = await items
    .locator('> a')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  await close();
  return { titles, texts, hrefs };
};

describe('a figure named in the text', () => {
  test('is a link to that figure, everywhere in the prose of the chapters', async () => {
    let links = 0;
    for (const chapter of chapters) {
      const html = await htmlOf(chapter);
      const prose = proseOf(html);
      expect(prose, chapter).not.toContain('[[fig-');
      const bare = prose.replaceAll(/<a\b[\s\S]*?<\/a>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
      expect(bare.match(named) ?? [], chapter).toEqual([]);
      for (const [, href = '', text = ''] of prose.matchAll(
        /<a href="([^"]+)" class="figure-ref">([^<]+)</g,
      )) {
        links++;
        const to = new URL(href, new URL(chapter, inject('site')));
        const name = /\d+\.\d+$/.exec(text)?.[0] ?? /“(.*)”/.exec(text)?.[1] ?? '';
        const there = to.pathname === `/${chapter}` ? html : await htmlOf(to.pathname.slice(1));
        const figure = there.indexOf(`<figure class="cell" id="${to.hash.slice(1)}"`);
        expect([chapter, text, figure > 0]).toEqual([chapter, text, true]);
        expect(there.slice(figure, figure + 900), `${chapter} ${text}`).toContain(name);
      }
    }
    expect(links).toBeGreaterThan(5);
  });

  test('is previewed on hover and focus, and Escape closes the preview', async () => {
    const opened = await open('density/');
    const { page } = opened;
    const name = (await link(page).innerText()).replace(/Figure\s/, '');
    await link(page).scrollIntoViewIfNeeded();
    await link(page).hover();
    await page.locator(note).waitFor();
    const title = await page.locator(`${note} .figure-preview-title`).innerText();
    expect(title).toContain(`Figure ${name}`);
    expect(title.length).toBeGreaterThan(15);
    await page.keyboard.press('Escape');
    await page.locator(note).waitFor({ state: 'detached' });
    await page.mouse.move(2, 2);
    await link(page).evaluate((element) => element.previousElementSibling?.scrollIntoView());
    // by keyboard: the last stop before it, then Tab
    await page.locator('#main').focus();
    const reached = async (): Promise<boolean> =>
      (await page.locator('a.figure-ref:focus').count()) > 0;
    for (let presses = 0; presses < 150 && !(await reached()); presses++)
      await page.keyboard.press('Tab');
    await page.locator(note).waitFor();
    await expect
      .poll(() => page.locator('a.figure-ref:focus').getAttribute('aria-describedby'))
      .toBe('reference-note');
    expectQuiet(opened); // before axe, which writes style sheets into shadow roots
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator(note).waitFor({ state: 'detached' });
    await opened.close();
  });

  test('shows its picture, also that of another page', async () => {
    const opened = await open('answer/');
    const { page } = opened;
    const stop = page.locator('.chapter a.figure-ref[href*="ladder"]').first();
    await stop.scrollIntoViewIfNeeded();
    await stop.hover();
    await page.locator(`${note} .figure-preview`).waitFor();
    const picture = await page.locator(`${note} .figure-preview svg`).first().boundingBox();
    expect(picture?.width ?? 0).toBeGreaterThan(60);
    expect(picture?.width ?? 999).toBeLessThanOrEqual(352);
    await expect
      .poll(() => page.locator(`${note} .figure-preview-title`).innerText())
      .toMatch(new RegExp(String.raw`^Figure \d+\.\d+: ${titleOf('fig-how-hard')}$`));
    expectQuiet(opened);
    await opened.close();
  });

  test('is previewed on tap within the page, and followed on the second tap', async () => {
    const opened = await open('density/', { width: 360, touch: true });
    const { page } = opened;
    await link(page).scrollIntoViewIfNeeded();
    await link(page).tap();
    await page.locator(note).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    const hash = new URL((await link(page).getAttribute('href')) ?? '', page.url()).hash;
    await link(page).tap();
    await page.waitForURL(`**/density/${hash}`);
    expectQuiet(opened);
    await opened.close();
  });

  test('whose page cannot be read is a plain link, also for a finger', async () => {
    const { page, close } = await open('answer/', { width: 360, touch: true });
    await page.route('**/ladder/', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.locator('.chapter a.figure-ref[href*="ladder"]').first().tap();
    await page.waitForURL('**/ladder/#fig-how-hard');
    await close();
  });

  test('is a link without script', async () => {
    const { page, close } = await open('density/', { script: false });
    await link(page).click();
    await page.waitForURL('**/density/#fig-*');
    await close();
  });
});

describe('the search', () => {
  /** What newcomers type, and the page that they mean. */
  const meant: Readonly<Record<string, readonly string[]>> = {
    '': [
      'nonogram',
      'picross',
      'Griddler',
      'hanjie',
      'rules',
      'beginner',
      'tutorial',
      'how to play',
      'share',
      'csv',
      'embed',
      'cite',
    ],
    'play/': [
      'play',
      'hint',
      'hints',
      'game',
      'games',
      'undo',
      'phone',
      'mobile',
      'touch',
      'mouse',
    ],
    'train/': ['train', 'practice', 'techniques', 'tips'],
    'make/': ['make', 'photo', 'photograph', 'draw', 'generator', 'editor', 'pixel'],
    'puzzle/': ['solve', 'solver', 'upload', 'import', 'own puzzle', 'one puzzle every method'],
    'teach/': ['teach', 'lesson', 'classroom', 'school'],
    'teach/sheet/': ['print', 'worksheet', 'pdf'],
    'lab/': ['lab book', 'overlay'],
    'device/': ['offline', 'download', 'install', 'privacy', 'delete'],
    'accessibility/': ['accessibility', 'dark', 'keyboard', 'screen reader', 'colour blind'],
    'words/': ['guess', 'unique', 'difficulty', 'settle'],
    'hunt/': ['how many guesses'],
    'inference/': ['SAT', 'SAT solver'],
    'reference/': ['npm', 'library', 'api', 'javascript'],
    'papers/': ['companion'],
    'papers/wensveen/': ['Wensveen'],
    'papers/batenburg-kosters/': ['Batenburg', 'difficulty of all pictures'],
  };

  test('has what newcomers type first, no piece of code among it, and a name for each', async () => {
    const all = (await (
      await fetch(new URL('search.json', inject('site')))
    ).json()) as readonly SearchDocument[];
    expect(all.filter(({ title }) => title === '')).toEqual([]);
    const find = finderOf(all);
    const first = Object.entries(meant).flatMap(([path, queries]) =>
      queries.map((query) => {
        const [page = ''] = find(query).book[0]?.document.address.split('#') ?? ['nothing'];
        return [query, page, `/${path}`];
      }),
    );
    expect(first.length).toBeGreaterThan(50);
    expect(first.filter(([, found, wanted]) => found !== wanted)).toEqual([]);
    const hints = find('hint').book.map(({ document }) => JSON.stringify(document));
    expect(hints.filter((text) => !/hint/i.test(text))).toEqual([]);
    expect(find('diffculty').book.length).toBeGreaterThan(0);
    for (const query of ['hint', 'puzzle', 'settle']) {
      const { book, papers, library, source } = find(query);
      for (const address of [...addresses(book), ...addresses(papers)])
        expect(address).not.toMatch(/^\/(?:reference|code)\//);
      for (const [group, start] of [
        [library, '/reference/'],
        [source, '/code/#src/'],
      ] as const) {
        expect(group.length, query).toBeGreaterThan(0);
        expect(addresses(group).filter((address) => !address.startsWith(start))).toEqual([]);
      }
    }
  });

  test('shows each group below the one before it, the library and the source last', async () => {
    const opened = await open('search/?q=hint');
    const { page } = opened;
    const groups = page.locator('[data-search-group]:visible');
    await groups.first().waitFor();
    const shown = await groups.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset['searchGroup']),
    );
    expect(shown).toEqual(['book', 'papers', 'library', 'source']);
    const library = page.locator('[data-search-group="library"]');
    expect(await library.locator('a[href*="/reference/hint/"]').count()).toBeGreaterThan(0);
    await page.locator('#search-words').fill('picross');
    await expect.poll(() => library.isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test.each(['24,976,511', '24976511', '2,462'])(
    'finds the number %s and shows it',
    async (query) => {
      const { texts } = await foundFor(query);
      const digits = query.replaceAll(',', '');
      const shown = texts.filter((text) => text.replaceAll(',', '').includes(digits));
      expect(shown.length).toBeGreaterThan(1);
      expect(shown.length).toBe(texts.length);
    },
  );

  test('finds a figure by its title, first of all, and leads to it', async () => {
    const { titles, hrefs } = await foundFor('difficulty of all pictures');
    expect(titles[0]).toBe('Difficulty of all pictures of 5 × 5');
    expect(hrefs[0]).toBe('/papers/batenburg-kosters/#fig-difficulty');
  });

  test('finds every figure of the chapters, and has no holes where numbers are computed', async () => {
    const all = (await (
      await fetch(new URL('search.json', inject('site')))
    ).json()) as readonly SearchDocument[];
    for (const chapter of chapters) {
      const html = await htmlOf(chapter);
      const ids = [...html.matchAll(/<figure class="cell"[^>]* id="(fig-[^"]+)"/g)].map(
        ([, id]) => id,
      );
      if (chapter !== 'answer/') expect(ids.length).toBeGreaterThan(0);
      for (const id of ids)
        expect(all.find(({ address }) => address === `/${chapter}#${id}`)?.title, id).toMatch(
          /^Figure \d+\.\d+: \S/,
        );
    }
    const sweeps = all.find(
      ({ address }) => address === '/papers/batenburg-kosters/#all-pictures-at-once',
    );
    expect(sweeps?.text).toMatch(/33,554,432/);
    for (const { text, address } of all) {
      expect(text, address).not.toMatch(/\$\{|\bundefined\b|\[object/);
    }
    expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
  });

  test.each(['search/?q=sweeps', 'words/', 'nowhere/'])(
    'the page %s uses the width of a wide screen',
    async (path) => {
      const { page, close } = await open(path);
      if (path.startsWith('search')) await page.locator('[data-search-group] li').nth(3).waitFor();
      const edges = await page
        .locator('main :is(.words > div, .chapter-list > li)')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
      expect(Math.max(...edges)).toBeGreaterThan(1200);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await close();
    },
  );
});
