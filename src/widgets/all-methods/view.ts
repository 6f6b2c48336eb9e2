/** Every method on one puzzle, as templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { endsOf } from '../../kit/methods/methodRuns.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import type { MethodRuns } from '../../kit/methods/methodRuns.ts';
import type { Answer } from '../../kit/solutions/verdictWords.ts';
import type { SolutionSearch } from '../../kit/solutions/solutionSearch.ts';
import type { StoredResult } from '../../notebook/run/storedResult.ts';
import { answerOf, howText, verdictTexts } from '../../kit/solutions/verdictWords.ts';
import { html } from '../../notebook/template/html.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { workView } from '../../notebook/work/workView.ts';
import { sourceNames } from '../../methods/method.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import {
  boardWords,
  differenceText,
  difficultiesOf,
  hardTitle,
  reachText,
  rowsOf,
  solutionPicture,
  summaryText,
  twoOf,
  verdictTitle,
  whereTitle,
} from './model.ts';
import type { MethodRow, MethodsState, TwoSolutions } from './model.ts';
import { proofButton, proofResult } from './proofView.ts';
import type { ProofShown } from './proofView.ts';
import { proofCommands } from './proof.ts';
import type { ProofCheck } from './proof.ts';
import { placeOf } from './where.ts';
import type { Surroundings } from './where.ts';

/** What the figure keeps beside its state: all that is looked for. */
export type MethodsKept = {
  code: string; // of the puzzle that the methods run on
  readonly runs: MethodRuns;
  readonly solving: SolutionSearch;
  readonly proof: ProofCheck;
  readonly around: StoredResult<Surroundings>;
};

export type MethodsAt = At<MethodsState, null, MethodsKept>;

/** A row for each method. */
export const rowsIn = ({ state: { code }, puzzle, carried }: MethodsAt): readonly MethodRow[] =>
  rowsOf(code, puzzle, endsOf(code)).map((row) => ({
    ...row,
    href: row.href === null ? null : carried(row.href),
  }));

/** What the method on the board does. */
export function chosenWords(at: MethodsAt): TemplateResult | typeof nothing {
  const row = rowsIn(at).find(({ method }) => method.id === at.state.method);
  if (row === undefined) return nothing;
  const { does, chapter } = row.method;
  return html`<p class="methods-chosen" data-chosen>
    <strong>${boardWords(row)}</strong> ${does}
    <a href=${sitePath(`${chapter}/`)}>Read about it</a>
  </p>`;
}

/** The methods and how they end. */
export function table(at: MethodsAt): TemplateResult {
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
      ${rowsIn(at).map((row) => methodRow(row, at))}
    </tbody>
  </table>`;
}

function methodRow(row: MethodRow, { state, change }: MethodsAt): TemplateResult {
  const { method, end, known, cells, href } = row;
  return html`<tr
    data-row=${method.id}
    data-method=${method.kind}
    data-status=${end?.status ?? 'waiting'}
  >
    <th scope="row">
      ${markTemplate(method.kind)}
      <button
        type="button"
        class="quiet is-told"
        aria-pressed=${method.id === state.method}
        @click=${() => change({ method: method.id }, boardWords(row))}
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

/** How far the methods are. */
export function working(at: MethodsAt): TemplateResult {
  const { work } = at.kept.runs;
  const stop = (): void => {
    work.pause();
    at.announce(`Stopped. ${summaryText(rowsIn(at))}`);
  };
  return html`<div class="methods-work">${workView(work, stop, () => work.resume())}</div>`;
}

/** The proof that there is one solution, as it stands. */
const proofShown = ({ kept, state, puzzle }: MethodsAt): ProofShown => ({
  work: kept.proof.work,
  found: kept.proof.found,
  commands: proofCommands(state.code, puzzle),
});

/** What is known of the number of solutions: a proof that was checked makes one of them proved, another solution several. */
export function answerIn({ kept }: MethodsAt): Answer {
  const solved = kept.solving.found;
  const proved = kept.proof.found;
  if (solved === null) return 'open';
  if (proved === null) return answerOf(solved);
  return 'other' in proved ? 'several' : answerOf(solved, proved.accepted);
}

/** Whether there is one solution; how that is known, or how far the search is; two where there are several. */
export function verdict(at: MethodsAt): TemplateResult {
  const { kept, puzzle } = at;
  const { found: solved, progress: solving } = kept.solving;
  const proof = proofShown(at);
  const check = (): void => {
    const solution = solved?.solutions[0];
    if (solution !== undefined) void kept.proof.check(puzzle, solution);
  };
  const stopSolving = (): void => {
    solving?.pause();
    at.announce(`Stopped. ${verdictTexts.open}`);
  };
  const status = solved?.status ?? 'open';
  const isOne = status === 'one';
  return html`<div
    class="methods-verdicts"
    role="group"
    data-solutions=${status}
    aria-label=${verdictTitle}
  >
    <p class="methods-answer">${verdictTexts[answerIn(at)]} ${reachText(status, rowsIn(at))}</p>
    <div class="methods-acts">
      ${
        solved !== null
          ? html`<p class="readout">${howText(solved)}</p>`
          : solving === null
            ? nothing
            : workView(solving, stopSolving, () => solving.resume())
      }
      ${isOne ? proofButton(proof, { check, stop: () => kept.proof.stop() }) : nothing}
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

/** How hard it is, by document. */
export function difficulties({ state }: MethodsAt): TemplateResult | typeof nothing {
  const all = difficultiesOf(endsOf(state.code));
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

/** Where among all puzzles it lies. */
export function where({ kept, state, puzzle }: MethodsAt): TemplateResult | typeof nothing {
  const { value: around, problem: placeProblem } = kept.around;
  const place = around === null ? null : placeOf(puzzle, endsOf(state.code), around);
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
