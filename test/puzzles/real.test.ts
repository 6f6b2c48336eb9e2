// The puzzles from elsewhere: their sources, makers and licences, and what the gallery says of each.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../src/engine/board/sample.ts';
import { CATEGORIES } from '../../src/engine/probe/probeCategory.ts';
import { creditOf, gallery, galleryDescriptions } from '../../src/puzzles/gallery.ts';
import { creditText } from '../../src/puzzles/galleryPuzzle.ts';
import { real } from '../../src/puzzles/real.ts';
import { both, deciding, four, probing, run, solutions } from './checks.ts';
import type { Checks } from './checks.ts';

type Stored = {
  readonly name: string;
  readonly rows: number[][];
  readonly cols: number[][];
  readonly sweeps: number | null;
  readonly sweepsColumnsFirst: number | null;
  readonly attribution: string;
  readonly licence: string;
};

const storedIn = (file: string, name: string): Stored | undefined =>
  (JSON.parse(readFileSync(`content/puzzles/${file}.json`, 'utf8')) as Stored[]).find(
    (one) => one.name === name,
  );

/** The licences as content/puzzles names them. */
const licences: Readonly<Record<string, string>> = {
  'Apache License 2.0': 'Apache-2.0',
  'CC BY 3.0': 'CC-BY-3.0',
  'MIT licence': 'MIT',
};

const checks: Checks<keyof typeof real> = {
  cat(puzzle) {
    expect(both(puzzle).every((sweeps) => typeof sweeps === 'number')).toBe(true);
  },
  'long-25x25'(puzzle) {
    expect(both(puzzle)[0]).toBe(45);
  },
  'random-30x30'(puzzle) {
    const cells = new Uint8Array(900);
    sampleExact(boardRandom(1, 30, 30, 0.62, 798), cells, filledFor(62, 30, 30));
    expect(puzzle).toEqual(puzzleOf({ height: 30, width: 30, cells }));
    expect(both(puzzle)).toEqual([22, 21]);
  },
  'jwilk-022'(puzzle) {
    expect(four(puzzle)).toEqual({ status: 'solved', intersections: 1, first: 351, left: 0 });
    const { class: kind, cells, counts } = probing(puzzle);
    expect([kind, deciding(counts), cells]).toEqual(['unique', 24, 351]);
  },
  lambda(puzzle) {
    const { class: kind, cells, counts } = probing(puzzle);
    expect([solutions(puzzle), kind]).toEqual([1, 'rest']);
    const proving = counts.filter((_, category) => CATEGORIES[category]!.proves !== null);
    expect(proving.reduce((a, b) => a + b)).toBeGreaterThan(cells / 4);
  },
  // that it is the domino puzzle of side 11, and what pairs prove: test/claims/larger.test.ts
  domino(puzzle) {
    const { class: kind, counts } = probing(puzzle);
    expect([solutions(puzzle), kind]).toEqual([1, 'rest']);
    const meets = counts.filter((_, category) => [category >> 2, category & 3].includes(2));
    expect(meets.reduce((a, b) => a + b)).toBe(0);
  },
};

describe('puzzles from elsewhere', () => {
  test.each(Object.keys(real) as (keyof typeof real)[])('%s', (id) => run(checks, id));

  const credited = gallery.filter(({ credit }) => credit !== undefined);

  test.each(credited.filter(({ credit }) => credit?.stored).map(({ id }) => id))(
    '%s is the puzzle of its source, with its numbers, its licence and its author',
    (id) => {
      const { credit, code } = gallery.find((one) => one.id === id)!;
      const source = storedIn(credit!.stored!.file, credit!.stored!.name)!;
      const puzzle = galleryDescriptions(id);
      expect(puzzle).toEqual({ rows: source.rows, columns: source.cols });
      if (source.sweeps !== null)
        expect(both(puzzle)).toEqual([source.sweeps, source.sweepsColumnsFirst]);
      expect(source.licence).toBe(licences[credit!.licence]);
      const said = creditOf(code) ?? '';
      expect(said).toContain(credit!.licence);
      expect(said).toContain(source.attribution.replace(/^.*\d{4} /, ''));
    },
  );

  test('one that is made after another names work, maker and licence all the same', () => {
    const after = credited.filter(({ credit }) => credit?.stored === undefined);
    expect(after.map(({ id, credit }) => [id, creditText(credit!)])).toEqual([
      [
        'domino',
        'after dom_06 of MiniZinc/minizinc-benchmarks, © 2016 MiniZinc (individual authors), MIT licence.',
      ],
    ]);
    const source = storedIn('minizinc', 'dom_06');
    expect([source?.licence, source?.attribution]).toEqual([
      'MIT',
      'Copyright 2016 MiniZinc (individual authors)',
    ]);
  });

  test('no puzzle of content/puzzles stands in the gallery without a credit', () => {
    const files = ['jwilk', 'minizinc', 'nonogram-db', 'or-tools', 'picross-solver', 'survey'];
    const known = new Set(
      files.flatMap((file) =>
        (JSON.parse(readFileSync(`content/puzzles/${file}.json`, 'utf8')) as Stored[]).map(
          ({ rows, cols }) => JSON.stringify([rows, cols]),
        ),
      ),
    );
    const found = gallery.filter(({ id }) => {
      const { rows, columns } = galleryDescriptions(id);
      if (rows.length * columns.length < 16) return false; // anybody's
      return known.has(JSON.stringify([rows, columns]));
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { id, credit } of found) expect([id, credit]).not.toEqual([id, undefined]);
  });
});
