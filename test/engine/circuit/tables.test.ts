// Every tile of both kits, by its fourteen lines alone: what it does, in how many ways, and what methods see of it.
import { describe, expect, test } from 'vitest';
import { assignmentsOf, evaluateFormula } from '../../../src/engine/circuit/formula.ts';
import { kit, outputOne } from '../../../src/engine/circuit/kit.ts';
import { outputOneAlong, sweepKit } from '../../../src/engine/circuit/sweepKit.ts';
import type { Tile } from '../../../src/engine/circuit/tile.ts';
import { portCells, portsOf, statesOf, valueAt } from '../../../src/engine/circuit/tile.ts';
import { transposed } from '../../../src/engine/circuit/derived.ts';
import * as alone from './tileAlone.ts';

const laidOut = {
  input: kit.input,
  inputAbove: kit.inputAbove,
  output: kit.output,
  outputOne,
  wire: kit.wire,
  wireDown: kit.wireDown,
  not: kit.not,
  notDown: kit.notDown,
  bendDown: kit.bendDown,
  bendFromAbove: kit.bendFromAbove,
  bendNotFromAbove: kit.bendNotFromAbove,
  bendNotDown: kit.bendNotDown,
  split: kit.split,
  cross: kit.cross,
  and: kit.and,
  or: kit.or,
  orDown: transposed(kit.or),
  empty: kit.empty,
};

/** Ring cells of a port, by their numbers within the frame. */
const portAt = (tile: Tile, side: Parameters<typeof portCells>[1]): number[] =>
  portCells(tile, side).map(([row, column]) => 7 * (row - 2) + column - 2);

/** Number of ways, of cores, of constant cells, and of those that sweeps and pairs of values find. */
function rowOf(tile: Tile): string {
  const lines = alone.innerLines(tile);
  const all = alone.fillings(lines);
  const cores = new Set(
    all.map((cells) =>
      cells.filter((_, at) => (at % 7) % 6 !== 0 && Math.floor(at / 7) % 6 !== 0).join(''),
    ),
  );
  const constant = alone.constant(all);
  const [bySweeps, byPairs] = [alone.swept(lines, alone.nothing)!, alone.byPairs(lines)];
  // what a method finds is so
  for (const known of [bySweeps, byPairs])
    for (const [cell, value] of known.entries())
      if (value !== -1) expect(constant[cell]).toBe(value);
  expect(alone.countOf(alone.byProbing(lines))).toBe(alone.countOf(byPairs));
  return `${all.length} (${cores.size}), ${alone.countOf(constant)}: ${alone.countOf(bySweeps)}, ${alone.countOf(byPairs)}`;
}

/** The values of the ports in each filling, in the order of the sides. */
const valuesOf = (tile: Tile): string[] =>
  alone
    .fillings(alone.innerLines(tile))
    .map((cells) =>
      portsOf(tile)
        .map((side) => {
          const [first, second] = portAt(tile, side).map((cell) => cells[cell]);
          expect(first! + second!).toBe(1);
          return `${side} ${valueAt(tile, side, first === 1) ? 1 : 0}`;
        })
        .join(),
    )
    .toSorted();

/** Those that the tile is to have: one filling for each. */
function wantedOf(tile: Tile): string[] {
  if (tile === outputOne || tile === outputOneAlong) return ['left 1'];
  const free = tile.kind === 'input' ? tile.outputs : tile.inputs;
  return assignmentsOf(free)
    .map((inputs) =>
      portsOf(tile)
        .map((side) => {
          const formula = tile.means[side];
          const value = formula === undefined ? inputs[side] : evaluateFormula(formula, inputs);
          return `${side} ${value === true ? 1 : 0}`;
        })
        .join(),
    )
    .toSorted();
}

const second = { ...sweepKit, outputOneAlong };

test.each([...Object.entries(laidOut), ...Object.entries(second)])(
  '%s: one filling for each value that it may have, and no other',
  (_, tile) => {
    expect(valuesOf(tile)).toEqual(wantedOf(tile));
    expect(statesOf(tile)).toHaveLength(wantedOf(tile).length);
  },
);

describe('fillings (cores), constant cells of 49: those that sweeps find, those that pairs of values find', () => {
  test('of the first kit', () => {
    expect(
      Object.fromEntries(Object.entries(laidOut).map(([name, tile]) => [name, rowOf(tile)])),
    ).toEqual({
      input: '2 (1), 47: 47, 47',
      inputAbove: '2 (1), 47: 47, 47',
      output: '2 (1), 47: 47, 47',
      outputOne: '1 (1), 49: 49, 49',
      wire: '2 (2), 41: 41, 41',
      wireDown: '2 (2), 41: 41, 41',
      not: '2 (2), 33: 29, 33',
      notDown: '2 (2), 33: 29, 33',
      bendDown: '2 (2), 33: 29, 33',
      bendFromAbove: '2 (2), 37: 37, 37',
      bendNotFromAbove: '2 (2), 37: 37, 37',
      bendNotDown: '2 (2), 33: 29, 33',
      split: '2 (2), 31: 27, 31',
      cross: '4 (4), 33: 29, 33',
      and: '4 (3), 34: 23, 34',
      or: '4 (4), 29: 23, 29',
      orDown: '4 (4), 29: 23, 29',
      empty: '1 (1), 49: 49, 49',
    });
  });

  test('of the second kit: sweeps find all of them', () => {
    expect(
      Object.fromEntries(Object.entries(second).map(([name, tile]) => [name, rowOf(tile)])),
    ).toEqual({
      input: '2 (1), 47: 47, 47',
      wire: '2 (2), 41: 41, 41',
      wireDown: '2 (2), 41: 41, 41',
      bendDown: '2 (2), 39: 39, 39',
      split: '2 (2), 35: 35, 35',
      cross: '4 (4), 33: 33, 33',
      empty: '1 (1), 49: 49, 49',
      turn: '2 (2), 39: 39, 39',
      turnNot: '2 (2), 37: 37, 37',
      downNot: '2 (2), 37: 37, 37',
      toGate: '2 (2), 37: 37, 37',
      notToGate: '2 (2), 31: 31, 31',
      inputAlong: '2 (1), 47: 47, 47',
      wireAlong: '2 (2), 41: 41, 41',
      and: '4 (3), 36: 36, 36',
      outputAlong: '2 (1), 47: 47, 47',
      outputOneAlong: '1 (1), 49: 49, 49',
    });
  });
});

test('no port cell is constant, but of an output that must be 1', () => {
  for (const tile of [...Object.values(laidOut), ...Object.values(second)]) {
    if (tile === outputOne || tile === outputOneAlong) continue;
    const constant = alone.constant(alone.fillings(alone.innerLines(tile)));
    for (const side of portsOf(tile))
      for (const cell of portAt(tile, side))
        expect([tile.id, constant[cell]]).toEqual([tile.id, -1]);
  }
});

test.each([
  ['first', kit.and],
  ['second', sweepKit.and],
])(
  'the AND of the %s kit has the same constant cells without the filling for 1 and 0',
  (_, and) => {
    const all = alone.fillings(alone.innerLines(and));
    const [left] = portAt(and, 'left');
    const [top] = portAt(and, 'top');
    const without = all.filter((cells) => !(cells[left!] === 1 && cells[top!] === 0));
    expect(without).toHaveLength(3);
    expect(alone.constant(without)).toEqual(alone.constant(all));
  },
);
