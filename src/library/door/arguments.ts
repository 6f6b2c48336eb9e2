/** What comes in at the door: every argument is looked at before anything is computed, and refused in a sentence. */
import { enumerated, grouped } from '../../notebook/plain/numbers.ts';
import { NonogramError } from '../errors.ts';
import type { ErrorPlace } from '../errors.ts';

/** Refuses an argument. */
export function refuse(message: string, place: ErrorPlace | null = null): never {
  throw new NonogramError('argument', { message, place });
}

/** What a value is, in words. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  if (value instanceof Promise) return 'a promise: await it';
  if (typeof value === 'object') return objectWords(Object.keys(value));
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  const plain = value as number | bigint | boolean | undefined;
  return String(plain);
}

/** An object by what it has, for those who gave the wrong one: "an object { status, solutions, … }". */
function objectWords(names: readonly string[]): string {
  if (names.length === 0) return 'an object';
  const first = names.slice(0, 3).map((name) => name.slice(0, 30));
  return `an object { ${first.join(', ')}${names.length > 3 ? ', …' : ''} }`;
}

/** Whether a value has properties. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list of some kind whose entries can be looked at. */
export const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

/**
 * The options of a call, of which none may be unknown.
 *
 * @param call - the name of the function
 * @param names - of its options
 */
export function optionsOf(
  value: unknown,
  call: string,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (value === undefined) return {};
  if (!isObject(value))
    return refuse(
      `The options of ${call} are an object, such as { ${names[0] ?? ''}: … }, not ${kindOf(value)}.`,
    );
  for (const name of Object.keys(value))
    if (!names.includes(name))
      refuse(`${call} has no option "${name.slice(0, 30)}": it has ${enumerated(names)}.`, {
        kind: 'option',
        name,
      });
  return value;
}

type Options = Readonly<Record<string, unknown>>;

/** What a number may be. */
type NumberRange = {
  readonly least: number;
  readonly most: number;
  readonly usual?: number; // without one the option has to be given
  readonly whole?: boolean; // default true; Infinity passes where `most` is Infinity
};

/** An option that is a number. */
export function numberOf(options: Options, name: string, range: NumberRange): number {
  const { least, most, usual, whole = true } = range;
  const value = options[name] ?? usual;
  const isNumber = typeof value === 'number' && value >= least && value <= most;
  if (isNumber && (!whole || Number.isInteger(value) || value === Infinity)) return value;
  const range_ =
    most === Infinity ? `${grouped(least)} or more` : `${grouped(least)} to ${grouped(most)}`;
  return refuse(`${name} is a ${whole ? 'whole ' : ''}number, ${range_}, not ${kindOf(value)}.`, {
    kind: 'option',
    name,
  });
}

/** An option that is one of some words. */
export function choiceOf<Choice extends string>(
  options: Options,
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): Choice {
  const value = options[name] ?? usual;
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const given = typeof value === 'string' ? `"${value.slice(0, 30)}"` : kindOf(value);
  return refuse(
    `${name} is ${choices.map((choice) => `"${choice}"`).join(' or ')}, not ${given}.`,
    {
      kind: 'option',
      name,
    },
  );
}

/** An option that is true or false. */
export function flagOf(options: Options, name: string): boolean {
  const value = options[name] ?? false;
  if (typeof value === 'boolean') return value;
  return refuse(`${name} is true or false, not ${kindOf(value)}.`, { kind: 'option', name });
}
