// Boards with nothing given: every lemma of the argument that a machine can look at, on lines, tiles, grids of tiles and clauses.
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { against, askBlankBoards, waysToMeet } from '../../../src/engine/circuit/blankBoard.ts';
import type { Clause } from '../../../src/engine/circuit/clauses.ts';
import { clausesOf, namesOf, tidied } from '../../../src/engine/circuit/clauses.ts';
import { layOutClauses, mustBeTrue } from '../../../src/engine/circuit/clauseLayout.ts';
import { compose } from '../../../src/engine/circuit/compose.ts';
import { countByTiles } from '../../../src/engine/circuit/count.ts';
import { constantCells } from '../../../src/engine/circuit/evaluate.ts';
import {
  assignmentsOf,
  evaluateFormula,
  parseFormula,
  variablesOf,
} from '../../../src/engine/circuit/formula.ts';
import { outputOne } from '../../../src/engine/circuit/kit.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import { outputOneAlong, sweepKit } from '../../../src/engine/circuit/sweepKit.ts';
import { infer } from '../../../src/engine/inference/inference.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import type { Tile } from '../../../src/engine/circuit/tile.ts';
import { sides } from '../../../src/engine/circuit/tile.ts';
import { allTiles, tileBoard } from './boards.ts';
import { formula } from './formulas.ts';

const clauses = (text: string): readonly Clause[] => clausesOf(parseFormula(text));

/** Clauses of one to three literals over some names; without `isTidy` a name may come twice in a clause. */
const clauseSets = (
  names: readonly string[],
  most: number,
  isTidy: boolean,
): fc.Arbitrary<readonly Clause[]> => {
  const literal = fc.record({ name: fc.constantFrom(...names), negated: fc.boolean() });
  return fc
    .array(fc.array(literal, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: most })
    .map((sets) => (isTidy ? tidied(sets) : sets))
    .filter((sets) => sets.length > 0);
};

const fits = (core: string): boolean => {
  const list = core === '' ? [] : core.split(' ').map(Number);
  return list.reduce((sum, run) => sum + run + 1, -1) <= 5;
};

const swept = (text: string, isFor: 'solutions' | 'inference', which: 'first' | 'second') => {
  const board = compose(layOutClauses(clauses(text), isFor, which).tiles);
  return against(solveSimple(board.puzzle).grid.cells, constantCells(board));
};

const plain = (name: string, negated = false) => ({ name, negated });

const known = (cells: Uint8Array): number => cells.filter((cell) => cell !== UNKNOWN).length;

const runsOf = (cells: readonly number[]): number[] => {
  const runs: number[] = [];
  let run = 0;
  for (const cell of [...cells, 0])
    if (cell === 1) run++;
    else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  return runs;
};

const inner = 7;

/** The clue that the parts of a line make, tile by tile; null where they cannot lie so. */
function byTiles(parts: readonly (readonly number[])[]): readonly number[] | null {
  const clue = [2];
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]?.[6] ?? 0;
    if (at === 0 ? part[0] === 1 : before + part[0]! > 1) return null;
    if (at > 0) clue.push(4 + before + part[0]!);
    if (part[0]! + part[1]! > 1 || part[6]! + part[5]! > 1) return null;
    const runs = runsOf(part.slice(1, 6));
    if (runs.some((run) => run > 3)) return null;
    clue.push(...runs);
  }
  return parts.at(-1)![6] === 1 ? null : [...clue, 2];
}

/** The clue of a whole line; null for one that no line of tiles can have. */
function ofLine(cells: readonly number[], tiles: number): readonly number[] | null {
  const runs = runsOf(cells);
  if (runs[0] !== 2 || runs.at(-1) !== 2) return null;
  const longs = runs.filter((run) => run > 3);
  if (longs.length !== tiles - 1 || longs.some((run) => run > 5)) return null;
  // between the long ones stand runs of a core, which has five cells
  const cores = runs
    .slice(1, -1)
    .join(' ')
    .split(/ ?[45] ?/u);
  return cores.every((core) => fits(core)) ? runs : null;
}

