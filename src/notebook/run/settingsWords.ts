/** The settings of a run in words, made of its spec: its size first and its seed last. */
import { sizeText } from '../plain/numbers.ts';

/** What fields of specs are called where that is not their own name. */
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

/** The settings, each in a few words. */
export function settingsWords(spec: unknown, said: FieldWords = {}): readonly string[] {
  if (!isFields(spec)) return [];
  const { height, width, seed, ...rest } = spec;
  const size = typeof height === 'number' && typeof width === 'number';
  return [
    ...(size ? [sizeText(height, width)] : []),
    ...Object.entries(size || height === undefined ? rest : { height, width, ...rest })
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => fieldText(name, value, said)),
    ...(seed === undefined ? [] : [`seed ${plainText(seed)}`]),
  ];
}
