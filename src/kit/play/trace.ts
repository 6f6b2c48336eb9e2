/**
 * A game told afterwards: in which order its marks came, what each followed from, and which were guesses; beside it the orders
 * of the solvers. Pure; what marks follow from, and what solvers do, is worked out by the engine.
 */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { grounds } from '../../engine/play/forced.ts';
import type { Ground, JudgedMarking, Marking } from '../../engine/play/forced.ts';
import type { OrderedSolver, OrderStep, SolverOrder } from '../../engine/play/solverOrders.ts';
import { bottlenecks, lineRounds, narrow } from '../../engine/sweep/openLines.ts';
import { counted, percent } from '../../notebook/plain/numbers.ts';
import { after, firstPosition } from './moves.ts';
import type { Move, Position } from './moves.ts';

/** How a mark stands to what the player supposed. `tried`: it was taken back with its supposition. */
type Standing = 'plain' | 'supposed' | 'tried' | 'refuted';

/** A move that gave cells a mark, to be judged. */
export type TracedMove = {
  readonly number: number; // of the move, from 1
  readonly marking: Marking;
  readonly standing: Standing;
};

/**
 * The moves of a game that gave marks, with the marks before each.
 *
 * @param moves - those on the board
 */
export function tracedMoves(puzzle: Puzzle, moves: readonly Move[]): readonly TracedMove[] {
  const traced: TracedMove[] = [];
  const within: number[] = []; // for each open supposition, the first traced move on it
  let position: Position = firstPosition(puzzle);
  for (const [at, move] of moves.entries()) {
    const next = after(position, move, at, puzzle);
    const last = position.branches.at(-1);
    if (move.kind === 'drop' || move.kind === 'other') {
      const from = within.pop() ?? traced.length;
      for (let k = from; k < traced.length; k++) traced[k] = { ...traced[k]!, standing: 'tried' };
    } else if (move.kind === 'keep') within.pop();
    else if (move.kind === 'suppose' && next !== position) within.push(traced.length);
    else if (move.kind === 'clear') {
      traced.length = 0;
      within.length = 0;
    }
    const found =
      move.kind === 'other' && last !== undefined
        ? { before: last.marks, cells: [last.cell], mark: (1 - last.mark) as 0 | 1 }
        : markingOf(move, position, next);
    if (found !== null) {
      const standing =
        move.kind === 'suppose' ? 'supposed' : move.kind === 'other' ? 'refuted' : 'plain';
      traced.push({ number: at + 1, marking: found, standing });
    }
    position = next;
  }
  return traced;
}

/** The cells that a move gave a mark that they did not have. */
function markingOf(move: Move, { marks }: Position, next: Position): Marking | null {
  if (move.kind !== 'mark' && move.kind !== 'suppose') return null;
  const { mark } = move;
  if (mark !== 0 && mark !== 1) return null;
  const all = move.kind === 'mark' ? move.cells : [move.cell];
  const cells = all.filter((cell) => marks[cell] === UNKNOWN && next.marks[cell] === mark);
  return cells.length === 0 ? null : { before: marks, cells, mark };
}

/** A move as it is told. */
export type ToldMove = TracedMove & {
  readonly ground: Ground; // the hardest of its cells
  readonly open: number; // lines that gave something before
  /** For each solver in turn the steps that fix its cells, first and last; null where it does not fix all of them. */
  readonly steps: readonly (readonly [OrderStep, OrderStep] | null)[];
  readonly guess: boolean; // nothing forced it, and it stayed
};

/** Moves with what is said of them. */
export function toldMoves(
  traced: readonly TracedMove[],
  judged: readonly JudgedMarking[],
  orders: readonly SolverOrder[],
): readonly ToldMove[] {
  return traced.map((move, at) => {
    const { grounds: all, open } = judged[at]!;
    const ground = grounds[Math.max(...all.map((one) => grounds.indexOf(one)))] ?? 'line';
    return {
      ...move,
      ground,
      open,
      steps: orders.map((order) => stepsOf(order, move.marking.cells)),
      guess: ground === 'free' && move.standing !== 'tried',
    };
  });
}

function stepsOf(
  { stepOf, steps }: SolverOrder,
  cells: readonly number[],
): readonly [OrderStep, OrderStep] | null {
  const of = cells.map((cell) => stepOf[cell]!);
  return of.includes(0) ? null : [steps[Math.min(...of) - 1]!, steps[Math.max(...of) - 1]!];
}

/** The solvers by name, and what each concludes beyond single lines. */
export const solverWords: Readonly<
  Record<OrderedSolver, { readonly name: string; readonly beyond: string }>
> = {
  simple: { name: 'Sweeps', beyond: '' },
  four: { name: 'Pairs of lines', beyond: 'intersection' },
  'two-sat': { name: 'Chains', beyond: 'chain' },
};

