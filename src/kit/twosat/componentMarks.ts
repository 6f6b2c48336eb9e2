/**
 * Groups of cells that are decided together, as marks over a board: a letter for the group; cells in a square are equal, and
 * opposite to those in a disc.
 */
import { FILLED } from '../../engine/board/cell.ts';
import type { Component } from '../../engine/twosat/components.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { cellUnits } from '../board/boardLayout.ts';

const half = 7;

/** The letters of group number `at`: A to Z, then AA, AB and so on. */
export function groupName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${groupName(Math.floor(at / 26) - 1)}${last}`;
}

/** The marks of all groups. @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT); the groups are ours */
export function componentMarks(components: readonly Component[]): readonly SvgNode[] {
  return components.flatMap((component, at) => {
    const name = groupName(at);
    return component.map(({ row, column, value }) => {
      const [x, y] = [(column + 0.5) * cellUnits, (row + 0.5) * cellUnits];
      const shape =
        value === FILLED
          ? svgNode('rect', {
              class: 'group-mark',
              x: x - half,
              y: y - half,
              width: 2 * half,
              height: 2 * half,
            })
          : svgNode('circle', { class: 'group-mark is-round', cx: x, cy: y, r: half });
      const text = svgNode(
        'text',
        { class: name.length > 1 ? 'group-name is-long' : 'group-name', x, y: y + 3.4 },
        name,
      );
      return svgNode('g', {}, shape, text);
    });
  });
}
