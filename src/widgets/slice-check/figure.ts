/** `slice-check`: Figure 5 of 000 held against a slice of its images, counted in the reader's browser. */
import { classOrder } from '../../charts/classScale.ts';
import { allImages, standsFor } from '../../claims/000/figure5Slice.ts';
import type { Slice } from '../../claims/000/figure5Slice.ts';
import { publishedFigure5 } from '../../claims/000/smallPublished.ts';
import { measurements } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';
import { chartKey } from '../../kit/boards/chartKey.ts';
import { classHeads } from '../../kit/census/censusGrid.ts';
import { censusTable } from '../../kit/census/censusTable.ts';
import { exampleBox, saidOf } from '../../kit/census/example.ts';
import { beginWith, choosing } from '../../kit/census/tableChoice.ts';
import type { TableChoice } from '../../kit/census/tableChoice.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Beginning, RunNow } from '../../notebook/records/runRecord.ts';
import { verdictList } from '../../notebook/run/said.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { SliceProps } from './model.ts';
import * as words from './words.ts';

/** The stored part of the full run. */
const storedFile = runFile(measurements['four-census 6x6'], fourCensus);

/** The greatest share of a row, in percent. */
const most = (row: readonly number[]): number => (100 * Math.max(1, ...row.slice(1))) / allImages;

/** The reader's last run, whatever is set; before any the stored part; without one the published table alone. */
function sliceOf(
  run: RunNow<FourCensusSpec, FourCensusTally, never, never, never, never>['session'],
  stored: StoredRun<'four-census'> | null,
): { readonly slice: Slice | null; readonly source: string } {
  const { spec, state } = run;
  if (spec !== null && state.progress !== null) {
    const { tally, done, total } = state.progress;
    const complete = done === total;
    const whole = complete && spec.byPuzzle === true;
    const part = complete ? '' : ` (partial: ${grouped(fourTotals(tally).images)} counted)`;
    return {
      slice: { spec, tally, complete, stands: standsFor(spec, whole) },
      source: `Your count: ${words.sliceName(spec)}${part}, version ${fourCensus.version}.`,
    };
  }
  if (stored === null) return { slice: null, source: 'Batenburg & Kosters, Figure 5.' };
  const { spec: of, tally, whole } = stored;
  return {
    slice: { spec: of, tally, complete: true, stands: standsFor(of, whole) },
    source: words.storedText(stored),
  };
}

export const figure = runFigure({
  tag: 'slice-check',
  experiment: fourCensus,
  unit: model.unitOf,
  settings: model.sliceSettings,
  titleOf: model.titleOf,
  specOf: model.specOf,
  pace: model.paceOf,
  keep: ({ props }: Beginning<Partial<SliceProps>, null>) => ({
    four: props.four,
    choice: { chosen: null, stop: null } as TableChoice,
  }),
  stored: () => storedFile,
  find({ session, stored, kept, once }) {
    const { slice, source } = sliceOf(session, stored);
    const { chosen } = kept.choice;
    if (slice === null || chosen === null) return { slice, source, example: null };
    const at = 4 * chosen.row + chosen.kind;
    // the same object for the same number, so that its picture is not drawn anew eight times a second
    const from = [slice.spec, slice.tally.counts[at], slice.tally.first[at], at];
    return {
      slice,
      source,
      example: once('example', from, () => words.exampleOf(slice, chosen)),
    };
  },
  opened: ({ kept }) => beginWith(kept.choice, null),
  source: ({ source }) => source,
  chart: {
    from: ({ stored, session }) => [stored, session.state.progress],
    content({ found: { slice } }, charts) {
      const data = {
        ...model.chartOf(slice),
        unit: 'percent' as const,
        description: words.describe(slice),
      };
      return {
        draw: (size) => charts.censusChart(data, size),
        points: publishedFigure5.rows
          .filter((row) => row.slice(1).some((number) => number > 0))
          .map((row) => ({
            x: row[0] ?? 0,
            y: most(row),
            text: words.rowText(slice, row[0] ?? 0),
          })),
        label: 'Rows of Figure 5',
        description: data.description,
      };
    },
  },
  parts({ id, found: { slice, example }, source, chart, kept, folded, draw, set }) {
    const { choice, four } = kept;
    const choose = (): void => set({}, ({ found }) => saidOf(found.example));
    return {
      picture: html`${chart}
      ${chartKey(classOrder.map((name) => ({ mark: { class: name }, text: classHeads[name] })))}`,
      sentence: html`<p>${words.curveKey}</p>`,
      more: html`<p class="readout slice-key">${words.keyOf(slice)}</p>
        ${censusTable(words.gridOf(slice, choice.chosen), {
          idPrefix: id,
          ...choosing(choice, draw, choose),
        })}
        <p class="readout">${source}</p>
        ${verdictList([words.verdictOn(slice)], 'The slice and the published table')}
        ${exampleBox(example, words.choiceHint, four)} ${folded(words.printedTable)}
        <p class="readout">
          The whole table, in parts that any number of machines can share:
          <code class="slice-command">${words.wholeCommand}</code>
        </p>`,
    };
  },
  files: ({ found: { slice } }) => ({
    name: slice === null ? 'census-6x6' : `census-6x6-${words.fileWords(slice)}`,
    csv: () => words.csvOf(slice),
    json: () => words.jsonOf(slice),
  }),
});
