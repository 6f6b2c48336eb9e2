/** The pieces of a stepper: its step, the slider with its ticks, pace, counters, legend. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { grouped } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { legend } from './keys.ts';
import type { StepperAction, StepperState } from './position.ts';
import { capital } from './sentences.ts';
import { countStops, nextTick, slideTo, speeds } from './position.ts';
import { nextMark, wordsAt } from './sliderTicks.ts';
import type { SliderTicks } from './sliderTicks.ts';
import type { Counts } from './snapshots.ts';
import type { Idiom, Outline, TickKind } from './trace.ts';

/** What the controls are drawn from. */
export type ControlsModel = {
  readonly id: string;
  readonly outline: Outline;
  readonly state: StepperState;
  readonly counts: Counts;
  readonly ticks: SliderTicks;
  readonly legendOpen: boolean;
  readonly act: (action: StepperAction) => unknown;
  readonly toggleLegend: () => void;
};

/** The one act: the next step, with the way back beside it. */
export function stepTemplate({ outline, state, act }: ControlsModel): TemplateResult {
  const atStart = state.position === 0;
  const atEnd = state.position === outline.length;
  // they stay focusable at their end: a held button must not lose the focus when it arrives
  return html`<div class="button-row" role="group" aria-label="Step">
    <button
      type="button"
      class="stepper-hold stage-back"
      data-move="back"
      aria-label=${`Back: ${state.granularity} before`}
      aria-disabled=${atStart}
    >
      ${pictured(arrow('back'))}
    </button>
    <button
      type="button"
      class="stepper-hold primary"
      data-move="forward"
      ?hidden=${atEnd}
      aria-disabled=${atEnd}
    >
      Next ${state.granularity} ${pictured(arrow('forward'))}
    </button>
    <button
      type="button"
      class="primary"
      data-again
      ?hidden=${!atEnd}
      @click=${() => act({ kind: 'first' })}
    >
      From the start
    </button>
  </div>`;
}

/** An arrow on a button. */
const arrow = (way: 'back' | 'forward'): SvgNode =>
  svgNode(
    'svg',
    { class: 'stage-arrow', viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true' },
    svgNode('path', { d: way === 'back' ? 'M10 3L5 8L10 13' : 'M6 3L11 8L6 13' }),
  );

/** What sets the pace, and what else moves it. */
export function paceTemplate(model: ControlsModel): TemplateResult {
  const { outline, state, legendOpen, act, toggleLegend, id } = model;
  const go = (action: StepperAction) => (): void => void act(action);
  return html`<div class="stepper-pace">
      ${granularityChoice(model)} ${speedChoice(model)}
      <div class="button-row">
        <button type="button" @click=${go({ kind: 'first' })}>First</button>
        <button
          type="button"
          class="stepper-play"
          @click=${go({ kind: state.playing ? 'pause' : 'play' })}
        >
          ${state.playing ? 'Pause' : 'Play'}
        </button>
        <button type="button" @click=${go({ kind: 'last' })}>Last</button>
      </div>
      <div class="button-row">
        ${outline.idiom.ticks.map((kind) => tickButton(model, kind))}
        <button
          type="button"
          class="stepper-keys-button"
          aria-expanded=${legendOpen}
          aria-controls=${`${id}-legend`}
          @click=${toggleLegend}
        >
          Keys <kbd>?</kbd>
        </button>
      </div>
    </div>
    ${legendOpen ? legendTemplate(`${id}-legend`, outline.idiom) : nothing}`;
}

/** Where in the run this is. */
export const placeTemplate = (model: ControlsModel): TemplateResult =>
  html`<output class="stepper-place" for=${`${model.id}-slider`}
    >${capital(placeWords(model))}</output
  >`;

/** "step 12 of 40, sweep 3". */
function placeWords({ outline, state, counts }: ControlsModel): string {
  const { at, of } = countStops(outline, state);
  const { counter = '', word = '' } = outline.idiom.place ?? {};
  const count = counts[counter] ?? 0;
  return `step ${grouped(at)} of ${grouped(of)}${count > 0 ? `, ${word} ${count}` : ''}`;
}

/** The way through the run. */
export function wayTemplate(model: ControlsModel): TemplateResult {
  const { id, outline, state, ticks, act } = model;
  const place = placeWords(model);
  const mark = wordsAt(outline, state.position);
  const onInput = (event: Event): void => {
    const value = Number((event.target as HTMLInputElement).value);
    act({ kind: 'go', position: slideTo(outline, state, value) });
  };
  /** Page keys lead from mark to mark. */
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    const position = nextMark(outline, state.position, event.key === 'PageUp' ? 1 : -1);
    if (position !== null) act({ kind: 'go', position });
  };
  return html`<div class="stepper-slider">
    <label class="visually-hidden" for=${`${id}-slider`}>Place in the run</label>
    <div class="stepper-track" @pointermove=${ticks.point} @pointerleave=${() => ticks.point(null)}>
      <input
        id=${`${id}-slider`}
        type="range"
        min="0"
        max=${outline.length}
        step="1"
        .value=${live(String(state.position))}
        aria-valuetext=${mark === '' ? place : `${place}: ${mark}`}
        @input=${onInput}
        @keydown=${onKey}
      />
      ${part(ticks)}
    </div>
  </div>`;
}

