import { describe, expect, test } from 'vitest';
import { parseFormula } from '../../../src/engine/circuit/formula.ts';
import { kit } from '../../../src/engine/circuit/kit.ts';
import { searchCores, waysOfGate } from '../../../src/engine/circuit/search.ts';
import type { TileSide, Tile } from '../../../src/engine/circuit/tile.ts';
import { portsOf, statesOf } from '../../../src/engine/circuit/tile.ts';

const corner = ['left', 'top', 'right'] as const;

/** The ways to fill the ports that a tile has, by its states. */
const waysOfTile = (tile: Tile): number =>
  statesOf(tile).reduce(
    (ways, { first }) =>
      ways | (1 << portsOf(tile).reduce((bits, side, at) => bits | (Number(first[side]) << at), 0)),
    0,
  );

/** Sets of clues for a gate. */
const found = (
  search: ReturnType<typeof searchCores>,
  ports: readonly TileSide[],
  inputs: readonly TileSide[],
  text: string,
): number => search.byWays.get(waysOfGate(ports, inputs, parseFormula(text))) ?? 0;

describe('the search for tiles', () => {
  const short = searchCores(corner, 2);
  const longer = searchCores(corner, 3);

  test('goes through the pictures that slow counting finds', () => {
    const { pictures, clueSets } = searchCores(['left'], 1);
    // no two filled cells side by side: independent sets of the 5 x 5 grid, and each has clues of its own but for shifts
    let slow = 0;
    const rows = [...Array(32).keys()].filter((row) => (row & (row << 1)) === 0);
    const down = (row: number, before: number): void => {
      if (row === 5) slow++;
      else for (const word of rows) if ((word & before) === 0) down(row + 1, word);
    };
    down(0, 0);
    expect(pictures).toBe(slow);
    expect(clueSets).toBeLessThan(pictures);
    expect(short.pictures).toBeLessThan(longer.pictures);
  });

  test('finds the clues of every tile of the kit that has three ports or fewer', () => {
    for (const tile of Object.values(kit)) {
      const ports = portsOf(tile);
      if (tile.kind === 'empty' || ports.length !== 2) continue;
      expect([tile.id, searchCores(ports, 2).byWays.get(waysOfTile(tile)) ?? 0]).not.toContain(0);
    }
    expect(waysOfTile(kit.and)).toBe(
      waysOfGate(portsOf(kit.and), ['left', 'top'], parseFormula('left and top')),
    );
  });

  test('finds one AND from two sides that share a corner, and none between opposite ones with runs of 2', () => {
    expect(found(short, corner, ['left', 'top'], 'left and top')).toBe(1);
    expect(found(short, corner, ['left', 'right'], 'left and right')).toBe(0);
    expect(found(longer, corner, ['left', 'right'], 'left and right')).toBeGreaterThan(0);
    expect(found(longer, corner, ['left', 'right'], 'left or right')).toBeGreaterThan(0);
  });

  test.each([
    [['left', 'top'], '(left and not top) or (not left and top)'],
    [['left', 'top'], '(left and top) or (not left and not top)'],
    [['left', 'right'], '(left and not right) or (not left and right)'],
  ] as const)('finds no tile from %s for %s', (inputs, text) => {
    expect(found(longer, corner, inputs, text)).toBe(0);
  });
});
