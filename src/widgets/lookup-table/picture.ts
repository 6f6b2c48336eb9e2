/** The 36 x 36 picture: every situation a square that shows which crossings it fixes, and to what. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { GridPlace } from '../../kit/board/boardLayout.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { valuePath } from '../../kit/board/boardPaths.ts';
import { forbiddenPath } from '../../kit/relations/crossingPicture.ts';
import { relationSign } from '../../kit/relations/relationWords.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { entries, isShown, outcomeKinds, placeOf, relations, side, sideOfBlock } from './model.ts';
import type { LookupTableEntry, LookupState } from './model.ts';

const hidden = 255; // beside the kinds of outcomes
const head = 74; // room for the relations at the left and above

/** Measures of the picture, as those of a board. */
export const lookupLayout: GridPlace = {
  left: head,
  top: head,
  width: head + side * cellUnits + 3,
  height: head + side * cellUnits + 3,
};

const square = ({ row, column }: Pick<LookupTableEntry, 'row' | 'column'>): string =>
  `M${column * cellUnits} ${row * cellUnits}h${cellUnits}v${cellUnits}h${-cellUnits}z`;

/** Marks of one entry, strokes without length: with square ends for filled crossings, with round ones for empty ones, a cross for the impossible. */
function marks({ outcome, row, column, kind }: LookupTableEntry): {
  readonly filled: string;
  readonly empty: string;
  readonly cross: string;
} {
  const [x, y] = [column * cellUnits, row * cellUnits];
  if (kind === 5)
    return { filled: '', empty: '', cross: `M${x + 4} ${y + 4}l12 12M${x + 4} ${y + 16}l12 -12` };
  let [filled, empty] = ['', ''];
  outcome.cells.forEach((cell, crossing) => {
    const left = x + 3 + (crossing & 1) * 8;
    const top = y + 3 + (crossing >> 1) * 8;
    if (cell === FILLED) filled += `M${left + 3} ${top + 3}h0`;
    if (cell === EMPTY) empty += `M${left + 3} ${top + 3}h0`;
  });
  return { filled, empty, cross: '' };
}

/** The squares and marks of a state: everything that filters change. */
export function markNodes(state: LookupState): SvgNode[] {
  const ground = new Uint8Array(side * side).fill(hidden);
  const path = { filled: '', empty: '', cross: '' };
  for (const entry of entries()) {
    if (!isShown(state, entry)) continue;
    ground[entry.row * side + entry.column] = entry.kind;
    const drawn = marks(entry);
    path.filled += drawn.filled;
    path.empty += drawn.empty;
    path.cross += drawn.cross;
  }
  const squares = (kind: number): string =>
    valuePath({ height: side, width: side, cells: ground }, kind, 1);
  const transform = `scale(${cellUnits})`; // the grounds are many, and drawn in cells
  return [
    ...outcomeKinds.map((kind) =>
      svgNode('path', { class: `lookup-ground is-${kind}`, transform, d: squares(kind) }),
    ),
    svgNode('path', { class: 'lookup-hidden', transform, d: squares(hidden) }),
    svgNode('path', { class: 'lookup-filled', d: path.filled, 'stroke-linecap': 'square' }),
    svgNode('path', { class: 'lookup-empty', d: path.empty, 'stroke-linecap': 'round' }),
    svgNode('path', { class: 'lookup-cross', d: path.cross }),
  ];
}

/** The outline of the chosen situation. */
export function chosenNode({ situation }: LookupState): SvgNode {
  const [row, column] = placeOf(situation);
  return svgNode('path', {
    class: 'lookup-chosen',
    d: `${square({ row, column })}M${column * cellUnits} -4V${-30}M-4 ${row * cellUnits}H-30`,
  });
}

function rules(): SvgNode[] {
  const length = side * cellUnits;
  let [thin, thick] = ['', ''];
  for (let at = 0; at <= side; at++) {
    const d = `M${at * cellUnits} 0v${length}M0 ${at * cellUnits}h${length}`;
    if (at % sideOfBlock === 0) thick += d;
    else thin += d;
  }
  return [
    svgNode('path', { class: 'board-rule', d: thin }),
    svgNode('path', { class: 'board-rule-thick', d: thick }),
  ];
}

/** Relations at the left and above: those of the first line as signs, those of the second as small squares. */
function heads(): SvgNode[] {
  const block = sideOfBlock * cellUnits;
  const glyph = 12;
  const inset = (cellUnits - glyph) / 2;
  const signs: SvgNode[] = [];
  let [frames, forbidden] = ['', '']; // of all squares, a path each
  const draw = (relation: number, x: number, y: number): void => {
    frames += `M${x} ${y}h${glyph}v${glyph}h${-glyph}z`;
    forbidden += forbiddenPath(relation, glyph, x, y);
  };
  relations.forEach((relation, at) => {
    const middle = at * block + block / 2;
    signs.push(
      svgNode('text', { class: 'lookup-head', x: middle, y: -52 }, relationSign(relation)),
      svgNode('text', { class: 'lookup-head', x: -52, y: middle + 5 }, relationSign(relation)),
    );
    draw(relation, middle - glyph / 2, -46);
    draw(relation, -46 + 10, middle - glyph / 2);
    for (let k = 0; k < sideOfBlock; k++) {
      const along = k * block + at * cellUnits + inset;
      draw(relation, along, -18);
      draw(relation, -18, along);
    }
  });
  return [
    ...signs,
    svgNode('path', { class: 'relation-frame', d: frames }),
    svgNode('path', { class: 'relation-forbidden', d: forbidden }),
  ];
}

/** What stands around the marks and never changes. */
export function frameNodes(): SvgNode[] {
  return [...rules(), ...heads()];
}

/**
 * The whole picture.
 *
 * @source 000 §3.2 describes the table
 */
export function lookupPicture(state: LookupState): SvgNode {
  const shown = entries().filter((entry) => isShown(state, entry));
  const { left, top, width, height } = lookupLayout;
  return svgNode(
    'svg',
    {
      class: 'lookup-picture',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': `${shown.length} of ${entries().length} situations by what follows from them; ${shown.filter(({ outcome }) => outcome.fixed > 0).length} of them fix at least one cell.`,
    },
    svgNode(
      'g',
      { transform: `translate(${left} ${top})` },
      ...markNodes(state),
      ...frameNodes(),
      chosenNode(state),
    ),
  );
}
