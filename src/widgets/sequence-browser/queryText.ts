/** Searches as text: read as readers type them, written in one way. */
import type { SequenceClass } from '../../experiments/sequences.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Condition, Field, Query, Range } from './query.ts';
import { QueryError, tokensOf } from './queryWords.ts';
import type { Token } from './queryWords.ts';

/** No sequence of any size is shorter. */
const shortest = 4;

/**
 * Reads a search.
 *
 * @throws QueryError with a message for the reader
 */
export function parseQuery(text: string): Query {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return [];
  const reader = new Reader(tokens, text.length);
  const groups = [readGroup(reader)];
  while (reader.takeWord('or')) groups.push(readGroup(reader));
  return groups;
}

/** The tokens, and how far they are read. */
class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];
  readonly #end: number;

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  get ended(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** The token `ahead` further on. */
  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  next(): Token | undefined {
    return this.#tokens[this.#at++];
  }

  take(kind: Token['kind']): Token | null {
    const token = this.peek();
    if (token?.kind !== kind) return null;
    this.#at++;
    return token;
  }

  takeWord(...words: readonly string[]): boolean {
    const token = this.peek();
    if (token?.kind !== 'word' || !words.includes(token.text)) return false;
    this.#at++;
    return true;
  }

  error(message: string, token = this.peek()): QueryError {
    return new QueryError(message, token?.at ?? this.#end);
  }
}

function readGroup(reader: Reader): readonly Condition[] {
  const conditions = [...readConditions(reader)];
  while (!reader.ended) {
    const joined = reader.takeWord('and') || reader.take('comma') !== null;
    if (reader.peek()?.text === 'or' && !joined) break;
    conditions.push(...readConditions(reader));
  }
  return conditions;
}

const classWords: Readonly<Record<string, SequenceClass>> = {
  unique: 'unique',
  two: 'two',
  rest: 'rest',
};

const fieldWords: Readonly<Record<string, Field>> = {
  length: 'length',
  images: 'images',
  pictures: 'images',
  occurrences: 'images',
  classes: 'classes',
  solvable: 'solvable',
};

function readConditions(reader: Reader): readonly Condition[] {
  const token = reader.next();
  if (token === undefined) throw reader.error('Something is missing at the end.');
  if (token.kind === 'number') return readNumbers(reader, token);
  if (token.kind !== 'word') throw reader.error(`“${token.text}” cannot stand here.`, token);
  const { text } = token;
  const field = Object.hasOwn(fieldWords, text) ? fieldWords[text] : undefined;
  if (field !== undefined) return [{ kind: 'number', field, ...readRange(reader, field) }];
  if (Object.hasOwn(classWords, text) || text === 'exactly' || text === 'class')
    return [{ kind: 'class', class: readClass(reader, token) }];
  switch (text) {
    case 'contains':
    case 'contain':
    case 'with':
    case 'has':
      if (['no', 'not'].includes(reader.peek()?.text ?? '')) return readConditions(reader);
      return readList(reader, token).map((category) => times(category, 1, Infinity));
    case 'no':
    case 'without':
    case 'not':
      return readNot(reader, token);
    case 'pure':
    case 'mixed':
      return [{ kind: text }];
    case 'only':
      return [{ kind: 'only', categories: ascending(new Set(readList(reader, token))) }];
    case 'begins':
    case 'starts':
      reader.takeWord('with');
      return [{ kind: 'begins', sequence: digits(readList(reader, token)) }];
    case 'sequence':
      return [wholeSequence(reader, readList(reader, token), token)];
    case 'simple':
      throw reader.error('Simple pictures have no unknown cell, and so no sequence.', token);
    default:
      throw reader.error(`“${text}” is not a word of the search.`, token);
  }
}

const times = (category: number, least: number, most: number): Condition => ({
  kind: 'times',
  category,
  least,
  most,
});

/** After a number: a count of that category, or a sequence as printed. */
function readNumbers(reader: Reader, first: Token): readonly Condition[] {
  if (isCounted(reader.peek())) {
    reader.take('times');
    return [{ kind: 'times', category: categoryOf(reader, first), ...readRange(reader, 'times') }];
  }
  const list = [categoryOf(reader, first), ...moreNumbers(reader, ['comma'])];
  if (reader.take('more') !== null) return [{ kind: 'begins', sequence: digits(list) }];
  return [wholeSequence(reader, list, first)];
}

function wholeSequence(reader: Reader, list: readonly number[], token: Token): Condition {
  if (list.length >= shortest) return { kind: 'sequence', sequence: digits(list) };
  throw reader.error(
    `Numbers alone are a whole sequence, and none is shorter than ${shortest}. To find those with a category, write “contains ${list.join(' and ')}”.`,
    token,
  );
}

/** After “not”, “no” or “without”: categories that must not occur, or a condition. */
function readNot(reader: Reader, token: Token): readonly Condition[] {
  const isList = reader.peek()?.kind === 'number' && !isCounted(reader.peek(1));
  if (isList) return readList(reader, token).map((category) => times(category, 0, 0));
  const [condition, ...more] = readConditions(reader);
  if (condition === undefined || more.length > 0)
    throw reader.error(`“${token.text}” takes one condition.`, token);
  return [{ kind: 'not', condition }];
}

function readClass(reader: Reader, token: Token): SequenceClass {
  if (token.text === 'class') reader.take('comparison');
  const name = token.text === 'class' ? reader.next() : token;
  const word = name?.text === 'exactly' ? reader.next() : name;
  const found = Object.hasOwn(classWords, word?.text ?? '') ? classWords[word?.text ?? ''] : null;
  if (found === null || found === undefined)
    throw reader.error('The classes are unique, two (exactly two) and rest.', word ?? token);
  return found;
}

const isCounted = (token: Token | undefined): boolean =>
  token?.kind === 'comparison' || token?.kind === 'times';

/** Categories one after another; “and” between them goes on with the list. */
function readList(reader: Reader, token: Token): number[] {
  const first = reader.take('number');
  if (first === null)
    throw reader.error(`After “${token.text}” comes a category, a number from 0 to 15.`);
  return [categoryOf(reader, first), ...moreNumbers(reader, ['comma', 'and'])];
}

function moreNumbers(reader: Reader, joints: readonly ('comma' | 'and')[]): number[] {
  const list: number[] = [];
  for (;;) {
    const token = reader.peek();
    const joint =
      (token?.kind === 'comma' && joints.includes('comma')) ||
      (token?.text === 'and' && joints.includes('and'));
    const ahead = joint ? 1 : 0;
    if (reader.peek(ahead)?.kind !== 'number' || isCounted(reader.peek(ahead + 1))) return list;
    if (joint) reader.next();
    const number = reader.next();
    if (number !== undefined) list.push(categoryOf(reader, number));
  }
}

const valueOf = ({ text }: Token): number => Number(text.replaceAll(',', ''));

function categoryOf(reader: Reader, token: Token): number {
  const category = valueOf(token);
  if (category > 15)
    throw reader.error(`There is no category ${token.text}: they are 0 to 15.`, token);
  return category;
}

/** “>= 4”, “4”, “4 to 6”. */
function readRange(reader: Reader, name: string): Range {
  const sign = reader.take('comparison')?.text ?? '=';
  const number = reader.take('number');
  if (number === null)
    throw reader.error(
      name === 'times'
        ? 'A number is missing: how many of this category?'
        : `After “${name}” comes a number, such as “${name} >= 8”.`,
    );
  const value = valueOf(number);
  switch (sign) {
    case '>=':
      return { least: value, most: Infinity };
    case '>':
      return { least: value + 1, most: Infinity };
    case '<=':
      return { least: 0, most: value };
    case '<':
      if (value === 0) throw reader.error('Nothing is less than 0.', number);
      return { least: 0, most: value - 1 };
    default:
      return { least: value, most: readMost(reader, value, number) };
  }
}

function readMost(reader: Reader, least: number, from: Token): number {
  if (reader.take('range') === null && !reader.takeWord('to')) return least;
  const number = reader.take('number');
  if (number === null) throw reader.error('The end of the range is missing.');
  const most = valueOf(number);
  if (most < least)
    throw reader.error(`From ${from.text} to ${number.text} there is nothing.`, from);
  return most;
}

const ascending = (categories: Iterable<number>): number[] =>
  [...categories].toSorted((a, b) => a - b);

const digits = (categories: readonly number[]): string =>
  ascending(categories)
    .map((category) => category.toString(16))
    .join('');

const categoriesIn = (sequence: string): string =>
  Array.from(sequence, (digit) => Number.parseInt(digit, 16)).join(' ');

/** Writes a search so that {@link parseQuery} reads the same again. */
export function formatQuery(query: Query): string {
  return query.map((group) => group.map(formatCondition).join(' and ')).join(' or ');
}

function formatCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'times': {
      const { category, least, most } = condition;
      if (most === 0) return `no ${category}`;
      if (least === 1 && most === Infinity) return `contains ${category}`;
      return `${category} ${formatRange(condition)}`;
    }
    case 'number':
      return `${condition.field} ${formatRange(condition)}`;
    case 'class':
      return `class ${condition.class}`;
    case 'pure':
    case 'mixed':
      return condition.kind;
    case 'only':
      return `only ${condition.categories.join(' ')}`;
    case 'sequence':
      return `sequence ${categoriesIn(condition.sequence)}`;
    case 'begins':
      return `begins ${categoriesIn(condition.sequence)}`;
    case 'not':
      return `not ${formatCondition(condition.condition)}`;
  }
}

function formatRange({ least, most }: Range): string {
  if (most === Infinity) return `>= ${grouped(least)}`;
  if (least === most) return `= ${grouped(least)}`;
  return least === 0 ? `<= ${grouped(most)}` : `= ${grouped(least)} to ${grouped(most)}`;
}
