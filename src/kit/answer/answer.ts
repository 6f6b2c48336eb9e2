/** What the answer picture is drawn from: the hard boards of the stored run with their places, counted kinds, and the hero. */
import type { Grid } from '../../engine/board/cell.ts';
import { hardness } from '../../engine/inference/weakest.ts';
import { hardBoards } from '../../experiments/howHard.ts';
import type { HardBoard, HowHardSpec, HowHardTally } from '../../experiments/howHard.ts';
import { kindOf } from '../../methods/kinds.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { layouts, speckPlaces } from './field.ts';
import type { LayoutName, Point } from './field.ts';

/** As the build hands it to a page: lists of numbers, which are short. */
export type Answer = {
  /** Of each hard board its side, percentage, index, kind in `hardness`, and filled cells. */
  readonly boards: Float64Array;
  /** Of each its x and y, by layout. */
  readonly places: Readonly<Partial<Record<LayoutName, Float64Array>>>;
  readonly spec: HowHardSpec; // of the run
  readonly sweeps: number; // boards
  readonly several: number;
  readonly hero: Grid;
};

/** A hard board on the field. */
export type Speck = HardBoard & { readonly kind: MethodKind };

const fields = 5;

/**
 * The answer of a run.
 *
 * @param names - of the layouts that are drawn
 */
export function answerOf(
  { spec, tally }: { readonly spec: HowHardSpec; readonly tally: HowHardTally },
  hero: Grid,
  names: readonly LayoutName[],
): Answer {
  const boards = hardBoards(spec, tally);
  const count = (kind: (typeof hardness)[number]): number =>
    tally.found.filter((found) => found === hardness.indexOf(kind) + 1).length;
  return {
    boards: Float64Array.from(
      boards.flatMap((board) => [
        board.side,
        board.percentage,
        board.index,
        hardness.indexOf(board.hardness),
        board.filled,
      ]),
    ),
    places: Object.fromEntries(names.map((name) => [name, speckPlaces(layouts[name], boards)])),
    spec,
    sweeps: count('sweeps'),
    several: count('several'),
    hero,
  };
}

const known = new WeakMap<Answer, readonly Speck[]>();

/** The hard boards, small ones first, then sparse ones. */
export function specksOf(answer: Answer): readonly Speck[] {
  const specks = known.get(answer) ?? readSpecks(answer);
  known.set(answer, specks);
  return specks;
}

const readSpecks = ({ boards }: Answer): readonly Speck[] =>
  Array.from({ length: boards.length / fields }, (_, at) => {
    const [side = 0, percentage = 0, index = 0, kind = 0, filled = 0] = boards.subarray(
      fields * at,
    );
    const is = hardness[kind]!;
    return { side, percentage, index, hardness: is, filled, kind: kindOf(is) };
  });

/** Where a speck lies in a layout. */
export function pointOf({ places }: Answer, name: LayoutName, at: number): Point {
  const of = places[name]!;
  return [of[2 * at]!, of[2 * at + 1]!];
}

/**
 * The speck nearest to a point of a layout.
 *
 * @param only - of these
 */
export function nearestSpeck(
  answer: Answer,
  name: LayoutName,
  [x, y]: Point,
  only: (speck: Speck) => boolean = () => true,
): { readonly at: number; readonly far: number } {
  let best = { at: 0, far: Infinity };
  for (const [at, speck] of specksOf(answer).entries()) {
    const [px, py] = pointOf(answer, name, at);
    const far = Math.hypot(px - x, py - y);
    if (far < best.far && only(speck)) best = { at, far };
  }
  return best;
}

/** The speck that is open from the first: the smaller one that only SAT solves. */
export const firstOpen = (answer: Answer): number =>
  specksOf(answer).findIndex(({ kind }) => kind === 'sat');

const shareOf = ({ filled, side }: Speck): number => filled / side ** 2;

const apart = (one: Speck, other: Speck): number => Math.abs(shareOf(one) - shareOf(other));

/** Boards of a size that a page key leads on by. */
const page = 10;

/** The board after a key, small ones first, then sparse ones; null for a key that does not move. */
export function afterKey(key: string, at: number, answer: Answer): number | null {
  const specks = specksOf(answer);
  const here = specks[at]!;
  const beside = (way: 1 | -1): number => {
    const other = specks.filter(({ side }) => (side - here.side) * way > 0);
    const side = way > 0 ? other[0]?.side : other.at(-1)?.side;
    if (side === undefined) return at;
    const next = other
      .filter((one) => one.side === side)
      .reduce((a, b) => (apart(b, here) < apart(a, here) ? b : a));
    return specks.indexOf(next);
  };
  const within = (by: number): number => {
    let to = at;
    for (let left = Math.abs(by); left > 0; left--)
      if (specks[to + Math.sign(by)]?.side === here.side) to += Math.sign(by);
    return to;
  };
  if (key === 'ArrowLeft') return beside(-1);
  if (key === 'ArrowRight') return beside(1);
  if (key === 'ArrowUp') return within(1);
  if (key === 'ArrowDown') return within(-1);
  if (key === 'PageUp') return within(page);
  if (key === 'PageDown') return within(-page);
  if (key === 'Home') return 0;
  return key === 'End' ? specks.length - 1 : null;
}
