/** What holds for every page: quiet console, own origin, strict policy, head, accessibility, no overflow. */
import { describe, expect, inject, test } from 'vitest';
import { HtmlValidate } from 'html-validate';
import { builtPages } from '../../scripts/lib/builtPages.ts';
import { wakeFigures } from '../../scripts/lib/wakeFigures.ts';
import { expectAccessible, expectQuiet, readersPages, useBrowser } from './support.ts';

const { open } = useBrowser();
const appearances = [
  { width: 1440, dark: false },
  { width: 360, dark: true },
] as const;

/** An authors' page of one widget is looked at on a phone in the dark; the widget's own tests have the other looks. */
const looksOf = (path: string): readonly { readonly width: number; readonly dark: boolean }[] =>
  path.startsWith('kit/') && path !== 'kit/' ? appearances.slice(1) : appearances;

// builtPages() is read when the tests are collected, after the global set-up has built the site
describe.each(readersPages())('page /%s', (path) => {
  test.each(looksOf(path))(
    'is quiet, accessible and fits at $width px, dark: $dark',
    async (look) => {
      const opened = await open(path, look);
      await opened.page.evaluate(wakeFigures);
      const failed = await opened.page.locator('[data-cell][data-state="failed"]').count();
      expect(failed).toBe(0);
      const wide = await opened.page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(wide).toBeLessThanOrEqual(0);
      await expectAccessible(opened.page);
      expectQuiet(opened);
      await opened.context.close();
    },
  );

  test('has title, description, icon, social picture and a strict policy', async () => {
    const html = await (await fetch(new URL(path, inject('site')))).text();
    // only the head is compared: a failing page shall not print whole
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<title>[^<]{8,70}<\/title>/);
    expect(head).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(head).toMatch(/<link rel="icon" [^>]*href="[^"]+"/);
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(head)?.[1] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    const file = await fetch(new URL(new URL(picture).pathname.replace(/^\//, ''), inject('site')));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
    },
  });
  const problems: string[] = [];
  for (const path of readersPages()) {
    const file = path === '404.html' ? 'dist/404.html' : `dist/${path}index.html`;
    const report = await validator.validateFile(file);
    for (const result of report.results) {
      for (const message of result.messages.filter(({ severity }) => severity === 2)) {
        problems.push(`${file}:${message.line} ${message.ruleId} ${message.message}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

test('every link inside the site, with its fragment, leads somewhere', async () => {
  const site = inject('site');
  const ids = new Map<string, Set<string>>();
  const targets: { from: string; to: URL }[] = [];
  for (const path of builtPages()) {
    const address = new URL(path, site);
    const html = await (await fetch(address)).text();
    ids.set(
      address.pathname,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')),
    );
    for (const [, href] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const to = new URL((href ?? '').replaceAll('&amp;', '&'), address);
      if (to.origin === address.origin) targets.push({ from: path, to });
    }
  }
  const dead: string[] = [];
  const checked = new Map<string, boolean>();
  for (const { from, to } of targets) {
    const known = ids.get(to.pathname);
    if (known === undefined) {
      if (!checked.has(to.pathname)) checked.set(to.pathname, (await fetch(to)).ok);
      if (checked.get(to.pathname) !== true) dead.push(`${from} -> ${to.pathname}`);
    } else if (to.hash !== '' && !known.has(decodeURIComponent(to.hash.slice(1)))) {
      dead.push(`${from} -> ${to.pathname}${to.hash}`);
    }
  }
  expect(dead).toEqual([]);
});
