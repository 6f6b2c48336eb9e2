import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { countFilled, imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { createReacher } from '../../../src/engine/inference/reach.ts';
import { createWeakest, hardness } from '../../../src/engine/inference/weakest.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { newGame, withMarks } from '../../../src/kit/play/game.ts';
import { codeOf } from '../../../src/kit/puzzle/coded.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import {
  allCells,
  asHard,
  boardsLike,
  cat,
  fixedBy,
  imageIn,
  lengthsOf,
  raceOf,
  rightOf,
  runners,
  winnerOf,
  wrongOf,
} from '../../../src/widgets/picture-duel/model.ts';
import type { Race } from '../../../src/widgets/picture-duel/model.ts';
import { prebuilt } from '../../../src/widgets/picture-duel/prebuilt.ts';
import { lanesOf } from '../../../src/widgets/picture-duel/view.ts';
import {
  friendTold,
  questionOf,
  raceTold,
  stopsText,
} from '../../../src/widgets/picture-duel/words.ts';

const given = prebuilt({});
const race = given.races[codeOf(puzzleOf(cat))]!;
const weakest = createWeakest(10, 10);

/** A race in which each solver knows so many cells of a picture. */
const madeUp = (...lengths: readonly number[]): Race =>
  lengths.map((length) => cat.cells.map((cell, at) => (at < length ? cell : UNKNOWN)));

const names = (you: number): readonly string[] => lanesOf(race, you).map(({ name }) => name);

describe('the start from a cat', () => {
  test('takes probing: pairs and chains get further than sweeps, and stop', () => {
    expect(allPieces(weakest(cat.cells))).toBe('repeated');
    expect(lengthsOf(race)).toEqual([28, 62, 66, 100, 100]);
    expect(runners[winnerOf(race)]).toBe('probing');
    // what each knows is the picture
    for (const known of race)
      expect(known.every((cell, at) => cell === UNKNOWN || cell === cat.cells[at])).toBe(true);
  });

  test('wears the colour of the weakest that finds a cell', () => {
    const by = fixedBy(race, cat);
    expect(by.size).toBe(countFilled(cat));
    for (const [cell, kind] of by) {
      const at = runners.findIndex((runner) => runner === kind);
      expect(race[at]![cell]).toBe(FILLED);
      expect(race.slice(0, at).every((known) => known[cell] === UNKNOWN)).toBe(true);
    }
  });
});

describe('random boards like it', () => {
  test('are counted in the stored run', () => {
    const { spec, tally } = storedRun('how-hard');
    const row = spec.sides.indexOf(10);
    const places = spec.sides.length * spec.percentages.length;
    expect(given.like.map(({ percentage }) => percentage)).toEqual(spec.percentages);
    for (const [at, { counts, boards }] of given.like.entries()) {
      const found = [...tally.found].filter(
        (_, unit) => unit % places === row * spec.percentages.length + at,
      );
      expect(boards).toBe(500);
      expect(counts).toEqual(
        hardness.map((_, kind) => found.filter((one) => one === kind + 1).length),
      );
    }
  });

  test('are those with the nearest share, and as hard where they need as much', () => {
    const near = boardsLike(given.like, cat)!;
    expect([countFilled(cat), near.percentage]).toEqual([38, 40]);
    const [, four = 0, twoSat = 0, repeated = 0, sat = 0] = near.counts;
    expect(asHard(near, 1)).toBe(four + twoSat + repeated + sat);
    expect(asHard(near, 3)).toBe(repeated + sat);
    expect(asHard(near, 4)).toBe(sat);
  });

  test('to start from need more than sweeps and are no few lone cells, each of them once', () => {
    expect(given.hard.length).toBe(104);
    expect(new Set(given.hard).size).toBe(104);
    for (const code of given.hard) {
      expect(countFilled(imageIn(code))).toBeGreaterThanOrEqual(30);
      expect(['four', 'two-sat', 'repeated', 'sat']).toContain(
        allPieces(weakest(imageIn(code).cells)),
      );
    }
  });
});

