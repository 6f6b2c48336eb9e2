/** The boards behind a point of a chart: the choice among them, and their list. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { grouped } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { boardList } from './boardList.ts';
import type { ListedBoard } from './boardList.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';

/** The boards of the chosen point, where all of them are known. */
export type PointBoards<Choice extends string> = {
  readonly title: string; // "Boards at 30 %, your run"
  readonly choice: Choice;
  readonly boards: readonly ListedBoard[];
  readonly all: number; // of this choice
};

/** The boards of the chosen point. */
export type PanelShown<Choice extends string> = {
  readonly title: string; // "Boards at 30 %, your run"
  readonly choice: Choice;
  readonly choices: readonly { readonly word: Choice; readonly text: string }[];
  readonly list: TemplateResult; // or what there is to say without boards
  readonly more: boolean; // there are, or may be, more
};

export type BoardPanelActs<Choice extends string> = {
  readonly onBoardChoice: (choice: Choice) => void;
  readonly onMoreBoards: () => void;
  readonly onCloseBoards: () => void;
};

/**
 * What a panel shows of boards that are known.
 *
 * @param texts - of all choices
 */
export function pointBoards<Choice extends string>(
  panel: PointBoards<Choice> | null,
  texts: Readonly<Record<Choice, string>>,
): PanelShown<Choice> | null {
  if (panel === null) return null;
  const { title, choice, boards, all } = panel;
  return {
    title,
    choice,
    choices: Object.entries<string>(texts).map(([word, text]) => ({ word: word as Choice, text })),
    list: html`<p class="readout">
        ${all === 0 ? 'This point has no such board.' : `${grouped(boards.length)} of ${grouped(all)}:`}
      </p>
      ${all === 0 ? nothing : boardList(title, boards)}`,
    more: boards.length < all,
  };
}

/**
 * The panel.
 *
 * @param id - of the figure; the panel is at its end with `-list`
 * @param shown - null before a point is chosen
 */
export function boardPanel<Choice extends string>(
  id: string,
  shown: PanelShown<Choice> | null,
  acts: BoardPanelActs<Choice>,
): TemplateResult | typeof nothing {
  if (shown === null) return nothing;
  const { title, choice, choices, list, more } = shown;
  return html`<div role="group" class="run-boards" aria-label=${title}>
    <div class="controls">
      <h3 tabindex="-1" id="${id}-list">${title}</h3>
      ${choiceField({
        id: `${id}-board-choice`,
        label: 'Show',
        value: choice,
        choices,
        onChoice: acts.onBoardChoice,
      })}
      <button type="button" class="quiet" @click=${acts.onCloseBoards}>Close</button>
    </div>
    ${list}
    ${more ? html`<button type="button" @click=${acts.onMoreBoards}>Show more</button>` : nothing}
  </div>`;
}
