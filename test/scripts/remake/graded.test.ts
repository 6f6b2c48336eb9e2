// The graded benchmark: check sums, pictures, second solutions, and a sample proved and rated again.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import index from '../../../content/corpus/graded.json' with { type: 'json' };
import { makeFamily, methodsFor } from '../../../scripts/remake/corpus/graded.ts';
import type { GradedPuzzle } from '../../../scripts/remake/corpus/graded.ts';
import { gradedFamilies } from '../../../scripts/remake/corpus/gradedFamilies.ts';
import { packGraded } from '../../../scripts/remake/corpus/gradedPack.ts';
import { sameGrid } from '../../../src/engine/board/image.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { fourDifficulty } from '../../../src/engine/intersect/fourDifficulty.ts';
import { kindOf } from '../../../src/engine/census/pqHardnessCensus.ts';
import { pqHardness } from '../../../src/engine/intersect/pqHardness.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { decodeImage } from '../../../src/formats/imageCode.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import { gradedFacts } from '../../../src/facts/graded.ts';

const bytesOf = (name: string): Buffer =>
  readFileSync(new URL(`../../../public/corpus/${name}`, import.meta.url));

const puzzles = gunzipSync(bytesOf(index.files.jsonl.name))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GradedPuzzle);

const of = (family: string): readonly GradedPuzzle[] =>
  puzzles.filter(({ id }) => id.startsWith(`${family}-0`));

describe('the benchmark', () => {
  test('is what its check sums say', () => {
    for (const { name, bytes, sha256 } of Object.values(index.files)) {
      const content = bytesOf(name);
      expect([name, content.length]).toEqual([name, bytes]);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
  });

  test('is packed from its lines, byte for byte, with the table of the page', () => {
    const packed = packGraded(gradedFamilies.map((family) => ({ family, puzzles: of(family.id) })));
    expect(packed.index).toEqual(index);
    for (const { name, bytes } of packed.files) expect(bytesOf(name).equals(bytes)).toBe(true);
    expect(gradedFacts.puzzles).toBe(puzzles.length);
  });

  test('has pictures that fit, and a second solution or none', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const { id, rows, columns, picture, other, solvedBy } of puzzles) {
      const grid = decodeImage(picture);
      expect([id, adheres(grid, { rows, columns })]).toEqual([id, true]);
      if (other === undefined) continue;
      const second = decodeImage(other);
      expect([id, adheres(second, { rows, columns })]).toEqual([id, true]);
      expect([id, sameGrid(second, grid), solvedBy]).toEqual([id, false, []]);
    }
  });

  test('has every kind that occurs on five by five, as often as it can', () => {
    const { kinds } = storedRun('pq-hardness 5x5').tally;
    const own = Map.groupBy(of('kinds-5x5'), ({ class: name }) => name.replaceAll(/[()]/g, ''));
    expect([...own.keys()].toSorted()).toEqual(Object.keys(kinds).toSorted());
    for (const [kind, { classes }] of Object.entries(kinds))
      expect([kind, own.get(kind)?.length ?? 0]).toEqual([kind, Math.min(10, classes)]);
  });

  test('has puzzles with one solution that no method solves', () => {
    const hard = puzzles.filter(
      ({ other, solvedBy }) => other === undefined && solvedBy.length === 0,
    );
    expect(hard.length).toBeGreaterThan(20);
  });
});

describe('a sample', () => {
  const sample = puzzles.filter(({ work }, at) => at % 12 === 0 && work < 1_000_000);

  test('is solved again, by a search and by each method that is named', () => {
    expect(sample.length).toBeGreaterThan(15);
    for (const { id, rows, columns, other, solvedBy } of sample) {
      const puzzle = { rows, columns };
      expect([id, solve(puzzle).status]).toEqual([id, other === undefined ? 'one' : 'several']);
      if (other === undefined) expect([id, methodsFor(puzzle)]).toEqual([id, solvedBy]);
    }
  });

  test('is of the class that it says', () => {
    for (const { id, class: name, rows, columns } of sample) {
      const puzzle = { rows, columns };
      if (id.startsWith('kinds'))
        expect([id, kindOf(pqHardness(puzzle))]).toEqual([id, name.replaceAll(/[()]/g, '')]);
      if (id.startsWith('difficulty') && !name.includes('more'))
        expect([id, fourDifficulty(puzzle).atMost]).toEqual([id, Number(name)]);
    }
  });

  test.each(['dominoes', 'designs'])('of %s is made again, byte for byte', (id) => {
    const family = gradedFamilies.find((one) => one.id === id)!;
    const [made] = makeFamily(family);
    expect(of(id).find((one) => one.id === made?.id)).toEqual(made);
  });
});
