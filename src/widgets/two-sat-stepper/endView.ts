/** What to try next when the run of 2-SAT is over: each a link that carries the puzzle along. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';
import { askSums } from './view.ts';
import type { TwoSatAt } from './view.ts';

/** The note at the end of a run. */
export function endTemplate(at: TwoSatAt): TemplateResult {
  const { run } = at;
  const { status, chains } = run.recording;
  return html`<p class="two-sat-next">What to try next</p>
    ${status === 'standstill' ? at.further() : nothing}
    <ul>
      ${
        status === 'standstill' && !run.sums
          ? html`<li>
              <button type="button" class="quiet" @click=${() => askSums(at, true)}>
                Ask the sums of rows and columns too
              </button>
            </li>`
          : nothing
      }
      ${
        status === 'standstill'
          ? nothing
          : html`<li>
              <a href=${at.carried(openIn(puzzleFigures['four-stepper'], run.code))}
                >${
                  chains === 0
                    ? 'See the same sweeps in the stepper of pairs of lines'
                    : 'See how far pairs of lines come, in their own stepper'
                }</a
              >
            </li>`
      }
      <li>
        <button type="button" class="quiet" @click=${at.editPuzzle}>
          ${
            status === 'contradiction'
              ? 'Mend it in the box for your own puzzle'
              : 'Change a number in the box for your own puzzle'
          }
        </button>
      </li>
    </ul>`;
}
