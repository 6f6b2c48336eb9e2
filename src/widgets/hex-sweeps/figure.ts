/** `<hex-sweeps>`: the same settling on boards that are no rectangles, with lines in three directions. */
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import { hexPicture } from './picture.ts';
import { placeOf, runButtons, sentence, shapeButtons, sides } from './view.ts';
import type { Hex } from './view.ts';

export const figure = stateFigure<Hex>({
  tag: 'hex-sweeps',
  settings: model.hexSettings,
  titleOf: ({ shape }) => `Other shapes: a ${shape}, swept in three directions`,
  find: ({ state: { shape, picture } }) => model.runOf(shape, picture),
  keep: () => ({ tabStop: 0 }),
  opened({ kept }) {
    kept.tabStop = 0;
  },
  parts: (at) => ({
    picture: html`${sides(at)}
      <p class="hex-sentence" data-sentence>${sentence(at)}</p>`,
    action: html`${runButtons(at)} ${shapeButtons(at)}`,
    settings: at.fields(),
    more: html`${at.folded(model.tableAt(at.found, model.knownAt(at.found, placeOf(at))))}`,
  }),
  files(at) {
    const run = at.found;
    const place = placeOf(at);
    const steps = model.stepsShown(run, at.state.pace, place);
    return {
      name: `sweeps-${run.name}`,
      rows: () => model.stepRows(run),
      json: () => model.hexJson(run),
      svg: () => hexPicture(run, model.knownAt(run, place), steps),
    };
  },
  // the end of the run
  paper({ found: run }) {
    const end = run.result.steps.length;
    return html`<div data-paper>
      ${pictured(hexPicture(run, model.knownAt(run, end), []))}
      <p>${model.sentenceAt(run, 'sweep', end)}</p>
    </div>`;
  },
});
