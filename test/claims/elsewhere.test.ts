// Statements of public sources beside the five documents: each has its source, its verdict and a criterion that can fail.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { isAnswered, sourceOf } from '../../src/claims/claim.ts';
import { publicClaims, publicStatements } from '../../src/claims/elsewhere/list.ts';
import { publicSources } from '../../src/claims/elsewhere/sources.ts';
import { claims } from '../../src/claims/ledger.ts';
import { told, verdictOf } from '../../src/claims/verdict.ts';
import { imageFromText } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { publicCounts } from '../../src/facts/elsewhere.ts';
import { raceRecord } from '../../src/facts/race.ts';
import { stored } from '../../src/stored/fromFile.ts';

const all = Object.values(publicStatements).flat();

const lines = (of: readonly (readonly number[])[]): string =>
  of.map((line) => line.join(' ')).join(' / ');

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
    expect(publicCounts()).toEqual({ all: all.length, tested: publicClaims.length, differing: 1 });
    expect(publicClaims.length).toBeGreaterThan(20);
  });

  test('that are not tested say why', () => {
    for (const one of all)
      if (!isAnswered(one)) expect([one.id, one.untested.length > 30]).toEqual([one.id, true]);
  });

  test('are in the list of reproduce', () => {
    const list = execFileSync('node', ['scripts/reproduce.ts', '--list'], { encoding: 'utf8' });
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
            : { millions: 8 };
      expect([claim.id, claim.agrees(ours, other)]).toEqual([claim.id, false]);
    }
  });

  test('that differ say how to see it, with a picture that shows it', () => {
    const differing = all.map((one) => told(one, stored)).filter(({ kind }) => kind === 'differs');
    expect(differing.length).toBe(1);
    for (const { erratum, picture } of differing) {
      expect(typeof erratum).toBe('object');
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
