/** How far a player is in the seven puzzles of a week, and the line that tells others without giving a picture away. */
import type { GradeMethod } from '../../puzzles/galleryPuzzle.ts';
import { counted } from '../../notebook/plain/numbers.ts';

/** How far one of the seven is. */
export type SevenStanding = {
  readonly method: GradeMethod;
  readonly solved: boolean;
  readonly hints: number; // that it took
};

/** The methods, the easy ones first, by the step that a player takes. */
const steps: Readonly<Record<GradeMethod, string>> = {
  sweeps: 'a single line',
  pairs: 'a pair of lines',
  chains: 'a chain',
  probing: 'a probe',
  search: 'a search',
};

/** "Week 48: 6 of 7, 2 hints, hardest step: a chain" */
export function sevenLine(week: number, standings: readonly SevenStanding[]): string {
  const solved = standings.filter((one) => one.solved);
  const told = `Week ${week}: ${solved.length} of ${standings.length}`;
  if (solved.length === 0) return told;
  const hints = solved.reduce((sum, one) => sum + one.hints, 0);
  const order = Object.keys(steps) as GradeMethod[];
  const hardest = order.findLast((method) => solved.some((one) => one.method === method));
  return `${told}, ${hints === 0 ? 'no hints' : counted(hints, 'hint')}, hardest step: ${steps[hardest!]}`;
}
