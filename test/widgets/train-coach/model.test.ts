/** Which question comes next, and what a card of one opens. */
import { expect, test } from 'vitest';
import { afterAnswer, noTraining } from '../../../src/kit/train/practice.ts';
import type { Training } from '../../../src/kit/train/practice.ts';
import { nextInStream, streamPlace } from '../../../src/kit/train/stream.ts';
import { mostQuestions } from '../../../src/kit/train/exercise.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import {
  cardId,
  coachSettings,
  nextOf,
  oldLesson,
  techniqueIn,
} from '../../../src/widgets/train-coach/model.ts';
import type { CoachState, Course } from '../../../src/widgets/train-coach/model.ts';

const { defaults } = coachSettings;
const today = '2026-11-27';
const at = (number: number): CoachState => ({ ...defaults, technique: 'gaps', number });

const own: CoachState = {
  ...defaults,
  code: '2x2_1_1~1_1',
  marks: '1---',
  cell: { row: 0, column: 1 },
};

const course = (part: Partial<Course>): Course => ({
  lesson: null,
  number: 0,
  training: noTraining,
  today,
  recent: [],
  returned: false,
  ...part,
});

/** What comes after a question of a lesson. */
const after = (number: number): ReturnType<typeof nextOf> =>
  nextOf(course({ lesson: 'gaps', number }));

test('the questions of a lesson come in their order, and begin anew', () => {
  expect(after(0)).toEqual({ values: { t: 'gaps', n: '1' }, returns: false });
  expect(after(4).values).toEqual({ t: 'gaps', n: '5' });
  expect(after(mostQuestions).values).toEqual({ t: 'gaps', n: '1' });
});

test('the stream goes on, and its links name no technique', () => {
  const recent = ['q=3', 't=gaps;n=2'];
  const { values } = nextOf(course({ recent }));
  expect(values).toEqual({ q: String(nextInStream(noTraining, today, [3])) });
  const state = coachSettings.fromLink(values, defaults);
  expect(state.technique).toBeNull();
  expect(techniqueIn(state)).toBe(streamPlace(Number(values['q'])).technique);
});

test('links of before there was a stream open the lesson of the first technique', () => {
  expect(oldLesson(coachSettings.fromLink({ n: '4' }, defaults))).toBe(true);
  for (const link of [{}, { q: '4' }, { t: 'chain', n: '4' }, { p: '2x2_1_1~1_1', c: '1.1' }])
    expect(oldLesson(coachSettings.fromLink(link as Record<string, string>, defaults))).toBe(false);
});

test('what was missed comes first on its day, and after three others', () => {
  const missed = cardId(at(2));
  const others = [3, 4, 5].map((number) => cardId(at(number)));
  const training = { ...noTraining, cards: [{ id: missed, box: 0, due: today }] };
  for (const count of [0, 1, 2]) {
    const recent = [missed, ...others.slice(0, count)];
    expect(nextOf(course({ training, recent })).returns).toBe(false);
  }
  const back = { values: { t: 'gaps', n: '2' }, returns: true };
  expect(nextOf(course({ training, recent: [missed, ...others] }))).toEqual(back);
  expect(nextOf(course({ training }))).toEqual(back);
  expect(nextOf(course({ training, today: '2026-11-26' })).returns).toBe(false);
});

test('whoever misses everything is asked something new every second time', () => {
  let [training, recent, returned]: [Training, readonly string[], boolean] = [
    noTraining,
    [],
    false,
  ];
  const asked = Array.from({ length: 60 }, () => {
    const next = nextOf(course({ training, recent, returned }));
    const state = coachSettings.fromLink(next.values, defaults);
    const id = cardId(state);
    training = afterAnswer(training, id, techniqueIn(state), false, today);
    [recent, returned] = [[...recent, id].slice(-10), next.returns];
    return id;
  });
  expect(new Set(asked).size).toBeGreaterThanOrEqual(30);
  for (const [at, id] of asked.entries()) expect(asked.slice(at + 1, at + 4)).not.toContain(id);
});

test('a card opens the question that it was made by', () => {
  const states = [
    own,
    { ...defaults, stream: 17 },
    ...techniques.map((technique) => ({ ...defaults, technique, number: 7 })),
  ];
  for (const state of states) {
    const training = { ...noTraining, cards: [{ id: cardId(state), box: 0, due: today }] };
    const { values } = nextOf(course({ training }));
    expect(coachSettings.fromLink(values, defaults)).toEqual(state);
  }
});

test('a card of an own board has its link', () => {
  expect(cardId(own)).toBe('p=2x2_1_1~1_1;m=1---;c=1.2');
});
