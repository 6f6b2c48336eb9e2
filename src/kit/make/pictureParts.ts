/** Parts of the figures that make a puzzle of a picture: how it comes in, its threshold, the strip of results. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import type { Grid } from '../../engine/board/cell.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { stepText } from './model.ts';
import { captionOf, orderedResults, variantText } from './offered.ts';
import type { Offered, StripOrder } from './offered.ts';

/** Everything that is shown. */
export type PictureShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly board: Part;
  readonly picture: Grid; // as cells, before any repair
  readonly about: string; // the picture in a sentence
  readonly kind: string | null; // what the puzzle of the picture is; null while that is not known, and of a result
  readonly solving: WorkShown | null; // the search for a second solution, when there is something to see of it
  readonly threshold: number;
  readonly automatic: boolean; // it is Otsu's
  readonly results: readonly Offered[];
  readonly summary: string; // of the results
  readonly order: StripOrder;
  readonly number: number; // of the result on show, from 1; 0: the picture
  readonly step: number; // of that result
  readonly open: readonly { readonly href: string; readonly text: string }[];
  readonly told: string;
  readonly fitting: boolean | null; // a picture of points is taken as it is; null where there is none
  readonly dragging: boolean; // something is held over the figure
  readonly work: WorkShown;
};

/** What the reader can do. */
export type PictureActs = {
  readonly repair: () => void;
  readonly stop: () => void;
  readonly stopSolving: () => void;
  readonly goOnSolving: () => void;
  readonly file: (files: FileList | null) => void;
  readonly clear: () => void;
  readonly sample: () => void;
  readonly asIs: (asIs: boolean) => void;
  readonly threshold: (text: string) => void; // '' for Otsu's
  readonly show: (number: number) => void;
  readonly step: (step: number) => void;
  readonly order: (order: StripOrder) => void;
};

/** The sign of a cell that sweeps leave unknown. */
export const diamond = (): TemplateResult =>
  html`<svg class="picture-sign" width="14" height="14" viewBox="0 0 20 20" aria-hidden="true">
    <path class="picture-open" d="M10 3l7 7l-7 7l-7 -7z" />
  </svg>`;

/** Takes a picture file, or a photograph. */
export const fileButton = ({ id }: PictureShown, acts: PictureActs): TemplateResult =>
  html`<label class="button picture-file"
    >Your picture<input
      id="${id}-file"
      type="file"
      accept="image/*"
      @change=${(event: Event) => {
        const input = event.currentTarget as HTMLInputElement;
        acts.file(input.files);
        input.value = '';
      }}
  /></label>`;

const fittings = { points: 'a cell for each point', board: 'made for the board' } as const;

/** How a picture of points becomes cells; nothing where there is none. */
export const fittingField = (
  { id, fitting }: PictureShown,
  { asIs }: PictureActs,
): TemplateResult | typeof nothing =>
  fitting === null
    ? nothing
    : html`${choiceField({
        id: `${id}-fitting`,
        label: 'Your picture',
        value: fitting ? 'points' : 'board',
        choices: (Object.keys(fittings) as (keyof typeof fittings)[]).map((word) => ({
          word,
          text: fittings[word],
        })),
        onChoice: (word) => asIs(word === 'points'),
      })}`;

export function slider(
  { id, threshold, automatic }: PictureShown,
  acts: PictureActs,
): TemplateResult {
  return html`<div class="picture-threshold">
    <label for="${id}-threshold">Threshold</label>
    <input
      id="${id}-threshold"
      type="range"
      min="0"
      max="256"
      .value=${live(String(threshold))}
      @input=${(event: Event) => acts.threshold((event.currentTarget as HTMLInputElement).value)}
    />
    <output for="${id}-threshold">${threshold}${automatic ? ' (Otsu’s)' : ''}</output>
    ${dimmedButton('Otsu’s', !automatic, () => acts.threshold(''))}
  </div>`;
}

/** How a picture comes in. */
export function intake({ id }: PictureShown, acts: PictureActs): TemplateResult {
  return html`<p class="readout" id="${id}-hint">
      Choose a file, drop one on the figure, or paste one while the focus is in the figure. It stays
      in your browser. Or draw: click or drag on the picture to fill, begin on a filled cell to
      empty; arrow keys move, Enter fills and empties.
    </p>
    <div class="button-row">
      <button type="button" data-sample @click=${acts.sample}>The sample</button>
    </div>`;
}

const orderTexts: Readonly<Record<StripOrder, string>> = {
  difficulty: 'by difficulty',
  distance: 'by distance from the picture',
};

export function strip(shown: PictureShown, acts: PictureActs): TemplateResult | typeof nothing {
  const { results, number, order, summary, id, picture } = shown;
  if (results.length === 0) return nothing;
  const tile = (at: number, caption: string, image: Grid): TemplateResult =>
    html`<li>
      <button
        type="button"
        class="is-told"
        aria-pressed=${at === number ? 'true' : 'false'}
        @click=${() => acts.show(at)}
      >
        ${guard([image], () => pictured(boardPictureSmall(image, { label: '', size: 64 })))}
        <span>${caption}</span>
      </button>
    </li>`;
  return html`<p data-results><strong>${markedWords(summary)}</strong></p>
    <div class="controls">
      ${choiceField({
        id: `${id}-order`,
        label: 'Results',
        value: order,
        choices: (Object.keys(orderTexts) as StripOrder[]).map((word) => ({
          word,
          text: orderTexts[word],
        })),
        onChoice: acts.order,
      })}
    </div>
    <ul class="picture-results" aria-label="Pictures that were found">
      ${tile(0, 'the picture', picture)}
      ${orderedResults(results, order).map(({ number: at, result }) =>
        tile(at, captionOf(result), result.image),
      )}
    </ul>`;
}

/** The accepted cells one by one. */
export function walk(shown: PictureShown, acts: PictureActs): TemplateResult | typeof nothing {
  const { results, number, step, id, picture } = shown;
  const result = results[number - 1];
  if (result === undefined) return nothing;
  if (!('steps' in result)) return html`<p data-step>${markedWords(variantText(result))}</p>`;
  const { length } = result.steps;
  return html`<div class="picture-walk">
      ${dimmedButton('Back', step > 0, () => acts.step(step - 1))}
      <input
        id="${id}-step"
        type="range"
        min="0"
        max=${length}
        aria-label="Cells filled by the repair"
        .value=${live(String(step))}
        @input=${(event: Event) => acts.step(Number((event.currentTarget as HTMLInputElement).value))}
      />
      ${dimmedButton('Forward', step < length, () => acts.step(step + 1))}
    </div>
    <p data-step>${markedWords(stepText(result, step, picture.width))}</p>`;
}

/** Where the puzzle can be opened. @param first - the way that the figure has before them */
export const onward = (
  { open, told }: PictureShown,
  first: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<p class="button-row">
    ${first}
    ${open.map(
      ({ href, text }) => html`<a class="button" data-told=${told} href=${href}>${text}</a>`,
    )}
  </p>`;
