/**
 * The drawing of a live board: elements that are made once for a board and then changed only where its model changed.
 * Keyboard, pointer and scrolling are those of boardView.ts.
 */
import { now } from '../../notebook/clock.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import type { BoardLayout } from './boardLayout.ts';
import type { BoardModel } from './boardModel.ts';
import { remarked } from './boardModel.ts';
import { cluePath, ringPath, rowPaths, trialPath } from './boardPaths.ts';
import {
  bandEdges,
  bandNode,
  clueLooks,
  crossNodes,
  descriptionClass,
  descriptionNode,
  dotEnds,
  groundNode,
  hatchId,
  hatchPattern,
  quietClass,
  ruleNodes,
} from './boardPicture.ts';

const runsAtOnce = 400; // numbers that are laid out well within a frame

const hurry = 200; // ms: steps that follow each other faster than this do not move

type Parts = {
  readonly bands: SVGElement;
  readonly unknown: readonly SVGElement[]; // a path a row
  readonly filled: readonly SVGElement[];
  readonly empty: readonly SVGElement[];
  readonly clues: SVGElement;
  readonly trials: SVGElement;
  readonly edges: SVGElement;
  readonly ring: SVGElement;
  readonly overlay: SVGElement;
  readonly crosses: SVGElement;
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
  #changedAt = 0; // ms
  #gone = false;

  /**
   * Puts the elements into a picture; cells and marks come with the first `update`.
   *
   * @param id - unique on the page
   */
  constructor(svg: SVGElement, model: BoardModel, layout: BoardLayout, id: string) {
    this.#model = model;
    this.#layout = layout;
    svg.append(toElement(hatchPattern(id)));
    this.#parts = buildParts(svg, model, layout, id);
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
    this.#drawCells(onCell);
    this.#drawMarks(before);
    if (before !== null)
      for (const cell of remarked(before, model))
        onCell(Math.floor(cell / model.width), cell % model.width);
    if (before === null) this.#describe();
    return before !== null && linesDiffer(before, model);
  }

  /** Outlines one cell; null takes the outline away. */
  choose(cell: number | null): void {
    this.#parts.chosen.setAttribute('d', ringPath(this.#model.width, cell === null ? [] : [cell]));
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
  #drawCells(onCell: (row: number, column: number) => void): void {
    const model = this.#model;
    const { height, width, cells } = model;
    const first = this.#shown.length !== cells.length;
    for (let i = 0; i < height; i++) {
      let changed = first;
      for (let cell = i * width; cell < (i + 1) * width; cell++) {
        if (first || this.#shown[cell] === cells[cell]) continue;
        changed = true;
        onCell(i, cell - i * width);
      }
      if (!changed) continue;
      const paths = rowPaths(model, i);
      this.#parts.unknown[i]?.setAttribute('d', paths.unknown);
      this.#parts.filled[i]?.setAttribute('d', paths.filled);
      this.#parts.empty[i]?.setAttribute('d', paths.empty);
    }
    this.#shown = cells.slice();
  }

  #drawMarks(before: BoardModel | null): void {
    const model = this.#model;
    const { bands, edges, crosses, ring, overlay, descriptions, clues, trials } = this.#parts;
    if (before === null || linesDiffer(before, model)) {
      const lit = model.lit ?? [];
      bands.replaceChildren(...lit.map((line) => toElement(bandNode(model, this.#layout, line))));
      edges.replaceChildren(...bandEdges(model, this.#layout).map((node) => toElement(node)));
      crosses.replaceChildren(...crossNodes(model, this.#layout).map((node) => toElement(node)));
    }
    if (before?.overlay !== model.overlay) this.#drawOverlay(overlay, model.overlay ?? []);
    if (before !== null && before.clues !== model.clues)
      clues.setAttribute('d', cluePath(model.width, model.clues));
    if (before !== null && before.trials !== model.trials)
      trials.setAttribute('d', trialPath(model.width, model.trials ?? []));
    if (before === null || before.fresh !== model.fresh) {
      ring.setAttribute('d', ringPath(model.width, model.fresh ?? []));
      this.#appear(ring, before !== null && (model.fresh?.size ?? 0) > 0);
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

  /** Lets the ring of fixed cells appear; two classes in turn, because an animation begins with its name. */
  #appear(ring: SVGElement, moves: boolean): void {
    const time = now();
    const calm = time - this.#changedAt > hurry;
    this.#changedAt = time;
    const odd = ring.classList.contains('is-new-odd');
    const name = moves && calm ? (odd ? ' is-new-even' : ' is-new-odd') : '';
    ring.setAttribute('class', `board-fresh${name}`);
  }
}

function buildParts(svg: SVGElement, model: BoardModel, layout: BoardLayout, id: string): Parts {
  const { left, top } = layout;
  const rows = (name: string, more: Readonly<Record<string, string>> = {}): SVGElement[] =>
    Array.from({ length: model.height }, () => picture('path', name, more));
  const parts: Parts = {
    bands: picture('g', 'board-bands'),
    unknown: rows('board-unknown', { fill: `url(#${hatchId(id)})` }),
    filled: rows('board-filled'),
    empty: rows('board-empty', dotEnds),
    clues: picture('path', 'board-clue', { d: cluePath(model.width, model.clues) }),
    trials: picture('path', 'board-trial', { d: trialPath(model.width, model.trials ?? []) }),
    edges: picture('g', 'board-band-edges'),
    ring: picture('path', 'board-fresh'),
    overlay: picture('g', 'board-overlay'),
    crosses: picture('g', 'board-crosses'),
    chosen: picture('path', 'board-chosen', { d: '' }),
    texts: toElement(svgNode('g', { ...clueLooks(layout), 'aria-hidden': 'true' })),
    descriptions: [],
  };
  const grid = picture('g', 'board-marks', {
    transform: `translate(${left} ${top})`,
    'aria-hidden': 'true',
  });
  grid.append(toElement(groundNode(model)), parts.bands, ...parts.unknown, ...parts.filled);
  grid.append(...parts.empty, parts.clues, parts.trials);
  grid.append(...ruleNodes(model).map((node) => toElement(node)));
  grid.append(parts.edges, parts.ring, parts.overlay, parts.crosses, parts.chosen);
  svg.append(grid, parts.texts);
  return parts;
}

/** Lets some numbers of a description go quiet, and the others speak. */
function quieten(text: SVGElement, quiet: readonly boolean[]): void {
  for (const [k, number] of [...text.children].entries())
    number.classList.toggle(quietClass, quiet[k] === true);
}

const linesDiffer = (a: BoardModel, b: BoardModel): boolean => a.lit !== b.lit || a.bad !== b.bad;

function picture(
  tag: string,
  name: string,
  more: Readonly<Record<string, string>> = {},
): SVGElement {
  return toElement(svgNode(tag, { class: name, ...more }));
}
