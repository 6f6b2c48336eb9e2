/** The board of a circuit in the page: drawn once for a formula, then changed, and enlarged and moved about. */
import type { Place } from '../../engine/board/cell.ts';
import { toElement } from '../../svg/svgTree.ts';
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

/** One board at a time, with its pane. */
export class BoardPane {
  readonly #options: BoardPaneOptions;
  #now: {
    readonly board: CircuitShown['board'];
    readonly svg: SVGSVGElement;
    readonly pane: ZoomPane;
  } | null = null;

  constructor(options: BoardPaneOptions) {
    this.#options = options;
  }

  /** The picture; null before the first is drawn. */
  get element(): SVGSVGElement | null {
    return this.#now?.svg ?? null;
  }

  /** How many times as large as at first. */
  get scale(): number {
    return this.#now?.pane.scale ?? 1;
  }

  zoom(how: 'enlarge' | 'reduce' | 'fit'): void {
    this.#now?.pane[how]();
  }

  light(tile: Place | null): void {
    if (this.#now !== null) lightTile(this.#now.svg, tile);
  }

  /** Another board is drawn anew; of the same one only what differs is written. */
  draw(shown: CircuitShown): void {
    if (this.#now?.board === shown.board) updateCircuit(this.#now.svg, shown);
    else this.#make(shown);
  }

  #make(shown: CircuitShown): void {
    const { board } = shown;
    const { id, onWhole, onPoint, onPress } = this.#options;
    const svg = toElement(circuitPicture(shown, `${id}-board`)) as SVGSVGElement;
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
    this.#now = { board, svg, pane };
  }
}
