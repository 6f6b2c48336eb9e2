/** The figure around the stepper: the question, the answer at the end, what is known of the last conflict. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { QuestionStart } from '../../engine/inference/question.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import type { Chosen } from '../../kit/stepper/cellAnswer.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { ClausesShown } from './clausePanel.ts';
import type { ConflictGraph } from './graph.ts';
import { nodeWords, graphWords } from './graphPicture.ts';
import type { AskRun, SupposedValue } from './model.ts';
import { mostClauses, startTexts, valueTexts } from './model.ts';
import { askedPlace, differences, effortWords, verdictOf } from './words.ts';

/** What the reader can ask for. */
export type AskActs = {
  readonly value: (value: SupposedValue) => void;
  readonly from: (from: QuestionStart) => void;
  readonly ask: (cell: Chosen, value: SupposedValue) => void;
  readonly stop: () => void;
  readonly resume: () => void;
};

/** What is chosen, and what is under way. */
export type QuestionShown = {
  readonly id: string; // unique on the page
  readonly run: AskRun;
  readonly value: SupposedValue;
  readonly from: QuestionStart;
  readonly work: WorkShown;
  readonly tooMany: number | null; // clauses of a formula that is too large
  readonly every: string | null; // the address where every cell is asked
};

function radios<Word extends string>(
  id: string,
  legend: string,
  texts: Readonly<Record<Word, string>>,
  now: Word,
  choose: (word: Word) => void,
): TemplateResult {
  return html`<fieldset class="ask-choice">
    <legend>${legend}</legend>
    ${(Object.keys(texts) as Word[]).map(
      (word) =>
        html`<label
          ><input
            type="radio"
            name=${id}
            value=${word}
            .checked=${live(word === now)}
            @change=${() => choose(word)}
          />${texts[word]}</label
        >`,
    )}
  </fieldset>`;
}

/** The question, and the solver at work on it. */
export function questionTemplate(shown: QuestionShown, acts: AskActs): TemplateResult {
  const { id, run, value, work, tooMany } = shown;
  const place = askedPlace(run.question, run.puzzle.columns.length);
  return html`<div class="ask-question" role="group" aria-label="The question">
    ${radios(`${id}-value`, `Suppose that ${place} is`, valueTexts, value, acts.value)}
    ${workView(work, acts.stop)}
    ${
      tooMany === null
        ? nothing
        : html`<p class="readout" data-too-many>
            The formula of this puzzle would have ${grouped(tooMany)} clauses. The solver here is
            given ${grouped(mostClauses)} at most, which is a board of about 50 × 50 cells: take a
            smaller puzzle. What you entered is kept.
          </p>`
    }
    ${
      run.asked === null && work.idle && tooMany === null
        ? html`<p class="readout" data-stopped>
            Stopped: there is no answer.
            <button type="button" @click=${acts.resume}>Ask again</button>
          </p>`
        : nothing
    }
  </div>`;
}

/** Where the solver begins. */
export const startTemplate = ({ id, from }: QuestionShown, acts: AskActs): TemplateResult =>
  radios(`${id}-from`, 'Begin', startTexts, from, acts.from);

/** What can be asked about a cell that the reader has chosen. */
export function askTemplate(
  cell: Chosen,
  { run, value }: QuestionShown,
  acts: AskActs,
): TemplateResult {
  const width = run.puzzle.columns.length;
  const isAsked = run.question.cell === cell.row * width + cell.column;
  return html`<div class="button-row" data-ask>
    ${(['empty', 'filled'] as const).map((word) =>
      isAsked && value === word
        ? nothing
        : html`<button type="button" data-suppose=${word} @click=${() => acts.ask(cell, word)}>
            Suppose it ${word}
          </button>`,
    )}
  </div>`;
}

/** A small picture of a solution. */
function solution(
  puzzle: Puzzle,
  { cells }: Grid,
  label: string,
  fresh: readonly number[],
): TemplateResult {
  const side = Math.max(puzzle.rows.length, puzzle.columns.length);
  const model = { ...boardOf(puzzle, cells, label), fresh: new Set(fresh) };
  return html`<figure class="ask-solution">
    <div class="board-scroll" translate="no" tabindex="0" role="group" aria-label=${label}>
      ${pictured(boardPicture(model, { cell: side > 25 ? 9 : side > 12 ? 12 : 18 }))}
    </div>
    <figcaption>${markedWords(label)}</figcaption>
  </figure>`;
}

