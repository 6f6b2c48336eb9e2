import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** A project with these sources, in which something is found that is never twice the same. */
function project(): {
  readonly find: (keep: string) => string;
  readonly write: (text: string) => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['src', 'public/results', 'content/claims', 'content/puzzles', 'content/race'])
    mkdirSync(join(folder, part), { recursive: true });
  const kept = pathToFileURL(resolve('src/stored/kept.ts')).href;
  const program = `import { kept } from '${kept}'; console.log(JSON.stringify(kept('a', () => [Math.random()])));`;
  return {
    find: (keep) => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', program],
        { cwd: folder, env: { ...process.env, KEEP: keep }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      return stdout;
    },
    write: (text) => {
      writeFileSync(join(folder, 'src/a.ts'), text);
    },
  };
}

test('what was found is found again by a later build of the same sources, and by no other', () => {
  const { find, write } = project();
  write('one');
  const first = find('1');
  expect(first).toMatch(/^\[0\.\d+\]\n$/);
  expect(find('1')).toBe(first);
  write('two');
  const second = find('1');
  expect(second).not.toBe(first);
  expect(find('1')).toBe(second);
});

test('nothing is kept where nobody asks for it', () => {
  const { find, write } = project();
  write('one');
  expect(find('')).not.toBe(find(''));
  const built = find('1');
  expect(find('')).not.toBe(built);
});
