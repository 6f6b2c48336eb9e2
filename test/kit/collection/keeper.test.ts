import { expect, test } from 'vitest';
import { emptyCollection, encodeCollection } from '../../../src/kit/collection/collection.ts';
import { keepCollection, keptCollections } from '../../../src/kit/collection/keeper.ts';

const text = (name: string): string =>
  encodeCollection({
    ...emptyCollection,
    name,
    puzzles: [{ title: '', code: '1x1_1~1', grade: null }],
  });

function store(kept: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  let value = kept;
  return { getItem: () => value, setItem: (_, other) => void (value = other) };
}

const names = (from: ReturnType<typeof store>): readonly string[] =>
  keptCollections(from).map(({ collection }) => collection.name);

test('the last one stands first, in the place of what it was', () => {
  const kept = store();
  expect(keepCollection(kept, text('A'), '')).toBe(true);
  keepCollection(kept, text('B'), '');
  keepCollection(kept, text('A2'), text('A'));
  expect(names(kept)).toEqual(['A2', 'B']);
  for (let at = 0; at < 20; at++) keepCollection(kept, text(`C${at}`), '');
  expect(names(kept)).toHaveLength(12);
});

test('an empty one is not kept, and takes what it was away', () => {
  const kept = store();
  keepCollection(kept, text('A'), '');
  keepCollection(kept, encodeCollection(emptyCollection), text('A'));
  expect(names(kept)).toEqual([]);
});

test('what is damaged is passed over, and a browser that keeps nothing is no fault', () => {
  expect(names(store('nonsense'))).toEqual([]);
  expect(names(store('{"a": 1}'))).toEqual([]);
  expect(names(store(JSON.stringify(['x', 3, text('A')])))).toEqual(['A']);
  expect(keptCollections(null)).toEqual([]);
  expect(keepCollection(null, text('A'), '')).toBe(false);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepCollection(full, text('A'), '')).toBe(false);
});
