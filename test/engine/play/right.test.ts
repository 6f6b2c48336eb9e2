import { expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { createWitnesses } from '../../../src/engine/play/right.ts';

const two = { rows: [[1], [1]], columns: [[1], [1]] }; // two solutions
const open = new Uint8Array(4).fill(UNKNOWN);
const states = [
  Uint8Array.of(FILLED, EMPTY, EMPTY, FILLED),
  Uint8Array.of(EMPTY, FILLED, FILLED, EMPTY),
];

test('solutions that were met are known again, for every state that they agree with', () => {
  const witnesses = createWitnesses(two);
  expect(witnesses.met(open)).toEqual([]);
  const first = allPieces(witnesses.one(open));
  expect(states).toContainEqual(first);
  const other = states.find((one) => one[0] !== first?.[0])!;
  expect(witnesses.met(open)).toEqual([first]);
  expect(allPieces(witnesses.one(open))).toBe(first); // not asked for again
  expect(witnesses.met(open)).toHaveLength(1);
  expect(witnesses.met(open.with(0, first![0]!))).toEqual([first]);
  expect(witnesses.met(open.with(0, other[0]!))).toEqual([]);
  expect(allPieces(witnesses.one(open.with(3, other[3]!)))).toEqual(other);
  expect(witnesses.met(open.with(3, other[3]!))).toEqual([other]);
  expect(witnesses.met(open)).toHaveLength(2);
});

test('one that differs is found where there is one, and none for marks that cannot stay', () => {
  for (const state of states) {
    const unlike = allPieces(createWitnesses(two).one(open, state));
    expect(unlike).not.toEqual(state);
    expect(states).toContainEqual(unlike);
    expect(allPieces(createWitnesses(two).one(state, state))).toEqual(state);
  }
  expect(
    allPieces(createWitnesses(two).one(Uint8Array.of(FILLED, FILLED, UNKNOWN, UNKNOWN))),
  ).toBeNull();
});
