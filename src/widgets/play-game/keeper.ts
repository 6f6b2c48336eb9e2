/** What happens to the game of a page in the browser's store: when it is written, and what the player is asked. No page. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { noEffort } from '../../kit/play/effort.ts';
import type { Effort } from '../../kit/play/effort.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { Moves } from '../../kit/play/moves.ts';
import { notKeptText } from '../../kit/play/savedGames.ts';
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

/** What another tab has done to the game of this page. */
export type Elsewhere = {
  /** Whether this page had marks that were not kept yet: they are set aside. */
  readonly setAside: boolean;
};

/** The keeper of one page. */
export class Keeper {
  readonly #games: SavedGames;
  #aside: string | null = null; // code of a puzzle whose kept game is set aside before the first write
  /** Why games are not kept at present, for the player; null while they are. */
  trouble: string | null = null;

  constructor(games: SavedGames) {
    this.#games = games;
  }

  /** Looks whether anything can be kept: a player is told before the first mark. */
  tryOut(): void {
    if (this.#games.isBlocked) this.#told('blocked');
  }

  /** Opens the game of a puzzle: the one that is kept, or that of a link. */
  open(code: string, puzzle: Puzzle, marks: string): Opened {
    this.#aside = null;
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
      this.#aside = code;
      const why =
        reading.kind === 'version'
          ? `The game of this puzzle that your browser keeps was saved by another version of this page (${reading.version}).`
          : `The game of this puzzle that your browser keeps cannot be read: ${reading.reason}.`;
      return { ...fresh, notice: `${why} ${goOn}` };
    }
    const { game } = reading;
    const kept = new Moves(puzzle, game.moves, game.at);
    const own = {
      moves: kept,
      seconds: game.seconds,
      effort: game.moves.length === 0 ? noEffort : game.effort,
      kept: true,
      notice: null,
    };
    if (marks === '' || marks === linkMarks(puzzle, kept.position.marks)) return own;
    if (isOnTheWay(kept, marks))
      return {
        ...own,
        notice: 'Your game has gone on since the marks of this link. It is shown as you left it.',
      };
    this.#aside = code;
    return {
      ...fresh,
      notice: `The link has other marks than your own game of this puzzle. Once you go on from here, your game is set aside. ${goOn}`,
    };
  }

  /** Keeps the game, unless another tab has kept a newer one: see `look`. */
  write(game: SavedGame): void {
    if (this.#aside === game.code && game.moves.length > 0) {
      // what is there now: another tab may have gone on with it
      const put = this.#games.setAside(game.code);
      if (put === 'kept') this.#aside = null;
      this.#told(put === 'kept' ? this.#games.write(game, true) : put);
      return;
    }
    if (game.moves.length === 0 && !this.#games.has(game.code)) return;
    this.#told(this.#games.write(game));
  }

  #told(kept: ReturnType<SavedGames['write']>): void {
    const otherwise = 'You can play on, and save the game as a file (JSON, below).';
    this.trouble =
      kept === 'full' || kept === 'blocked' ? notKeptText(kept, 'game', otherwise) : null;
  }

  /**
   * Looks whether another tab has gone on with the game of this page. Where it has, its game is the newer one and is to be
   * opened; what this page has not kept yet is set aside first.
   *
   * @returns null where the game of this page is the one to go on with
   */
  look(ours: SavedGame): Elsewhere | null {
    const { code } = ours;
    if (this.#aside === code || !this.#games.changedElsewhere(code)) return null;
    const unkept = !this.#games.hasSeen(ours);
    if (!this.#games.has(code)) {
      this.#games.read(code); // deleted there: it is kept again with the next move
      return null;
    }
    if (!unkept) return { setAside: false };
    const put = this.#games.setAside(code, ours);
    if (put === 'kept') return { setAside: true };
    this.#told(put);
    return null;
  }
}

/** So many moves back a link may be. */
const mostBack = 2000;

/** Whether marks are those of some earlier moment of a game. */
function isOnTheWay(moves: Moves, marks: string): boolean {
  for (let at = moves.all.length; at > Math.max(0, moves.all.length - mostBack); at--)
    if (linkMarks(moves.puzzle, moves.positionAt(at).marks) === marks) return true;
  return false;
}
