/**
 * The drawing of a live board: elements that are made once for a board and then changed only where its model changed.
 * Keyboard, pointer and scrolling are those of boardView.ts.
 */
import type { Move } from '../../notebook/cell/motion.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import type { BoardLayout } from './boardLayout.ts';
import type { BoardModel, LineRef } from './boardModel.ts';
import { lookOf, remarked } from './boardModel.ts';
import { cluePath, rowPaths, squarePath } from './boardPaths.ts';
import {
  dotLooks,
  frameNode,
  gridClass,
  groundNode,
  overNodes,
  ringNodes,
  roundEnds,
  ruleNodes,
  tintNodes,
  underNodes,
} from './boardMarks.ts';
import { stepMoves, swapMoves } from './boardMotion.ts';
import type { StepMoves } from './boardMotion.ts';
import { clueLooks, descriptionClass, descriptionNode, quietClass } from './boardPicture.ts';

const runsAtOnce = 400; // numbers that are laid out well within a frame

type Parts = {
  readonly grid: SVGElement;
  readonly under: SVGElement;
  readonly filled: readonly SVGElement[]; // a path a row
  readonly empty: readonly SVGElement[];
  readonly tints: SVGElement;
  readonly clues: SVGElement;
  readonly rings: SVGElement;
  readonly overlay: SVGElement;
  readonly over: SVGElement;
  readonly chosen: SVGElement;
  readonly texts: SVGElement;
  readonly descriptions: SVGElement[]; // rows, then columns; those in the page so far
};

/** The drawing of one board, of a size and descriptions that stay. */
export class BoardDrawing {
  readonly #layout: BoardLayout;
  readonly #parts: Parts;
  readonly #overlay = new WeakMap<SvgNode, SVGElement>();
  #model: BoardModel;
  #shown: Uint8Array = new Uint8Array(0); // cells as drawn
  #gone = false;

  /**
   * Puts the elements into a picture; cells and marks come with the first `update`.
   */
  constructor(svg: SVGElement, model: BoardModel, layout: BoardLayout) {
    this.#model = model;
    this.#layout = layout;
    this.#parts = buildParts(svg, model, layout);
  }

  /**
   * Draws another state of the board.
   *
   * @param onCell - called for each cell whose value or mark has changed; for none at the first drawing
   * @returns whether other lines are lit or bad than before; false at the first drawing
   */
  update(model: BoardModel, onCell: (row: number, column: number) => void): boolean {
    const before = this.#shown.length === 0 ? null : this.#model;
    this.#model = model;
    this.#drawCells(before, onCell);
    this.#drawMarks(before);
    if (before !== null)
      for (const cell of remarked(before, model))
        onCell(Math.floor(cell / model.width), cell % model.width);
    if (before === null) this.#describe();
    return before !== null && linesDiffer(before, model);
  }

  /** Outlines one cell; null takes the outline away. */
  choose(cell: number | null): void {
    const cells = cell === null ? [] : [cell];
    this.#parts.chosen.setAttribute('d', squarePath(this.#model.width, cells, 2));
  }

