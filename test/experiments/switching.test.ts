import { describe, expect, test } from 'vitest';
import { solve } from '../../src/engine/solve/solve.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { switchingComponents } from '../../src/engine/sweep/switchingComponents.ts';
import { boardOf, classOfBoard, density } from '../../src/experiments/density.ts';
import { switching } from '../../src/experiments/switching.ts';

const spec = {
  height: 6,
  width: 6,
  model: 'exact' as const,
  percentages: [0, 6, 10, 30, 60],
  boards: 120,
  seed: 4,
};

describe('switching', () => {
  const tally = switching.emptyTally(spec);
  switching.begin(spec)(0, switching.units(spec), tally);

  test('counts what looking at each board by itself counts, solved boards included', () => {
    const slow = switching.emptyTally(spec);
    for (const at of spec.percentages.keys())
      for (let index = 0; index < spec.boards; index++) {
        const image = boardOf(spec, at, index);
        const found = classOfBoard(spec, at, index);
        const has = switchingComponents(image).length > 0;
        const unsolved = found === 'some' || found === 'none';
        // otherwise the run could not skip what is solved
        if (has) expect(unsolved).toBe(true);
        if (has) expect(solve(puzzleOf(image)).solutions.length).toBe(2);
        slow.boards[at]!++;
        if (unsolved) slow.unsolved[at]!++;
        if (found === 'none') slow.none[at]!++;
        if (has) slow.switching[at]!++;
        if (has && found === 'none') slow.noneSwitching[at]!++;
      }
    expect(tally).toEqual(slow);
    expect(tally.switching[2]).toBeGreaterThan(60);
  });

  test('finds the same boards unsolved as the density run of the same settings', () => {
    const four = { ...spec, four: true };
    const classes = density.emptyTally(four);
    density.begin(four)(0, density.units(four), classes);
    for (const at of spec.percentages.keys())
      expect(tally.unsolved[at]).toBe(
        spec.boards - (classes.simple[at] ?? 0) - (classes.four?.[at] ?? 0),
      );
  });

  test('finds one in each unsolved board of two filled cells', () => {
    expect(tally.unsolved[1]).toBeGreaterThan(0);
    expect(tally.switching[1]).toBe(tally.unsolved[1]);
    expect(tally.noneSwitching[1]).toBe(tally.unsolved[1]);
  });

  test('refuses settings that the density run refuses', () =>
    expect(() => switching.check({ ...spec, percentages: [101] })).toThrow(RangeError));
});
