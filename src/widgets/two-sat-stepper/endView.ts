/** What to try next when the run of 2-SAT is over: each a link that carries the puzzle along. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';

/** What the end note can do. */
export type EndActs = {
  readonly askSums: () => void;
  readonly edit: () => void; // opens the box for own puzzles
  readonly further: () => TemplateResult; // the methods that get further
  readonly carried: (href: string) => string;
};

/** The note at the end of a run. @source none */
export function endTemplate(run: TwoSatRun, acts: EndActs): TemplateResult {
  const { status, chains } = run.recording;
  return html`<p class="two-sat-next">What to try next</p>
    ${status === 'standstill' ? acts.further() : nothing}
    <ul>
      ${
        status === 'standstill' && !run.sums
          ? html`<li>
              <button type="button" class="quiet" @click=${acts.askSums}>
                Ask the sums of rows and columns too
              </button>
            </li>`
          : nothing
      }
      ${
        status === 'standstill'
          ? nothing
          : html`<li>
              <a href=${acts.carried(openIn(puzzleFigures['four-stepper'], run.code))}
                >${
                  chains === 0
                    ? 'See the same sweeps in the stepper of pairs of lines'
                    : 'See how far pairs of lines come, in their own stepper'
                }</a
              >
            </li>`
      }
      <li>
        <button type="button" class="quiet" @click=${acts.edit}>
          ${
            status === 'contradiction'
              ? 'Mend it in the box for your own puzzle'
              : 'Change a number in the box for your own puzzle'
          }
        </button>
      </li>
    </ul>`;
}
