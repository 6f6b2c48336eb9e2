/** The site built for a sub-path, as a static host under a folder would serve it. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { wakeFigures } from '../../scripts/test/browser/wakeFigures.ts';
import { expectQuiet, readersPages, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();
const base = '/some/folder/';

/** Addresses within the site that a page names: links, scripts, styles, pictures. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|action|data-index)="(\/[^"]*)"/g)].map(([, found]) =>
    (found ?? '').replaceAll('&amp;', '&'),
  );

/** Whether there is something at an address; each is asked for once. */
const asked = new Map<string, Promise<boolean>>();
function answers(address: string): Promise<boolean> {
  const known =
    asked.get(address) ?? fetch(new URL(address, inject('subPathSite'))).then(({ ok }) => ok);
  asked.set(address, known);
  return known;
}

describe('under a sub-path', () => {
  test('the site is served there, and only there', async () => {
    const site = inject('subPathSite');
    expect(new URL(site).pathname).toBe(base);
    expect((await fetch(site)).status).toBe(200);
    expect((await fetch(new URL('/sweeps/', site))).status).toBe(404);
  });

  test('every address on every page lies under it and leads somewhere', async () => {
    const site = inject('subPathSite');
    const addresses = new Set<string>();
    for (const path of readersPages('dist-subpath')) {
      const html = await (await fetch(new URL(path, site))).text();
      for (const address of addressesIn(html)) addresses.add(address);
    }
    expect(addresses.size).toBeGreaterThan(50);
    expect([...addresses].filter((address) => !address.startsWith(base))).toEqual([]);
    const dead: string[] = [];
    for (const address of addresses) {
      // of pages that are made alike there are some only: sampled.ts
      if (/^(?:code|figure)\/./.test(address.slice(base.length))) continue;
      if (!(await fetch(new URL(address, site))).ok) dead.push(address);
    }
    expect(dead).toEqual([]);
  });

  test('where the site is known, each page names the address that it has there', async () => {
    const home = 'https://site.example';
    const dead: string[] = [];
    for (const path of readersPages('dist-subpath')) {
      const html = await (await fetch(new URL(path, inject('subPathSite')))).text();
      for (const name of [
        /rel="canonical" href="([^"]+)"/,
        /"og:(?:url|image)" content="([^"]+)"/g,
      ]) {
        const named = Array.from(
          html.matchAll(new RegExp(name, 'g')),
          ([, address = '']) => address,
        );
        expect(named.length, path).toBeGreaterThan(0);
        for (const address of named)
          if (!address.startsWith(home + base) || !(await answers(address.slice(home.length))))
            dead.push(`${path} ${address}`);
      }
    }
    expect(dead).toEqual([]);
  });

  test.each(['', 'density/', 'search/'])('page /%s wakes all its figures quietly', async (path) => {
    const opened = await open(path, { site: inject('subPathSite') });
    await opened.page.evaluate(wakeFigures);
    const states = await opened.page
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['state']));
    expect(states.filter((state) => state !== 'ready')).toEqual([]);
    expectQuiet(opened);
    await opened.close();
  });

  test('the stored run is found, workers start, and a board opens in the stepper', async () => {
    const opened = await open('density/?fig-classes-6x6=1;a=20;b=60;s=10;n=300;r=7;z', {
      site: inject('subPathSite'),
    });
    const { page } = opened;
    await readyCell(page, 'fig-classes-6x6');
    const figure = page.locator('#fig-classes-6x6');
    await figure.locator('.run-sources').getByText('version').first().waitFor();
    await figure.locator('[data-run="start"]').click();
    await figure.locator('.run-bar[data-phase="complete"]').waitFor();
    // a worker that is not found would be reported here
    await expect.poll(() => figure.locator('.run-notices').count()).toBe(0);
    await figure.locator('.chart-stage[tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await figure.locator('.run-boards a').first().click();
    await page.waitForURL(`**${base}sweeps/**fig-sweeps=**`);
    await readyCell(page, 'fig-sweeps');
    await expect.poll(() => page.locator('#fig-sweeps [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('search finds sections and leads to them', async () => {
    const opened = await open('search/?q=switching', { site: inject('subPathSite') });
    const link = opened.page.locator('[data-search-group] a').first();
    await link.click();
    await opened.page.waitForURL(/\/(one-line|sweeps|density|words)\//);
    expect(new URL(opened.page.url()).pathname.startsWith(base)).toBe(true);
    expectQuiet(opened);
    await opened.close();
  });

  test('nothing in scripts or styles names an address at the root', () => {
    const html = readFileSync('dist-subpath/index.html', 'utf8');
    expect(html).not.toMatch(/(?:href|src)="\/(?!some\/folder\/)/);
  });
});
