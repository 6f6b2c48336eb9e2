/** Both futures of a cell, side by side: a stepper each, what came of it, and the way to its contradiction. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { categoryMeanings } from '../../kit/probe/categoryMeanings.ts';
import { agreedMarks, categoryPicture } from '../../kit/probe/categoryPicture.ts';
import type { ReasonSentence } from '../../kit/probe/probeTrace.ts';
import { placeWords } from '../../kit/probe/probeTrace.ts';
import { agreedWords, outcomeWords, probeName } from '../../kit/probe/probeWords.ts';
import { lineTitle } from '../../kit/stepper/sentences.ts';
import type { SimpleLevel } from '../../kit/stepper/simpleTrace.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import { StepperView } from '../../kit/stepper/stepperView.ts';
import type { StepperOptions, StepperRun } from '../../kit/stepper/stepperTemplate.ts';
import { html } from '../../notebook/template/html.ts';
import { linePicture } from '../../kit/line/linePicture.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { formatLine } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { Branch, Futures } from './model.ts';
import type { StepperPlace } from './settings.ts';
import type { Which } from './twoFutures.ts';

export type FuturesOptions = {
  readonly id: string; // unique on the page
  readonly plain: boolean; // in words for newcomers, without categories
  readonly announce: (text: string) => void;
  readonly onDraw: () => void; // there is something else to show
  readonly onChange: (which: Which, place: StepperPlace) => void;
  readonly prove: () => void; // the reader wants the value of the cell proved
  readonly proof: () => TemplateResult | typeof nothing; // what stands under both futures: that proof
  readonly isOpen: () => boolean; // the boards of the steppers are seen: both ends of them are on the stage
};

const names: Readonly<Record<Which, string>> = {
  one: '1-probe: the cell is set filled',
  zero: '0-probe: the cell is set empty',
};

const plainNames: Readonly<Record<Which, string>> = {
  one: 'Suppose it is filled',
  zero: 'Suppose it is empty',
};

/** Both futures. */
export class FuturesView {
  readonly #options: FuturesOptions;
  readonly #steppers = new Map<Which, StepperView>();
  #futures: Futures | null = null;

  constructor(options: FuturesOptions) {
    this.#options = options;
  }

  /** Shows the futures of a cell, with the stepper of one of them at a place; the other stays as it is. */
  show(which: Which, futures: Futures, place: StepperPlace): void {
    this.#futures = futures;
    this.#place(which, futures, place);
    this.#options.onDraw();
  }

  /** No cell is chosen. */
  readonly clear = (): void => {
    this.#futures = null;
    this.#options.onDraw();
  };

  /** Ends the playing of both. */
  rest(): void {
    for (const stepper of this.#steppers.values()) stepper.rest();
  }

  #place(which: Which, futures: Futures, { position, granularity }: StepperPlace): void {
    const { trace, outcome } = futures[which];
    const overlay = [agreedMarks(trace.start.width, futures.shared)];
    const run: StepperRun = {
      trace,
      puzzle: futures.puzzle,
      name: `The future in which ${placeWords(outcome)} is ${which === 'one' ? 'filled' : 'empty'}`,
      overlay,
    };
    const length = trace.steps.length;
    const place = { position: Math.min(position ?? length, length), granularity };
    const known = this.#steppers.get(which) ?? null;
    this.#steppers.set(
      which,
      StepperView.showing(known, run, () => this.#optionsOf(which), place),
    );
  }

