/** `<two-pictures>`: for a puzzle of which nothing can be inferred, pictures that show it, made and checked on the spot. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { askSearch } from '../../kit/records/answers.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { pictureStrip } from '../../kit/board/pictureStrip.ts';
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
  const button = (text: string, to: number, style = ''): TemplateResult =>
    dimmedButton(
      text,
      at >= 0 && to >= 0 && to < length && to !== at,
      () => shown.change({ at: to + 1 }),
      { style },
    );
  return html`<div class="button-row" role="group" aria-label="Pictures">
    ${button('Next picture', at + 1, 'primary')} ${button('Back', at - 1)}
    ${button('The last', length - 1)}
  </div>`;
}

function answer(at: Pictures): TemplateResult {
  const { found, puzzle, state } = at;
  const { chosen } = state;
  const proof = found === null ? '' : model.proofText(puzzle, found);
  const cellText = found === null ? null : model.cellText(puzzle, found, state);
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
    ${at.work} ${pictureStrip(strip, (to) => at.change({ at: to + 1 }))}
    ${proof === '' ? nothing : html`<p data-check>${proof}</p>`}
    <p data-cell-text>
      ${cellText ?? 'Choose a cell of the board to see two pictures that differ there.'}
    </p>`;
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
  parts: (at) => ({ action: buttons(at), answer: answer(at) }),
  files: ({ puzzle, found }) => ({
    name: 'certificate',
    rows: () => (found === null ? [] : model.cellRows(puzzle, found)),
    json: () => model.proofJson(puzzle, found),
  }),
});
