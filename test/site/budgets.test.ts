/** Weights that a reader pays, in kB of 1,000 bytes. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { importedAtOnce } from '../../scripts/build/site/builtScripts.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();
const chapters = [
  '',
  ...readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, '/')),
];

const files = (ending: string): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join('dist', file));

describe.each(chapters)('page /%s', (path) => {
  test('loads at most 25 kB of JavaScript before the reader touches or scrolls, and moves nothing then or while figures arrive', async () => {
    const { page, scripts, close } = await open(path, {
      before: `window.shift = 0; new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });`,
    });
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      scripts.map(async (script) => ({
        url: script.url(),
        gzip: gzipSync(await script.body(), { level: 9 }).length,
      })),
    );
    const total = sizes.reduce((sum, { gzip }) => sum + gzip, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(25_000);
    expect(total, 'the frame itself is a script').toBeGreaterThan(0);
    // the first sign of the reader wakes the figures in view
    await page.mouse.move(300, 400);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(await page.evaluate('window.shift')).toBeLessThan(0.05);
    await close();
  });

  test('is at most 300 kB of HTML, 60 kB packed', () => {
    const html = readFileSync(`dist/${path}index.html`);
    expect(html.length).toBeGreaterThan(10_000);
    expect(html.length).toBeLessThanOrEqual(300_000);
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });

  test('loads at most 20 kB of CSS', () => {
    const html = readFileSync(`dist/${path}index.html`, 'utf8');
    const linked = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
    const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
    const total =
      linked.reduce((sum, [, file]) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0) +
      inline.reduce((sum, [, text]) => sum + gzipSync(text ?? '').length, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(20_000);
    expect(linked.length).toBeLessThanOrEqual(2);
  });
});

test('no script asks for a style sheet: those of a page are made two while the site is built', () => {
  const scripts = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  for (const name of scripts)
    expect(readFileSync(`dist/_astro/${name}`, 'utf8'), name).not.toMatch(/_astro\/[\w.-]+\.css\b/);
});

/** Classes that one figure alone has rules for, with that figure: none is of another sheet. */
function ownClasses(): readonly { readonly tag: string; readonly name: string }[] {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));
  return sheets.flatMap(({ file, text }) => {
    const tag = /^widgets.([\w-]+).styles\.css$/.exec(file)?.[1];
    const name = [...text.matchAll(/^\.([a-z][\w-]+) \{$/gm)]
      .map(([, one = '']) => one)
      .find((one) => sheets.every((other) => other.file === file || !other.text.includes(one)));
    return tag === undefined || name === undefined ? [] : [{ tag, name }];
  });
}

test('a page has the style sheets of its own figures, and of no others', () => {
  const classes = ownClasses();
  expect(classes.length).toBeGreaterThan(30);
  for (const path of builtPages()) {
    const html = readFileSync(`dist/${path}${path.endsWith('.html') ? '' : 'index.html'}`, 'utf8');
    const css = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
      .map(([, file]) => readFileSync(`dist/${file}`, 'utf8'))
      .join('');
    const there = (tag: string): boolean => html.includes(`data-cell="${tag}"`);
    const has = (name: string): boolean => css.includes(`.${name}`);
    expect([path, classes.filter(({ tag, name }) => there(tag) && !has(name))]).toEqual([path, []]);
    const strange = classes.filter(
      ({ tag, name }) => has(name) && !there(tag) && !html.includes(name),
    );
    expect([path, strange]).toEqual([path, []]);
  }
});

/** What the page of a figure loads before it wakes: itself, its style sheet, its scripts, its fonts. */
function weightAsleep(path: string): number {
  const html = readFileSync(`dist/${path}index.html`, 'utf8');
  const named = (pattern: RegExp): readonly string[] =>
    [...html.matchAll(pattern)].map(([, address = '']) => address);
  const scripts = new Set<string>();
  const run = (address: string): void => {
    if (scripts.has(address)) return;
    scripts.add(address);
    const text = readFileSync(`dist${address}`, 'utf8');
    for (const next of importedAtOnce(text)) run(address.replace(/[^/]*$/, next.slice(2)));
  };
  named(/<script[^>]* src="([^"]+)"/g).forEach(run);
  const texts = [...named(/<link rel="stylesheet" href="([^"]+)"/g), ...scripts];
  const fonts = named(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  return [
    gzipSync(html).length,
    ...texts.map((address) => gzipSync(readFileSync(`dist${address}`)).length),
    ...fonts.map((address) => statSync(`dist${address}`).size),
  ].reduce((sum, weight) => sum + weight);
}

// what the build found out for a figure is fetched when it wakes
test('a figure in a page of its own loads at most 104 kB before it wakes, and half of them at most 63', () => {
  const pages = builtPages().filter((path) => path.startsWith('figure/'));
  const weights = pages.map(weightAsleep).toSorted((a, b) => a - b);
  expect(weights.at(-1)).toBeLessThanOrEqual(104_000);
  expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(63_000);
  const named = ['fig-sweeps', 'fig-classes-6x6'].map((id) => weightAsleep(`figure/${id}/`));
  expect(Math.max(...named), named.join(', ')).toBeLessThanOrEqual(78_000);
});

test('all fonts together weigh at most 120 kB and come from the site itself', () => {
  const fonts = files('.woff2');
  expect(fonts.length).toBeGreaterThan(2);
  const total = fonts.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(total).toBeLessThanOrEqual(120_000);
});
