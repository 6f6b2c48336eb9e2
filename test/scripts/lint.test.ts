import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The files that break a rule, of these texts, under this project's rules. */
function refused(rule: string, files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-lint-'));
  try {
    copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
    };
    return diagnostics
      .filter(({ code }) => code.includes(rule))
      .map(({ filename }) => filename)
      .toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const leaf = 'export type Leaf = number;\n';
const using = (specifier: string): string =>
  `import type { Leaf } from '${specifier}';\nexport type Twig = Leaf;\n`;

const importing = (name: string): string =>
  `import { ${name} } from 'lit-html';\nexport const twig = ${name};\n`;

/** The rooms of the engine, each after those that it may know. */
const rooms = [
  'board',
  'sat',
  'line',
  'sweep',
  'intersect',
  'twosat',
  'probe',
  'inference',
  'solutions',
  'census',
  'circuit',
  'make',
  'play',
];

describe('the rules of the linter', () => {
  it('refuse circles of imports, of types alone too, however long, and nothing else', () => {
    const files = {
      'src/engine/board/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
      'src/engine/board/b.ts': "import type { C } from './c.ts';\nexport type B = C | 2;\n",
      'src/engine/board/c.ts': "import type { A } from './a.ts';\nexport type C = A | 3;\n",
      'src/engine/line/leaf.ts': leaf,
      'src/engine/line/twig.ts': using('./leaf.ts'),
    };
    expect(refused('no-cycle', files)).toEqual(Object.keys(files).slice(0, 3));
  });

  it('let a room of the engine know those before it, and nothing else', () => {
    const outside = [
      'formats',
      'experiments',
      'notebook/svg',
      'charts',
      'workers',
      'kit',
      'widgets',
    ];
    const files: Record<string, string> = { 'src/notebook/clock.ts': leaf };
    for (const one of outside) files[`src/${one}/leaf.ts`] = leaf;
    const wrong: string[] = [];
    for (const [at, room] of rooms.entries()) {
      files[`src/engine/${room}/leaf.ts`] = leaf;
      for (const [before, other] of rooms.entries()) {
        const file = `src/engine/${room}/${other}.ts`;
        files[file] = using(other === room ? './leaf.ts' : `../${other}/leaf.ts`);
        if (before > at) wrong.push(file);
      }
      const others = [
        ...outside.map((one) => `../../${one}/leaf.ts`),
        '../../notebook/clock.ts',
        'lit-html',
      ];
      for (const [number, specifier] of others.entries()) {
        const file = `src/engine/${room}/outside${number}.ts`;
        files[file] = using(specifier);
        wrong.push(file);
      }
    }
    expect(refused('no-restricted-imports', files)).toEqual(wrong.toSorted());
  });

  it('let every room know what stands outside of them, and that know nothing', () => {
    const files: Record<string, string> = {
      'src/notebook/clock.ts': leaf,
      'src/engine/pieces.ts': leaf,
      'src/engine/board/leaf.ts': leaf,
      'src/engine/outside0.ts': using('./board/leaf.ts'),
      'src/engine/outside1.ts': using('../notebook/clock.ts'),
      'src/engine/outside2.ts': using('lit-html'),
      'src/engine/outside3.ts': using('./pieces.ts'),
    };
    for (const room of rooms) files[`src/engine/${room}/twig.ts`] = using('../pieces.ts');
    const wrong = Object.keys(files).filter((path) => path.includes('outside'));
    expect(refused('no-restricted-imports', files)).toEqual(wrong);
  });

  it('let one door alone have the templates of lit-html', () => {
    const files: Record<string, string> = {
      'src/notebook/template/html.ts': importing('html'),
      'src/notebook/template/draw.ts': importing('render'),
    };
    const wrong: string[] = [];
    for (const place of ['kit', 'notebook/template', 'notebook/host', 'widgets/one', 'pages'])
      for (const name of ['html', 'render', 'nothing']) {
        const file = `src/${place}/with-${name}.ts`;
        files[file] = importing(name);
        if (name !== 'nothing') wrong.push(file);
      }
    expect(refused('no-restricted-imports', files)).toEqual(wrong.toSorted());
  });

  it('keep the notebook without a word of ours', () => {
    const ours = readdirSync('src', { withFileTypes: true })
      .filter((one) => one.isDirectory() && one.name !== 'notebook')
      .map(({ name }) => name);
    const inside = readdirSync('src/notebook', { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name);
    const files: Record<string, string> = {};
    for (const folder of ours) files[`src/${folder}/leaf.ts`] = leaf;
    files['src/notebook/plain/leaf.ts'] = leaf;
    const wrong: string[] = [];
    for (const room of inside)
      for (const folder of [...ours, 'notebook/plain']) {
        const file = `src/notebook/${room}/${folder.replace('/', '-')}.ts`;
        files[file] = using(`../../${folder}/leaf.ts`);
        if (folder !== 'notebook/plain' || room === 'plain' || room === 'svg') wrong.push(file);
      }
    expect(refused('no-restricted-imports', files)).toEqual(wrong.toSorted());
  });

  it('let facts know neither figures nor pages, nor what pages are made of', () => {
    const folders = ['claims', 'stored', 'kit', 'widgets', 'components', 'layouts', 'pages'];
    const files: Record<string, string> = {};
    for (const [number, folder] of folders.entries()) {
      files[`src/${folder}/leaf.ts`] = leaf;
      files[`src/facts/fact${number}.ts`] = using(`../${folder}/leaf.ts`);
    }
    expect(refused('no-restricted-imports', files)).toEqual(
      [3, 4, 5, 6].map((number) => `src/facts/fact${number}.ts`),
    );
  });

  it('let the command know methods, formats, engine, Node and one package, and nobody the command', () => {
    const known = ['engine/board', 'formats', 'library', 'methods'];
    const others = [
      'puzzles',
      'experiments',
      'claims',
      'stored',
      'charts',
      'workers',
      'kit',
      'facts',
    ];
    const files: Record<string, string> = {
      'src/notebook/clock.ts': leaf,
      'src/command/leaf.ts': leaf,
    };
    for (const folder of [...known, ...others]) files[`src/${folder}/leaf.ts`] = leaf;
    const may = ['../notebook/clock.ts', './leaf.ts', 'commander', 'node:fs'];
    const mayNot = ['comlink', 'lit-html', 'cadical-wasm', 'nodemon'];
    for (const [at, specifier] of [...may, ...known.map((one) => `../${one}/leaf.ts`)].entries())
      files[`src/command/may${at}.ts`] = using(specifier);
    for (const [at, specifier] of [
      ...mayNot,
      ...others.map((one) => `../${one}/leaf.ts`),
    ].entries())
      files[`src/command/wrong${at}.ts`] = using(specifier);
    for (const folder of ['engine/board', 'formats', 'library', 'methods', ...others, 'pages'])
      files[`src/${folder}/wrong.ts`] = using(
        `${folder.includes('/') ? '../' : ''}../command/leaf.ts`,
      );
    const wrong = Object.keys(files).filter((path) => path.includes('wrong'));
    expect(refused('no-restricted-imports', files)).toEqual(wrong.toSorted());
  });
});
