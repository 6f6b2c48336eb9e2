/** The games that the browser keeps, as a template. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { ListedGame } from '../../kit/play/savedGames.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { fileField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';

export type GamesShown = {
  readonly games: readonly ListedGame[];
  readonly present: string; // code of the puzzle on show
  readonly asksAll: boolean; // the player has asked once to delete all of it
  readonly open: (game: ListedGame) => void;
  readonly save: (game: ListedGame) => void; // to a file
  readonly remove: (game: ListedGame) => void;
  readonly removeAll: (sure: boolean) => void;
  readonly read: (file: File) => void;
};

/** How many there are, once that is known: the page as it is sent cannot. */
export const gamesTitle = ({ games }: GamesShown): string =>
  games.length === 0 ? 'Your games' : `Your games (${games.length})`;

/** The list, with the ways to open, save and delete. */
export function gamesPart(shown: GamesShown, id: string): TemplateResult {
  const { games, removeAll, asksAll } = shown;
  return html`<p>
      Games are kept in this browser and nowhere else. One that is not in this list is not kept.
    </p>
    ${
      games.length === 0
        ? nothing
        : html`<ul class="play-games">
            ${games.map((game) => gameItem(game, shown))}
          </ul>`
    }
    <div class="button-row">
      ${
        games.length === 0
          ? nothing
          : asksAll
            ? html`<span>Delete ${counted(games.length, 'game')} for good?</span>
                <button type="button" data-delete-all @click=${() => removeAll(true)}>
                  Yes, delete
                </button>
                <button type="button" @click=${() => removeAll(false)}>No</button>`
            : html`<button type="button" data-delete-all @click=${() => removeAll(true)}>
                Delete all games
              </button>`
      }
      ${fileField({
        id: `${id}-file`,
        label: 'Open a game from a file',
        accept: '.json,application/json',
        onFiles: ([file]) => shown.read(file!),
      })}
    </div>`;
}

function gameItem(listed: ListedGame, shown: GamesShown): TemplateResult {
  const { reading, aside } = listed;
  const does =
    (act: (game: ListedGame) => void): (() => void) =>
    () => {
      act(listed);
    };
  const words =
    reading.kind === 'game'
      ? `${reading.game.name}, ${reading.game.solved ? 'solved' : `${counted(reading.game.at, 'move')}, unfinished`}, ${reading.game.day}${aside ? ', set aside' : ''}`
      : reading.kind === 'version'
        ? `A game saved by another version of this page (${reading.version})`
        : `A game that cannot be read: ${reading.reason}`;
  const here = !aside && reading.kind === 'game' && reading.game.code === shown.present;
  return html`<li>
    <span>${words}${here ? ' (on show)' : ''}</span>
    ${
      reading.kind !== 'game' || here
        ? nothing
        : html`<button type="button" class="quiet" @click=${does(shown.open)}>Open</button>`
    }
    <button type="button" class="quiet" @click=${does(shown.save)}>Save as a file</button>
    <button type="button" class="quiet" @click=${does(shown.remove)}>Delete</button>
  </li>`;
}