/** The answer, with the solutions that show it. */
export function endTemplate(shown: QuestionShown, acts: AskActs): TemplateResult | typeof nothing {
  const { run, every, value } = shown;
  const { asked, puzzle } = run;
  if (asked === null) return nothing;
  const { head, text, kind } = verdictOf(asked);
  const { answer, otherwise, question } = asked;
  const width = puzzle.columns.length;
  const place = askedPlace(question, width);
  const other: SupposedValue = value === 'filled' ? 'empty' : 'filled';
  const both = answer.kind === 'picture' && otherwise.kind === 'picture';
  const apart = both ? differences(answer.picture.cells, otherwise.picture.cells) : [question.cell];
  const shownWith = (word: string, found: typeof answer): TemplateResult | typeof nothing =>
    found.kind === 'picture'
      ? solution(puzzle, found.picture, `A solution with ${place} ${word}`, apart)
      : nothing;
  return html`<p class="ask-verdict" data-verdict=${kind}><strong>${head}.</strong> ${text}</p>
    <div class="ask-solutions">${shownWith(value, answer)} ${shownWith(other, otherwise)}</div>
    <p class="readout">${effortWords(asked)}</p>
    <ul>
      <li>
        <button type="button" class="quiet" data-other @click=${() => acts.value(other)}>
          Suppose it ${other} instead
        </button>
      </li>
      ${every === null ? nothing : html`<li><a class="ask-every" href=${every}>Ask every cell of this puzzle</a></li>`}
    </ul>`;
}

/** What the figure says before a cell is chosen on its board. */
export const chooseHint =
  'Tap a cell to ask why it is known or open, or to put the question to it.';

/** The last conflict as a graph, with its nodes as a list for those who do not see it. */
export function graphTemplate(
  graph: ConflictGraph | null,
  picture: SvgNode | null,
  { run }: QuestionShown,
): TemplateResult {
  if (graph === null || picture === null)
    return html`<p class="stepper-quiet" data-graph="none">
      There is no conflict among suppositions up to here. Press “Next conflict” to come to one.
    </p>`;
  const width = run.puzzle.columns.length;
  return html`<p data-graph="shown">${graphWords(graph)}</p>
    <div class="ask-graph" tabindex="0" role="group" aria-label="The last conflict as a graph">
      ${pictured(picture)}
    </div>
    <p class="readout ask-graph-key">
      Each box is a cell, by row and column. A double frame: supposed. An arrow leads to what
      follows. A bar across an arrow: the cut, where the learnt clause parts what it names, on the
      left, from what it leaves out, on tinted ground.
    </p>
    <details>
      <summary>The same as a list</summary>
      <ol>
        ${graph.nodes.map((node) => html`<li>${markedWords(nodeWords(node, width))}</li>`)}
      </ol>
    </details>`;
}

/** The clauses of a step. */
export function clausesTemplate(
  { clauses, more, dimacs, withDimacs, work, none }: ClausesShown,
  acts: {
    readonly show: () => void;
    readonly stop: () => void;
    readonly dimacs: (shown: boolean) => void;
    readonly saveFormula: () => void;
    readonly saveProof: (() => void) | null;
  },
): TemplateResult {
  return html`<div class="button-row">
      <button
        type="button"
        data-clauses-show
        aria-disabled=${none}
        @click=${none ? nothing : acts.show}
      >
        Clauses of this step
      </button>
      <label class="ask-dimacs"
        ><input
          type="checkbox"
          data-dimacs
          .checked=${live(withDimacs)}
          @change=${(event: Event) => acts.dimacs((event.target as HTMLInputElement).checked)}
        />
        with their DIMACS lines</label
      >
    </div>
    ${
      none
        ? html`<p class="stepper-quiet">
            A step that gives cells, or ends in a conflict, has clauses. This one has none.
          </p>`
        : nothing
    }
    ${workView(work, acts.stop)}
    ${
      clauses.length === 0
        ? nothing
        : html`<ol class="ask-clauses" tabindex="0" role="list" aria-label="Clauses of this step">
            ${clauses.map(
              (words, at) =>
                html`<li>
                  ${markedWords(words)}${withDimacs ? html` <code>${dimacs[at]}</code>` : nothing}
                </li>`,
            )}
          </ol>`
    }
    ${more > 0 ? html`<p class="readout">And ${more} more.</p>` : nothing}
    <div class="button-row">
      <button type="button" data-save-formula @click=${acts.saveFormula}>
        Save the formula (DIMACS)
      </button>
      ${
        acts.saveProof === null
          ? nothing
          : html`<button type="button" data-save-proof @click=${acts.saveProof}>
              Save the proof (DRUP)
            </button>`
      }
    </div>`;
}
