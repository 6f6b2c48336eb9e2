/** The notes: on two sheets at most, without the frame of the site, and led to from where a reader looks for them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testedBuilds } from '../../scripts/build/site/buildSite.ts';
import { notePage, notes } from '../../src/facts/notes.ts';
import { sheetsOf } from './paper.ts';
import { expectQuiet, useBrowser } from './support.ts';

const { open } = useBrowser();
const read = (file: string): string => readFileSync(`${testedBuilds[0].folder}/${file}`, 'utf8');

describe.each(notes)('the note $id', ({ id, title, says }) => {
  const path = notePage(id) ?? '';

  test('prints on two sheets of A4 at most, with picture and references, and without a script', async () => {
    const opened = await open(path, { script: false });
    const { page } = opened;
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.site-header, .site-footer').filter({ visible: true }).count()).toBe(
      0,
    );
    for (const part of [
      'h1',
      '.lede',
      '.note-picture svg',
      '#searched',
      '.note-data',
      '.note .sources li',
    ])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true]);
    expectQuiet(opened);
    await opened.close();
  });

  test('is led to from what is new and from research, and found by the search', () => {
    expect(read('new/index.html')).toContain(`href="/${path}"`);
    expect(read('research/index.html')).toContain(`href="/${path}"`);
    expect(read('search.json')).toContain(`"/${path}"`);
    const html = read(`${path}index.html`);
    expect(html).toContain(`href="/new/#${id}"`);
    expect(html.replaceAll('&amp;', '&').replaceAll('&#39;', "'")).toContain(says);
    expect(html).toContain(title);
  });
});

test('a link to a result opens what is folded in it', async () => {
  const id = notes[0]?.id ?? '';
  const { page, close } = await open(`new/#${id}`);
  await page.locator(`#${id} details[open]`).waitFor();
  expect(await page.locator('.new-result details[open]').count()).toBe(1);
  await close();
});
