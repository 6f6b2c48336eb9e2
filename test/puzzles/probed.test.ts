// The puzzles about probing, each held against what the gallery says of it.
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../src/engine/probe/probeCategory.ts';
import { probed } from '../../src/puzzles/probed.ts';
import { deciding, probing, run, solutions } from './checks.ts';
import type { Checks } from './checks.ts';

const kindsOf = (counts: readonly number[]): number[] =>
  [...counts.keys()].filter((category) => counts[category]! > 0);

const checks: Checks<keyof typeof probed> = {
  'unique-five'(puzzle) {
    const { class: kind, cells, counts } = probing(puzzle);
    expect(kind).toBe('unique');
    expect(deciding(counts)).toBeGreaterThan(0.8 * cells);
  },
  'two-five'(puzzle) {
    const { class: kind, counts } = probing(puzzle);
    expect([kind, counts[15]]).toEqual(['two', 4]);
    expect(solutions(puzzle)).toBe(2);
  },
  'mixed-five'(puzzle) {
    const { class: kind, cells, counts } = probing(puzzle);
    expect([kind, kindsOf(counts).length, deciding(counts), cells]).toEqual(['unique', 9, 4, 24]);
  },
  'rest-five'(puzzle) {
    const { class: kind, counts } = probing(puzzle);
    expect([kind, deciding(counts), counts[15]]).toEqual(['rest', 0, 0]);
    expect(kindsOf(counts).some((category) => CATEGORIES[category]!.proves !== null)).toBe(true);
  },
  'dots-five'(puzzle) {
    const { class: kind, counts } = probing(puzzle);
    expect([kind, kindsOf(counts)]).toEqual(['rest', [4]]);
  },
  'unique-ten'(puzzle) {
    const { class: kind, cells, counts } = probing(puzzle);
    expect([kind, kindsOf(counts).length]).toEqual(['unique', 10]);
    expect(cells).toBeGreaterThan(50);
  },
};

describe('puzzles about probing', () =>
  test.each(Object.keys(probed) as (keyof typeof probed)[])('%s', (id) => run(checks, id)));
