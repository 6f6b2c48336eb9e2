/** Parts of the figures that make a puzzle of a picture: how it comes in, its threshold, the strip of results. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import type { Grid } from '../../engine/board/cell.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { choiceField, fileField } from '../../notebook/settings/inputs.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { PictureJudge } from './judge.ts';
import type { Made } from './model.ts';
import { captionOf, orderedResults } from './offered.ts';
import type { StripOrder } from './offered.ts';
import { opensOf, sheetOf } from './opens.ts';
import type { PictureSource } from './pictureSource.ts';
import type { PictureRange } from './range.ts';

/** Everything that is shown. */
export type PictureShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly board: Part;
  readonly about: string; // what is on it, in a sentence
  readonly code: string; // of its puzzle
  readonly made: Made;
  readonly source: PictureSource;
  readonly judge: PictureJudge;
  readonly range: PictureRange;
  readonly order: StripOrder; // of its results
  readonly dragging: boolean; // something is held over the figure
};

/** What the reader can do. */
export type PictureActs = {
  readonly repair: () => void;
  readonly stop: () => void;
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
export const fileButton = ({ id, source }: PictureShown): TemplateResult =>
  fileField({
    id: `${id}-file`,
    label: 'Your picture',
    accept: 'image/*',
    onFiles: (files) => void source.take(files[0] ?? null, files.length),
  });

const fittings = { points: 'a cell for each point', board: 'made for the board' } as const;

/** How a picture of points becomes cells; nothing where there is none. */
export function fittingField({ id, source }: PictureShown): TemplateResult | typeof nothing {
  if (source.own?.pixels == null) return nothing;
  return html`${choiceField({
    id: `${id}-fitting`,
    label: 'Your picture',
    value: source.own.asIs ? 'points' : 'board',
    choices: (Object.keys(fittings) as (keyof typeof fittings)[]).map((word) => ({
      word,
      text: fittings[word],
    })),
    onChoice: (word) => source.asIs(word === 'points'),
  })}`;
}

/** The search for a second solution, while there is something to see of it. */
export const solving = ({ judge: { search } }: PictureShown): TemplateResult | typeof nothing =>
  search.progress === null
    ? nothing
    : workView(
        search.progress,
        () => search.work.pause(),
        () => search.work.resume(),
      );

export function slider({ id, made }: PictureShown, acts: PictureActs): TemplateResult {
  const automatic = made.values.threshold === null;
  return html`<div class="picture-threshold">
    <label for="${id}-threshold">Threshold</label>
    <input
      id="${id}-threshold"
      type="range"
      min="0"
      max="256"
      .value=${live(String(made.threshold))}
      @input=${(event: Event) => acts.threshold((event.currentTarget as HTMLInputElement).value)}
    />
    <output for="${id}-threshold">${made.threshold}${automatic ? ' (Otsu’s)' : ''}</output>
    ${dimmedButton('Otsu’s', !automatic, () => acts.threshold(''))}
  </div>`;
}

/** How a picture comes in. */
export const intake = ({ id }: PictureShown): TemplateResult =>
  html`<p class="readout" id="${id}-hint">
    Choose a file, drop one on the figure, or paste one while the focus is in the figure. It stays
    in your browser. Or draw: click or drag on the picture to fill, begin on a filled cell to empty;
    arrow keys move, Enter fills and empties.
  </p>`;

/** The picture that is there where none came. */
export const sampleButton = ({ source }: PictureShown): TemplateResult =>
  html`<button type="button" data-sample @click=${() => source.sample()}>The sample</button>`;

/** An empty sheet. */
export const clearButton = ({ source }: PictureShown): TemplateResult =>
  html`<button type="button" data-clear @click=${() => source.clear()}>Clear</button>`;

const orderTexts: Readonly<Record<StripOrder, string>> = {
  difficulty: 'by difficulty',
  distance: 'by distance from the picture',
};

export function strip(shown: PictureShown, acts: PictureActs): TemplateResult | typeof nothing {
  const { id, order, made } = shown;
  const { results, number, summary } = shown.range;
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
      ${tile(0, 'the picture', made.image)}
      ${orderedResults(results, order).map(({ number: at, result }) =>
        tile(at, captionOf(result), result.image),
      )}
    </ul>`;
}

/** The accepted cells one by one. */
export function walk(
  { id, made, range }: PictureShown,
  acts: PictureActs,
): TemplateResult | typeof nothing {
  const { result, step } = range;
  if (result === undefined) return nothing;
  const words = html`<p data-step>${markedWords(range.words(made.image.width))}</p>`;
  if (!('steps' in result)) return words;
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
    ${words}`;
}

/**
 * Where the puzzle can be opened.
 *
 * @param first - the way that the figure has before the others
 * @param last - those that it has after them
 */
export const onward = (
  { code, range }: PictureShown,
  first: TemplateResult | typeof nothing = nothing,
  last: ReturnType<typeof opensOf> = [sheetOf(code)],
): TemplateResult =>
  html`<p class="button-row">
    ${first}
    ${[...opensOf(code), ...last].map(
      ({ href, text }) => html`<a class="button" data-told=${range.told} href=${href}>${text}</a>`,
    )}
  </p>`;
