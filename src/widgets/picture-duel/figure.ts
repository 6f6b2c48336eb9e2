/** `<picture-duel>`: a picture of one's own against five solvers; its numbers go to a friend, who plays beside them. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { countFilled, formatGrid } from '../../engine/board/image.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { isSolved } from '../../kit/play/game.ts';
import type { Game } from '../../kit/play/game.ts';
import { allMethods, drawOn, openIn } from '../../kit/puzzle/openIn.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import type { FigureParts } from '../../notebook/cell/figureParts.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import * as acts from './acts.ts';
import { exampleView, friendBoard, pictureBoard } from './boards.ts';
import { allCells, duelSettings, rightOf } from './model.ts';
import { sendLabel } from './send.ts';
import { lanesOf, lanesView, raceRows, raceTable, ridgeView, sentView } from './view.ts';
import { gameOf, isEmpty, isSimple, isUnsolvable, puzzleCode, starNow, toldOf } from './state.ts';
import type { About, At } from './state.ts';
import { questionOf } from './words.ts';

/** A worker that is not to be had has words and buttons; drawing goes on. */
function trouble({ work }: At): TemplateResult | typeof nothing {
  const isTroubled = work.problem !== '' || work.notices.length > 0;
  return isTroubled ? workView(work, () => work.stop()) : nothing;
}

const undoButton = (at: At): TemplateResult =>
  dimmedButton('Undo', acts.canUndo(at), () => acts.undo(at));

/** What can be pressed beside a picture of one's own; a puzzle that nobody can solve is not what one is asked to send. */
function drawing(at: At): TemplateResult {
  const empty = isEmpty(at);
  const { warned } = at.kept;
  const style = isUnsolvable(at.kept) ? '' : 'primary';
  return html`<div class="button-row duel-send">
      ${dimmedButton(
        warned && at.kept.sent === null ? 'Send it all the same' : sendLabel(at.kept.sent),
        !empty,
        () => void acts.send(at),
        { style },
      )}
      ${undoButton(at)}
    </div>
    <div class="button-row duel-others">
      ${
        empty
          ? html`<button type="button" @click=${() => acts.startFromCat(at)}>From a cat</button>
              <button type="button" @click=${() => acts.startFromBoard(at)}>
                From a random board
              </button>`
          : html`<button type="button" @click=${() => acts.clear(at)}>Clear</button>`
      }
    </div>`;
}

/** Beside a friend's: the turn comes when it is solved. */
function playing(at: At, game: Game): TemplateResult {
  const solved = isSolved(game);
  const able = at.state.marks !== '' && at.kept.race !== null && !solved;
  return html`<div class="button-row duel-send">
      ${dimmedButton('Check my marks', able, () => acts.check(at))} ${undoButton(at)}
    </div>
    <div class="button-row duel-others">
      ${
        solved
          ? html`<button type="button" class="primary" @click=${() => acts.drawBack(at)}>
              Draw one back
            </button>`
          : nothing
      }
    </div>`;
}

/** The ways on with the puzzle on show. */
function waysOn(at: At): TemplateResult {
  const code = puzzleCode(at);
  const studio = gameOf(at) === null ? drawOn(at.kept.image) : null;
  return html`<p class="button-row">
    ${code === null ? nothing : html`<a class="button" href=${openIn(allMethods, code)}>All methods on it</a>`}
    ${studio === null ? nothing : html`<a class="button" href=${studio}>Go on in the studio</a>`}
  </p>`;
}

function parts(at: At): FigureParts {
  const { kept } = at;
  const game = gameOf(at);
  const { race, sent } = kept;
  const { head, more } = toldOf(at);
  const you =
    game === null ? null : isSolved(game) ? allCells : race === null ? 0 : rightOf(game, race);
  const look = game !== null ? 'is-friend' : isEmpty(at) ? 'is-empty' : '';
  return {
    picture: html`<div class="duel-board ${look}">
      ${game === null ? part(kept.easel.boardOf(pictureBoard(kept.image, kept.clues, race), true, `${at.id}-board`)) : part(kept.play(at))}
    </div>`,
    place: html`<div class="duel-race">${lanesView(lanesOf(race, you))} ${trouble(at)}</div>`,
    sentence: html`<p>${head}</p>`,
    answer: html`<p class="duel-more">${more}</p>`,
    action: game === null ? drawing(at) : playing(at, game),
    way:
      sent !== null
        ? sentView(sent)
        : at.prebuilt === null
          ? nothing
          : ridgeView(at.prebuilt.answer, starNow(at)),

    more: html`${raceTable(race, you)} ${waysOn(at)}`,
  };
}

export const figure = stateFigure<About>({
  tag: 'picture-duel',
  settings: duelSettings,
  titleOf: ({ puzzle }) => (puzzle === null ? null : questionOf(isSimple(puzzle))),
  keep: acts.keep,
  work: acts.workOf,
  attached: acts.attached,
  opened: acts.opened,
  changed: acts.changed,
  show(at) {
    const game = gameOf(at);
    if (game !== null) at.kept.play(at).show(friendBoard(game, at.kept.checked ?? []));
  },
  left: acts.left,
  parts,
  drawn: acts.afterDrawing,
  files(at) {
    const game = gameOf(at);
    const { image, raced } = at.kept;
    const code = puzzleCode(at);
    const race = raced === code ? at.kept.race : null;
    return {
      name: game === null ? 'duel' : 'duel-of-a-friend',
      rows: () => raceRows(race, null),
      json: () => ({
        puzzle: code,
        ...(game === null
          ? { picture: formatGrid(image), filled: countFilled(image) }
          : { marks: at.state.marks }),
        race: raceRows(race, null)
          .slice(1)
          .map(([solver, cells]) => ({ solver, cells })),
      }),
      svg: () =>
        boardPicture(
          game === null ? pictureBoard(image, at.kept.clues, race) : friendBoard(game, []),
        ),
    };
  },
  paper: ({ prebuilt }) => exampleView(prebuilt),
});
