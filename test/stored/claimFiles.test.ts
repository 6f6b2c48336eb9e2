/** What is kept of a claim hangs on the file that makes it, whether its id stands there or is put together. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from '../../src/claims/ledger.ts';
import { publicClaims } from '../../src/claims/elsewhere/list.ts';
import { ownClaims } from '../../src/claims/own/list.ts';
import { claimFiles } from '../../src/stored/claimFiles.ts';
import { importsIn } from '../../src/stored/imports.ts';

/** The claims that a module hands out, by their ids: themselves, in lists, in tables. */
function idsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if ('id' in value && typeof value.id === 'string' && 'read' in value) return [value.id];
  const parts: Iterable<unknown> = value instanceof Map ? value.values() : Object.values(value);
  return Array.from(parts, (part) => idsIn(part, depth + 1)).flat();
}

test('the files of a claim reach the one that makes it, and not the ledger', async () => {
  const imports = importsIn();
  const makers = new Map<string, string[]>();
  for (const file of globSync('src/claims/*/*.ts')) {
    if (file.endsWith('/list.ts')) continue;
    for (const id of idsIn(await import(resolve(file))))
      makers.set(id, [...(makers.get(id) ?? []), file]);
  }
  let unknown = 0;
  for (const { id } of [...claims, ...publicClaims, ...ownClaims]) {
    const reached = new Set(claimFiles(id, imports).flatMap((file) => [...imports.reached(file)]));
    expect(reached, id).not.toContain('src/claims/ledger.ts');
    const handed = makers.get(id) ?? [];
    // others hand on what one of them makes
    const [maker] = handed.filter((file) =>
      handed.every((other) => other === file || !imports.reached(file).has(other)),
    );
    if (maker === undefined) unknown++;
    else expect(reached, id).toContain(maker);
  }
  expect(unknown).toBe(3); // one law, made where several documents say it
});
