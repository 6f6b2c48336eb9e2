// The puzzles of strips, each held against what the gallery says of it.
import { describe, expect, test } from 'vitest';
import { strips } from '../../src/puzzles/strips.ts';
import { both, run } from './checks.ts';
import type { Checks } from './checks.ts';

const checks: Checks<keyof typeof strips> = {
  'strips-18x18': (puzzle) => expect(both(puzzle)[0]).toBe(115),
  'strips-34x34': (puzzle) => expect(both(puzzle)[0]).toBe(487),
  'mirrored-20x21'(puzzle) {
    expect(both(puzzle)[0]).toBe(252);
    const [left, right] = [puzzle.columns[0], puzzle.columns.at(-1)];
    expect([left, right].map((runs) => runs?.filter((run) => run === 4).length)).toEqual([3, 3]);
  },
  'dense-20x21'(puzzle) {
    expect(both(puzzle)[0]).toBe(242);
    expect(puzzle.columns.filter((runs) => runs.filter((run) => run === 4).length > 1).length).toBe(
      2,
    );
  },
};

describe('the puzzles of strips', () =>
  test.each(Object.keys(strips) as (keyof typeof strips)[])('%s', (id) => run(checks, id)));