  #optionsOf(which: Which): StepperOptions {
    return {
      id: `${this.#options.id}-${which}`,
      name: `Stepper of the ${which === 'one' ? '1-probe' : '0-probe'}`,
      compact: true,
      announce: (text: string): void => {
        this.#options.announce(`${which === 'one' ? 'Filled' : 'Empty'}: ${text}`);
      },
      onChange: ({ position, granularity }: StepperState): void => {
        const end = position === this.#futures?.[which].trace.steps.length;
        this.#options.onChange(which, {
          position: end ? null : position,
          granularity: granularity as SimpleLevel,
        });
      },
    };
  }

  template(): TemplateResult {
    return html`<div
      class="probe-futures"
      role="group"
      aria-label="Both futures of the chosen cell"
    >
      ${this.#content()}
    </div>`;
  }

  #content(): TemplateResult {
    const futures = this.#futures;
    if (futures === null)
      return html`<p class="probe-quiet">
        Choose an unknown cell on the
        board${this.#options.plain ? nothing : ', or an entry of the sequence,'} to see both its
        futures.
      </p>`;
    const { probe } = futures;
    const title = placeWords(probe);
    return html`<div class="probe-cell" data-cell-words>
        <p>
          <strong
            >${title[0]?.toUpperCase()}${title.slice(1)}:${this.#options.plain ? nothing : html` <a href=${sitePath('words/#category')}>category ${probe.category}</a>`}</strong
          >
          ${pictured(categoryPicture(probe.category))} ${categoryMeanings[probe.category]}
        </p>
        <p>${markedWords(agreedWords(probe))}</p>
        ${this.#options.plain ? nothing : this.#named(probe)}
        ${
          probe.proves === null
            ? nothing
            : html`<div class="button-row">
                <button type="button" data-prove @click=${this.#options.prove}>
                  Prove it, as short as can be
                </button>
              </div>`
        }
      </div>
      ${this.#options.proof()}
      <div class="probe-pair">
        ${this.#branch('one', futures.one)} ${this.#branch('zero', futures.zero)}
      </div>`;
  }

  /** What the thesis calls the double probe and its two halves. */
  #named({ one, zero }: Futures['probe']): TemplateResult {
    return html`<p class="probe-quiet" data-probe-names>
      In the words of the thesis this double probe of one cell is a singleton probe. Its 1-probe is
      ${probeName(one, zero)}; its 0-probe is ${probeName(zero, one)}.
    </p>`;
  }

  #branch(which: Which, branch: Branch): TemplateResult {
    const { outcome, reasons } = branch;
    const name = (this.#options.plain ? plainNames : names)[which];
    const stepper = this.#steppers.get(which); // of the second one only a moment later
    return html`<div class="probe-branch" role="group" aria-label=${name} data-branch=${which}>
      <p class="probe-branch-title is-${which}">
        <span>${name}</span>
        <strong class="probe-outcome" data-usefulness=${outcome.usefulness}
          >${outcomeWords(outcome)}</strong
        >
      </p>
      ${stepper === undefined || !this.#options.isOpen() ? nothing : part(stepper)}
      ${
        outcome.contradiction === null || stepper === undefined
          ? nothing
          : this.#contradiction(which, branch, reasons)
      }
    </div>`;
  }

  #contradiction(
    which: Which,
    { outcome: { contradiction } }: Branch,
    reasons: readonly ReasonSentence[],
  ): TemplateResult | typeof nothing {
    if (contradiction === null) return nothing;
    const { description, cells } = contradiction;
    return html`<div class="probe-contradiction" role="group" aria-label="The contradiction">
      <p>
        <strong>${lineTitle(contradiction)} has no fit.</strong>
        Its clues are <span class="mono">${formatDescription(description)}</span>, and at that
        moment the line is
      </p>
      <div class="table-scroll" tabindex="0" role="group" aria-label="The line without a fit">
        ${pictured(linePicture(formatLine(cells)))}
      </div>
      <p class="probe-quiet">How it came about. Choose a sentence to see it on the board.</p>
      <ol class="probe-reasons" role="list">
        ${reasons.map((reason) => this.#reason(which, reason))}
      </ol>
    </div>`;
  }

  #reason(which: Which, { text, position, lit, bad, cells }: ReasonSentence): TemplateResult {
    const stepper = (): StepperView | undefined => this.#steppers.get(which);
    const width = this.#futures?.[which].trace.start.width ?? 0;
    const fresh = new Set(cells.map(({ row, column }) => row * width + column));
    const peek = (): void => stepper()?.peek({ position, lit, bad, fresh });
    const end = (): void => stepper()?.peek(null);
    return html`<li>
      <button
        type="button"
        class="is-told"
        @pointerenter=${peek}
        @pointerleave=${end}
        @focus=${peek}
        @blur=${end}
        @click=${() => {
          stepper()?.act({ kind: 'go', position });
          peek();
        }}
      >
        <span>${markedWords(text)}</span>
      </button>
    </li>`;
  }
}
