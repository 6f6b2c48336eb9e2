/** The figure of switching components: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { dimmedButton } from '../../kit/cell/dimmedButton.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { pictured } from '../../kit/template/pictured.ts';
import { boardShown, componentAt, findsText, lineChecks, stateText } from './model.ts';
import type { Finds, SwitchingState } from './model.ts';

export type SwitchingShown = {
  readonly layout: FigureLayout;
  readonly state: SwitchingState;
  readonly finds: Finds;
  readonly board: SvgNode;
  readonly choice: TemplateResult; // of the picture
  readonly about: TemplateResult; // what there is to see in it
  readonly below: TemplateResult; // the reader's own picture
};

export type SwitchingActs = {
  readonly go: (by: number) => void; // to another component
  readonly exchange: () => void;
};

function buttons({ state, finds }: SwitchingShown, acts: SwitchingActs): TemplateResult {
  const { length } = finds.components;
  return html`<div class="button-row" role="group" aria-label="Switching components">
    ${dimmedButton('Exchange', length > 0, acts.exchange, {
      style: 'primary switching-exchange',
      pressed: state.exchanged,
    })}
    ${dimmedButton('Previous', state.at > 0, () => acts.go(-1))}
    ${dimmedButton('Next', state.at + 1 < length, () => acts.go(1))}
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

/** The other picture, for paper. @source none */
export function afterView(id: string, finds: Finds, state: SwitchingState): TemplateResult {
  const model = boardShown(finds, state);
  return html`<div data-paper>
    ${pictured(boardPicture(model, { id, cell: usualCell(model) }))}
    <p class="switching-sentence">${stateText(finds, state)}</p>
  </div>`;
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
        ${pictured(board)}
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
