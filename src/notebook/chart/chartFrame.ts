/**
 * The frame of every chart: draws it at the width there is, lets pointer and keyboard walk its points, says the value
 * of a point in words, and tells when a point is chosen. One tab stop; the drawing itself comes from src/charts.
 */
import type { ChartSize, DrawnChart } from './drawnChart.ts';
import { svgNode, toElement } from '../svg/svgTree.ts';
import { pointAfterKey, nearestPoint } from './chartPoints.ts';
import { Redraw } from './redraw.ts';

/** A value that can be pointed at. */
export type ChartPoint = {
  readonly x: number; // in units of the axes
  readonly y: number;
  /** Heights of further curves at the same place, marked with it. */
  readonly others?: readonly number[];
  readonly text: string; // the value in words: "30 %: 412 of 1,000 boards simple, 41.2 % (38.2 to 44.3 %)"
};

export type ChartContent = {
  readonly draw: (size: ChartSize) => DrawnChart;
  readonly points: readonly ChartPoint[]; // in order of x
  readonly label: string; // what the chart is, as the name of the control
  readonly description: string; // what it shows now, in a sentence or two
};

export type ChartFrameOptions = {
  readonly idPrefix: string; // unique on the page
  readonly small?: boolean; // a low chart, for a side panel
  readonly onLook?: () => void; // the point looked at has changed
  readonly onChoose?: () => void; // click, tap, Enter or Space on a point
};

/** Reports come ten times a second; eight drawings are enough and leave the main thread free. */
const leastGap = 120;

/** A chart at work in the page. */
export class ChartFrame {
  /** To be placed in the page. */
  readonly element: HTMLElement;
  /** The value of the point looked at: a figure places it where its sentence stands, which gives way to it. */
  readonly readout: HTMLElement;
  readonly #options: ChartFrameOptions;
  readonly #stage: HTMLElement;
  readonly #description: HTMLElement;
  readonly #redraw: Redraw;
  #content: ChartContent | null = null;
  #drawn: DrawnChart | null = null;
  #width = 0;
  #at: number | null = null; // index of the point looked at
  #atX = 0; // its place, by which it is found again among other points

  /** @param width - of the room that it will have, px; 0: not known before it is in the page */
  constructor(options: ChartFrameOptions, width = 0) {
    this.#options = options;
    this.#width = width;
    this.element = document.createElement('div');
    this.element.className = options.small === true ? 'chart chart-small' : 'chart';
    this.#stage = document.createElement('div');
    this.#stage.className = 'chart-stage';
    this.#description = document.createElement('p');
    this.#description.className = 'visually-hidden';
    this.#description.id = `${options.idPrefix}-description`;
    this.readout = document.createElement('p');
    this.readout.className = 'chart-readout';
    this.element.append(this.#stage, this.#description);
    this.#redraw = new Redraw(() => this.#draw(), leastGap);
    // observes as long as the element lives, and keeps nothing alive
    const observer = new ResizeObserver(() => {
      const width = Math.round(this.#stage.clientWidth);
      if (width === this.#width) return;
      this.#width = width;
      this.#redraw.soon();
    });
    observer.observe(this.#stage);
    this.#listen();
  }

  /** Shows new content; drawn with the next free frame. */
  show(content: ChartContent): void {
    const isFirst = this.#content === null;
    this.#content = content;
    // the first drawing takes the place of a picture: it must be there at once
    if (isFirst && this.#width > 0) this.#draw();
    else this.#redraw.request();
  }

  /** The point looked at, if any. */
  get at(): number | null {
    return this.#at;
  }

  /** Looks at a point, or at none. */
  look(at: number | null): void {
    const points = this.#content?.points ?? [];
    const next = at !== null && at >= 0 && at < points.length ? at : null;
    const changed = next !== this.#at;
    this.#at = next;
    this.#atX = next === null ? 0 : (points[next]?.x ?? 0);
    this.#showPoint();
    if (changed) this.#options.onLook?.();
  }

  #draw(): void {
    const content = this.#content;
    if (content === null || this.#width < 40) return;
    this.#drawn = content.draw({ width: this.#width });
    this.#stage.replaceChildren(this.#drawn.svg);
    this.#description.textContent = content.description;
    if (this.#at !== null) {
      this.#at = nearestPoint(
        content.points.map((point) => point.x),
        this.#atX,
      );
    }
    this.#describeStage(content);
    this.#showPoint();
  }

  /** A slider over the points: the one pattern in which arrow keys and a spoken value are understood everywhere. */
  #describeStage({ points, label }: ChartContent): void {
    const stage = this.#stage;
    const described = this.#description.id;
    if (points.length === 0) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-describedby']) {
        stage.removeAttribute(name);
      }
      return;
    }
    stage.setAttribute('role', 'slider');
    stage.setAttribute('tabindex', '0');
    stage.setAttribute('aria-label', label);
    stage.setAttribute('aria-describedby', described);
    stage.setAttribute('aria-valuemin', '1');
    stage.setAttribute('aria-valuemax', String(points.length));
  }

  #showPoint(): void {
    const point = this.#at === null ? undefined : this.#content?.points[this.#at];
    this.#stage.querySelector('.chart-cursor')?.remove();
    this.readout.textContent = point?.text ?? '';
    if (this.#stage.getAttribute('role') === 'slider') {
      this.#stage.setAttribute('aria-valuenow', String((this.#at ?? 0) + 1));
      const first = this.#content?.points[0]?.text ?? '';
      this.#stage.setAttribute('aria-valuetext', point?.text ?? first);
    }
    if (point === undefined || this.#drawn === null) return;
    const { svg, x, y, top, bottom } = this.#drawn;
    const cursor = svgNode(
      'g',
      { class: 'chart-cursor', 'aria-hidden': 'true' },
      svgNode('line', { x1: x(point.x), x2: x(point.x), y1: top, y2: bottom }),
      ...[point.y, ...(point.others ?? [])].map((value) =>
        svgNode('circle', { cx: x(point.x), cy: y(value), r: 6 }),
      ),
    );
    svg.append(toElement(cursor));
  }

  #listen(): void {
    const stage = this.#stage;
    stage.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch') this.#lookUnder(event);
    });
    // the sentence comes back, unless the keys are at the chart
    stage.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch' && document.activeElement !== stage) this.look(null);
    });
    stage.addEventListener('blur', () => this.look(null));
    stage.addEventListener('click', (event) => {
      this.#lookUnder(event);
      this.#choose();
    });
    stage.addEventListener('keydown', (event) => this.#key(event));
    stage.addEventListener('focus', () => {
      if (this.#at === null && stage.matches(':focus-visible')) this.look(0);
    });
  }

  #lookUnder(event: MouseEvent): void {
    if (this.#drawn === null || this.#content === null) return;
    const box = this.#drawn.svg.getBoundingClientRect();
    if (box.width === 0) return;
    const x = ((event.clientX - box.left) * this.#width) / box.width;
    const at = nearestPoint(
      this.#content.points.map((point) => this.#drawn?.x(point.x) ?? 0),
      x,
    );
    if (at !== this.#at) this.look(at);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#choose();
      return;
    }
    const next = pointAfterKey(event.key, this.#at, this.#content?.points.length ?? 0);
    if (next === null) return;
    event.preventDefault();
    this.look(next);
  }

  #choose(): void {
    if (this.#at !== null) this.#options.onChoose?.();
  }
}
