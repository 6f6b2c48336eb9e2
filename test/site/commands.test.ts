/** Commands that drive a browser run once with their smallest setting; the others are tried by test/scripts/commands.test.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commands } from '../scripts/commandList.ts';
import { runLine } from '../scripts/runLine.ts';

/** Named here so that an edit of one of them has this tried again (scripts/test/run/imports.ts). */
const programs: Readonly<Record<string, URL>> = {
  bench: new URL('../../scripts/measure/bench.ts', import.meta.url),
  screenshots: new URL('../../scripts/test/screenshots.ts', import.meta.url),
  tasks: new URL('../../scripts/measure/tasks.ts', import.meta.url),
};

const trials = Object.entries(commands).flatMap(([name, entry]) =>
  'words' in entry && entry.browser === true ? [{ name, ...entry }] : [],
);

test('commands that drive a browser do what they say', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const page of ['index.html', '404.html'])
    writeFileSync(join(site, page), '<!doctype html><title>A page</title><main>A page</main>');
  expect(trials.map(({ name }) => name)).toEqual(Object.keys(programs));
  const outputs = await Promise.all(
    trials.map(async ({ name, words }) =>
      runLine(`node ${fileURLToPath(programs[name]!)}`, words, { ...process.env, OUT_DIR: site }),
    ),
  );
  rmSync(site, { recursive: true });
  for (const [at, { name, says }] of trials.entries()) {
    const { out, err } = outputs[at]!;
    expect([name, err]).toEqual([name, '']);
    expect(out, name).toMatch(says);
  }
});
