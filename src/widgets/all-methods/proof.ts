/**
 * The proof that a puzzle has one solution. A worker makes and checks it when the reader asks, and writes it down at once: another
 * search when a file is wanted would take as long as the first.
 */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { counted, percent } from '../../notebook/plain/numbers.ts';
import { Work } from '../../kit/work/work.ts';
import type { Starter, WorkOptions } from '../../kit/work/work.ts';
import type { Tasks } from '../../workers/tasks.ts';

type Answer = Tasks['prove-unique']['answer'];
type News = Tasks['prove-unique']['news'];

/** What came of it. Files are kept outside the memory of the page: they may have many megabytes. */
export type Proved =
  | Extract<Answer, { readonly other: Grid }>
  | (Omit<Exclude<Answer, { readonly other: Grid }>, 'files'> & {
      readonly files: { readonly cnf: Blob; readonly drup: Blob } | null; // null: too long
    });

/** The place for the proof of one puzzle. */
export class ProofCheck {
  /** What came of the last one; null: none was asked for, it is under way, or it was stopped. */
  found: Proved | null = null;
  readonly work: Work;
  readonly #options: WorkOptions;

  /** @param load - what starts tasks, as `Work` takes it */
  constructor(options: WorkOptions, load?: Starter) {
    this.#options = options;
    this.work = new Work(options, load);
  }

  /** Has the proof made and checked. @param solution - the one that was found */
  async check(puzzle: Puzzle, solution: Grid): Promise<void> {
    this.found = null;
    const question = { puzzle, solution, files: true };
    const answer = await this.work.ask(searching, 'prove-unique', question, newsText);
    if (answer === null) return;
    this.found = filed(answer);
    this.#options.onChange();
    this.#options.announce(provedText(this.found));
  }

  /** Ends it, by the reader's hand. */
  stop(): void {
    this.work.stop();
    this.#options.announce('Stopped. Nothing is proved.');
  }

  /** Another puzzle has come on show, or the same one afresh. */
  clear(): void {
    this.found = null;
    this.work.stop();
  }
}

function filed(answer: Answer): Proved {
  if ('other' in answer) return answer;
  const { files, ...others } = answer;
  if (files === null) return { ...others, files };
  return { ...others, files: { cnf: new Blob([files.dimacs]), drup: new Blob([files.drup]) } };
}

const searching = 'Looking for a second solution …';

/** How far it is. */
function newsText({ lemmas, checked }: News): string {
  const learnt = `${counted(lemmas, 'clause')} learnt`;
  return checked === null
    ? `Looking for a second solution: ${learnt} …`
    : `${learnt}; checking: ${percent(checked, 0)} …`;
}

const checker = 'program of fewer than 100 lines, which shares no code with the solver,';

/** What was proved and how, or why nothing was, in sentences. */
export function provedText(proved: Proved): string {
  if ('other' in proved)
    return 'Not proved. The SAT solver has found another solution, so the answer above is wrong.';
  const { accepted, why, variables, clauses, lemmas } = proved;
  const formula = `A second solution would have to satisfy a formula of ${counted(clauses, 'clause')} in ${counted(variables, 'variable')}.`;
  if (!accepted)
    return `Not proved. ${formula} The SAT solver says that nothing does, but a ${checker} refuses its proof: ${why}.`;
  const leads =
    lemmas === 0
      ? 'Values that its clauses force, one after another, lead to a contradiction.'
      : `${counted(lemmas, 'clause')} that the SAT solver learnt ${lemmas === 1 ? 'leads' : 'lead'} it to a contradiction.`;
  return `Proved. ${formula} ${leads} A ${checker} has checked every step.`;
}

/** Longer codes of puzzles are no reading. */
const mostInCommand = 300;

/** The commands that check the proof elsewhere, or write what is too long for a page. */
export type ProofCommands = {
  readonly stem: string; // of the files
  readonly puzzle: string; // in the place of a file: its code, or the name of a file that the reader saves
  readonly dratTrim: string;
  readonly check: string;
  readonly formula: string;
  readonly proof: string;
};

/** @param code - of the puzzle */
export function proofCommands(code: string, { rows, columns }: Puzzle): ProofCommands {
  const stem = `unique-${rows.length}x${columns.length}`;
  const puzzle = code.length > mostInCommand ? 'puzzle.json' : code;
  const another = 'npm run -s formula -- --another';
  return {
    stem,
    puzzle,
    dratTrim: `drat-trim ${stem}.cnf ${stem}.drup`,
    check: `${another} --check ${stem}.drup ${puzzle}`,
    formula: `${another} ${puzzle} > ${stem}.cnf`,
    proof: `${another} --proof ${puzzle} > ${stem}.drup`,
  };
}
