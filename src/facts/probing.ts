/** What the chapter on probing says about probes, contradictions and categories, computed while the site is built. */
import { openIn } from '../kit/puzzle/openIn.ts';
import { formatLine, UNKNOWN } from '../engine/board/cell.ts';
import { formatDescription } from '../engine/board/description.ts';
import { imageFromText } from '../engine/board/image.ts';
import type { DoubleProbe, ProbingRecording } from '../engine/probe/probe.ts';
import { recordProbing, unknownCells } from '../engine/probe/probe.ts';
import type { ReasonStep } from '../engine/probe/probeReason.ts';
import { repeatedProbing } from '../engine/probe/probeRepeated.ts';
import { probeSet } from '../engine/probe/probeSets.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { solve } from '../engine/solve/solve.ts';
import { followsFigure11 } from '../claims/001/probingTexts.ts';
import { clusters, descriptionsOf, lostPuzzle, lostPuzzles } from '../claims/001/puzzles.ts';
import { decodePuzzle, encodePuzzle } from '../formats/puzzleCode.ts';
import type { LinkedPicture } from './pictures.ts';
import { stepperLink } from './pictures.ts';

/** A cell whose two probes prove the solution, in a puzzle where sweeps stand still. */
export type Deciding = {
  readonly code: string;
  readonly recording: ProbingRecording;
  readonly probe: DoubleProbe;
  readonly cells: number; // of the board
  readonly unknown: number; // where SimpleSolver stands still
  readonly at: readonly [row: number, column: number]; // from 1
  readonly steps: number; // lines from the probed cell to the line without a fit, that line included
};

/** The first cell of category 11 or 14 whose contradiction takes the fewest lines. @throws RangeError when there is none */
export function decidingCell(code: string): Deciding {
  const recording = recordProbing(decodePuzzle(code));
  const [probe] = recording.probes
    .filter(({ category }) => category === 11 || category === 14)
    .toSorted((a, b) => stepsOf(a) - stepsOf(b));
  if (probe === undefined) throw new RangeError(`no probe decides ${code}`);
  return {
    code,
    recording,
    probe,
    cells: recording.state.cells.length,
    unknown: recording.probes.length,
    at: [probe.row + 1, probe.column + 1],
    steps: stepsOf(probe),
  };
}

const contradictionOf = ({ one, zero }: DoubleProbe): DoubleProbe['one']['contradiction'] =>
  one.contradiction ?? zero.contradiction;

const stepsOf = (probe: DoubleProbe): number => (contradictionOf(probe)?.chain.length ?? 0) + 1;

/** One line of the way to a contradiction, as the chapter draws it. */
export type ChainStep = {
  readonly sweep: number;
  readonly name: string; // "row 3"
  readonly description: string;
  readonly before: string; // the line as the sweep found it, over 0 1 ?
  readonly after: string; // with what the next lines need of it; as before when it has no fit
  readonly fails: boolean;
};

/** The way from the probed cell to the line without a fit. @throws RangeError for a probe without a contradiction */
export function chainOf(probe: DoubleProbe): readonly ChainStep[] {
  const contradiction = contradictionOf(probe);
  if (contradiction === null) throw new RangeError('this cell has no contradicting probe');
  const { chain, ...end } = contradiction;
  return [...chain.map((one) => stepOf(one, one.fixes)), stepOf(end, [])];
}

/** A line of the chain as the chapter draws it; no fixes: it is the line without a fit. */
function stepOf(one: Omit<ReasonStep, 'fixes'>, fixes: ReasonStep['fixes']): ChainStep {
  const after = one.cells.slice();
  for (const { row, column, value } of fixes) after[one.direction === 'H' ? column : row] = value;
  return {
    sweep: one.sweep,
    name: `${one.direction === 'H' ? 'row' : 'column'} ${one.index + 1}`,
    description: formatDescription(one.description),
    before: formatLine(one.cells),
    after: formatLine(after),
    fails: fixes.length === 0,
  };
}

/** The puzzle that stands in for Figures 9 to 11, its cell and what there is to say of it. */
export function story(): Deciding & { readonly clusters: number; readonly deciding: number } {
  const puzzle = descriptionsOf(lostPuzzle('9'));
  const recording = recordProbing(puzzle);
  const probe = followsFigure11(recording);
  if (probe === null) throw new RangeError('Figure 9 has no cell that goes as Figure 11 tells');
  return {
    code: encodePuzzle(puzzle),
    recording,
    probe,
    cells: recording.state.cells.length,
    unknown: recording.probes.length,
    at: [probe.row + 1, probe.column + 1],
    steps: stepsOf(probe),
    clusters: clusters(recording.state),
    deciding: recording.sequence.filter((category) => category === 11 || category === 14).length,
  };
}

