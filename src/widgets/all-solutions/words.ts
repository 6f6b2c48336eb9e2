/** What the figure of all solutions says. */
import type { Grid } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { between } from '../../engine/solutions/exchange.ts';
import { filledCorners } from '../../engine/solutions/framed.ts';
import { counted, grouped, inWords } from '../../notebook/plain/numbers.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import { exchangeShown, shownAt } from './known.ts';
import type { Known } from './known.ts';
import type { Laid } from './patterns.ts';
import type { SolutionsState } from './settings.ts';

/** How far a search is. */
export const newsText = (found: readonly Grid[]): string =>
  `Asking a SAT solver for another solution: ${counted(found.length, 'solution')} found.`;

/** What the pattern around a puzzle does to the number of its solutions. @source 004_baeeafed5327eab8.txt “Combinations” */
export function aroundText(known: Known, { around }: SolutionsState): string {
  if (around === 'nothing' || around === 'into' || !known.complete || known.solutions.length === 0)
    return '';
  const kept = known.solutions.filter((grid) => filledCorners(grid) === 2).length;
  const leaks = known.solutions.length - kept;
  const within = `The puzzle within has ${counted(kept / 2, 'solution')}, so the pattern makes ${grouped(kept)} of them`;
  return leaks === 0
    ? `${within}, and there are no others: exactly the double.`
    : `${within}. In the other ${grouped(leaks)} a run of the puzzle within reaches into the ring.`;
}

/**
 * What a pattern does in a picture: the solutions of both by themselves, which of its own the pattern keeps, and what comes of it.
 *
 * @source 004_baeeafed5327eab8.txt “Combinations”
 */
export function laidText(known: Known | null, laid: Laid): string {
  const { at, solutions, there, before } = laid;
  const place = `The pattern lies at row ${at.row + 1}, column ${at.column + 1}.`;
  const kept =
    there === solutions
      ? `All of its ${inWords(solutions)} solutions are solutions here`
      : `Of its ${inWords(solutions)} solutions only ${inWords(there)} ${there === 1 ? 'is a solution' : 'are solutions'} here: on some line the others read differently`;
  const alone = before.complete
    ? `Without it the picture’s clues have ${counted(before.solutions.length, 'solution')}.`
    : `Without it the picture’s clues have ${grouped(before.solutions.length)} solutions at least.`;
  return `${place} ${kept}. ${alone}${productText(known, laid)}`;
}

/** Whether the clues stay when the pattern turns into another of its solutions; with the first line that does not. */
export function pulledText({ changed }: Laid): string {
  const [first] = changed;
  if (first === undefined)
    return 'Whichever of its solutions the pattern shows, every line says the same.';
  const { direction, index, before, after } = first;
  const line = `${direction === 'H' ? 'row' : 'column'} ${index + 1}`;
  return `With another solution of the pattern, ${line} would say ${formatDescription(after)} instead of ${formatDescription(before)}.`;
}

function productText(known: Known | null, { there, before }: Laid): string {
  if (known === null || !known.complete || known.stopped || !before.complete) return '';
  const product = before.solutions.length * there;
  const { length } = known.solutions;
  const times = `${grouped(before.solutions.length)} times ${grouped(there)}`;
  if (length === product) return product === 1 ? '' : ` The whole has just ${times}.`;
  return length > product
    ? ` The whole has ${grouped(length)}, more than ${times}: there are exchanges that neither has by itself.`
    : ` The whole has ${grouped(length)}, fewer than ${times}: some went with the cells that the pattern lies on.`;
}

/** Whether a run of the puzzle within reaches into the ring, in a sentence. */
const leakText = (grid: Grid | undefined, { around }: SolutionsState): string =>
  around === 'nothing' || around === 'into' || grid === undefined || filledCorners(grid) === 2
    ? ''
    : ' A run of the puzzle within reaches into the ring.';

/** How many there are, or were found. */
export const solutionCount = ({ solutions, complete }: Known): string =>
  `${grouped(solutions.length)}${complete ? '' : ' found'}`;

/** How many solutions there are. */
export function totalText({ solutions, complete, stopped }: Known, state?: SolutionsState): string {
  const what =
    state === undefined || state.around === 'nothing' ? 'This puzzle' : 'The whole board';
  const { length } = solutions;
  if (length === 0)
    return stopped
      ? 'No solution was found before the search was stopped.'
      : `${what} has no solution.`;
  if (stopped)
    return `${counted(length, 'solution')} found before the search was stopped; there may be more.`;
  if (!complete)
    return `More than ${grouped(length)} solutions: the search ends when it has that many.`;
  return length === 1
    ? `${what} has one solution.`
    : `${what} has ${grouped(length)} solutions, and no others.`;
}

