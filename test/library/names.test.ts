/** What is public cannot change unseen: the list of names stands in the repository, and the changelog has each state of it by its version. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraryNames, namesDigest, namesFile } from '../../scripts/build/library/libraryNames.ts';
import { libraryVersion } from '../../src/reference/libraryFile.ts';

const log = readFileSync('docs/library/CHANGELOG.md', 'utf8');

test('the list of public names is that of the sources; `npm run library -- --names` writes it again', () => {
  expect(readFileSync(namesFile, 'utf8')).toBe(libraryNames());
});

test('each version has a word in the changelog, the newest first, and its own state of the names', () => {
  const versions = [...log.matchAll(/^## (\d+)\.(\d+)\.(\d+)\n\nNames: ([0-9a-f]{8})\n\n\S/gm)];
  expect(versions.length).toBe(log.match(/^## /gm)?.length);
  const [newest] = versions;
  // other names want another version: raise it (src/reference/libraryFile.ts), and write a new entry above
  expect([newest?.slice(1, 4).join('.'), newest?.[4]]).toEqual([libraryVersion, namesDigest()]);
  const orders = versions.map(([, a, b, c]) => Number(a) * 1e6 + Number(b) * 1e3 + Number(c));
  expect(orders).toEqual(orders.toSorted((a, b) => b - a));
});
