/** The lattice as a picture: p downwards, q to the right, a mark for what each point says, lines to the next larger. */
import type { GridPlace } from '../../kit/board/boardLayout.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { decides, unknownIn } from './model.ts';
import type { Lattice, Point, PointKind } from './model.ts';
import { pictureLabel } from './words.ts';

/** Room for the names of p at the left and of q above. */
const head = 14;

/** CSS pixels of a unit where there is room. */
const scale = 4.2;

/** Measures of the picture, as those of a board. */
export function latticeLayout({ height, width }: Pick<Lattice, 'height' | 'width'>): GridPlace {
  return {
    left: head,
    top: head,
    width: head + width * cellUnits + 1,
    height: head + height * cellUnits + 1,
  };
}

/** The size of the picture in CSS pixels. */
export function latticeSize(lattice: Lattice): { readonly width: number; readonly height: number } {
  const { width, height } = latticeLayout(lattice);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const middle = cellUnits / 2;
const level = 8.5; // of the mark in its square; below it stands its number

const x = ({ q }: Point): number => (q - 1) * cellUnits + middle;
const y = ({ p }: Point): number => (p - 1) * cellUnits + level;

/** Lines from each point to the next larger ones; strong where what one solves the other must. */
function links({ points, width }: Lattice): SvgNode[] {
  let [weak, strong] = ['', ''];
  points.forEach((point, at) => {
    const right = point.q < width ? points[at + 1] : undefined;
    const down = points[at + width];
    for (const other of [right, down]) {
      if (other === undefined) continue;
      const d = `M${x(point)} ${y(point)}L${x(other)} ${y(other)}`;
      if (decides(point)) strong += d;
      else weak += d;
    }
  });
  return [
    svgNode('path', { class: 'lattice-link', d: weak }),
    svgNode('path', { class: 'lattice-link is-strong', d: strong }),
  ];
}

const circle = (r: number, name: string): SvgNode => svgNode('circle', { r, class: name });

/** One mark around (0, 0). */
function kindNodes(kind: PointKind): SvgNode[] {
  switch (kind) {
    case 'hard':
      return [circle(6.2, 'lattice-ring'), circle(4.2, 'lattice-disc')];
    case 'implied':
      return [circle(3, 'lattice-implied')];
    case 'further':
      return [
        circle(4.2, 'lattice-hollow'),
        svgNode('path', { class: 'lattice-half', d: 'M-4.2 0A4.2 4.2 0 0 0 4.2 0z' }),
      ];
    case 'same':
      return [circle(4.2, 'lattice-hollow')];
    case 'open':
      return [
        circle(4.2, 'lattice-hollow'),
        svgNode('text', { class: 'lattice-query', y: 2.2 }, '?'),
      ];
    case 'waiting':
      return [circle(4.2, 'lattice-waiting')];
  }
}

/** The number under a mark: unknown cells left, or the fewest intersections that solve the puzzle. */
function numberOf(point: Point): string {
  const { result, p, q } = point;
  if (result === null) return '';
  if (!decides(point)) return String(unknownIn(result));
  if (p === 1 && q === 1) return 'simple';
  const { difficulty } = result;
  if (difficulty === null || difficulty.atMost === 0) return '';
  return `${difficulty.atLeast === difficulty.atMost ? '' : '≤ '}${difficulty.atMost}`;
}

/** Everything that changes as results come in. */
export function markNodes(lattice: Lattice): SvgNode[] {
  return [
    ...links(lattice),
    ...lattice.points.map((point) =>
      svgNode(
        'g',
        { transform: `translate(${x(point)} ${y(point)})` },
        ...kindNodes(point.kind),
        svgNode(
          'text',
          { class: decides(point) ? 'lattice-number is-hard' : 'lattice-number', y: 10 },
          numberOf(point),
        ),
      ),
    ),
  ];
}

/** The outline of the chosen point. */
export function chosenNode(point: Point): SvgNode {
  return svgNode('rect', {
    class: 'lattice-chosen',
    x: (point.q - 1) * cellUnits + 0.6,
    y: (point.p - 1) * cellUnits + 0.6,
    width: cellUnits - 1.2,
    height: cellUnits - 1.2,
    rx: 1.5,
  });
}

const text = (left: number, top: number, name: string, is = ''): SvgNode =>
  svgNode('text', { class: `lattice-head${is}`, x: left, y: top }, name);

/** The names of the rows and columns. */
export function headNodes({ height, width }: Lattice): SvgNode[] {
  return [
    text(-7, -4, 'p\\q', ' is-corner'),
    ...Array.from({ length: width }, (_, j) => text(j * cellUnits + middle, -4, String(j + 1))),
    ...Array.from({ length: height }, (_, i) => text(-7, i * cellUnits + level + 2, String(i + 1))),
  ];
}

/**
 * The whole picture.
 *
 * @source 000 §3.2 speaks of a partial ordering of the solvers
 */
export function latticePicture(lattice: Lattice, chosen: Point): SvgNode {
  const { left, top, width, height } = latticeLayout(lattice);
  return svgNode(
    'svg',
    {
      class: 'lattice-picture',
      viewBox: `0 0 ${width} ${height}`,
      ...latticeSize(lattice),
      role: 'img',
      'aria-label': pictureLabel(lattice),
    },
    svgNode(
      'g',
      { transform: `translate(${left} ${top})` },
      ...headNodes(lattice),
      ...markNodes(lattice),
      chosenNode(chosen),
    ),
  );
}

/** A mark by itself, for the legend. */
export function legendMark(kind: PointKind): SvgNode {
  return svgNode(
    'svg',
    { class: 'lattice-mark', viewBox: '-7 -7 14 14', width: 24, height: 24, 'aria-hidden': 'true' },
    ...kindNodes(kind),
  );
}
