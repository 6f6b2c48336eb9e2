/** The figure of switching components: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { choiceField } from '../../kit/run/fields.ts';
import { fourStepperPlace, stepperLink } from '../../kit/chart/stepperLink.ts';
import { componentAt, findsText, lineChecks, stateText } from './model.ts';
import type { Finds, SwitchingState } from './model.ts';
import { presets } from './presets.ts';

export type SwitchingShown = {
  readonly id: string; // unique on the page
  readonly state: SwitchingState;
  readonly finds: Finds;
  readonly board: SVGElement;
  readonly base: string; // root of the site
  readonly box: TemplateResult; // the reader's own picture
};

export type SwitchingActs = {
  readonly preset: (code: string) => void;
  readonly go: (by: number) => void; // to another component
  readonly exchange: () => void;
};

const otherName = 'The picture of the link or your own';

function inputs({ id, state }: SwitchingShown, acts: SwitchingActs): TemplateResult {
  const known = presets.find(({ code }) => code === state.code);
  const choices = presets.map(({ code, name }) => ({ word: code, text: name }));
  return html`<div class="controls">
      ${choiceField({
        id: `${id}-preset`,
        label: 'Picture',
        value: state.code,
        choices:
          known === undefined ? [{ word: state.code, text: otherName }, ...choices] : choices,
        onChoice: acts.preset,
      })}
    </div>
    <p class="switching-note">${known?.note ?? ''}</p>`;
}

const button = (text: string, able: boolean, act: () => void, pressed?: boolean): TemplateResult =>
  html`<button
    type="button"
    class=${pressed === undefined ? '' : 'switching-exchange'}
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
  const { finds, state, base, board } = shown;
  return html`${inputs(shown, acts)}
    <div class="switching-parts">
      <div
        class="board-scroll"
        tabindex="0"
        role="group"
        aria-label="The picture with its descriptions"
      >
        ${board}
      </div>
      <div class="switching-beside">
        ${buttons(shown, acts)}
        <p class="switching-sentence">${stateText(finds, state)}</p>
        ${checks(shown)}
        <p class="readout">${findsText(finds)} ${finds.solutions}</p>
        <p class="readout">
          <a href=${stepperLink(base, finds.image, {}, fourStepperPlace)}>
            Watch FourSolver on this puzzle
          </a>
        </p>
      </div>
    </div>
    ${shown.box}`;
}
