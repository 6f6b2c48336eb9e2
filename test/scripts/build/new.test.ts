import { join } from 'node:path';
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
  const roots = [...at.keys()].filter((path) => path.endsWith('.ts'));
  const program = ts.createProgram(
    [...roots, join(process.cwd(), 'src/book/charts.ts')],
    config.options,
    host,
  );
  return roots.flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({ code }) => code !== 6133) // an import waits for its place in a list
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

describe('npm run new', () => {
  test('writes what compiles, and names what is to be written in it', () => {
    const all = Object.keys(kinds).flatMap((kind) => [...written(kind, nameOf(kind))]);
    const own = all.filter(([path]) => /made-?up/i.test(path) && path.endsWith('.ts'));
    expect(own).toHaveLength(Object.keys(kinds).length);
    expect(own.filter(([, text]) => !text.includes('HOLE'))).toEqual([]);
    expect(faults(new Map(own))).toEqual([]);
  });

  test('adds a line to each list, and leaves the rest of it', () => {
    const files = written('puzzle-figure', ['made-up-figure']);
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
    ['puzzle-figure', ['Figure'], 'with hyphens'],
    ['claim', ['parity-of-sums'], 'its document first'],
    ['poem', ['a-rose'], 'no such kind'],
  ])('refuses %s %j in a sentence', (kind, words, says) => {
    expect(() => written(kind, words)).toThrow(says);
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
