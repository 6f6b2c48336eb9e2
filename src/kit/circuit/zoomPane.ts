/**
 * A picture that can be moved about and enlarged. The wheel of a reader who scrolls the page is left alone: it enlarges only
 * with Ctrl, or when the picture has the focus. One finger scrolls the page until the picture is enlarged; two enlarge it.
 */
import { select, zoom, zoomIdentity, zoomTransform } from 'd3';
import type { D3ZoomEvent } from 'd3';

const step = 1.5;
const most = 10;
const nudge = 60; // pixels that an arrow key moves

/** What a pane tells the figure around it. */
type PaneOptions = { readonly onChange: (scale: number) => void };

/** A picture of which `g.circuit-layer` moves. */
export class ZoomPane {
  readonly #svg: SVGSVGElement;
  readonly #layer: SVGGElement;
  readonly #options: PaneOptions;
  readonly #zoom = zoom<SVGSVGElement, unknown>();

  /** @param svg - with a `viewBox`, focusable */
  constructor(svg: SVGSVGElement, options: PaneOptions) {
    this.#svg = svg;
    this.#options = options;
    const layer = svg.querySelector<SVGGElement>('.circuit-layer');
    if (layer === null) throw new TypeError('a picture to be moved about needs a layer');
    this.#layer = layer;
    const { width, height } = svg.viewBox.baseVal;
    const everything: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    this.#zoom
      .extent(everything)
      .translateExtent(everything)
      .scaleExtent([1, most])
      .filter((event: Event) => this.#mayBegin(event))
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.#layer.setAttribute('transform', transform.toString());
        this.#svg.classList.toggle('is-zoomed', transform.k > 1);
        this.#options.onChange(transform.k);
      });
    select(svg).call(this.#zoom).on('dblclick.zoom', null);
    svg.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** How many times as large as at first. */
  get scale(): number {
    return zoomTransform(this.#svg).k;
  }

  enlarge(): void {
    this.#zoom.scaleBy(select(this.#svg), step);
  }

  reduce(): void {
    this.#zoom.scaleBy(select(this.#svg), 1 / step);
  }

  /** All of it again. */
  fit(): void {
    this.#zoom.transform(select(this.#svg), zoomIdentity);
  }

  /** Moves the picture under the window by so many pixels. */
  move(right: number, down: number): void {
    const unit = this.#svg.viewBox.baseVal.width / this.#svg.getBoundingClientRect().width;
    const { k } = zoomTransform(this.#svg);
    const by = (pixels: number): number => (-pixels * unit) / k;
    this.#zoom.translateBy(select(this.#svg), by(right), by(down));
  }

  /** A point of the page in units of the picture as it was drawn. */
  pointAt({ clientX, clientY }: MouseEvent): readonly [x: number, y: number] {
    const matrix = this.#svg.getScreenCTM();
    if (matrix === null) return [-1, -1];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return zoomTransform(this.#svg).invert([x, y]);
  }

  #mayBegin(event: Event): boolean {
    if (event instanceof WheelEvent) return event.ctrlKey || document.activeElement === this.#svg;
    if ('touches' in event) return (event as TouchEvent).touches.length > 1 || this.scale > 1;
    return event instanceof MouseEvent && event.button === 0;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => this.enlarge(),
      '=': () => this.enlarge(),
      '-': () => this.reduce(),
      '0': () => this.fit(),
      ArrowLeft: () => this.move(-nudge, 0),
      ArrowRight: () => this.move(nudge, 0),
      ArrowUp: () => this.move(0, -nudge),
      ArrowDown: () => this.move(0, nudge),
    };
    const act = acts[event.key];
    // at its first size there is nowhere to go, and the arrows scroll the page
    if (act === undefined || (event.key.startsWith('Arrow') && this.scale === 1)) return;
    event.preventDefault();
    act();
  }
}
