/** `difficulty-count`: every image of a small size, counted by its difficulty in the reader's browser. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import { difficultyCount } from '../../experiments/difficultyCount.ts';
import type {
  DifficultyCountSpec,
  DifficultyCountTally,
} from '../../experiments/difficultyCount.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import { chartKey } from '../../kit/boards/chartKey.ts';
import { openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { specKey } from '../../notebook/plain/experiment.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { csvOf } from '../../notebook/records/column.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { sourceText } from '../../notebook/run/runText.ts';
import { verdictList } from '../../notebook/run/said.ts';
import type { Numbers } from '../../notebook/run/shownNumbers.ts';
import { sizePresets, sizeTexts } from '../../notebook/run/size.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';

const sizes = [
  [3, 3],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

/** The hardest images, each with its way to the stepper of sweeps. */
function hardestPart(
  { spec, tally, complete }: Numbers<DifficultyCountSpec, DifficultyCountTally>,
  images: ReturnType<typeof model.hardestOf>,
): TemplateResult | typeof nothing {
  if (images.length === 0) return nothing;
  const { difficulty } = tally.hardest;
  const title = complete
    ? `The hardest simple images: difficulty ${difficulty}`
    : `The hardest so far: difficulty ${difficulty}`;
  const settings = spec.first === 'H' ? {} : { f: spec.first };
  return html`<section class="run-boards" aria-label=${title}>
    <h3>${title}</h3>
    ${boardList(
      title,
      images.map(({ number, image }) => ({
        image,
        caption: `no. ${grouped(number)}`,
        href: openImageIn(puzzleFigures['sweep-stepper'], image, settings),
        told: `Picture no. ${grouped(number)} of ${sizeText(image.height, image.width)}, difficulty ${difficulty}, ${complete ? 'the greatest there is' : 'the greatest so far'}`,
      })),
    )}
    <p class="readout">
      ${images.length === 16 ? 'The first 16 by number are shown. ' : ''}Each opens in the stepper
      of sweeps.
    </p>
  </section>`;
}

export const figure = runFigure({
  tag: 'difficulty-count',
  experiment: difficultyCount,
  unit: { one: 'picture', many: 'pictures' },
  settings: model.countSettings,
  titleOf: ({ height, width, first }) =>
    `Difficulty of all pictures of ${sizeText(height, width)}, ${first === 'H' ? 'rows' : 'columns'} first`,
  specOf: (values) => values,
  pace: () => 10_000_000, // as measured at 5 x 5
  stored(spec) {
    const one = storedMeasurement('difficulty-count', (known) => specKey(known) === specKey(spec));
    return one === undefined ? null : runFile(one, difficultyCount);
  },
  find: ({ numbers }) => ({
    numbers,
    rows: numbers === null ? [] : model.rowsOf(numbers.spec, numbers.tally),
  }),
  source({ numbers }) {
    if (numbers === null) return null;
    const { spec, tally, complete } = numbers;
    const part = complete ? '' : `${grouped(model.totalsOf(tally).all)} images`;
    return sourceText(`count of ${model.countName(spec)}`, difficultyCount.version, numbers, part);
  },
  chart: {
    content({ found: { numbers, rows }, spec }, charts) {
      const wanted = numbers?.spec ?? spec;
      const published = wanted === null ? null : model.publishedFor(wanted);
      const data = {
        ours: rows.map(({ difficulty, ours }) => ({ difficulty, count: ours })),
        ...(published === null ? {} : { published }),
        description: numbers === null ? '' : model.describeCount(numbers.spec, numbers.tally),
      };
      return {
        draw: (size) => charts.difficultyChart(data, size),
        points: rows.map((row) => ({
          x: row.difficulty,
          y: Math.max(1, row.ours),
          text: model.rowText(row),
        })),
        label: 'Bars of the chart, by difficulty',
        description: data.description,
      };
    },
  },
  which: 'all',
  fields: ({ spec, edit }) =>
    presetField('Size', sizePresets(sizes, spec), (size) => edit(sizeTexts(size))),
  parts({ found: { numbers }, spec: wanted, source, chart, folded, once }) {
    const key = [
      ...(numbers === null ? [] : [{ mark: 'bar', text: 'counted here' } as const]),
      ...(wanted === null || model.publishedFor(wanted) === null
        ? []
        : [{ mark: 'ring', text: 'Batenburg & Kosters, Figure 4' } as const]),
    ];
    const picture = html`${chart} ${chartKey(key)}`;
    if (numbers === null) return { picture };
    const { spec, tally, complete } = numbers;
    const hardest = once('hardest', [specKey(spec), ...tally.hardest.images], () =>
      model.hardestOf(spec, tally),
    );
    return {
      picture,
      more: html`<p class="readout">${source}</p>
        ${verdictList(model.verdictsOn(spec, tally, complete))} ${hardestPart(numbers, hardest)}
        ${folded(model.tableOfRows(spec, tally, complete))}`,
    };
  },
  files({ found: { numbers, rows }, values }) {
    const tally = numbers?.tally ?? difficultyCount.emptyTally(values);
    const { height, width } = values;
    return {
      name: numbers === null ? 'difficulty' : `difficulty-${height}x${width}`,
      csv: () => csvOf(model.columnsOf(values, tally, false), model.linesOf(values, tally, false)),
      json: () => ({
        complete: numbers?.complete ?? false,
        spec: numbers?.spec ?? null,
        rows,
        notSimple: tally.notSimple,
        hardest: numbers?.tally.hardest ?? null,
      }),
    };
  },
});
