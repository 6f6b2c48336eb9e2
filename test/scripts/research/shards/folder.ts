/** A folder for the files of one test file. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes it, and removes it when all is done. @returns the path of a file in it, by name */
export function testFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-shards-'));
  chmodSync(folder, 0o755); // schedulers want to be let in
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}
