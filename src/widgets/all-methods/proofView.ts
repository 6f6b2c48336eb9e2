/** The proof that there is one solution, as templates: its button, how far it is, what came of it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { saveAndTell } from '../../notebook/export/files.ts';
import { html } from '../../notebook/template/html.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { provedText } from './proof.ts';
import type { ProofCommands, Proved } from './proof.ts';

/** What is shown of it. */
export type ProofShown = {
  readonly work: WorkShown;
  readonly found: Proved | null;
  readonly commands: ProofCommands;
};

/** What the reader can do. */
type ProofActs = {
  readonly check: () => void;
  readonly stop: () => void;
};

/** The button, which keeps the focus under each of its names, and how far the proof is. */
export function proofButton({ work }: ProofShown, acts: ProofActs): TemplateResult {
  const retry = (): void => work.retry();
  const [state, name, act] =
    work.problem !== ''
      ? (['failed', 'Try again', retry] as const)
      : work.text !== ''
        ? (['busy', 'Stop', acts.stop] as const)
        : (['idle', 'Check the proof', acts.check] as const);
  return html`<div class="work methods-prove" data-work=${state}>
    <button type="button" @click=${act}>${name}</button>
    ${work.idle ? nothing : html`<p class="readout">${work.problem || work.text}</p>`}
    ${work.notices.map((notice) => html`<p class="work-notice">${notice}</p>`)}
    ${
      work.canRetry
        ? html`<button type="button" @click=${retry}>Try a worker again</button>`
        : nothing
    }
  </div>`;
}

/** What was proved, the files, and the commands that check them elsewhere. */
export function proofResult({ found, commands }: ProofShown): TemplateResult | typeof nothing {
  if (found === null) return nothing;
  return html`<div class="methods-proof" data-proof=${found.accepted ? 'accepted' : 'refused'}>
    <p>${provedText(found)} ${'other' in found ? nothing : checkerLink}</p>
    ${'other' in found ? nothing : files(found, commands)}
  </div>`;
}

const checkerLink = html`<a href=${sitePath('code/src/engine/solutions/checkProof.ts/')}
    >Read that program</a
  >.`;

function files(
  { files: both }: Exclude<Proved, { readonly other: unknown }>,
  { stem, puzzle, dratTrim, check, formula, proof }: ProofCommands,
): TemplateResult {
  const save = (extension: 'cnf' | 'drup', file: Blob): TemplateResult =>
    html`<button
      type="button"
      data-save=${extension}
      @click=${() => saveAndTell(`${stem}.${extension}`, 'text/plain', file)}
    >
      ${extension === 'cnf' ? 'Save the formula (DIMACS)' : 'Save the proof (DRUP)'}
    </button>`;
  return html`${
      both === null
        ? html`<p>
            The proof is too long to be saved here. In our source these commands write both files:
            <code>${formula}</code> <code>${proof}</code>
          </p>`
        : html`<div class="button-row">${save('cnf', both.cnf)} ${save('drup', both.drup)}</div>`
    }
    <p class="readout">To check it without us: <code>${dratTrim}</code></p>
    <p class="readout">
      To check it by the same program in our
      source${puzzle === 'puzzle.json' ? ', with this puzzle saved from the box below' : ''}:
      <code>${check}</code>
    </p>`;
}
