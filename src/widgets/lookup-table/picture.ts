/** The 36 x 36 picture: every situation a square, the darker the more crossings it fixes. */
import type { GridPlace } from '../../kit/board/boardLayout.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { valuePath } from '../../kit/board/boardPaths.ts';
import { forbiddenPath } from '../../kit/relations/crossingPicture.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { entries, isShown, outcomeKinds, placeOf, relations, side, sideOfBlock } from './model.ts';
import type { LookupTableEntry, LookupState } from './model.ts';

const hidden = 255; // beside the kinds of outcomes
const head = 76; // room for the relations at the left and above

/** Measures of the picture, as those of a board. */
export const lookupLayout: GridPlace = {
  left: head,
  top: head,
  width: head + side * cellUnits + 3,
  height: head + side * cellUnits + 3,
};

const square = ({ row, column }: Pick<LookupTableEntry, 'row' | 'column'>): string =>
  `M${column * cellUnits} ${row * cellUnits}h${cellUnits}v${cellUnits}h${-cellUnits}z`;

/** The squares and marks of a state: everything that filters change. */
export function markNodes(state: LookupState): SvgNode[] {
  const ground = new Uint8Array(side * side).fill(hidden);
  let crosses = '';
  for (const entry of entries()) {
    if (!isShown(state, entry)) continue;
    ground[entry.row * side + entry.column] = entry.kind;
    const [x, y] = [entry.column * cellUnits, entry.row * cellUnits];
    if (entry.kind === 5) crosses += `M${x + 5} ${y + 5}l10 10M${x + 5} ${y + 15}l10 -10`;
  }
  const squares = (kind: number): string =>
    valuePath({ height: side, width: side, cells: ground }, kind, 1);
  const transform = `scale(${cellUnits})`; // the grounds are many, and drawn in cells
  return [
    ...outcomeKinds.map((kind) =>
      svgNode('path', { class: `lookup-ground is-${kind}`, transform, d: squares(kind) }),
    ),
    svgNode('path', { class: 'lookup-hidden', transform, d: squares(hidden) }),
    svgNode('path', { class: 'lookup-cross', d: crosses }),
  ];
}

/** The chosen situation: its square, bands along its lines, and at their ends the relations of the second lines. */
export function chosenNodes({ situation }: LookupState): readonly SvgNode[] {
  const [row, column] = placeOf(situation);
  const [x, y] = [column * cellUnits, row * cellUnits];
  const length = side * cellUnits;
  const [, second, , other] = situation;
  const small = 18;
  const along = (cellUnits - small) / 2;
  return [
    svgNode('rect', { class: 'lookup-band', x, y: 0, width: cellUnits, height: length }),
    svgNode('rect', { class: 'lookup-band', x: 0, y, width: length, height: cellUnits }),
    svgNode('path', { class: 'lookup-tick', d: `M${x + 10} -2V-12M-2 ${y + 10}H-12` }),
    ...signNodes(other, x + along, -32, small, true),
    ...signNodes(second, -32, y + along, small, true),
    svgNode('path', { class: 'lookup-chosen', d: square({ row, column }) }),
  ];
}

/** A relation in a square of its own. */
function signNodes(
  relation: number,
  x: number,
  y: number,
  size: number,
  isChosen: boolean,
): readonly SvgNode[] {
  const chosen = isChosen ? ' is-chosen' : '';
  return [
    svgNode('rect', { class: `relation-frame${chosen}`, x, y, width: size, height: size }),
    svgNode('path', {
      class: `relation-forbidden${chosen}`,
      d: forbiddenPath(relation, size, x, y),
    }),
  ];
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

/** Relations of the first lines at the left and above; that of the chosen situation is lit. */
export function headNodes({ situation: [first, , one] }: LookupState): readonly SvgNode[] {
  const block = sideOfBlock * cellUnits;
  const sign = 26;
  return relations.flatMap((relation, at) => {
    const middle = at * block + (block - sign) / 2;
    return [
      ...signNodes(relation, middle, -head + 4, sign, relation === one),
      ...signNodes(relation, -head + 4, middle, sign, relation === first),
    ];
  });
}

/** What lies on the marks and never changes. */
export const frameNodes = rules;

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
      ...headNodes(state),
      ...chosenNodes(state),
    ),
  );
}
