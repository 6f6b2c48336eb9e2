/** What was missed: when it comes back, and how it is kept. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answered,
  dayAfter,
  dueOn,
  joined,
  practiceJson,
  readPractice,
  waits,
} from '../../../src/kit/train/practice.ts';
import type { Practice } from '../../../src/kit/train/practice.ts';

const day = '2026-11-27';

/** Why a file cannot be read; '' when it can. */
function refused(data: unknown): string {
  try {
    readPractice(typeof data === 'string' ? data : JSON.stringify(data));
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('days go on over months and years', () => {
  expect(dayAfter('2026-11-27', 7)).toBe('2026-12-04');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

describe('a card', () => {
  test('is made by a wrong answer only, and is due at once', () => {
    expect(answered([], 'a', true, day)).toEqual([]);
    expect(answered([], 'a', false, day)).toEqual([{ id: 'a', box: 0, due: day }]);
  });

  test('waits longer with each right answer, and leaves after the last', () => {
    let cards: Practice = answered([], 'a', false, day);
    let today = day;
    for (const wait of waits.slice(1)) {
      expect(dueOn(cards, today).map(({ id }) => id)).toEqual(['a']);
      cards = answered(cards, 'a', true, today);
      expect(dueOn(cards, dayAfter(today, wait - 1))).toEqual([]);
      today = dayAfter(today, wait);
    }
    expect(dueOn(cards, today)).toHaveLength(1);
    expect(answered(cards, 'a', true, today)).toEqual([]);
  });

  test('goes back to the first box by a wrong answer, and the others stay', () => {
    const cards: Practice = [
      { id: 'a', box: 3, due: day },
      { id: 'b', box: 1, due: '2026-12-01' },
    ];
    expect(answered(cards, 'a', false, day)).toEqual([{ id: 'a', box: 0, due: day }, cards[1]]);
  });

  test('that has waited longest comes first', () => {
    const cards: Practice = [
      { id: 'a', box: 1, due: day },
      { id: 'b', box: 1, due: '2026-11-20' },
      { id: 'c', box: 1, due: '2026-11-28' },
    ];
    expect(dueOn(cards, day).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('a file', () => {
  test('has all cards, and comes back as it was', () => {
    const card = fc.record({
      id: fc.stringMatching(/^[a-z0-9.;=-]{1,30}$/),
      box: fc.nat(waits.length - 1),
      due: fc.nat(3000).map((days) => dayAfter('2026-01-01', days)),
    });
    fc.assert(
      fc.property(fc.uniqueArray(card, { selector: ({ id }) => id }), (cards) => {
        expect(readPractice(JSON.stringify(practiceJson(cards)))).toEqual(cards);
        expect(joined(cards, cards)).toEqual(cards);
        expect(joined([], cards)).toEqual(cards);
      }),
    );
  });

  test('that is another one, or damaged, is refused with a reason', () => {
    const good = practiceJson([{ id: 'a', box: 0, due: day }]);
    expect(refused(good)).toBe('');
    expect(refused('{')).toBe('it is not JSON');
    expect(refused([])).toMatch(/object/);
    expect(refused({ kind: 'nonogram-game', version: 1 })).toBe('no training is in it');
    expect(refused({ ...good, version: 2 })).toMatch(/another version/);
    for (const card of [
      { id: '<b>', box: 0, due: day },
      { id: 'a', box: 5, due: day },
      { id: 'a', box: 0, due: 'soon' },
      { id: 'a', box: 0 },
    ])
      expect([card, refused({ ...good, cards: [card] })]).not.toEqual([card, '']);
    expect(refused({ ...good, cards: [0, 1].map(() => ({ id: 'a', box: 0, due: day })) })).toMatch(
      /twice/,
    );
  });

  test('added to what is kept keeps the card that is further back', () => {
    const own: Practice = [{ id: 'a', box: 2, due: day }];
    const other: Practice = [
      { id: 'a', box: 1, due: '2026-11-28' },
      { id: 'b', box: 0, due: day },
    ];
    expect(joined(own, other)).toEqual(other);
    expect(joined(other, own)).toEqual(other);
  });
});
