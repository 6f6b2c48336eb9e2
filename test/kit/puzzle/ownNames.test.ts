import { expect, test } from 'vitest';
import { keepOwnName, ownNameOf } from '../../../src/kit/puzzle/ownNames.ts';

function store(content: string | null = null) {
  let kept = content;
  return {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  };
}

test('a puzzle of the reader keeps its name, the last one given', () => {
  const kept = store();
  keepOwnName(kept, 'a', 'Moose, 5 × 5');
  keepOwnName(kept, 'b', 'Your own puzzle, 3 × 3');
  keepOwnName(kept, 'a', 'Elk, 5 × 5');
  expect(ownNameOf(kept, 'a')).toBe('Elk, 5 × 5');
  expect(ownNameOf(kept, 'b')).toBe('Your own puzzle, 3 × 3');
  expect(ownNameOf(kept, 'c')).toBeNull();
});

test('the oldest of many is forgotten, and what cannot be read is no name', () => {
  const kept = store();
  for (let at = 0; at < 30; at++) keepOwnName(kept, `code ${at}`, `name ${at}`);
  expect(ownNameOf(kept, 'code 29')).toBe('name 29');
  expect(ownNameOf(kept, 'code 1')).toBeNull();
  expect(ownNameOf(store('{'), 'a')).toBeNull();
  expect(ownNameOf(store('[["a",1],7]'), 'a')).toBeNull();
});
