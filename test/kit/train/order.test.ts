/** The order in which the coach asks: whoever answers without looking at the board is right about as often as by chance. */
import { describe, expect, test } from 'vitest';
import { positionsFile } from '../../../src/claims/positions.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import { nextInOrder, orderOf, questionsOf, truthOf } from '../../../src/kit/train/exercise.ts';
import { readStored } from '../../../src/stored/fromFile.ts';

type Answer = 0 | 1 | null;

/** The answers of each technique, in the order in which the coach asks for them. */
const asked = techniques.map((technique) => {
  const positions = readStored(positionsFile(technique));
  const questions = questionsOf(positions);
  const order = orderOf(technique, positions);
  const truths = order.map((number) => truthOf(positions, questions[number - 1]!));
  return { technique, questions, order, truths };
});

/** What somebody who does not look goes by. */
type Clue = (at: number, truths: readonly Answer[]) => unknown;

/**
 * Somebody who has seen the first half of the answers, and answers the second half by what came most often after the same clue.
 *
 * @returns how often that is right, beyond chance
 */
function beyondChance(clue: Clue): number {
  let [right, chance, all] = [0, 0, 0];
  for (const { truths } of asked) {
    const half = Math.floor(truths.length / 2);
    const seen = new Map<unknown, Answer[]>();
    for (const [at, truth] of truths.slice(0, half).entries()) {
      const key = clue(at, truths);
      seen.set(key, [...(seen.get(key) ?? []), truth]);
    }
    const often = (list: readonly Answer[], answer: Answer): number =>
      list.filter((one) => one === answer).length;
    for (const [at, truth] of [...truths.entries()].slice(half)) {
      const before = seen.get(clue(at, truths)) ?? [];
      const [guess = null] = [...new Set(truths)].toSorted(
        (a, b) => often(before, b) - often(before, a),
      );
      if (guess === truth) right++;
      chance += 1 / new Set(truths).size;
      all++;
    }
  }
  return (right - chance) / all;
}

describe.each(asked)('$technique', ({ technique, questions, order, truths }) => {
  test('each of its answers comes as often as every other, and no question twice', () => {
    const counts = [...new Set(truths)].map((one) => truths.filter((two) => two === one).length);
    expect(counts.length).toBeGreaterThan(1);
    expect(new Set(counts).size).toBe(1);
    expect(order.length).toBeGreaterThan(50);
    expect(new Set(order).size).toBe(order.length);
    expect(order.every((number) => questions[number - 1] !== undefined)).toBe(true);
  });

  test('the order is the same each time, and comes round', () => {
    expect(orderOf(technique, readStored(positionsFile(technique)))).toEqual(order);
    let number = order[0]!;
    for (const _ of order) number = nextInOrder(order, number);
    expect(number).toBe(order[0]);
    expect(nextInOrder(order, 100_000)).toBe(order[0]);
  });
});

test('whoever goes by the technique, by the place in the order or by the answers before is right as by chance', () => {
  const periods = Array.from({ length: 11 }, (_, at) => at + 2);
  const clues: readonly Clue[] = [
    () => '',
    ...periods.map((period) => (at: number) => at % period),
    (at, truths) => truths[at - 1],
    (at, truths) => [truths[at - 1], truths[at - 2]].join(' '),
  ];
  // of some 500 answers a share is off by 0.02 (one standard deviation); the best of fourteen by twice that
  for (const clue of clues) expect(beyondChance(clue)).toBeLessThan(0.07);
});
