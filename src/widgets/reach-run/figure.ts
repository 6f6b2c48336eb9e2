/** `<reach-run>`: of the cells that must be so, how many each method finds, by percentage of filled cells. */
import { reach } from '../../experiments/reach.ts';
import { boardsAt, pointsInTurn, shareOf } from '../../experiments/reachPoints.ts';
import { runChart } from '../../kit/records/runChart.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { markEntries } from '../../kit/boards/chartKey.ts';
import { sameSize } from '../../notebook/run/size.ts';
import * as model from './model.ts';

export const figure = runChart({
  tag: 'reach-run',
  id: 'reach',
  experiment: reach,
  settings: model.runSettings,
  specOf: model.specOf,
  fits: (run, wanted) => sameSize(run, wanted) && run.model === wanted.model,
  pace: model.boardPace,
  titleOf: ({ height, width, seed }) =>
    `What each method misses by percentage of filled cells, ${sizeText(height, width)}, seed ${seed}`,
  pointsOf: pointsInTurn,
  range: ({ from, to }) => [from, to],
  data: model.data,
  draw: ({ densityChart }, drawn, size) => densityChart(drawn, size),
  heights: (point) => ({
    y: shareOf(point, 'sweeps'),
    others: Object.values(point.methods).map(({ known }) => known / point.inferable),
  }),
  pointText: model.pointText,
  sentence: model.sentence,
  key: () => markEntries(model.curveMarks),
  columns: () => model.columns,
  captionOf: (whose) =>
    `Cells that must be so, and the share of them that each method finds, %, ${whose}; in brackets 95\u00a0% intervals, by drawing boards again`,
  file: 'missed',
  boards: {
    choices: model.boardChoices,
    list({ spec, tally }, point, choice, limit) {
      const { boards, all } = boardsAt(spec, tally, point.index, choice, limit);
      const captioned = boards.map(({ index, image, missed, inferable }) => ({
        index,
        image,
        caption: model.missText(choice, missed, inferable),
      }));
      return { boards: captioned, all };
    },
  },
});
