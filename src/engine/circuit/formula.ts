/** Formulas in a few variables, as they are typed: read, written, and worked out. */

/** A formula; `at` is where its own sign stands in the text, from 0. */
export type Formula =
  | { readonly kind: 'variable'; readonly name: string; readonly at: number }
  | { readonly kind: 'not'; readonly of: Formula; readonly at: number }
  | {
      readonly kind: 'and' | 'or';
      readonly left: Formula;
      readonly right: Formula;
      readonly at: number;
    };

/** Variables that a formula may have. */
export const mostVariables = 4;
/** Signs "and", "or" and "not" that it may have together. */
export const mostGates = 40;

/** Parentheses that may be open at once: far more than a circuit of so many signs needs. */
const mostOpen = 100;

/** A text that is no formula, and where: `at` from 0, as long as the text for its end. */
export class FormulaError extends SyntaxError {
  override readonly name = 'SyntaxError';
  readonly at: number;

  constructor(message: string, at: number) {
    super(`${message}, at character ${at + 1}`);
    this.at = at;
  }
}

/** A part while it is read: constants are worked out on the spot, so that no formula has one. */
type Read = Formula | { readonly kind: 'constant'; readonly value: boolean; readonly at: number };

type Token = {
  readonly kind: 'and' | 'or' | 'not' | '(' | ')' | 'name' | 'constant' | 'end';
  readonly text: string;
  readonly at: number;
};

const signs: Readonly<Record<string, Exclude<Token['kind'], 'name' | 'end'>>> = {
  0: 'constant',
  1: 'constant',
  and: 'and',
  '&': 'and',
  '&&': 'and',
  '∧': 'and',
  or: 'or',
  '|': 'or',
  '||': 'or',
  '∨': 'or',
  not: 'not',
  '!': 'not',
  '~': 'not',
  '¬': 'not',
  '(': '(',
  ')': ')',
};

/** Words, signs of one or two characters, 0 and 1; a star may end a name, as in 003's x*. */
const tokenPattern = /\s+|[A-Za-z][A-Za-z0-9_]*\*?|&&|\|\||[&∧|∨!~¬()01]/uy;

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    tokenPattern.lastIndex = at;
    const [word] = tokenPattern.exec(text) ?? [];
    if (word === undefined) {
      const [character] = text.slice(at);
      throw new FormulaError(`"${character}" is no part of a formula`, at);
    }
    const sign = word.toLowerCase();
    // a name may be that of something every object has, as "constructor"
    const kind = (Object.hasOwn(signs, sign) ? signs[sign] : undefined) ?? 'name';
    if (word.trim() !== '') tokens.push({ kind, text: word, at });
    at += word.length;
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }];
}

/**
 * Reads a formula: `and`, `or`, `not`, or `&`, `|`, `!`, with parentheses; `not` binds closest, then `and`. Names are a
 * letter and letters or digits, perhaps with a star at the end, and capitals count. 0 and 1 are constants: `1 and a` is `a`.
 *
 * @returns the formula, without its constants; equal signs in a row are taken from left to right
 * @throws FormulaError, a SyntaxError that says what was expected and where, or that constants leave no variable
 */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text);
  checkSigns(tokens);
  let next = 0;
  const peek = (): Token => tokens[next] ?? tokens.at(-1)!;
  const binary = (kind: 'and' | 'or', operand: () => Read): Read => {
    let left = operand();
    while (peek().kind === kind) {
      const { at } = peek();
      next++;
      left = joined(kind, left, operand(), at);
    }
    return left;
  };
  const disjunction = (): Read => binary('or', () => binary('and', operand));
  const operand = (): Read => {
    const token = peek();
    next++;
    if (token.kind === 'not') return opposite(operand(), token.at);
    if (token.kind === 'name') return { kind: 'variable', name: token.text, at: token.at };
    if (token.kind === 'constant')
      return { kind: 'constant', value: token.text === '1', at: token.at };
    if (token.kind !== '(') throw new FormulaError(expected(tokens, next - 1), token.at);
    const inner = disjunction();
    if (peek().kind !== ')')
      throw new FormulaError(
        peek().kind === 'end'
          ? `the parenthesis at character ${token.at + 1} is not closed`
          : `"and", "or" or ")" is expected before "${peek().text}"`,
        peek().at,
      );
    next++;
    return inner;
  };
  const formula = disjunction();
  const rest = peek();
  if (rest.kind === ')') throw new FormulaError('there is no "(" for this ")"', rest.at);
  if (rest.kind !== 'end')
    throw new FormulaError(`"and" or "or" is expected before "${rest.text}"`, rest.at);
  if (formula.kind === 'constant')
    throw new FormulaError(
      `it is always ${formula.value ? 1 : 0}, and a circuit needs a variable`,
      formula.at,
    );
  checkVariables(formula);
  return formula;
}

