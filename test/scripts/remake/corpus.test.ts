// The corpus: some of it made again byte for byte, puzzles of the stored files checked, and its description read.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import index from '../../../content/corpus/index.json' with { type: 'json' };
import { makePart } from '../../../scripts/remake/corpus/make.ts';
import type { CorpusPuzzle } from '../../../scripts/remake/corpus/make.ts';
import { measureFields } from '../../../scripts/remake/corpus/metadata.ts';
import { linesOf } from '../../../scripts/remake/corpus/pack.ts';
import { strata } from '../../../scripts/remake/corpus/strata.ts';
import { sameGrid } from '../../../src/engine/board/image.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { decodeImage } from '../../../src/formats/imageCode.ts';
import { readNon } from '../../../src/formats/nonFormat.ts';

const bytesOf = (name: string): Buffer =>
  readFileSync(new URL(`../../../public/corpus/${name}`, import.meta.url));

const stored = strata.map(({ id }) => ({
  id,
  text: gunzipSync(bytesOf(`${id}.jsonl.gz`)).toString(),
}));

const puzzlesOf = (text: string): readonly CorpusPuzzle[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusPuzzle);

describe('the making', () => {
  test.each(['sweeps', 'many-sweeps', 'half-turn', 'strips', 'several', 'switches', 'ladder'])(
    'of %s gives what is stored, byte for byte',
    async (id) => {
      const stratum = strata.find((one) => one.id === id)!;
      const made: CorpusPuzzle[] = [];
      for await (const puzzle of makePart(stratum, 0)) {
        if (puzzle !== null) made.push(puzzle);
        if (made.length === 5) break;
      }
      expect(made).toHaveLength(5);
      expect(stored.find((one) => one.id === id)!.text.startsWith(linesOf(made))).toBe(true);
    },
  );
});

describe('what is stored', () => {
  test('is whole: 12,000 puzzles, all of five by five beyond chains among them, below 5 MB', () => {
    const sizes = Object.fromEntries(stored.map(({ id, text }) => [id, puzzlesOf(text).length]));
    expect(sizes).toEqual(Object.fromEntries(strata.map(({ id, wanted }) => [id, wanted])));
    expect(Object.values(sizes).reduce((sum, size) => sum + size, 0)).toBe(12_000);
    expect(sizes['beyond-chains-5x5']).toBe(1040);
    const files = index.strata.flatMap((one) => [one.files.jsonl, one.files.non]);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(5_000_000);
    for (const { name, bytes, sha256 } of files) {
      const content = bytesOf(name);
      expect(content.length, name).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256);
    }
  });

  test.each(stored)('in $id has the pictures and the solutions that it says', ({ text }) => {
    const puzzles = puzzlesOf(text);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const [at, { id, rows, columns, picture, other, measures }] of puzzles.entries()) {
      const puzzle = { rows, columns };
      const grid = decodeImage(picture);
      expect(adheres(grid, puzzle), id).toBe(true);
      expect(other !== undefined, id).toBe(measures.solutions === 'several');
      expect(measures.method !== null, id).toBe(measures.solutions === 'one');
      if (other !== undefined) {
        const second = decodeImage(other);
        expect(adheres(second, puzzle) && !sameGrid(second, grid), id).toBe(true);
      } else if (at % 25 === 0) expect(solve(puzzle, { most: 2 }).status, id).toBe('one');
    }
  });

  test('is the same as .non', () => {
    for (const { id, text } of stored) {
      const [first] = puzzlesOf(text);
      const [puzzle = ''] = gunzipSync(bytesOf(`${id}.non.gz`))
        .toString()
        .split(/\n\n(?=title)/);
      const read = readNon(puzzle);
      expect('puzzle' in read && read.puzzle, id).toMatchObject({
        rows: first!.rows,
        columns: first!.columns,
      });
    }
  });
});

describe('the description for programs', () => {
  type Part = { readonly '@type': string; readonly '@id': string; readonly sha256?: string };
  const croissant = JSON.parse(bytesOf('croissant.json').toString()) as {
    readonly '@type': string;
    readonly conformsTo: string;
    readonly distribution: readonly Part[];
    readonly recordSet: readonly {
      readonly field: readonly {
        readonly name: string;
        readonly source: { readonly fileSet: { readonly '@id': string } };
      }[];
    }[];
  };

  test('names each file with its check sum, and fields of files that there are', () => {
    expect(croissant).toMatchObject({
      '@type': 'sc:Dataset',
      conformsTo: 'http://mlcommons.org/croissant/1.0',
    });
    const files = croissant.distribution.filter((part) => part['@type'] === 'cr:FileObject');
    expect(files.map((file) => [file['@id'], file.sha256])).toEqual(
      index.strata.flatMap(({ files: { jsonl, non } }) =>
        [jsonl, non].map(({ name, sha256 }) => [name, sha256]),
      ),
    );
    const ids = new Set(croissant.distribution.map((part) => part['@id']));
    for (const { field } of croissant.recordSet)
      for (const { source } of field) expect(ids).toContain(source.fileSet['@id']);
  });

  // https://docs.mlcommons.org/croissant/docs/croissant-spec.html, and properties of schema.org that stand there
  const required = ['@context', '@type', 'conformsTo', 'creator', 'datePublished', 'description'];
  const plain = ['contentSize', 'contentUrl', 'distribution', 'encodingFormat', 'sha256'];
  const schema = ['keywords', 'license', 'name', 'url', 'version', ...required.slice(3), ...plain];

  test('has what the format requires, and no property that nobody knows', () => {
    const whole = croissant as unknown as Readonly<Record<string, unknown>>;
    for (const name of [...required, 'license', 'name', 'url', 'distribution'])
      expect([name, whole[name] === undefined]).toEqual([name, false]);
    const known = new Set([...schema, ...Object.keys(whole['@context'] as object)]);
    const ids: string[] = [];
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (key === '@context') continue;
        expect([key, key.startsWith('@') || known.has(key)]).toEqual([key, true]);
        if (key === '@id' && Object.keys(value).length > 1) ids.push(inner as string);
        walk(inner);
      }
    };
    walk(whole);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a field for each of at least 15 measures', () => {
    const [first] = puzzlesOf(stored[0]!.text);
    expect(measureFields.map(([name]) => name.slice('measures/'.length)).toSorted()).toEqual(
      Object.keys(first!.measures).toSorted(),
    );
    expect(measureFields.length).toBeGreaterThanOrEqual(15);
  });
});
