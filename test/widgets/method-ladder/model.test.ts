// The ladder: its smallest puzzles against all smaller ones, and its words against what the methods know.
import { describe, expect, test } from 'vitest';
import { everyOver, leadOn, searchSmallest } from '../../../scripts/remake/searches/ladder.ts';
import { shapesUpTo } from '../../../scripts/remake/searches/images.ts';
import { ladderGiven } from '../../../src/facts/ladder.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { rungs, smallest } from '../../../src/methods/ladder.ts';
import type { Over, Rung } from '../../../src/methods/ladder.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import * as model from '../../../src/widgets/method-ladder/model.ts';

/** Cells up to which the test goes through all puzzles; `npm run -s remake -- ladder` goes further. */
const mostGoneThrough = 12;

const given = ladderGiven();
const codes: Readonly<Partial<Record<Over, string>>> = smallest;

describe('the smallest puzzles', () => {
  test.each(Object.entries(smallest) as [Over, string][])('%s: %s', (over, code) => {
    expect(leadOn(decodePuzzle(code), over)).toBeGreaterThan(0);
  });

  test('are those that the search comes to, where it goes that far', () => {
    const found = searchSmallest(shapesUpTo(mostGoneThrough));
    for (const over of everyOver) {
      const code = codes[over];
      const [height = 0, width = 0] = (code ?? '').split('_')[0]!.split('x').map(Number);
      const isSmall = code !== undefined && height * width <= mostGoneThrough;
      expect([over, found.get(over)?.code]).toEqual([over, isSmall ? code : undefined]);
    }
    expect(found.size).toBe(11);
  });

  test('of SAT over two cells at a time is that of the gallery', () => {
    expect(smallest['sat>pairs']).toBe(galleryPuzzle('only-sat-smallest').code);
  });

  test('never put a method over one that it is part of', () => {
    const within: readonly (readonly [Rung, Rung])[] = [
      ['sweeps', 'four'],
      ['four', 'two-sat'],
      ['sweeps', 'probing'],
      ['two-sat', 'repeated'],
      ['probing', 'repeated'],
      ['repeated', 'pairs'],
      ['pairs', 'sat'],
    ];
    for (const [weak, strong] of within) {
      expect(codes[`${weak}>${strong}`]).toBeUndefined();
      expect(codes[`${strong}>${weak}`]).toBeDefined();
    }
  });
});

describe('the ladder', () => {
  test('has seven steps, and two pairs of which neither beats the other', () => {
    expect(model.stepsOf(given).map(({ below, above }) => `${below} ${above}`)).toEqual([
      'sweeps four',
      'sweeps probing',
      'four two-sat',
      'two-sat repeated',
      'probing repeated',
      'repeated pairs',
      'pairs sat',
    ]);
    const apart = rungs.flatMap((one, at) =>
      rungs
        .slice(at + 1)
        .filter((other) => codes[`${one}>${other}`] && codes[`${other}>${one}`])
        .map((other) => `${one} ${other}`),
    );
    expect(apart).toEqual(['four probing', 'two-sat probing']);
  });

  test('says of each two methods who finds more', () => {
    const state = { one: 'sweeps', other: 'four', size: '15' } as const;
    expect(model.whoText(given, state)).toBe(
      'Pairs of lines always find all that sweeps find, and sometimes more.',
    );
    expect(model.whoText(given, { ...state, one: 'probing' })).toBe(
      'Neither beats the other: one round of probing and pairs of lines each find cells that the other misses.',
    );
    expect(model.whoText(given, { ...state, other: 'sweeps' })).toBe(
      'Choose another method to hold sweeps against.',
    );
  });

  test('counts what it says of a puzzle on its boards', () => {
    for (const puzzle of given.puzzles) {
      const [one, other] = puzzle.over.split('>') as [Rung, Rung];
      const only = model.onlyKnown(puzzle, one, other);
      expect(only.size).toBe(leadOn(decodePuzzle(puzzle.code), puzzle.over));
      const numbers = model.puzzleText(puzzle, one, other).match(/(?<![×\d\u00a0])\d+(?!\u00a0×)/g);
      expect(numbers?.map(Number)).toEqual(
        ['sat' as const, one, other].map((rung) => model.knownCount(puzzle, rung)),
      );
    }
  });

  test('knows nothing on random boards that SAT does not, and all of it from some density on', () => {
    for (const curves of given.curves) {
      for (const rung of rungs)
        for (const share of curves.shares[rung]) expect(share).toBeLessThanOrEqual(1);
      expect(model.nearlyAllFrom(curves, 'sat')).toBe(curves.percentages[0]);
      expect(model.nearlyAllFrom(curves, 'sweeps')).toBeGreaterThan(50);
    }
    const text = model.densityText(given, { one: 'sweeps', other: 'four', size: '15' });
    expect(text).toContain('furthest apart at 45\u00a0%');
    expect(text).toContain('From 55\u00a0% on both know at least 99 of a hundred.');
  });

  test('says what two methods leave of all pictures of five by five', () => {
    const state = { one: 'sweeps', other: 'repeated', size: '15' } as const;
    expect(model.leftText(given, state)).toBe(
      'Of the 25,309,575 pictures of 5\u00a0×\u00a05 with one solution, sweeps leave 333,064 unsolved, repeated probing leaves none.',
    );
    expect(model.leftText(given, { ...state, other: 'probing' })).toBeNull();
  });
});
