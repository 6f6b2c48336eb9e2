/** The game on show and what follows from its marks; no page. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { finishedBy, isSolved, troubles } from '../../kit/play/game.ts';
import type { Game, TroubledLine } from '../../kit/play/game.ts';
import { troubleWords } from '../../kit/play/gameWords.ts';
import { Moves } from '../../kit/play/moves.ts';
import type { Move } from '../../kit/play/moves.ts';
import { moveText } from './model.ts';

export class GameOnShow {
  moves: Moves;
  /** What the last move was, or that it is solved. */
  said = '';
  /** The next mark is supposed. */
  supposing = false;
  /** The rest of a line is crossed when its runs are there. */
  crosses = false;
  solved = false;
  /** Lines that nothing fits any more; looked for only where something is supposed. */
  broken: readonly TroubledLine[] = [];

  constructor(puzzle: Puzzle) {
    this.moves = new Moves(puzzle);
  }

  get puzzle(): Puzzle {
    return this.moves.puzzle;
  }

  /** The filled cells as a picture: what has no mark is empty. */
  get picture(): Uint8Array {
    return this.moves.position.marks.map((mark) => (mark === FILLED ? FILLED : EMPTY));
  }

  /** The picture that was found; null while the game is not solved, or stands at another move. */
  get found(): Grid | null {
    const { rows, columns } = this.puzzle;
    return this.solved ? { height: rows.length, width: columns.length, cells: this.picture } : null;
  }

  get game(): Game {
    return { puzzle: this.puzzle, marks: this.moves.position.marks };
  }

  /** Another game comes on show. @param how - what is said of it, unless it is solved */
  begin(moves: Moves, how: string): void {
    this.moves = moves;
    this.supposing = false;
    this.said = how;
    this.#look();
    if (this.solved) this.said = solvedText;
  }

  /** Cells get a mark; the first one after "suppose" is supposed. Returns whether anything changed. */
  mark(cells: readonly number[], mark: number): boolean {
    const [cell] = cells;
    const supposes = this.supposing && cell !== undefined && (mark === 0 || mark === 1);
    this.supposing = this.supposing && !supposes;
    const before = this.game;
    const made = this.make(
      supposes ? { kind: 'suppose', cell, mark } : { kind: 'mark', cells, mark },
    );
    if (made && this.crosses && mark === FILLED && !this.solved) this.#crossRest(before, cells);
    return made;
  }

  /** A move of its own, so that it can be undone by itself. */
  #crossRest(before: Game, cells: readonly number[]): void {
    const { said } = this;
    const rest = finishedBy(before, this.game, cells);
    if (rest.length > 0 && this.make({ kind: 'mark', cells: rest, mark: EMPTY }))
      this.said = `${said} What is left of its finished lines is crossed.`;
  }

  make(move: Move): boolean {
    if (!this.moves.make(move)) return false;
    this.#look();
    this.said = this.solved ? solvedText : moveText(move, this.puzzle.columns.length);
    return true;
  }

  /** The last move, and what followed from it by itself, was not meant. */
  takeBack(to: number): void {
    this.moves.takeBack(to);
    this.#look();
    this.said = '';
  }

  goTo(at: number): void {
    this.moves.goTo(at);
    this.#look();
    this.said = `${this.moves.at} of ${this.moves.all.length} moves.`;
  }

  /** Why the lines are broken, a sentence each. */
  get brokenWords(): readonly string[] {
    const { game } = this;
    return this.broken.map((line) => troubleWords(game, line));
  }

  #look(): void {
    const { game } = this;
    this.solved = isSolved(game);
    this.broken = this.moves.position.branches.length === 0 ? [] : troubles(game);
  }
}

const solvedText = 'Solved: every number holds.';
