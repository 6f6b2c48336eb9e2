/** What a question before its answer shows. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { percent } from '../../notebook/plain/numbers.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { curvePicture } from '../../kit/guess/curvePicture.ts';
import type { ChoiceProps, GuessProps, PlaceProps } from '../../kit/guess/question.ts';
import { foldedAnswer } from '../../kit/guess/reveal.ts';
import { html } from '../../notebook/template/html.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { mostOf } from './model.ts';
import type { guessSettings } from './model.ts';

export type GuessFirstAbout = {
  readonly props: GuessProps;
  readonly settings: ReturnType<typeof guessSettings>;
};

/** A share as a bar of its length, from 0 to 1; without a share the bar that it could fill. */
const bar = (share: number | null, isMost: boolean): SvgNode =>
  svgNode(
    'svg',
    {
      class: 'guess-bar',
      viewBox: '0 0 100 8',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    svgNode('rect', { class: 'guess-bar-ground', width: 100, height: 8 }),
    ...(share === null
      ? []
      : [
          svgNode('rect', {
            class: isMost ? 'guess-bar-share is-most' : 'guess-bar-share',
            width: 100 * share,
            height: 8,
          }),
        ]),
  );

/** The options of a choice. */
export function choices(
  { id, state, set }: StateAt<GuessFirstAbout>,
  props: ChoiceProps,
): TemplateResult {
  const { guess, shown } = state;
  const most = mostOf(props);
  return html`<div class="guess-options" role="radiogroup" aria-labelledby="${id}-question">
    ${props.options.map(
      (option, k) =>
        html`<label
          class=${guess === k + 1 ? 'guess-option is-mine' : 'guess-option'}
          data-method=${option.method ?? nothing}
        >
          <input
            type="radio"
            id="${id}-option-${k + 1}"
            name="${id}-option"
            value=${k + 1}
            .checked=${live(guess === k + 1)}
            @change=${() => set({ guess: k + 1 })}
          />
          <span class="guess-name">${markTemplate(option.method ?? null)} ${option.text}</span>
          <span class="guess-mine">${guess === k + 1 ? 'your guess' : ''}</span>
          ${pictured(bar(shown ? option.share : null, option === most))}
          <span class="guess-share">${shown ? percent(option.share, 0) : '?'}</span>
        </label>`,
    )}
  </div>`;
}

/** The picture of a place on the axis. */
export const placePicture = (
  props: PlaceProps,
  { guess, shown }: StateAt<GuessFirstAbout>['state'],
): SvgNode =>
  curvePicture({
    label: props.heightLabel,
    description: shown ? props.told : 'The curve is not shown yet.',
    heightLabel: props.heightLabel,
    widthLabel: props.widthLabel,
    curves: shown ? [{ kind: 'truth', name: props.curveName, points: props.curve }] : [],
    places: [
      ...(guess === null
        ? []
        : [{ kind: 'guess' as const, name: `your guess: ${guess}\u00a0%`, at: guess }]),
      ...(shown
        ? [
            {
              kind: 'truth' as const,
              name: `one half: ${percent(props.answer / 100)}`,
              at: props.answer,
            },
          ]
        : []),
    ],
  });

/** The axis of a place. */
export function place(at: StateAt<GuessFirstAbout>, props: PlaceProps): TemplateResult {
  const { guess } = at.state;
  const id = `${at.id}-place`;
  return html`<div class="guess-place">
    <div class="guess-plot">${pictured(placePicture(props, at.state))}</div>
    <div class="guess-axis is-guess">
      <label class="visually-hidden" for=${id}>Your guess, percent filled</label>
      <input
        id=${id}
        type="range"
        min="0"
        max="100"
        step="1"
        .value=${live(String(guess ?? 50))}
        aria-valuetext=${guess === null ? 'no guess yet' : `${guess} percent filled`}
        @input=${(event: Event) => at.set({ guess: Number((event.target as HTMLInputElement).value) })}
      />
    </div>
  </div>`;
}

/** The answer for paper, and where there is no script. */
export const guessPaper = (props: GuessProps): TemplateResult =>
  html`<div data-paper>
    ${foldedAnswer(
      'Show the answer',
      props.form === 'choice'
        ? html`<ul>
              ${props.options.map(({ text, share }) => html`<li>${text}: ${percent(share, 0)}</li>`)}
            </ul>
            <p>${props.told}</p>`
        : html`${pictured(placePicture(props, { guess: null, shown: true }))}
            <p>${props.told}</p>`,
    )}
  </div>`;
