/** The figure: both futures of a cell, or the rounds, on the stage; categories, sequence and steppers behind "More". */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Category } from '../../engine/probe/probeCategory.ts';
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { dropOf } from '../../kit/board/boardLayout.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout, FigureParts } from '../../notebook/cell/figureParts.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { categoryMeanings } from '../../kit/probe/categoryMeanings.ts';
import { categoryPicture } from '../../kit/probe/categoryPicture.ts';
import { OUTCOME_WORDS, proofWords, starSigns } from '../../kit/probe/probeWords.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import type { Probing, Stage } from './model.ts';
import { categoryCounts, roundSentence, roundWords, summaryWords } from './model.ts';
import { pairButton } from './pairView.ts';
import type { Order, Pair, ProbeSettings } from './settings.ts';
import { orderWords } from './settings.ts';

/** Everything that is shown. */
export type ExplorerShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly plain: boolean; // without categories and sequence
  readonly showsRounds: boolean; // on the stage, in place of the futures
  readonly settings: ProbeSettings;
  readonly probing: Probing | null; // null while a worker probes
  readonly stage: Stage | null; // of it, or as far as it is
  readonly choice: TemplateResult; // of the puzzle
  readonly about: TemplateResult; // what there is to see in it
  readonly category: Category | null; // that is explained
  readonly pair: Pair | undefined; // undefined: no cell is chosen, so that there is none to begin with
  readonly further: TemplateResult | typeof nothing; // the methods that get further, where probing ends
  readonly hasNext: boolean; // whether another round of repeated probing does something
  readonly work: WorkShown; // the probing of a large puzzle
  readonly board: Part;
  readonly sequence: Part;
  readonly futures: TemplateResult; // of the cell, or of the pair, with all that is known of them
  readonly futuresStage: FigureParts | null; // of the cell; null: there is none
  readonly chosen: string; // what came of the chosen cell, where the rounds are on the stage
  readonly below: TemplateResult; // the reader's own puzzle
};

/** What the reader can do. */
export type ExplorerActs = {
  readonly category: (category: Category) => void;
  readonly order: (order: Order) => void;
  readonly copy: () => void;
  readonly pair: () => void; // begins and ends one
  readonly round: (by: number) => void; // of repeated probing: so many further
  readonly stop: () => void; // the probing under way
};

/** The whole figure. */
export function explorerView(shown: ExplorerShown, acts: ExplorerActs): TemplateResult {
  const { layout, plain, showsRounds, stage, work, futures } = shown;
  const busy = stage === null || !work.idle;
  const words = summary(shown, acts);
  const onStage = showsRounds ? roundsStage(shown, acts) : futuresStage(shown, acts);
  const isBoardBehind = !showsRounds && shown.futuresStage !== null;
  const others = html`<div class="probe-others">
      ${isBoardBehind ? html`<div class="probe-board">${part(shown.board)}</div>` : nothing}
      <div>${boardKey} ${pairPart(shown, acts)}</div>
    </div>
    ${categoryTable(shown, acts)} ${sequence(shown, acts)}
    ${showsRounds ? nothing : roundsPart(shown, acts)} ${shown.further} ${shown.below}`;
  return figureParts(
    {
      ...onStage,
      ...(busy ? { answer: words } : {}),
      settings: plain
        ? nothing
        : html`<div class="controls">${shown.choice}</div>
            ${shown.about}`,
      more: html`${busy || plain ? nothing : words} ${futures} ${plain ? nothing : others}`,
    },
    layout,
  );
}

/** Both futures of a cell; where no cell is open, the board alone. */
function futuresStage(
  { futuresStage: parts, board, stage, probing, settings }: ExplorerShown,
  acts: ExplorerActs,
): FigureParts {
  if (parts !== null) return parts;
  const words = stage === null ? '' : summaryWords(stage, probing?.result ?? null);
  return {
    picture: html`<div class="probe-board is-plain" data-method="probing">${part(board)}</div>`,
    sentence: html`<p>${settings.round === 0 ? words : 'Solved: what is proved was enough.'}</p>`,
    action:
      settings.round === 0
        ? nothing
        : html`<button type="button" class="primary" @click=${() => acts.round(-1)}>
            Back a round
          </button>`,
  };
}

/** The board with what its probes say, round by round. */
function roundsStage(shown: ExplorerShown, acts: ExplorerActs): FigureParts {
  const { board, stage, settings, hasNext, chosen } = shown;
  const { round } = settings;
  return {
    picture: html`<div class="probe-board is-plain" data-method="probing">${part(board)}</div>`,
    drop: stage === null ? 0 : dropOf(boardFrame(stage)),
    place: html`${markTemplate('probing')}
    ${round === 0 ? 'Sweeps are stuck' : capital(`after ${counted(round, 'round')}`)}`,
    sentence: html`<p data-sentence-now>${stage === null ? '' : roundSentence(stage)}</p>`,
    answer: chosen === '' ? nothing : html`<p data-chosen>${chosen}</p>`,
    action: html`<div class="button-row">
      ${backButton('Back a round', round > 0, () => acts.round(-1))}
      <button
        type="button"
        class="primary"
        data-next-round
        @click=${() => (hasNext ? acts.round(1) : acts.round(-round))}
      >
        ${hasNext ? 'Next round' : 'From the start'}
      </button>
    </div>`,
  };
}

const boardFrame = ({ puzzle: { rows, columns }, state: { height, width } }: Stage) => ({
  height,
  width,
  rows,
  columns,
});

