import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const kept = pathToFileURL(resolve('src/stored/kept.ts')).href;

/** A project in which `src/a.ts`, which imports `b.ts`, finds something that is never twice the same. */
function project(): {
  readonly find: (keep: string, module?: string, what?: string) => string;
  readonly write: (file: string, text: string) => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['src/experiments', 'src/stored', 'public/results'])
    mkdirSync(join(folder, part), { recursive: true });
  for (const part of ['claims', 'puzzles', 'race'])
    mkdirSync(join(folder, 'content', part), { recursive: true });
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  write('src/a.ts', "import { b } from './b.ts';\nimport type { C } from './c.ts';\n");
  for (const other of ['src/b.ts', 'src/c.ts', 'src/d.ts']) write(other, 'one');
  return {
    find: (keep, module = 'src/a.ts', what = '[Math.random()]') => {
      const program = `import { kept } from '${kept}';
let said; try { said = kept('${module}', 'a', () => ${what}); } catch (error) { said = error.message; }
console.log(JSON.stringify(said));`;
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', program],
        { cwd: folder, env: { ...process.env, KEEP: keep }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      return stdout;
    },
    write,
  };
}

test('what was found is found again while nothing changes of what finds it', () => {
  const { find, write } = project();
  const first = find('1');
  expect(first).toMatch(/^\[0\.\d+\]\n$/);
  for (const other of ['src/c.ts', 'src/d.ts']) write(other, 'two'); // types alone, and no import
  expect(find('1')).toBe(first);
  let last = first;
  for (const part of ['src/b.ts', 'public/results/r.json', 'src/experiments/e.ts']) {
    write(part, 'two');
    const next = find('1');
    expect(next, part).not.toBe(last);
    last = next;
  }
  expect(find('1')).toBe(last);
});

test('nothing is kept where nobody asks for it', () => {
  const { find } = project();
  expect(find('')).not.toBe(find(''));
  const built = find('1');
  expect(find('')).not.toBe(built);
});

test('what a file would give back as something else is not kept', () => {
  const { find } = project();
  const says = 'a: JSON cannot hold what is found';
  for (const other of ['[NaN]', '({ at: undefined })', 'new Map([[1, 2]])', 'Uint8Array.of(1)'])
    expect(find('1', 'src/a.ts', other), other).toContain(says);
  expect(find('1', 'src/a.ts', '[null]')).toBe('[null]\n');
});

test('a module that is not there finds nothing', () => {
  expect(project().find('1', 'src/moved.ts')).toContain('src/moved.ts: it is not there');
});
