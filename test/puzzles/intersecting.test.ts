// The puzzles of FourSolver and of the solvers beyond it, each held against what the gallery says of it.
import { describe, expect, test } from 'vitest';
import stored from '../../public/results/pq-hardness-5x5.json' with { type: 'json' };
import { countUnknown, imageFromIndex } from '../../src/engine/board/image.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { rotate } from '../../src/engine/board/symmetry.ts';
import { createFold } from '../../src/engine/census/fold.ts';
import { createFastFour } from '../../src/engine/intersect/fastFour.ts';
import { pqHardness } from '../../src/engine/intersect/pqHardness.ts';
import { SOLVED, STANDSTILL } from '../../src/engine/sweep/fastSolver.ts';
import { createFastTwoSat } from '../../src/engine/twosat/fastTwoSat.ts';
import { recordTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { figure3Panels, symmetriesOf } from '../../src/claims/000/figure3Panels.ts';
import { here } from '../../src/claims/evidence.ts';
import { fourImages } from '../../src/facts/fourRelations.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import { hardKinds, pairsOfKind } from '../../src/puzzles/intersecting.ts';
import type { intersecting } from '../../src/puzzles/intersecting.ts';
import { both, difficulty, four, run, solutions } from './checks.ts';
import type { Checks } from './checks.ts';

const imageOf = (id: PuzzleId) => imageFromIndex(5, 5, galleryPuzzle(id).image!);

type Kind = (typeof hardKinds)[number];

/** How many pictures of a size 2-SAT solves and FourSolver does not. */
function beyondFour(height: number, width: number): number {
  const four = createFastFour(height, width);
  const twoSat = createFastTwoSat(height, width);
  let pictures = 0;
  const timesOf = createFold(height, width, 'reflections');
  for (let index = 0; index < 2 ** (height * width); index++) {
    const times = timesOf(index);
    if (times === 0) continue;
    const { cells } = imageFromIndex(height, width, index);
    four.simple.setImage(cells);
    if (four.run() !== STANDSTILL) continue;
    twoSat.simple.setImage(cells);
    if (twoSat.run() === SOLVED) pictures += times;
  }
  return pictures;
}

/** How 2-SAT ends, and the links of each of its chains. */
function chainsOf(puzzle: Puzzle): { readonly status: string; readonly lengths: number[] } {
  const { status, events } = recordTwoSat(puzzle);
  const lengths = events.flatMap((event) => (event.kind === 'chain' ? [event.chain.length] : []));
  return { status, lengths };
}

const checks: Checks<Exclude<keyof typeof intersecting, Kind>> = {
  'smallest-four'(puzzle) {
    expect(difficulty(puzzle)).toBe(1);
    expect(both(puzzle)).toEqual(['standstill', 'standstill']);
    expect(fourImages(2, 4)).toBe(2);
    for (let cells = 1; cells < 8; cells++)
      for (let height = 1; height <= cells; height++)
        if (cells % height === 0) expect(fourImages(height, cells / height)).toBe(0);
  },
  'fourteen-sweeps'(puzzle) {
    expect(figure3Panels[1]!.read(here).ours).toMatchObject({ sweeps: 14 });
    expect(four(puzzle)).toMatchObject({ status: 'solved', intersections: 1, left: 0 });
  },
  'difficulty-8'(puzzle) {
    expect(difficulty(puzzle)).toBe(8);
  },
  'half-turn'(puzzle) {
    const image = imageOf('half-turn');
    expect(rotate(image, 2).cells).toEqual(image.cells);
    const { status, intersections, first, left } = four(puzzle);
    expect(status).toBe('standstill');
    expect(intersections).toBeGreaterThan(0);
    expect(left).toBeLessThan(first);
  },
  'only-half-turn'(puzzle) {
    expect(symmetriesOf(imageOf('only-half-turn'))).toEqual(['half turn']);
    expect(solutions(puzzle)).toBe(1);
    const { status, first, left } = four(puzzle);
    expect([status, left > 0, left < first]).toEqual(['standstill', true, true]);
  },
  'no-progress'(puzzle) {
    expect(solutions(puzzle)).toBe(1);
    expect(four(puzzle)).toEqual({
      status: 'standstill',
      intersections: 0,
      first: 25,
      left: 25,
    });
  },
  'smallest-two-sat'(puzzle) {
    expect(four(puzzle)).toEqual({ status: 'standstill', intersections: 0, first: 16, left: 16 });
    const { status, chains } = recordTwoSat(puzzle);
    expect([status, chains > 0]).toEqual(['solved', true]);
    // turned by a quarter nothing changes, so no shape is higher than wide
    for (const [height, widths] of [
      [2, [2, 3, 4, 5, 6, 7, 8]],
      [3, [3, 4, 5]],
      [4, [4]],
    ] as const)
      for (const width of widths) expect(beyondFour(height, width)).toBe(0);
    expect(beyondFour(3, 6)).toBe(4);
  },
  'chain-of-eight'(puzzle) {
    expect(four(puzzle)).toEqual({ status: 'standstill', intersections: 0, first: 18, left: 18 });
    expect(chainsOf(puzzle)).toEqual({ status: 'solved', lengths: [8] });
  },
  'chain-of-nine'(puzzle) {
    expect(four(puzzle)).toMatchObject({ status: 'standstill', intersections: 0 });
    const { status, lengths } = chainsOf(puzzle);
    expect([status, lengths.length, lengths[0]]).toEqual(['solved', 4, 9]);
  },
  'sums-add'(puzzle) {
    expect(countUnknown(recordTwoSat(puzzle).end)).toBe(13);
    const { end, flows } = recordTwoSat(puzzle, { flow: true });
    expect([flows, countUnknown(end)]).toEqual([1, 12]);
  },
  'switch-5x5'(puzzle) {
    expect(solutions(puzzle)).toBe(2);
    expect(pqHardness(puzzle).minimal).toEqual([]);
  },
};

describe('puzzles about intersections', () => {
  test.each(Object.keys(checks) as (keyof typeof checks)[])('%s', (id) => run(checks, id));

  test('five of them stand for the panels of 000 Figure 3', () => {
    const ids = [
      'hardest-5x5',
      'fourteen-sweeps',
      'difficulty-8',
      'only-half-turn',
      'no-progress',
    ] as const;
    expect(ids.map((id) => galleryPuzzle(id).image)).toEqual(
      figure3Panels.map((panel) => panel.read(here).ours.image),
    );
  });
});

describe('the kinds beyond FourSolver', () => {
  test('are those of the stored count, each with its least image', () => {
    const examples = Object.entries(stored.tally.kinds).map(([kind, { first }]) => [kind, first]);
    const ours = hardKinds.map((id) => [pairsOfKind(id).join(' '), galleryPuzzle(id).image]);
    expect(new Map(ours as [string, number][])).toEqual(new Map(examples as [string, number][]));
  });

  test.each(hardKinds)('%s is hard in the ways of its name and no other', (id) => {
    const { minimal, complete } = pqHardness(galleryDescriptions(id));
    expect(complete).toBe(true);
    expect(minimal.map(({ p, q }) => `${p},${q}`).toSorted()).toEqual(pairsOfKind(id));
  });
});