const boardKey = html`<p class="readout probe-key">
  On each open cell: its category, and what came of setting it
  <span class="probe-key-one">filled (left)</span> and
  <span class="probe-key-zero">empty (right)</span>. A tick is a solution, a cross a contradiction,
  an arrow a few cells more, a dash nothing.
</p>`;

const pairPart = ({ pair }: ExplorerShown, acts: ExplorerActs): TemplateResult | typeof nothing =>
  pair === undefined ? nothing : html`<div class="probe-with">${pairButton(pair, acts.pair)}</div>`;

function summary({ probing, stage, work }: ExplorerShown, acts: ExplorerActs): TemplateResult {
  if (stage === null || !work.idle)
    return html`<div class="probe-summary" data-summary>${workView(work, acts.stop)}</div>`;
  const stars = probing?.result.stars ?? null;
  return html`<div class="probe-summary">
    <p class="readout" data-summary>
      <strong>${probing === null ? nothing : summaryWords(stage, probing.result)}</strong>
      ${
        probing === null
          ? `Stopped: ${counted(stage.cells.length, 'cell')} probed, the others not.`
          : nothing
      }
      ${
        stars === null
          ? nothing
          : html`Difficulty <span class="probe-stars" aria-hidden="true">${starSigns(stars)}</span
              ><span class="visually-hidden">${counted(stars, 'star')} of 3</span>`
      }
    </p>
  </div>`;
}

function categoryTable(shown: ExplorerShown, acts: ExplorerActs): TemplateResult {
  const { stage, settings, category } = shown;
  const counts = stage === null ? [] : categoryCounts(stage);
  return html`<table class="probe-table">
      <caption>
        The sixteen categories. Those on this board are lit; choose one to ring its cells.
      </caption>
      <thead>
        <tr>
          <td></td>
          ${OUTCOME_WORDS.map(
            (word) =>
              html`<th scope="col"><span class="probe-head">empty:</span> ${soft(word)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${OUTCOME_WORDS.map(
          (word, one) =>
            html`<tr>
              <th scope="row"><span class="probe-head">filled:</span> ${soft(word)}</th>
              ${OUTCOME_WORDS.map((_, zero) =>
                entry((4 * one + zero) as Category, counts, settings.category, acts),
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="probe-meaning" data-meaning>${meaning(category, counts)}</p>`;
}

/** With the places where a long word may be parted. */
const soft = (word: string): string => word.replace('contradiction', 'contra\u00addiction');

function entry(
  category: Category,
  counts: readonly number[],
  chosen: Category | null,
  acts: ExplorerActs,
): TemplateResult {
  const count = counts[category] ?? 0;
  return html`<td>
    <button
      type="button"
      class=${count > 0 ? 'probe-entry is-told is-lit' : 'probe-entry is-told'}
      data-category=${category}
      aria-pressed=${chosen === category}
      @click=${() => acts.category(category)}
    >
      <span class="visually-hidden">Category</span>
      <span class="probe-entry-number">${category}</span>
      <span class="visually-hidden">, ${CATEGORIES[category]?.name}</span>
      ${pictured(categoryPicture(category, 11))}
      <span class="probe-entry-count">${count > 0 ? `× ${count}` : '–'}</span>
      ${count > 0 ? nothing : html`<span class="visually-hidden">none here</span>`}
    </button>
  </td>`;
}

function meaning(category: Category | null, counts: readonly number[]): TemplateResult {
  if (category === null) return html`Choose a category to read what it proves.`;
  const proof = proofWords(category);
  return html`<strong>Category ${category}, ${CATEGORIES[category]?.name}.</strong>
    ${categoryMeanings[category]}
    ${proof === '' ? 'It proves nothing by itself.' : html`It proves: <strong>${proof}</strong>.`}
    ${counted(counts[category] ?? 0, 'cell')} here.`;
}

function sequence(shown: ExplorerShown, acts: ExplorerActs): TemplateResult | typeof nothing {
  const { id, stage, settings } = shown;
  if (stage === null || stage.cells.length === 0) return nothing;
  return html`<div class="probe-sequence" role="group" aria-label="Probing sequence">
    <div class="probe-sequence-head">
      <span><strong>Probing sequence</strong>, length ${stage.cells.length}</span>
      <fieldset>
        <legend class="visually-hidden">Order of the sequence</legend>
        ${(Object.keys(orderWords) as Order[]).map(
          (order) =>
            html`<label
              ><input
                type="radio"
                name="${id}-order"
                value=${order}
                .checked=${live(settings.order === order)}
                @change=${() => acts.order(order)}
              />${orderWords[order]}</label
            >`,
        )}
      </fieldset>
      <button type="button" data-copy @click=${acts.copy}>Copy sequence</button>
    </div>
    <div class="probe-entries-box">${part(shown.sequence)}</div>
  </div>`;
}

function roundsPart(
  { stage, probing, settings, hasNext }: ExplorerShown,
  acts: ExplorerActs,
): TemplateResult | typeof nothing {
  if (stage === null || probing?.result.status !== 'standstill') return nothing;
  const { round } = settings;
  return html`<div class="probe-rounds" role="group" aria-label="Repeated probing">
    <p data-round><strong>Repeated probing.</strong> ${roundWords(stage, round)}</p>
    <div class="button-row">
      <button
        type="button"
        data-back-round
        aria-disabled=${round === 0}
        @click=${() => acts.round(-1)}
      >
        Back a round
      </button>
      <button type="button" data-next-round aria-disabled=${!hasNext} @click=${() => acts.round(1)}>
        Apply what is proved, sweep, probe again
      </button>
    </div>
  </div>`;
}
