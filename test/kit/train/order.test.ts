/** Lessons and the stream: whoever answers without looking at the board is right about as often as by chance. */
import { describe, expect, test } from 'vitest';
import { positionsFile } from '../../../src/claims/positions.ts';
import { lineRules } from '../../../src/engine/play/lineRules.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import type { Technique } from '../../../src/engine/play/techniques.ts';
import { lessonOf, mostQuestions, truthOf } from '../../../src/kit/train/exercise.ts';
import { noTraining } from '../../../src/kit/train/practice.ts';
import type { Training } from '../../../src/kit/train/practice.ts';
import { nextInStream, streamPlace, streamSize } from '../../../src/kit/train/stream.ts';
import { readStored } from '../../../src/stored/fromFile.ts';

/** The answers of each lesson, in its order. */
const lessons = techniques.map((technique) => {
  const positions = readStored(positionsFile(technique));
  const lesson = lessonOf(technique, positions);
  return { technique, lesson, answers: lesson.map((one) => truthOf(positions, one)) };
});

/** The techniques of the stream, by the numbers of its questions. */
const stream: readonly Technique[] = Array.from(
  { length: streamSize },
  (_, at) => streamPlace(at + 1).technique,
);

/** What somebody who does not look goes by. */
type Clue = (at: number, answers: readonly unknown[]) => unknown;

const periods = Array.from({ length: 11 }, (_, at) => at + 2);
const clues: readonly Clue[] = [
  () => '',
  ...periods.map((period) => (at: number) => at % period),
  (at, answers) => answers[at - 1],
  (at, answers) => [answers[at - 1], answers[at - 2]].join(' '),
];

const often = (list: readonly unknown[], answer: unknown): number =>
  list.filter((one) => one === answer).length;

/**
 * Somebody who has seen the first half of the answers, and answers the second half by what came most often after the same clue.
 *
 * @returns how often that is right, beyond chance
 */
function beyondChance(lists: readonly (readonly unknown[])[], clue: Clue): number {
  let [right, chance, all] = [0, 0, 0];
  for (const answers of lists) {
    const half = Math.floor(answers.length / 2);
    const seen = new Map<unknown, unknown[]>();
    for (const [at, answer] of answers.slice(0, half).entries()) {
      const key = clue(at, answers);
      seen.set(key, [...(seen.get(key) ?? []), answer]);
    }
    for (const [at, answer] of [...answers.entries()].slice(half)) {
      const before = seen.get(clue(at, answers)) ?? [];
      const [guess = null] = [...new Set(answers)].toSorted(
        (a, b) => often(before, b) - often(before, a),
      );
      if (guess === answer) right++;
      chance += 1 / new Set(answers).size;
      all++;
    }
  }
  return (right - chance) / all;
}

describe.each(lessons)('the lesson of $technique', ({ technique, lesson, answers }) => {
  test('gives whoever says always filled, always empty or always open what chance gives', () => {
    const kinds = new Set(answers);
    expect(kinds.size).toBeGreaterThan(1);
    for (const always of kinds)
      expect(answers.filter((one) => one === always).length / answers.length).toBe(1 / kinds.size);
  });

  test('asks no question twice, in the same order each time, and links reach all of it', () => {
    expect(lesson.length).toBeGreaterThan(20);
    expect(lesson.length).toBeLessThanOrEqual(mostQuestions);
    expect(new Set(lesson.map((one) => JSON.stringify(one))).size).toBe(lesson.length);
    expect(lessonOf(technique, readStored(positionsFile(technique)))).toEqual(lesson);
  });
});

test('in lessons, whoever goes by the place or by the answers before is right as by chance', () => {
  const lists = lessons.map(({ answers }) => answers);
  const asked = lists.reduce((sum, { length }) => sum + length / 2, 0);
  // of so many answers a share is off by one standard deviation; the best of fourteen by three
  const deviation = Math.sqrt((1 / 3) * (2 / 3)) / Math.sqrt(asked);
  for (const clue of clues) expect(beyondChance(lists, clue)).toBeLessThan(3 * deviation);
});

/** Of a reader who knows enough of single lines to be asked everything, and of each technique equally much. */
const begun: Training = {
  ...noTraining,
  lately: Object.fromEntries(techniques.map((one) => [one, '1'])),
};

/** So many questions of the stream, asked of a reader one after another. */
function course(length: number, reader: (technique: Technique) => Training): readonly Technique[] {
  let [training, recent]: [Training, readonly number[]] = [begun, []];
  return Array.from({ length }, (_, answers) => {
    const number = nextInStream({ ...training, answers }, '2026-11-30', recent);
    expect(recent).not.toContain(number);
    recent = [...recent, number].slice(-10);
    const { technique } = streamPlace(number);
    training = reader(technique);
    return technique;
  });
}

test('in the stream, whoever names a technique by the number of the question, by its place or by those before is right as by chance', () => {
  for (const technique of techniques)
    expect(stream.filter((one) => one === technique).length / streamSize).toBe(
      1 / techniques.length,
    );
  const asked = course(streamSize, () => begun);
  const share = 1 / techniques.length;
  const deviation = Math.sqrt((share * (1 - share)) / (streamSize / 2));
  for (const list of [stream, asked])
    for (const clue of clues) expect(beyondChance([list], clue)).toBeLessThan(3 * deviation);
});

/** The question after so many answers. */
const at = (day: string, answers: number): number => nextInStream({ ...begun, answers }, day, []);

test('the stream is drawn from day and answers, and asks for what is known least twice as often', () => {
  expect(at('2026-11-30', 4)).toBe(at('2026-11-30', 4));
  const all = new Set(
    ['2026-11-30', '2026-12-01'].flatMap((day) => [0, 1, 2].map((answers) => at(day, answers))),
  );
  expect(all.size).toBe(6);
  const known = Object.fromEntries(techniques.slice(1).map((one) => [one, '1'.repeat(10)]));
  const weak = course(2000, () => ({ ...noTraining, lately: known })).filter(
    (one) => one === techniques[0],
  ).length;
  const share = 2 / (techniques.length + 1);
  const deviation = Math.sqrt((share * (1 - share)) / 2000);
  expect(Math.abs(weak / 2000 - share)).toBeLessThan(3 * deviation);
});

/** The techniques that a reader is asked. */
const ofReader = (lately: Training['lately']): ReadonlySet<Technique> =>
  new Set(
    Array.from({ length: 200 }, (_, answers) => {
      const training = { ...noTraining, answers, lately };
      return streamPlace(nextInStream(training, '2026-11-30', [])).technique;
    }),
  );

test('whoever begins is asked about single lines, until five answers were right', () => {
  expect(ofReader({})).toEqual(new Set(lineRules));
  expect(ofReader({ overlap: '1101', gaps: '01' })).toEqual(new Set(lineRules));
  expect(ofReader({ chain: '11111' })).toEqual(new Set(lineRules));
  expect(ofReader({ overlap: '1101', gaps: '011' })).toEqual(new Set(techniques));
});
