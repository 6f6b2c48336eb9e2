import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Assignment, FormulaError } from '../../../src/engine/circuit/formula.ts';
import {
  assignmentsOf,
  evaluateFormula,
  formulaText,
  gatesOf,
  mostGates,
  mostVariables,
  parseFormula,
  variablesOf,
} from '../../../src/engine/circuit/formula.ts';
import { formula } from './formulas.ts';

describe('parseFormula', () => {
  test.each([
    ['a', 'a'],
    ['(a and not b) or c', 'a and not b or c'],
    ['a & !b | c', 'a and not b or c'],
    ['A && ~(b || c)', 'A and not (b or c)'],
    ['a ∧ ¬b ∨ x*', 'a and not b or x*'],
    ['NOT a And b', 'not a and b'],
    ['a or b or c', 'a or b or c'],
    ['a or (b or c)', 'a or (b or c)'],
    ['not not a', 'not not a'],
    ['  (( q_1 ))\n', 'q_1'],
    ['constructor and a', 'constructor and a'],
    ['1 and a', 'a'],
    ['not 0 and a or b and 0', 'a'],
    ['(a or 0) and not (b and 1)', 'a and not b'],
  ])('reads %s', (text, written) => expect(formulaText(parseFormula(text))).toBe(written));

  test('knows constants: a formula with one is worth what it is with a variable of that value', () => {
    fc.assert(
      fc.property(formula(), fc.boolean(), (random, value) => {
        const [name = ''] = variablesOf(random);
        const text = formulaText(random).replaceAll(
          new RegExp(String.raw`(?<![\w*])${name.replace('*', String.raw`\*`)}(?![\w*])`, 'g'),
          value ? '1' : '0',
        );
        const worth = assignmentsOf(variablesOf(random))
          .filter((values) => values[name] === value)
          .map((values) => [values, evaluateFormula(random, values)] as const);
        let read: (values: Assignment) => boolean;
        try {
          const folded = parseFormula(text);
          read = (values) => evaluateFormula(folded, values);
        } catch (error) {
          const [, always] = /^it is always ([01]),/.exec((error as Error).message) ?? [];
          if (always === undefined) throw error;
          read = () => always === '1';
        }
        for (const [values, is] of worth) expect([text, read(values)]).toEqual([text, is]);
      }),
    );
  });

  test.each([
    ['and', (gates: number) => Array.from({ length: gates + 1 }, () => 'a').join(' and ')],
    ['or', (gates: number) => Array.from({ length: gates + 1 }, () => 'a').join(' or ')],
    ['not', (gates: number) => `${'!'.repeat(gates)}a`],
  ])('takes so many signs "%s", and no more', (_, text) => {
    expect(gatesOf(parseFormula(text(mostGates)))).toBe(mostGates);
    expect(() => parseFormula(text(mostGates + 1))).toThrow(/^more than 40 signs/);
  });

  test.each([
    ['', 0, 'there is no formula yet, at character 1'],
    ['and a', 0, 'a variable, "not" or "(" is expected first, at character 1'],
    ['a and', 5, 'a variable, "not" or "(" is expected after "and", at character 6'],
    ['a and or b', 6, 'a variable, "not" or "(" is expected after "and", at character 7'],
    ['a b', 2, '"and" or "or" is expected before "b", at character 3'],
    ['(a or b', 7, 'the parenthesis at character 1 is not closed, at character 8'],
    ['(a b)', 3, '"and", "or" or ")" is expected before "b", at character 4'],
    ['a)', 1, 'there is no "(" for this ")", at character 2'],
    ['()', 1, 'a variable, "not" or "(" is expected after "(", at character 2'],
    ['a + b', 2, '"+" is no part of a formula, at character 3'],
    ['a or 2', 5, '"2" is no part of a formula, at character 6'],
    ['a or 1', 5, 'it is always 1, and a circuit needs a variable, at character 6'],
    ['not (a or not 0)', 14, 'it is always 0, and a circuit needs a variable, at character 15'],
    ['a 1', 2, '"and" or "or" is expected before "1", at character 3'],
    ['a or 😀', 5, '"😀" is no part of a formula, at character 6'],
    [
      ['a', 'b', 'c', 'd', 'e'].slice(0, mostVariables + 1).join('&'),
      8,
      '"e" is the fifth variable, 4 are allowed, at character 9',
    ],
    [
      `${'!'.repeat(mostGates + 1)}a`,
      40,
      'more than 40 signs "and", "or" and "not", at character 41',
    ],
    [
      `a${' and a'.repeat(20_000)}`,
      242,
      'more than 40 signs "and", "or" and "not", at character 243',
    ],
    [
      `${'('.repeat(20_000)}a${')'.repeat(20_000)}`,
      100,
      'more than 100 parentheses inside each other, at character 101',
    ],
  ])('refuses %j and says where', (text, at, message) => {
    let caught: unknown;
    try {
      parseFormula(text);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(SyntaxError);
    expect({ at: (caught as FormulaError).at, message: (caught as Error).message }).toEqual({
      at,
      message,
    });
  });

  test('counts parentheses that are open at once, not all there are', () => {
    const one = `${'('.repeat(50)}a${')'.repeat(50)}`;
    expect(variablesOf(parseFormula(`${one} or ${one} or ${one}`))).toEqual(['a']);
  });

  test('reads what is written, and gives each sign its place in the text', () => {
    fc.assert(
      fc.property(formula(), (one) => {
        const text = formulaText(one);
        expect(formulaText(parseFormula(text))).toBe(text);
      }),
    );
    const read = parseFormula('a and not b');
    expect(read).toMatchObject({
      kind: 'and',
      at: 2,
      left: { at: 0 },
      right: { kind: 'not', at: 6, of: { at: 10 } },
    });
  });
});

/** Works a text out by replacing, again and again, what is closest. */
function reduced(text: string): boolean {
  let now = text;
  for (;;) {
    const before = now;
    now = now.replaceAll('(1)', '1').replaceAll('(0)', '0').replaceAll('not 1', '0');
    if (now === before) now = now.replaceAll('not 0', '1');
    if (now === before)
      now = now.replace(/(\d) and (\d)/, (_, a, b) => (a === b ? a : '0') as string);
    // "or" only where no "and" stands beside it
    if (now === before)
      now = now.replace(
        /(^|\(|or )(\d) or (\d)(?! and)/,
        (_, head, a, b) => `${head}${Number(a) | Number(b)}`,
      );
    if (now === before) return now === '1';
  }
}

describe('evaluateFormula', () => {
  test('agrees with what comes of the text by replacing', () => {
    fc.assert(
      fc.property(formula(), (one) => {
        for (const values of assignmentsOf(variablesOf(one))) {
          const text = formulaText(one).replaceAll(/\b[a-d]\b/g, (name) =>
            values[name] === true ? '1' : '0',
          );
          expect(evaluateFormula(one, values)).toBe(reduced(text));
        }
      }),
    );
  });

  test('counts signs, and refuses a variable without a value', () => {
    expect(gatesOf(parseFormula('(x or not x) and x*'))).toBe(3);
    expect(() => evaluateFormula(parseFormula('a or b'), { a: true })).toThrow(
      'variable has no value: b',
    );
  });

  test('lists assignments in counting order', () => {
    expect(assignmentsOf(['a', 'b']).map(({ a, b }) => `${Number(a)}${Number(b)}`)).toEqual([
      '00',
      '01',
      '10',
      '11',
    ]);
  });
});