/** The puzzles found again, each opening in the explorer `cellId` of `chapter`. */
export function lostPictures(chapter: string, cellId: string): readonly LinkedPicture[] {
  return lostPuzzles.map((lost) => {
    const image = imageFromText(lost.image);
    return { image, text: `Figure ${lost.figure}`, href: stepperLink(chapter, cellId, image) };
  });
}

/** Puzzles found again whose sequence is not the printed one. */
export const slips = (): number =>
  lostPuzzles.filter(
    ({ printed, sequence }) => printed !== null && printed.join(' ') !== sequence.join(' '),
  ).length;

/** How repeated probing goes on a puzzle that probing once leaves. */
export function repeatedOn(code: string): {
  readonly unknown: number;
  readonly cells: number;
  readonly proved: number; // cells whose value a contradiction proves in the first round
  readonly status: string;
  readonly rounds: number;
} {
  const puzzle = decodePuzzle(code);
  const { probes, state } = recordProbing(puzzle);
  const { status, rounds } = repeatedProbing(puzzle);
  const proved = probes.filter((one) => one.proves !== null).length;
  return { unknown: probes.length, cells: state.cells.length, proved, status, rounds };
}

/** What pairs of cells say about a puzzle that single cells do not solve. */
export type PairFacts = {
  readonly puzzle: Puzzle;
  readonly pairs: number; // of unknown cells
  readonly telling: number; // pairs of which every future is a solution or a contradiction
  readonly solutions: number;
  readonly cells: readonly (readonly [row: number, column: number])[]; // of the first such pair, from 1
  readonly futures: readonly { readonly values: string; readonly cells: Uint8Array }[];
};

/** The pairs of Figure 16's puzzle, probed at its standstill. */
export function pairFacts(): PairFacts {
  const puzzle = descriptionsOf(lostPuzzle('16'));
  const { state } = recordProbing(puzzle);
  const open = unknownCells(state);
  const all = open.flatMap((a, k) => open.slice(k + 1).map((b) => probeSet(puzzle, state, [a, b])));
  const telling = all.filter(({ futures }) =>
    futures.every(({ status }) => status !== 'standstill'),
  );
  const [first] = telling.toSorted((a, b) => b.survivors - a.survivors);
  if (first === undefined) throw new RangeError('no pair of Figure 16 tells all');
  return {
    puzzle,
    pairs: all.length,
    telling: telling.length,
    solutions: solve(puzzle, { most: 100 }).solutions.length,
    cells: first.cells.map(({ row, column }) => [row + 1, column + 1] as const),
    futures: first.futures.map(({ values, grid }) => ({
      values: values.map((value) => (value === 1 ? 'filled' : 'empty')).join(', '),
      cells: grid.cells,
    })),
  };
}

/** The address that opens a pair in the explorer `cellId` of `chapter`. */
export function pairLink({ puzzle, cells }: PairFacts, chapter: string, cellId: string): string {
  const [c = '', q = ''] = cells.map((cell) => cell.join('.'));
  return openIn({ page: `${chapter}/`, cell: cellId }, encodePuzzle(puzzle), { c, q });
}

/** Unknown cells where SimpleSolver leaves a puzzle. */
export const unknownOf = (code: string): number =>
  recordProbing(decodePuzzle(code)).state.cells.filter((cell) => cell === UNKNOWN).length;

/** How many cells of a sequence have one of some categories. */
export const timesOf = (sequence: readonly number[], categories: readonly number[]): number =>
  sequence.filter((category) => categories.includes(category)).length;

/** The puzzle of Figure 14 and its cell of category 0. @throws RangeError when it has none */
export function zeroPuzzle(): {
  readonly code: string;
  readonly at: readonly [row: number, column: number]; // from 1
  readonly length: number; // of its probing sequence
  readonly solutions: number;
} {
  const puzzle = descriptionsOf(lostPuzzle('14'));
  const { probes } = recordProbing(puzzle);
  const cell = probes.find(({ category }) => category === 0);
  if (cell === undefined) throw new RangeError('Figure 14 has no cell of category 0');
  return {
    code: encodePuzzle(puzzle),
    at: [cell.row + 1, cell.column + 1],
    length: probes.length,
    solutions: solve(puzzle, { most: 100 }).solutions.length,
  };
}
