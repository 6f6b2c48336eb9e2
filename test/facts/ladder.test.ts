// What the chapter of the ladder says in words, against the stored runs and the smallest puzzles.
import { describe, expect, test } from 'vitest';
import { bandOf, hardBoards, widestBand } from '../../src/facts/howHard.ts';
import { densityFacts, stepFacts } from '../../src/facts/ladder.ts';
import { leftBy } from '../../src/facts/ranking.ts';
import { rungs } from '../../src/methods/ladder.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

const number = (text: string): number => Number(text.replaceAll(',', ''));

describe('the chapter of the ladder', () => {
  test('is right that sweeps find nothing on the first puzzle, and pairs of lines all', () => {
    const { found, mustBe } = stepFacts('four>sweeps');
    expect([found('sweeps'), found('four'), mustBe]).toEqual([0, 8, 8]);
  });

  test('is right that chains and probing find all that others leave on theirs', () => {
    const chains = stepFacts('two-sat>four');
    expect(chains.found('two-sat')).toBe(chains.mustBe);
    const probing = stepFacts('repeated>two-sat');
    expect(probing.found('repeated')).toBe(probing.mustBe);
    const ahead = stepFacts('two-sat>probing');
    expect(ahead.found('two-sat')).toBe(ahead.mustBe);
  });

  test('is right that two cells at a time find what leaves all others blank', () => {
    const { found, mustBe } = stepFacts('pairs>repeated');
    expect(rungs.map(found)).toEqual([0, 0, 0, 0, 0, mustBe, mustBe]);
  });

  test('is right that a second round catches up', () => {
    for (const over of ['two-sat>probing', 'four>probing'] as const) {
      const { found, mustBe } = stepFacts(over);
      expect(found('repeated')).toBe(mustBe);
    }
  });

  test('is right that repeated probing solves all of five by five', () => {
    expect(leftBy('repeated')).toBe(0);
  });

  test('is right that each step finds a good part at 45 %, that little must be so at 25 %', () => {
    const middle = densityFacts(15, 45);
    const found = rungs.slice(0, 5).map((rung) => Number(middle.of(rung)));
    for (const [at, count] of found.slice(1).entries())
      expect(count - found[at]!).toBeGreaterThan((100 - found[at]!) / 4);
    expect(Number.parseInt(densityFacts(15, 25).mustBe, 10)).toBeLessThan(5);
    for (const rung of rungs) expect(Number(densityFacts(15, 55).of(rung))).toBeGreaterThan(98);
  });

  test('is right that hard boards are rare everywhere, and that their density climbs', () => {
    const { spec } = storedRun('how-hard');
    for (const side of spec.sides) {
      const { beyond, of } = bandOf(side);
      expect(beyond / of).toBeLessThanOrEqual(widestBand.beyond / widestBand.of);
      expect(beyond / of).toBeLessThan(0.1);
    }
    const at = spec.sides.map((side) => bandOf(side).percentage);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    const { all, several, sweeps, beyond, four, twoSat, repeated, sat } = hardBoards;
    expect(number(several) + number(sweeps) + number(beyond)).toBe(number(all));
    expect(number(four) + number(twoSat) + number(repeated) + sat).toBe(number(beyond));
  });
});
