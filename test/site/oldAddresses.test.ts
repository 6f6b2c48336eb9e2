/**
 * Old addresses: every figure, section and page that the site had in November 2026, before figures got their names and
 * chapters their new order, and again before these became the questions of one thread, opens what it opened. The list was
 * taken from the built pages of those days and stays as it is.
 */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import old from './oldAddresses.json' with { type: 'json' };
import { expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

const pages = new Map<string, string>();

/** The markup of a built page. */
function htmlOf(page: string): string {
  const file = `dist/${page}index.html`;
  const html = pages.get(page) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  pages.set(page, html);
  return html;
}

/** Where the text of a place is now, if a line on its page says so. */
const movedTo = (html: string, id: string): string | undefined =>
  new RegExp(`<p class="moved-on" id="${id}">[^<]*<a href="([^"]+)"`).exec(html)?.[1];

test.each(Object.entries(old))('every address of /%s leads to what it led to', (page, ids) => {
  const html = htmlOf(page);
  expect(html).toContain('<main');
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) {
    expect([id, html.includes(` id="${id}"`)]).toEqual([id, true]);
    const to = movedTo(html, id);
    if (to === undefined) continue;
    const [path = '', place = ''] = to.split('#');
    const there = htmlOf(posix.relative('/', path) + '/');
    expect([id, to, there.includes(place === '' ? '<main' : ` id="${place}"`)]).toEqual([
      id,
      to,
      true,
    ]);
    // in one step: a place that has moved twice is named by where it is now
    expect([id, to, movedTo(there, place)]).toEqual([id, to, undefined]);
  }
});

test('every figure of then has a page of its own under its old name and under its new one', () => {
  const ids = new Set(
    Object.values(old).flatMap((all) => all.filter((id) => /^fig-\d+-\d+$/.test(id))),
  );
  expect(ids.size).toBe(79);
  for (const id of ids) {
    const html = htmlOf(`figure/${id}/`);
    const now = new RegExp(`id="(fig-[^"]+)"[^>]* data-was="${id}"`).exec(html)?.[1];
    const still = new RegExp(
      `<figure class="cell" id="(fig-[^"]+)"[^>]*>\\s*<span id="${id}"`,
    ).exec(html);
    const name = now ?? still?.[1] ?? '';
    expect([id, htmlOf(`figure/${name}/`).includes(`id="${name}"`)]).toEqual([id, true]);
  }
});

describe('a link with a state', () => {
  test.each(['one-line/', 'figure/fig-1-1/'])(
    'at /%s opens it, and has the new name from then on',
    async (page) => {
      const opened = await open(`${page}?fig-1-1=1;d=2%202;l=%3F%3F%3F%3F%3F;z#fig-1-1`);
      await readyCell(opened.page, 'fig-line');
      await expect
        .poll(() => opened.page.locator('#fig-line .line-says').innerText())
        .toContain('2 2');
      expect(new URL(opened.page.url()).search).toContain('fig-line=1;d=2%202');
      expect(opened.page.url()).not.toContain('fig-1-1=');
      expectQuiet(opened);
      await opened.close();
    },
  );
});
