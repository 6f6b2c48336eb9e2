import { describe, expect, test } from 'vitest';
import {
  allDerived,
  mirrored,
  positionsOf,
  reversed,
  transposed,
} from '../../../src/engine/circuit/derived.ts';
import { assignmentsOf, evaluateFormula } from '../../../src/engine/circuit/formula.ts';
import { kit } from '../../../src/engine/circuit/kit.ts';
import type { PortValues, Tile } from '../../../src/engine/circuit/tile.ts';
import { portsOf, sides, statesOf } from '../../../src/engine/circuit/tile.ts';
import { slowStates } from './slowStates.ts';

const all = allDerived(Object.values(kit));
const named = (tiles: readonly Tile[]): [string, Tile][] => tiles.map((tile) => [tile.id, tile]);

/** Texts that can be compared whatever the order. */
const inOrder = (values: readonly PortValues[]): string[] =>
  values.map((one) => sides.map((side) => String(one[side])).join(' ')).toSorted();

const cores = (tile: Tile): number => new Set(statesOf(tile).map(({ core }) => core.join(''))).size;

/** What of a tile does not depend on the way to it. */
const bareOf = ({ rows, columns, inputs, outputs }: Tile): unknown => ({
  rows,
  columns,
  inputs: inputs.toSorted(),
  outputs: outputs.toSorted(),
});

describe('the kit', () => {
  test.each(named(all))('%s: one state for each values of its inputs, as it says', (_, tile) => {
    const states = statesOf(tile);
    const free = tile.kind === 'input' ? tile.outputs : tile.inputs;
    const expected = assignmentsOf(free).map((inputs) => ({
      ...inputs,
      ...Object.fromEntries(
        Object.entries(tile.means).map(([side, formula]) => [
          side,
          evaluateFormula(formula, inputs),
        ]),
      ),
    }));
    expect(inOrder(states.map(({ values }) => values))).toEqual(inOrder(expected));
    expect(Object.keys(tile.means)).toHaveLength(tile.kind === 'input' ? 0 : tile.outputs.length);
  });

  test('a split says one signal on several sides, and nothing else does', () => {
    for (const { kind, inputs, outputs } of Object.values(kit))
      expect(kind === 'split').toBe(inputs.length === 1 && outputs.length > 1);
  });

  test('lists the states that going through all grids of 11 x 11 lines finds', () => {
    for (const tile of Object.values(kit)) expect(statesOf(tile)).toEqual(slowStates(tile));
  });

  test('has a filling of the core for each state, but for gates that say 0, or 1, in two ways alike', () => {
    const shared = Object.values(kit).filter((tile) => cores(tile) < statesOf(tile).length);
    const gates = shared.filter(({ kind }) => kind !== 'input' && kind !== 'output');
    expect(gates).toContain(kit.and);
    for (const tile of gates) {
      expect([tile.id, cores(tile)]).toEqual([tile.id, statesOf(tile).length - 1]);
      const byCore = Map.groupBy(statesOf(tile), ({ core }) => core.join(''));
      const same = [...byCore.values()].find((states) => states.length > 1) ?? [];
      const [out] = tile.outputs;
      expect(new Set(same.map(({ values }) => values[out!])).size).toBe(1);
    }
    const byCore = Map.groupBy(statesOf(kit.and), ({ core }) => core.join(''));
    const same = [...byCore.values()].find((states) => states.length > 1) ?? [];
    expect(same.map(({ values }) => values)).toEqual([
      { left: false, top: false, right: false },
      { left: true, top: false, right: false },
    ]);
  });

  test('has an AND and an OR from every two sides to every other, and two gates more for each', () => {
    const gates = all.filter(({ kind }) => ['and', 'or', 'gate'].includes(kind));
    const byPorts = Map.groupBy(gates, ({ inputs, outputs }) =>
      [...inputs, '>', ...outputs].join(' '),
    );
    expect(byPorts.size).toBe(12);
    for (const [ports, some] of byPorts) {
      const kinds = some.map(({ kind }) => kind).toSorted();
      expect([ports, ...kinds]).toEqual([ports, 'and', 'gate', 'gate', 'or']);
    }
  });
});

describe('derived tiles', () => {
  test('a mirror denies what goes up or down, and changes nothing that goes to a side', () => {
    const bend = mirrored(kit.bendDown); // right to bottom
    expect(bend.kind).toBe('bend-not');
    expect(mirrored(kit.wire).kind).toBe('wire');
    expect(mirrored(kit.wireDown).kind).toBe('wire'); // both ports are denied
  });

  test('come back to the tile itself, and are eight positions', () => {
    for (const tile of Object.values(kit)) {
      expect(bareOf(transposed(transposed(tile)))).toEqual(bareOf(tile));
      expect(bareOf(mirrored(mirrored(tile)))).toEqual(bareOf(tile));
      expect(positionsOf(tile)).toHaveLength(8);
    }
  });

  test('are reversed only where one signal passes', () => {
    expect(reversed(kit.bendDown)).toMatchObject({
      kind: 'bend',
      inputs: ['bottom'],
      outputs: ['left'],
    });
    expect(() => reversed(kit.and)).toThrow(RangeError);
    expect(portsOf(kit.cross)).toEqual(['left', 'right', 'top', 'bottom']);
  });
});
