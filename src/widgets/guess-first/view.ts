/** A question before its answer: state in, template out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { percent } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { curvePicture } from '../../kit/guess/curvePicture.ts';
import type { ChoiceProps, GuessProps, PlaceProps } from '../../kit/guess/question.ts';
import { foldedAnswer, revealButton } from '../../kit/guess/reveal.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { answerText, mostOf } from './model.ts';

/** What is to be seen. */
export type GuessShown = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly props: GuessProps;
  readonly guess: number | null;
  readonly shown: boolean;
};

/** What the reader can do. */
export type GuessActs = {
  readonly onGuess: (guess: number) => void;
  readonly onReveal: () => void;
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

function choices(
  { idPrefix, guess, shown }: GuessShown,
  props: ChoiceProps,
  acts: GuessActs,
): TemplateResult {
  const most = mostOf(props);
  return html`<div class="guess-options" role="radiogroup" aria-labelledby="${idPrefix}-question">
    ${props.options.map(
      (option, k) =>
        html`<label class=${guess === k + 1 ? 'guess-option is-mine' : 'guess-option'}>
          <input
            type="radio"
            id="${idPrefix}-option-${k + 1}"
            name="${idPrefix}-option"
            value=${k + 1}
            .checked=${live(guess === k + 1)}
            @change=${() => acts.onGuess(k + 1)}
          />
          <span class="guess-name">${option.text}</span>
          <span class="guess-mine">${guess === k + 1 ? 'your guess' : ''}</span>
          ${pictured(bar(shown ? option.share : null, option === most))}
          <span class="guess-share">${shown ? percent(option.share, 0) : '?'}</span>
        </label>`,
    )}
  </div>`;
}

/** The picture of a place on the axis. @source none */
export const placePicture = (
  props: PlaceProps,
  { guess, shown }: Pick<GuessShown, 'guess' | 'shown'>,
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

function place(show: GuessShown, props: PlaceProps, acts: GuessActs): TemplateResult {
  const { idPrefix, guess } = show;
  const id = `${idPrefix}-place`;
  return html`<div class="guess-place">
    <div class="guess-plot">${pictured(placePicture(props, show))}</div>
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
        @input=${(event: Event) => acts.onGuess(Number((event.target as HTMLInputElement).value))}
      />
    </div>
  </div>`;
}

/** The figure. @source none */
export function guessView(show: GuessShown, acts: GuessActs): TemplateResult {
  const { props, guess, shown, layout, idPrefix } = show;
  return figureParts(
    {
      picture: html`<p class="guess-question" id="${idPrefix}-question">${props.question}</p>
        ${
          props.form === 'choice'
            ? html`${choices(show, props, acts)}
                <p class="guess-of">${shown ? `Shares of ${props.of}.` : nothing}</p>`
            : place(show, props, acts)
        }`,
      action: html`<div class="button-row">
        ${revealButton('the answer', shown, acts.onReveal)}
      </div>`,
      answer: html`<p class="guess-told">${answerText(props, guess, shown)}</p>`,
    },
    layout,
  );
}

/** The answer for paper, and where there is no script. @source none */
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
