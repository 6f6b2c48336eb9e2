// The pictures of the gallery, each held against what is said of it.
import { describe, expect, test } from 'vitest';
import { FILLED } from '../../src/engine/board/cell.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { symmetriesOf } from '../../src/claims/000/figure3Panels.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { switchingComponents } from '../../src/engine/sweep/switchingComponents.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { galleryDescriptions, galleryPicture } from '../../src/puzzles/gallery.ts';
import { pictures } from '../../src/puzzles/pictures.ts';
import { cellsThatDiffer, run, solutions } from './checks.ts';
import type { Checks } from './checks.ts';

/** A board of the stored runs: the first of its percentage. */
const sampled = (side: number, percentage: number): Grid =>
  boardOf(
    {
      height: side,
      width: side,
      model: 'exact',
      percentages: [percentage],
      boards: 1,
      seed: 2012,
    },
    0,
    0,
  );

const filled = ({ cells }: Grid): number => cells.filter((cell) => cell === FILLED).length;

function random(id: keyof typeof pictures, side: number, percentage: number): void {
  const picture = galleryPicture(id);
  expect(picture).toEqual(sampled(side, percentage));
  expect(filled(picture)).toBe(Math.round((side * side * percentage) / 100));
  expect(switchingComponents(picture, 1)).toHaveLength(1);
}

const mirrors = (names: readonly string[]): string[] =>
  names.filter((name) => name.endsWith('mirror'));

const kept = (id: keyof typeof pictures): readonly string[] => symmetriesOf(galleryPicture(id));

const checks: Checks<keyof typeof pictures> = {
  'two-filled'() {
    expect(filled(galleryPicture('two-filled'))).toBe(2);
    expect(switchingComponents(galleryPicture('two-filled'))).toHaveLength(1);
  },
  'random-6x6'() {
    random('random-6x6', 6, 20);
  },
  'random-10x10'() {
    random('random-10x10', 10, 30);
  },
  'random-30x30-half'() {
    random('random-30x30-half', 30, 50);
  },
  'eight-at-once'(puzzle) {
    expect(switchingComponents(galleryPicture('eight-at-once'))).toEqual([]);
    const [one, other] = solve(puzzle, { most: 100 }).solutions;
    expect(solutions(puzzle)).toBe(2);
    expect(cellsThatDiffer(one!, other!)).toBe(8);
  },
  'no-symmetry'() {
    expect(kept('no-symmetry')).toEqual([]);
  },
  fish() {
    expect(kept('fish')).toEqual(['left-right mirror']);
  },
  band() {
    expect(kept('band')).toEqual(['half turn', 'diagonal mirror', 'other diagonal mirror']);
  },
  pinwheel() {
    expect(kept('pinwheel')).toHaveLength(3);
    expect(mirrors(kept('pinwheel'))).toEqual([]);
  },
  star() {
    expect(kept('star')).toHaveLength(7);
  },
  owlet(puzzle) {
    expect(solutions(puzzle)).toBe(2);
    const { cells, ...size } = galleryPicture('owlet');
    const mending = [...cells.keys()].filter((at) => {
      const more = { ...size, cells: cells.with(at, FILLED) };
      return cells[at] !== FILLED && solveSimple(puzzleOf(more)).status === 'solved';
    });
    expect(mending.length).toBeGreaterThan(0);
  },
};

describe('pictures', () => {
  test.each(Object.keys(pictures) as (keyof typeof pictures)[])('%s', (id) => {
    run(checks, id);
    expect(galleryDescriptions(id).rows).toHaveLength(galleryPicture(id).height);
  });
});
