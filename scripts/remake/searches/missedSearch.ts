/**
 * Looks for puzzles in which exactly one method finds something: of the methods of `reach.ts`, one after another, all know
 * the same cells up to some point, and from there on what can be known at all. All images of a size are gone through, but
 * of those that are turns or reflections of each other only one; then random ones.
 */
import { countKnown } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Reacher } from '../../../src/engine/inference/reach.ts';
import { createReacher, reachMethods } from '../../../src/engine/inference/reach.ts';
import { boardOf } from '../../../src/experiments/density.ts';
import { createFastProbe } from '../../../src/engine/probe/fastProbe.ts';
import { CATEGORIES } from '../../../src/engine/probe/probeCategory.ts';
import { SOLVED, STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';

/**
 * The steps. `four`: only sweeps miss something. `two-sat`: FourSolver knows what sweeps know, 2-SAT all that can be known.
 * `probing`, `pairs`: likewise. `repeated`: one round of probes finds something, and only further rounds all of it.
 * `round`: one round of probes misses what FourSolver and 2-SAT find. `nobody`: something can be known that none of the
 * methods finds, whatever else they find.
 */
export const steps = [
  'four',
  'two-sat',
  'probing',
  'repeated',
  'round',
  'pairs',
  'nobody',
] as const;

export type Step = (typeof steps)[number];

/** A puzzle for a step. */
export type Example = {
  readonly step: Step;
  readonly size: readonly [height: number, width: number];
  readonly code: string;
  readonly known: readonly number[]; // cells that each method knows, and those that are inferable
};

/** Between which of the seven numbers there is a step up, and of `round` one down. */
const rises: Readonly<Record<Exclude<Step, 'nobody'>, string>> = {
  four: '<=====',
  'two-sat': '=<====',
  probing: '==<===',
  repeated: '==<<==',
  round: '<=><==',
  pairs: '====<=',
};

/** The steps of which no puzzle that probing settles is an example. */
const beyondProbes: ReadonlySet<Step> = new Set(['pairs', 'nobody']);

/** What each method knows of a puzzle, and at the end what is inferable. */
export function knownBy(reacher: Reacher, puzzle: Puzzle): readonly number[] {
  const found = reacher.run(puzzle);
  if (found === null) throw new RangeError('a puzzle without a solution');
  return [
    ...reachMethods.map((method) => countKnown(found.known[method])),
    countKnown(found.inference.inferable),
  ];
}

/** The step of which such numbers are an example; null for those with other steps, or with several. */
export function stepOf(known: readonly number[]): Step | null {
  const shape = known
    .slice(1)
    .map((count, at) => '>=<'[Math.sign(count - known[at]!) + 1])
    .join('');
  if (shape.endsWith('<')) return 'nobody';
  return steps.find((step) => step !== 'nobody' && rises[step] === shape) ?? null;
}

/** The shapes of so many cells up to a limit, two rows or more and no more rows than columns: sweeps settle a single row. */
export const shapesUpTo = (most: number): readonly (readonly [number, number])[] =>
  Array.from({ length: most }, (_, at) => at + 1).flatMap((cells) =>
    Array.from({ length: Math.floor(Math.sqrt(cells)) }, (_, at) => at + 1)
      .filter((height) => height > 1 && cells % height === 0)
      .map((height) => [height, cells / height] as const),
  );

/** The places of the cells after each reflection, and for a square each turn. */
export function symmetries(height: number, width: number): readonly Uint8Array[] {
  const maps = [false, true].flatMap((down) =>
    [false, true].flatMap((across) =>
      (height === width ? [false, true] : [false]).map((turned) =>
        Uint8Array.from({ length: height * width }, (_, at) => {
          const [i, j] = [Math.floor(at / width), at % width];
          const [row, column] = [down ? height - 1 - i : i, across ? width - 1 - j : j];
          return turned ? column * width + row : row * width + column;
        }),
      ),
    ),
  );
  return maps.slice(1);
}

/** Whether no turn or reflection of an image comes before it. */
export function isFirst(image: Uint8Array, maps: readonly Uint8Array[]): boolean {
  return maps.every((map) => {
    for (let at = 0; at < image.length; at++) {
      const apart = image[at]! - image[map[at]!]!;
      if (apart !== 0) return apart < 0;
    }
    return true;
  });
}

/**
 * The first puzzle of a size for each of some steps, all images gone through.
 *
 * @returns the examples, and how many images were neither settled by sweeps nor mirrored
 */
export function searchAll(
  height: number,
  width: number,
  wanted: ReadonlySet<Step>,
): { readonly found: readonly Example[]; readonly open: number } {
  const maps = symmetries(height, width);
  const image = new Uint8Array(height * width);
  const reacher = createReacher(height, width);
  const prober = createFastProbe(height, width);
  const found = new Map<Step, Example>();
  const left = new Set(wanted);
  let open = 0;
  for (let number = 0; number < 2 ** image.length && left.size > 0; number++) {
    for (let at = 0; at < image.length; at++) image[at] = (number >>> at) & 1;
    if (!isFirst(image, maps)) continue;
    prober.simple.setImage(image);
    if (prober.simple.run('H') !== STANDSTILL) continue;
    open++;
    if ([...left].every((step) => beyondProbes.has(step)) && probesSettle(prober)) continue;
    const puzzle = puzzleOf({ height, width, cells: image });
    const known = knownBy(reacher, puzzle);
    const step = stepOf(known);
    if (step === null || !left.delete(step)) continue;
    found.set(step, { step, size: [height, width], code: encodePuzzle(puzzle), known });
  }
  return { found: [...found.values()], open };
}

/** Whether rounds of probes solve what is at a standstill. */
function probesSettle(prober: ReturnType<typeof createFastProbe>): boolean {
  const { simple } = prober;
  for (;;) {
    prober.probe();
    let proved = false;
    for (let at = 0; at < prober.length; at++) {
      const value = CATEGORIES[prober.sequence[at]!]?.proves ?? null;
      if (value === null) continue;
      const cell = prober.cells[at]!;
      simple.setCell(Math.floor(cell / simple.width), cell % simple.width, value);
      proved = true;
    }
    if (!proved) return false;
    if (simple.run('H') === SOLVED) return true;
  }
}

/** What random boards are looked at. */
export type RandomSpec = {
  readonly side: number;
  readonly percentages: readonly number[];
  readonly boards: number; // at each percentage, at most
  readonly seed: number;
};

/** The first random board for which something holds; null without one. */
export function searchRandom(
  { side, percentages, boards, seed }: RandomSpec,
  holds: (known: readonly number[]) => boolean,
): { readonly code: string; readonly known: readonly number[]; readonly looked: number } | null {
  const reacher = createReacher(side, side);
  const spec = { height: side, width: side, model: 'independent' as const, percentages, boards: 1 };
  for (let index = 0; index < boards; index++)
    for (const point of percentages.keys()) {
      const puzzle = puzzleOf(boardOf({ ...spec, seed }, point, index));
      const known = knownBy(reacher, puzzle);
      const looked = index * percentages.length + point + 1;
      if (holds(known)) return { code: encodePuzzle(puzzle), known, looked };
    }
  return null;
}
