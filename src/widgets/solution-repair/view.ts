/** The figure: the picture with the cells of a proposal ringed, the search, what came out. Pure templates. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { dimmedButton } from '../../kit/cell/dimmedButton.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { choiceField } from '../../kit/settings/inputs.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { workView } from '../../kit/work/workView.ts';
import type { WorkShown } from '../../kit/work/workView.ts';
import type { Aim, Mended } from './model.ts';
import { aimTexts, proposalsOf } from './model.ts';

/** Everything that is shown. */
export type RepairShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly aim: Aim;
  readonly number: number; // of the proposal, from 1
  readonly mended: Mended | null; // null before a search, and after one that was stopped
  readonly board: Part;
  readonly solutions: string; // of the picture itself
  readonly outcome: string;
  readonly proposal: string;
  /** Where the puzzle of the proposal opens. */
  readonly open: readonly { readonly href: string; readonly text: string }[];
  readonly told: string; // what it is, for the page that it opens on
  readonly work: WorkShown;
  readonly choice: TemplateResult; // of the picture
  readonly about: TemplateResult;
  readonly below: TemplateResult;
};

/** What the reader can do. */
export type RepairActs = {
  readonly search: () => void;
  readonly stop: () => void;
  readonly go: (by: number) => void;
  readonly aim: (aim: Aim) => void;
};

/** The whole figure. @source none */
export function repairView(shown: RepairShown, acts: RepairActs): TemplateResult {
  return figureParts(
    {
      picture: html`${part(shown.board)}`,
      action: action(shown, acts),
      answer: html`<p class="readout">${shown.solutions}</p>
        ${outcome(shown)} ${proposal(shown, acts)} ${shown.about}`,
      settings: html`<div class="controls">
        ${shown.choice}
        ${choiceField({
          id: `${shown.id}-aim`,
          label: 'What may be done',
          value: shown.aim,
          choices: (Object.keys(aimTexts) as Aim[]).map((word) => ({
            word,
            text: aimTexts[word],
          })),
          onChoice: acts.aim,
        })}
      </div>`,
      more: shown.below,
    },
    shown.layout,
  );
}

function action({ work, aim, mended }: RepairShown, acts: RepairActs): TemplateResult {
  const words = aim === 'given' ? 'Find the fewest to give away' : 'Find the fewest to turn over';
  return html`${workView(work, acts.stop)}
  ${
    work.idle
      ? html`<div class="button-row">
          <button
            type="button"
            class=${mended === null ? 'primary' : ''}
            data-search
            @click=${acts.search}
          >
            ${mended === null ? words : 'Search again'}
          </button>
        </div>`
      : nothing
  }`;
}

const outcome = ({ mended, outcome: text }: RepairShown): TemplateResult | typeof nothing =>
  mended === null ? nothing : html`<p data-outcome><strong>${markedWords(text)}</strong></p>`;

function proposal(
  { mended, number, proposal: text, open, told }: RepairShown,
  acts: RepairActs,
): TemplateResult | typeof nothing {
  const { length } = proposalsOf(mended);
  if (length === 0) return nothing;
  return html`${text === '' ? nothing : html`<p data-proposal>${markedWords(text)}</p>`}${
      length < 2
        ? nothing
        : html`<div class="button-row" role="group" aria-label="Proposals">
            ${dimmedButton('Previous', number > 1, () => acts.go(-1))}
            ${dimmedButton('Next', number < length, () => acts.go(1))}
          </div>`
    }
    <p class="button-row">
      ${open.map(
        ({ href, text: words }) =>
          html`<a class="button" data-told=${told} href=${href}>${words}</a>`,
      )}
    </p>`;
}
