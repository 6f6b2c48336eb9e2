import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeFiles } from '../../../src/components/code/codeFiles.ts';
import { linked, linksIn } from '../../../src/components/code/links.ts';
import type { CodeLink } from '../../../src/components/code/links.ts';
import { colouring } from '../../../src/components/code/prism.ts';
import { rooms } from '../../../src/reference/reference.ts';

const entries = rooms.flatMap((room) => room.entries);
const names = Object.fromEntries(
  entries.map(({ name, path }) => [name, { to: `/reference/#${name}`, path }]),
);
const moduleAt = (path: string): string | undefined =>
  codeFiles.includes(path) ? `#${path}` : undefined;
const linksOf = (path: string, text = readFileSync(path, 'utf8')): readonly CodeLink[] =>
  linksIn(path, text, names, moduleAt);

describe('links in the text of a module', () => {
  test('stand at every public name where it is declared, which can be led to', () => {
    const paths = [...new Set(entries.map(({ path }) => path))];
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const declared = entries.filter((entry) => entry.path === path).map(({ name }) => name);
      const ids = linksOf(path).flatMap(({ id }) => id ?? []);
      expect(new Set(ids), path).toEqual(new Set(declared));
    }
  });

  test('stand at public names that are imported, at modules that are there, and at nothing else', () => {
    const text = `import type { Grid } from './door/shapes.ts';
import { settle as other } from './methods.ts';
import { settle } from './another.ts';
// a < b && settle
export const settled = settle<Grid>("<&>", other, import('../engine/line/settle.ts'));
`;
    expect(linksOf('src/library/some.ts', text)).toEqual(
      [
        ['Grid', '/reference/#Grid'],
        ['./door/shapes.ts', '#src/library/door/shapes.ts'],
        ['settle', '/reference/#settle'],
        ['./methods.ts', '#src/library/methods.ts'],
        ['../engine/line/settle.ts', '#src/engine/line/settle.ts'],
      ].map(([name = '', href]) => ({ at: expect.any(Number) as number, text: name, href })),
    );
    for (const { at, text: name } of linksOf('src/library/some.ts', text))
      expect(text.startsWith(name, at)).toBe(true);
  });
});

describe('coloured pieces', () => {
  test('have all of the text, in colour, and every link in one of them', async () => {
    const coloured = await colouring();
    for (const path of ['src/library/door/shapes.ts', 'src/engine/line/settle.ts']) {
      const text = readFileSync(path, 'utf8');
      const pieces = linked(coloured(text), linksOf(path, text));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.filter(({ href }) => href !== undefined)).toHaveLength(
        linksOf(path, text).length,
      );
    }
    expect(coloured("// a\nconst b = 'c' + 1;").filter(({ kind }) => kind !== '')).toEqual([
      { kind: 'comment', text: '// a' },
      { kind: 'keyword', text: 'const' },
      { kind: 'string', text: "'c'" },
      { kind: 'number', text: '1' },
    ]);
  });

  test('are cut where a link stands in them, counted from the begin of the whole text', () => {
    const links = [{ at: 12, text: 'b', href: '#b' }];
    expect(linked([{ kind: '', text: 'a b c' }], links, 10)).toEqual([
      { kind: '', text: 'a ' },
      { kind: '', text: 'b', href: '#b' },
      { kind: '', text: ' c' },
    ]);
  });
});
