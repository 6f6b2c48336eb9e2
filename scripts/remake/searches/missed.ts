/**
 * Puzzles in which exactly one method finds something, those of the figure `fig-missed`: of the methods of `reach.ts`, one
 * after another, all know the same cells up to some point, and from there on what can be known at all. All pictures of small
 * sizes are gone through, then random ones.
 */
import { countKnown } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Reacher } from '../../../src/engine/inference/reach.ts';
import { createReacher, reachMethods } from '../../../src/engine/inference/reach.ts';
import { boardOf } from '../../../src/experiments/density.ts';
import { createFastProbe } from '../../../src/engine/probe/fastProbe.ts';
import { CATEGORIES } from '../../../src/engine/probe/probeCategory.ts';
import { SOLVED } from '../../../src/engine/sweep/fastSolver.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { openImages, shapesUpTo } from './images.ts';
import type { Search } from './search.ts';

/**
 * The steps. `four`: only sweeps miss something. `two-sat`: FourSolver knows what sweeps know, 2-SAT all that can be known.
 * `probing`, `pairs`: likewise. `repeated`: one round of probes finds something, and only further rounds all of it.
 * `round`: one round of probes misses what FourSolver and 2-SAT find. `nobody`: something can be known that none of the
 * methods finds, whatever else they find.
 */
const steps = ['four', 'two-sat', 'probing', 'repeated', 'round', 'pairs', 'nobody'] as const;

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
  const reacher = createReacher(height, width);
  const prober = createFastProbe(height, width);
  const found = new Map<Step, Example>();
  const left = new Set(wanted);
  let open = 0;
  for (const image of left.size > 0 ? openImages(prober.simple) : []) {
    open++;
    if ([...left].every((step) => beyondProbes.has(step)) && probesSettle(prober)) continue;
    const puzzle = puzzleOf({ height, width, cells: image });
    const known = knownBy(reacher, puzzle);
    const step = stepOf(known);
    if (step === null || !left.delete(step)) continue;
    found.set(step, { step, size: [height, width], code: encodePuzzle(puzzle), known });
    if (left.size === 0) break;
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
type RandomSpec = {
  readonly side: number;
  readonly percentages: readonly number[];
  readonly boards: number; // at each percentage, at most
  readonly seed: number;
};

/** The first random board for which something holds; null without one. */
function searchRandom(
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

/** The steps with all pictures of small sizes, then two kinds of larger ones on random boards. */
export const missed: Search = {
  name: 'missed',
  does: 'a smallest puzzle for each step from sweeps to all that can be inferred (src/puzzles/inferring.ts)',
  more: `With up to 18 cells it takes about a minute, with 24 there is one for each step, in some ten minutes. Prints of each the
cells known by sweeps, FourSolver, 2-SAT, one round of probing, repeated probing, pairs; and inferable ones.`,
  numbers: {
    cells: { what: 'looks at all puzzles of up to so many', usual: 18, least: 4, most: 25 },
    boards: { what: 'random boards of each percentage', usual: 5000 },
  },
  *make({ number }) {
    const left = new Set<Step>(steps);
    for (const [height, width] of shapesUpTo(number('cells'))) {
      const { found, open } = searchAll(height, width, left);
      for (const { step } of found) left.delete(step);
      yield {
        lines: [
          `${height} x ${width}: ${open} images that sweeps do not settle`,
          ...found.map(({ step, code, known }) => `  ${step}: ${code}: ${known.join(' ')}`),
        ],
      };
    }
    const random = { percentages: [30, 35, 40], boards: number('boards'), seed: 2026 };
    const nobody = searchRandom(
      { ...random, side: 6 },
      (known) => known[reachMethods.length - 1] === 0 && (known.at(-1) ?? 0) >= 3,
    );
    yield { lines: [`6 x 6, random, nobody: ${JSON.stringify(nobody)}`] };
    const every = searchRandom({ ...random, side: 8 }, (known) =>
      known.every((count, at) => at === 0 || count > known[at - 1]!),
    );
    yield { lines: [`8 x 8, random, every step: ${JSON.stringify(every)}`] };
  },
};
