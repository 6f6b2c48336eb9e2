/** Writes the game on show when it has changed, in a task of its own: a stroke answers first. */
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { gamesChanged } from '../../kit/play/savedGames.ts';
import type { SavedGames } from '../../kit/play/savedGames.ts';
import type { GamesBox } from './gamesBox.ts';
import type { Elsewhere, Keeper } from './keeper.ts';

/** What it needs of the page. */
export type SaverPlace = {
  readonly games: SavedGames;
  readonly keeper: Keeper;
  readonly box: GamesBox;
  /** The game as it is kept. */
  readonly game: () => SavedGame;
  readonly isListOpen: () => boolean;
  readonly draw: () => void;
  readonly announce: (text: string) => void;
  /** Another tab has gone on with the game on show. */
  readonly newer: (there: Elsewhere) => void;
};

export class Saver {
  readonly #place: SaverPlace;
  #timer = 0;

  constructor(place: SaverPlace) {
    this.#place = place;
  }

  /** The game has changed. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.now);
  }

  /** What has changed is not to be written. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Writes what has changed, if anything has. */
  readonly now = (): void => {
    if (this.#timer === 0) return;
    this.forget();
    const { games, keeper, box, draw, announce } = this.#place;
    const game = this.#place.game();
    const { trouble } = keeper;
    const there = keeper.look(game);
    if (there !== null) {
      this.#place.newer(there);
      return;
    }
    const known = games.has(game.code);
    keeper.write(game);
    window.dispatchEvent(new Event(gamesChanged));
    if (!known || game.solved || this.#place.isListOpen()) {
      box.look();
      draw();
    }
    if (keeper.trouble === trouble) return;
    draw();
    announce(keeper.trouble ?? 'Games are kept again.');
  };
}

/** What is said when the game of another tab is taken. */
export const newerText = ({ setAside }: Elsewhere): string =>
  `This game has gone on in another tab of this browser, and is shown as it stands there.${setAside ? ' What you have marked here since is set aside, in the list of your games.' : ''}`;
