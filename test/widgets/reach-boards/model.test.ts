import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createReacher, reachMethods } from '../../../src/engine/inference/reach.ts';
import type { ReachNews } from '../../../src/engine/inference/reach.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import type { SvgNode } from '../../../src/notebook/svg/svgTree.ts';
import * as model from '../../../src/widgets/reach-boards/model.ts';
import {
  isWide,
  mainBoard,
  sheet,
  smallBoard,
} from '../../../src/widgets/reach-boards/pictures.ts';
import * as words from '../../../src/widgets/reach-boards/words.ts';

const reacherFor = ({ rows, columns }: ReturnType<typeof decodePuzzle>) =>
  createReacher(rows.length, columns.length);

function opened(id: PuzzleId) {
  const { code } = galleryPuzzle(id);
  const puzzle = decodePuzzle(code);
  return { code, puzzle, reached: model.reachedOf(puzzle, reacherFor(puzzle).run(puzzle)) };
}

/** What is known at each piece of news. */
function onTheWay(id: PuzzleId): readonly (readonly [ReachNews, model.Reached])[] {
  const puzzle = decodePuzzle(galleryPuzzle(id).code);
  const told: (readonly [ReachNews, model.Reached])[] = [];
  const pieces = reacherFor(puzzle).inPieces(puzzle);
  for (let piece = pieces.next(); piece.done !== true; piece = pieces.next())
    if (piece.value !== undefined)
      told.push([piece.value, model.reachedSoFar(puzzle, structuredClone(piece.value))]);
  return told;
}

const classesIn = (node: SvgNode): readonly string[] => [
  String(node.attributes['class'] ?? ''),
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : classesIn(child))),
];

