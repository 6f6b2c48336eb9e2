import { describe, expect, test } from 'vitest';
import { clueSetNumbers } from '../../src/experiments/clueSets.ts';
import { guessNumbers, smallestLeft, smallestWith } from '../../src/experiments/guessOrder.ts';
import { guesses, guessKind } from '../../src/experiments/guesses.ts';
import type { GuessTally } from '../../src/experiments/guesses.ts';
import { stored } from '../../src/stored/fromFile.ts';

function run(sizes: readonly string[], cuts: readonly number[] = []): GuessTally {
  const spec = { sizes };
  const units = guesses.units(spec);
  const whole = guesses.emptyTally(spec);
  const places = [0, ...cuts, units];
  for (const [at, to] of places.slice(1).entries()) {
    const part = guesses.emptyTally(spec);
    guesses.begin(spec)(places[at]!, to, part);
    guesses.merge(whole, part);
  }
  return whole;
}

describe('guesses', () => {
  test('gives the same however it is cut', () => {
    const sizes = ['2x3', '2x5', '3x4'];
    expect(run(sizes, [7, 64, 1000, 3000])).toEqual(run(sizes));
  });

  test('refuses what it does not count', () => {
    for (const sizes of [[], ['3x3', '3x3'], ['5x6'], ['big']])
      expect(() => guesses.check({ sizes })).toThrow(RangeError);
  });

  test('names kinds by guesses and methods', () => {
    expect(guessKind('2 sweeps once')).toEqual({ least: 2, left: ['sweeps', 'once'] });
    expect(guessKind('0')).toEqual({ least: 0, left: [] });
  });
});

describe('the stored count', () => {
  const tally = stored.tally('guesses 25-cells');

  test('has as many pictures with one solution as there are clue sets with one', () => {
    const sets = stored.tally('clue-sets');
    for (const [size, counts] of Object.entries(tally))
      expect([size, guessNumbers(counts).unique]).toEqual([
        size,
        clueSetNumbers(sets[size]!).unique,
      ]);
  });

  test('leaves as many pictures of 5x5 as the ranking for each method', () => {
    const kinds = Object.entries(stored.tally('ranking 5x5')['5x5'] ?? {});
    const { left } = guessNumbers(tally['5x5'] ?? {});
    const ranked = (name: string): number =>
      kinds.reduce(
        (sum, [names, { images }]) => sum + (names.split(' ').includes(name) ? images : 0),
        0,
      );
    expect(left).toMatchObject({
      sweeps: ranked('sweeps'),
      four: ranked('2,2'),
      'two-sat': ranked('two-sat'),
      once: ranked('once'),
      repeated: ranked('repeated'),
      pairs: ranked('pairs'),
    });
  });

  test('has its smallest ones first by cells', () => {
    expect(smallestWith(tally, 1)?.size).toBe('2x4');
    expect(smallestWith(tally, 2)?.size).toBe('2x9');
    expect(smallestLeft(tally, 'sweeps')).toEqual(smallestWith(tally, 1));
    expect(smallestLeft(tally, 'pairs')).toBeNull();
  });

  test('is that of a count here', () => {
    const own = run(['2x8', '3x4']);
    expect(own['2x8']).toEqual(tally['2x8']);
    expect(own['3x4']).toEqual(tally['3x4']);
  });
});
