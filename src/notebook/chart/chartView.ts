/** A chart as a part of a figure: in the page a `ChartFrame`, in the first frame the chart in three sizes, of which the style sheet shows the one that fits. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { nodeOf, svgDocument } from './svgDocument.ts';
import type { SvgNode } from '../svg/svgTree.ts';
import { html } from '../template/html.ts';
import { part } from '../template/part.ts';
import type { Part } from '../template/part.ts';
import { pictured } from '../template/pictured.ts';
import { ChartFrame } from './chartFrame.ts';
import type { ChartContent, ChartFrameOptions } from './chartFrame.ts';

const sizes = { 'is-narrow': 328, 'is-wide': 680, 'is-full': 872 } as const; // px: on a phone of 360, between, and in the text of a wide page

/** A chart of the first frame: what it shows is said once, and not with each of its sizes. */
function stillPicture(node: SvgNode): SvgNode {
  const { 'aria-description': _, ...attributes } = node.attributes;
  return { ...node, attributes };
}

export class ChartView implements Part {
  readonly #options: ChartFrameOptions;
  readonly #usualWidth: () => number;
  readonly #readout: Part;
  #frame: ChartFrame | null = null;
  #content: ChartContent | null = null;
  #looked: number | null = null; // the point looked at before the element was made

  /** @param usualWidth - of charts in this figure, before the element is in the page; px */
  constructor(options: ChartFrameOptions, usualWidth: () => number = () => 0) {
    this.#options = options;
    this.#usualWidth = usualWidth;
    const live = (): HTMLElement => this.#live.readout;
    this.#readout = {
      get element() {
        return live();
      },
      still: () => html`<p class="chart-readout"></p>`,
    };
  }

  get #live(): ChartFrame {
    if (this.#frame === null) {
      this.#frame = new ChartFrame(this.#options, this.#usualWidth());
      if (this.#content !== null) this.#frame.show(this.#content);
      if (this.#looked !== null) this.#frame.look(this.#looked);
    }
    return this.#frame;
  }

  get element(): HTMLElement {
    return this.#live.element;
  }

  /** A sentence, which gives way to the value of the point that is looked at. */
  said(sentence: unknown): TemplateResult {
    return html`<div class="chart-said">${sentence}</div>
      ${part(this.#readout)}`;
  }

  /** What is shown; null before anything is. */
  protected get content(): ChartContent | null {
    return this.#content;
  }

  /** The point looked at, if any. */
  get at(): number | null {
    return this.#frame === null ? this.#looked : this.#frame.at;
  }

  /** Looks at a point, or at none. */
  look(at: number | null): void {
    const count = this.#content?.points.length ?? 0;
    this.#looked = at !== null && at >= 0 && at < count ? at : null;
    this.#frame?.look(at);
  }

  /** Shows new content; drawn with the next free frame. */
  show(content: ChartContent): void {
    this.#content = content;
    this.#frame?.show(content);
  }

  still(): TemplateResult {
    const content = this.#content;
    const { small } = this.#options;
    return html`<div class=${small === true ? 'chart chart-small' : 'chart'}>
      <div class="chart-static">
        ${
          content === null
            ? ''
            : Object.entries(sizes).map(
                ([name, width]) =>
                  html`<div class=${name}>
                    ${pictured(
                      stillPicture(nodeOf(content.draw({ width, document: svgDocument() }).svg)),
                    )}
                  </div>`,
              )
        }
      </div>
      <p class="visually-hidden">${content?.description ?? nothing}</p>
    </div>`;
  }
}
