/** `<method-ranking>`: which methods solve which puzzles with a single solution, and what parts them. */
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import { ranking } from '../../experiments/ranking.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { csvOf } from '../../notebook/records/column.ts';
import { sourceText } from '../../notebook/run/runText.ts';
import { sourceLine } from '../../notebook/run/said.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import { rankingPicture } from './picture.ts';
import { answer, pictureToChoose } from './view.ts';

const file = runFile(namedRun('ranking 5x5'), ranking);

export const figure = runFigure({
  tag: 'method-ranking',
  experiment: ranking,
  unit: { one: 'picture', many: 'pictures' },
  settings: model.rankingSettings,
  titleOf: ({ side }) => `The methods by what they solve, ${sizeText(side, side)}`,
  specOf: model.specOf,
  /** As measured over all sizes up to 5 x 5; those with a single solution beyond FourSolver take most of it. */
  pace: () => 420_000,
  fits: (run, wanted) => run.side === wanted.side,
  /** The stored run holds those of smaller sides. */
  stored: (spec) => ({
    name: `up to ${spec.side}`,
    async fetch(host, signal) {
      const run = await host.stored(file, signal);
      return { ...run, spec, tally: model.restricted(run.tally, spec) };
    },
  }),
  find({ numbers, form }) {
    if (numbers === null) return null;
    return model.shownOf(numbers, model.rankingSettings.valueIn(form, 'method'));
  },
  source(_, { numbers, session }) {
    if (numbers === null) return null;
    const { spec, complete } = numbers;
    const what = `count of all sizes up to ${sizeText(spec.side, spec.side)}`;
    const done = `${grouped(session.state.progress?.done ?? 0)} pictures`;
    return sourceText(what, ranking.version, numbers, complete ? '' : done);
  },
  which: 'all',
  parts(at) {
    const { found: shown, folded, once, set, source } = at;
    if (shown === null)
      return {
        picture: html`<p class="readout">
          The stored count cannot be shown. Run one: small sizes take an instant.
        </p>`,
      };
    const choose = (method: string): void =>
      set({ method }, ({ found }) => (found === null ? '' : model.chosenText(found)));
    const tables = once('tables', [shown], () => [
      model.methodTable(shown),
      model.stepTable(shown),
      model.crossingTable(shown),
    ]);
    return {
      picture: pictureToChoose(shown, choose),
      answer: answer(at.id, shown, model.rankingSettings.valueIn(at.form, 'method'), choose),
      more: html`${sourceLine(source)} ${tables.map((table, k) => folded(table, String(k)))}`,
    };
  },
  files: ({ found: shown, numbers, values }) => ({
    name: `ranking-${values.side}`,
    csv: () => (shown === null ? '' : csvOf(model.columns, model.gainsOf(shown))),
    json: () => ({ complete: numbers?.complete ?? false, ...shown?.order }),
    svg() {
      if (shown === null) throw new Error('nothing has been counted yet');
      return rankingPicture(shown, false);
    },
  }),
});
