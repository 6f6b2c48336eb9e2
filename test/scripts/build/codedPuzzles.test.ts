import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { codedPuzzles } from '../../../scripts/build/site/codedPuzzles.ts';
import { gallery } from '../../../src/puzzles/gallery.ts';

const folder = fileURLToPath(new URL('../../../src/puzzles/', import.meta.url));
const plugin = codedPuzzles() as { load(id: string): Promise<string | null> };

test('the puzzles of the built site are those of the source, with their codes', async () => {
  const coded = new Map<string, unknown>();
  const others: string[] = [];
  for (const file of readdirSync(folder)) {
    const text = await plugin.load(folder + file);
    if (text === null) {
      others.push(file);
      continue;
    }
    const [, entries = ''] = /^export const \w+ = (.+);\n$/.exec(text) ?? [];
    for (const [id, one] of Object.entries(JSON.parse(entries) as object)) coded.set(id, one);
  }
  // what is no list of puzzles stays as it is, and one list without a drawing
  expect(others).toEqual([
    'categoryRounds.ts',
    'gallery.ts',
    'galleryPuzzle.ts',
    'intersecting.ts',
    'offered.ts',
    'seven.ts',
    'sevenFound.json',
    'shelf.ts',
    'weeks.ts',
  ]);
  const seen = gallery.filter(({ id }) => coded.has(id));
  expect(seen).toHaveLength(coded.size);
  for (const { id, ...one } of seen) expect(coded.get(id)).toEqual(one);
  expect(gallery.filter(({ id, picture }) => picture !== undefined && !coded.has(id))).toEqual([]);
});

test('other modules are not looked at', async () => {
  expect(await plugin.load(fileURLToPath(import.meta.url))).toBeNull();
});
