/** Which question comes next, and what a card of one opens. */
import { expect, test } from 'vitest';
import { techniques } from '../../../src/engine/play/techniques.ts';
import { cardId, coachSettings, nextOf } from '../../../src/widgets/train-coach/model.ts';
import type { CoachState } from '../../../src/widgets/train-coach/model.ts';

const { defaults } = coachSettings;
const today = '2026-11-27';
const at = (number: number): CoachState => ({ ...defaults, technique: 'gaps', number });

const own: CoachState = {
  ...defaults,
  code: '2x2_1_1~1_1',
  marks: '1---',
  cell: { row: 0, column: 1 },
};

const order = [4, 9, 1];

test('the questions of a technique come in their order, and begin anew', () => {
  const none = { practice: [], today, recent: [] };
  expect(nextOf(at(4), order, none)).toEqual({ values: { t: 'gaps', n: '9' }, returns: false });
  expect(nextOf(at(1), order, none).values).toEqual({ t: 'gaps', n: '4' });
  expect(nextOf(at(7), order, none).values).toEqual({ t: 'gaps', n: '4' });
  expect(nextOf({ ...own, technique: 'edges' }, order, none).values).toEqual({
    t: 'edges',
    n: '4',
  });
});

test('what was missed comes back after three others, on its day', () => {
  const missed = cardId(at(2));
  const others = [3, 4, 5].map((number) => cardId(at(number)));
  const practice = [{ id: missed, box: 0, due: today }];
  for (const count of [0, 1, 2])
    expect(
      nextOf(at(3), order, { practice, today, recent: [missed, ...others.slice(0, count)] })
        .returns,
    ).toBe(false);
  const after = { practice, today, recent: [missed, ...others] };
  expect(nextOf(at(5), order, after)).toEqual({ values: { t: 'gaps', n: '2' }, returns: true });
  expect(nextOf(at(5), order, { ...after, today: '2026-11-26' }).returns).toBe(false);
});

test('a card opens the question that it was made by', () => {
  const states = [own, ...techniques.map((technique) => ({ ...defaults, technique, number: 7 }))];
  for (const state of states) {
    const card = { id: cardId(state), box: 0, due: today };
    const { values } = nextOf(at(9), order, { practice: [card], today, recent: ['a', 'b', 'c'] });
    expect(coachSettings.fromLink(values, defaults)).toEqual(state);
  }
});

test('a card of an own board has its link', () => {
  expect(cardId(own)).toBe('p=2x2_1_1~1_1;m=1---;c=1.2');
});
