/**
 * The stage of every figure: its picture; beside it, or below a wide one, where it stands, one sentence, one act and the way
 * through; and all else behind "More". A view names its parts and does not place them.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../template/html.ts';
import { settingsFold } from './moreMemory.ts';

export type Content = TemplateResult | typeof nothing;

/** What a figure consists of. */
export type FigureParts = {
  readonly picture: Content; // with the words without which it says nothing
  readonly wide?: boolean; // the picture takes the whole width, and the rest stands below it
  readonly drop?: number; // how far into the picture, 544 px wide, its subject begins: the rest begins there, too
  readonly place?: Content; // where it stands, in a few words: "Sweep 3 of 17, rows"
  readonly sentence?: Content; // what just happened, for a person
  readonly answer?: Content; // what the reader's choice in the picture gave, in small letters
  readonly second?: Content; // a smaller picture beside the large one; on a phone the act stands before it
  readonly setting?: Content; // what is set above the act, in a line: rarely more than one field
  readonly action?: Content; // the one thing to press
  readonly way?: Content; // the way through, where there is one: a slider under a picture of it
  readonly settings?: Content; // behind "More", at the right
  readonly more?: Content; // behind "More": log, tables, sources, proofs, the ways on
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
  readonly onFold?: () => void; // "More" was opened or closed
  readonly bare?: boolean; // the picture, and where it stands: a text leads the figure
};

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

const within = (name: string, content: Content): Content =>
  content === nothing ? nothing : html`<div class=${name}>${content}</div>`;

/** Room above what stands beside a picture, as high as the head of the picture is. It scales with the column. */
const dropOf = (drop: number): Content =>
  drop === 0
    ? nothing
    : html`<svg class="stage-drop" viewBox=${`0 0 288 ${drop}`} aria-hidden="true"></svg>`;

/** What stands beside the picture. */
function says({
  drop = 0,
  place = nothing,
  sentence = nothing,
  answer = nothing,
}: FigureParts): Content {
  if (place === nothing && sentence === nothing && answer === nothing) return nothing;
  return html`<div class="stage-says">
    ${dropOf(drop)} ${within('stage-place', place)} ${within('stage-sentence', sentence)}
    ${within('cell-answer', answer)}
  </div>`;
}

/** What can be pressed there. */
function acts({ setting = nothing, action = nothing, way = nothing }: FigureParts): Content {
  if (setting === nothing && action === nothing && way === nothing) return nothing;
  return html`<div class="stage-acts">
    ${within('stage-setting', setting)} ${within('cell-action', action)} ${within('stage-way', way)}
  </div>`;
}

/** All else. */
function drawer(
  { settings = nothing, more = nothing }: FigureParts,
  { folds, onFold }: FigureLayout,
): Content {
  if (settings === nothing && more === nothing) return nothing;
  const content = html`${within('stage-told', more)} ${within('stage-settings', settings)}`;
  return fold(folds, settingsFold, 'More', content, onFold);
}

/** The figure, its parts in their order. */
export function figureParts(parts: FigureParts, layout: FigureLayout): TemplateResult {
  if (layout.bare === true)
    return html`<div class="cell-picture">${parts.picture}</div>
      ${within('stage-place', parts.place ?? nothing)}`;
  const [said, pressed] = [says(parts), acts(parts)];
  const second = within('stage-second', parts.second ?? nothing);
  const alone = said === nothing && pressed === nothing;
  const look = parts.wide === true ? 'is-wide' : alone ? 'is-alone' : '';
  return html`<div class="stage ${look}">
      <div class="cell-picture">${parts.picture}</div>
      ${said} ${second} ${pressed}
    </div>
    ${drawer(parts, layout)}`;
}
