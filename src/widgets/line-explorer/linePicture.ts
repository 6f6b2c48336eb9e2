/** Lines as pictures: one row that stretches with its box, and the whole figure for files. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { dotEnds } from '../../kit/board/boardMarks.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { fitsText, textsOf } from './model.ts';
import type { LineExplorerAnswer, LineExplorerQuestion } from './model.ts';

/** Side of a cell in the units of a picture. */
const unit = 20;
const ruleEvery = 5;

/** The marks of a line, with a ring where it differs from `before`; lines that stretch keep their strokes. */
function lineNodes(cells: Uint8Array, before: Uint8Array | null = null): SvgNode[] {
  const paths = { filled: '', empty: '', thin: '', thick: '', fresh: '' };
  for (let i = 0; i < cells.length; i++) {
    const x = i * unit;
    if (cells[i] === FILLED) paths.filled += `M${x + 1.5} 1.5h${unit - 3}v${unit - 3}h${3 - unit}z`;
    else if (cells[i] === EMPTY) paths.empty += `M${x + unit / 2} ${unit / 2}h0`;
    if (before !== null && cells[i] !== before[i])
      paths.fresh += `M${x + 2} 2h${unit - 4}v${unit - 4}h${4 - unit}z`;
    if (i > 0) paths[i % ruleEvery === 0 ? 'thick' : 'thin'] += `M${x} 0v${unit}`;
  }
  const length = cells.length * unit;
  const steady = { 'vector-effect': 'non-scaling-stroke' };
  const nodes = [svgNode('rect', { class: 'board-ground', width: length, height: unit })];
  nodes.push(
    svgNode('path', { class: 'board-filled', d: paths.filled }),
    svgNode('path', { class: 'board-empty', d: paths.empty, ...dotEnds, ...steady }),
    svgNode('path', { class: 'board-rule', d: paths.thin, ...steady }),
    svgNode('path', {
      class: 'board-rule-thick',
      d: `${paths.thick}M0 0h${length}v${unit}h${-length}z`,
      ...steady,
    }),
  );
  if (paths.fresh !== '')
    nodes.push(svgNode('path', { class: 'board-fresh', d: paths.fresh, 'stroke-width': 2.5 }));
  return nodes;
}

/** One finished line that takes the height of its box. */
export function rowPicture(cells: Uint8Array): SvgNode {
  return svgNode(
    'svg',
    {
      class: 'line-row',
      viewBox: `0 0 ${cells.length * unit} ${unit}`,
      width: `${cells.length}em`, // an em is a cell: styles.css
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    ...lineNodes(cells),
  );
}

/** The outline of a column of cells, over all rows; null: none is outlined. */
export const columnPicture = (cell: number | null, cells: number): SvgNode =>
  svgNode(
    'svg',
    { class: 'line-column', 'aria-hidden': 'true' },
    ...(cell === null
      ? []
      : [
          svgNode('rect', {
            x: `${rounded((100 * cell) / cells, 3)}%`,
            width: `${rounded(100 / cells, 3)}%`,
            height: '100%',
          }),
        ]),
  );

/** Nothing to see, as wide as a line is at most or at least. */
export const roomPicture = (cells: number, kind: 'most' | 'least'): SvgNode =>
  svgNode('svg', {
    class: `line-room-${kind}`,
    width: `${cells}em`,
    height: 0,
    'aria-hidden': 'true',
  });

/** Rows of cells in the box of the fits: three, and more where cells are small. */
export const boxRows = (cells: number): number => Math.max(3, Math.ceil(cells / 4));

/** Nothing to see, as high as so many rows of square cells. */
export const boxPicture = (cells: number, rows: number): SvgNode =>
  svgNode('svg', {
    class: 'line-box',
    viewBox: `0 0 ${cells} ${rows}`,
    'aria-hidden': 'true',
  });

/** What the whole picture shows. */
export type Sheet = {
  readonly question: LineExplorerQuestion;
  readonly answer: LineExplorerAnswer;
  readonly fits: readonly Uint8Array[]; // those that are drawn
};

const labelWidth = 84;
const rowHeight = 26;

/**
 * The figure as one picture: the line, what all fits agree on, and fits.
 *
 * @source 001_a525a3e1210b0814.txt §1.1, Figures 3 to 5 (its arrangement)
 */
export function sheetPicture({ question, answer, fits }: Sheet): SvgNode {
  const { line } = question;
  const texts = textsOf(question);
  const rows: (readonly [label: string, cells: Uint8Array])[] = [['Line', line]];
  if (answer.settled !== null) rows.push(['All agree', answer.settled]);
  rows.push(...fits.map((fit, at) => [`Fit ${at + 1}`, fit] as const));
  const title = `${texts.description} on ${line.length} cells: ${fitsText(answer.count)}`;
  const top = rowHeight;
  const width = Math.max(labelWidth + line.length * unit + 2, title.length * 8);
  return svgNode(
    'svg',
    {
      class: 'line-sheet-picture',
      viewBox: `0 0 ${width} ${top + rows.length * rowHeight}`,
      width,
      height: top + rows.length * rowHeight,
      role: 'img',
      'aria-label': sheetLabel(answer, fits),
    },
    svgNode('text', { class: 'line-picture-title', x: 0, y: 15 }, title),
    ...rows.flatMap(([label, cells], at) => [
      svgNode('text', { class: 'line-picture-label', x: 0, y: top + at * rowHeight + 15 }, label),
      svgNode(
        'g',
        { transform: `translate(${labelWidth} ${top + at * rowHeight})` },
        ...lineNodes(cells, cells === answer.settled ? line : null),
      ),
    ]),
  );
}

function sheetLabel({ count, settled }: LineExplorerAnswer, fits: readonly Uint8Array[]): string {
  if (settled === null) return 'No line fits.';
  const shown = BigInt(fits.length) === count ? '' : `, of which ${fits.length} are drawn`;
  const known = settled.filter((cell) => cell !== UNKNOWN).length;
  return `${fitsText(count)}${shown}. All agree on ${known} of ${settled.length} cells.`;
}
