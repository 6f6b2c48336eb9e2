/**
 * The cells of a live board for keyboard and screen reader: a grid with one tab stop and arrow keys inside.
 * Large boards keep only the rows near the cursor in the page; `aria-rowindex` tells which they are.
 */
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { GridPlace } from './boardLayout.ts';
import { cellUnits } from './boardLayout.ts';
import type { BoardModel } from './boardModel.ts';
import { cellLabel, rowLabel } from './boardModel.ts';

/** The keyboard's place on a board, and the cells around it as elements. */
export type BoardCursor = {
  /** The model that labels are made from now on. */
  readonly model: (model: BoardModel) => void;
  /** Renews the label of one cell, where it is in the page. */
  readonly label: (model: BoardModel, row: number, column: number) => void;
  /** Moves the tab stop to a cell. */
  readonly move: (row: number, column: number) => void;
  /** Moves the tab stop to a cell and focuses it, with a ring for those who use keys. */
  readonly focus: (row: number, column: number) => void;
  /** The same without scrolling, for a cell in view. @param ringed - false: a pointer is on it, which needs no ring */
  readonly keep: (row: number, column: number, ringed: boolean) => void;
  /** Whether the cell of the tab stop wears the ring of the keyboard while it has the focus. */
  readonly isRinged: () => boolean;
  /** The cell of the tab stop. */
  readonly at: () => readonly [row: number, column: number];
  /** Stops listening: another picture takes the place of this one. */
  readonly end: () => void;
};

type Handlers = {
  /** What a cell is, for readers who do not see it; default `cellLabel`. */
  readonly labelOf?: (row: number, column: number) => string;
  readonly onCellFocus?: (row: number, column: number) => void;
  readonly onCellActivate?: (row: number, column: number) => void;
};

/** Most cells that are in the page as elements. */
const mostCells = 900;

/**
 * Where a key leads from a cell: arrows by one, Page keys by five rows, Home and End along the row, with Ctrl to the
 * corners of the board.
 *
 * @returns the new cell, inside the board, or null for another key
 * @source WAI-ARIA Authoring Practices, grid pattern
 */
export function cursorMove(
  key: string,
  control: boolean,
  { height, width }: { readonly height: number; readonly width: number },
  row: number,
  column: number,
): [number, number] | null {
  const up = (rows: number): [number, number] => [Math.max(0, row - rows), column];
  const down = (rows: number): [number, number] => [Math.min(height - 1, row + rows), column];
  switch (key) {
    case 'ArrowUp':
      return up(1);
    case 'ArrowDown':
      return down(1);
    case 'PageUp':
      return up(5);
    case 'PageDown':
      return down(5);
    case 'ArrowLeft':
      return [row, Math.max(0, column - 1)];
    case 'ArrowRight':
      return [row, Math.min(width - 1, column + 1)];
    case 'Home':
      return [control ? 0 : row, 0];
    case 'End':
      return [control ? height - 1 : row, width - 1];
    default:
      return null;
  }
}

/**
 * Puts the cells of a board into its picture and listens to the keyboard there.
 *
 * @param room - an element of HTML around the picture, to listen on: a part of a picture that hears of the focus would be
 *   one more tab stop
 */
