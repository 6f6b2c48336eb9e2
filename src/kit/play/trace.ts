/**
 * A game told afterwards: in which order its marks came, what each followed from, and which were guesses; beside it the order
 * of SimpleSolver. Pure; what marks follow from is worked out by the engine.
 */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { grounds } from '../../engine/play/forced.ts';
import type { Ground, JudgedMarking, Marking } from '../../engine/play/forced.ts';
import { bottlenecks, lineRounds, narrow } from '../../engine/sweep/openLines.ts';
import { record } from '../../engine/sweep/simpleSolver.ts';
import { counted } from '../../formats/numbers.ts';
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
 * @source none
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
  /** The sweeps in which SimpleSolver fixes its cells, first and last; null where it does not fix all of them. */
  readonly sweeps: readonly [number, number] | null;
  readonly guess: boolean; // nothing forced it, and it stayed
};

/** Moves with what is said of them. @source none */
export function toldMoves(
  puzzle: Puzzle,
  traced: readonly TracedMove[],
  judged: readonly JudgedMarking[],
): readonly ToldMove[] {
  const sweeps = sweepsOf(puzzle);
  return traced.map((move, at) => {
    const { grounds: all, open } = judged[at]!;
    const ground = grounds[Math.max(...all.map((one) => grounds.indexOf(one)))] ?? 'line';
    const of = move.marking.cells.map((cell) => sweeps[cell]!);
    return {
      ...move,
      ground,
      open,
      sweeps: of.includes(0) ? null : [Math.min(...of), Math.max(...of)],
      guess: ground === 'free' && move.standing !== 'tried',
    };
  });
}

/** The sweep in which SimpleSolver, rows first, fixes each cell; 0 for one that it does not fix. */
function sweepsOf(puzzle: Puzzle): Uint16Array {
  const sweeps = new Uint16Array(puzzle.rows.length * puzzle.columns.length);
  for (const event of record(puzzle).events)
    if (event.kind === 'cell')
      sweeps[event.row * puzzle.columns.length + event.column] = event.sweep;
  return sweeps;
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

/** The game in some sentences. @param solved - then a guess was a lucky one @source none */
export function summaryOf(
  puzzle: Puzzle,
  told: readonly ToldMove[],
  solved: boolean,
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
  const solver = record(puzzle);
  const sweeps = solver.events.reduce(
    (most, one) => ('sweep' in one ? Math.max(most, one.sweep) : most),
    0,
  );
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
    solver.status === 'solved'
      ? `SimpleSolver takes ${counted(sweeps, 'sweep')}. In rounds of all open lines it has ${counted(bottlenecks(rounds), 'bottleneck')} in ${counted(rounds.length, 'round')}.`
      : 'SimpleSolver does not solve this puzzle: single lines are not enough.',
  ];
}
