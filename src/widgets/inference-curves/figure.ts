/** `<inference-curves>`: how much can be inferred, by percentage of filled cells, from all pictures of small sizes. */
import { nothing } from 'lit-html';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import { inferenceCensus } from '../../experiments/inferenceCensus.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { csvOf } from '../../notebook/records/column.ts';
import { sameSize } from '../../notebook/run/size.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';

/** The stored counts, small sizes first. */
const files = (
  ['inference-census 3x3', 'inference-census 4x4', 'inference-census 5x5'] as const
).map((name) => runFile(namedRun(name), inferenceCensus));

export const figure = runFigure({
  tag: 'inference-curves',
  experiment: inferenceCensus,
  unit: { one: 'choice of row clues', many: 'choices of row clues' },
  settings: model.curveSettings,
  titleOf: ({ show }) =>
    show === 'expected'
      ? 'How much can be inferred, from all pictures of small sizes'
      : `All pictures of small sizes: ${model.shownShares[show]}`,
  specOf: model.specOf,
  /** As measured for 5 x 5; a wider board has more pictures to a choice of row clues. */
  pace: ({ height, width }) =>
    (inferenceCensus.units({ height, width }) * 2e7) / (2 ** (height * width) / 4),
  fits: sameSize,
  stored: () => ({
    name: 'all',
    fetch: async (host, signal) =>
      Promise.all(files.map(async (file) => host.stored(file, signal))),
  }),
  find({ values: { show, bound }, own, stored, once }) {
    const runs = stored ?? [];
    // before the end the images with few filled cells may all be missing
    const count = own?.complete === true ? own : null;
    const known = runs.find(({ spec }) => count !== null && sameSize(spec, count.spec));
    const shown = once('shown', [show, bound, stored, count?.tally], (): model.ShownCurves => ({
      sizes: [
        ...runs.map(({ spec, tally }) => model.countedOf(spec, tally, 'stored')),
        ...(count === null || known !== undefined
          ? []
          : [model.countedOf(count.spec, count.tally, 'your run')]),
      ],
      show,
      bound,
    }));
    return { shown, runs, count, known };
  },
  chart: {
    from: ({ found }) => [found.shown],
    content({ found: { shown } }, charts) {
      const data = model.chartData(shown);
      const first = shown.show === 'expected' || shown.show === 'own' ? 1 : 0;
      return {
        draw: (size) => charts.shareCurvesChart(data, size),
        points: Array.from({ length: 101 - first }, (_, at) => {
          const shares = data.curves.flatMap(({ points }) => points[at]?.share ?? []);
          return {
            x: at + first,
            y: shares.at(-1) ?? 0,
            others: shares.slice(0, -1),
            text: model.pointText(shown, at + first),
          };
        }),
        label: 'Shares by percentage of filled cells',
        description: data.description,
      };
    },
  },
  parts({ found: { shown, runs, count, known }, chart, folded, once }) {
    const marks = once('marks', [shown], () => model.marksOf(model.chartData(shown)));
    const live = count === null ? null : model.ownText(count, known ?? null);
    const commands = runs.map(({ command }) => command).join(', ');
    return {
      picture: html`${chart} ${chartKey(markEntries(marks), true)}`,
      sentence: html`<p>${model.sentenceOf(shown)}</p>`,
      answer: live === null ? nothing : html`<p class="readout" data-own>${live}</p>`,
      more: html`<p class="readout" data-source>
          Stored counts: ${commands}. No sample, no seed: every picture once.
        </p>
        ${folded(shown.sizes.length === 0 ? null : model.tableOf(shown))}`,
    };
  },
  files: ({ found: { shown, runs, count, known } }) => ({
    name: 'inferable-of-all-images',
    about: `all pictures of ${shown.sizes.map(({ spec }) => sizeText(spec.height, spec.width)).join(', ')}, version ${inferenceCensus.version}`,
    csv: () =>
      csvOf(
        model.fields,
        shown.sizes.flatMap(({ spec, points }) => points.map((point, at) => ({ spec, point, at }))),
      ),
    json: () => ({
      complete: true,
      sizes: [...runs, ...(count === null || known !== undefined ? [] : [count])].map(
        ({ spec, tally }) => ({ ...spec, counts: inferenceCensus.toStored(tally) }),
      ),
    }),
  }),
});
