import { describe, expect, test } from 'vitest';
import { allPieces } from '../../../src/engine/pieces.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { SolutionsOf } from '../../../src/kit/puzzle-box/solutionsOf.ts';
import { Work } from '../../../src/kit/work/work.ts';
import { solutionsInPieces } from '../../../src/methods/solutions.ts';

/** A search whose answer waits until it is let go. */
function search(): {
  readonly found: SolutionsOf;
  readonly go: () => void;
  readonly log: string[];
} {
  const log: string[] = [];
  let go: (() => void) | null = null;
  const start = (_: string, { puzzle }: { puzzle: Puzzle }) => {
    log.push(`asked ${puzzle.rows.length}`);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    go = () => {
      resolve(allPieces(solutionsInPieces(puzzle, 2)));
    };
    const stop = (): void => {
      log.push('stopped');
      resolve(null);
    };
    return { answer: promise, stop, retry: () => {} };
  };
  const work = new Work({ onChange: () => {}, announce: () => {} }, async () => ({
    startTask: start as never,
  }));
  return {
    found: new SolutionsOf(() => {}, work),
    go: () => {
      go?.();
    },
    log,
  };
}

const of = (rows: number[][], columns: number[][]): Puzzle => ({ rows, columns });

describe('the puzzle in the box', () => {
  test.each([
    [of([[1], [1]], [[1], [1]]), 'It has several solutions, so no method can find them all out.'],
    [of([[2], [1]], [[2], [1]]), 'It has exactly one solution.'],
    [of([[2], [2], []], [[1], [3]]), 'It has no solution: no picture has these numbers.'],
  ])('%j is told how many solutions it has', async (puzzle, text) => {
    const { found, go, log } = search();
    const looking = found.look(puzzle);
    await expect.poll(() => log.length).toBe(1);
    go();
    await looking;
    expect(found.text).toBe(text);
    // the same puzzle is not asked for again
    await found.look(puzzle);
    expect(log).toHaveLength(1);
  });

  test('is no longer looked at when the next key comes', async () => {
    const { found, go, log } = search();
    const first = found.look(of([[1], [1]], [[1], [1]]));
    await expect.poll(() => log.length).toBe(1);
    found.forget();
    await first;
    expect(log).toEqual(['asked 2', 'stopped']);
    expect(found.text).toBe('');
    const second = found.look(of([[1]], [[1]]));
    await expect.poll(() => log.length).toBe(3);
    go();
    await second;
    expect(found.text).toBe('It has exactly one solution.');
    await found.look(null);
    expect(found.text).toBe('');
  });
});
