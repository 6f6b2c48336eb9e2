/** What happens to the game of a page in the browser's store: when it is written, and what the player is asked. No page. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { noEffort } from '../../kit/play/effort.ts';
import type { Effort } from '../../kit/play/effort.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { Moves } from '../../kit/play/moves.ts';
import type { SavedGames } from '../../kit/play/savedGames.ts';
import { linkMarks, movesOfLink } from './model.ts';

/** What a puzzle opens with. */
export type Opened = {
  readonly moves: Moves;
  readonly seconds: number;
  readonly effort: Effort | null;
  readonly kept: boolean; // whether the player has played it here before
  readonly notice: string | null; // what the player should know of it
};

const goOn = 'It stays in the list of games below.';

/** The keeper of one page. */
export class Keeper {
  readonly #games: SavedGames;
  #aside: { readonly code: string; readonly game?: SavedGame } | null = null; // before the first write
  /** Why games are not kept at present, for the player; null while they are. */
  trouble: string | null = null;
  /** Whether another tab has kept the game of this page since. */
  conflict = false;

  constructor(games: SavedGames) {
    this.#games = games;
  }

  /** Opens the game of a puzzle: the one that is kept, or that of a link. */
  open(code: string, puzzle: Puzzle, marks: string): Opened {
    this.#aside = null;
    this.conflict = false;
    const reading = this.#games.read(code);
    const fresh = {
      moves: movesOfLink(puzzle, marks),
      seconds: 0,
      effort: marks === '' ? noEffort : null, // who made these marks, and how, is not known
      kept: false,
      notice: null,
    };
    if (reading === null) return fresh;
    if (reading.kind !== 'game') {
      this.#aside = { code };
      const why =
        reading.kind === 'version'
          ? `The game of this puzzle that your browser keeps was saved by another version of this page (${reading.version}).`
          : `The game of this puzzle that your browser keeps cannot be read: ${reading.reason}.`;
      return { ...fresh, notice: `${why} ${goOn}` };
    }
    const { game } = reading;
    const kept = new Moves(puzzle, game.moves, game.at);
    if (marks === '' || marks === linkMarks(puzzle, kept.position.marks))
      return {
        moves: kept,
        seconds: game.seconds,
        effort: game.moves.length === 0 ? noEffort : game.effort,
        kept: true,
        notice: null,
      };
    this.#aside = { code, game };
    return {
      ...fresh,
      notice: `The link has other marks than your own game of this puzzle. Once you go on from here, your game is set aside. ${goOn}`,
    };
  }

  /** Keeps the game. */
  write(game: SavedGame): void {
    if (this.conflict) return;
    if (this.#aside?.code === game.code && game.moves.length > 0) {
      this.#games.setAside(game.code, this.#aside.game);
      this.#aside = null;
      this.#told(this.#games.write(game, true));
      return;
    }
    if (game.moves.length === 0 && !this.#games.has(game.code)) return;
    this.#told(this.#games.write(game));
  }

  #told(kept: ReturnType<SavedGames['write']>): void {
    this.conflict = kept === 'elsewhere';
    const otherwise = 'You can play on, and save the game as a file (JSON, below).';
    this.trouble =
      kept === 'full'
        ? `The store of your browser is full: this game is not kept from here on. Delete games that you no longer need from the list below. ${otherwise}`
        : kept === 'blocked'
          ? `Your browser keeps nothing for this page, so this game ends when the page is closed. ${otherwise}`
          : null;
  }

  /** Looks whether another tab has changed the game of this page. */
  look(code: string): void {
    if (this.#games.changedElsewhere(code)) this.conflict = true;
  }

  /** The game of the other tab is shown; that of this one is set aside. */
  takeTheirs(ours: SavedGame): void {
    if (ours.moves.length > 0) this.#games.setAside(ours.code, ours);
    this.conflict = false;
  }

  /** This game is kept; that of the other tab is set aside. */
  takeOurs(ours: SavedGame): void {
    this.#games.setAside(ours.code);
    this.conflict = false;
    this.#told(this.#games.write(ours, true));
  }
}
