/** What we find for a claim, or what is published, changed in one place or all over: a criterion that can fail tells some of it from the other. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** All numbers in a value, each once. */
const numbersIn = (value: unknown): readonly number[] => [
  ...new Set((JSON.stringify(value) ?? '').match(/(?<![\w"])-?\d+(?:\.\d+)?/g)?.map(Number)),
];

/** Other values in the place of one that is no list and no record. */
function others(value: null | boolean | number | string, printed: readonly number[]): Json[] {
  if (typeof value === 'number') return [value + 3, -value - 1, 0, 1, value + 1e6, ...printed];
  if (typeof value === 'boolean') return [!value];
  if (value === null) return [3];
  return [/^\d+$/.test(value) ? String(BigInt(value) + 3n) : `${value}x`];
}

/** The value with each thing in it changed alone; in a long list, the first things stand for all. */
function* changedInOnePlace(value: Json, printed: readonly number[]): Generator<Json> {
  if (value === null || typeof value !== 'object') {
    yield* others(value, printed);
    return;
  }
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    yield [];
    yield list.slice(1);
    yield [...list, list[0] ?? 0];
    for (const [at, one] of list.slice(0, 4).entries())
      for (const changed of changedInOnePlace(one, printed)) yield list.with(at, changed);
    return;
  }
  const record = value as { readonly [key: string]: Json };
  // a share: all of them
  if ('count' in record && 'n' in record) yield { ...record, count: record['n'] ?? 0 };
  for (const [key, one] of Object.entries(record))
    for (const changed of changedInOnePlace(one, printed)) yield { ...record, [key]: changed };
}

/** The value with all numbers changed. */
const changedAllOver = (value: Json, change: (number: number) => number): Json =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? change(one) : one)),
  ) as Json;

/** Changes of ours, one after the other; the last is what the document says itself. */
export function* changesOf(ours: unknown, published: unknown): Generator {
  const value = JSON.parse(JSON.stringify(ours)) as Json;
  const printed = numbersIn(published).slice(0, 10);
  yield changedAllOver(value, (number) => number + 3);
  for (const number of printed) yield changedAllOver(value, () => number);
  yield* changedInOnePlace(value, printed);
  yield published;
}

/** Each number of what is published, by its place, with the whole in which nothing else is changed. */
export function* changedNumbers(
  value: unknown,
  place = '',
): Generator<{ readonly place: string; readonly changed: readonly unknown[] }> {
  if (typeof value === 'number')
    yield {
      place,
      changed: [value + 1, value - 1, value + 0.1, value - 0.1, 2 * value + 7, -value - 1, 1e9],
    };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value))
    for (const { place: inner, changed } of changedNumbers(one, `${place}/${key}`))
      yield {
        place: inner,
        changed: changed.map((other) =>
          Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
        ),
      };
}
