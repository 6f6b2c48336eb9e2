/**
 * Makes steps of what the solver tells: what concerns a cell is told, with the line or the learnt clause behind it; what concerns
 * the variables of a line is kept as long as it is needed to say which cells it goes back to.
 */
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { SatEvent } from '../sat/events.ts';
import type { Literal } from '../sat/literal.ts';
import { negationOf } from '../sat/literal.ts';
import type { BoardFormula } from './boardFormula.ts';
import { lineOfLiteral } from './boardFormula.ts';

/** A cell with a value: literal 2c says that cell c, row by row, is filled, and 2c + 1 that it is empty. */
export type CellLiteral = Literal;

/** What a step goes by: a line, or a clause that was learnt, counted from 1. */
export type Ground =
  | { readonly kind: 'line'; readonly direction: Direction; readonly index: number }
  | { readonly kind: 'learnt'; readonly number: number };

/** What the solver does, in order. The depth counts the suppositions that stand; on depth 0 all is proved. */
export type QuestionStep =
  | {
      readonly kind: 'suppose';
      readonly literal: CellLiteral;
      readonly depth: number;
      readonly asked: boolean; // it is the question, not the solver's own choice
    }
  /** A cell follows from others. */
  | {
      readonly kind: 'follow';
      readonly literal: CellLiteral;
      readonly depth: number;
      readonly by: Ground;
      readonly from: readonly CellLiteral[];
    }
  /** A line has no fit, or a learnt clause is false, with these cells. */
  | {
      readonly kind: 'conflict';
      readonly depth: number;
      readonly by: Ground;
      readonly from: readonly CellLiteral[];
    }
  /** At least one of the cells has that value, in every solution. */
  | { readonly kind: 'learn'; readonly number: number; readonly clause: readonly CellLiteral[] }
  /** Suppositions are taken back until so many stand, with all that followed from them. */
  | {
      readonly kind: 'back';
      readonly depth: number;
      readonly cells: readonly number[];
      readonly restart: boolean; // for a new beginning, not because of a conflict
    };

/** Listens to one question. */
export class QuestionRecorder {
  readonly steps: QuestionStep[] = [];
  /** False: the run was longer than is kept. */
  whole = true;
  readonly #formula: BoardFormula;
  readonly #most: number;
  readonly #wanted: ReadonlySet<number>;
  readonly #cells: number;
  readonly #known: Uint8Array;
  readonly #clauses = new Map<string, readonly Literal[]>();
  readonly #trail: { readonly cell: number; readonly depth: number }[] = [];
  readonly #reasons = new Map<number, readonly Literal[]>(); // of the variables of lines
  readonly #numbers = new Map<string, number>(); // of learnt clauses, of one that was learnt again the last
  #count = 0; // of them
  #depth = 0;
  #learnt: readonly Literal[] = [];
  #restarts = false;
  #listens = true;

  /**
   * @param start - what is known before the first step
   * @param most - steps that are kept
   * @param wanted - steps whose clauses are kept
   */
  constructor(
    formula: BoardFormula,
    start: Grid,
    most: number,
    wanted: ReadonlySet<number> = new Set(),
  ) {
    this.#formula = formula;
    this.#most = most;
    this.#wanted = wanted;
    this.#cells = formula.height * formula.width;
    this.#known = start.cells.slice();
    this.#tellSingles();
  }

