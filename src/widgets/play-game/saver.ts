/**
 * Keeps the game on show: written when it has changed, in a task of its own, for a stroke answers first; and looked after
 * where another tab may have gone on with it.
 */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { gamesChanged } from '../../kit/play/savedGames.ts';
import type { SavedGames } from '../../kit/play/savedGames.ts';
import type { GamesBox } from './gamesBox.ts';
import { Keeper } from './keeper.ts';
import type { Opened } from './keeper.ts';

/** What it needs of the page. */
export type SaverPlace = {
  readonly games: SavedGames;
  readonly box: GamesBox;
  readonly isListOpen: () => boolean;
  readonly draw: () => void;
  readonly announce: (text: string) => void;
  /** Opens the game on show as it is kept. @param why - is said */
  readonly reopen: (why: string) => void;
};

export class Saver {
  readonly #place: SaverPlace;
  readonly #keeper: Keeper;
  readonly #game: () => SavedGame;
  #timer = 0;

  /** @param game - on show, as it is kept */
  constructor(place: SaverPlace, game: () => SavedGame) {
    this.#place = place;
    this.#keeper = new Keeper(place.games);
    this.#game = game;
  }

  /** Why games are not kept at present, for the player; null while they are. */
  get trouble(): string | null {
    return this.#keeper.trouble;
  }

  listen(signal: AbortSignal): void {
    window.addEventListener('storage', this.#onStorage, { signal });
    // a page that was laid to rest has heard of nothing
    for (const sign of ['pageshow', 'focus']) window.addEventListener(sign, this.#meet, { signal });
    document.addEventListener('visibilitychange', this.#meet, { signal });
    this.#keeper.tryOut();
    window.addEventListener('pagehide', this.now, { signal });
  }

  /** What a puzzle opens with: the game that is kept, or that of a link. */
  open(code: string, puzzle: Puzzle, marks: string): Opened {
    return this.#keeper.open(code, puzzle, marks);
  }

  /** The game has changed. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.now);
  }

  /** What has changed is not to be written. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Writes what has changed, if anything has. */
  readonly now = (): void => {
    if (this.#timer === 0) return;
    this.#forget();
    const { games, box, isListOpen, draw, announce } = this.#place;
    const { trouble } = this;
    if (this.#meet()) return;
    const game = this.#game();
    const known = games.has(game.code);
    this.#keeper.write(game);
    window.dispatchEvent(new Event(gamesChanged));
    if (!known || game.solved || isListOpen()) {
      box.look();
      draw();
    }
    if (this.trouble === trouble) return;
    draw();
    announce(this.trouble ?? 'Games are kept again.');
  };

  /** Another tab may have gone on with the game on show: then its game is taken. */
  readonly #meet = (): boolean => {
    const there = this.#keeper.look(this.#game());
    if (there === null) return false;
    this.#forget();
    const aside = there.setAside
      ? ' What you have marked here since is set aside, in the list of your games.'
      : '';
    this.#place.reopen(
      `This game has gone on in another tab of this browser, and is shown as it stands there.${aside}`,
    );
    return true;
  };

  readonly #onStorage = (): void => {
    this.#meet();
    this.#place.box.look();
    this.#place.draw();
  };
}