/** Steps of a solver in words: "sweep 2", "sweep 3 to intersection 1". */
export function stepsText(
  steps: readonly [OrderStep, OrderStep] | null,
  solver: OrderedSolver,
): string {
  if (steps === null) return 'not at all';
  const [from, to] = steps;
  const word = ({ kind }: OrderStep): string =>
    kind === 'sweep' ? 'sweep' : solverWords[solver].beyond;
  const begin = `${word(from)} ${from.number}`;
  if (from.kind !== to.kind) return `${begin} to ${word(to)} ${to.number}`;
  return from.number === to.number ? begin : `${begin} to ${to.number}`;
}

/**
 * The share of pairs of cells that came in the same order: of those that the player marked in two moves and the solver
 * fixed in two steps. Null where there are none.
 */
export function sameOrder(told: readonly ToldMove[], { stepOf }: SolverOrder): number | null {
  const stayed = told.filter(({ standing }) => standing !== 'tried');
  const before: number[] = []; // cells of earlier moves, by step
  let [same, pairs] = [0, 0];
  for (const { marking } of stayed) {
    const steps = marking.cells.map((cell) => stepOf[cell]!).filter((step) => step > 0);
    for (const step of steps)
      for (const [earlier, count = 0] of before.entries())
        if (earlier !== step) {
          pairs += count;
          if (earlier < step) same += count;
        }
    for (const step of steps) before[step] = (before[step] ?? 0) + 1;
  }
  return pairs === 0 ? null : same / pairs;
}

/** What a mark followed from, in words. */
export const groundTexts: Readonly<Record<Ground, string>> = {
  line: 'one line',
  sweeps: 'several lines, one after another',
  four: 'two rows and two columns',
  'two-sat': 'a chain of pairs',
  probe: 'a probe',
  search: 'nothing but a search',
  free: 'nothing: it could have been otherwise',
  lost: 'marks that no solution has',
};

/** The game in some sentences. @param solved - then a guess was a lucky one */
export function summaryOf(
  puzzle: Puzzle,
  told: readonly ToldMove[],
  solved: boolean,
  orders: readonly SolverOrder[],
): readonly string[] {
  const stayed = told.filter(({ standing }) => standing !== 'tried');
  const cells = (test: (move: ToldMove) => boolean): number =>
    stayed.filter(test).reduce((sum, { marking }) => sum + marking.cells.length, 0);
  const parts = grounds.flatMap((ground) => {
    const count = cells((move) => move.ground === ground);
    return count === 0 ? [] : [`${count} from ${groundTexts[ground]}`];
  });
  const tight = stayed.filter(({ open }) => open <= narrow).length;
  const guesses = stayed.filter(({ guess }) => guess).length;
  const rounds = lineRounds(puzzle).open;
  return [
    parts.length === 0
      ? 'You have marked no cell that still counts.'
      : `Of ${counted(
          cells(() => true),
          'cell',
        )} in your order: ${parts.join('; ')}.`,
    `At ${counted(tight, 'move')} of yours at most ${narrow} lines gave anything.`,
    ...(guesses === 0
      ? ['Nothing was guessed.']
      : [
          `You guessed at ${counted(guesses, 'move')}${solved ? (guesses === 1 ? ', and were lucky' : ', and were lucky each time') : ''}.`,
        ]),
    ...orders.map((order) => orderText(order, told)),
    orders.some(({ solver, status }) => solver === 'simple' && status === 'solved')
      ? `In rounds of all open lines there ${bottlenecks(rounds) === 1 ? 'is' : 'are'} ${counted(bottlenecks(rounds), 'bottleneck')} in ${counted(rounds.length, 'round')}.`
      : 'Sweeps are not enough for this puzzle.',
  ];
}

/** How a solver fares on the puzzle, and how far the player's order is its own. */
function orderText(order: SolverOrder, told: readonly ToldMove[]): string {
  const { solver, status, steps } = order;
  const { name, beyond } = solverWords[solver];
  const count = (kind: OrderStep['kind']): number =>
    steps.filter((step) => step.kind === kind).length;
  const more = count('beyond') === 0 ? '' : ` and ${counted(count('beyond'), beyond)}`;
  const way = `${counted(count('sweep'), 'sweep')} that ${count('sweep') === 1 ? 'gives' : 'give'} something${more}`;
  const run = status === 'solved' ? `solve it in ${way}` : `stop after ${way}`;
  const share = sameOrder(told, order);
  return share === null
    ? `${name} ${run}.`
    : `${name} ${run}. Of two cells that both you and it found one after the other, the order was the same in ${percent(share, 0)} of pairs.`;
}
