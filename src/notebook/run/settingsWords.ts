/** The settings of a run in words, made of its spec, in one order wherever they stand: its size first and its seed last. */
import { sizeText } from '../plain/numbers.ts';

/** What fields of specs are called where that is not their own name, in the order in which they are told. */
export type FieldWords = Readonly<Record<string, (value: string) => string>>;

const isFields = (spec: unknown): spec is Readonly<Record<string, unknown>> =>
  typeof spec === 'object' && spec !== null && !Array.isArray(spec);

/** A value of a spec, which is plain data. */
const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Numbers in even steps by their ends: "20 to 60 by 5". */
function listText(list: readonly unknown[]): string {
  const [first, second, ...more] = list;
  const step = Number(second) - Number(first);
  const isEven =
    more.length > 0 &&
    list.every((one, at) => typeof one === 'number' && one === Number(first) + at * step);
  return isEven
    ? `${plainText(first)} to ${plainText(list.at(-1))} by ${step}`
    : list.map(plainText).join(', ');
}

const spaced = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function fieldText(name: string, value: unknown, said: FieldWords): string {
  if (value === true) return said[name]?.('') ?? spaced(name);
  if (value === false) return `no ${spaced(name)}`;
  const text = Array.isArray(value) ? listText(value) : plainText(value);
  return said[name]?.(text) ?? `${spaced(name)} ${text}`;
}

/** Names of fields in the order in which they are told: those that have words as these have it, the others by name. */
function told(names: readonly string[], said: FieldWords): readonly string[] {
  const known = Object.keys(said);
  const place = (name: string): number =>
    known.includes(name) ? known.indexOf(name) : known.length;
  return names.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/**
 * The settings, each in a few words.
 *
 * @param spec - its fields may be in any order: a figure writes them as it likes, and what is kept has them by name
 */
export function settingsWords(spec: unknown, said: FieldWords = {}): readonly string[] {
  if (!isFields(spec)) return [];
  const { height, width, seed, ...rest } = spec;
  const size = typeof height === 'number' && typeof width === 'number';
  const fields: Readonly<Record<string, unknown>> = size ? rest : { height, width, ...rest };
  return [
    ...(size ? [sizeText(height, width)] : []),
    ...told(Object.keys(fields), said).flatMap((name) => {
      const value = fields[name];
      return value === undefined || value === null ? [] : [fieldText(name, value, said)];
    }),
    ...(seed === undefined ? [] : [`seed ${plainText(seed)}`]),
  ];
}
