/** A board of six-sided cells as a picture, with its clues where its lines begin. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { hexDirections } from '../../engine/board/hexShape.ts';
import type { HexCell } from '../../engine/board/hexShape.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { dotEnds } from '../../kit/board/boardMarks.ts';
import type { PathStep } from '../../engine/sweep/pathSweeps.ts';
import { boardLabel } from './model.ts';
import type { HexRun } from './model.ts';

const across = 24; // from one cell to the next of a row
const zoom = 1.5; // CSS pixels of a unit
const down = (across * Math.sqrt(3)) / 2; // from one row to the next
const radius = across / Math.sqrt(3); // from the middle of a cell to a corner
const slot = 15; // from one clue to the next, along the line
const toClue = across / 2 + 9; // from the middle of the outermost cell to the nearest clue

type Point = { readonly x: number; readonly y: number };

const middleOf = ({ row, column }: HexCell): Point => ({
  x: (column + row / 2) * across,
  y: row * down,
});

const short = (value: number): number => Math.round(value * 100) / 100;

/** A cell as a path. @param inset - how far its corners lie within it */
function cellPath({ x, y }: Point, inset: number): string {
  const far = radius - inset;
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = ((2 * at + 1) * Math.PI) / 6;
    return `${short(x + far * Math.cos(angle))} ${short(y + far * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

const whole = (middle: Point): string => cellPath(middle, 0);

/** Where the clues of a line stand: before its first cell, the last one nearest to it. */
function cluePlaces(first: HexCell, direction: number, runs: number): readonly Point[] {
  const { x, y } = middleOf(first);
  const step = middleOf(hexDirections[direction]!);
  return Array.from({ length: runs }, (_, at) => {
    const far = (toClue + (runs - 1 - at) * slot) / across;
    return { x: x - step.x * far, y: y - step.y * far };
  });
}

type Clue = Point & { readonly text: string; readonly name: string };

/** Every number of every line. */
function cluesOf(
  { shape, lines }: HexRun,
  known: Uint8Array,
  steps: readonly PathStep[],
): readonly Clue[] {
  return lines.flatMap((paths, direction) =>
    paths.flatMap(({ cells, description }, line) => {
      const runs = description.length === 0 ? [0] : description;
      const done = cells.every((cell) => known[cell] !== UNKNOWN) ? ' is-done' : '';
      const lit = steps.some((step) => step.direction === direction && step.line === line);
      return cluePlaces(shape.cells[cells[0]!]!, direction, runs.length).map((place, at) => ({
        ...place,
        text: String(runs[at]),
        name: `board-description${done}${lit ? ' is-lit' : ''}`,
      }));
    }),
  );
}

/** The room that cells and clues need, with a margin. */
function boxOf(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const room = radius + 2;
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top];
}

/**
 * What is known of the board, with what the last step found.
 *
 * @param steps - the lines that were settled last
 */
export function hexPicture(run: HexRun, known: Uint8Array, steps: readonly PathStep[]): SvgNode {
  const middles = run.shape.cells.map(middleOf);
  const fresh = new Set(steps.flatMap(({ fixed }) => fixed));
  const read = new Set(
    steps.length === 1 ? run.lines[steps[0]!.direction]![steps[0]!.line]!.cells : [],
  );
  const clues = cluesOf(run, known, steps);
  const draw = (
    name: string,
    is: (cell: number) => boolean,
    path: (middle: Point) => string,
    more: Readonly<Record<string, string | number>> = {},
  ): SvgNode =>
    svgNode('path', {
      class: name,
      d: middles.map((middle, cell) => (is(cell) ? path(middle) : '')).join(''),
      ...more,
    });
  const box = boxOf([...middles, ...clues]).map(short);
  return svgNode(
    'svg',
    {
      class: 'hex-board',
      viewBox: box.join(' '),
      width: Math.round(box[2]! * zoom),
      height: Math.round(box[3]! * zoom),
      role: 'img',
      'aria-label': boardLabel(run, known),
    },
    draw('board-ground', () => true, whole),
    draw('board-band', (cell) => read.has(cell), whole),
    draw(
      'board-filled',
      (cell) => known[cell] === FILLED,
      (middle) => cellPath(middle, 2),
    ),
    draw(
      'board-empty',
      (cell) => known[cell] === EMPTY,
      ({ x, y }) => `M${short(x)} ${short(y)}h0`,
      dotEnds,
    ),
    draw('board-rule hex-rule', () => true, whole),
    draw(
      'board-fresh',
      (cell) => fresh.has(cell),
      (middle) => cellPath(middle, 2),
      { 'stroke-width': 2.5 },
    ),
    ...clues.map(({ x, y, text, name }) =>
      svgNode('text', { class: name, 'font-size': 13, x: short(x), y: short(y + 4.5) }, text),
    ),
  );
}