  /** The movements of a step that led to the present state: see boardMotion.ts. */
  moves(direction: LineRef['direction'] | null): StepMoves {
    return stepMoves(this.#parts, this.#model, this.#layout, direction);
  }

  /** Those of an exchange of cells. */
  swaps(before: Uint8Array): readonly Move[] {
    return swapMoves(this.#parts.grid, this.#model, before);
  }

  /** Ends what is still to be drawn: another board takes the place of this one. */
  end(): void {
    this.#gone = true;
  }

  /** Adds descriptions; the thousands of numbers of a large board come in slices, a frame each. */
  #describe(): void {
    if (this.#gone) return;
    const { rows, columns } = this.#model;
    const { texts, descriptions } = this.#parts;
    const all = rows.length + columns.length;
    for (let runs = 0; runs < runsAtOnce && descriptions.length < all;) {
      const at = descriptions.length;
      const text = toElement(descriptionNode(this.#model, this.#layout, at));
      runs += 1 + ((rows[at] ?? columns[at - rows.length])?.length ?? 0);
      descriptions.push(text);
      texts.append(text);
    }
    if (descriptions.length < all) {
      requestAnimationFrame(() => this.#describe());
    }
  }

  /** Redraws the rows in which a cell changed. */
  #drawCells(before: BoardModel | null, onCell: (row: number, column: number) => void): void {
    const model = this.#model;
    const otherwise = before !== null && lookOf(before) !== lookOf(model);
    this.#parts.grid.setAttribute('class', gridClass(model));
    const { height, width, cells } = model;
    const first = this.#shown.length !== cells.length;
    for (let i = 0; i < height; i++) {
      let changed = first || otherwise;
      for (let cell = i * width; cell < (i + 1) * width; cell++) {
        if (first || this.#shown[cell] === cells[cell]) continue;
        changed = true;
        onCell(i, cell - i * width);
      }
      if (!changed) continue;
      const paths = rowPaths(model, this.#layout, i);
      this.#parts.filled[i]?.setAttribute('d', paths.filled);
      this.#parts.empty[i]?.setAttribute('d', paths.empty);
    }
    this.#shown = cells.slice();
  }

  #drawMarks(before: BoardModel | null): void {
    const model = this.#model;
    const { under, tints, over, rings, overlay, descriptions, clues } = this.#parts;
    const fill = (group: SVGElement, nodes: typeof underNodes): void =>
      group.replaceChildren(...nodes(model, this.#layout).map((node) => toElement(node)));
    if (before === null || linesDiffer(before, model)) {
      fill(under, underNodes);
      fill(over, overNodes);
    }
    if (tinted(before) || tinted(model)) fill(tints, tintNodes);
    if (before?.overlay !== model.overlay) this.#drawOverlay(overlay, model.overlay ?? []);
    if (before !== null && before.clues !== model.clues)
      clues.setAttribute('d', cluePath(model.width, model.clues));
    if (before === null || before.fresh !== model.fresh || before.tried !== model.tried) {
      fill(rings, ringNodes);
    }
    descriptions.forEach((text, at) => {
      const rows = model.rows.length;
      const name = descriptionClass(model, at < rows ? 'H' : 'V', at < rows ? at : at - rows);
      if (text.getAttribute('class') !== name) text.setAttribute('class', name);
      const quiet = model.quiet?.[at];
      if (before !== null && before.quiet?.[at] !== quiet) quieten(text, quiet ?? []);
    });
  }

  /** Exchanges the marks that differ: hundreds of numbers are not laid out anew for one ring. */
  #drawOverlay(overlay: SVGElement, nodes: readonly SvgNode[]): void {
    for (const [at, node] of nodes.entries()) {
      const element = this.#overlayElement(node);
      const shown = overlay.children[at];
      if (shown === undefined) overlay.append(element);
      else if (shown !== element) shown.replaceWith(element);
    }
    while (overlay.children.length > nodes.length) overlay.lastElementChild?.remove();
  }

  /** The element of a mark; one that was shown before is kept. */
  #overlayElement(node: SvgNode): SVGElement {
    const known = this.#overlay.get(node) ?? toElement(node);
    this.#overlay.set(node, known);
    return known;
  }
}

function buildParts(svg: SVGElement, model: BoardModel, layout: BoardLayout): Parts {
  const { left, top } = layout;
  const rows = (name: string, more: Readonly<Record<string, string | number>>): SVGElement[] =>
    Array.from({ length: model.height }, () => picture('path', name, more));
  const grid = picture('g', gridClass(model), {
    transform: `translate(${left} ${top})`,
    'aria-hidden': 'true',
  });
  const parts: Parts = {
    grid,
    under: picture('g', 'board-under'),
    filled: rows('board-filled is-round', roundEnds),
    empty: rows('board-empty', dotLooks(layout)),
    tints: picture('g', 'board-tints'),
    clues: picture('path', 'board-clue', { d: cluePath(model.width, model.clues) }),
    rings: picture('g', 'board-rings'),
    overlay: picture('g', 'board-overlay'),
    over: picture('g', 'board-over'),
    chosen: picture('path', 'board-chosen', { d: '' }),
    texts: toElement(svgNode('g', { ...clueLooks(layout), 'aria-hidden': 'true' })),
    descriptions: [],
  };
  grid.append(toElement(groundNode(model)), parts.under);
  grid.append(...ruleNodes(model).map((node) => toElement(node)));
  grid.append(...parts.filled, ...parts.empty, parts.tints, parts.clues);
  grid.append(toElement(frameNode(model, layout)), parts.rings, parts.overlay, parts.over);
  grid.append(parts.chosen);
  svg.append(grid, parts.texts);
  return parts;
}

/** Lets some numbers of a description go quiet, and the others speak. */
function quieten(text: SVGElement, quiet: readonly boolean[]): void {
  for (const [k, number] of [...text.children].entries())
    number.classList.toggle(quietClass, quiet[k] === true);
}

/** Whether cells of a board wear colours of methods. */
const tinted = (model: BoardModel | null): boolean =>
  (model?.trials?.size ?? 0) > 0 || (model?.by?.size ?? 0) > 0;

const linesDiffer = (a: BoardModel, b: BoardModel): boolean => a.lit !== b.lit || a.bad !== b.bad;

function picture(
  tag: string,
  name: string,
  more: Readonly<Record<string, string | number>> = {},
): SVGElement {
  return toElement(svgNode(tag, { class: name, ...more }));
}
