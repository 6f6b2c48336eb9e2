import { describe, expect, test } from 'vitest';
import { compose } from '../../../src/engine/circuit/compose.ts';
import { signalsFor, solutionOf } from '../../../src/engine/circuit/evaluate.ts';
import { parseFormula } from '../../../src/engine/circuit/formula.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import {
  circuitLayout,
  circuitPicture,
  portsShown,
  tileAt,
} from '../../../src/kit/circuit/circuitPicture.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const layout = layOut(parseFormula('a and not b'));
const board = compose(layout.tiles);
const solved = (a: boolean, b: boolean): Uint8Array =>
  solutionOf(board, signalsFor(layout, { a, b }))!.cells;

describe('the picture of a circuit', () => {
  test('reads the value of every port from the cells, and none from the bare frame', () => {
    const { row, column } = layout.output;
    const out = (cells: Uint8Array) =>
      portsShown(board, cells).find((port) => port.row === row && port.column === column)?.value;
    expect(out(solved(true, false))).toBe(true);
    expect(out(solved(true, true))).toBe(false);
    expect(portsShown(board, board.frame).every(({ value }) => value === null)).toBe(true);
  });

  test('has few elements, whatever the size of the board', () => {
    const cells = solved(true, false);
    const markup = toMarkup(circuitPicture({ board, cells, label: 'A circuit' }));
    const { rows, columns } = board.puzzle;
    const shapes = markup.match(/<(path|rect)/g) ?? [];
    expect(shapes.length).toBeLessThan(15);
    expect(markup.match(/class="circuit-digit"/g)).toHaveLength(portsShown(board, cells).length);
    expect(markup.match(/class="board-description[" ]/g)).toHaveLength(
      rows.length + columns.length,
    );
    expect(markup).not.toContain('NaN');
  });

  test('knows which tile lies at a point', () => {
    const { left, top, width } = circuitLayout(board);
    expect(tileAt(board, left + 1, top + 1)).toEqual({ row: 0, column: 0 });
    expect(tileAt(board, left + 221, top + 1)).toEqual({ row: 0, column: 1 });
    expect(tileAt(board, left - 1, top + 1)).toBeNull();
    expect(tileAt(board, width + 1, top + 1)).toBeNull();
  });
});
