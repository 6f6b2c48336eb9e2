/** `<method-ladder>`: which of two methods finds more, the smallest puzzle that shows it, and on which random boards it tells. */
import { nothing } from 'lit-html';
import { rungNames } from '../../methods/ladder.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import { ladderPicture } from './picture.ts';
import {
  densityView,
  directionText,
  directionView,
  ladderView,
  nextButton,
  rungFields,
} from './view.ts';
import type { MethodLadderAbout } from './view.ts';

export const figure = stateFigure<MethodLadderAbout>({
  tag: 'method-ladder',
  settings: model.ladderSettings,
  titleOf: ({ one, other }) => `The ladder: ${rungNames[one]} and ${rungNames[other]}`,
  keep: () => ({ pressed: null }),
  parts(at) {
    const { prebuilt, state } = at;
    const { one, other } = state;
    const [first, second] = directionView(at, one, other) === nothing ? [other, one] : [one, other];
    const left = model.leftText(prebuilt, state);
    return {
      picture: ladderView(at),
      sentence: html`<p data-who>${model.whoText(prebuilt, state)}</p>`,
      second: one === other ? nothing : directionView(at, first, second),
      action: nextButton(at),
      settings: rungFields(at),
      more: html`${
        one === other
          ? nothing
          : html`${directionText(at, first, second)} ${directionText(at, second, first)}
            ${directionView(at, second, first)}`
      }
      ${left === null ? nothing : html`<p class="readout" data-left>${left}</p>`} ${densityView(at)}
      ${at.folded(model.tableOf(prebuilt))}`,
    };
  },
  drawn({ kept, find }) {
    // the picture was drawn anew: the keyboard stays where it was
    if (kept.pressed !== null) find(`[data-rung="${kept.pressed}"]`)?.focus();
    kept.pressed = null;
  },
  files: ({ prebuilt, state }) => ({
    name: 'ladder',
    csv: () => model.csvOf(prebuilt),
    json: () => prebuilt,
    svg: () => ladderPicture(prebuilt, state, false),
  }),
});
