// `--with`: what the answers say is compared with a count by trying every image.
import { describe, expect, test } from 'vitest';
import { analyseText } from '../../../scripts/research/analyse/analysePuzzle.ts';
import type { MoreOptions } from '../../../scripts/research/analyse/analyseMore.ts';
import { parts, readParts } from '../../../scripts/research/analyse/analyseMore.ts';
import {
  FOUR_SOLVED,
  SIMPLE,
  SOME_PROGRESS,
  createSmallFour,
} from '../../../src/engine/census/smallFour.ts';
import { createSmallFourDifficulty } from '../../../src/engine/census/smallFourDifficulty.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { run } from '../run.ts';

const all = (change: Partial<MoreOptions> = {}): MoreOptions => ({
  with: new Set(parts),
  maxSolutions: 100,
  maxNodes: 100_000,
  ...change,
});

const textOf = (height: number, width: number, index: number): string => {
  const { rows, columns } = puzzleOf(imageFromIndex(height, width, index));
  return JSON.stringify({ rows, cols: columns });
};

const onlyOne = (size: number, more?: object): string => {
  const ones = Array.from({ length: size }, () => [1]);
  return JSON.stringify({ rows: ones, cols: ones, ...more });
};

describe('npm run analyse -- --with', () => {
  test('adds the fields of the parts that are asked for, in a fixed order, and no others', () => {
    const fields: [string, readonly string[]][] = [
      ['four', ['four']],
      ['solutions', ['solutions', 'unique']],
      ['difficulty22', ['difficulty22']],
      ['probing', ['probing']],
      ['repeated', ['repeated']],
      ['twosat', ['twosat']],
      ['inference', ['inference']],
      ['formula', ['formula']],
      ['twosat,repeated,probing,four', ['four', 'probing', 'repeated', 'twosat']],
      ['difficulty22,solutions,four', ['four', 'solutions', 'unique', 'difficulty22']],
    ];
    for (const [asked, added] of fields) {
      const { code, out } = run('research/analyse.ts', ['--with', asked], onlyOne(2));
      expect(code).toBe(0);
      expect(Object.keys(JSON.parse(out) as object).slice(7)).toEqual(added);
    }
  });

  test('gives FourSolver, the count and the difficulty of a puzzle with two solutions', () => {
    const { out } = run(
      'research/analyse.ts',
      ['--with=four,solutions', '--with', 'difficulty22'],
      onlyOne(2),
    );
    expect(JSON.parse(out)).toMatchObject({
      status: 'standstill',
      four: { status: 'standstill', grid: ['??', '??'], progress: false },
      solutions: { count: 2, complete: true },
      unique: false,
      difficulty22: null,
    });
  });

  test('refuses what is no part, and what is no number, and reads no puzzle', () => {
    const list = 'four, solutions, difficulty22, probing, repeated, twosat, inference, formula';
    expect(() => readParts('five')).toThrow(`"five" is none of ${list}.`);
    expect(() => readParts('four,')).toThrow(`"" is none of ${list}.`);
    for (const [words, message] of [
      [['--with', 'five'], `"five" is none of ${list}.`],
      [['--max-nodes=1e3'], 'A whole number, 0 or more, is wanted.'],
    ] as const)
      expect(run('research/analyse.ts', words, onlyOne(2))).toEqual({
        code: 2,
        out: '',
        err: expect.stringContaining(message) as string,
      });
  });

  test('takes parts one by one or together', () => {
    expect(readParts('four,probing')).toEqual(new Set(['four', 'probing']));
    expect(readParts('twosat', new Set(['four']))).toEqual(new Set(['four', 'twosat']));
  });
});

