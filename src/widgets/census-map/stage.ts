/**
 * The surface of the map: in a first frame a picture, in the page a canvas that is dragged with the mouse and pinched with
 * two fingers (d3-zoom), and flown over. The wheel and one finger belong to the page. It knows cameras, not what is drawn.
 */
import type { TemplateResult } from 'lit-html';
import { select, zoom, zoomIdentity } from 'd3';
import type { D3ZoomEvent, ZoomTransform } from 'd3';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { wholeMap } from './camera.ts';
import type { Camera } from './camera.ts';

/** What the stage tells. Points are in parts of the map, 0 to 1. */
export type StageEvents = {
  /** The camera has moved; the stage is to be painted anew. */
  readonly onMove: (camera: Camera) => void;
  /** It has come to rest; by the reader's hand, or where it was sent. */
  readonly onRest: (camera: Camera, byHand: boolean) => void;
  readonly onHover: (point: readonly [x: number, y: number] | null) => void;
  readonly onPick: (x: number, y: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPaint: () => void;
  /** The whole map as a picture. */
  readonly still: () => SvgNode;
};

/** What the stage is, for readers who do not see it. */
export type StageWords = {
  readonly label: string;
  readonly readoutId: string; // of what tells more
  readonly place: string;
};

type Made = { readonly element: HTMLDivElement; readonly canvas: HTMLCanvasElement };

/** A flight of one doubling takes so long, ms; a long one no longer than the longest. */
const flight = { doubling: 260, least: 350, most: 2800 };

/** The stage; put it into a template by `part`. */
export class MapStage implements Part {
  readonly #events: StageEvents;
  readonly #zoom = zoom<HTMLDivElement, unknown>();
  #made: Made | null = null;
  #words: StageWords = { label: '', readoutId: '', place: '' };
  #camera: Camera = wholeMap;
  #target: Camera | null = null; // while it flies
  #size = 0;
  #frame = 0;
  #drawn = false; // by us, not by the reader
  #byHand = false; // the gesture under way has moved it: a press alone does not

  constructor(events: StageEvents) {
    this.#events = events;
    this.#zoom
      .filter((event: Event) => isForUs(event))
      .clickDistance(5)
      .on('start', () => (this.#byHand = false))
      .on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => {
        this.#byHand = !this.#drawn;
        this.#moved(cameraOf(event.transform, this.#size));
      })
      .on('end', () => {
        if (this.#byHand) events.onRest(this.#camera, true);
      });
  }

  get element(): HTMLDivElement {
    return (this.#made ?? this.#make()).element;
  }

  still(): TemplateResult {
    return html`<div class="map-stage">${pictured(this.#events.still())}</div>`;
  }

  #make(): Made {
    const { onPick, onHover, onKey } = this.#events;
    const [element, canvas] = [document.createElement('div'), document.createElement('canvas')];
    element.className = 'map-stage';
    element.tabIndex = 0;
    element.setAttribute('role', 'application');
    element.setAttribute('aria-roledescription', 'map');
    canvas.setAttribute('aria-hidden', 'true');
    element.append(canvas);
    select(element).call(this.#zoom).on('wheel.zoom', null).on('dblclick.zoom', null);
    element.addEventListener('click', (event) => {
      if (event.detail < 2) onPick(...this.#pointOf(event));
    });
    element.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch') onHover(this.#pointOf(event));
    });
    element.addEventListener('pointerleave', () => onHover(null));
    element.addEventListener('keydown', onKey);
    new ResizeObserver(() => this.#resize()).observe(element);
    this.#made = { element, canvas };
    this.tell(this.#words);
    return this.#made;
  }

  /** What is painted on; null while there is no page. */
  get canvas(): HTMLCanvasElement | null {
    return this.#made?.canvas ?? null;
  }

  get isFocused(): boolean {
    return this.#made?.element.matches(':focus') ?? false;
  }

  /** Says what it is. */
  tell(words: StageWords): void {
    this.#words = words;
    if (this.#made === null) return;
    const { element } = this.#made;
    element.setAttribute('aria-label', words.label);
    element.setAttribute('aria-describedby', words.readoutId);
    element.dataset['place'] = words.place;
  }

  /** Side of the square, in CSS pixels; 0 while it is not in the page. */
  get size(): number {
    return this.#size;
  }

  /** Where the camera is now, also in flight. */
  get camera(): Camera {
    return this.#camera;
  }

  /** Where it will be when it has come to rest. */
  get target(): Camera {
    return this.#target ?? this.#camera;
  }

  /** How near the camera can come. */
  set leastSpan(span: number) {
    this.#zoom.scaleExtent([1, 1 / span]);
  }

  /** Looks there at once. */
  show(camera: Camera): void {
    this.#camera = camera;
    this.#target = null;
    if (this.#size === 0) return;
    this.#asOurs(() => this.#zoom.transform(select(this.element), transformOf(camera, this.#size)));
    this.#events.onRest(camera, false);
    this.repaint();
  }

  /** Flies there, out and in again on a long way; at once for readers who want no motion. */
  fly(camera: Camera): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.#size === 0 || still) {
      this.show(camera);
      return;
    }
    const { doubling, least, most } = flight;
    const doublings = Math.abs(Math.log2(camera.span / this.#camera.span));
    const apart = Math.hypot(camera.x - this.#camera.x, camera.y - this.#camera.y);
    const far = Math.log2(1 + apart / Math.max(camera.span, this.#camera.span));
    const time = Math.min(most, least + doubling * (doublings + 2 * far));
    this.#drawn = true;
    this.#target = camera;
    const way = select(this.element).transition().duration(time);
    this.#zoom.transform(way, transformOf(camera, this.#size));
    way.on('end interrupt', () => {
      if (this.#target !== camera) return; // another flight has begun
      this.#drawn = false;
      this.#target = null;
      this.#events.onRest(this.#camera, false);
    });
  }

  /** Has the stage painted in the next frame. */
  repaint(): void {
    if (this.#frame !== 0 || this.#made === null) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#size > 0) this.#events.onPaint();
    });
  }

  /** Ends with the figure. */
  close(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#made !== null) select(this.#made.element).interrupt();
  }

  #asOurs(act: () => void): void {
    this.#drawn = true;
    act();
    this.#drawn = false;
  }

  #moved(camera: Camera): void {
    this.#camera = camera;
    this.#events.onMove(camera);
    this.repaint();
  }

  #resize(): void {
    if (this.#made === null) return;
    const { element, canvas } = this.#made;
    const size = element.clientWidth;
    if (size === this.#size || size === 0) return;
    this.#size = size;
    const edge: [[number, number], [number, number]] = [
      [0, 0],
      [size, size],
    ];
    this.#zoom.extent(edge).translateExtent(edge);
    const pixels = Math.round(size * Math.min(3, devicePixelRatio));
    canvas.width = canvas.height = pixels;
    this.show(this.#camera);
  }

  #pointOf({ clientX, clientY }: MouseEvent): [x: number, y: number] {
    const box = this.element.getBoundingClientRect();
    const { x, y, span } = this.#camera;
    const across = (clientX - box.left - this.element.clientLeft) / this.#size;
    const down = (clientY - box.top - this.element.clientTop) / this.#size;
    return [x + (across - 0.5) * span, y + (down - 0.5) * span];
  }
}

/** Whether a gesture moves the map: the main button of a mouse, two fingers; never the wheel. */
function isForUs(event: Event): boolean {
  if (event.type.startsWith('touch')) return (event as TouchEvent).touches.length > 1;
  return event.type === 'mousedown' && (event as MouseEvent).button === 0;
}

const transformOf = ({ x, y, span }: Camera, size: number): ZoomTransform =>
  zoomIdentity
    .translate(size / 2, size / 2)
    .scale(1 / span)
    .translate(-x * size, -y * size);

function cameraOf({ k, x, y }: ZoomTransform, size: number): Camera {
  return { x: (size / 2 - x) / k / size, y: (size / 2 - y) / k / size, span: 1 / k };
}