export function createCursor(
  svg: SVGSVGElement,
  room: HTMLElement,
  start: BoardModel,
  layout: GridPlace,
  handlers: Handlers,
): BoardCursor {
  const { height, width } = start;
  const atOnce = Math.min(height, Math.max(1, Math.floor(mostCells / width)));
  const translate = `translate(${layout.left} ${layout.top})`;
  const cells = toElement(svgNode('g', { role: 'rowgroup', transform: translate }));
  const ring = toElement(
    svgNode('rect', {
      class: 'board-cursor',
      width: cellUnits,
      height: cellUnits,
      'aria-hidden': 'true',
      transform: translate,
    }),
  );
  svg.append(cells, ring);
  const template = rowTemplate(width);
  const labelOf = (board: BoardModel, i: number, j: number): string =>
    handlers.labelOf?.(i, j) ?? cellLabel(board, i, j);
  let model = start;
  let [row, column] = [0, 0];
  let first = -1; // first row in the page

  const element = (i: number, j: number): SVGElement | null =>
    (cells.children[i - first]?.children[j] as SVGElement | undefined) ?? null;

  const show = (from: number): void => {
    first = from;
    cells.replaceChildren(
      ...Array.from({ length: atOnce }, (_, k) =>
        rowElement(template, from + k, rowLabel(start, from + k), (j) =>
          labelOf(model, from + k, j),
        ),
      ),
    );
    element(row, column)?.setAttribute('tabindex', '0');
  };

  const move = (i: number, j: number): void => {
    element(row, column)?.setAttribute('tabindex', '-1');
    [row, column] = [i, j];
    if (i < first || i >= first + atOnce) {
      show(Math.min(Math.max(0, i - Math.floor(atOnce / 2)), height - atOnce));
    }
    element(row, column)?.setAttribute('tabindex', '0');
  };

  const focus = (i: number, j: number): void => {
    move(i, j);
    element(i, j)?.focus();
  };

  const ringIt = (isRinged: boolean): void => void ring.classList.toggle('is-placed', isRinged);

  const keep = (i: number, j: number, ringed: boolean): void => {
    move(i, j);
    element(i, j)?.focus({ preventScroll: true });
    ringIt(ringed);
  };

  const onFocus = (event: FocusEvent): void => {
    const target = event.target as Element;
    if (!cells.contains(target)) return;
    // a screen reader may focus any cell by itself
    const [i, j] = [target.parentElement?.ariaRowIndex, target.ariaColIndex].map(Number);
    if (i !== undefined && j !== undefined && i > 0 && j > 0) move(i - 1, j - 1);
    ring.setAttribute('x', String(column * cellUnits));
    ring.setAttribute('y', String(row * cellUnits));
    // a script that moves the focus after a press is taken by the browser for what the press was
    ringIt(target.matches(':focus-visible'));
    handlers.onCellFocus?.(row, column);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!cells.contains(event.target as Element)) return;
    if (event.altKey || event.metaKey) return;
    if (event.key !== 'Escape') ringIt(true);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      handlers.onCellActivate?.(row, column);
      return;
    }
    const next = event.shiftKey ? null : cursorMove(event.key, event.ctrlKey, start, row, column);
    if (next === null) return;
    event.preventDefault();
    focus(...next);
  };
  room.addEventListener('focusin', onFocus);
  room.addEventListener('keydown', onKey);
  show(0);
  return {
    model: (next) => (model = next),
    label: (next, i, j) => {
      if (i >= first && i < first + atOnce)
        element(i, j)?.setAttribute('aria-label', labelOf(next, i, j));
    },
    move,
    focus,
    keep,
    isRinged: () => ring.classList.contains('is-placed'),
    at: () => [row, column],
    end: () => {
      room.removeEventListener('focusin', onFocus);
      room.removeEventListener('keydown', onKey);
    },
  };
}

function cellNode(column: number): SvgNode {
  return svgNode('rect', {
    class: 'board-cell',
    role: 'gridcell',
    tabindex: -1,
    'aria-colindex': column + 1,
    x: column * cellUnits,
    width: cellUnits,
    height: cellUnits,
  });
}

/** A row of cells to be copied: making thousands of elements one attribute at a time would be felt. */
function rowTemplate(width: number): SVGElement {
  return toElement(
    svgNode(
      'g',
      { role: 'row' },
      ...Array.from({ length: width }, (_, column) => cellNode(column)),
    ),
  );
}

function rowElement(
  template: SVGElement,
  row: number,
  name: string,
  label: (column: number) => string,
): SVGElement {
  const element = template.cloneNode(true) as SVGElement;
  element.setAttribute('aria-label', name);
  element.setAttribute('aria-rowindex', String(row + 1));
  element.setAttribute('transform', `translate(0 ${row * cellUnits})`);
  [...element.children].forEach((cell, column) => cell.setAttribute('aria-label', label(column)));
  return element;
}
