/** What shells complete and the manual page tell: all that there is, asked of the shells themselves where they are installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typedCommands } from '../../src/command/commandTable.ts';
import { engineCommand } from '../../src/command/nonogramEngine.ts';
import { ask } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'completion-'));
const commands = typedCommands(engineCommand(() => undefined, '1.2.3'));
const scripts: Record<string, string> = {};
beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    scripts[shell] = (await ask('completion', shell)).out;
    writeFileSync(join(folder, shell), scripts[shell]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** What a program of a shell prints, a word each. */
function saidBy(shell: string, options: readonly string[], text: string): readonly string[] {
  const { stdout, stderr } = spawnSync(shell, [...options, '-c', text], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.split(/\s+/).filter((word) => word !== '');
}

test('a letter stands for one option, whatever the command', () => {
  const long = new Map<string, string>();
  for (const { options } of commands)
    for (const { names } of options)
      if (names.length === 2) {
        const [letter = '', name = ''] = names;
        expect(long.get(letter) ?? name, letter).toBe(name);
        long.set(letter, name);
      }
  expect(long.size).toBeGreaterThan(10);
});

test('the same option takes the same, whatever the command', () => {
  const taken = new Map<string, string | null>();
  for (const { options } of commands)
    for (const { names, value } of options) {
      const name = names.at(-1)!;
      // a proof is asked of a formula, and of many puzzles
      if (['--proof', '--most'].includes(name)) continue;
      expect(taken.get(name) ?? value, name).toBe(value);
      taken.set(name, value);
    }
});

test.each(['bash', 'zsh', 'fish'])('%s is told every command, option and choice', (shell) => {
  const text = scripts[shell]!;
  const words = new Set(text.match(/[\w-]+/g));
  for (const { name, options, choices } of commands) {
    expect(words).toContain(name);
    for (const choice of choices ?? []) expect(words).toContain(choice);
    for (const { names, choices: values } of options)
      for (const word of [...names, ...values]) {
        const bare = word.replace(/^-+/, '');
        expect(words.has(word) || (shell === 'fish' && words.has(bare)), word).toBe(true);
      }
  }
});

const byBash = (...words: readonly string[]): readonly string[] =>
  saidBy(
    'bash',
    ['--norc'],
    `source ./bash; COMP_WORDS=(nonogram-engine ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _nonogram_engine; echo "\${COMPREPLY[@]}"`,
  );

const byFish = (line: string): readonly string[] =>
  saidBy('fish', ['--no-config'], `source ./fish; complete -C '${line}' | string split -f1 \\t`);

describe('what is completed', () => {
  test.runIf(has('bash'))('by bash', () => {
    expect(byBash('so')).toEqual(['solve']);
    expect(byBash('solve', '--pr')).toEqual(['--proof']);
    expect(byBash('make', '--method', 'p')).toEqual(['pairs', 'probing']);
    expect(byBash('rate', 'fi')).toEqual(['fish']); // a file that is there
    expect(byBash('completion', 'f')).toEqual(['fish']);
  });

  test.runIf(has('fish'))('by fish', () => {
    expect(byFish('nonogram-engine so')).toEqual(['solve']);
    expect(byFish('nonogram-engine solve --pr')).toEqual(['--proof']);
    expect(byFish('nonogram-engine make --method p')).toEqual(['pairs', 'probing']);
  });

  test.runIf(has('zsh'))('by zsh', () => {
    const asked = saidBy(
      'zsh',
      ['-f'],
      'compdef() {}; _arguments() { print -l -- "$@" }; source ./zsh; words=(nonogram-engine make ""); CURRENT=3; _nonogram_engine',
    );
    expect(asked).toContain('(--method)--method[the');
    expect(asked.join(' ')).toContain(':method:(sweeps pairs chains probing search)');
  });
});

describe('the manual page', () => {
  test('has every command with every option, and its help', async () => {
    const { code, out } = await ask('man');
    expect(code).toBe(0);
    const plain = out.replaceAll('\\-', '-').replaceAll(/\\f[BRI]/g, '');
    for (const { name, options } of commands) {
      expect(plain).toContain(`.SS ${name} `);
      for (const { names } of options) expect(plain).toContain(`\n${names.join(', ')}`);
    }
    expect(plain).toContain('nonogram-engine solve puzzle.non');
    // a line that begins with a dot is a word for roff
    const own = out.match(/^\.\w*/gm);
    expect([...new Set(own)].toSorted()).toEqual(
      ['.PP', '.SH', '.SS', '.TH', '.TP', '.fi', '.nf'].toSorted(),
    );
  });

  test.runIf(has('groff'))('is read by groff without a word', async () => {
    const { out } = await ask('man');
    const made = spawnSync('groff', ['-man', '-Tascii', '-ww'], { input: out, encoding: 'utf8' });
    expect({ code: made.status, said: made.stderr }).toEqual({ code: 0, said: '' });
  });
});
