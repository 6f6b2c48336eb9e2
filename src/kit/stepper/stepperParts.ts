/** The pieces of a stepper: its step, the slider with its ticks, pace, counters, legend. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import { isCalm } from '../../notebook/cell/motion.ts';
import { html } from '../../notebook/template/html.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { legend } from './keys.ts';
import type { StepperAction, StepperState, Stretch } from './position.ts';
import { shortName } from '../methods/marks.ts';
import { markTemplate } from '../methods/markTemplate.ts';
import { isWithin, nextTick, speeds, stopAfter } from './position.ts';
import type { Counts } from './snapshots.ts';
import { methodOf } from './trace.ts';
import type { Idiom, TickKind } from './trace.ts';
import type { Moment, Walk } from './walk.ts';
import { nextMark, wordsAt } from './wayView.ts';
import type { WayView } from './wayView.ts';

/** What the controls are drawn from. */
export type ControlsModel = {
  readonly id: string;
  readonly walk: Walk;
  readonly state: StepperState;
  readonly moment: Moment;
  readonly way: WayView;
  readonly next: NextMethod | null; // that goes on where the run ends
  readonly stretch: Stretch | undefined; // of the run that is told
  readonly legendOpen: boolean;
  readonly act: (action: StepperAction) => unknown;
  readonly toggleLegend: () => void;
};

/** A method that goes on where another one stands still, and the address where it does. */
export type NextMethod = { readonly method: MethodKind; readonly href: string };

/** The one act: the next step, with the way back beside it. */
export function stepTemplate(model: ControlsModel): TemplateResult {
  const { walk, state, moment, next, stretch, act } = model;
  const { position } = state;
  const told = isWithin(stretch, position) ? stretch : null;
  const [start, end] = told === null ? [0, walk.outline.length] : [told.from, told.to];
  const atEnd = position === end;
  const { text, method } = forwardWords(walk, state, moment);
  // they stay focusable at their end: a held button must not lose the focus when it arrives
  return html`<div class="button-row" role="group" aria-label="Step">
    <button
      type="button"
      class="stepper-hold stage-back"
      data-move="back"
      aria-label=${`Back: ${state.granularity} before`}
      aria-disabled=${position === start}
    >
      ${pictured(arrow('back'))}
    </button>
    ${
      told?.act === undefined
        ? html`<button
            type="button"
            class="stepper-hold primary"
            data-move="forward"
            ?hidden=${atEnd}
            aria-disabled=${atEnd}
          >
            ${method === null ? nothing : html`<span class="act-mark">${markTemplate(method)}</span>`}
            ${text} ${pictured(arrow('forward'))}
          </button>`
        : html`<button
            type="button"
            class="primary"
            data-through
            ?hidden=${atEnd}
            @click=${() => act(goThrough(told, state))}
          >
            ${state.playing ? 'Stop' : position === start ? told.act : 'Go on'}
          </button>`
    }
    ${
      !atEnd
        ? nothing
        : told === null && next !== null
          ? html`<a class="button primary" data-next href=${next.href}
              ><span class="act-mark">${markTemplate(next.method)}</span> Go on:
              ${shortName(next.method)}</a
            >`
          : html`<button
              type="button"
              class="primary"
              data-again
              @click=${() => act(told === null ? { kind: 'first' } : { kind: 'go', position: start })}
            >
              ${told === null ? 'From the start' : 'Again'}
            </button>`
    }
  </div>`;
}

/** A stretch is gone through step by step, and for readers who want no motion in one. */
const goThrough = ({ to }: Stretch, { playing }: StepperState): StepperAction =>
  playing ? { kind: 'pause' } : isCalm() ? { kind: 'go', position: to } : { kind: 'play' };

/** What the next press does: the step that it takes, or the method that goes on. */
function forwardWords(
  { trace, outline }: Walk,
  { position, granularity }: StepperState,
  moment: Moment,
): { readonly text: string; readonly method: MethodKind | null } {
  const to = stopAfter(outline, granularity, position);
  const method = methodOf(trace, position, to);
  const act = trace.steps[position]?.act;
  if (act !== undefined && to - position === 1) return { text: act, method: null };
  // the last step of a solved run finds nothing any more
  const isClosing = to === outline.length && trace.end === 'solved' && isKnown(moment);
  if (isClosing) return { text: 'Done', method: null };
  if (moment.method !== null && method !== null && method !== moment.method)
    return { text: `Go on: ${shortName(method)}`, method };
  return { text: `Next ${granularity === 'phase' ? 'step' : granularity}`, method: null };
}

const isKnown = ({ cells }: Moment): boolean => !cells.includes(UNKNOWN);

