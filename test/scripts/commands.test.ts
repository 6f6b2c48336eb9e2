/** Every command that a reader is told to type is there, runs, and changes nothing that is stored unless it found something new. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { isStored, storeDated } from '../../scripts/remake/stored/datedFile.ts';
import { today } from '../../src/notebook/clock.ts';
import manifest from '../../package.json' with { type: 'json' };
import { searches } from '../../scripts/remake/searches/all.ts';
import { helpShape } from '../command/helpShape.ts';
import { commands, lineOf, trials } from './commandList.ts';
import { runLine } from './runLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scripts: Readonly<Record<string, string>> = manifest.scripts;

/** The files of results, and when each was written. */
const stored = (): readonly string[] =>
  ['public/results', 'public/corpus', 'content/corpus', 'docs/measured'].flatMap((place) =>
    readdirSync(place).map((file) => `${place}/${file} ${statSync(join(place, file)).mtimeMs}`),
  );

describe('every command', () => {
  test('that a document, a comment or a help names is in package.json', () => {
    const texts = globSync(['*.md', 'docs/**/*.md', '{scripts,src}/**/*.{ts,astro,sbatch}']);
    expect(texts.length).toBeGreaterThan(1000);
    const named = texts.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w:]*)/g),
        ([, name = '']) => ({ file, name }),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
    const readme = readFileSync('README.md', 'utf8');
    const unsaid = Object.keys(scripts).filter((name) => !readme.includes(` ${name}`));
    expect(unsaid).toEqual([]);
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(24);
  });

  test('of a search or a program that is named is there', () => {
    const texts = globSync([
      '*.md',
      'docs/**/*.md',
      '{scripts,src}/**/*.{ts,astro,sbatch}',
      'content/**/*.mdx',
      'public/results/*.json',
    ]);
    const told = texts.map((file) => readFileSync(file, 'utf8')).join('\n');
    const words = (pattern: RegExp): readonly string[] => [
      ...new Set(Array.from(told.matchAll(pattern), ([, word = '']) => word)),
    ];
    const known = searches.map(({ name }) => name);
    expect(
      words(/\bnpm run -s remake -- ([a-z][\w-]*)/g).filter((name) => !known.includes(name)),
    ).toEqual([]);
    const programs = words(/\bnode (scripts\/[\w/]+\.ts)/g);
    expect(programs.length).toBeGreaterThan(4);
    expect(programs.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('is tried here, or by a test that runs it', () => {
    const ours = globSync('scripts/*/*.ts').map((file) => file.replaceAll('\\', '/'));
    const unnamed = ours.filter(
      (file) => !Object.values(scripts).some((line) => line.includes(file)),
    );
    expect(Object.keys(commands).toSorted()).toEqual(
      [...Object.keys(scripts), ...unnamed].toSorted(),
    );
    for (const [name, entry] of Object.entries(commands)) {
      if (!('in' in entry)) continue;
      const [, file = name] = /scripts\/(\w+\/\w+\.ts)/.exec(lineOf(name)) ?? [];
      // by the file that it is, or by its name
      const test = readFileSync(entry.in, 'utf8');
      const isThere = [`${file}'`, `'${name}'`].some((text) => test.includes(text));
      expect([name, isThere]).toEqual([name, true]);
    }
  });

  test('says by --help how it is used, in the shape of all, and does nothing', async () => {
    // Astro and what npm test begins with have no words of ours
    const others = /\/(?:astro|browsers|testAll)\.ts$/;
    const files = globSync('scripts/*/*.ts').filter((one) => !others.test(one));
    const left = files.values();
    const goOn = async (): Promise<void> => {
      for (const file of left) {
        const { code, out, err } = await runLine(`node ${file}`, ['--help']);
        expect([file, code, err]).toEqual([file, 0, '']);
        expect(out, file).toMatch(helpShape);
        const [, name = ''] = /^Usage: (?:npm run (?:-s )?)?(?:npm |node )?(\S+)/.exec(out) ?? [];
        expect([file, scripts[name] ?? `node ${name}`]).toEqual([file, `node ${file}`]);
        for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
      }
    };
    await Promise.all([goOn(), goOn()]);
  });

  test('runs with its smallest setting, and leaves what is stored as it is', async () => {
    const before = stored();
    rmSync('.results/corpus/switches-07.jsonl', { force: true }); // made in a moment, if it is missing
    const all = trials(false);
    expect(all.length).toBeGreaterThan(10);
    // two at a time: each is a process of its own
    const left = all.values();
    const goOn = async (): Promise<void> => {
      for (const { name, words, says } of left) {
        const { code, out, err } = await runLine(lineOf(name), words);
        expect([name, code, err]).toEqual([name, 0, '']);
        expect(out, name).toMatch(says);
      }
    };
    await Promise.all([goOn(), goOn()]);
    expect(stored()).toEqual(before);
  });
});

describe('build, start and serve', () => {
  test('make a site and serve it, until they are stopped', async () => {
    const site = join(folder, 'site');
    const tools = join(folder, 'bin');
    mkdirSync(tools);
    const astro = join(tools, 'astro');
    writeFileSync(astro, '#!/bin/sh\nmkdir -p "$OUT_DIR"; echo a page > "$OUT_DIR/index.html"\n');
    chmodSync(astro, 0o755);
    const env = {
      ...process.env,
      PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`,
      OUT_DIR: site,
      PORT: '4390',
    };
    const built = await runLine('node scripts/build/build.ts', [], env);
    expect(built).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(site, 'index.html'))).toBe(true);
    for (const script of ['build/start.ts', 'build/serve.ts']) {
      const child = spawn(process.execPath, [`scripts/${script}`], { env });
      let said = '';
      for await (const text of child.stdout) {
        said += String(text);
        if (said.includes('stop with Ctrl+C')) break;
      }
      const [, address = ''] = /is at (\S+)/.exec(said) ?? [];
      expect(await (await fetch(address)).text(), said).toBe('a page\n');
      child.kill();
    }
  });
});

const textOf =
  (found: number) =>
  (date: string): string =>
    `{\n  "spec": 1,\n  "date": "${date}",\n  "found": ${found}\n}\n`;

describe('a stored result', () => {
  const file = pathToFileURL(join(folder, 'results', 'one.json'));
  const there = (): string => readFileSync(file, 'utf8');

  test('keeps the day on which it was found, and gets another one with another content', () => {
    expect(isStored(file, textOf(7))).toBe(false);
    storeDated(file, textOf(7));
    expect(there()).toBe(textOf(7)(today()));
    writeFileSync(file, textOf(7)('2012-05-12'));
    expect([isStored(file, textOf(7)), isStored(file, textOf(8))]).toEqual([true, false]);
    storeDated(file, textOf(7));
    expect(there()).toBe(textOf(7)('2012-05-12'));
    storeDated(file, textOf(8));
    expect(there()).toBe(textOf(8)(today()));
  });

  test('with a day is written by that one door', () => {
    const dated = new Set(
      globSync('public/results/*.json').flatMap((name) => {
        const text = readFileSync(name, 'utf8');
        const [, command = ''] = /"command": "npm run (?:-s )?(\w+)/.exec(text) ?? [];
        return /"date": "/.test(text) ? [command] : [];
      }),
    );
    expect([...dated].toSorted()).toEqual(['race', 'remake', 'results']);
    const makers = [...dated].map((name) => /scripts\/\w+\/\w+\.ts/.exec(scripts[name] ?? '')?.[0]);
    for (const maker of makers) {
      const text = readFileSync(maker ?? '', 'utf8');
      if (maker !== 'scripts/research/reproduce.ts') expect(text, maker).toContain('storeDated(');
      expect(text, maker).not.toContain('writeWhole(');
    }
    // and nobody else asks for the day, but those who tell of a measurement
    const asking = globSync('scripts/**/*.ts').filter((name) =>
      /toISOString|\btoday\(\)/.test(readFileSync(name, 'utf8')),
    );
    expect(asking.toSorted()).toEqual(
      [
        'measure/lighthouse.ts',
        'measure/race.ts',
        'measure/tasks.ts',
        'remake/stored/datedFile.ts',
      ].map((name) => `scripts/${name}`),
    );
  });
});
