/** The lattice in words: names, sentences, the table. */
import type { Pair } from '../../engine/intersect/pqHardness.ts';
import { intersectionsOf, MOST_INTERSECTIONS } from '../../engine/intersect/pqRun.ts';
import { counted, enumerated, grouped } from '../../notebook/plain/numbers.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { decides, fixedBeyond, isSettled, minimalPoints, pointAt, unknownIn } from './model.ts';
import type { Lattice, Point, PointKind } from './model.ts';

/** "(2,3)". */
const pairText = ({ p, q }: Pair): string => `(${p},${q})`;

/** "the (2,3)-solver". */
export const solverText = (pair: Pair): string =>
  pair.p === 1 || pair.q === 1
    ? 'SimpleSolver'
    : pair.p === 2 && pair.q === 2
      ? 'FourSolver'
      : `the ${pairText(pair)}-solver`;

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** The (p,q)-difficulty of a point as a number or its bounds; '' where its solver does not solve the puzzle. @source 000_8dc3042ab81c971c.txt §3.2 */
export function difficultyText({ result }: Point): string {
  const difficulty = result?.difficulty ?? null;
  if (difficulty === null) return '';
  const { atLeast, atMost } = difficulty;
  return atLeast === atMost ? grouped(atMost) : `${grouped(atLeast)} to ${grouped(atMost)}`;
}

/** What it takes the solver of a point; '' for simple puzzles, and where it does not solve. */
function needsSentence(point: Point): string {
  const { atLeast, atMost } = point.result?.difficulty ?? { atLeast: 0, atMost: 0 };
  if (atMost === 0) return '';
  const count =
    atLeast === atMost ? counted(atMost, 'intersection') : `${difficultyText(point)} intersections`;
  return ` It needs ${count}, the puzzle’s ${pairText(point)}-difficulty.`;
}

/** The kinds of the legend, in its order. */
export const legendKinds: readonly PointKind[] = ['hard', 'implied', 'further', 'same', 'open'];

/** What a kind of point is called in the legend and the table. */
export const kindWords: Readonly<Record<PointKind, string>> = {
  hard: 'solves it, no smaller one does',
  implied: 'solves it, as a smaller one does',
  further: 'gets further than the smaller ones',
  same: 'adds nothing',
  open: 'too much work here',
  waiting: 'not computed yet',
};

const did = ({ result }: Point): string =>
  result?.status === 'contradiction'
    ? 'shows that the puzzle has no solution'
    : 'solves the puzzle';

/** What is known of the puzzle, in a sentence. @source 000_8dc3042ab81c971c.txt §3.2 */
export function summarySentence(lattice: Lattice): string {
  const { solutions, height, width, points, ready } = lattice;
  if (ready === 0) return 'Not computed yet.';
  const minimal = minimalPoints(lattice);
  const open = points.filter(({ kind }) => kind === 'open').length;
  const rest = isSettled(lattice)
    ? ''
    : open > 0
      ? ` ${counted(open, 'point')} ${open === 1 ? 'is' : 'are'} too much work here.`
      : ' More points are to come.';
  const [first] = minimal;
  if (first?.result?.status === 'contradiction' || solutions === 0)
    return first === undefined
      ? `The puzzle has no solution.${rest}`
      : `The puzzle has no solution: ${solverText(first)} shows it.${rest}`;
  if (solutions === 2) return 'The puzzle has more than one solution, so no solver solves it.';
  if (first === undefined)
    return isSettled(lattice)
      ? `No solver up to (${height},${width}) solves the puzzle.`
      : `None of the solvers computed solves the puzzle.${rest}`;
  if (first.p === 1) return 'The puzzle is simple: SimpleSolver solves it, and so do all others.';
  const unsure = minimal.some(({ sure }) => !sure);
  const hard = enumerated(minimal.map((point) => `${pairText(point)}-hard`));
  return unsure
    ? `${capital(enumerated(minimal.map(solverText)))} ${minimal.length === 1 ? 'solves' : 'solve'} the puzzle; whether a smaller one does is open.${rest}`
    : `The puzzle is ${hard}.${rest}`;
}

