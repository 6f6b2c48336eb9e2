/** `<method-ladder>`: which of two methods finds more, the smallest puzzle that shows it, and on which random boards it tells. */
import { rungNames } from '../../methods/ladder.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import * as model from './model.ts';
import { ladderPicture } from './picture.ts';
import { densityView, ladderView } from './view.ts';
import type { MethodLadderAbout } from './view.ts';

export const figure = stateFigure<MethodLadderAbout>({
  tag: 'method-ladder',
  settings: model.ladderSettings,
  titleOf: ({ one, other }) => `The ladder: ${rungNames[one]} and ${rungNames[other]}`,
  keep: () => ({ pressed: null }),
  parts: (at) => ({
    picture: ladderView(at),
    answer: densityView(at),
    more: at.folded(model.tableOf(at.prebuilt)),
  }),
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
