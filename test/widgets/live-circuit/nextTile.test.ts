/** The arrow keys lead from tile to tile, over those that are empty. */
import { describe, expect, test } from 'vitest';
import { parseFormula } from '../../../src/engine/circuit/formula.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import { leads, nextTile } from '../../../src/widgets/live-circuit/nextTile.ts';

const { tiles } = layOut(parseFormula('(a or b) and c'));

describe('the next tile', () => {
  test('is the nearest one in the direction of the key that is not empty', () => {
    const met: string[] = [];
    for (let at = nextTile(tiles, { row: 1, column: -1 }, 'ArrowRight'); at !== null;) {
      met.push(tiles[at.row]![at.column]!.kind);
      at = nextTile(tiles, at, 'ArrowRight');
    }
    expect(met.length).toBeGreaterThan(2);
    expect(met).not.toContain('empty');
    expect(met.at(-1)).toBe('output');
  });

  test('is none beyond the edge, and other keys lead nowhere', () => {
    expect(nextTile(tiles, { row: 0, column: 0 }, 'ArrowUp')).toBeNull();
    expect(nextTile(tiles, { row: 0, column: 0 }, 'Enter')).toBeNull();
    expect(leads('Enter')).toBe(false);
    expect(leads('ArrowDown')).toBe(true);
  });
});
