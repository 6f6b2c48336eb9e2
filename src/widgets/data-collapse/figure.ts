/** `<data-collapse>`: two sliders that lay the curves of all sizes on one another, and how well they do. */
import { nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { TemplateResult } from 'lit-html';
import { storedChart } from '../../kit/records/storedChart.ts';
import type { ChartAt } from '../../kit/records/storedChart.ts';
import { fixed, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { Column } from '../../notebook/records/column.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { CollapseGiven, CollapsePoint, CollapseShown } from './model.ts';

type At = ChartAt<typeof model.collapseSettings.table>;

function slider(
  name: keyof typeof model.sliders,
  label: string,
  shown: CollapseShown,
  { id: figureId, keep, say }: At,
): TemplateResult {
  const { least, most, unit } = model.sliders[name];
  const id = `${figureId}-slider-${name}`;
  const text = fixed(shown.scaling[name], name === 'crossing' ? 1 : 2);
  const put = (event: Event): void => keep({ [name]: (event.target as HTMLInputElement).value });
  return html`<div class="labelled-slider">
    <label for=${id}>${label}</label>
    <output for=${id}>${text}</output>
    <input
      id=${id}
      type="range"
      min=${least}
      max=${most}
      step="1"
      .value=${live(String(Math.round(shown.scaling[name] * unit)))}
      aria-valuetext=${text}
      @input=${put}
      @change=${say}
    />
  </div>`;
}

/** What is in the table and the files. */
const columns: readonly Column<CollapsePoint>[] = [
  {
    head: 'size',
    text: ({ side }) => sizeText(side, side),
    fields: { side: ({ side }) => side },
    words: true,
  },
  { head: 'filled, %', fields: { percentage: ({ at }) => at } },
  { head: 'scaled', text: ({ x }) => fixed(x, 3), fields: { scaled: ({ x }) => x } },
  {
    head: 'inferred',
    text: ({ share }) => percent(share),
    fields: { share: ({ share }) => share },
  },
  {
    head: 'standard error',
    text: ({ error }) => percent(error, 2),
    fields: { standardError: ({ error }) => error },
  },
  {
    head: 'boards',
    text: ({ boards }) => String(boards),
    fields: { boards: ({ boards }) => boards },
  },
];

export const figure = storedChart({
  tag: 'data-collapse',
  settings: model.collapseSettings,
  shownOf: (values, given: CollapseGiven) => model.shownOf(values, given),
  chart: (charts, shown) => {
    const data = model.chartData(shown);
    return {
      draw: (size) => charts.collapseChart(data, size),
      points: model
        .pointsOf(shown)
        .map((point) => ({ x: point.x, y: point.share, text: model.pointText(point) }))
        .toSorted((a, b) => a.x - b.x),
      label: 'Points of all sizes, by scaled density',
      description: data.description,
    };
  },
  key: model.marksOf,
  handles: (shown, at) =>
    html`<div class="collapse-sliders">
      ${slider('crossing', 'Crossing ρc, %', shown, at)} ${slider('nu', 'Exponent ν', shown, at)}
    </div>`,
  action: ({ best }, { keep, say }) => {
    const lay = (): void => {
      if (best === null) return;
      keep(model.sliderTexts(best));
      say();
    };
    return html`<div class="controls">
      <button type="button" class="primary" data-best ?disabled=${best === null} @click=${lay}>
        Best fit
      </button>
    </div>`;
  },
  sentence: model.scoreText,
  told: (shown) => {
    const cloud = model.cloudText(shown);
    return html`<p class="readout" data-fit>${model.bestText(shown)}</p>
      ${cloud === null ? nothing : html`<p class="readout" data-spread>${cloud}</p>`}`;
  },
  said: model.scoreText,
  rows: model.pointsOf,
  columns: () => columns,
  table: (shown) => ({
    summary: `Table of the ${model.pointsOf(shown).length} points`,
    caption: `Points of all sizes, scaled with ${model.pairText(shown.scaling)}`,
  }),
  files: (shown) => ({
    name: `collapse-${shown.props.divisor}`,
    about: `${model.scoreText(shown)} ${model.bestText(shown)}`,
    json: () => ({
      settings: shown.props,
      scaling: shown.scaling,
      ...shown.score,
      best: shown.best,
      cloud: shown.cloud,
      curves: shown.curves,
    }),
  }),
});