describe('the boards of all methods', () => {
  test('count, miss and leave open what they do', () => {
    const { reached } = opened('every-step');
    const [height, width] = [8, 8];
    expect(reached).toMatchObject({ height, width, complete: true, decided: true, rounds: 2 });
    expect(model.boardNames.map((board) => words.countText(reached, board))).toEqual(
      [2, 4, 6, 11, 15, 16, 17].map((count) => `${count} of 17`),
    );
    for (const board of reachMethods) {
      const missed = model.missedOn(reached, board);
      expect(missed.size).toBe(17 - model.countOn(reached, board));
      for (const at of missed) {
        expect(reached.inferable[at]).not.toBe(UNKNOWN);
        expect(model.findersOf(reached, at)).not.toContain(board);
      }
    }
    const [nobody] = model.missedOn(reached, 'sat');
    expect(model.missedOn(reached, 'sat').size).toBe(1);
    expect(model.findersOf(reached, nobody!)).toEqual([]);
    expect(model.openCells(reached).size).toBe(64 - 17);
  });

  test('are drawn with a diamond for what is missed, and a half square for what is open', () => {
    const { puzzle, reached } = opened('every-step');
    const main = mainBoard(puzzle, reached);
    expect([...main.cells]).toEqual(reached.inferable);
    expect(main.overlay?.map(({ attributes }) => attributes['class'])).toEqual([
      'board-either',
      'board-missed',
    ]);
    expect(classesIn(smallBoard(reached, 'pairs'))).toContain('board-missed');
    expect(classesIn(smallBoard(reached, 'pairs'))).not.toContain('board-either');
    expect(classesIn(smallBoard(opened('heart').reached, 'pairs'))).not.toContain('board-missed');
    const pictures = classesIn(sheet(reached)).filter((name) => name === 'board-small');
    expect(pictures.length).toBe(model.boardNames.length);
    expect([isWide(puzzle), isWide(opened('jwilk-022').puzzle)]).toEqual([false, true]);
  });

  test('say of a cell who finds it', () => {
    const { reached } = opened('chains-not-a-round');
    const said = [...reached.inferable.keys()].map((at) =>
      words.cellText(reached, { row: Math.floor(at / 8), column: at % 8 }),
    );
    expect(
      said.some((text) => text.endsWith(' is empty in every solution. Every method finds it.')),
    ).toBe(true);
    expect(said.some((text) => text.includes('may be either: it is filled in one solution'))).toBe(
      true,
    );
    expect(
      said.some((text) =>
        text.endsWith(
          'Found by pairs of lines, chains, repeated probing and probing two cells at a time; sweeps and one round of probing miss it.',
        ),
      ),
    ).toBe(true);
    const chains = opened('only-chains').reached;
    const [at = 0] = model.missedOn(chains, 'four');
    expect(words.cellText(chains, { row: Math.floor(at / 7), column: at % 7 })).toMatch(
      / Found by chains and all after it; sweeps and pairs of lines miss it\.$/,
    );
    const sat = opened('only-sat').reached;
    const [nobody = 0] = model.missedOn(sat, 'sat');
    const place = { row: Math.floor(nobody / 6), column: nobody % 6 };
    expect(words.cellText(sat, place)).toMatch(
      / None of these methods finds it; a SAT solver does\.$/,
    );
    expect(words.cellLabelOf(sat, place.row, place.column)).toMatch(/^row \d, column \d is /);
  });

  test.each([
    [
      'every-step',
      /^17 of 64 .* Sweeps find 2 of them\. One is found by none of the methods\.$/,
      /^No two/,
    ],
    [
      'only-four',
      /^8 of 8 .* Sweeps find none of them\. Every one .* some method\.$/,
      /^Pairs of lines, chains, .* and a SAT solver know the same cells\.$/,
    ],
    [
      'only-chains',
      /^10 of 14 /,
      /^Sweeps and pairs of lines know the same cells, and so do chains, /,
    ],
    [
      'only-pairs',
      /^1 of 15 cells is the same/,
      /and so do probing two cells at a time and a SAT solver\.$/,
    ],
    [
      'only-sat',
      /^3 of 36 .* No method finds any of them\.$/,
      /^Sweeps, .* and probing two cells at a time know the same cells\.$/,
    ],
    ['heart', /Sweeps find them all\.$/, /^All boards are equal\.$/],
    ['switch', /^No cell is the same/, /^All boards are equal\.$/],
    ['no-solution', /^This puzzle has no solution/, /^$/],
  ] as const)('say of %s what came out, and which are equal', (id, summary, equal) => {
    const { reached } = opened(id);
    expect(words.summaryText(reached)).toMatch(summary);
    expect(words.equalText(reached)).toMatch(equal);
  });

  test('lead on to the method on the same puzzle, where it has something to show', () => {
    const every = opened('every-step');
    const doors = model.boardNames.map((board) =>
      model.doorOf(every.code, every.puzzle, every.reached, board),
    );
    for (const door of doors) expect(door).toContain(every.code);
    const cells = [
      'fig-sweeps',
      'fig-standstill',
      'fig-chain',
      'fig-two-futures',
      'fig-two-futures',
      'fig-two-futures',
      'fig-ask-cell',
    ];
    expect(doors.map((door) => door?.split('#')[1])).toEqual(cells);
    expect(doors[3]).not.toContain(';r=');
    expect(doors[4]).toContain(';r=2;');
    const [nobody = 0] = model.missedOn(every.reached, 'sat');
    const place = { row: Math.floor(nobody / 8), column: nobody % 8 };
    expect(doors[6]).toBe(model.askHref(every.code, every.reached, place));
    expect(doors[6]).toContain(`;c=${place.row + 1}.${place.column + 1};v=filled;`); // it must be empty
    const heart = opened('heart');
    expect(
      model.boardNames.filter((board) =>
        model.doorOf(heart.code, heart.puzzle, heart.reached, board),
      ),
    ).toEqual(['sweeps']);
    const four = opened('only-four');
    expect(model.doorOf(four.code, four.puzzle, four.reached, 'pairs')).toBeNull();
    const none = opened('no-solution');
    expect(model.doorOf(none.code, none.puzzle, none.reached, 'sweeps')).toBeNull();
  });

  test('tell on the way what is known by then, and never what is not', () => {
    const { reached } = opened('every-step');
    const told = onTheWay('every-step');
    expect(told.length).toBeGreaterThan(5);
    for (const [news, soFar] of told) {
      expect(soFar.complete).toBe(false);
      expect(model.equalBoards(soFar)).toEqual([]);
      expect(model.missedOn(soFar, 'sat').size).toBe(0);
      expect(words.newsText(news)).toMatch(/^(Asking a SAT solver|At work: ).*\.$/);
      for (const board of model.boardNames) {
        const cells = model.cellsOf(soFar, board);
        if (cells === null) expect(words.countText(soFar, board)).toBe('not run');
        for (const [at, value] of cells?.entries() ?? [])
          if (value !== UNKNOWN) expect(value).toBe(reached.inferable[at]);
      }
    }
    const [, last] = told.at(-1)!;
    expect(Object.keys(last.known)).toEqual(reachMethods.slice(0, -1));
    expect(words.summaryText(last)).toMatch(/^17 of 64 .* Sweeps find 2 of them\.$/);
    const nothing = model.nothingReached(decodePuzzle(galleryPuzzle('every-step').code));
    expect(words.countText(nothing, 'sat')).toBe('not run');
    expect(words.summaryText(nothing)).toMatch(/^So far 0 of 64 cells are known/);
    expect(words.cellText(nothing, { row: 0, column: 0 })).toBe(
      'Row 1, column 1 is not decided yet.',
    );
    expect(model.openCells(nothing).size).toBe(0);
  });

  test('are saved as a table and as data', () => {
    const { puzzle, reached } = opened('every-step');
    const rows = words.cellRows(reached);
    expect(rows.length).toBe(65);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([9]));
    expect(rows.filter((row) => row[2] === 'either').length).toBe(47);
    expect(words.reachedJson(puzzle, reached)).toMatchObject({
      consistent: true,
      complete: true,
      boards: { sweeps: { count: 2 }, pairs: { count: 16 }, inferable: { count: 17 } },
      foundByNobody: [[expect.any(Number), expect.any(Number)]],
      equal: [],
    });
    const none = opened('no-solution');
    expect(words.reachedJson(none.puzzle, none.reached)).toMatchObject({ boards: null });
  });

  test('refuse what is too large, or not on the board', () => {
    const lines = Array.from({ length: 33 }, () => [1]);
    expect(model.sizeTrouble({ rows: lines, columns: [[33]] })).toContain('33\u00a0×\u00a01');
    expect(model.sizeTrouble({ rows: lines.slice(1), columns: [[32]] })).toBeNull();
    const { puzzle } = opened('switch');
    const state = model.defaultState({ puzzle: galleryPuzzle('switch').code });
    expect(() => {
      model.checkAsked({ ...state, chosen: { row: 2, column: 0 } }, null, puzzle);
    }).toThrow(LinkError);
  });
});
