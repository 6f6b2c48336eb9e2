/** Both futures of a cell on the stage: where each stands sweep by sweep, and what is said of it. */
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { decidingCell } from '../../../src/facts/probing.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import { futuresOf, probingOf, stageOf } from '../../../src/widgets/probe-explorer/model.ts';
import {
  brokenAt,
  coursesOf,
  futureBoard,
  futureSentence,
  nextCell,
  tabWords,
  verdictWords,
} from '../../../src/widgets/probe-explorer/twoFutures.ts';

const { code, at } = decidingCell(galleryPuzzle('unique-ten').code);
const { puzzle, result } = probingOf(code);
const stage = stageOf(puzzle, result);
const cell = (at[0] - 1) * stage.state.width + at[1] - 1;
const futures = futuresOf(stage, cell);
const courses = coursesOf(futures);
const say = (stop: number): string => futureSentence(courses, futures.probe.proves, stop);

describe('two futures', () => {
  test('begin as one board, part in one cell, and end as the probe did', () => {
    const { last, one, zero } = courses;
    const boards = [0, 1, last].map((stop) => futureBoard(stage, courses, 'one', stop));
    const added = boards.map(({ cells }) =>
      [...cells.keys()].filter((place) => cells[place] !== stage.state.cells[place]),
    );
    expect(added[0]).toEqual([]);
    expect(added[1]).toEqual([cell]);
    expect(boards[2]?.cells).toEqual(futures.probe.one.end.cells);
    expect(boards[2]?.cells.includes(UNKNOWN)).toBe(false);
    expect([...(boards[2]?.trials ?? [])]).toEqual(added[2]);
    expect(last).toBe(Math.max(one.states.length, zero.states.length));
  });

  test('break where a line has no fit, and say so from then on', () => {
    const { zero, last } = courses;
    const breaks = zero.states.length;
    expect(brokenAt(zero, breaks - 1)).toBeNull();
    expect(brokenAt(zero, last)).toBe(breaks);
    const { contradiction } = futures.probe.zero;
    expect(breaks - 1).toBe(contradiction?.sweep);
    expect(futureBoard(stage, courses, 'zero', breaks - 1).bad).toEqual([]);
    expect(futureBoard(stage, courses, 'zero', last).bad).toEqual([
      { direction: contradiction?.direction, index: contradiction?.index },
    ]);
    expect(verdictWords(zero, last)).toBe('Broken, after four sweeps.');
    expect(tabWords(zero, 'zero', 1)).toBe('empty?');
    expect(tabWords(zero, 'zero', last)).toBe('broken');
  });

  test('are told in a sentence that gives nothing away before it is seen', () => {
    const { zero, last } = courses;
    expect(say(0)).toMatch(/^Sweeps are stuck/);
    expect(say(1)).toBe('Two boards, one cell apart.');
    for (let stop = 2; stop < zero.states.length; stop++)
      expect(say(stop)).toBe('Both futures go on, sweep by sweep.');
    expect(say(zero.states.length)).toBe('One has broken. How far does the other go?');
    expect(say(last)).toBe('One future breaks, so the cell is filled.');
  });

  test.each([
    ['switch', /two solutions/],
    ['lambda', /^(Neither|Both futures agree|One future breaks)/],
  ] as const)('of %s end in a sentence of their kind', (id, sentence) => {
    const { puzzle: other, result: probed } = probingOf(galleryPuzzle(id).code);
    const on = stageOf(other, probed);
    const { row, column } = on.cells[0]!;
    const found = futuresOf(on, row * on.state.width + column);
    const ways = coursesOf(found);
    expect(futureSentence(ways, found.probe.proves, ways.last)).toMatch(sentence);
  });

  test('go on to a cell of another kind, and come round', () => {
    const places = stage.cells.map(({ row, column }) => row * stage.state.width + column);
    for (const place of places) {
      const next = nextCell(stage, place);
      expect(places).toContain(next);
      expect(stage.categoryAt[next]).not.toBe(stage.categoryAt[place]);
    }
  });
});
