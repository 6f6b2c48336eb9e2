import { expect, test } from 'vitest';
import {
  GIVEN,
  HEADER,
  createArena,
  glueOf,
  lengthOf,
  literalsOf,
  store,
} from '../../../src/engine/sat/arena.ts';

test('clauses lie one behind the other and come back, also when the memory has grown', () => {
  const arena = createArena();
  const first = arena.data.length;
  const clauses = Array.from({ length: 600 }, (_, at) =>
    Array.from({ length: 1 + (at % 17) }, (_, place) => 1000 * at + place),
  );
  let end = 0;
  const names = clauses.map((literals, at) => {
    const name = store(arena, [...literals, -7], literals.length, at % 3);
    expect(name).toBe(end);
    end += HEADER + literals.length;
    expect(arena.end).toBe(end);
    return name;
  });
  expect(arena.data.length).toBeGreaterThan(first);
  for (const [at, name] of names.entries()) {
    expect(literalsOf(arena, name)).toEqual(clauses[at]);
    expect([lengthOf(arena, name), glueOf(arena, name)]).toEqual([1 + (at % 17), at % 3]);
  }
  expect(glueOf(arena, names[0]!)).toBe(GIVEN);
});

test('a clause that is longer than all the memory gets its place', () => {
  const arena = createArena();
  const literals = Array.from({ length: 3 * arena.data.length }, (_, at) => at);
  expect(literalsOf(arena, store(arena, literals, literals.length, 1))).toEqual(literals);
  const exact = createArena();
  const fits = exact.data.length - HEADER;
  store(exact, literals, fits, 1);
  expect(exact.data.length).toBe(fits + HEADER);
});
