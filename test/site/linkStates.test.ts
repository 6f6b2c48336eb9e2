/** Every link of the pages that says how a figure is to stand opens it so: nothing of it is refused, or not known to the figure. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { openStill } from '../../src/book/still.ts';
import { readLink } from '../../src/notebook/cell/linkState.ts';
import { watch } from '../../src/notebook/host/opening.ts';
import { figures } from '../../src/widgets/figures.ts';
import { withoutPage } from '../widgets/hand.ts';
import { prebuilt } from '../widgets/prebuilt.ts';

withoutPage();

const texts = new Map<string, string>();

/** The markup of a page. */
function htmlOf(path: string): string {
  const file = `dist/${path}${path.endsWith('.html') ? '' : 'index.html'}`;
  const text = texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  texts.set(path, text);
  return text;
}

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&');

/** The program of a figure of a page, and what its author asks for. */
function figureIn(path: string, id: string): readonly [tag: keyof typeof figures, props: object] {
  const html = htmlOf(path);
  const from = html.indexOf(`<figure class="cell" id="${id}"`);
  const [, tag, props = '{}'] =
    /data-cell="([^"]+)"[^]*?<\1(?:[^>]* data-props="([^"]*)")?/.exec(html.slice(from)) ?? [];
  expect([path, id, from >= 0]).toEqual([path, id, true]);
  return [tag as keyof typeof figures, JSON.parse(plain(props)) as object];
}

const site = 'https://site.example/';

/** All such links, each once. */
function links(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of builtPages().filter((one) => !/^(?:code|figure|kit|reference)\//.test(one)))
    for (const [, href = ''] of htmlOf(path).matchAll(
      /<a\s[^>]*href="([^"]*[?;][\w-]+=\d+;[^"]*)"/g,
    )) {
      const { origin, pathname, search } = new URL(plain(href), site + path);
      if (origin === new URL(site).origin) found.add(pathname.slice(1) + search);
    }
  return found;
}

test('every link with a state opens it', async () => {
  const all = [...links()];
  expect(all.length).toBeGreaterThan(100);
  for (const link of all) {
    const { pathname, search } = new URL(link, site);
    for (const [, id = ''] of search.matchAll(/[?&]([\w-]+)=\d+;/g)) {
      if (id === 'statements' || id === 'from') continue; // the ledger is its page; where a puzzle comes from
      const [tag, props] = figureIn(pathname.slice(1), id);
      const { figure } = await figures[tag]();
      const reading = readLink(search, id);
      expect([link, reading.kind]).toEqual([link, 'values']);
      if (reading.kind !== 'values') continue;
      const { watched, unread } = watch(reading.values);
      await openStill(figure, { props, prebuilt: await prebuilt(tag, props), id }, watched);
      expect([link, unread()]).toEqual([link, []]);
    }
  }
});
