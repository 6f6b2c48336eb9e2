/** What the chapter on probing and the companion to Wensveen say about boards larger than 5x5: random ones, dominoes, and a triple of cells. */
import { sum } from 'd3';
import { probeSet, setProbing } from '../engine/probe/probeSets.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { larger } from '../claims/001/larger.ts';
import type { Domino, Triple } from '../claims/001/larger.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { storedClaim } from '../stored/fromFile.ts';

/** The stored run: random boards, dominoes, a triple. */
const found = storedClaim(larger);
const { samples, dominoes, triple } = found.ours;
export const largerCommand = found.command;

/** "11 × 11". */
export const side = (n: number): string => `${n}\u00a0×\u00a0${n}`;
/** All random boards together. */
export const drawn = {
  boards: sum(samples, ({ boards }) => boards),
  unique: sum(samples, ({ unique }) => unique),
  once: sum(samples, ({ once }) => once),
  repeated: sum(samples, ({ repeated }) => repeated),
} as const;

/** Boards with one solution, by what solves them; a column a size. */
export const drawnTable = {
  columns: ['Solved by', ...samples.map((sample) => side(sample.side))],
  rows: (
    [
      ['sweeps (SimpleSolver)', 'simple'],
      ['FourSolver', 'four'],
      ['a single probe', 'once'],
      ['repeated probing', 'repeated'],
      ['sets of two cells', 'pairs'],
      ['search: all with one solution', 'unique'],
      ['boards drawn', 'boards'],
      ['filled cells in 100', 'percentage'],
    ] as const
  ).map(([name, key]) => [name, ...samples.map((sample) => grouped(sample[key]))]),
} as const;

/** Dominoes: how many cells each method leaves unknown. */
export const dominoTable = {
  columns: ['Cells', 'sweeps', 'FourSolver', 'repeated', 'two cells', 'three cells'],
  rows: dominoes.map((one) => [
    `${grouped(one.side ** 2)} (${side(one.side)})`,
    ...[one.simple, one.four, one.repeated, one.pairs, one.triples].map(grouped),
  ]),
} as const;

/** The first domino puzzle that repeated probing leaves. @throws RangeError when there is none */
export const hardDomino: Domino = ((): Domino => {
  const first = dominoes.find(({ repeated }) => repeated > 0);
  if (first === undefined) throw new RangeError('repeated probing solves all dominoes');
  return first;
})();

/** The largest that it solves. */
export const easyDomino: Domino | undefined = dominoes.findLast(({ repeated }) => repeated === 0);

/** The triple with its futures, computed now. */
export function tripleFacts(): Triple & {
  readonly puzzle: Puzzle;
  readonly futures: readonly {
    readonly values: string;
    readonly cells: Uint8Array;
    readonly impossible: boolean;
  }[];
} {
  const puzzle = decodePuzzle(triple.code);
  const width = puzzle.columns.length;
  const { grid } = setProbing(puzzle, 2);
  const { futures } = probeSet(
    puzzle,
    grid,
    triple.cells.map(([row, column]) => (row - 1) * width + column - 1),
  );
  return {
    ...triple,
    puzzle,
    futures: futures.map(({ values, status, grid: end }) => ({
      values: values.map((value) => (value === 1 ? 'filled' : 'empty')).join(', '),
      cells: end.cells,
      impossible: status === 'contradiction',
    })),
  };
}
