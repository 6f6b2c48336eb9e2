/** The figure of switching components: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { componentAt, findsText, lineChecks, stateText } from './model.ts';
import type { Finds, SwitchingState } from './model.ts';

export type SwitchingShown = {
  readonly layout: FigureLayout;
  readonly state: SwitchingState;
  readonly finds: Finds;
  readonly board: SVGElement;
  readonly choice: TemplateResult; // of the picture
  readonly about: TemplateResult; // what there is to see in it
  readonly below: TemplateResult; // the reader's own picture
};

export type SwitchingActs = {
  readonly go: (by: number) => void; // to another component
  readonly exchange: () => void;
};

const button = (text: string, able: boolean, act: () => void, pressed?: boolean): TemplateResult =>
  html`<button
    type="button"
    class=${pressed === undefined ? '' : 'primary switching-exchange'}
    aria-disabled=${able ? 'false' : 'true'}
    aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'}
    @click=${() => {
      if (able) act();
    }}
  >
    ${text}
  </button>`;

/** Buttons that stay where they are, and are dimmed where there is nothing to do. */
function buttons({ state, finds }: SwitchingShown, acts: SwitchingActs): TemplateResult {
  const { length } = finds.components;
  return html`<div class="button-row" role="group" aria-label="Switching components">
    ${button('Exchange', length > 0, acts.exchange, state.exchanged)}
    ${button('Previous', state.at > 0, () => {
      acts.go(-1);
    })}
    ${button('Next', state.at + 1 < length, () => {
      acts.go(1);
    })}
  </div>`;
}

function checks({ finds, state }: SwitchingShown): TemplateResult | typeof nothing {
  const component = componentAt(finds, state.at);
  if (component === null) return nothing;
  return html`<table class="switching-lines">
    <caption>
      What the four lines say
    </caption>
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      ${lineChecks(finds, component).map(
        ({ line, before, after }) =>
          html`<tr>
            <th scope="row">${line}</th>
            <td>${before}</td>
            <td>${after}${before === after ? ', the same' : ', not the same'}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The whole figure. */
export function switchingView(shown: SwitchingShown, acts: SwitchingActs): TemplateResult {
  const { finds, state, board } = shown;
  return figureParts(
    {
      picture: html`<div
        class="board-scroll"
        tabindex="0"
        role="group"
        aria-label="The picture with its descriptions"
      >
        ${board}
      </div>`,
      action: buttons(shown, acts),
      answer: html`<p class="switching-sentence">${markedWords(stateText(finds, state))}</p>
        ${checks(shown)}
        <p class="readout">${findsText(finds)} ${finds.solutions}</p>
        ${shown.about}`,
      settings: html`<div class="controls">${shown.choice}</div>`,
      more: shown.below,
    },
    shown.layout,
  );
}