/** An arrow on a button. */
const arrow = (way: 'back' | 'forward'): SvgNode =>
  svgNode(
    'svg',
    { class: 'stage-arrow', viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true' },
    svgNode('path', { d: way === 'back' ? 'M10 3L5 8L10 13' : 'M6 3L11 8L6 13' }),
  );

/** The way back beside the one act of a figure; it stays focusable at its end. */
export const backButton = (label: string, can: boolean, go: () => void): TemplateResult =>
  html`<button
    type="button"
    class="stage-back"
    aria-label=${label}
    aria-disabled=${!can}
    @click=${() => (can ? go() : undefined)}
  >
    ${pictured(arrow('back'))}
  </button>`;

/** What sets the pace, and what else moves it. */
export function paceTemplate(model: ControlsModel): TemplateResult {
  const { walk, state, moment, legendOpen, act, toggleLegend, id } = model;
  const { idiom } = walk.outline;
  const go = (action: StepperAction) => (): void => void act(action);
  return html`<div class="stepper-pace">
      ${granularityChoice(model)} ${speedChoice(model)}
      <div class="button-row">
        <button type="button" aria-disabled=${state.position === 0} @click=${go({ kind: 'first' })}>
          First
        </button>
        <button
          type="button"
          class="stepper-play"
          @click=${go({ kind: state.playing ? 'pause' : 'play' })}
        >
          ${state.playing ? 'Pause' : 'Play'}
        </button>
        <button type="button" aria-disabled=${moment.atEnd} @click=${go({ kind: 'last' })}>
          Last
        </button>
      </div>
      <div class="button-row">
        ${idiom.ticks.map((kind) => tickButton(model, kind))}
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
    ${legendOpen ? legendTemplate(`${id}-legend`, idiom) : nothing}`;
}

/** Where in the run this is: of a cell that is asked about, what is said of that. */
export const placeTemplate = (place: string, method: MethodKind | null): TemplateResult =>
  html`<span class="stage-where" data-method=${method ?? nothing}
    >${markTemplate(method)} <span>${place}</span></span
  >`;

/** "step 12 of 40"; within a chain "link 2 of 5", up to where its cell is proved. */
function countWords({ way: { way } }: ControlsModel): string {
  const [at, of] = [way.at - way.first, way.last - way.first];
  if (!way.beads) return `step ${grouped(at)} of ${grouped(of)}`;
  return at === of ? 'proved' : `link ${grouped(at)} of ${grouped(of - 1)}`;
}

/** What the last step found, but for what it only supposed: "two empty, one filled", with the marks of cells. */
export function foundTemplate({ fresh, takenBack, trials, cells }: Moment): TemplateResult {
  const count = (value: number): number =>
    [...fresh].filter((cell) => cells[cell] === value && !trials.has(cell)).length;
  const parts = [
    [count(FILLED), 'filled'],
    [count(EMPTY), 'empty'],
    [takenBack.size, 'unknown'],
  ] as const;
  const words = parts.flatMap(([found, word]) =>
    found === 0
      ? []
      : [
          html`<span class=${`mark mark-${word}`}
            >${inWords(found)} ${word === 'unknown' ? 'taken back' : word}</span
          >`,
        ],
  );
  return html`<p class="stepper-found">${words}</p>`;
}

/** The way through the run. */
export function wayTemplate(model: ControlsModel): TemplateResult {
  const { id, walk, state, moment, way: view, act } = model;
  const { outline } = walk;
  const { stops, first, last, at, beads } = view.way;
  const count = countWords(model);
  const mark = wordsAt(outline, state.position);
  const said = `${count}, ${moment.place}`;
  const onInput = (event: Event): void => {
    const stop = Number((event.target as HTMLInputElement).value);
    act({ kind: 'go', position: stops[stop] ?? 0 });
  };
  /** Page keys lead from mark to mark. */
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    const position = nextMark(outline, state.position, event.key === 'PageUp' ? 1 : -1);
    if (position !== null) act({ kind: 'go', position });
  };
  return html`<div
    class="stepper-slider"
    data-method=${moment.method ?? outline.idiom.method ?? nothing}
  >
    <label class="visually-hidden" for=${`${id}-slider`}>Place in the run</label>
    <div class="stepper-way-words">
      <span>${beads ? 'the chain' : 'cells found'}</span>
      <output class="stepper-place" for=${`${id}-slider`}>${count}</output>
    </div>
    <div class="stepper-track" @pointermove=${view.point} @pointerleave=${() => view.point(null)}>
      ${part(view)}
      <input
        id=${`${id}-slider`}
        type="range"
        min=${first}
        max=${last}
        step="1"
        .value=${live(String(at))}
        aria-valuetext=${mark === '' ? said : `${said}: ${mark}`}
        @input=${onInput}
        @keydown=${onKey}
      />
    </div>
  </div>`;
}

function granularityChoice({ id, walk: { outline }, state, act }: ControlsModel): TemplateResult {
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
  { walk: { outline }, state, act }: ControlsModel,
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