function granularityChoice({ id, outline, state, act }: ControlsModel): TemplateResult {
  return html`<fieldset class="stepper-granularity">
    <legend>Step by</legend>
    ${outline.levels.map(
      (level) =>
        html`<label
          ><input
            type="radio"
            name=${`${id}-granularity`}
            value=${level}
            .checked=${live(state.granularity === level)}
            @change=${() => act({ kind: 'granularity', level })}
          />${level}</label
        >`,
    )}
  </fieldset>`;
}

function speedChoice({ id, state, act }: ControlsModel): TemplateResult {
  return html`<div class="field inline">
    <label for=${`${id}-speed`}>Speed</label>
    <select
      id=${`${id}-speed`}
      @change=${(event: Event) => act({ kind: 'speed', speed: (event.target as HTMLSelectElement).selectedIndex })}
    >
      ${speeds.map(
        (speed, at) =>
          html`<option .selected=${live(at === state.speed)}>${speed} a second</option>`,
      )}
    </select>
  </div>`;
}

/** A button to the next tick of a kind; a run without such a tick has none. */
function tickButton(
  { outline, state, act }: ControlsModel,
  { id, next }: TickKind,
): TemplateResult | typeof nothing {
  if (next === undefined || !outline.ticks.some(({ kind }) => kind === id)) return nothing;
  return html`<button
    type="button"
    aria-disabled=${nextTick(outline, id, state.position) === null}
    @click=${() => act({ kind: 'next tick', tick: id })}
  >
    ${next}
  </button>`;
}

/** What has been done so far. */
export function countersTemplate(
  { counters }: Idiom,
  counts: Counts,
  cells: number,
): TemplateResult {
  return html`<p class="readout stepper-counters">
    ${counters.map(({ id, words }) => {
      const count = counts[id] ?? 0;
      return html`<span><strong>${grouped(count)}</strong> ${words(count, cells)}</span> `;
    })}
  </p>`;
}

/** All keys. */
function legendTemplate(id: string, { stride }: Idiom): TemplateResult {
  return html`<div class="stepper-legend" id=${id}>
    <dl>
      ${legend(stride).map(
        ([keys, does]) =>
          html`<div>
            <dt>${keys.map((key, at) => html`${at > 0 ? ' ' : nothing}<kbd>${key}</kbd>`)}</dt>
            <dd>${does}</dd>
          </div>`,
      )}
    </dl>
    <p>The keys work while the stepper has the focus, and not in a field that is typed into.</p>
  </div>`;
}
