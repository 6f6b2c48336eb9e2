/**
 * The order of every figure: its picture, one primary action, what it answers, and then the settings behind a fold. A view
 * names its parts and does not place them, so that no figure asks for settings before it shows something.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../template/html.ts';

export type Content = TemplateResult | typeof nothing;

/** What a figure consists of. */
export type FigureParts = {
  readonly picture: Content; // with the words without which it says nothing
  readonly action?: Content; // the one thing to press
  readonly answer?: Content; // what the reader's choice in the picture gave, and the sentence about it
  readonly settings?: Content;
  readonly more?: Content; // sources, verdicts, tables, the way on
};

/** Which folds of a figure are open; they stay as the reader left them while the page lives. */
export class Folds {
  readonly #open = new Set<string>();

  isOpen(name: string): boolean {
    return this.#open.has(name);
  }

  put(name: string, open: boolean): void {
    if (open) this.#open.add(name);
    else this.#open.delete(name);
  }
}

/** How a figure is laid out. */
export type FigureLayout = {
  readonly folds: Folds;
  readonly pared: boolean; // everything but picture, action and answer is behind one fold
  readonly onFold?: () => void; // that fold, or the one of the settings, was opened or closed
};

/** The fold with the settings of a figure, and in a pared one with everything else. */
export const settingsFold = 'settings';

/** What stands on the fold of the settings. */
const foldSummary = (pared: boolean): string => (pared ? 'Settings and more' : 'Settings');

/**
 * A part of a figure behind a fold, which stays as the reader left it.
 *
 * @param name - tells the folds of a figure apart
 * @param onToggle - for a content that is made only while it is seen
 */
export function fold(
  folds: Folds,
  name: string,
  summary: string,
  content: Content,
  onToggle: () => void = () => {},
): TemplateResult {
  return html`<details
    class="cell-fold"
    data-fold=${name}
    ?open=${folds.isOpen(name)}
    @toggle=${(event: Event) => {
      folds.put(name, (event.currentTarget as HTMLDetailsElement).open);
      onToggle();
    }}
  >
    <summary>${summary}</summary>
    <div class="cell-fold-body">${content}</div>
  </details>`;
}

/** The figure, its parts in their order. */
export function figureParts(
  parts: FigureParts,
  { folds, pared, onFold }: FigureLayout,
): TemplateResult {
  const { picture, action = nothing, answer = nothing, settings = nothing, more = nothing } = parts;
  const folded = pared ? html`${settings} ${more}` : settings;
  return html`<div class="cell-picture">${picture}</div>
    ${action === nothing ? nothing : html`<div class="cell-action">${action}</div>`}
    ${answer === nothing ? nothing : html`<div class="cell-answer">${answer}</div>`}
    ${folded === nothing ? nothing : fold(folds, settingsFold, foldSummary(pared), folded, onFold)}
    ${pared ? nothing : more}`;
}
