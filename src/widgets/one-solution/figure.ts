/** `<one-solution>`: how many random boards of a size and density have one solution, by a formula, with the boards that were drawn. */
import { nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { TemplateResult } from 'lit-html';
import type { OneSolutionPoint } from '../../experiments/oneSolutionPoints.ts';
import { storedChart } from '../../kit/records/storedChart.ts';
import type { ChartAt } from '../../kit/records/storedChart.ts';
import { fixed, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { Column } from '../../notebook/records/column.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { OneSolutionShown } from './model.ts';

type At = ChartAt<typeof model.oneSolutionSettings.table>;

function slider(
  name: model.SliderName,
  shown: OneSolutionShown,
  { id: figureId, keep, say }: At,
): TemplateResult {
  const { label, least, most } = model.sliders[name];
  const id = `${figureId}-slider-${name}`;
  const text = name === 'percentage' ? `${shown[name]}\u00a0%` : grouped(shown[name]);
  return html`<div class="labelled-slider">
    <label for=${id}>${label}</label>
    <output for=${id}>${text}</output>
    <input
      id=${id}
      type="range"
      min=${least}
      max=${most}
      step="1"
      .value=${live(String(shown[name]))}
      aria-valuetext=${text}
      @input=${(event: Event) => keep({ [name]: (event.target as HTMLInputElement).value })}
      @change=${say}
    />
  </div>`;
}

/** What is in the table and the files. */
const columns: readonly Column<OneSolutionPoint>[] = [
  {
    head: 'Size',
    text: ({ height, width }) => sizeText(height, width),
    fields: { rows: ({ height }) => height, columns: ({ width }) => width },
    words: true,
  },
  { head: 'Filled, %', fields: { percentage: ({ at }) => at } },
  {
    head: 'Boards',
    text: ({ boards }) => grouped(boards),
    fields: { boards: ({ boards }) => boards },
  },
  {
    head: 'One solution',
    text: ({ share, low, high }) =>
      `${percent(share)} (${fixed(100 * low, 1)} to ${fixed(100 * high, 1)})`,
    fields: {
      one: ({ one }) => one,
      open: ({ open }) => open,
      low95: ({ low }) => low,
      high95: ({ high }) => high,
    },
  },
  {
    head: 'Formula',
    text: ({ formula }) => percent(formula),
    fields: { formula: ({ formula }) => formula },
  },
  {
    head: 'Switches, mean',
    text: ({ switches, error }) => `${fixed(switches, 3)} ± ${fixed(error, 3)}`,
    fields: { switches: ({ switches }) => switches, halfWidth95: ({ error }) => error },
  },
  {
    head: 'expected',
    text: ({ expected }) => fixed(expected, 3),
    fields: { expected: ({ expected }) => expected },
  },
  {
    head: 'Solved by sweeps',
    text: ({ sweeps }) => grouped(sweeps),
    fields: { sweeps: ({ sweeps }) => sweeps },
  },
];

export const figure = storedChart({
  tag: 'one-solution',
  settings: model.oneSolutionSettings,
  shownOf: (values, points: readonly OneSolutionPoint[]): OneSolutionShown => ({
    ...values,
    points,
  }),
  chart: (charts, shown) => {
    const data = model.chartData(shown);
    return {
      draw: (size) => charts.oneSolutionChart(data, size),
      points: model.chartPoints(shown),
      label: 'Boards that were drawn, sparse ones first',
      description: data.description,
    };
  },
  key: model.marksOf,
  handles: (shown, at) =>
    html`<div class="one-solution-sliders">
      ${slider('height', shown, at)} ${slider('width', shown, at)}
      ${slider('percentage', shown, at)}
    </div>`,
  action: ({ axis }, { keep, say }) => {
    const turn = (): void => {
      keep({ axis: axis === 'density' ? 'switches' : 'density' });
      say();
    };
    return html`<div class="controls">
      <button type="button" class="primary" data-turn @click=${turn}>
        ${axis === 'density' ? 'Lay all sizes on one curve' : 'Part the sizes again'}
      </button>
    </div>`;
  },
  sentence: model.sentenceOf,
  told: (shown) => {
    const [drawn, half] = [model.drawnText(shown), model.halfText(shown)];
    return html`${drawn === null ? nothing : html`<p class="readout" data-drawn>${drawn}</p>`}
      ${half === null ? nothing : html`<p class="readout" data-half>${half}</p>`}
      <p class="readout">
        Lines are the formula, e to the power of minus the mean number of switches; points are
        boards drawn at random, each cell filled or empty by itself, with their 95 % intervals.
        ${model.errorText(shown)} Sides beyond 80 were compared by another program alone, which
        found the same. Pictures that people draw are not random: of them the formula says nothing.
      </p>`;
  },
  said: model.sentenceOf,
  rows: ({ points }) => points,
  columns: () => columns,
  table: ({ points }) => ({
    summary: `Table of the ${points.length} points`,
    caption:
      'Random boards with one solution, in brackets 95\u00a0% intervals, beside the formula; and their switches, beside the mean that is expected',
  }),
  files: (shown) => ({
    name: 'one-solution',
    about: `${model.sentenceOf(shown)} ${model.errorText(shown)}`,
    json: () => ({
      settings: {
        height: shown.height,
        width: shown.width,
        percentage: shown.percentage,
        axis: shown.axis,
      },
      formula: model.answerOf(shown),
      points: shown.points,
    }),
  }),
});
