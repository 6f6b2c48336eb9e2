/** `<two-pictures>`: for a puzzle of which nothing can be inferred, pictures that show it, made and checked on the spot. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { askSearch } from '../../kit/records/answers.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { pictureStrip } from '../../kit/board/pictureStrip.ts';
import { live } from 'lit-html/directives/live.js';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { Checked, PictureState, Proof, TwoPicturesProps } from './model.ts';
import { presets } from './presets.ts';

type Pictures = At<PictureState, Checked | null>;

const shownAt = ({ found, state }: Pictures): number =>
  found === null ? -1 : model.pictureAt(found, state);

function buttons(shown: Pictures): TemplateResult {
  const at = shownAt(shown);
  const { length } = shown.found?.grids ?? [];
  const isLast = at === length - 1;
  const go = (to: number): void => shown.change({ at: to + 1 });
  return html`<div class="button-row" role="group" aria-label="Pictures">
    ${backButton('Back', at > 0, () => go(at - 1))}
    ${dimmedButton(isLast ? 'From the start' : 'Next picture', length > 1, () => go(isLast ? 0 : at + 1), { style: 'primary' })}
  </div>`;
}

/** The way through the pictures. */
function way(shown: Pictures): TemplateResult | typeof nothing {
  const { length } = shown.found?.grids ?? [];
  const at = shownAt(shown);
  const id = `${shown.id}-way`;
  return length < 2
    ? nothing
    : html`<label class="visually-hidden" for=${id}>Picture</label>
        <input
          id=${id}
          class="stage-slider"
          type="range"
          min="1"
          max=${length}
          step="1"
          .value=${live(String(at + 1))}
          aria-valuetext="picture ${at + 1} of ${length}"
          @input=${(event: Event) => shown.change({ at: Number((event.target as HTMLInputElement).value) })}
        />`;
}

function more(at: Pictures): TemplateResult {
  const { found, puzzle, state } = at;
  const { chosen } = state;
  const proof = found === null ? '' : model.proofText(puzzle, found);
  const strip = {
    grids: found?.grids ?? [],
    at: shownAt(at),
    name: 'Picture',
    others: 'Next picture and Back',
    chosen: chosen === null ? null : chosen.row * puzzle.columns.length + chosen.column,
  };
  return html`<p class="pictures-sentence">
      ${found === null ? 'No pictures yet.' : model.pictureText(puzzle, found, state)}
    </p>
    ${pictureStrip(strip, (to) => at.change({ at: to + 1 }))}
    ${proof === '' ? nothing : html`<p data-check>${proof}</p>`}`;
}

/** Where the chosen cell is filled, and where empty. */
function answer(at: Pictures): TemplateResult {
  const { found, puzzle, state, work } = at;
  const text = found === null ? null : model.cellText(puzzle, found, state);
  return html`${work} ${text === null ? nothing : html`<p data-cell-text>${text}</p>`}`;
}

export const figure = puzzleFigure<TwoPicturesProps, PictureState, Checked | null, Proof>({
  tag: 'two-pictures',
  titlePrefix: 'Two pictures for each cell: ',
  presets,
  settings: model.pictureSettings,
  usual: model.defaultState,
  /** The build has made the pictures; they are checked here. */
  served: (proof, { code }) => model.checked(puzzleIn(code), proof),
  asks: {
    /** Pictures are checked as they come. */
    async run(asking) {
      const checker = model.partialChecker(asking.puzzle);
      asking.keep(checker.soFar);
      const found = await askSearch(asking, 'certificate', (news) => {
        checker.take(news);
        return model.newsText(news);
      });
      return found === null ? null : model.certified(found);
    },
    isWhole: ({ undecided }) => undecided === null,
    trouble: model.sizeTrouble,
  },
  checked: model.checkAsked,
  said: ({ puzzle, found, state }) =>
    found === null ? '' : model.pictureText(puzzle, found, state),
  board: {
    model: ({ puzzle, found, state }) => model.boardShown(puzzle, found, state),
    chosen: ({ state }) => state.chosen,
    press: ({ change, puzzle, found, state }, chosen) =>
      change(
        { chosen },
        (found === null ? null : model.cellText(puzzle, found, { ...state, chosen })) ?? '',
      ),
  },
  parts: (at) => ({
    place: html`${at.found === null ? '' : model.placeText(at.found, shownAt(at))}`,
    sentence: html`<p>
      ${at.found === null ? 'No pictures yet.' : model.shortText(at.found, at.state)}
    </p>`,
    answer: answer(at),
    action: buttons(at),
    way: way(at),
    more: more(at),
  }),
  files: ({ puzzle, found }) => ({
    name: 'certificate',
    rows: () => (found === null ? [] : model.cellRows(puzzle, found)),
    json: () => model.proofJson(puzzle, found),
  }),
});