  /** The clauses behind the wanted steps, in the order of propagation. */
  get clauses(): readonly (readonly Literal[])[] {
    return [...this.#clauses.values()];
  }

  /** Hears no more. */
  stop(): void {
    this.#listens = false;
  }

  /** What the solver is given as its listener. */
  readonly listener = (event: SatEvent): void => {
    if (!this.#listens) return;
    switch (event.kind) {
      case 'decide':
        this.#depth = event.level;
        this.#set(event.literal);
        this.#tell({
          kind: 'suppose',
          literal: event.literal,
          depth: event.level,
          asked: event.assumed,
        });
        break;
      case 'imply':
        this.#imply(event.literal, event.clause);
        break;
      case 'conflict':
        this.#tell({
          kind: 'conflict',
          depth: event.level,
          by: this.#groundOf(event.clause),
          from: this.#cellsBehind(event.clause, null),
        });
        break;
      case 'learn': {
        const number = ++this.#count;
        this.#learnt = event.clause;
        this.#numbers.set(keyOf(event.clause), number);
        this.#tell({ kind: 'learn', number, clause: event.clause });
        break;
      }
      case 'backjump':
        this.#goBack(event.level);
        break;
      case 'restart':
        this.#restarts = true;
        break;
      case 'forget':
        break;
    }
  };

  #set(literal: Literal): void {
    this.#known[literal >> 1] = 1 - (literal & 1);
    this.#trail.push({ cell: literal >> 1, depth: this.#depth });
  }

  #tell(step: QuestionStep): void {
    if (this.steps.length < this.#most) this.steps.push(step);
    else this.whole = this.#listens = false;
  }

  #imply(literal: Literal, clause: readonly Literal[]): void {
    if (literal >> 1 >= this.#cells) this.#reasons.set(literal >> 1, clause);
    else this.#follow(literal, this.#groundOf(clause), this.#cellsBehind(clause, literal));
  }

  #follow(literal: Literal, by: Ground, from: readonly CellLiteral[]): void {
    if (this.#known[literal >> 1] !== UNKNOWN) return;
    this.#set(literal);
    this.#tell({ kind: 'follow', literal, depth: this.#depth, by, from });
  }

  #goBack(to: number): void {
    const back: number[] = [];
    const trail = this.#trail;
    for (let last = trail.at(-1); last !== undefined && last.depth > to; last = trail.at(-1)) {
      trail.pop();
      this.#known[last.cell] = UNKNOWN;
      back.push(last.cell);
    }
    this.#depth = to;
    this.#tell({ kind: 'back', depth: to, cells: back, restart: this.#restarts });
    this.#restarts = false;
    // a clause of one literal is no clause any more for the solver, which does not name it as a reason
    if (this.#learnt.length === 1)
      this.#follow(this.#learnt[0]!, this.#learntGround(this.#learnt), []);
    this.#learnt = [];
  }

  #learntGround(clause: readonly Literal[]): Ground {
    return { kind: 'learnt', number: this.#numbers.get(keyOf(clause)) ?? 0 };
  }

  /** The line or the learnt clause that a clause belongs to. */
  #groundOf(clause: readonly Literal[]): Ground {
    for (const literal of clause) {
      const line = lineOfLiteral(this.#formula, literal);
      if (line !== null) return { kind: 'line', direction: line.direction, index: line.index };
    }
    return this.#learntGround(clause);
  }

  /** The cells that the false literals of a clause go back to. */
  #cellsBehind(clause: readonly Literal[], implied: Literal | null): CellLiteral[] {
    const found = new Set<CellLiteral>();
    const seen = new Set<number>();
    const waiting = clause.filter((literal) => literal !== implied).map(negationOf);
    const behind = [clause];
    for (let literal = waiting.pop(); literal !== undefined; literal = waiting.pop()) {
      if (literal >> 1 < this.#cells) {
        found.add(literal);
        continue;
      }
      if (seen.has(literal >> 1)) continue;
      seen.add(literal >> 1);
      const reason = this.#reasons.get(literal >> 1) ?? [];
      behind.push(reason);
      for (const premise of reason) if (premise !== literal) waiting.push(negationOf(premise));
    }
    if (this.#wanted.has(this.steps.length))
      for (const one of behind.toReversed()) if (one.length > 0) this.#clauses.set(keyOf(one), one);
    return [...found].toSorted((a, b) => a - b);
  }

  /** Lines without runs, and whatever else is one literal, are known before the solver says a word. */
  #tellSingles(): void {
    const { lines, clauses } = this.#formula;
    const { starts, literals } = clauses;
    for (const [at, { firstClause, direction, index }] of lines.entries()) {
      const end = lines[at + 1]?.firstClause ?? clauses.count;
      for (let clause = firstClause; clause < end; clause++) {
        if (starts[clause + 1]! - starts[clause]! !== 1) continue;
        const literal = literals[starts[clause]!]!;
        if (literal >> 1 < this.#cells)
          this.#follow(literal, { kind: 'line', direction, index }, []);
      }
    }
  }
}

const keyOf = (clause: readonly Literal[]): string => clause.toSorted((a, b) => a - b).join(' ');
