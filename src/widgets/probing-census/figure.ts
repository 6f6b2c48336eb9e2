/** `probing-census`: all pictures of a small size by class and probing sequence, counted in the reader's browser. */
import { guard } from 'lit-html/directives/guard.js';
import { probingCensus } from '../../experiments/probingCensus.ts';
import type { ProbingCensusSpec } from '../../experiments/probingCensus.ts';
import type { ProbingTally } from '../../experiments/sequences.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { tableOf } from '../../notebook/chart/dataTable.ts';
import type { InPieces } from '../../notebook/plain/pieces.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Fetched } from '../../notebook/records/runRecord.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { sourceText } from '../../notebook/run/runText.ts';
import { sourceLine, verdictList } from '../../notebook/run/said.ts';
import { sameSize, sizePresets, sizeTexts } from '../../notebook/run/size.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import { censusFile, inSlicesOf, isStoredSize } from '../../stored/probing.ts';
import * as model from './model.ts';
import type { Census } from './model.ts';
import { censusPicture } from './picture.ts';
import * as tables from './tables.ts';

const sizes = [
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

type Stored = { readonly census: Census; readonly command: string };

/** The stored census of a size, summed up in slices: 5x5 has 22,834 sequences. */
function storedCensus({ height, width }: ProbingCensusSpec): Fetched<Stored> | null {
  const size = `${height}x${width}`;
  if (!isStoredSize(size)) return null;
  return {
    name: size,
    async fetch(host, signal) {
      const stored = await inSlicesOf(size, await host.stored(censusFile(size), signal), signal);
      if (stored === null) return null;
      const { spec, images, groups, rows, command } = stored;
      const { add, census } = model.createCensus(spec, images, groups);
      return (await inSlices(rows, add, signal)) ? { census: census(), command } : null;
    },
  };
}

/** The reader's run, summed up likewise. */
function* censusInPieces(spec: ProbingCensusSpec, tally: ProbingTally): InPieces<Census> {
  const { add, census } = model.createCensus(spec, tally.images, tally.groups);
  for (const row of model.rowsOfTally(tally)) {
    add(row);
    yield;
  }
  return census();
}

/** What the marks of the picture mean. */
const keySentence =
  'A full square: every sequence of the class has this category. A hollow one: some have. A dot: none has.';

export const figure = runFigure({
  tag: 'probing-census',
  experiment: probingCensus,
  unit: { one: 'picture', many: 'pictures' },
  settings: model.probingSettings,
  titleOf: ({ height, width }) => `All pictures of ${sizeText(height, width)} by class`,
  specOf: (values) => values,
  pace: () => 7_000_000, // as measured at 5 x 5
  stored: storedCensus,
  pieces: censusInPieces,
  find({ own, made, stored, spec }) {
    if (own !== null && made !== null) return { census: made, command: null };
    return stored === null || (spec !== null && !sameSize(stored.census.spec, spec))
      ? null
      : stored;
  },
  source(found) {
    if (found === null) return null;
    const { census, command } = found;
    const whose = command === null ? 'reader' : 'stored';
    const part = census.complete ? '' : `${grouped(census.images)} pictures`;
    return sourceText('census', probingCensus.version, { whose, command: command ?? '' }, part);
  },
  which: 'all',
  fields: ({ spec, edit }) =>
    presetField('Size', sizePresets(sizes, spec), (size) => edit(sizeTexts(size))),
  parts({ id, found, source, fetching, spoilt, folded, once }) {
    if (found === null) {
      const none = spoilt
        ? 'The stored census cannot be shown'
        : 'No census of this size is stored';
      return {
        picture: html`<p class="readout">
          ${fetching ? 'Fetching the stored census …' : `${none}. Run one: small sizes take an instant.`}
        </p>`,
      };
    }
    const { census } = found;
    const { classes, categories, printed } = once('tables', [census], () => ({
      classes: tables.classTable(census),
      categories: tables.categoryTable(census),
      printed: tables.printedTable(),
    }));
    return {
      picture: html`<div class="census-figure">
          ${guard([census], () => pictured(censusPicture(census, `${id}-census`)))}
        </div>
        <p class="readout">${keySentence}</p>`,
      answer: html`<p class="readout" data-summary>${tables.describeCensus(census)}</p>
        ${verdictList([model.verdictOn(census)])}`,
      more: html`${sourceLine(source)}
        <div
          class="table-scroll census-classes"
          tabindex="0"
          role="group"
          aria-label=${classes.caption}
          data-classes
        >
          ${guard([classes], () => tableOf(classes))}
        </div>
        ${folded(categories, 'categories')} ${folded(printed, 'printed')}`,
    };
  },
  files({ id, found, values }) {
    const census = found?.census ?? model.censusOf(values, [], [], []); // of nothing, before anything is counted
    return {
      name: `probing-census-${census.spec.height}x${census.spec.width}`,
      csv: () => tables.csvOf(census),
      json: () => census,
      svg: () => censusPicture(census, `${id}-file`),
    };
  },
});
