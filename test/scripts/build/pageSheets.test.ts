// The style sheets of a page, made two.
import { describe, expect, test } from 'vitest';
import { withTwoSheets } from '../../../scripts/build/site/pageSheets.ts';

const link = (name: string): string => `<link rel="stylesheet" href="/x/_astro/${name}">`;
const texts: Readonly<Record<string, string>> = { 'a.1.css': 'a{}', 'b.2.css': 'b{}' };

/** A page with these sheets, and what was written beside them. */
function made(...sheets: readonly string[]): readonly [string, ReadonlyMap<string, string>] {
  const written = new Map<string, string>();
  const html = `<head><title>x</title>${sheets.map(link).join('\n')}</head><body>a</body>`;
  const page = withTwoSheets(
    html,
    (name) => texts[name] ?? '',
    (name, css) => void written.set(name, css),
  );
  return [page.replaceAll('\n', ''), written];
}

describe('a page with several style sheets', () => {
  test('has that of all pages first, and one with the others in their order', () => {
    const [page, written] = made('a.1.css', 'Page.00.css', 'b.2.css');
    const [[name = '', css] = []] = written;
    expect(css).toBe('a{}b{}');
    expect(page).toBe(
      `<head><title>x</title>${link('Page.00.css')}${link(name)}</head><body>a</body>`,
    );
    expect(written.size).toBe(1);
    // the same sheets are the same file
    expect([...made('Page.00.css', 'a.1.css', 'b.2.css')[1].keys()]).toEqual([name]);
    expect([...made('b.2.css', 'a.1.css')[1].keys()]).not.toEqual([name]);
  });

  test('has them in its head, and no room in a sentence where they stood', () => {
    const page = withTwoSheets(
      `<head>${link('Page.00.css')}</head><p>(${link('a.1.css')} <b>1</b>)</p>`,
      () => 'a{}',
      () => {},
    );
    expect(page).toMatch(/<head>.*figures\.\w+\.css">\s*<\/head><p>\(<b>1<\/b>\)<\/p>$/);
  });

  test.each([[['Page.00.css']], [[]]])('stays as it is without: %j', (sheets) => {
    const [page, written] = made(...sheets);
    expect(page).toBe(`<head><title>x</title>${sheets.map(link).join('')}</head><body>a</body>`);
    expect(written.size).toBe(0);
  });
});