describe('a line whose frame cells are filled', () => {
  // all lines of one and of two tiles; of three every 61st
  test.each([
    [1, 1, 29],
    [2, 1, 1711],
    [3, 61, 1667],
  ])(
    'falls into %i tiles: every clue that it can have is told tile by tile',
    (tiles, step, good) => {
      let lines = 0;
      for (let bits = 0; bits < 2 ** (inner * tiles); bits += step) {
        const parts = Array.from({ length: tiles }, (_, at) =>
          Array.from({ length: inner }, (_, cell) => (bits >> (inner * at + cell)) & 1),
        );
        const cells = parts.flatMap((part) => [1, 1, ...part, 1, 1]);
        const [whole, told] = [ofLine(cells, tiles), byTiles(parts)];
        if (told !== null) lines++;
        if (`${whole?.join(' ')}` !== `${told?.join(' ')}`)
          expect([cells.join(''), whole]).toEqual([cells.join(''), told]);
      }
      expect(lines).toBe(good);
    },
  );
});

describe('grids of any tiles that meet', () => {
  // and a terminal at each side, on all lines that the kit has, so that every signal can end
  const second = [
    ...Object.values(sweepKit),
    ...sides.flatMap((side) =>
      [[1, 3] as const, [1, 4] as const, [0, 2] as const].map((at): Tile => ({
        ...sweepKit.empty,
        id: `terminal-${side}-${at.join('')}`,
        kind: 'output',
        inputs: [side],
        lines: { [side]: at },
      })),
    ),
  ];

  test.each([
    ['first', [...allTiles, outputOne]],
    ['second', [...second, outputOneAlong]],
  ])('%s kit: as many solutions as ways to fill the tiles', (_, tiles) => {
    let tried = 0;
    fc.assert(
      fc.property(tileBoard(3, 4, tiles), (grid) => {
        const wanted = countByTiles(grid);
        fc.pre(wanted <= 200);
        tried++;
        expect(solve(compose(grid).puzzle, { most: 201 }).solutions).toHaveLength(wanted);
      }),
      { numRuns: 40 },
    );
    expect(tried).toBe(40);
  });

  test('second kit: sweeps find what the tiles show, and nothing else', () => {
    fc.assert(
      fc.property(tileBoard(3, 4, second), (grid) => {
        const board = compose(grid);
        expect(against(solveSimple(board.puzzle).grid.cells, constantCells(board))).toBe('same');
      }),
      { numRuns: 60 },
    );
  });

  test('it is not so with an output that must be 1, nor with the first kit', () => {
    expect(swept('x', 'inference', 'second')).toBe('same');
    expect(swept('x', 'solutions', 'second')).toBe('more');
    expect(swept('x and not x', 'inference', 'first')).toBe('less');
  });
});