/** What one point says, in a sentence or two. @source 000_8dc3042ab81c971c.txt §3.2 */
export const pointSentence = (lattice: Lattice, point: Point): string =>
  `${outcomeSentence(lattice, point)}${needsSentence(point)}`;

function outcomeSentence(lattice: Lattice, point: Point): string {
  const { result, kind, p, q, sure } = point;
  const name = capital(solverText(point));
  if (result === null) return `${name} has not been run yet.`;
  const left = counted(unknownIn(result), 'cell');
  if (kind === 'implied') {
    const below = minimalPoints(lattice).filter((one) => one.p <= p && one.q <= q);
    const [one] = below;
    if (p === 1 || q === 1)
      return `With one row or one column this is SimpleSolver, which ${one === undefined ? '' : did(one)}.`;
    return `${capital(enumerated(below.map(solverText)))} already ${below.length === 1 ? '' : 'each '}${one === undefined ? '' : did(one)}, and ${solverText(point)} contains ${below.length === 1 ? 'it' : 'them'}.`;
  }
  if (kind === 'hard') {
    if (p === 1) return `SimpleSolver, the (1,1)-solver, ${did(point)}.`;
    if (!sure) return `${name} ${did(point)}. Whether a smaller one does is open.`;
    const hard = result.status === 'solved' ? `: the puzzle is ${pairText(point)}-hard` : '';
    return `${name} ${did(point)}, and no smaller one does${hard}.`;
  }
  if (kind === 'open')
    return `${openReason(lattice, point)} What is known by then holds: ${left} unknown.`;
  if (p === 1 && q === 1) return `SimpleSolver, the (1,1)-solver, leaves ${left} unknown.`;
  if (p === 1 || q === 1)
    return `With one row or one column this is SimpleSolver: ${left} unknown.`;
  const weaker = weakerOf(lattice, point);
  if (kind === 'further') {
    const others = weaker.map(
      (one) => `${solverText(one)} leaves ${one.result === null ? '?' : unknownIn(one.result)}`,
    );
    return `${name} does not solve the puzzle, but gets further than the smaller ones: ${left} unknown, where ${enumerated(others)}.`;
  }
  const same = weaker.find(
    (one) => one.result !== null && unknownIn(one.result) === unknownIn(result),
  );
  return `${name} adds nothing: it leaves ${left} unknown, the same as ${solverText(same ?? point)}.`;
}

/** The next smaller solvers, each once. */
function weakerOf(lattice: Lattice, { p, q }: Pair): readonly Point[] {
  const pairs = [
    [p - 1, q],
    [p, q - 1],
  ] as const;
  const points = pairs.map(([i, j]) =>
    i < 2 || j < 2 ? pointAt(lattice, 1, 1) : pointAt(lattice, i, j),
  );
  return [...new Set(points)];
}

function openReason({ puzzle }: Lattice, { p, q, result }: Point): string {
  const [m, n] = [puzzle.rows.length, puzzle.columns.length];
  if (result?.why === 'choices')
    return `Too much work here: there are ${grouped(intersectionsOf(m, n, p, q))} choices of ${p} of ${m} rows and ${q} of ${n} columns, and at most ${grouped(MOST_INTERSECTIONS)} are tried.`;
  return `Too much work here: given up after ${counted(result?.looked ?? 0, 'intersection')}.`;
}

const linesText = (name: string, lines: readonly number[]): string =>
  `${name} ${enumerated(lines.map((line) => String(line + 1)))}`;

/** The first intersection that the smaller solvers lack; '' when there is none. @source 000_8dc3042ab81c971c.txt §3.2 */
export function firstSentence({ result, kind, p, q }: Point): string {
  if (result === null || p === 1 || q === 1 || kind === 'implied') return '';
  const { first, status } = result;
  if (first === null)
    return status === 'solved'
      ? 'It takes no intersection of its own: what the smaller solvers know, put together, is enough.'
      : '';
  const cells = first.fixed.map(
    ([row, column, value]) =>
      `row ${row + 1}, column ${column + 1} ${value === 1 ? 'filled' : 'empty'}`,
  );
  return `After all that the smaller solvers find, its first successful intersection is of ${linesText('rows', first.rows)} with ${linesText('columns', first.columns)} (lit). It gives ${cells.join('; ')}.`;
}

