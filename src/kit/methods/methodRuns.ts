/**
 * The ends of every method on the puzzles of a page: asked of a worker once a puzzle and kept while the page lives, as far
 * as they came, so that figures which ask for the same puzzle share them.
 */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Ends } from '../../methods/method.ts';
import { methods } from '../../methods/methods.ts';
import { Latest } from '../../notebook/work/latest.ts';
import { Work } from '../work/work.ts';
import type { WorkOptions } from '../work/work.ts';

const known = new Latest<Ends>(); // by the code of the puzzle

/** What is known of a puzzle. */
export const endsOf = (code: string): Ends => known.get(code) ?? {};

/** What was found out elsewhere, by the build for one. */
export const keepEnds = (code: string, ends: Ends): void => known.put(code, ends);

/** Whether every method has run. */
export const allKnown = (code: string): boolean => {
  const ends = endsOf(code);
  return methods.every(({ id }) => ends[id] !== undefined);
};

/** A place for one run of all methods. */
export class MethodRuns {
  readonly work: Work;

  /** @param work - for tests; default one that gets workers */
  constructor(options: WorkOptions, work = new Work(options)) {
    this.work = work;
  }

  /** Runs what has not run yet; true when all is known then, false when it was stopped. */
  async run(code: string, puzzle: Puzzle): Promise<boolean> {
    if (allKnown(code)) return true;
    const question = { puzzle, before: endsOf(code) };
    const ends = await this.work.ask('Running every method …', 'methods', question, (news) => {
      known.put(code, news.ends);
      const name = methods.find(({ id }) => id === news.at)?.name ?? '';
      return `${name}${news.says === '' ? '' : `: ${news.says}`} …`;
    });
    if (ends === null) return false;
    known.put(code, ends);
    return true;
  }

  /** Ends the run under way; what was found stays. */
  stop(): void {
    this.work.stop();
  }
}
