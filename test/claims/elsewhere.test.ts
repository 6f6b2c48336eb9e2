// Statements of public sources beside the five documents: each has its source, its verdict and a criterion that can fail.
import encyclopedia from '../../content/claims/encyclopedia.json' with { type: 'json' };
import localNonogram from '../../content/claims/local-nonogram.json' with { type: 'json' };
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { isAnswered, sourceOf } from '../../src/claims/claim.ts';
import { publicClaims, publicStatements } from '../../src/claims/elsewhere/list.ts';
import { publicSources } from '../../src/claims/elsewhere/sources.ts';
import { claims } from '../../src/claims/ledger.ts';
import { told, verdictOf } from '../../src/claims/verdict.ts';
import { imageFromIndex, imageFromText } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { sidesOf } from '../../src/experiments/sizeParts.ts';
import { countedSix } from '../../src/facts/census.ts';
import { smallSizeOf } from '../../src/facts/smallSizes.ts';
import { publicCounts } from '../../src/facts/elsewhere.ts';
import { raceRecord } from '../../src/facts/race.ts';
import { stored } from '../../src/stored/fromFile.ts';

const all = Object.values(publicStatements).flat();

/** The same with numbers one more and texts another. */
const otherThan = (published: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(published).map(([key, value]) => [
      key,
      typeof value === 'number' ? value + 1 : `${String(value)}?`,
    ]),
  );

const lines = (of: readonly (readonly number[])[]): string =>
  of.map((line) => line.join(' ')).join(' / ');

describe('tables of public sources', () => {
  const local: readonly (readonly number[])[] = localNonogram;

  test('are whole: 64 entries, and as many terms as the entries print', () => {
    expect(local.flat().length).toBe(64);
    expect(Object.values(encyclopedia).map(({ length }) => length)).toEqual([7, 6, 66, 23, 66, 7]);
  });

  test('are the same numbers where one has what another has', () => {
    const squares = encyclopedia.A391619.map((_, side) => local[side]?.[0]);
    expect(squares).toEqual(encyclopedia.A391619);
    // the diagonal of a table that is read by antidiagonals
    for (const side of [0, 1, 2, 3, 4, 5])
      expect(encyclopedia.A384764[2 * side * (side + 1)]).toBe(encyclopedia.A242876[side]);
  });

  test('of 6 x 6 are met by two counts of ours', () => {
    expect(countedSix().uniqueAll).toBe(encyclopedia.A242876[6]);
    expect(smallSizeOf('6x6').unique).toBe(encyclopedia.A242876[6]);
  });

  test('of runs of empty cells are met on small boards by sorting all pictures', () => {
    const terms = new Map([
      ['3x3', 368],
      ['3x4', 2992],
      ['4x4', 49_578],
    ]);
    for (const [size, unique] of terms) {
      const { height, width } = sidesOf(size);
      const seen = new Map<string, number>();
      for (let number = 0; number < 2 ** (height * width); number++) {
        const image = imageFromIndex(height, width, number);
        const { columns } = puzzleOf(image);
        const { rows } = puzzleOf({ ...image, cells: image.cells.map((cell) => 1 - cell) });
        const clues = JSON.stringify([rows, columns]);
        seen.set(clues, (seen.get(clues) ?? 0) + 1);
      }
      expect([size, [...seen.values()].filter((count) => count === 1).length]).toEqual([
        size,
        unique,
      ]);
    }
  });
});

describe('statements of public sources', () => {
  test('have ids of their own, and a source that says how its words came to us', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of all) {
      expect(sourceOf(one)).toBe('web');
      expect(claims.some(({ id }) => id === one.id)).toBe(false);
    }
    expect(publicSources.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(publicStatements).toSorted(),
    );
    for (const { wording } of publicSources) expect(wording.length).toBeGreaterThan(40);
  });

  test('are counted as the page counts them', () => {
    expect(publicCounts()).toEqual({ all: all.length, tested: publicClaims.length, differing: 2 });
    expect(publicClaims.length).toBeGreaterThanOrEqual(30);
  });

  test('that are not tested say why', () => {
    for (const one of all)
      if (!isAnswered(one)) expect([one.id, one.untested.length > 30]).toEqual([one.id, true]);
  });

  test('are in the list of reproduce', () => {
    const list = execFileSync('node', ['scripts/research/reproduce.ts', '--list'], {
      encoding: 'utf8',
    });
    const ids = list.split('\n').filter((line) => line.startsWith('web-'));
    expect(ids.toSorted()).toEqual(publicClaims.map(({ id }) => id).toSorted());
  });

  test('have criteria that can fail', () => {
    for (const claim of publicClaims) {
      if (claim.agrees === null) continue;
      const { ours, kind } = verdictOf(claim, stored);
      if (kind === 'differs') continue;
      const { published } = claim;
      const other =
        typeof published === 'number'
          ? published * 1.1 + 1
          : typeof published === 'string'
            ? `${published}?`
            : Array.isArray(published)
              ? published.map((term: number) => term + 1)
              : otherThan(published as Readonly<Record<string, unknown>>);
      expect([claim.id, claim.agrees(ours, other)]).toEqual([claim.id, false]);
    }
  });

  test('that differ say how to see it, with a picture that shows it', () => {
    const differing = all.map((one) => told(one, stored)).filter(({ kind }) => kind === 'differs');
    expect(differing.length).toBe(2);
    for (const { erratum, picture } of differing) {
      expect(typeof erratum).toBe('object');
      if (picture === undefined) continue; // a number of pictures of 6x6
      const puzzle = puzzleOf(imageFromText(picture ?? []));
      const swept = solveSimple(puzzle);
      expect(swept.grid.cells.some((cell) => cell < 2)).toBe(false);
      expect(solve(puzzle, { most: 2 }).status).toBe('one');
      expect((erratum as { check: string }).check).toContain(
        `Rows ${lines(puzzle.rows)} and columns ${lines(puzzle.columns)}`,
      );
    }
  });

  test('on the survey are not tested where the race leaves the puzzle open', () => {
    const open = raceRecord.puzzles.filter((one) => one.set === 'survey' && one.verdict === 'open');
    for (const { name } of open) {
      const statement = all.find(({ id }) => id === `web-survey-${name.toLowerCase()}`);
      expect([name, statement !== undefined && isAnswered(statement)]).toEqual([name, false]);
    }
  });
});
