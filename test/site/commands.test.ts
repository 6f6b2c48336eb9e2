/** Commands that drive a browser run once with their smallest setting; the others are tried by test/scripts/commands.test.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { lineOf, trials } from '../scripts/commandList.ts';
import { runLine } from '../scripts/runLine.ts';

/** Named here so that an edit of one of them has this tried again (src/stored/imports.ts). */
const programs: readonly URL[] = [
  new URL('../../scripts/measure/bench.ts', import.meta.url),
  new URL('../../scripts/measure/tasks.ts', import.meta.url),
  new URL('../../scripts/test/screenshots.ts', import.meta.url),
];

const tried = trials(true);

test('commands that drive a browser do what they say', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const page of ['index.html', '404.html'])
    writeFileSync(join(site, page), '<!doctype html><title>A page</title><main>A page</main>');
  expect(tried.map(({ name }) => basename(lineOf(name)))).toEqual(
    programs.map(({ pathname }) => basename(pathname)),
  );
  const outputs = await Promise.all(
    tried.map(async ({ name, words }) =>
      runLine(lineOf(name), words, { ...process.env, OUT_DIR: site }),
    ),
  );
  rmSync(site, { recursive: true });
  for (const [at, { name, says }] of tried.entries()) {
    const { out, err } = outputs[at]!;
    expect([name, err]).toEqual([name, '']);
    expect(out, name).toMatch(says);
  }
});