describe('analyseText with all parts', () => {
  test('gives probing and repeated probing of a puzzle of each class', () => {
    // 001, sections 4.1 and 4.2: descriptions that are printed there, and their sequences sorted
    const rest = '{"rows": [[2],[3],[1,1],[1],[2]], "cols": [[2],[2,1],[2],[2],[1]]}';
    const answer = analyseText(rest, all());
    expect(answer.probing?.sequence.toSorted((a, b) => a - b).join(' ')).toBe(
      '6 6 6 6 6 7 8 8 8 8 8 9 9 9 9 9 9 12 13 13',
    );
    expect([answer.probing?.class, answer.probing?.stars]).toEqual(['rest', 3]);
    expect(answer.repeated).toEqual({
      status: 'solved',
      grid: ['..##.', '.###.', '.#..#', '#....', '##...'],
    });
    const two = '{"rows": [[2],[2],[2],[2]], "cols": [[2],[2],[2],[2]]}';
    expect(analyseText(two, all())).toMatchObject({
      probing: { sequence: Array.from({ length: 16 }, () => 15), class: 'two', stars: 2 },
      repeated: { status: 'standstill', grid: ['????', '????', '????', '????'] },
    });
    expect(analyseText(textOf(2, 2, 15), all())).toMatchObject({
      probing: { sequence: [], class: 'simple', stars: 1 },
      repeated: { status: 'solved', grid: ['##', '##'] },
    });
  });

  test('says of puzzles without a solution that there is none', () => {
    const none = { sequence: [], class: null, stars: null };
    for (const puzzle of [
      '{"rows": [[2],[]], "cols": [[],[1]]}', // different sums
      '{"rows": [[2],[]], "cols": [[],[2]]}', // the second row has no fit
    ])
      expect(analyseText(puzzle, all())).toMatchObject({
        probing: none,
        repeated: { status: 'contradiction' },
      });
    // sweeps find nothing, but neither value of the first cell is possible
    const probed = analyseText('{"rows": [[1],[1],[2],[2]], "cols": [[2],[1],[1],[2]]}', all());
    expect(probed).toMatchObject({
      status: 'standstill',
      solutions: { count: 0, complete: true },
      probing: { class: 'rest', stars: 3 },
      repeated: { status: 'contradiction' },
    });
    expect(probed.probing?.sequence[0]).toBe(10);
  });

  test('agrees with every 4x4 image: solutions by trying all, classes and difficulties by table', () => {
    const solutions = new Map<string, number>();
    for (let index = 0; index < 2 ** 16; index++) {
      const text = textOf(4, 4, index);
      solutions.set(text, (solutions.get(text) ?? 0) + 1);
    }
    const four = createSmallFour(4, 4);
    const steps = createSmallFourDifficulty(4, 4);
    for (let index = 0; index < 2 ** 16; index += 37) {
      const text = textOf(4, 4, index);
      const answer = analyseText(text, all());
      const count = solutions.get(text);
      expect(answer.solutions).toEqual({ count, complete: true });
      expect(answer.unique).toBe(count === 1);
      const found = four.classify(index);
      const solved = found === SIMPLE || found === FOUR_SOLVED;
      expect(answer.four?.status).toBe(solved ? 'solved' : 'standstill');
      expect(answer.four?.progress).toBe(found === FOUR_SOLVED || found === SOME_PROGRESS);
      expect(answer.difficulty22).toBe(solved ? steps.difficulty(index) : null);
    }
  });

  test('stops counting at the number that was asked for, and says that there are more', () => {
    // 720 permutations of six filled cells
    expect(analyseText(onlyOne(6), all({ maxSolutions: 720 })).solutions).toEqual({
      count: 720,
      complete: true,
    });
    for (const maxSolutions of [1, 2, 719]) {
      const { solutions, unique } = analyseText(onlyOne(6), all({ maxSolutions }));
      expect(solutions).toEqual({ count: maxSolutions, complete: false });
      expect(unique).toBe(false);
    }
  });

  test('knows that one solution is the only one when one is all that was asked for', () => {
    const cross = onlyOne(2, { clues: ['#?', '??'] });
    expect(analyseText(cross, all({ maxSolutions: 1 }))).toMatchObject({
      solutions: { count: 1, complete: true },
      unique: true,
      difficulty22: 0,
    });
  });

  test('does not know what the work did not reach', () => {
    const { solutions, unique } = analyseText(onlyOne(6), all({ maxNodes: 1 }));
    expect(solutions).toEqual({ count: 0, complete: false });
    expect(unique).toBeNull();
    // a puzzle that needs an intersection, with no work for the search
    const four = createSmallFour(4, 4);
    let index = 0;
    while (four.classify(index) !== FOUR_SOLVED) index++;
    expect(analyseText(textOf(4, 4, index), all()).difficulty22).toBe(1);
    expect(analyseText(textOf(4, 4, index), all({ maxNodes: 0 })).unique).toBeNull();
  });

  test('finds no solution where rows and columns differ in filled cells', () => {
    const text = '{"rows": [[1], [1], [1]], "cols": [[1], [1]]}';
    expect(analyseText(text, all())).toMatchObject({
      status: 'contradiction',
      four: { status: 'contradiction' },
      solutions: { count: 0, complete: true },
      unique: false,
      twosat: { status: 'contradiction' },
      difficulty22: null,
    });
  });

  test('gives 2-SAT of a puzzle that it solves and FourSolver does not, and of one with two solutions', () => {
    const answer = analyseText(textOf(5, 5, 51_510), all()); // the first such image of 5x5
    expect(answer).toMatchObject({
      four: { status: 'standstill' },
      twosat: { status: 'solved', grid: answer.repeated?.grid },
      unique: true,
    });
    expect(analyseText(onlyOne(2), all()).twosat).toEqual({
      status: 'standstill',
      grid: ['??', '??'],
    });
  });

  test('gives what all solutions share, and the size of the formula', () => {
    // three solutions
    const some = '{"rows": [[2], [2], [1], [1]], "cols": [[1], [1], [2], [2]]}';
    expect(analyseText(some, all()).inference).toMatchObject({
      grid: ['.?#?', '..##', '??.?', '??..'],
      filledInferred: 3,
      unique: false,
    });
    expect(analyseText(onlyOne(1), all())).toMatchObject({
      inference: { grid: ['#'], filledInferred: 1, unique: true },
      formula: { clauses: 2 * (7 * 3 - 4), variables: 2 * (3 * 2 + 1) + 1, occurrences: 2 * 35 },
    });
    const propagations = (text: string): number =>
      analyseText(text, all()).inference?.propagations ?? 0;
    expect(propagations(some)).toBeGreaterThan(propagations(onlyOne(1)));
  });

  test('infers nothing without a solution, and leaves what takes more work', () => {
    const none = { grid: ['??', '??', '??'], filledInferred: 0, unique: false, propagations: 0 };
    expect(analyseText('{"rows": [[1], [1], [1]], "cols": [[1], [1]]}', all()).inference).toEqual(
      none,
    );
    const unlike = '{"rows": [[2], [], [2]], "cols": [[2], [2]]}'; // sums agree, lines do not
    expect(analyseText(unlike, all()).inference).toEqual({ ...none, grid: ['??', '??', '??'] });
    const long = Array.from({ length: 60 }, () => Array(20).fill(1));
    const text = JSON.stringify({ rows: long, cols: long });
    expect(analyseText(text, all({ maxNodes: 1 })).inference).toBeNull();
  });
});