/** Lines in a text, from 1: "rows 2 and 5". */
function linesText(word: string, lines: readonly number[]): string {
  const numbers = lines.map((line) => line + 1);
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `${word} ${last}`;
  const first = numbers[0] ?? 0;
  if (numbers.length > 2 && last - first === numbers.length - 1)
    return `${word}s ${first} to ${last}`;
  return `${word}s ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** What is exchanged, with its name. @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
function exchangeText(known: Known, state: SolutionsState): string {
  const exchange = exchangeShown(known, state);
  const { at, against } = shownAt(known, state);
  if (exchange === null || against === null) return '';
  const { cells, rows, columns, component } = exchange;
  const lines = `${linesText('row', rows)}, ${linesText('column', columns)}`;
  const differ = `${grouped(cells.length)} cells differ from solution ${against + 1}`;
  if (component !== null) return `${differ}: the switching component of ${lines}.`;
  const [by, ...others] = between(known.solutions, at, against);
  if (by !== undefined)
    return `${differ}, in ${lines}. It can be done in parts, ${others.length === 0 ? 'by way of' : 'for example by way of'} solution ${by + 1}.`;
  const whole = known.complete
    ? 'No part of it can be exchanged by itself'
    : 'Among the solutions found none has a part of it exchanged';
  return `${differ}: a larger exchange, in ${lines}. ${whole}.`;
}

/** What is on the board, in a sentence or two. */
export function stateText(known: Known, state: SolutionsState): string {
  if (known.solutions.length === 0) return totalText(known);
  if (state.shared) return sharedText(known);
  const { at } = shownAt(known, state);
  const leak = leakText(known.solutions[at], state);
  return `Solution ${at + 1} of ${solutionCount(known)}.${leak} ${exchangeText(known, state)}`.trim();
}

/** Which solution of how many is on the board. */
export const placeText = (known: Known, state: SolutionsState): string =>
  known.solutions.length === 0
    ? ''
    : state.shared
      ? 'What all share'
      : `Solution ${shownAt(known, state).at + 1} of ${solutionCount(known)}`;

/** What is on the board, for the stage. */
export function shortText(known: Known, state: SolutionsState): string {
  const { solutions, shared } = known;
  const { length } = solutions;
  if (length < 2) return totalText(known, state);
  if (state.shared) {
    const open = shared?.cells.filter((cell) => cell > 1).length;
    return open === undefined
      ? 'What all share is not known.'
      : `${capital(counted(open, 'cell'))} may be either. The others are the same in every solution.`;
  }
  const exchange = exchangeShown(known, state);
  if (exchange === null) return totalText(known, state);
  const { cells, component } = exchange;
  const count = capital(inWords(cells.length));
  return component === null
    ? `${count} cells changed at once: no part of them could alone.`
    : `One switch: ${count.toLowerCase()} cells changed, and every line still says the same.`;
}

/** What all solutions share. @source 003_bcef302d21730516.txt §2 (INFERENCE) */
function sharedText({ solutions, shared, complete, stopped }: Known): string {
  if (shared === null) return 'What all solutions share is not known: the search was stopped.';
  const { cells } = shared;
  const [empty, filled] = [0, 1].map((value) => cells.filter((cell) => cell === value).length);
  const same = (empty ?? 0) + (filled ?? 0);
  const all =
    complete && !stopped ? `All ${counted(solutions.length, 'solution')}` : 'All solutions';
  if (solutions.length === 1) return 'There is one solution, so every cell is certain.';
  if (same === 0) return `${all} together share nothing: no cell is the same in each.`;
  return `${all} share ${grouped(same)} of ${counted(cells.length, 'cell')}: ${grouped(filled ?? 0)} filled and ${grouped(empty ?? 0)} empty. The other ${grouped(cells.length - same)} may be either.`;
}

/** What the graph says. @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
export function graphText({ solutions, joined, islands, complete }: Known): string {
  if (solutions.length < 2) return '';
  if (joined === null) return 'Which of them a single switch joins is not worked out.';
  const edges = joined.reduce((sum, to) => sum + to.length, 0) / 2;
  const among = complete ? '' : ' Among those found:';
  const start = `${among} ${counted(edges, 'pair')} of solutions ${edges === 1 ? 'is' : 'are'} joined by a single switching component.`;
  const sizes = islands.map(({ length }) => length);
  if (sizes.length === 1) return `${start} Single switches lead from each to every other.`.trim();
  if (edges === 0) return `${start} No switch leads anywhere; all exchanges are larger.`.trim();
  const told =
    sizes.length > 6
      ? `the largest of ${sizes[0]!}`
      : `of ${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)!}`;
  return `${start} They fall into ${sizes.length} islands, ${told}, and no switch leads from one to another.`.trim();
}

/** What a solution is joined to, for readers who do not see it. */
export function nodeLabel({ joined }: Known, at: number): string {
  const to = (joined?.[at] ?? []).map((one) => one + 1);
  return `Solution ${at + 1}, ${to.length === 0 ? 'joined to none' : `joined to ${to.join(', ')}`}`;
}
