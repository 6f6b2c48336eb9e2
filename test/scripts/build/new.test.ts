import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../../scripts/build/new/kinds.ts';
import { namesOf } from '../../../scripts/build/new/names.ts';
import { written } from '../../../scripts/build/new/written.ts';

const nameOf = (kind: string): readonly string[] =>
  kind === 'claim' ? ['004', 'made-up'] : [`made-up-${kind}`];

/** What the compiler has against some files, as if they were there. */
function faults(files: ReadonlyMap<string, string>): readonly string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
      },
    },
  )!;
  const at = new Map([...files].map(([path, text]) => [join(process.cwd(), path), text]));
  const host = ts.createCompilerHost(config.options);
  host.fileExists = (path) => at.has(path) || ts.sys.fileExists(path);
  host.readFile = (path) => at.get(path) ?? ts.sys.readFile(path);
  const folders = new Set([...at.keys()].map((path) => dirname(path)));
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  const roots = [...at.keys()].filter((path) => path.endsWith('.ts'));
  const program = ts.createProgram(
    [...roots, join(process.cwd(), 'src/book/charts.ts')],
    config.options,
    host,
  );
  return roots.flatMap((path) => {
    const source = program.getSourceFile(path);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

describe('npm run new', () => {
  test('writes what compiles, in lists too, and names what is to be written in it', async () => {
    const all = await Promise.all(Object.keys(kinds).map((kind) => written(kind, nameOf(kind))));
    const files = all.flatMap((some) => [...some]).filter(([path]) => path.endsWith('.ts'));
    const own = files.filter(([path]) => /made-?up/i.test(path));
    expect(own).toHaveLength(Object.keys(kinds).length);
    expect(own.filter(([, text]) => !text.includes('HOLE'))).toEqual([]);
    // three figures write the same two lists; the compiler is asked of the last
    expect(faults(new Map(files))).toEqual([]);
  });

  test('adds a line to each list, and leaves the rest of it', async () => {
    const files = await written('puzzle-figure', ['made-up-figure']);
    expect([...files.keys()]).toEqual([
      'src/widgets/made-up-figure/figure.ts',
      'src/widgets/made-up-figure/styles.css',
      'content/figures/fig-made-up-figure.mdx',
      'src/widgets/figures.ts',
      'src/widgets/sheets.ts',
      'test/widgets/addresses.json',
    ]);
    expect(files.get('src/widgets/sheets.ts')).toMatch(/^ {2}'made-up-figure': \['.*'\],\n\};?$/m);
    expect(files.get('src/widgets/figures.ts')).toMatch(
      /'made-up-figure': \(\) => import\('.\/made-up-figure\/figure.ts'\),\n\}/,
    );
    expect(JSON.parse(files.get('test/widgets/addresses.json') ?? '').addresses.at(-1)).toEqual({
      address: '/kit/made-up-figure/?kit-made-up-figure=1;p=5x5_2_1_1_1_1~2_1_1_1_1;z',
      from: 'hand',
      opens: { p: '5x5_2_1_1_1_1~2_1_1_1_1' },
    });
  });

  test.each([
    ['puzzle-figure', ['must-be'], 'is there already'],
    ['puzzle-figure', ['Figure'], 'small letters'],
    ['puzzle-figure', ['figure'], 'two words'],
    ['format', ['nin'], 'is there already'],
    ['claim', ['parity-of-sums'], 'its document first'],
    ['poem', ['a-rose'], 'no such kind'],
  ])('refuses %s %j in a sentence', async (kind, words, says) => {
    await expect(written(kind, words)).rejects.toThrow(says);
  });

  test('knows the names of a thing', () => {
    expect(namesOf(['ways-of-lines'])).toEqual({
      source: '',
      tag: 'ways-of-lines',
      camel: 'waysOfLines',
      pascal: 'WaysOfLines',
      title: 'Ways of lines',
    });
  });
});
