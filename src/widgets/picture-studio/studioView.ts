/** The studio: the drawing with its verdict, the changes that a search proposes, names, and the ways out. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Wanted } from '../../engine/make/wanted.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import { changeText } from '../../kit/make/changes.ts';
import { gallery } from './galleryView.ts';
import type { Mine } from './mine.ts';
import { nearest, needsTexts, unitOf } from '../../kit/make/offered.ts';
import type { Needs } from '../../kit/make/offered.ts';
import { aimTexts } from '../../kit/make/settings.ts';
import type { PictureForm } from '../../kit/make/settings.ts';
import type { Studio } from './studio.ts';
import { tools } from './toolsView.ts';
import type { ToolsShown } from './toolsView.ts';
import { uses } from './usesView.ts';
import { waitingText } from './verdict.ts';
import { diamond, intake, slider, solving, strip, walk } from '../../kit/make/pictureParts.ts';
import type { PictureActs, PictureShown } from '../../kit/make/pictureParts.ts';

/** What the studio shows beside the picture. */
export type StudioShown = ToolsShown & {
  readonly form: PictureForm;
  readonly fields: TemplateResult; // the others
  readonly head: string; // the verdict, short
  readonly verdict: string | null; // null while it is not known
  readonly mine: Mine | null; // null where none are kept
  readonly keep: (change: Partial<PictureForm>) => void;
  readonly take: (number: number) => void; // a result becomes the drawing
};

/** All of it. */
export function studioView(
  shown: PictureShown,
  acts: PictureActs,
  studio: Studio,
  more: StudioShown,
): TemplateResult {
  return figureParts(
    {
      picture: html`${tools(shown, studio, more)} ${head(shown, more)}
        <div class="picture-place" ?data-dragging=${shown.dragging}>${part(shown.board)}</div>
        ${drawn(shown, more)}
        <p class="readout picture-key">
          ${diamond()} sweeps leave it unknown; ${halves()} another solution has it otherwise; a
          ring: changed.
        </p>`,
      sentence: verdict(shown, more),
      setting: aim(shown, studio, more),
      action: html`${mending(shown, studio, more)} ${uses(shown, more.form, more.toggled)}`,
      answer: html`${changes(shown, studio)} ${offered(shown, acts, more)}`,
      settings: html`${wanted(shown, acts, more)} ${slider(shown, acts)} ${intake(shown)}
      ${more.fields}`,
      more: html`${names(shown, more)} ${more.mine === null ? nothing : gallery(more.mine)}
        <p class="button-row">
          <button type="button" data-print @click=${() => print()}>Print a sheet</button>
        </p>
        ${studio.box.template()}`,
    },
    shown.layout,
  );
}

/** A small square, half of it filled. */
const halves = (): TemplateResult =>
  html`<svg class="picture-sign" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    <g class="board-either">
      <path class="board-either-frame" d="M2 2h10v10h-10z" />
      <path class="board-either-half" d="M12 2v10h-10z" />
    </g>
  </svg>`;

const aims = (Object.keys(aimTexts) as Wanted[]).map((word) => ({ word, text: aimTexts[word] }));

/** What the drawing is to become. */
const aim = (
  { id, range }: PictureShown,
  studio: Studio,
  { form, keep }: StudioShown,
): TemplateResult | typeof nothing =>
  studio.mending.idle && range.work.idle
    ? html`<div class="controls">
        ${choiceField({
          id: `${id}-aim`,
          label: 'It should be',
          value: form.aim as Wanted,
          choices: aims,
          onChoice: (word) => keep({ aim: word }),
        })}
      </div>`
    : nothing;

/** The search for it. */
function mending(
  { range }: PictureShown,
  studio: Studio,
  { form }: StudioShown,
): TemplateResult | typeof nothing {
  if (!studio.mending.idle) return workView(studio.mending, () => studio.stopMending());
  if (!range.work.idle) return nothing;
  return html`<div class="button-row">
    <button type="button" class="primary" data-mend @click=${() => void studio.mend()}>
      Make it ${aimTexts[form.aim as Wanted]}
    </button>
  </div>`;
}

/** The verdict in one line above the board, with its room: nothing moves under the hand. */
const head = ({ range }: PictureShown, { head: text, mine }: StudioShown): TemplateResult =>
  html`<p class="picture-head" data-head>
      ${range.number > 0 ? 'A result of the search' : markedWords(text)}
    </p>
    ${
      (mine?.keeper.said ?? '') === ''
        ? nothing
        : html`<p class="field-message" data-tone="warning" data-not-kept>${mine?.keeper.said}</p>`
    }`;

/** What the drawing is, or a result, beneath it. */
const drawn = (shown: PictureShown, { verdict: text }: StudioShown): TemplateResult =>
  html`<p data-picture>${markedWords(shown.about)}</p>
    ${shown.range.number > 0 || text !== null ? nothing : solving(shown)}`;

