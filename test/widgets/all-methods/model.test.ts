import { describe, expect, test } from 'vitest';
import { allPieces } from '../../../src/engine/pieces.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { linksOf } from '../../../src/kit/puzzle/links.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { methods, runMethods } from '../../../src/methods/methods.ts';
import type { Ends } from '../../../src/methods/method.ts';
import type { Answer } from '../../../src/kit/solutions/verdictWords.ts';
import { galleryDescriptions, galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import {
  csvRows,
  defaultState,
  difficultiesOf,
  differenceText,
  foundBy,
  methodsJson,
  methodsSettings,
  reachText,
  rowsOf,
  summaryText,
  twoOf,
} from '../../../src/widgets/all-methods/model.ts';
import type { MethodRow } from '../../../src/widgets/all-methods/model.ts';
import { presets } from '../../../src/widgets/all-methods/presets.ts';
import { fileAround, placeOf } from '../../../src/widgets/all-methods/where.ts';
import { heroRungs } from '../../../src/kit/hero/rungs.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const endsOf = (puzzle: Puzzle): Ends => allPieces(runMethods(puzzle));
const rowsFor = (puzzle: Puzzle, ends = endsOf(puzzle)): readonly MethodRow[] =>
  rowsOf(encodePuzzle(puzzle), puzzle, ends);

/** The methods that have a door to their figure. */
const linked = (id: Parameters<typeof galleryDescriptions>[0]): string[] =>
  rowsFor(galleryDescriptions(id)).flatMap(({ method, href }) =>
    href === null ? [] : [method.id],
  );

describe('the rows', () => {
  const puzzle = galleryDescriptions('fourteen-sweeps');

  test('are the methods of the registry, each with a link that carries the puzzle', () => {
    const rows = rowsFor(puzzle);
    expect(rows.map(({ method }) => method)).toEqual(methods);
    for (const { method, href } of rows)
      if (method.figure === null || method.id === 'pairs') expect(href).toBeNull();
      else expect(decodeURIComponent(href ?? '')).toContain(encodePuzzle(puzzle));
  });

  test('have no link to a figure that would show what an earlier method has told', () => {
    expect(linked('heart')).toEqual(['sweeps']);
    expect(linked('no-solution')).toEqual(['sweeps']);
    expect(linked('fourteen-sweeps')).toEqual([
      'sweeps',
      'four',
      'two-sat',
      'pq',
      'probe',
      'repeated',
      'inference',
      'solutions',
    ]);
    // single cells do not solve it, so that pairs have something to show
    expect(linked('switch')).toEqual([
      'sweeps',
      'four',
      'two-sat',
      'pq',
      'probe',
      'repeated',
      'pairs',
      'inference',
      'solutions',
    ]);
  });

  test('of methods that have not run say so, and nothing else', () => {
    const rows = rowsFor(puzzle, {});
    expect(rows.every(({ end, known }) => end === null && known === 0)).toBe(true);
    expect(summaryText(rows)).toBe('No method has run yet.');
    const [, answer, first] = csvRows('open', rows);
    expect(answer?.[2]).toBe('open');
    expect(first).toEqual(['method', 'Sweeps', 'not run', '', 25, '', '']);
  });

  test('are summed up in a sentence', () => {
    const said = (id: Parameters<typeof galleryDescriptions>[0]): string =>
      summaryText(rowsFor(galleryDescriptions(id)));
    const all = `All ${methods.length} methods have run`;
    const rows = rowsFor(puzzle);
    const solving = rows.filter(({ end }) => end?.status === 'solved').length;
    expect(solving).toBeGreaterThan(methods.length / 2);
    expect(solving).toBeLessThan(methods.length);
    expect(summaryText(rows)).toBe(`${all}: ${solving} of them solve it.`);
    expect(said('switch')).toBe(`${all}: the puzzle has several solutions.`);
    expect(said('no-solution')).toBe(`${all}: the puzzle has no solution.`);
  });
});

/** How far the methods get on a puzzle of the gallery. */
const reachOf = (id: Parameters<typeof galleryDescriptions>[0]): string => {
  const one = galleryDescriptions(id);
  return reachText(solve(one).status, rowsFor(one));
};

describe('how far the methods get', () => {
  test('is said in a sentence: which is the weakest that solves it, or what no one gets beyond', () => {
    expect(reachOf('heart')).toBe('The weakest method that solves it: Sweeps.');
    expect(reachOf('two-five')).toMatch(/^(The weakest method|No method|Every method) /);
    expect(reachOf('switch')).toBe('They share no cell, so no method can be sure of one.');
    const shared = galleryDescriptions('must-be-72');
    expect(reachText(solve(shared).status, rowsFor(shared))).toBe(
      'No method gets beyond the 72 cells that they share.',
    );
    expect(reachOf('no-solution')).toBe('');
  });

  test('is not said before all have run', () => {
    expect(reachText('one', rowsFor(galleryDescriptions('heart'), {}))).toBe('');
  });

  test('is where a stepper opens that could do no more', () => {
    const rows = rowsFor(galleryDescriptions('lambda'));
    const stuck = rows.find(({ method, end }) => method.id === 'sweeps' && end?.status === 'stuck');
    expect(stuck?.href).toMatch(/;s=end/);
    const solved = rowsFor(galleryDescriptions('heart')).find(
      ({ method }) => method.id === 'sweeps',
    );
    expect(solved?.href).not.toMatch(/;s=end/);
  });
});

test('files begin with the answer', () => {
  const switching = galleryDescriptions('switch');
  expect(csvRows('several', [])[1]?.slice(1, 3)).toEqual([
    'Has it exactly one solution?',
    'several',
  ]);
  expect(methodsJson(encodePuzzle(switching), solve(switching), 'several', [])).toMatchObject({
    solutions: {
      status: 'several',
      found: expect.arrayContaining([
        ['#.', '.#'],
        ['.#', '#.'],
      ]),
    },
  });
});

const rowOf = (answer: Answer): unknown => csvRows(answer, [])[1]?.slice(2);

test('files tell one solution from one that is proved', () => {
  const heart = galleryDescriptions('heart');
  expect([
    ...new Set((['swept', 'searched', 'proved'] as const).map((one) => String(rowOf(one)))),
  ]).toHaveLength(3);
  for (const [answer, proved] of [
    ['searched', false],
    ['proved', true],
  ] as const)
    expect(methodsJson(encodePuzzle(heart), solve(heart), answer, [])).toMatchObject({
      solutions: { status: 'one', proved },
    });
});

describe('two solutions', () => {
  test('stand side by side with the cells in which they differ', () => {
    const two = twoOf(solve(galleryDescriptions('switch')));
    expect(two?.different.size).toBe(4);
    expect(differenceText(two!)).toBe(
      'They differ in 4 cells, outlined in both: row 1, column 1; row 1, column 2; row 2, column 1; row 2, column 2.',
    );
  });

  test('are not there where there is one', () => {
    expect(twoOf(solve(galleryDescriptions('heart')))).toBeNull();
  });
});

const placed = (puzzle: Puzzle): readonly string[] => {
  const file = fileAround(puzzle);
  return placeOf(puzzle, endsOf(puzzle), readStored(file!))?.sentences ?? [];
};

describe('where it lies', () => {
  test.each([
    ['heart', 'are simple'],
    ['fourteen-sweeps', 'are solved by two rows and two columns, and not by sweeps'],
    ['only-half-turn', 'get further than sweeps, but not to the end'],
    ['no-progress', 'get no further than sweeps'],
  ] as const)('a 5 x 5 picture (%s) is one of a class of the census', (id, words) => {
    expect(placed(galleryDescriptions(id)).join(' ')).toContain(words);
    expect(placed(galleryDescriptions(id))[0]).toMatch(/^Of all 33,554,432 pictures/);
  });

  test('counts those of its class with one solution, and says "all" where it is all of them', () => {
    expect(placed(galleryDescriptions('fourteen-sweeps'))[1]).toBe(
      'All of those have exactly one solution, and so has this one.',
    );
    expect(placed(galleryDescriptions('no-progress'))[1]).toMatch(
      /^[\d,]+ of those have exactly one solution/,
    );
  });

  test('tells how many take as many sweeps', () => {
    expect(placed(galleryDescriptions('hardest-5x5'))[1]).toMatch(/^4 of those take 17 sweeps/);
  });

  test('says that no picture has numbers without a solution', () => {
    const impossible = { ...galleryDescriptions('fourteen-sweeps') };
    const columns = impossible.columns.toReversed();
    expect(placed({ rows: impossible.rows, columns })[0]).toMatch(/has these numbers\.$/);
  });

  test('another size lies on the curve of the nearest stored one, and says so', () => {
    const lambda = galleryDescriptions('lambda');
    expect(placed(lambda)).toEqual([
      '37 of its 120 cells are filled: 31\u00a0%.',
      'No run of 12\u00a0×\u00a010 is stored; of the sizes that are, 10\u00a0×\u00a010 is the nearest.',
      expect.stringMatching(
        /^Of 1,000 random pictures of 10\s×\s10 with 31\s% filled, \d+ are simple/,
      ),
    ]);
    const place = placeOf(lambda, endsOf(lambda), readStored(fileAround(lambda)!));
    expect(toMarkup(place!.picture!)).toContain('this puzzle is at 31\u00a0%');
  });

  test('a stored size is its own', () => {
    const cells = new Uint8Array(100);
    sampleExact(boardRandom(1, 10, 10, 60, 0), cells, 60);
    const puzzle = puzzleOf({ height: 10, width: 10, cells });
    expect(placed(puzzle)).toHaveLength(2);
  });

  test('waits for the methods that it rests on', () => {
    const puzzle = galleryDescriptions('heart');
    expect(placeOf(puzzle, {}, readStored(fileAround(puzzle)!))).toBeNull();
  });
});

describe('links', () => {
  const links = linksOf(methodsSettings);
  const usual = defaultState({ puzzle: galleryPuzzle('heart').code });

  test('carry the puzzle and the method, and are refused in words', () => {
    const state = { code: presets[3]!.code, method: 'pairs' };
    expect(links.read(links.write(state, usual), usual)).toEqual(state);
    expect(() => links.read({ m: 'magic' }, usual)).toThrow(LinkError);
    expect(() => links.read({ p: '5x5_9' }, usual)).toThrow(/cannot be read/);
  });
});

test('every preset has the numbers of three documents', () => {
  const { code } = presets[0]!;
  const sources = difficultiesOf(endsOf(decodePuzzle(code))).map(({ source }) => source);
  expect([...new Set(sources)].toSorted()).toEqual(['000', '001', '002']);
});

test('each cell is said to be found by the weakest method that does', () => {
  const puzzle = galleryDescriptions('owl');
  const ends = allPieces(runMethods(puzzle));
  const { cells } = ends['inference']!.grid;
  const kinds = [...foundBy(puzzle, cells, ends).values()];
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  const told = heroRungs().map(({ added }) => added.size);
  expect(['sweeps', 'pairs', 'chains', 'probing', 'sat'].map(count)).toEqual(told);
});
