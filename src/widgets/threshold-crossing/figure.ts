/** `<threshold-crossing>`: where boards of each size pass one half, with intervals, and where that leads. */
import { nothing } from 'lit-html';
import { sizeLaws } from '../../experiments/crossing.ts';
import { storedChart } from '../../kit/records/storedChart.ts';
import { html } from '../../notebook/template/html.ts';
import { piecesInTurns } from '../../notebook/work/inSlices.ts';
import { fetchBoards } from '../../stored/thresholdBoards.ts';
import * as model from './model.ts';
import type { CrossingGiven } from './model.ts';
import * as words from './words.ts';

export const figure = storedChart({
  tag: 'threshold-crossing',
  settings: model.crossingSettings,
  again: {
    of: ({ divisor, from, to, seed }) => [divisor, from, to, seed],
    find: async (values, signal) =>
      piecesInTurns(model.fittedInPieces(await fetchBoards(), values), signal),
    waiting: 'Boards are drawn again for these settings …',
    missing: (problem) =>
      `Boards could not be drawn again: ${problem}. The picture is that of the usual settings.`,
  },
  shownOf: (values, given: CrossingGiven) => model.shownOf(values, given),
  chart: (charts, shown) => {
    const data = words.chartData(shown);
    return {
      draw: (size) => charts.crossingChart(data, size),
      points: shown.fits.filter(words.isBounded).map((one) => ({
        x: sizeLaws[shown.props.law](one.side),
        y: one.fit.middle.value,
        text: words.pointText(one),
      })),
      label: 'Sizes of boards, small ones first',
      description: data.description,
    };
  },
  key: () => words.crossingMarks,
  sentence: words.sentenceOf,
  told: (shown) => {
    const unfitted = words.unfittedText(shown);
    return html`<p class="readout">
        Thin bars are 95 % intervals, broad bars what undecided cells leave open. The tinted band is
        where Foote and Krizanc see the threshold. Below the curve without dots the clues hold too
        little information to fix all cells.
      </p>
      <p class="readout" data-line>${words.lineText(shown)}</p>
      ${unfitted === null ? nothing : html`<p class="readout">${unfitted}</p>`}`;
  },
  said: words.lineText,
  rows: ({ fits }) => fits,
  columns: () => words.columns,
  table: ({ fits }) => ({
    summary: `Table of the ${fits.length} sizes`,
    caption:
      'Percentage of filled cells at which one half of them are inferred, and what each percent gains there, in points; in brackets 95\u00a0% intervals, by drawing boards again',
  }),
  files: (shown) => ({
    name: `crossings-${shown.props.divisor}`,
    about: words.aboutText(shown),
    json: () => ({
      settings: shown.props,
      fits: shown.fits.map(({ side, fit: { middle, slope, used }, early, root }) => ({
        side,
        middle,
        ...(early !== undefined && { earliest: early?.middle ?? null }),
        slope,
        points: used,
        boundRoot: root,
      })),
      line: shown.line,
    }),
  }),
});