/** The verdict as a whole, where the stage has room for it beside the picture; of a result its steps say it. */
function verdict({ range, judge }: PictureShown, { verdict: text }: StudioShown): TemplateResult {
  if (range.number > 0) return html`<p class="picture-verdict">A result of the search.</p>`;
  return html`<p class="picture-verdict" data-verdict>
    ${markedWords(text ?? waitingText(judge.search.progress))}
  </p>`;
}

/** The changes of a proposal, each to be taken back. */
function changes({ made }: PictureShown, studio: Studio): TemplateResult | typeof nothing {
  const { mended } = studio;
  const said = mended === '' ? nothing : html`<p data-mended>${markedWords(mended)}</p>`;
  const { changes: cells } = made.values;
  if (cells.length === 0) return mended === '' ? nothing : html`${said}`;
  return html`${said}
    <div class="picture-changes" role="group" aria-label="Changes">
      <p>${counted(cells.length, 'change')}; each can be taken back:</p>
      <ul>
        ${cells.map(
          (cell) =>
            html`<li>
              <span>${changeText(made.image, cell)}</span>
              <button
                type="button"
                aria-label="Take back ${changeText(made.image, cell)}"
                @click=${() => studio.changeCells([cell])}
              >
                Take back
              </button>
            </li>`,
        )}
      </ul>
    </div>`;
}

const needsChoices = (Object.keys(needsTexts) as Needs[]).map((word) => ({
  word,
  text: needsTexts[word],
}));

/** The method that pictures close to the drawing are to need, and the search for them. */
function wanted(
  { id, range: { work, results } }: PictureShown,
  acts: PictureActs,
  { form, keep }: StudioShown,
): TemplateResult {
  return html`<div class="controls">
      ${choiceField({
        id: `${id}-needs`,
        label: 'Others like it should need',
        value: form.needs as Needs,
        choices: needsChoices,
        onChoice: (needs) => keep({ needs, shown: '0', step: '' }),
      })}
    </div>
    <div class="button-row">
      <button
        type="button"
        data-repair
        aria-disabled=${work.idle ? 'false' : 'true'}
        @click=${() => (work.idle ? acts.repair() : undefined)}
      >
        ${results.length === 0 ? 'Find its range of difficulty' : 'Search the range again'}
      </button>
    </div>`;
}

/** The range of difficulty that the drawing offers by a method, and the dial on it. */
function offered(
  shown: PictureShown,
  acts: PictureActs,
  { form, take }: StudioShown,
): TemplateResult | typeof nothing {
  const { work, results, number, summary } = shown.range;
  if (!work.idle) return html`${workView(work, acts.stop)} ${strip(shown, acts)}`;
  return html`${dial(shown, acts, form.needs as Needs)}
  ${
    results.length === 0 && summary !== ''
      ? html`<p data-results>${markedWords(summary)}</p>`
      : nothing
  }
  ${strip(shown, acts)} ${walk(shown, acts)}
  ${
    number === 0
      ? nothing
      : html`<div class="button-row">
          <button type="button" data-take @click=${() => take(number)}>
            Draw on with this one
          </button>
        </div>`
  }`;
}

function dial(
  { id, range: { results, number } }: PictureShown,
  acts: PictureActs,
  needs: Needs,
): TemplateResult | typeof nothing {
  const found = results.map(({ difficulty }) => difficulty);
  const [least, most] = [Math.min(...found), Math.max(...found)];
  if (least >= most) return nothing;
  const now = results[number - 1]?.difficulty ?? least;
  return html`<div class="picture-threshold">
    <label for="${id}-dial">Difficulty, in ${unitOf(needs)}s</label>
    <input
      id="${id}-dial"
      type="range"
      min=${least}
      max=${most}
      .value=${live(String(now))}
      @change=${(event: Event) =>
        acts.show(nearest(results, Number((event.target as HTMLInputElement).value)))}
    />
    <output for="${id}-dial">${now} of ${least} to ${most}</output>
  </div>`;
}

/** Who made it, and what others may do with it. */
const names = ({ id }: PictureShown, { form, keep }: StudioShown): TemplateResult =>
  html`<div class="controls picture-names">
    ${(['name', 'author', 'licence'] as const).map(
      (key) =>
        html`<div class="field">
          <label for="${id}-${key}">${labels[key]}</label>
          <input
            id="${id}-${key}"
            type="text"
            autocomplete="off"
            maxlength="200"
            .value=${live(form[key])}
            @input=${(event: Event) => keep({ [key]: (event.target as HTMLInputElement).value })}
          />
        </div>`,
    )}
  </div>`;

const labels = {
  name: 'Name',
  author: 'Author',
  licence: 'Licence, such as CC BY 4.0',
} as const;
