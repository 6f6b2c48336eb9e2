// The ledger: complete without script, filtered and sorted with it, and the same as its files.
import { describe, expect, test } from 'vitest';
import { lost } from '../../src/facts/lost.ts';
import { ledgerEntries } from '../../src/facts/ledger.ts';
import { letters } from '../../src/facts/errata.ts';
import { verdictWords } from '../../src/claims/words.ts';
import { expectAccessible } from './accessible.ts';
import { pressShare, copyLink, expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();
const entries = ledgerEntries();
const cell = 'statements';
const shown = '.ledger-entry:visible';

describe('the ledger', () => {
  test('has every statement without script, and its files hold the same', async () => {
    const { page, close } = await open('ledger/', { script: false });
    const ids = await page
      .locator('.ledger-entry')
      .evaluateAll((all) => all.map((entry) => entry.id));
    expect(ids).toEqual(entries.map(({ told }) => told.id));
    const verdicts = await page.locator('.ledger-entry .verdict').allTextContents();
    expect(verdicts.map((text) => text.trim())).toEqual(
      entries.map(({ told }) => verdictWords[told.kind]),
    );
    const json = (await (
      await page.request.get(new URL('ledger.json', page.url()).href)
    ).json()) as {
      id: string;
    }[];
    expect(json.map(({ id }) => id)).toEqual(ids);
    const csv = await (await page.request.get(new URL('ledger.csv', page.url()).href)).text();
    expect(csv.split('\r\n').length).toBeGreaterThan(ids.length);
    await close();
  });

  test('is filtered by what was chosen before it was at work', async () => {
    const before = `document.addEventListener('readystatechange', () => {
      const menu = document.querySelector('#statements-source');
      if (document.readyState === 'interactive' && menu !== null) menu.value = '002';
    });`; // before the scripts of the page run
    const opened = await open('ledger/', { before });
    const { page } = opened;
    await readyCell(page, cell);
    const wanted = entries.filter(({ told }) => told.source === '002');
    await expect.poll(() => page.locator(shown).count()).toBe(wanted.length);
    expect(await page.getByLabel('Document').inputValue()).toBe('002');
    await pressShare(page, `#${cell}`, 'reset');
    await expect.poll(() => page.locator(shown).count()).toBe(entries.length);
    await opened.close();
  });

  test('is filtered by document, verdict and words, sorted, linked and reset', async () => {
    const opened = await open('ledger/');
    const { page } = opened;
    await readyCell(page, cell);
    await page.getByLabel('Document').selectOption('001');
    await page.getByLabel('Verdict').selectOption('differs');
    const wanted = entries.filter(({ told }) => told.source === '001' && told.kind === 'differs');
    await expect.poll(() => page.locator(shown).count()).toBe(wanted.length);
    await page.getByLabel('With these words').fill('table 7');
    await expect.poll(() => page.locator(shown).count()).toBeLessThan(wanted.length);
    await expect
      .poll(() => page.locator('[data-shown]').innerText())
      .toContain(`of ${entries.length}`);
    const link = await copyLink(page, cell);
    const before = await page.locator(shown).evaluateAll((all) => all.map(({ id }) => id));
    expect(before).toContain('001-table-7');
    await page.goto(link.href);
    await readyCell(page, cell);
    await expect
      .poll(() => page.locator(shown).evaluateAll((all) => all.map(({ id }) => id)))
      .toEqual(before);
    await pressShare(page, `#${cell}`, 'reset');
    await expect.poll(() => page.locator(shown).count()).toBe(entries.length);
    await page.getByLabel('Sort by').selectOption('verdict');
    await expect.poll(() => page.locator(shown).first().getAttribute('data-kind')).toBe('differs');
    await expectAccessible(page, cell);
    expectQuiet(opened);
    await opened.close();
  });

  test('shows the entry that an address names, whatever is chosen', async () => {
    const opened = await open('ledger/?statements=1;d=004;z#000-section-2-settle');
    const { page } = opened;
    await readyCell(page, cell);
    expect(await page.locator('[id="000-section-2-settle"]').isVisible()).toBe(true);
    expectQuiet(opened);
    await opened.close();
  });

  test('shows the statements of a chapter by its link, and no others', async () => {
    const opened = await open('ledger/?statements=1;c=density;z#statements');
    const { page } = opened;
    await readyCell(page, cell);
    const wanted = entries.filter(({ page }) => page === 'density');
    expect(wanted.length).toBeGreaterThan(15);
    await expect
      .poll(() => page.locator(shown).evaluateAll((all) => all.map(({ id }) => id)))
      .toEqual(wanted.map(({ told }) => told.id));
    expect(await page.getByLabel('Chapter').inputValue()).toBe('density');
    expectQuiet(opened);
    await opened.close();
  });

  test('tells on a page of its own what is lost, and leads to every statement that rests on it', async () => {
    const { page, close } = await open('ledger/lost/', { script: false });
    const links = await page
      .locator('main a[href*="/#00"]')
      .evaluateAll((all) => all.map((link) => (link as unknown as { hash: string }).hash.slice(1)));
    expect(links).toEqual(lost.flatMap(({ ids }) => ids));
    const text = await page.locator('main').evaluate((main) => main.textContent);
    for (const { left, instead } of lost)
      for (const words of [left, instead]) expect(text).toContain(words);
    await page.goto(new URL('../', page.url()).href);
    expect(await page.locator('main a[href$="ledger/lost/"]').count()).toBe(1);
    await close();
  });

  test('lists what differs once more as errata, with what it should read', async () => {
    const { page, close } = await open('ledger/errata/', { script: false });
    const slips = letters().flatMap((letter) => letter.slips);
    const differing = entries.filter(({ told }) => ['differs', 'otherwise'].includes(told.kind));
    expect(await page.locator('.ledger-entry').count()).toBe(slips.length);
    const links = await page
      .locator('main a[href*="/#00"]')
      .evaluateAll((all) => all.map((link) => (link as unknown as { hash: string }).hash.slice(1)));
    expect(links.toSorted()).toEqual(differing.map(({ told }) => told.id).toSorted());
    await close();
  });
});