const opposite = (of: Read, at: number): Read =>
  of.kind === 'constant' ? { ...of, value: !of.value } : { kind: 'not', of, at };

/** Two parts joined; where one of them is a constant, what is left of them. */
function joined(kind: 'and' | 'or', left: Read, right: Read, at: number): Read {
  if (left.kind === 'constant') return left.value === (kind === 'and') ? right : left;
  if (right.kind === 'constant') return right.value === (kind === 'and') ? left : right;
  return { kind, left, right, at };
}

/** What is missing where a formula should begin. */
function expected(tokens: readonly Token[], at: number): string {
  const before = tokens[at - 1];
  const what = 'a variable, "not" or "("';
  if (before === undefined)
    return tokens[at]?.kind === 'end' ? 'there is no formula yet' : `${what} is expected first`;
  return `${what} is expected after "${before.text}"`;
}

/** Refuses what would be too large, or too deep, to be read. */
function checkSigns(tokens: readonly Token[]): void {
  let [gates, open] = [0, 0];
  for (const { kind, at } of tokens) {
    if (kind === 'and' || kind === 'or' || kind === 'not') gates++;
    if (gates > mostGates)
      throw new FormulaError(`more than ${mostGates} signs "and", "or" and "not"`, at);
    if (kind === '(') open++;
    if (kind === ')') open--;
    if (open > mostOpen)
      throw new FormulaError(`more than ${mostOpen} parentheses inside each other`, at);
  }
}

function checkVariables(formula: Formula): void {
  const names = new Set<string>();
  for (const part of partsOf(formula)) {
    if (part.kind !== 'variable') continue;
    names.add(part.name);
    if (names.size > mostVariables)
      throw new FormulaError(
        `"${part.name}" is the fifth variable, ${mostVariables} are allowed`,
        part.at,
      );
  }
}

/** All parts of a formula in the order of the text, itself among them. */
export function* partsOf(formula: Formula): Generator<Formula, void, undefined> {
  if (formula.kind === 'not') {
    yield formula;
    yield* partsOf(formula.of);
  } else if (formula.kind === 'variable') yield formula;
  else {
    yield* partsOf(formula.left);
    yield formula;
    yield* partsOf(formula.right);
  }
}

/** The names of the variables, as they come in the text. */
export const variablesOf = (formula: Formula): readonly string[] => [
  ...new Set([...partsOf(formula)].flatMap((part) => (part.kind === 'variable' ? part.name : []))),
];

/** How many signs "and", "or" and "not" there are. */
export const gatesOf = (formula: Formula): number =>
  [...partsOf(formula)].filter(({ kind }) => kind !== 'variable').length;

const binding = { or: 1, and: 2, not: 3, variable: 4 } as const;

/** Writes a formula with no more parentheses than it needs. */
export function formulaText(formula: Formula): string {
  if (formula.kind === 'variable') return formula.name;
  const within = (part: Formula, least: number): string =>
    binding[part.kind] < least ? `(${formulaText(part)})` : formulaText(part);
  const own = binding[formula.kind];
  if (formula.kind === 'not') return `not ${within(formula.of, own)}`;
  // a sign to the right of its own kind keeps its parentheses: the circuit is built in this order
  return `${within(formula.left, own)} ${formula.kind} ${within(formula.right, own + 1)}`;
}

/** A value for each variable. */
export type Assignment = Readonly<Record<string, boolean>>;

/**
 * Works a formula out.
 *
 * @throws RangeError for a variable without a value
 */
export function evaluateFormula(formula: Formula, values: Assignment): boolean {
  if (formula.kind === 'variable') {
    const value = values[formula.name];
    if (value === undefined) throw new RangeError(`variable has no value: ${formula.name}`);
    return value;
  }
  if (formula.kind === 'not') return !evaluateFormula(formula.of, values);
  const [left, right] = [
    evaluateFormula(formula.left, values),
    evaluateFormula(formula.right, values),
  ];
  return formula.kind === 'and' ? left && right : left || right;
}

/** All assignments to some variables, the last one changing fastest: 00, 01, 10, 11. */
export const assignmentsOf = (names: readonly string[]): readonly Assignment[] =>
  Array.from({ length: 2 ** names.length }, (_, row) =>
    Object.fromEntries(
      names.map((name, at) => [name, ((row >> (names.length - 1 - at)) & 1) === 1]),
    ),
  );
