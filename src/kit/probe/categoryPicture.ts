/**
 * Categories of double probes as marks: what came of setting the cell filled stands left, of setting it empty right.
 * A dash for no progression, an arrowhead for some, a cross for a contradiction, a tick for a solution.
 */
import { rounded } from '../../notebook/plain/numbers.ts';
import type { Category, Usefulness } from '../../engine/probe/probeCategory.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { cellUnits } from '../board/boardLayout.ts';

/** An unknown cell with its category. */
export type MarkedCell = {
  readonly row: number; // zero-based
  readonly column: number;
  readonly category: Category;
};

/** The usefulness of the 1-probe and of the 0-probe. @source 001_a525a3e1210b0814.txt §3.4 */
export function outcomesOf(category: number): readonly [one: Usefulness, zero: Usefulness] {
  return [(category >> 2) as Usefulness, (category & 3) as Usefulness];
}

/**
 * The path of one outcome.
 *
 * @param x - centre
 * @param half - half the side of the mark
 */
export function outcomePath(usefulness: Usefulness, x: number, y: number, half: number): string {
  // a board has hundreds of marks, and nobody sees a second decimal
  const at = (across: number, down: number): string =>
    `${rounded(x + across * half, 1)} ${rounded(y + down * half, 1)}`;
  const by = (across: number, down: number): string =>
    `${rounded(across * half, 1)} ${rounded(down * half, 1)}`;
  switch (usefulness) {
    case 0:
      return `M${at(-1, 0)}h${rounded(2 * half, 1)}`;
    case 1:
      return `M${at(-0.5, -1)}l${by(1, 1)}l${by(-1, 1)}`;
    case 2:
      return `M${at(-1, -1)}l${by(2, 2)}M${at(1, -1)}l${by(-2, 2)}`;
    case 3:
      return `M${at(-1, 0.1)}l${by(0.7, 0.8)}l${by(1.3, -1.8)}`;
  }
}

const probeClasses = ['probe-mark is-one', 'probe-mark is-zero'] as const;

/** A category as a small picture for text and tables; the words beside it say the same. */
export function categoryPicture(category: number, size = 14): SvgNode {
  const [one, zero] = outcomesOf(category);
  return svgNode(
    'svg',
    {
      class: 'category-picture',
      viewBox: '0 0 24 12',
      width: 2 * size,
      height: size,
      'aria-hidden': 'true',
    },
    inlineMark(one, 0),
    svgNode('path', { class: 'category-divide', d: 'M12 1v10' }),
    inlineMark(zero, 1),
  );
}

/** One outcome as a small picture, in the colour of its side. */
export const outcomePicture = (usefulness: number, side: 'one' | 'zero'): SvgNode =>
  svgNode(
    'svg',
    {
      class: 'category-picture',
      viewBox: side === 'one' ? '0 0 12 12' : '12 0 12 12',
      width: 14,
      height: 14,
      'aria-hidden': 'true',
    },
    inlineMark(usefulness as Usefulness, side === 'one' ? 0 : 1),
  );

function inlineMark(usefulness: Usefulness, side: 0 | 1): SvgNode {
  const d = outcomePath(usefulness, side === 0 ? 6 : 18, 6, 3.4);
  return svgNode('path', { class: probeClasses[side], d, 'stroke-width': 2 });
}

/** The most cells that wear their number too; more would take long to lay out, and wear the marks alone, like small cells. */
export const mostNumbered = 150;

type Place = {
  readonly half: number; // half the side of a mark
  readonly from: number; // centre of the left mark; the right one is its mirror image
  readonly y: number;
  readonly stroke: number;
};

const withNumber: Place = { half: 2.4, from: 5.4, y: 15.2, stroke: 1.7 };
const alone: Place = { half: 3.3, from: 5.6, y: 10, stroke: 2 };

/**
 * The marks of many cells, a path for each outcome: once small under the numbers, once large without them. Which of the two
 * shows is for the style sheet (`.has-small-cells` on the board).
 */
export function categoryMarks(cells: readonly MarkedCell[]): readonly SvgNode[] {
  const numbered = cells.length <= mostNumbered;
  const large = svgNode(
    'g',
    { class: numbered ? 'probe-marks is-alone' : 'probe-marks' },
    ...paths(cells, alone),
  );
  if (!numbered) return [large];
  const numbers = cells.map(({ row, column, category }) =>
    svgNode(
      'text',
      {
        class: 'probe-number',
        x: (column + 0.5) * cellUnits,
        y: row * cellUnits + 10.5,
      },
      String(category),
    ),
  );
  const small = svgNode(
    'g',
    { class: 'probe-marks is-numbered' },
    ...numbers,
    ...paths(cells, withNumber),
  );
  return [small, large];
}

function paths(cells: readonly MarkedCell[], { half, from, y, stroke }: Place): SvgNode[] {
  return ([0, 1] as const).map((side) => {
    const x = side === 0 ? from : cellUnits - from;
    const d = cells
      .map(({ row, column, category }) =>
        outcomePath(outcomesOf(category)[side], column * cellUnits + x, row * cellUnits + y, half),
      )
      .join('');
    return svgNode('path', { class: probeClasses[side], d, 'stroke-width': stroke });
  });
}

/** Rings around some cells, outside of their marks: those of a category, the chosen one. */
export function cellRings(name: string, width: number, cells: Iterable<number>): SvgNode {
  let d = '';
  for (const cell of cells) {
    const [x, y] = [(cell % width) * cellUnits, Math.floor(cell / width) * cellUnits];
    d += `M${x + 0.5} ${y + 0.5}h${cellUnits - 1}v${cellUnits - 1}h${1 - cellUnits}z`;
  }
  return svgNode('path', { class: name, d });
}

/** A corner at the lower right of some cells: what both futures agree on. */
export function agreedMarks(width: number, cells: Iterable<number>): SvgNode {
  let d = '';
  for (const cell of cells) {
    const [x, y] = [(cell % width) * cellUnits, Math.floor(cell / width) * cellUnits];
    d += `M${x + cellUnits - 1} ${y + cellUnits - 8}v7h-7z`;
  }
  return svgNode('path', { class: 'probe-agreed', d });
}
