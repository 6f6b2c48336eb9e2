/** Command lines that were mistyped, or made up: done, or refused with a reason; nothing waits, nothing else is thrown. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Random } from '../../src/engine/board/random.ts';
import { ask } from '../command/ask.ts';
import { areMany, damage, drawnFor, oneOf, patience, tries } from './damage.ts';

// what a line may write, it writes there
const folder = mkdtempSync(join(tmpdir(), 'lines-'));
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const puzzles = [
  '5x5_1.1_5_5_3_1~2_4_4_4_2',
  '2x2:1/1/1/1',
  '1x1_1~1',
  '3x3_1_1_1~1_1_1',
  '5x5_9_9',
  '-',
];
const texts = ['{"rows":[[1]],"cols":[[1]]}', '', '# .\n. #\n', '2x2:1/1/1/1'];

/** Lines that are right, a list of words each. */
const right = (random: Random): string[] => {
  const puzzle = oneOf(puzzles, random);
  const seed = String(random.below(1000));
  return oneOf(
    [
      ['solve', puzzle],
      ['solve', '--most', '3', '--json', puzzle],
      ['check', '--unique', puzzle],
      ['rate', puzzle],
      ['rate', '--json', '--pick', '1', puzzle],
      ['hint', puzzle],
      ['hint', puzzle, '--state', '.????/?????/?????/?????/?????'],
      ['make', '--height', '3', '--width', '3', '--seed', seed],
      ['make', '--method', 'simple', '--height', '2', '--width', '4', '--seed', seed, '--json'],
      ['convert', '--to', 'non', puzzle],
      ['convert', '--list', puzzle],
      ['convert', puzzle, `${seed}.json`],
      ['formula', puzzle],
      ['formula', '--another', '--proof', puzzle],
      ['help', 'solve'],
      ['--version'],
    ],
    random,
  ).slice();
};

const words = [
  ...'solve check rate hint make convert formula help --help --json --pick --most --to'.split(' '),
  ...'--from --state --seed --another --proof --check -- - --= -x 0 -1 1e3 2 . /'.split(' '),
  '',
  ' ',
  'no/such/file',
  '\u0000',
];

/** The words of a line with one or two mistakes. */
function mistyped(line: string[], random: Random): string[] {
  const out = line;
  for (let times = 1 + random.below(2); times > 0; times--) {
    const at = random.below(out.length + 1);
    switch (random.below(5)) {
      case 0:
        out.splice(at, 1);
        break;
      case 1:
        out.splice(at, 0, oneOf(words, random));
        break;
      case 2:
        out.splice(at, 1, oneOf(words, random));
        break;
      case 3:
        out.splice(at, 0, ...out.slice(at, at + 1));
        break;
      default:
        if (out[at] !== undefined) out[at] = damage(out[at], random);
    }
  }
  return out;
}

/** Numbers of a line that may ask for a lot of work, which is no fault, are kept small. */
const small = (line: readonly string[]): readonly string[] =>
  line.map((word) => (/^\d{2,}$/.test(word) ? word.slice(0, 1) : word));

test('10,000 lines', { timeout: patience }, async () => {
  const random = drawnFor(5);
  const count = tries(1000);
  const codes = [0, 0, 0];
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  try {
    for (let time = 0; time < count; time++) {
      const line = small(mistyped(right(random), random));
      const input = Readable.from([Buffer.from(oneOf(texts, random))]);
      Object.defineProperty(process, 'stdin', { value: input, configurable: true });
      const { code, err } = await ask(...line);
      const said = `${JSON.stringify(line)}\n${err}`;
      expect([0, 1, 2], said).toContain(code);
      codes[code]!++;
      if (code === 2) expect(err.trim(), said).not.toBe('');
      // what a program says of itself is not for readers
      expect(err, said).not.toMatch(
        /undefined|\[object|is not a function|Cannot read prop|at .*\.ts/,
      );
    }
  } finally {
    Object.defineProperty(process, 'stdin', stdin);
  }
  // done, no, and refused: all come up
  if (!areMany(1000)) return;
  for (const times of codes) expect(times).toBeGreaterThan(count / 200);
});
