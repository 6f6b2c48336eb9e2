/** The board of a circuit: drawn once for a formula, then changed, and enlarged and moved about. */
import type { TemplateResult } from 'lit-html';
import type { Place } from '../../engine/board/cell.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { toElement } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { circuitPicture, lightTile, tileAt, updateCircuit } from './circuitPicture.ts';
import type { CircuitShown } from './circuitPicture.ts';
import { ZoomPane } from './zoomPane.ts';

/** What a board tells the figure around it. */
type BoardPaneOptions = {
  readonly id: string; // unique on the page
  /** All of the board came into view, or left it. */
  readonly onWhole: () => void;
  readonly onPoint: (tile: Place | null) => void;
  readonly onPress: (tile: Place) => void;
};

type Made = { readonly svg: SVGSVGElement; readonly pane: ZoomPane };

/** One board with its pane; put it into a template by `part`. */
class PanedBoard implements Part {
  shown: CircuitShown;
  readonly #options: BoardPaneOptions;
  #made: Made | null = null;

  constructor(shown: CircuitShown, options: BoardPaneOptions) {
    this.shown = shown;
    this.#options = options;
  }

  get element(): SVGSVGElement {
    return (this.#made ?? this.#make()).svg;
  }

  get pane(): ZoomPane | null {
    return this.#made?.pane ?? null;
  }

  still(): TemplateResult {
    return html`${pictured(this.#picture())}`;
  }

  /** Only what differs is written. */
  update(shown: CircuitShown): void {
    this.shown = shown;
    if (this.#made !== null) updateCircuit(this.#made.svg, shown);
  }

  light(tile: Place | null): void {
    this.shown = { ...this.shown, lit: tile };
    if (this.#made !== null) lightTile(this.#made.svg, tile);
  }

  #picture(): SvgNode {
    return circuitPicture(this.shown);
  }

  #make(): Made {
    const { board } = this.shown;
    const { onWhole, onPoint, onPress } = this.#options;
    const svg = toElement(this.#picture()) as SVGSVGElement;
    svg.setAttribute('tabindex', '0');
    let isWhole = true;
    const pane = new ZoomPane(svg, {
      onChange: (scale) => {
        // the buttons say whether all of it is in view; while it is moved about nothing else changes
        if (isWhole === (scale === 1)) return;
        isWhole = scale === 1;
        onWhole();
      },
    });
    svg.addEventListener('pointermove', (event) => onPoint(tileAt(board, ...pane.pointAt(event))));
    svg.addEventListener('pointerleave', () => onPoint(null));
    svg.addEventListener('click', (event) => {
      const tile = tileAt(board, ...pane.pointAt(event));
      if (tile !== null) onPress(tile);
    });
    this.#made = { svg, pane };
    return this.#made;
  }
}

/** One board at a time. */
export class BoardPane {
  readonly #options: BoardPaneOptions;
  #now: PanedBoard | null = null;

  constructor(options: BoardPaneOptions) {
    this.#options = options;
  }

  /** The board; null before the first is drawn. */
  get part(): Part | null {
    return this.#now;
  }

  /** How many times as large as at first. */
  get scale(): number {
    return this.#now?.pane?.scale ?? 1;
  }

  zoom(how: 'enlarge' | 'reduce' | 'fit'): void {
    this.#now?.pane?.[how]();
  }

  light(tile: Place | null): void {
    this.#now?.light(tile);
  }

  /** Another board is drawn anew; of the same one only what differs is written. */
  draw(shown: CircuitShown): void {
    if (this.#now?.shown.board === shown.board) this.#now.update(shown);
    else this.#now = new PanedBoard(shown, this.#options);
  }
}
