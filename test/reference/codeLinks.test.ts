import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runHighlighterWithAstro } from '@astrojs/prism/dist/highlighter';
import { declaredIn, publicPlaces, withLinks } from '../../src/reference/codeLinks.ts';
import { rooms } from '../../src/reference/reference.ts';

const address = ({ name }: { readonly name: string }): string => `/reference/#${name}`;
const bare = (html: string): string => html.replaceAll(/<\/?a\b[^>]*>/g, '');
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a href="\/reference\/#(\w+)">(\w+)<\/a>/g)].map(([, to, text]) => {
    expect(text).toBe(to);
    return to ?? '';
  });

async function linked(path: string, text: string): Promise<string> {
  const { html } = await runHighlighterWithAstro('typescript', text);
  const result = withLinks(html, publicPlaces(path, text), address);
  expect(bare(result)).toBe(html);
  return result;
}

describe('links from code to the reference', () => {
  test('stand at every public name where it is declared', async () => {
    const paths = [...new Set(rooms.flatMap(({ entries }) => entries.map(({ path }) => path)))];
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const links = linksOf(await linked(path, readFileSync(path, 'utf8')));
      expect(links, path).toEqual(expect.arrayContaining(declaredIn(path).map(({ name }) => name)));
    }
  });

  test('can be led to by their name where it is declared, and nowhere else', async () => {
    const path = 'src/library/door/shapes.ts';
    const text = readFileSync(path, 'utf8');
    const { html } = await runHighlighterWithAstro('typescript', text);
    const here = withLinks(html, publicPlaces(path, text), address, (entry) => entry.path === path);
    const ids = [...here.matchAll(/<a id="(\w+)" href="[^"]*">(\w+)<\/a>/g)].map(([, id, name]) => {
      expect(id).toBe(name);
      return id;
    });
    expect(new Set(ids)).toEqual(new Set(declaredIn(path).map(({ name }) => name)));
    expect(ids.length).toBeGreaterThan(3);
    expect(await linked(path, text)).not.toContain(' id="');
  });

  test('stand at public names that are imported, and at no others', async () => {
    const text = `import type { Grid } from './door/shapes.ts';
import { settle as other } from './methods.ts';
import { settle } from './another.ts';
// a < b && settle
export const settled = settle<Grid>("<&>", other);
`;
    expect(linksOf(await linked('src/library/some.ts', text))).toEqual(['Grid', 'settle']);
  });
});
