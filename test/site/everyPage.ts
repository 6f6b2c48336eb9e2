/** What holds for every page, as tests: quiet console, own origin, strict policy, head, accessibility, no overflow. */
import { describe, expect, inject, test } from 'vitest';
import { wakeFigures } from '../../scripts/lib/wakeFigures.ts';
import { expectAccessible, expectQuiet, isAuthorsPage, useBrowser } from './support.ts';

const appearances = [
  { width: 1440, dark: false },
  { width: 360, dark: true },
] as const;

/** An authors' page of one widget is looked at on a phone in the dark; the widget's own tests have the other looks. */
const looksOf = (path: string): readonly { readonly width: number; readonly dark: boolean }[] =>
  isAuthorsPage(path) && path !== 'kit/' ? appearances.slice(1) : appearances;

/**
 * Defines the tests of each of these pages.
 *
 * @param paths - below the site's base; read when the tests are collected, after the global set-up has built the site
 */
export function testPages(paths: readonly string[]): void {
  const { open } = useBrowser();
  describe.each(paths)('page /%s', (path) => {
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
        await opened.close();
      },
    );

    test('has title, description, icon, social picture and a strict policy', async () => {
      const html = await (await fetch(new URL(path, inject('site')))).text();
      // only the head is compared: a failing page shall not print whole
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head).toMatch(/<title>[^<]{8,70}<\/title>/);
      expect(head).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(head).toMatch(/<link rel="icon" [^>]*href="[^"]+"/);
      const policy =
        /http-equiv="content-security-policy" content="([^"]+)"/i.exec(head)?.[1] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain('unsafe-eval');
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
      const file = await fetch(
        new URL(new URL(picture).pathname.replace(/^\//, ''), inject('site')),
      );
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    });
  });
}