/** What is ringed on the board of a point; '' when nothing is. */
export function ringedSentence(lattice: Lattice, point: Point): string {
  const count = fixedBeyond(lattice, point).size;
  if (count === 0) return '';
  const than = point.p === 2 && point.q === 2 ? 'SimpleSolver' : 'FourSolver';
  return `Ringed: ${counted(count, 'cell')} that it fixes beyond ${than}.`;
}

/** A point for readers who do not see it. */
export function pointLabel(point: Point): string {
  const { p, q, kind, result } = point;
  const left =
    result === null || decides(point) ? '' : `, ${counted(unknownIn(result), 'cell')} unknown`;
  const word =
    kind === 'hard' && result?.status === 'solved' && point.sure && p > 1
      ? `solves it, no smaller one does: ${pairText(point)}-hard`
      : kindWords[kind];
  const difficulty = difficultyText(point);
  const needs = difficulty === '' || difficulty === '0' ? '' : `, difficulty ${difficulty}`;
  return `p ${p}, q ${q}: ${word}${needs}${left}`;
}

/** The whole picture for readers who do not see it. */
export function pictureLabel(lattice: Lattice): string {
  const { height, width } = lattice;
  return `Lattice of the solvers, p from 1 to ${height} downwards, q from 1 to ${width} to the right. ${summarySentence(lattice)}`;
}

export const tableHeads = [
  'p, q',
  'the solver',
  'unknown cells left',
  'fixed beyond (2,2)',
  'intersections carried out',
  'fewest that solve it',
] as const;

/** The points as rows of a table, without heads. */
export function tableRows(lattice: Lattice): readonly (readonly string[])[] {
  return lattice.points.map((point) => [
    `${point.p}, ${point.q}`,
    kindWords[point.kind],
    point.result === null ? '' : String(unknownIn(point.result)),
    point.p < 2 || point.q < 2 || (point.p === 2 && point.q === 2) || point.result === null
      ? ''
      : String(fixedBeyond(lattice, point).size),
    point.p < 2 || point.q < 2 || point.result === null ? '' : grouped(point.result.looked),
    difficultyText(point),
  ]);
}

const from1 = (lines: readonly number[] | undefined): string =>
  lines?.map((line) => line + 1).join(' ') ?? '';

/** The rows of the CSV file, heads first; lines counted from 1. */
export function csvRows(lattice: Lattice): readonly (readonly (string | number)[])[] {
  const heads = [
    'p',
    'q',
    'kind',
    'status',
    'unknown',
    'looked',
    'difficulty at least',
    'difficulty at most',
    'first rows',
    'first columns',
    'first fixed',
    'cells',
  ];
  const rows = lattice.points.map(({ p, q, kind, result }) => [
    p,
    q,
    kind,
    result?.status ?? '',
    result === null ? '' : unknownIn(result),
    result?.looked ?? '',
    result?.difficulty?.atLeast ?? '',
    result?.difficulty?.atMost ?? '',
    from1(result?.first?.rows),
    from1(result?.first?.columns),
    result?.first?.fixed
      .map(([row, column, value]) => `${row + 1}.${column + 1}=${value}`)
      .join(' ') ?? '',
    result?.cells ?? '',
  ]);
  return [heads, ...rows];
}

/** The lattice as JSON; lines from 0. */
export function latticeJson(lattice: Lattice): unknown {
  const { puzzle, points, solutions } = lattice;
  return {
    puzzle: { rows: puzzle.rows, columns: puzzle.columns, code: codeOf(puzzle) },
    solutions,
    complete: isSettled(lattice),
    minimal: minimalPoints(lattice).map(({ p, q }) => ({ p, q })),
    points: points.map(({ p, q, kind, sure, result }) => ({ p, q, kind, sure, result })),
  };
}

/** What is said of a puzzle without a note. */
export function sizeNote({ puzzle, total }: Lattice): string {
  const [rows, columns] = [puzzle.rows.length, puzzle.columns.length];
  return `A puzzle of ${counted(rows, 'row')} and ${counted(columns, 'column')}: ${counted(total, 'solver')} to run.`;
}
