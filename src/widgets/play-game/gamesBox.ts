/** The list of games at work: what is kept, opened, saved as a file, read from one, and deleted. */
import { saveAndTell } from '../../notebook/export/files.ts';
import { readGame } from '../../kit/play/gameFile.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { gamesChanged } from '../../kit/play/savedGames.ts';
import type { ListedGame, SavedGames } from '../../kit/play/savedGames.ts';
import type { GamesShown } from './gamesView.ts';

/** What the box needs of the page around it. */
export type GamesPlace = {
  readonly draw: () => void;
  readonly announce: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Keeps the game on show, now. */
  readonly save: () => void;
  /** Shows a game that is kept. */
  readonly show: (game: SavedGame) => void;
};

export class GamesBox {
  readonly #games: SavedGames;
  readonly #place: GamesPlace;
  #listed: readonly ListedGame[] = []; // reading them takes a while: not with each stroke
  #byCode = new Map<string, SavedGame>(); // of those, the game that a puzzle opens with
  /** Of those, what is begun and not solved; the one that was played last comes first. */
  unfinished: readonly SavedGame[] = [];
  #asksAll = false;

  constructor(games: SavedGames, place: GamesPlace) {
    this.#games = games;
    this.#place = place;
  }

  /** Reads the list again. */
  look(): void {
    this.#listed = this.#games.list();
    this.unfinished = this.#games.unfinished(this.#listed);
    this.#byCode = new Map(
      this.#listed.flatMap(({ aside, reading }) =>
        aside || reading.kind !== 'game' ? [] : [[reading.game.code, reading.game] as const],
      ),
    );
  }

  /** The game of a puzzle, as it was listed last. */
  readonly game = (code: string): SavedGame | null => this.#byCode.get(code) ?? null;

  /** Another object each time that the list was read again. */
  get listed(): readonly ListedGame[] {
    return this.#listed;
  }

  /** Shows a game that is kept. */
  readonly show = (game: SavedGame): void => this.#place.show(game);

  shown(present: string): GamesShown {
    return {
      games: this.#listed,
      present,
      asksAll: this.#asksAll,
      open: (game) => this.#openListed(game),
      save: ({ text, reading }) => {
        const day = reading.kind === 'game' ? `-${reading.game.day}` : '';
        saveAndTell(`game${day}.json`, 'application/json', text);
      },
      remove: ({ key }) => {
        this.#games.remove(key);
        this.#drawList();
      },
      removeAll: (sure) => this.#removeAll(sure),
      read: (file) => void this.#read(file),
    };
  }

  #drawList(): void {
    window.dispatchEvent(new Event(gamesChanged));
    this.look();
    this.#place.draw();
  }

  /** Opens a game; the one of its puzzle that is kept is set aside. */
  #open(game: SavedGame): void {
    this.#place.save();
    if (this.#games.has(game.code)) this.#games.setAside(game.code);
    const kept = this.#games.write(game, true);
    if (kept !== 'kept') {
      this.#place.warn(
        'Your browser has no room for this game, so it cannot be opened. The game on show is as it was.',
      );
      return;
    }
    this.#place.show(game);
  }

  /** The kept game of its puzzle takes its place in the list. */
  #openListed({ key, reading, aside }: ListedGame): void {
    if (reading.kind !== 'game') return;
    if (aside) {
      this.#games.remove(key);
      this.#open(reading.game);
    } else this.#place.show(reading.game);
  }

  async #read(file: File): Promise<void> {
    const reading = readGame(await file.text());
    if (reading.kind === 'game') {
      // whoever played it: what it has cost is no experience of this player
      this.#open({ ...reading.game, effort: null });
      return;
    }
    const why =
      reading.kind === 'version'
        ? `It was saved by another version of this page (${reading.version}).`
        : `No game is in it: ${reading.reason}.`;
    this.#place.warn(`${file.name} cannot be opened. ${why} The game on show is as it was.`);
  }

  #removeAll(sure: boolean): void {
    if (sure && this.#asksAll) {
      this.#games.removeAll();
      this.#place.announce('All games are deleted.');
    }
    this.#asksAll = sure && !this.#asksAll;
    this.#drawList();
  }
}