describe('clauses as a board', () => {
  // never met, in one way, in several; a variable twice in a clause, and a clause that says nothing
  test.each([
    ['a', 1],
    ['a and not a', 0],
    ['(a or b) and not a', 1],
    ['a or b or not c', 7],
    ['(a or b) and (a or not b) and not a', 0],
    ['(a or a) and (b or not b)', 2],
    ['(not a or b) and (not b or c) and (a or not c)', 2],
  ])('%s: %i solutions, with both kits', (text, ways) => {
    expect(waysToMeet(clauses(text))).toBe(ways);
    for (const which of ['first', 'second'] as const) {
      const { tiles } = layOutClauses(clauses(text), 'solutions', which);
      expect(solve(compose(tiles).puzzle, { most: ways + 1 }).solutions).toHaveLength(ways);
    }
  });

  test('any formula, laid out as in the chapter, with the output that must be 1', () => {
    fc.assert(
      fc.property(formula(3, ['a', 'b', 'c']), (one) => {
        const names = variablesOf(one);
        const ways = assignmentsOf(names).filter((values) => evaluateFormula(one, values)).length;
        const { puzzle } = compose(mustBeTrue(layOut(one)).tiles);
        expect(solve(puzzle, { most: ways + 1 }).solutions).toHaveLength(ways);
      }),
      { numRuns: 15 },
    );
  });

  test('another solution: one more for each way to meet the clauses', () => {
    fc.assert(
      fc.property(clauseSets(['a', 'b'], 3, true), (some) => {
        const names = [...new Set(some.flatMap((clause) => clause.map(({ name }) => name)))];
        const besides = [
          ...some.map((clause) => [...clause, plain('y')]),
          ...names.map((name) => [plain('y', true), plain(name)]),
        ];
        const { puzzle } = compose(layOutClauses(besides, 'solutions', 'second').tiles);
        const ways = waysToMeet(some);
        expect(solve(puzzle, { most: ways + 2 }).solutions).toHaveLength(ways + 1);
      }),
      { numRuns: 8 },
    );
  });

  test.each([
    'a',
    'a and b',
    '(a or not b) and (not a or b)',
    'a and (a or b)',
    'a and not a',
    '(a or b) and not a and not b',
  ])('%s: something can be inferred beside the tiles just where it can never be', (text) => {
    const some = clauses(text);
    const canBe = waysToMeet(some) > 0;
    for (const which of ['first', 'second'] as const) {
      const facts = askBlankBoards(some, which);
      expect(facts.settings).toBe(2 ** (namesOf(some).length + 1));
      expect([which, facts.inferable]).toEqual([which, canBe ? 'same' : 'more']);
      expect(canBe ? ['same'] : ['same', 'more']).toContain(facts.pairs);
      if (which === 'second') expect(facts.sweeps).toBe('same');
    }
  });

  test('all four clauses over x and y: sweeps and 2-SAT stand still, and seven cells can be inferred', () => {
    const four = '(x or y) and (not x or y) and (x or not y) and (not x or not y)';
    const board = compose(layOutClauses(clauses(four), 'inference', 'second').tiles);
    const { puzzle } = board;
    const tiles = constantCells(board);
    expect([puzzle.rows.length, puzzle.columns.length, known(tiles)]).toEqual([66, 154, 9516]);
    expect(against(solveSimple(puzzle).grid.cells, tiles)).toBe('same');
    expect(against(solveTwoSat(puzzle).grid.cells, tiles)).toBe('same');
    expect(known(infer(puzzle).inferable.cells)).toBe(9523);
  }, 60_000);

  test('is as large as it says, and refuses what is not in clauses', () => {
    const some = clauses('(a or b or not c) and (not a or c)');
    const [first, second] = (['first', 'second'] as const).map((which) =>
      (['solutions', 'inference'] as const).map((isFor) => {
        const { tiles } = layOutClauses(some, isFor, which);
        return [tiles.length, tiles[0]!.length];
      }),
    );
    // n = 3, L = 5, m = 2
    expect(first).toEqual([
      [6, 7],
      [6, 7],
    ]);
    expect(second).toEqual([
      [7, 9],
      [7, 9],
    ]);
    expect(() => clauses('a and (b or (c and d))')).toThrow('not in clauses');
    expect(() => clauses('not (a or b)')).toThrow('not in clauses');
    expect(() => layOutClauses([], 'solutions', 'first')).toThrow('there are no clauses');
    expect(() => layOutClauses([[]], 'solutions', 'second')).toThrow('a clause has no literals');
    expect(() => layOutClauses(clauses('a or a'), 'inference', 'second')).toThrow('twice');
    expect(tidied(clauses('(a or a or b) and (b or not b)'))).toEqual(clauses('a or b'));
  });
});

test('three cells of a 5 x 5 can be inferred, and sweeps, pairs and probing find none', () => {
  const puzzle = { rows: [[1], [1, 1], [2], [1], [1]], columns: [[1], [1], [1], [1, 1], [1, 1]] };
  const { inferable } = infer(puzzle);
  expect(solve(puzzle, { most: 20 }).solutions).toHaveLength(14);
  expect([...inferable.cells.entries()].filter(([, value]) => value !== UNKNOWN)).toEqual([
    [2, 0],
    [17, 0],
    [22, 0],
  ]);
  for (const { grid } of [
    solveSimple(puzzle),
    solveTwoSat(puzzle),
    repeatedProbing(puzzle),
    repeatedProbing(puzzle, { agreement: true }),
  ])
    expect(grid.cells.every((cell) => cell === UNKNOWN)).toBe(true);
});
