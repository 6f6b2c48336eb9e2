/** What the reader asks of a cell, beside the board: why it is as it is, and its proof, one behind the other. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { cellAnswer, isProvable } from './cellAnswer.ts';
import { openLines } from './whyNotView.ts';
import type { AskedAt, CellTold, Chosen } from './cellAnswer.ts';
import type { StepperAction } from './position.ts';

/** Which of the two is in front. */
export type Asking = 'why' | 'proof';

type Content = TemplateResult | typeof nothing;

/** What it is drawn from: a stepper as it stands. */
type AskedShown = AskedAt & {
  readonly options: {
    readonly choose?: { readonly hint: string; readonly view: (cell: Chosen) => TemplateResult };
    readonly prove?: (row: number, column: number) => void;
    readonly proof?: () => Content;
  };
  readonly chosen: Chosen | null;
  readonly asking: Asking | null; // as the reader chose; null: the proof, where there is one
  readonly proved: Chosen | null; // the cell whose proof was asked for last; null: none was, but by a link
  readonly act: (action: StepperAction) => boolean;
  readonly askFor: (asking: Asking) => void;
};

/** What stands under the answer on the stage: the two fits of each line where there is room, and what to do next. */
export function askedStage(shown: AskedShown & { readonly told: CellTold | null }): TemplateResult {
  const { told, chosen, options, run, act } = shown;
  const { rows, columns } = run.puzzle;
  const small = Math.max(rows.length, columns.length) <= mostBeside;
  const { step = null, open = null } = told ?? {};
  const provable =
    options.prove !== undefined && chosen !== null && isProvable(askedAt(shown), chosen);
  return html`<div class="stepper-asked">
    ${open !== null && small ? openLines(open) : nothing}
    <div class="button-row">
      ${
        step === null
          ? nothing
          : html`<button type="button" data-who @click=${() => act({ kind: 'go', position: step })}>
              Go there
            </button>`
      }
      ${
        provable
          ? html`<button type="button" data-prove @click=${() => shown.askFor('proof')}>
              Prove it
            </button>`
          : nothing
      }
    </div>
    ${chosen === null ? nothing : (options.choose?.view(chosen) ?? nothing)}
  </div>`;
}

const mostBeside = 7; // cells of a line: two pairs of these stand beside a board

/** What is asked, with a tab for each where cells can be proved. */
export function askedTemplate(shown: AskedShown): TemplateResult {
  const { prove } = shown.options;
  if (prove === undefined)
    return html`<div class="stepper-why" data-why-not>${answer(shown)}</div>`;
  const found = proofOf(shown);
  const front = inFront(shown, found !== nothing);
  const tab = (asking: Asking, name: string): TemplateResult =>
    html`<button
      type="button"
      data-asking=${asking}
      aria-pressed=${front === asking}
      @click=${() => shown.askFor(asking)}
    >
      ${name}
    </button>`;
  return html`<div class="stepper-why">
    <div class="stepper-tabs" role="group" aria-label="About a cell">
      ${tab('why', 'Why')} ${tab('proof', 'Proof')}
    </div>
    <div data-why-not ?hidden=${front !== 'why'}>${answer(shown)}</div>
    <div class="stepper-proof-place" ?hidden=${front !== 'proof'}>
      ${found === nothing ? noProof(shown) : found}
    </div>
  </div>`;
}

/** The proof that is there; none where another cell has been chosen since it was asked for. */
function proofOf({ options: { proof }, chosen, proved }: AskedShown): Content {
  const other =
    chosen !== null &&
    proved !== null &&
    (chosen.row !== proved.row || chosen.column !== proved.column);
  return other ? nothing : (proof?.() ?? nothing);
}

/** Which of the two a stepper has in front. */
export const frontOf = (shown: AskedShown): Asking => inFront(shown, proofOf(shown) !== nothing);

function inFront(shown: AskedShown, found: boolean): Asking {
  const { asking, chosen } = shown;
  if (asking === null) return found ? 'proof' : 'why';
  // a proof that was closed leaves the answer behind it
  const closed = !found && chosen !== null && isProvable(askedAt(shown), chosen);
  return asking === 'proof' && closed ? 'why' : asking;
}

const askedAt = ({ run, walk, state, moment }: AskedShown) => ({
  run,
  walk,
  state,
  moment,
});

function answer(shown: AskedShown): TemplateResult {
  const { options, chosen, act } = shown;
  const { choose } = options;
  if (choose !== undefined && chosen === null)
    return html`<p class="stepper-invitation">${choose.hint}</p>`;
  if (options.prove !== undefined && chosen === null)
    return html`<p class="stepper-invitation">
      <strong>Tap a cell to ask why.</strong> “Why” names the step that fixed it, “Proof” gives the
      shortest reasoning that we find from the numbers alone.
    </p>`;
  const go = (position: number): void => {
    act({ kind: 'go', position });
  };
  return cellAnswer(askedAt(shown), chosen, { go });
}

const noProof = ({ chosen }: AskedShown): TemplateResult =>
  chosen === null
    ? html`<p class="stepper-invitation">
        <strong>Tap a known cell, then “Proof”.</strong> You get the shortest way to it that we
        find, step by step.
      </p>`
    : html`<p>
        Row ${chosen.row + 1}, column ${chosen.column + 1} has not been fixed by a step up to here,
        so there is nothing to prove.
      </p>`;
