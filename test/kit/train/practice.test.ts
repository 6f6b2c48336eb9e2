/** What was missed: when it comes back; the numbers of techniques; and how both are kept. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { techniques } from '../../../src/engine/play/techniques.ts';
import {
  afterAnswer,
  answered,
  dayAfter,
  dueOn,
  joined,
  noTraining,
  numberOf,
  practiceJson,
  readPractice,
  waits,
} from '../../../src/kit/train/practice.ts';
import type { Practice, Training } from '../../../src/kit/train/practice.ts';

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

test('the number of a technique counts the right ones among its last ten answers', () => {
  let training = noTraining;
  expect(numberOf(training, 'gaps')).toBe(0);
  for (const [at, right] of [true, false, true].entries()) {
    training = afterAnswer(training, `q=${at}`, 'gaps', right, day);
    expect(training.answers).toBe(at + 1);
  }
  expect(numberOf(training, 'gaps')).toBe(20);
  expect(training.cards.map(({ id }) => id)).toEqual(['q=1']);
  for (let at = 0; at < 10; at++) training = afterAnswer(training, 'q=9', 'gaps', true, day);
  expect(numberOf(training, 'gaps')).toBe(100);
  expect(numberOf(training, 'chain')).toBe(0);
});

/** What is kept of somebody who has missed these alone. */
const of = (cards: Practice): Training => ({ ...noTraining, cards });

describe('a file', () => {
  test('has all cards and answers, and comes back as it was', () => {
    const card = fc.record({
      id: fc.stringMatching(/^[a-z0-9.;=-]{1,30}$/),
      box: fc.nat(waits.length - 1),
      due: fc.nat(3000).map((days) => dayAfter('2026-01-01', days)),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(card, { selector: ({ id }) => id }),
        fc.nat(),
        fc.dictionary(fc.constantFrom(...techniques), fc.stringMatching(/^[01]{1,10}$/), {
          noNullPrototype: true,
        }),
        (cards, answers, lately) => {
          const training = { cards, answers, lately };
          expect(readPractice(JSON.stringify(practiceJson(training)))).toEqual(training);
          expect(joined(training, training)).toEqual(training);
          expect(joined(noTraining, training).cards).toEqual(cards);
        },
      ),
    );
  });

  test('of the time when there were cards only is read', () => {
    const { kind, version, cards } = practiceJson(of([{ id: 'a', box: 0, due: day }]));
    expect(readPractice(JSON.stringify({ kind, version, cards }))).toEqual(
      of([{ id: 'a', box: 0, due: day }]),
    );
  });

  test('that is another one, or damaged, is refused with a reason', () => {
    const good = practiceJson(of([{ id: 'a', box: 0, due: day }]));
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
    expect(refused({ ...good, lately: { gaps: '12' } })).not.toBe('');
    expect(refused({ ...good, answers: -1 })).not.toBe('');
  });

  test('added to what is kept keeps the card that is further back', () => {
    const own: Practice = [{ id: 'a', box: 2, due: day }];
    const other: Practice = [
      { id: 'a', box: 1, due: '2026-11-28' },
      { id: 'b', box: 0, due: day },
    ];
    expect(joined(of(own), of(other))).toEqual(of(other));
    expect(joined(of(other), of(own))).toEqual(of(other));
    const more = { ...of(own), answers: 3, lately: { gaps: '110' } };
    expect(joined(of(other), more)).toEqual({ ...more, cards: other });
  });
});
