import { describe, expect, test } from 'vitest';
import { fits } from '../../../src/engine/line/fits.ts';
import { NO_RELATION, PAIR_RELATIONS } from '../../../src/engine/line/pairRelations.ts';
import { LinkError, readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';
import {
  answerPair,
  combinationSentence,
  defaultPair,
  exampleOfState,
  exampleState,
  pairRows,
  pairSettings,
  questionOf,
  relationSentence,
  stateIn,
  titleOf,
  verdictSentence,
} from '../../../src/widgets/pair-relation/model.ts';
import type { PairState } from '../../../src/widgets/pair-relation/model.ts';

describe("000's seven examples", () => {
  test.each(PAIR_RELATIONS.map(({ number, name }) => [name, number] as const))(
    '%s: the relation, and the combinations that fits have',
    (_name, number) => {
      const state = exampleState(number);
      const question = questionOf(state);
      const answer = answerPair(question);
      expect(answer.relation).toBe(number);
      expect(verdictSentence(state, answer)).toMatch(/computed here: the same\.$/);
      const [a, b] = question.cells;
      const seen = new Map<string, bigint>();
      for (const fit of fits(question.line, question.description)) {
        const pair = `${fit[a] ?? ''}${fit[b] ?? ''}`;
        seen.set(pair, (seen.get(pair) ?? 0n) + 1n);
      }
      for (const one of answer.combinations) {
        expect(one.fits).toBe(seen.get(`${one.a}${one.b}`) ?? 0n);
        expect(one.fit === null).toBe(one.fits === 0n);
        if (one.fit !== null) expect([one.fit[a], one.fit[b]]).toEqual([one.a, one.b]);
        // what proves that there is none: the first value alone gives the second its other value
        else expect([one.proof?.[a], one.proof?.[b]]).toEqual([one.a, 1 - one.b]);
      }
    },
  );
  test('the examples are told from own lines', () => {
    for (const { number } of PAIR_RELATIONS)
      expect(exampleOfState(exampleState(number))).toBe(number);
    expect(exampleOfState({ description: '2', line: '???', cells: [0, 1] })).toBeNull();
  });
});

describe('sentences', () => {
  test('tell the relation and its meaning', () => {
    const question = questionOf(exampleState(3));
    expect(relationSentence(question, answerPair(question))).toBe(
      'Cells 1 and 4: the line forbids empty\u2011empty. At least one of the two cells is filled.',
    );
  });
  test('a forbidden combination is proved by the fits of the first value', () => {
    const question = questionOf(exampleState(5));
    const answer = answerPair(question);
    expect(answer.combinations.map((one) => combinationSentence(question, answer, one))).toEqual([
      'No fit: if cell 1 is empty, cell 2 must be filled.',
      'The only fit.',
      'The only fit.',
      'No fit: if cell 1 is filled, cell 2 must be empty.',
    ]);
  });
  test('a cell that settling fixes has no relation, and why is said', () => {
    const question = questionOf({ description: '3', line: '????', cells: [0, 1] });
    const answer = answerPair(question);
    expect(answer.relation).toBe(NO_RELATION);
    expect(relationSentence(question, answer)).toMatch(/^Cell 2 is filled in all fits\./);
    const texts = answer.combinations.map((one) => combinationSentence(question, answer, one));
    expect(texts[0]).toBe('No fit: settling has made cell 2 filled.');
  });
  test('a line without a fit and a line of one cell are told', () => {
    const dead = questionOf({ description: '4', line: '0???', cells: [0, 1] });
    expect(relationSentence(dead, answerPair(dead))).toMatch(/does not fit/);
    const one = questionOf({ description: '1', line: '?', cells: [0, 1] });
    expect(relationSentence(one, answerPair(one))).toMatch(/needs two cells/);
  });
});

describe('what is typed', () => {
  test('mistakes are named field by field', () => {
    const { problems } = pairSettings({}).read({ description: 'x', line: '01a', cells: '1.2' });
    expect(problems.description).toMatch(/such as 3 2 1/);
    expect(problems.line).toMatch(/write 1 for filled/);
  });
  test('cells beyond a shorter line move to its end', () => {
    expect(stateIn({ description: '1', line: '???', cells: [2, 7] }, {}).cells).toEqual([1, 2]);
  });
});

describe('links', () => {
  const { formOf, fromLink, toLink } = pairSettings({});
  const usual = { ...defaultPair({}), cells: null };
  test('come back as they were written', () => {
    expect(toLink(formOf(usual), usual)).toEqual({});
    const state: PairState = { description: '2 1', line: '??????', cells: [1, 4] };
    const reading = readLink(writeLink('', 'x', 1, toLink(formOf(state), usual)), 'x');
    expect(reading.kind === 'values' && fromLink(reading.values, usual)).toEqual(state);
    const asText = { ...state, cells: defaultPair({}).cells };
    expect(toLink(formOf(asText), usual)).toEqual({ d: '2 1', l: '??????' });
  });
  test('to a line of one cell, which has no pair, come back too, and it is called by itself', () => {
    const state = fromLink({ d: '1', l: '?' }, usual);
    expect(stateIn(state, {}).cells).toEqual([0, 0]);
    expect(fromLink({ d: '1', l: '?', c: '1.1' }, usual).cells).toEqual([0, 0]);
    expect(titleOf(stateIn(state, {}), defaultPair({}))).toBe('1 on 1 cell');
  });
  test.each([
    { c: '1' },
    { c: '2.1' },
    { c: '1.1' },
    { c: '1.99' },
    { c: '1.2', l: '?' },
    { c: '0.1', l: '?' },
    { l: '<b>' },
    { d: '-1' },
  ])('%j is refused with a message', (values) =>
    expect(() => fromLink(values, usual)).toThrow(LinkError),
  );
  test('an author cannot ask for an eighth relation', () => {
    expect(() => defaultPair({ relation: '7' })).toThrow(RangeError);
    expect(() => defaultPair({ relation: '' })).toThrow(RangeError);
  });
});

test('the table has every pair of unknown cells', () => {
  const rows = pairRows(questionOf(exampleState(0)));
  expect(rows).toHaveLength(1 + 10);
  expect(rows[4]).toEqual([1, 5, 'all allowed', '?????', '1 1']);
});
