/** Every method on one puzzle, as templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Solved } from '../../engine/solve/solve.ts';
import { howText, verdictTexts } from '../../kit/solutions/verdictWords.ts';
import { html } from '../../notebook/template/html.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { sourceNames } from '../../methods/method.ts';
import type { Difficulty } from '../../methods/method.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import {
  boardWords,
  differenceText,
  hardTitle,
  reachText,
  solutionPicture,
  twoOf,
  verdictTitle,
  whereTitle,
} from './model.ts';
import type { MethodRow, TwoSolutions } from './model.ts';
import { proofButton, proofResult } from './proofView.ts';
import type { ProofActs, ProofShown } from './proofView.ts';
import type { Place } from './where.ts';

/** Everything that is shown. */
export type MethodsShown = {
  readonly rows: readonly MethodRow[];
  readonly chosen: string; // id of the method whose cells the board shows
  readonly board: Part;
  readonly choice: TemplateResult; // of the puzzle
  readonly about: TemplateResult; // what there is to see in it
  readonly solved: Solved | null; // whether there is one solution; null while that is not known
  readonly solving: WorkShown | null; // when there is something to see of it
  readonly proof: ProofShown; // that there is one solution
  readonly work: WorkShown; // of the methods
  readonly difficulties: readonly Difficulty[];
  readonly place: Place | null;
  readonly placeProblem: string | null; // why the place cannot be shown
  readonly below: TemplateResult; // the ways on, the reader's own puzzle
};

/** What the reader can do. */
export type MethodsActs = {
  readonly choose: (id: string) => void;
  readonly stop: () => void;
  readonly goOn: () => void;
  readonly stopSolving: () => void;
  readonly goOnSolving: () => void;
  readonly proof: ProofActs;
};

/** The whole figure. @source none */
export function methodsView(shown: MethodsShown, acts: MethodsActs): TemplateResult {
  return html`${verdict(shown, acts)}
    <div class="methods-main">
      <div class="methods-board">${part(shown.board)} ${chosenWords(shown)}</div>
      <div class="methods-side">${table(shown, acts)} ${working(shown, acts)}</div>
    </div>
    <div class="controls">${shown.choice}</div>
    ${shown.about} ${difficulties(shown)} ${where(shown)} ${shown.below}`;
}

function chosenWords({ rows, chosen }: MethodsShown): TemplateResult | typeof nothing {
  const row = rows.find(({ method }) => method.id === chosen);
  if (row === undefined) return nothing;
  const { does, chapter } = row.method;
  return html`<p class="methods-chosen" data-chosen>
    <strong>${boardWords(row)}</strong> ${does}
    <a href=${sitePath(`${chapter}/`)}>Read about it</a>
  </p>`;
}

function table({ rows, chosen }: MethodsShown, acts: MethodsActs): TemplateResult {
  return html`<table class="methods-table">
    <caption>
      Every method on this puzzle, the weak ones first. Choose one to see what it knows.
    </caption>
    <thead>
      <tr>
        <th scope="col">Method</th>
        <th scope="col">How it ends</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => methodRow(row, chosen, acts))}
    </tbody>
  </table>`;
}

function methodRow(row: MethodRow, chosen: string, acts: MethodsActs): TemplateResult {
  const { method, end, known, cells, href } = row;
  return html`<tr data-method=${method.id} data-status=${end?.status ?? 'waiting'}>
    <th scope="row">
      <button
        type="button"
        class="quiet is-told"
        aria-pressed=${method.id === chosen}
        @click=${() => acts.choose(method.id)}
      >
        ${method.name}
      </button>
    </th>
    <td>
      <span class="methods-verdict">${end?.verdict ?? 'not run yet'}</span>
      ${end === null ? nothing : bar(known / cells)}
      ${href === null || end === null ? nothing : html`<a href=${href}>Step through it</a>`}
    </td>
  </tr>`;
}

/** The share of cells that are known, for the eye; the verdict has it in words. */
const bar = (share: number): TemplateResult =>
  html`<svg class="methods-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="methods-bar-all" width="100" height="6"></rect>
    <rect class="methods-bar-known" width=${(100 * share).toFixed(1)} height="6"></rect>
  </svg>`;

const working = ({ work }: MethodsShown, acts: MethodsActs): TemplateResult =>
  html`<div class="methods-work">${workView(work, acts.stop, acts.goOn)}</div>`;

/** Whether there is one solution; how that is known, or how far the search is; two where there are several. */
function verdict(
  { rows, solved, solving, proof }: MethodsShown,
  acts: MethodsActs,
): TemplateResult {
  const status = solved?.status ?? 'open';
  const isOne = status === 'one';
  return html`<div
    class="methods-verdicts"
    role="group"
    data-solutions=${status}
    aria-label=${verdictTitle}
  >
    <p class="methods-answer">${verdictTexts[status]} ${reachText(status, rows)}</p>
    <div class="methods-acts">
      ${
        solved !== null
          ? html`<p class="readout">${howText(solved)}</p>`
          : solving === null
            ? nothing
            : workView(solving, acts.stopSolving, acts.goOnSolving)
      }
      ${isOne ? proofButton(proof, acts.proof) : nothing}
    </div>
    ${isOne ? proofResult(proof) : nothing}
    ${solved === null ? nothing : two(twoOf(solved, proof.found))}
  </div>`;
}

function two(shown: TwoSolutions | null): TemplateResult | typeof nothing {
  if (shown === null) return nothing;
  const { solutions, different } = shown;
  return html`<div class="methods-two">
      ${solutions.map(
        (grid, at) =>
          html`<div>${guard([grid], () => pictured(solutionPicture(grid, at, different)))}</div>`,
      )}
    </div>
    <p>
      ${differenceText(shown)} All clues fit both pictures, so no method can choose between them.
    </p>`;
}

function difficulties({ difficulties: all }: MethodsShown): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<div class="methods-section">
    <h3>${hardTitle}</h3>
    <div
      class="table-scroll"
      tabindex="0"
      role="group"
      aria-label="Difficulties of this puzzle, by document"
    >
      <table class="methods-hard">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Here</th>
            <th scope="col">What it measures</th>
          </tr>
        </thead>
        <tbody>
          ${all.map(
            ({ name, value, measures, source, place }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
                <td>
                  ${measures}
                  <span class="readout">${sourceNames[source]}, ${place}</span>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}

function where({ place, placeProblem }: MethodsShown): TemplateResult | typeof nothing {
  if (placeProblem !== null)
    return html`<p class="readout">
      Where it lies cannot be shown: ${placeProblem.replace(/\.?$/, '.')}
    </p>`;
  if (place === null) return nothing;
  return html`<div class="methods-section">
    <h3>${whereTitle}</h3>
    <div class="methods-where">
      ${place.picture === null ? nothing : guard([place], () => pictured(place.picture!))}
      <div>
        ${place.sentences.map((sentence) => html`<p>${sentence}</p>`)}
        <p><a href=${place.href}>${place.more}</a></p>
      </div>
    </div>
  </div>`;
}
