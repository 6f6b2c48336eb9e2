import { describe, expect, test } from 'vitest';
import { solve } from '../../../src/engine/solve/solve.ts';
import type { OutputAnswer } from '../../../src/widgets/live-circuit/words.ts';
import { storyOf } from '../../../src/kit/circuit/story.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { tableOf } from '../../../src/engine/circuit/count.ts';
import { parseFormula } from '../../../src/engine/circuit/formula.ts';
import { infer } from '../../../src/engine/inference/inference.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { diagramTiles } from '../../../src/widgets/live-circuit/diagram.ts';
import {
  circuitLimit,
  defaultState,
  outputFor,
  solvedCells,
  toggled,
} from '../../../src/widgets/live-circuit/model.ts';
import { countText, csvRows, tableRows } from '../../../src/widgets/live-circuit/table.ts';
import {
  answerText,
  boardText,
  innerText,
  outputText,
  tileWords,
} from '../../../src/widgets/live-circuit/words.ts';
import { formulaProblem } from '../../../src/kit/circuit/formulaSettings.ts';
import { circuitTasks } from '../../../src/workers/circuitTasks.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { askedPresets, presets } from '../../../src/widgets/live-circuit/presets.ts';

const unknown = (cells: Uint8Array): number => cells.filter((cell) => cell === UNKNOWN).length;

const countOf = (text: string) => {
  const story = storyOf(text);
  const { solutions, complete } = solve(story.board.puzzle, { most: 1000 });
  const rows = tableOf(story.layout, story.board, solutions);
  return { story, count: { rows, total: solutions.length, complete } };
};

describe('formulaProblem', () => {
  test.each([
    ['', /no formula yet/, 0],
    ['a and', /is expected after "and"/, 5],
    ['(a or b', /not closed/, 7],
    ['a b', /is expected before "b"/, 2],
    ['a and (b or ?)', /is no part of a formula/, 12],
    ['a or b or c or d or e', /fifth variable/, 20],
  ] as const)('tells what is wrong with “%s”, and where', (text, message, at) => {
    const problem = formulaProblem(text, circuitLimit);
    expect(problem?.text).toMatch(message);
    expect(problem?.text).toMatch(/^["A-Z].*\.$/);
    expect(problem?.at).toBe(at);
  });

  test('refuses what would keep the reader waiting, and takes everything else', () => {
    expect(formulaProblem(`${'not '.repeat(17)}a`, circuitLimit)?.text).toMatch(
      /17 signs.*16 at most/,
    );
    expect(formulaProblem(`${'not '.repeat(16)}a`, circuitLimit)).toBeNull();
    expect(formulaProblem(' '.repeat(201), circuitLimit)?.text).toMatch(/too long/);
  });
});

describe('a formula', () => {
  test.each(presets.map(({ text }) => text))(
    '%s has a solution for each row of its table',
    (text) => {
      const { story, count } = countOf(text);
      const rows = tableRows(story, count);
      expect(rows.map(({ solutions }) => solutions)).toEqual(rows.map(() => 1));
      expect(countText(story, count)).toMatch(/one for each row of the table and no other/);
      for (const { inputs, output } of rows) {
        const cells = solvedCells(story, inputs);
        const { rows: height, columns } = story.board.puzzle;
        const grid = { height: height.length, width: columns.length, cells };
        expect(adheres(grid, story.board.puzzle)).toBe(true);
        expect(outputFor(story, inputs)).toBe(output);
      }
      expect(csvRows(story, count)).toHaveLength(rows.length + 1);
    },
  );

  test('says so when a count is not that of the table', () => {
    const { story, count } = countOf('a and b');
    const short = { ...count, total: 3, rows: count.rows.slice(1) };
    expect(countText(story, short)).toBe('The board has 3 solutions; the table has 4 rows.');
    expect(tableRows(story, short)[0]?.solutions).toBe(0);
  });

  test('has inputs that are turned over one by one', () => {
    const story = storyOf('a and b or c');
    expect(toggled(story, '', 1)).toBe('010');
    expect(toggled(story, '010', 2)).toBe('011');
    expect(toggled(story, '010', 1)).toBe('');
  });

  test('has tiles that say what they carry and what goes through them', () => {
    const story = storyOf('a and b');
    const [row, column] = story.layout.tiles.flatMap((line, i) =>
      line.flatMap((tile, j) => (tile.kind === 'and' ? [i, j] : [])),
    ) as [number, number];
    const tile = diagramTiles(story, solvedCells(story, '10'))[row]![column]!;
    expect(tileWords(story, tile, tile.known)).toBe(
      `AND in row ${row + 1}, column ${column + 1} of the tiles, “a and b”; in 1, 0; out 0.`,
    );
  });
});

test('with nothing set the figure tells what must be so from what sweeps find', () => {
  const story = storyOf('x and not x');
  const state = defaultState({ formula: story.text, view: 'must' });
  const { puzzle } = story.board;
  const open = { swept: solveSimple(puzzle).grid.cells, must: infer(puzzle).inferable.cells };
  const [swept, must] = [unknown(open.swept), unknown(open.must)];
  expect(swept).toBeGreaterThan(must);
  expect(boardText(story, state, open)).toContain(
    `leave ${swept} cells open, but solutions differ in ${must} only: the other ${swept - must} must be so`,
  );
  expect(outputText(story, open)).toBe('The output is 0 in every solution; sweeps leave it open.');
  expect(outputText(story, { swept: open.swept, must: open.swept })).toBe(
    'The output may be 0 or 1.',
  );
});

test('an author cannot ask for what cannot be shown', () => {
  expect(() => defaultState({ formula: 'a and' })).toThrow(RangeError);
  expect(() => defaultState({ formula: 'a and b', inputs: '1' })).toThrow(/2 variables/);
});

const answer = (text: string): OutputAnswer =>
  allPieces(circuitTasks['circuit-output']({ formula: parseFormula(text) }));

describe('asked for its output', () => {
  test.each(askedPresets.map(({ text }) => text))('%s is answered as its table says', (text) => {
    const story = storyOf(text);
    const { one, zero } = answer(text);
    const outputs = new Set(tableRows(story, null).map(({ output }) => output));
    expect([one !== null, zero !== null]).toEqual([outputs.has(true), outputs.has(false)]);
    if (one !== null) expect(outputFor(story, one)).toBe(true);
    if (zero !== null) expect(outputFor(story, zero)).toBe(false);
    const told = answerText(story, { one, zero });
    expect(told.startsWith('No.')).toBe(one !== null && zero !== null);
  });

  test('it tells signals inside that never change, though the output does', () => {
    expect(innerText(storyOf('(x or not x) and x*'))).toContain(
      '“x or not x” is 1 in every solution',
    );
    expect(innerText(storyOf('(a and b) and x*'))).toMatch(/every signal takes both values/);
  });

  test('a board without any solution is said to have none', () => {
    expect(answerText(storyOf('a'), { one: null, zero: null })).toMatch(/no solution at all/);
  });
});
