/** `<switching-component>`: a picture, its switching components one at a time, and the exchange that changes nothing. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { pictureOfPuzzle } from '../../kit/puzzle/picture.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import type { Finds, SwitchingProps, SwitchingState } from './model.ts';
import { presets } from './presets.ts';

type Switching = At<SwitchingState, Finds>;

function buttons({ found: { components }, state, change }: Switching): TemplateResult {
  const { exchanged } = state;
  const words = exchanged ? 'Flip them back' : 'Flip these four cells';
  return html`<div class="button-row">
    ${dimmedButton(words, components.length > 0, () => change({ exchanged: !exchanged }), {
      style: 'primary',
    })}
  </div>`;
}

/** Which four cells, where there are others. */
function which({
  found: { components },
  state,
  change,
}: Switching): TemplateResult | typeof nothing {
  const { number } = state;
  const { length } = components;
  const go = (to: number): void => change({ number: to, exchanged: false });
  return length < 2
    ? nothing
    : html`<div class="button-row" role="group" aria-label="Switching components">
        ${dimmedButton('Previous', number > 1, () => go(number - 1))}
        ${dimmedButton('Next four', number < length, () => go(number + 1))}
      </div>`;
}

function checks({ found, state }: Switching): TemplateResult | typeof nothing {
  const component = model.componentAt(found, state);
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
      ${model.lineChecks(found, component).map(
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

export const figure = puzzleFigure<SwitchingProps, SwitchingState, Finds>({
  tag: 'switching-component',
  titlePrefix: 'Switching components: ',
  presets,
  settings: model.switchingSettings,
  usual: model.defaultState,
  what: 'picture',
  codeOf: pictureOfPuzzle,
  puzzleOf: (_, { puzzle }) => puzzle,
  find: ({ code }) => model.findsOf(code),
  checked: model.askedOf,
  said: ({ found, state }) => model.stateText(found, state),
  board: { model: ({ found, state }) => model.boardShown(found, state) },
  parts: (at) => ({
    place: html`${markTemplate('several')} ${model.placeText(at.found, at.state)}`,
    sentence: html`<p>${model.shortText(at.found, at.state)}</p>`,
    setting: which(at),
    action: buttons(at),
    more: html`<p class="switching-sentence">${markedWords(model.stateText(at.found, at.state))}</p>
      ${checks(at)}
      <p class="readout">${model.findsText(at.found)} ${at.found.solutions}</p>`,
  }),
  files: ({ found, state }) => ({
    name: 'switching',
    rows: () => model.componentRows(found),
    json: () => ({
      picture: formatGrid(found.image),
      rows: found.puzzle.rows,
      columns: found.puzzle.columns,
      components: found.components,
      complete: found.complete,
      shown: formatGrid(model.shownImage(found, state)),
    }),
  }),
  /** The picture after the exchange. */
  paper: ({ found, state }) => {
    const after = { ...state, exchanged: true };
    if (model.componentAt(found, after) === null) return nothing;
    const shown = model.boardShown(found, after);
    return html`<div data-paper>
      ${pictured(boardPicture(shown))}
      <p>${model.stateText(found, after)}</p>
    </div>`;
  },
});
