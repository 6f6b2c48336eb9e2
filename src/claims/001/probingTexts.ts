/** What 001 prints of probing outside its tables: sequences, descriptions, and the story of Figure 11. */
import type { CellEvent } from '../../engine/sweep/events.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import type { DoubleProbe, ProbingRecording } from '../../engine/probe/probe.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';

const numbers = (text: string): readonly number[] => text.split(' ').map(Number);

/** Probing sequences as printed, misprints included. @source 001_a525a3e1210b0814.txt */
export const printedSequences = {
  figure9: numbers('14 11 11 14 11 14 11 11'), // §3.4
  figure12: numbers('4 4 4 0 0 4 1 4'), // §3.4
  figure13: numbers('0 4 4 4 4'), // §3.4
  figure14: numbers('6 5 4 9 9 6 9 6 12 5 4 8 4 5 12 5 8 0 7 8 5 8'), // §3.4
  figure16: numbers('8 5 5 8 8 5 5 8 5 5 5 5 5'), // §3.5.1
  figure20: numbers('8 9 14 14 11 14 11 9 11 6 14'), // §4.1
  figure23: numbers('6 9 11 14 14 11 7 13 11 14 2 6 8 11'), // §4.2
  figure24: numbers('15 15 15 15'), // §4.2
  figure25: numbers('6 9 6 9 9 6 9 6 9 6 9 6 9 6 9 6 9 6 9'), // §4.2
} as const;

/**
 * The cell whose 0-probe goes as §3.3 tells for Figures 10 and 11, while its 1-probe solves: rows first, no contradiction;
 * then the columns, of which only the first two are looked at: filling its last cell completes the first, and the second,
 * with description 1 1, gets its last cell empty; then the last row has no fit.
 *
 * @returns the first such cell, or null
 * @source 001_a525a3e1210b0814.txt §3.3, Figures 10 and 11
 */
export function followsFigure11({ puzzle, state, probes }: ProbingRecording): DoubleProbe | null {
  const last = state.height - 1;
  if (puzzle.columns[1]?.join(' ') !== '1 1') return null;
  const isTold = ({ category, zero }: DoubleProbe): boolean => {
    const { contradiction } = zero;
    if (category !== 14 || contradiction === null) return false;
    if (contradiction.sweep !== 3 || contradiction.direction !== 'H') return false;
    if (contradiction.index !== last) return false;
    const found = zero.events.filter((one): one is CellEvent => one.kind === 'cell');
    const byColumns = found.filter(({ sweep }) => sweep === 2);
    const has = (column: number, value: number): boolean =>
      byColumns.some((one) => one.row === last && one.column === column && one.value === value);
    const first = Array.from({ length: state.height }, (_, i) => zero.end.cells[i * state.width]);
    return has(0, 1) && has(1, 0) && byColumns.length === 2 && !first.includes(UNKNOWN);
  };
  return probes.find((one) => isTold(one)) ?? null;
}

type Printed = readonly [rows: string, columns: string];

/** The six puzzles of sixteen cells of category 15: rows | columns, lines between slashes. @source 001_a525a3e1210b0814.txt §4.1 */
export const sixDescriptions: readonly Printed[] = [
  ['2/2/2/2', '2/2/2/2'],
  ['2/1 1/1 1/2', '1 1/2/2/1 1'],
  ['2/2/2/2', '1 1/1 1/1 1/1 1'],
  ['1 1/2/2/1 1', '2/1 1/1 1/2'],
  ['1 1/1 1/1 1/1 1', '2/2/2/2'],
  ['1 1/1 1/1 1/1 1', '1 1/1 1/1 1/1 1'],
];

/** The eight uniquely solvable puzzles of one sequence of class rest. @source 001_a525a3e1210b0814.txt §4.2 */
export const eightDescriptions: readonly Printed[] = [
  ['2/3/1 1/1/2', '2/2 1/2/2/1'],
  ['1/2/2/1 2/2', '2/1/1 1/3/2'],
  ['2/2 1/2/2/1', '2/3/1 1/1/2'],
  ['2/1 2/2/2/1', '2/1/1 1/3/2'],
  ['2/1/1 1/3/2', '1/2/2/1 2/2'],
  ['2/1/1 1/3/2', '2/1 2/2/2/1'],
  ['2/3/1 1/1/2', '1/2/2/2 1/2'],
  ['1/2/2/2 1/2', '2/3/1 1/1/2'],
];

const lines = (text: string): Description[] => text.split('/').map((line) => numbers(line));

/** A printed pair of descriptions as a puzzle. */
export const parsePrinted = ([rows, columns]: Printed): Puzzle => ({
  rows: lines(rows),
  columns: lines(columns),
});