describe('the sentence', () => {
  test.each([
    [100, 100, 100, 100, 100, 'Sweeps solve it at once.', /^Reading one line/],
    [40, 100, 100, 100, 100, 'It takes pairs of lines to solve your picture.', /boards like it/],
    [40, 41, 100, 100, 100, 'It takes chains to solve your picture.', /boards like it/],
    [28, 62, 66, 100, 100, 'It takes probing to solve your picture.', /, three are as hard\.$/],
    [28, 62, 66, 90, 100, 'It takes a search (SAT) to solve your picture.', /, none is as hard\.$/],
    [
      4,
      4,
      8,
      90,
      96,
      'Nobody can solve it: several pictures have these numbers.',
      /^96 of 100 cells are the same in all of them/,
    ],
  ])('after %i, %i, %i, %i, %i', (a, b, c, d, e, head, more) => {
    const told = raceTold(madeUp(a, b, c, d, e), cat, given.like);
    expect(told.head).toBe(head);
    expect(told.more).toMatch(more);
  });

  test('says one board as one', () => {
    const like = [{ percentage: 40, boards: 500, counts: [10, 5, 2, 1, 0, 482] }];
    expect(raceTold(race, cat, like).more).toBe('Of 500 random boards like it, one is as hard.');
  });

  test('of the real race of a picture with four cells that trade places', () => {
    const image = imageFromText([
      ...Array.from({ length: 7 }, () => '##########'),
      '..........',
      '#.........',
      '.#........',
    ]);
    const found = allPieces(createReacher(10, 10).quickInPieces(puzzleOf(image)))!;
    const told = raceTold(raceOf(found), image, given.like);
    expect(told.head).toMatch(/^Nobody can solve it/);
    expect(told.more).toBe(
      '96 of 100 cells are the same in all of them, and nobody can know the rest.',
    );
    expect(
      [...fixedBy(raceOf(found), image).values()].filter((by) => by === 'several'),
    ).toHaveLength(2);
  });
});

describe('a friend', () => {
  const game = newGame(puzzleOf(cat));
  const marked = (known: Uint8Array, ...others: readonly (readonly [number, number])[]) =>
    withMarks(
      game,
      others.reduce((marks, [at, mark]) => marks.with(at, mark), known.slice()),
    );

  test('is past those whom he has passed, and is told when no line goes on', () => {
    const { head, more } = friendTold(marked(race[2]!, [0, EMPTY], [1, FILLED]), race);
    expect(rightOf(marked(race[2]!), race)).toBe(66);
    expect(head).toBe('You are past sweeps, pairs and chains.');
    expect(more).toMatch(
      /^3[2-4] cells to go\. (?:No single line adds another: try a cell both ways|A single line still gives one)\.$/,
    );
    expect(friendTold(marked(race[2]!), race).more).toBe(
      '34 cells to go. No single line adds another: try a cell both ways.',
    );
    expect(friendTold(marked(race[0]!), race).head).toBe('You have 28 so far.');
  });

  test('does not move by a wrong mark, and is not told which it is', () => {
    const at = race[0]!.findIndex((cell) => cell === UNKNOWN);
    const wrong = marked(race[0]!, [at, 1 - cat.cells[at]!]);
    expect(rightOf(wrong, race)).toBe(28);
    expect(wrongOf(wrong.marks, race)).toEqual([at]);
    const { head, more } = friendTold(wrong, race);
    expect(`${head} ${more}`).not.toMatch(/wrong|mistake/);
  });

  test('need not mark what is empty on lines that have all their runs', () => {
    const filled = cat.cells.map((cell) => (cell === FILLED ? FILLED : UNKNOWN));
    expect(rightOf(marked(filled), race)).toBe(allCells);
    const last = filled.lastIndexOf(FILLED);
    const short = rightOf(marked(filled.with(last, UNKNOWN)), race);
    expect(short).toBeGreaterThan(80);
    expect(short).toBeLessThan(allCells);
  });

  test('has the first lane, whomever he has passed', () => {
    expect(names(0)[0]).toBe('you');
    expect(names(67)).toEqual(['you', 'sweeps', 'pairs', 'chains', 'probing', 'SAT']);
    expect(names(allCells)[0]).toBe('you');
  });

  test('is asked and praised by what stopped', () => {
    expect(questionOf(false)).toBe('Can you solve what sweeps could not?');
    expect(stopsText(race)).toBe(
      'Sweeps, pairs and chains stop at 28, 62 and 66 of its 100 cells.',
    );
    expect(stopsText(madeUp(55, 55, 100, 100, 100))).toBe(
      'Sweeps and pairs both stop at 55 of its 100 cells.',
    );
    expect(stopsText(madeUp(55, 100, 100, 100, 100))).toBe('Sweeps stop at 55 of its 100 cells.');
    expect(friendTold(marked(cat.cells), race).head).toBe(
      'Solved: you did what sweeps, pairs and chains could not.',
    );
  });
});
