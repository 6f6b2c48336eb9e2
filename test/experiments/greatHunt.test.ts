import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { difficulty000, difficulty002 } from '../../src/engine/sweep/difficulty.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { greatHunt, imageDrawer, mostFinds } from '../../src/experiments/greatHunt.ts';
import type { GreatHuntSpec } from '../../src/experiments/greatHunt.ts';
import { createExaminer, huntMethods } from '../../src/experiments/huntMethods.ts';
import { decodeImage } from '../../src/formats/imageCode.ts';

const spec: GreatHuntSpec = {
  height: 8,
  width: 7,
  filled: 30,
  method: 'sweeps',
  needed: false,
  formula: { lines: 'rows and columns', k: 10, least: 0.8, most: 1.2, when: 'first' },
  measure: 'sweeps',
  least: 6,
  most: 9,
  boards: 3000,
  seed: 4,
};

const whole = (one: GreatHuntSpec) => {
  const tally = greatHunt.emptyTally(one);
  greatHunt.begin(one)(0, one.boards, tally);
  return tally;
};

describe('the hunt of 002', () => {
  test('keeps what the plain functions say it should', () => {
    const { finds, drawn, kept, passed } = whole(spec);
    const expected = [];
    const draw = imageDrawer(spec);
    for (let index = 0; index < spec.boards; index++) {
      const cells = new Uint8Array(56);
      draw(index, cells);
      const puzzle = puzzleOf({ height: 8, width: 7, cells });
      const value = difficulty002(puzzle, { k: 10 });
      const sweeps = difficulty000(puzzle) ?? 0;
      if (value >= 0.8 && value <= 1.2 && sweeps >= 6 && sweeps <= 9) expected.push(index);
    }
    expect(finds.map(({ index }) => index)).toEqual(expected);
    expect(kept).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(5);
    expect(drawn).toBe(3000);
    expect(passed).toBeLessThan(3000);
  });

  test('finds the same whether the formula stands before or after solving', () => {
    const last = whole({ ...spec, formula: { ...spec.formula!, when: 'last' } });
    const first = whole(spec);
    expect(last.finds).toEqual(first.finds);
    expect(last.solved).toBeGreaterThan(first.solved);
    expect(last.passed).toBe(first.solved);
  });

  test('comes to the same in parts, in any order', () => {
    const many = { ...spec, formula: null, measure: 'none', boards: 6000 } as const;
    const run = greatHunt.begin(many);
    const merged = greatHunt.emptyTally(many);
    for (const [from, to] of [
      [4000, 6000],
      [0, 1500],
      [1500, 4000],
    ] as const) {
      const part = greatHunt.emptyTally(many);
      run(from, to, part);
      greatHunt.merge(merged, part);
    }
    expect(merged).toEqual(whole(many));
    expect(merged.kept).toBeGreaterThan(mostFinds);
    expect(merged.finds).toHaveLength(mostFinds);
  });

  test('draws the boards of the density run with the same seed', () => {
    const size = { height: 15, width: 15 };
    const density = {
      ...size,
      model: 'exact',
      percentages: [],
      filled: [113],
      boards: 9,
      seed: 2012,
    };
    const cells = new Uint8Array(225);
    imageDrawer({ ...size, filled: 113, seed: 2012 })(7, cells);
    expect(boardOf(density as Parameters<typeof boardOf>[0], 0, 7).cells).toEqual(cells);
  });

  test('finds puzzles that need each method', () => {
    for (const method of ['four', 'two-sat', 'repeated'] as const) {
      const { finds } = whole({
        ...spec,
        height: 7,
        filled: 22,
        method,
        needed: true,
        formula: null,
        measure: 'none',
        boards: method === 'four' ? 3000 : 20_000,
      });
      expect(finds.length).toBeGreaterThan(0);
      const examiner = createExaminer(7, 7);
      for (const { image } of finds)
        expect(examiner.weakest(decodeImage(image).cells)).toBe(method);
    }
  });
});

describe('createExaminer', () => {
  test('a stronger method solves what a weaker one does', () => {
    const examiner = createExaminer(7, 7);
    const draw = imageDrawer({ height: 7, width: 7, filled: 25, seed: 9 });
    const cells = new Uint8Array(49);
    const [pass, ...others] = huntMethods;
    const counts = new Map<string, number>();
    for (let index = 0; index < 600; index++) {
      draw(index, cells);
      const solved = others.map((method) => examiner.solves(method, cells));
      expect(solved).toEqual(solved.toSorted((a, b) => Number(a) - Number(b)));
      if (examiner.solves(pass, cells)) expect(examiner.solves('sweeps', cells)).toBe(true);
      for (const [at, method] of others.entries())
        counts.set(method, (counts.get(method) ?? 0) + Number(solved[at]));
    }
    expect(counts.get('fills')).toBeGreaterThan(0);
    expect(counts.get('repeated')).toBeGreaterThan(counts.get('sweeps') ?? 0);
  });

  test('measures', () => {
    const examiner = createExaminer(2, 2);
    const bar = Uint8Array.of(1, 1, 0, 0);
    expect(examiner.measure('sweeps', bar)).toBe(1);
    expect(examiner.measure('mean-sweeps', bar)).toBe(1.5);
    expect(examiner.measure('rounds', bar)).toBe(1);
    expect(examiner.measure('open', bar)).toBe(2);
    expect(examiner.measure('bottlenecks', bar)).toBe(1);
    const either = Uint8Array.of(1, 0, 0, 1);
    expect(examiner.measure('left', either)).toBe(4);
    expect(examiner.measure('sweeps', either)).toBeNaN();
  });
});
