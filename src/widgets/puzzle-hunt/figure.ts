/** `puzzle-hunt`: a search for hard simple puzzles that keeps its record. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { hunt } from '../../experiments/hunt.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import { openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { aimAt } from '../../notebook/cell/linkPlace.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Beginning } from '../../notebook/records/runRecord.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import type { HuntProps, HuntRecord, KnownMost, ShortHunt } from './model.ts';

/** What a board of the hunt is, where it is opened. */
const toldOf = ({ image, difficulty }: HuntRecord): string =>
  `Found by the hunt: difficulty ${difficulty}, ${sizeText(image.height, image.width)}`;

const stepperOf = ({ image }: HuntRecord): string =>
  openImageIn(puzzleFigures['sweep-stepper'], image);

const boardPart = ({ image }: HuntRecord, title: string): TemplateResult =>
  html`<div class="table-scroll" tabindex="0" role="group" aria-label="Board of the record">
    ${guard([image], () => pictured(boardPicture(boardOf(puzzleOf(image), image.cells, title), { cell: 16 })))}
  </div>`;

/** The record, with the address that keeps it. */
function recordPart(
  record: HuntRecord,
  id: string,
  link: URL,
  known: readonly KnownMost[],
): TemplateResult {
  const { image, difficulty, found } = record;
  const beside = model.besideKnown(record, known);
  const title = `Record so far: difficulty ${difficulty}`;
  aimAt(link, id);
  return html`<section class="hunt-record" aria-label="Record">
    <h3>${title}</h3>
    <p class="readout">${sizeText(image.height, image.width)}, ${found}. ${beside.text}</p>
    ${boardPart(record, title)}
    <p class="button-row">
      <a class="button" data-told=${toldOf(record)} href=${stepperOf(record)}
        >Open in the stepper</a
      >
      <a class="button" href=${link.href}>Link that keeps this record</a>
    </p>
  </section>`;
}

/** The record of the hunt that the page opens with, until another begins. */
function shortPart(record: HuntRecord | null, known: readonly KnownMost[]): TemplateResult {
  if (record === null) return html`<p class="readout">No simple puzzle found yet.</p>`;
  const title = `A short hunt found this one: difficulty ${record.difficulty}`;
  return html`<div class="hunt-record">
    <p class="readout">${title}. ${model.besideKnown(record, known).text}</p>
    ${boardPart(record, title)}
  </div>`;
}

function earlierPart(history: readonly HuntRecord[]): TemplateResult | typeof nothing {
  if (history.length < 2) return nothing;
  return html`<section class="run-boards" aria-label="Earlier records">
    <h3>Earlier records</h3>
    ${boardList(
      'Earlier records, the hardest first',
      history
        .slice(0, -1)
        .toReversed()
        .slice(0, 12)
        .map((record) => ({
          image: record.image,
          caption: `difficulty ${record.difficulty}`,
          href: stepperOf(record),
          told: toldOf(record),
        })),
    )}
  </section>`;
}

export const figure = runFigure({
  tag: 'puzzle-hunt',
  experiment: hunt,
  unit: { one: 'restart', many: 'restarts' },
  settings: model.huntSettings,
  keep({ prebuilt: short }: Beginning<Partial<HuntProps>, ShortHunt | null>) {
    const history: readonly HuntRecord[] = []; // the record last
    const record = short?.record == null ? null : model.recordFrom(short.record);
    return { short, record, history, known: short?.known ?? [] };
  },
  titleOf: ({ height, width, seed }) =>
    `A hunt for hard simple puzzles, ${sizeText(height, width)}, seed ${seed}`,
  specOf: model.specOf,
  // before there was annealing, the figure of the text climbed
  older: (values, { method }) =>
    method === 'anneal' ? { m: 'climb', k: '1000', n: '100', ...values } : values,
  pace: model.restartPace,
  /** The reader's hunt, whatever is set; before one the short one of the page. */
  find({ session: { spec, state }, kept: { short, record, history } }) {
    const { progress } = state;
    if (spec === null || progress === null)
      return {
        spec,
        tally: null,
        history,
        short: record,
        counts: short?.counts ?? [],
        tried: short?.text ?? null,
        description: short?.text ?? 'No hunt yet.',
      };
    const { tally } = progress;
    const tried = model.triedText(tally);
    const hardest = history.at(-1)?.difficulty ?? 0;
    const description = `Simple ${sizeText(spec.height, spec.width)} puzzles tried, by difficulty; the greatest is ${hardest}. ${tried}`;
    const counts = model.countsOf(tally);
    return { spec, tally, history, short: null, counts, tried, description };
  },
  edited: (_, { method }) => (method === undefined ? {} : model.beginningOf(method)),
  opened({ kept, values: { record } }) {
    kept.history = record === null ? [] : [record];
  },
  ran({ session: { state }, kept, keep }, before) {
    const { phase, progress } = state;
    if (phase === 'starting' && before.phase !== 'partial') {
      kept.history = [];
      keep({ record: '' });
    }
    const best = progress?.tally.best ?? null;
    if (progress === null || best === null || best.image === kept.history.at(-1)?.code) return;
    const history = model.withRecord(kept.history, model.recordOf(progress.tally));
    if (history === kept.history) return;
    kept.history = history;
    keep({ record: best.image });
  },
  chart: {
    from: ({ session }) => [session.state.progress],
    content: ({ found: { counts, description } }, charts) => ({
      draw: (size) =>
        charts.difficultyChart({ ours: counts, label: 'simple puzzles tried', description }, size),
      points: counts.map(({ difficulty, count }) => ({
        x: difficulty,
        y: Math.max(1, count),
        text: `Difficulty ${difficulty}: ${grouped(count)} simple puzzles tried.`,
      })),
      label: 'Bars of the chart, by difficulty',
      description,
    }),
  },
  fields: ({ spec, edit }) =>
    presetField('Length of the hunt', model.presetsFor(spec), ({ restarts }) =>
      edit({ restarts: String(restarts) }),
    ),
  parts({ id, kept, found: { spec, tally, history, short, tried }, chart, folded, link }) {
    const record = history.at(-1);
    return {
      picture: chart,
      sentence: html`<p>${tried ?? 'No hunt yet.'}</p>`,
      answer:
        record === undefined
          ? shortPart(short, kept.known)
          : recordPart(record, id, link(), kept.known),
      more: html`${earlierPart(history)}
      ${folded(tally === null || spec === null ? null : model.tableOfCounts(spec, tally))}`,
    };
  },
  files({ found: { spec, tally, history }, session: { state } }) {
    const counts = tally === null ? [] : model.countsOf(tally);
    return {
      name: spec === null ? 'hunt' : `hunt-${spec.height}x${spec.width}`,
      // which ones came before the last hangs on when it was looked
      csv: () => model.csvOf(history.slice(-1), counts),
      json: () => ({
        spec,
        complete: state.phase === 'complete',
        boards: tally?.boards ?? 0,
        simple: tally?.simple ?? 0,
        record: model.recordFile(history.at(-1)),
        records: history.map(({ difficulty, code, found }) => ({ difficulty, code, found })),
        counts,
      }),
    };
  },
});
