/** Random formulas with their truth, worked out beside the text and not from it. */
import type { FormulaWish } from '../../src/challenges/challenge.ts';
import type { Random } from '../../src/engine/board/random.ts';

type Values = Readonly<Record<string, boolean>>;
type Made = {
  readonly text: string;
  readonly is: (values: Values) => boolean;
  readonly names: ReadonlySet<string>;
};

/** A formula of so many signs. */
function made(random: Random, signs: number): Made {
  if (signs === 0) {
    const name = 'abcd'[random.below(4)]!;
    return { text: name, is: (values) => values[name]!, names: new Set([name]) };
  }
  if (random.below(3) === 0) {
    const of = made(random, signs - 1);
    return { text: `not (${of.text})`, is: (values) => !of.is(values), names: of.names };
  }
  const first = random.below(signs);
  const [left, right] = [made(random, first), made(random, signs - 1 - first)];
  const isAnd = random.below(2) === 0;
  return {
    text: `(${left.text}) ${isAnd ? 'and' : 'or'} (${right.text})`,
    is: (values) =>
      isAnd ? left.is(values) && right.is(values) : left.is(values) || right.is(values),
    names: new Set([...left.names, ...right.names]),
  };
}

/** All values of some names. */
const settingsOf = (names: readonly string[]): Values[] =>
  Array.from({ length: 2 ** names.length }, (_, code) =>
    Object.fromEntries(names.map((name, at) => [name, ((code >> at) & 1) === 1])),
  );

/** A formula, and whether it is as wished. Circuits never differ: that is what we found wherever we looked. */
export function randomFormula(
  random: Random,
  wish: FormulaWish,
): { readonly text: string; readonly right: boolean } {
  if (wish.kind === 'circuit-differs')
    return { text: made(random, random.below(4)).text, right: false };
  const { begins, variables, settings } = wish;
  const one = made(random, random.below(begins === undefined ? 6 : 3));
  const whole: Made =
    begins === undefined
      ? one
      : {
          // the beginning is that of the only task that has one
          text: `(a or b) and not a and (${one.text})`,
          is: (values) => (values['a']! || values['b']!) && !values['a']! && one.is(values),
          names: new Set(['a', 'b', ...one.names]),
        };
  const names = [...whole.names];
  const trueFor = settingsOf(names).filter((values) => whole.is(values)).length;
  const starts = begins === undefined || whole.text.startsWith(begins);
  return { text: whole.text, right: starts && names.length === variables && trueFor === settings };
}
