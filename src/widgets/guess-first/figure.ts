/** `<guess-first>`: a question before its answer, which is shown when the reader asks for it, with or without a guess. */
import { nothing } from 'lit-html';
import { revealButton } from '../../kit/guess/reveal.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import { choices, guessPaper, place, placePicture } from './view.ts';
import type { GuessFirstAbout } from './view.ts';

export const figure = stateFigure<GuessFirstAbout>({
  tag: 'guess-first',
  settings: model.guessSettings,
  parts(at) {
    const { id, props, state } = at;
    const { guess, shown } = state;
    return {
      picture: props.form === 'choice' ? choices(at, props) : place(at, props),
      sentence: html`<p id="${id}-question">${props.question}</p>`,
      action: html`<div class="button-row">
        ${revealButton('the answer', shown, () => {
          at.set({ shown: !shown });
          at.announce(model.answerText(props, guess, !shown));
        })}
      </div>`,
      answer: html`<p class="guess-told">${model.answerText(props, guess, shown)}</p>`,
      more: props.form === 'choice' ? html`<p class="readout">Shares of ${props.of}.</p>` : nothing,
    };
  },
  files: ({ props, state: { guess, shown } }) => ({
    name: 'guess',
    rows: () => model.answerRows(props),
    json: () => ({
      question: props.question,
      guess: props.form === 'choice' ? (props.options[(guess ?? 0) - 1]?.text ?? null) : guess,
      answer: props.form === 'choice' ? model.mostOf(props).text : props.answer,
    }),
    ...(props.form === 'place' && { svg: () => placePicture(props, { guess, shown }) }),
  }),
  paper: ({ props }) => guessPaper(props),
});
