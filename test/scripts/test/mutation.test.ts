import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { idOf, mutantsOf, mutated } from '../../../scripts/test/mutation/mutants.ts';
import type { Mutant } from '../../../scripts/test/mutation/mutants.ts';
import { reportOf } from '../../../scripts/test/mutation/report.ts';
import type { Fate } from '../../../scripts/test/mutation/run.ts';
import { startTester } from '../../../scripts/test/mutation/testers.ts';
import { testsOf } from '../../../scripts/test/mutation/testFiles.ts';

/** What is changed in a text, as "was -> is". */
const changesIn = (text: string): readonly string[] =>
  mutantsOf('a.ts', text).map(({ was, replacement }) => `${was} -> ${replacement}`);

describe('mutants', () => {
  test.each([
    ['const a = b < c;', ['< -> <=', '< -> >=', 'b < c -> true', 'b < c -> false']],
    ['if (a > b) c();', ['a > b -> true', 'a > b -> false', '> -> >=', '> -> <=']],
    ['while (a) b();', ['a -> false']],
    ['for (;a;) b();', ['a -> false']],
    ['const a = b ? c : d;', ['b -> true', 'b -> false']],
    ['a = b + c;', ['+ -> -']],
    ["a = 'x' + c;", ["'x' -> ''"]],
    ['a = b & ~c;', ['& -> |', '~c -> (c)']],
    ['a <<= 1;', ['<<= -> >>=']],
    ['a++;', ['a++ -> a--']],
    ['--a;', ['--a -> ++a']],
    ['a = !b;', ['!b -> b']],
    ['a = b ?? c;', ['?? -> &&']],
    ['a = [1];', ['[1] -> []']],
    ['a = true;', ['true -> false']],
    ['a = `x${b}`;', ['`x${b}` -> ``']],
    ['a?.b;', ['?. -> .']],
    ['a.some(b);', ['some -> every']],
    ['a.filter(b);', ['a.filter(b) -> a']],
    ['a.slice(1);', ['a.slice(1) -> a']],
    ['a.slice();', []],
    [
      'a = /^[a]+$/i;',
      [
        '/^[a]+$/i -> /[a]+$/i',
        '/^[a]+$/i -> /^[a]+/i',
        '/^[a]+$/i -> /^[^a]+$/i',
        '/^[a]+$/i -> /^[a]$/i',
      ],
    ],
    ["import { a } from 'b'; export * from 'c'; type D = 'e' | 'f'; let g: 'h';", []],
    ["a = { 'b-c': d }; e['f'];", []],
  ])('of %j', (text, wanted) => {
    expect(changesIn(text)).toEqual(wanted);
  });

  test('are programs still, each another one', () => {
    for (const file of [
      'src/engine/line/settle.ts',
      'src/formats/webpbnFormat.ts',
      'src/notebook/pool/pool.ts',
    ]) {
      const text = readFileSync(file, 'utf8');
      const mutants = mutantsOf(file, text);
      expect(mutants.length).toBeGreaterThan(50);
      expect(new Set(mutants.map(idOf)).size).toBeGreaterThan(0.99 * mutants.length);
      for (const mutant of mutants.filter((_, at) => at % 9 === 0)) {
        const changed = mutated(text, mutant);
        expect(changed).not.toBe(text);
        const { diagnostics = [] } = ts.transpileModule(changed, { reportDiagnostics: true });
        expect(
          diagnostics.map(({ messageText }) => messageText),
          idOf(mutant),
        ).toEqual([]);
      }
    }
  });
});

test('a mutant is there for one run of the tests, and gone at the next', async () => {
  const file = 'src/engine/play/right.ts';
  const tests = ['test/engine/play/right.test.ts'];
  const source = readFileSync(file, 'utf8');
  const tester = startTester();
  const failed = async (text: string | null): Promise<string | null | undefined> => {
    const mutant = text === null ? null : { file, text };
    return (await tester.run({ mutant, tests }, 100_000))?.failed;
  };
  try {
    expect(await failed(null)).toBeNull();
    expect(await failed(source.replace('value === UNKNOWN', 'false'))).toContain(`${tests[0]}: `);
    expect(await failed(`${source}(((`)).toContain('cannot be loaded');
    expect(await failed(null)).toBeNull();
  } finally {
    tester.end();
  }
});

test('the tests of a file begin with those that import it', () => {
  const [first, ...others] = testsOf()('src/engine/sat/arena.ts');
  expect(first).toBe('test/engine/sat/arena.test.ts');
  expect(others.slice(0, 2).every((file) => file.startsWith('test/engine/sat/'))).toBe(true);
  expect(others.length).toBeGreaterThan(10);
  // many tests import these: those of the folder, and of the one above it, come before all others
  const [puzzle, code] = ['src/engine/board/puzzle.ts', 'src/formats/puzzleCode.ts'].map(testsOf());
  const isOwn = /^test\/engine\/(board\/)?[^/]+$/;
  expect(
    puzzle!.slice(
      0,
      puzzle!.findIndex((file) => !isOwn.test(file)),
    ),
  ).toEqual(
    expect.arrayContaining(['test/engine/board/puzzle.test.ts', 'test/engine/refusals.test.ts']),
  );
  expect(code![0]).toMatch(/^test\/formats\//);
});

test('a report counts what is decided, and names survivors', () => {
  const mutants = mutantsOf('src/a/b.ts', 'a = b + c; d = e * f; g = h - i; j = k / l; m = n % o;');
  const fates = ['killed', 'timeout', 'survived', 'undecided'] as const;
  const known = new Map<string, Fate>(
    fates.map((fate, at) => {
      const mutant: Mutant = mutants[at]!;
      return [idOf(mutant), { id: idOf(mutant), mutant, fate, by: null, tests: [1, 1] }];
    }),
  );
  const counts = { killed: 1, timeout: 1, survived: 1, undecided: 1 };
  expect(reportOf(mutants, known, 7)).toEqual({
    seed: 7,
    mutants: 5,
    done: 4,
    fates: counts,
    share: 0.667,
    folders: { 'src/a': counts },
    survivors: ['src/a/b.ts:1:29 ArithmeticOperator: - -> +'],
  });
});
