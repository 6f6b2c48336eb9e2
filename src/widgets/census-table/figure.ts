/** `census-table`: all images of a small size by sweeps and class, counted in the reader's browser. */
import { classOrder } from '../../charts/classScale.ts';
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import { chartKey } from '../../kit/boards/chartKey.ts';
import { classHeads } from '../../kit/census/censusGrid.ts';
import { censusTable } from '../../kit/census/censusTable.ts';
import { exampleBox, saidOf } from '../../kit/census/example.ts';
import type { CensusExample } from '../../kit/census/example.ts';
import { beginWith, choosing } from '../../kit/census/tableChoice.ts';
import type { TableChoice } from '../../kit/census/tableChoice.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Beginning, RunNow } from '../../notebook/records/runRecord.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { sourceText } from '../../notebook/run/runText.ts';
import { verdictList } from '../../notebook/run/said.ts';
import { sizePresets, sizeTexts } from '../../notebook/run/size.ts';
import { html } from '../../notebook/template/html.ts';
import { csvOf, jsonOf } from './files.ts';
import * as model from './model.ts';
import type { CensusProps, CensusTableCounted } from './model.ts';

const sizes = [
  [3, 3],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

/** The same object for the same picture and words, so that it is not drawn anew eight times a second. */
function exampleOf(
  counted: CensusTableCounted | null,
  { chosen }: TableChoice,
  once: RunNow<never, never, never, never, never, never>['once'],
): CensusExample | null {
  if (counted === null || chosen === null) return null;
  const { row, kind } = chosen;
  const { spec, complete } = counted;
  const first = model.firstAt(counted, row, kind);
  const count = model.rowsOf(counted)[row - 1]?.[kind + 1];
  const from = [spec.height, spec.width, spec.twoSat, row, kind, first, count, complete];
  return once('example', from, () => model.exampleOf(counted, chosen));
}

export const figure = runFigure({
  tag: 'census-table',
  experiment: fourCensus,
  unit: { one: 'picture', many: 'pictures' },
  settings: model.censusSettings,
  titleOf: ({ height, width, twoSat }) =>
    `All pictures of ${sizeText(height, width)}, by sweeps and class${twoSat ? ', with chains' : ''}`,
  specOf: model.specOf,
  // as measured at 5 x 5 and 2 x 12; 2-SAT takes no longer than to try clues
  pace: ({ height, width }) => (Math.max(height, width) > 6 ? 1_200_000 : 4_000_000),
  fits: model.sameCensus,
  keep: ({ props }: Beginning<CensusProps, null>) => ({
    four: props.four,
    choice: { chosen: null, stop: null } as TableChoice,
  }),
  stored(spec) {
    const one = storedMeasurement('four-census', (known) => model.sameCensus(known, spec));
    return one === undefined ? null : runFile(one, fourCensus);
  },
  find: ({ numbers, kept, once }) => ({
    counted: numbers,
    example: exampleOf(numbers, kept.choice, once),
  }),
  opened: ({ kept, values }) => beginWith(kept.choice, values.chosen),
  edited({ kept }) {
    beginWith(kept.choice, null);
    return { chosen: '' };
  },
  source({ counted }) {
    if (counted === null) return null;
    const { spec, tally, complete } = counted;
    const part = `${grouped(fourTotals(tally).images)} pictures, spread evenly over all`;
    const what = `count of ${sizeText(spec.height, spec.width)}`;
    return sourceText(what, fourCensus.version, counted, complete ? '' : part);
  },
  chart: {
    from: ({ form: { height, width, twoSat }, stored, session }) => [
      height,
      width,
      twoSat,
      stored,
      session.state.progress,
    ],
    content({ found: { counted } }, charts) {
      const data = {
        curves: counted === null ? [] : model.pointsOf(counted),
        unit: 'images' as const,
        description: counted === null ? '' : model.describe(counted),
      };
      const rows = counted === null ? [] : model.rowsOf(counted);
      return {
        draw: (size) => charts.censusChart(data, size),
        points: rows.map((row) => ({
          x: row[0] ?? 0,
          y: Math.max(1, ...row.slice(1)),
          text: model.rowText(row, counted === null ? undefined : model.classesOf(counted.spec)),
        })),
        label: 'Rows of the census',
        description: data.description,
      };
    },
  },
  which: 'all',
  fields: ({ spec, edit }) =>
    presetField('Size', sizePresets(sizes, spec), (size) => edit(sizeTexts(size))),
  parts({ id, found: { counted, example }, source, chart, kept: { choice, four }, draw, set }) {
    if (counted === null)
      return {
        picture: html`<p class="readout">
          No table is stored for this size. Run the count to see one.
        </p>`,
      };
    const grid = model.gridOf(counted, choice.chosen);
    const classes = grid.classes ?? classOrder;
    const choose = (): void =>
      set({ chosen: model.censusSettings.table.chosen.format(choice.chosen) }, ({ found }) =>
        saidOf(found.example),
      );
    return {
      picture: html`${chart}
      ${chartKey(classes.map((name) => ({ mark: { class: name }, text: classHeads[name] })))}`,
      sentence: html`<p>${model.sentenceOf(counted)}</p>`,
      more: html`${censusTable(grid, { idPrefix: id, ...choosing(choice, draw, choose) })}
        <p class="readout">${source}</p>
        ${verdictList(model.verdictsOn(counted))}
        ${exampleBox(
          example,
          'Choose a number of the table to see one of the pictures that it counted.',
          four,
        )}`,
    };
  },
  files({ found: { counted }, values: { height, width } }) {
    return {
      name: `census-${height}x${width}`,
      csv: () => (counted === null ? '' : csvOf(counted)),
      json: () => jsonOf(counted),
    };
  },
});
