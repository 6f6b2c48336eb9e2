/**
 * What a chapter asks of a reader who wants to try: one last step, three challenges, and one sentence of a document to
 * refute. A task is a record; judge.ts says of an answer whether it meets the task, and if not, what shows that.
 */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';

/** A chapter, by its address; `solutions` was one, and its tasks stand with those of `inference`. */
export type ChapterId =
  | 'one-line'
  | 'sweeps'
  | 'two-rows-two-columns'
  | 'probing'
  | 'inference'
  | 'ladder'
  | 'solutions'
  | 'all-small-nonograms'
  | 'density'
  | 'circuits'
  | 'hunt';

/** A number of something, from one to another; without an end it is open there. */
export type Range = { readonly least?: number; readonly most?: number };

/** Methods that find more than sweeps: 000's FOURSOLVER, 2-SAT, and probing cell by cell until nothing is proved. */
export type Finder = 'pairs' | 'chains' | 'probing';

/** What is asked of a picture, or of the puzzle that it makes. */
export type Condition =
  | ({ readonly kind: 'filled' } & Range)
  | ({ readonly kind: 'run' } & Required<Pick<Range, 'least'>>) // cells in a row, somewhere
  | { readonly kind: 'simple'; readonly sweeps: number } // solved by so many at least
  | { readonly kind: 'stuck' } // sweeps do not solve it
  | { readonly kind: 'silent' } // sweeps find no cell
  | { readonly kind: 'solved-by'; readonly by: Finder }
  | { readonly kind: 'left-by'; readonly by: Finder }
  | ({ readonly kind: 'solutions' } & Range)
  | ({ readonly kind: 'apart' } & Required<Pick<Range, 'least'>>) // cells in which two solutions differ
  | ({ readonly kind: 'must-be' } & Range) // cells that are the same in all solutions
  | { readonly kind: 'forms'; readonly exactly: number } // by turns and reflections
  | { readonly kind: 'wide'; readonly rounds: number } // solved in so many rounds at least, none a bottleneck
  | { readonly kind: 'near'; readonly picture: readonly string[]; readonly most: number } // cells turned over
  // what would refute a sentence
  | { readonly kind: 'starts-differ' } // rows first or columns first: more than one sweep apart
  | { readonly kind: 'dead-end-tells' } // a probe without progress, whose cell is proved by the other value
  | { readonly kind: 'unique-otherwise' } // one solution without all cells inferable, or the reverse
  | { readonly kind: 'sweeps-ahead' } // sweeps find a cell that pairs of lines miss
  | { readonly kind: 'not-doubled' } // within the ring of four cells, not twice as many solutions
  | { readonly kind: 'probing-fails' } // one solution, which neither sweeps nor a probe of one cell finds
  | { readonly kind: 'in-two-lines' } // no two filled cells in one row or column
  | { readonly kind: 'one-or-progress' }; // one solution, or pairs of lines find a cell

/** What is asked of a row. */
export type RowCondition =
  | { readonly kind: 'filled'; readonly least: number }
  | { readonly kind: 'runs'; readonly least: number }
  | { readonly kind: 'fits'; readonly exactly: number } // ways to lay its clues
  | { readonly kind: 'tells-nothing' }; // no cell is the same in all fits

/** What is asked of a cell of a given board. */
export type CellWish =
  | { readonly kind: 'only-chains' } // chains know it, pairs of lines do not
  | { readonly kind: 'breaks'; readonly value: 0 | 1 } // with this value sweeps come to a contradiction
  | { readonly kind: 'both-finish' } // with either value sweeps find a whole picture
  | { readonly kind: 'must-be' } // the same in all solutions, and open
  | { readonly kind: 'probe-ahead' }; // a probe proves it, chains do not know it

/** What is asked of a formula. */
export type FormulaWish =
  | {
      readonly kind: 'true-for';
      readonly variables: number;
      readonly settings: number; // of the variables, for which it is true
      readonly begins?: string;
    }
  | { readonly kind: 'circuit-differs' }; // its circuit gives something else than it does

/** What the reader makes, and what is asked of it. `reference` is an answer that is right, as in links. */
type Answerable =
  | {
      readonly kind: 'picture';
      readonly height: number;
      readonly width: number;
      readonly from?: readonly string[]; // what is drawn already
      readonly wants: readonly Condition[];
    }
  | { readonly kind: 'row'; readonly length: number; readonly wants: readonly RowCondition[] }
  | {
      /** Open cells of a board that must be so are to be marked, all of them and no others. */
      readonly kind: 'marks';
      readonly code: string; // src/formats/puzzleCode.ts; a puzzle of one row may say nothing of its columns
      readonly known: string; // 1, 0 and -, a sign a cell
      readonly alone?: true; // a row by itself: its columns are not asked
    }
  | {
      readonly kind: 'cell';
      readonly code: string;
      readonly known: string;
      readonly wish: CellWish;
    }
  | { readonly kind: 'formula'; readonly wish: FormulaWish };

/** A task with an answer. */
export type Task = Answerable & {
  readonly ask: string; // a sentence, or two
  readonly reference: string;
};

/** A sentence of a document that a reader may try to refute; what is asked of an answer is that it does. */
export type Breakable = Answerable & {
  readonly ask: string; // how to go about it, and how we read the sentence
  readonly quote: string; // as the document has it
  readonly claim: string; // our entry in the ledger
  readonly place: string; // who says so, and where
  readonly reference: string | null; // null: the sentence is true
};

/** The tasks of a chapter. */
export type Challenges = {
  readonly finish: Task;
  readonly three: readonly [Task, Task, Task];
  readonly breakIt: Breakable;
};

/** What shows a verdict: a board, with some of its cells marked. */
export type ChallengeShown = {
  readonly title: string;
  readonly grid: Grid;
  readonly puzzle: Puzzle | null; // null: without clues
  readonly marked: readonly number[];
};

/** What is said of an answer. */
export type ChallengeVerdict = {
  readonly met: boolean;
  readonly wrong?: number; // the cell of the answer that is not as asked, where it is one
  readonly says: string; // if it is not met, why, and what to look at
  readonly shows: ChallengeShown | null;
};
