/**
 * What is kept of a reader: what was missed, and how the last answers to each technique went. What was missed comes back by
 * a box of cards after Leitner. A card is made by a wrong answer and is due at once; each right one sends it a box further,
 * where it waits longer, and a wrong one back to the first. It leaves after the last.
 */
import { techniques } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { countIn, listIn, recordIn, textIn } from '../../notebook/plain/storedTally.ts';

/** Days until a card is due again, by the box that it has come to; in box 0 it is due at once. */
export const waits = [0, 1, 3, 7, 21] as const;

/** Something that was missed. */
export type Card = {
  readonly id: string; // what it opens: see `cardId`
  readonly box: number;
  readonly due: string; // the day, YYYY-MM-DD
};

/** All cards; in the order in which they were missed first. */
export type Practice = readonly Card[];

/** All that is kept. */
export type Training = {
  readonly cards: Practice;
  readonly answers: number; // given so far: the stream goes on from there
  /** The last ten answers to a technique, 1 for a right one, the newest at the end. */
  readonly lately: Readonly<Partial<Record<Technique, string>>>;
};

export const noTraining: Training = { cards: [], answers: 0, lately: {} };

/** Answers that a number is made of. */
const counting = 10;

/** How many of the last ten answers to a technique were right. */
export const rightOf = ({ lately }: Training, technique: Technique): number =>
  (lately[technique] ?? '').replaceAll('0', '').length;

/** The number of a technique, 0 to 100: how many of the last ten answers to it were right, times ten. */
export const numberOf = (training: Training, technique: Technique): number =>
  (100 / counting) * rightOf(training, technique);

/** What is kept after an answer to a question of a technique. @param id - of its card */
export function afterAnswer(
  { cards, answers, lately }: Training,
  id: string,
  technique: Technique,
  right: boolean,
  today: string,
): Training {
  const last = `${lately[technique] ?? ''}${right ? 1 : 0}`.slice(-counting);
  return {
    cards: answered(cards, id, right, today),
    answers: answers + 1,
    lately: { ...lately, [technique]: last },
  };
}

/** The day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The cards after an answer. @source S. Leitner 1972 */
export function answered(practice: Practice, id: string, right: boolean, today: string): Practice {
  const card = practice.find((one) => one.id === id);
  if (card === undefined) return right ? practice : [...practice, { id, box: 0, due: today }];
  const box = right ? card.box + 1 : 0;
  const wait = waits[box];
  if (wait === undefined) return practice.filter((one) => one !== card);
  const moved = { id, box, due: dayAfter(today, wait) };
  return practice.map((one) => (one === card ? moved : one));
}

/** The cards that are due, those that have waited longest first. */
export const dueOn = (practice: Practice, today: string): readonly Card[] =>
  practice.filter(({ due }) => due <= today).toSorted((a, b) => a.due.localeCompare(b.due));

const kind = 'nonogram-training';

/** Raised when older pages could no longer read what this one writes. */
const practiceVersion = 1;

/** More cards than anybody misses: a longer list is no file of ours. */
const mostCards = 10_000;

/** It as plain data for a file. */
export const practiceJson = (training: Training): Record<string, unknown> => ({
  kind,
  version: practiceVersion,
  ...training,
});

/**
 * Reads the text of a file.
 *
 * @throws RangeError or SyntaxError that says what is wrong with it
 */
export function readPractice(text: string): Training {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new SyntaxError('it is not JSON');
  }
  const fields = recordIn('the file', data);
  if (fields['kind'] !== kind) throw new RangeError('no training is in it');
  if (fields['version'] !== practiceVersion)
    throw new RangeError('it was saved by another version of this page');
  const cards = listIn('cards', fields['cards']);
  countIn('cards', cards.length, mostCards);
  const seen = new Set<string>();
  const read = cards.map((item) => {
    const { id, box, due } = recordIn('card', item);
    const card = {
      id: textIn('card', id, /^[\w.~\-=; ]{1,12000}$/),
      box: countIn('box', box, waits.length - 1),
      due: textIn('day', due, /^\d{4}-\d\d-\d\d$/),
    };
    if (seen.has(card.id)) throw new RangeError('a card is in it twice');
    seen.add(card.id);
    return card;
  });
  // until November 2026 there were cards only
  const given = recordIn('what was answered', fields['lately'] ?? {});
  const lately = Object.fromEntries(
    techniques
      .filter((technique) => given[technique] !== undefined)
      .map((technique) => [technique, textIn('answers', given[technique], /^[01]{1,10}$/)]),
  );
  return { cards: read, answers: countIn('answers', fields['answers'] ?? 0), lately };
}

/** What two places have kept: of cards in both, the one that is further back; of answers, those of whoever gave more. */
export function joined(one: Training, other: Training): Training {
  const { answers, lately } = one.answers < other.answers ? other : one;
  return { cards: joinedCards(one.cards, other.cards), answers, lately };
}

const joinedCards = (one: Practice, other: Practice): Practice => [
  ...one.map((card) => {
    const twin = other.find(({ id }) => id === card.id);
    return twin !== undefined && twin.box < card.box ? twin : card;
  }),
  ...other.filter(({ id }) => !one.some((card) => card.id === id)),
];
