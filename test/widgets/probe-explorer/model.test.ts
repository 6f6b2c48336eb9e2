import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { probe } from '../../../src/engine/probe/probe.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { deniedBy } from '../../../src/kit/stepper/sentences.ts';
import { createWalk, momentAt } from '../../../src/kit/stepper/walk.ts';
import { figure } from '../../../src/widgets/probe-explorer/figure.ts';
import { probingJson, sequenceRows } from '../../../src/widgets/probe-explorer/files.ts';
import {
  futuresOf,
  nextRound,
  openingCell,
  ordered,
  probingOf,
  stageOf,
} from '../../../src/widgets/probe-explorer/model.ts';
import type { Stage } from '../../../src/widgets/probe-explorer/model.ts';
import { presets } from '../../../src/widgets/probe-explorer/presets.ts';
import {
  checkSettings,
  defaultSettings,
  probeLinks,
} from '../../../src/widgets/probe-explorer/settings.ts';

const codes = fc
  .integer({ min: 0, max: 2 ** 25 - 1 })
  .map((index) => encodePuzzle(puzzleOf(imageFromIndex(5, 5, index))));

const stageOfCode = (code: string): Stage => {
  const { puzzle, result } = probingOf(code);
  return stageOf(puzzle, result);
};

describe('a stage', () => {
  test('sorts the sequence without losing or moving a cell', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const stage = stageOfCode(code);
        const sorted = ordered(stage, 'sorted');
        expect(sorted.map(({ category }) => category)).toEqual(
          stage.cells.map(({ category }) => category).toSorted((a, b) => a - b),
        );
        expect(new Set(sorted)).toEqual(new Set(stage.cells));
      }),
    );
  });
  test('opens with an unknown cell, one that proves a solution where there is one', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const stage = stageOfCode(code);
        const place = openingCell(stage);
        if (place === null) {
          expect(stage.cells).toEqual([]);
          return;
        }
        expect(stage.state.cells[place]).toBe(UNKNOWN);
        if (stage.cells.some(({ category }) => category === 11 || category === 14))
          expect([11, 14]).toContain(stage.categoryAt[place]);
      }),
    );
  });
  test('comes round by round to where the engine comes', () => {
    fc.assert(
      fc.property(codes, (code) => {
        let stage = stageOfCode(code);
        let rounds = 0;
        for (let next = nextRound(stage); next !== null; next = nextRound(stage)) {
          for (const at of next.fresh) {
            expect(stage.state.cells[at]).toBe(UNKNOWN);
            expect(next.state.cells[at]).not.toBe(UNKNOWN);
          }
          stage = next;
          rounds++;
        }
        const end = repeatedProbing(decodePuzzle(code));
        expect([rounds, stage.status, [...stage.state.cells]]).toEqual([
          end.rounds,
          end.status,
          [...end.grid.cells],
        ]);
      }),
    );
  });
});

describe('the futures of a cell', () => {
  test('end where the engine says, and tell each contradiction in lines that were settled', () => {
    fc.assert(
      fc.property(codes, fc.nat(), (code, pick) => {
        const stage = stageOfCode(code);
        const cell = stage.cells[pick % Math.max(1, stage.cells.length)];
        if (cell === undefined) return;
        const futures = futuresOf(stage, cell.row * 5 + cell.column);
        expect(futures.probe.category).toBe(cell.category);
        for (const { outcome, trace, reasons } of [futures.one, futures.zero]) {
          const walk = createWalk(trace);
          const state = {
            position: trace.steps.length,
            granularity: 'line',
            playing: false,
            speed: 0,
          } as const;
          const { cells, sentence, trials } = momentAt(walk, state);
          expect([...cells]).toEqual([...outcome.end.cells]);
          // the probed cell is assumed, not given: a contradiction denies it, not the puzzle
          expect([...trials]).toEqual([cell.row * 5 + cell.column]);
          expect(deniedBy({ ...stage.state, cells }, trials)).toBe(
            `So row ${cell.row + 1}, column ${cell.column + 1} is not ${outcome.value === 1 ? 'filled' : 'empty'}.`,
          );
          expect(futures.puzzle).not.toHaveProperty('clues');
          expect(sentence).not.toContain('the puzzle has no solution');
          expect(reasons.length > 0).toBe(outcome.status === 'contradiction');
          const places = reasons.map(({ position }) => position);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          for (const { position, lit, bad } of reasons.slice(1)) {
            const line = trace.steps
              .slice(0, position)
              .findLast(({ level, premises }) => level === 'line' && premises);
            expect(line?.premises?.[0]?.line).toEqual([...lit, ...bad][0]);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
  test('are marked where both agree, and only where both can be', () => {
    const { puzzle, result } = probingOf('5x5_1.1_1.2_1_2_2.1~2.1_2_1_2_2.1');
    const stage = stageOf(puzzle, result);
    let marked = 0;
    for (const { row, column } of stage.cells) {
      const place = row * 5 + column;
      const ends = ([1, 0] as const).map((value) => probe(puzzle, stage.state, place, value));
      const { shared } = futuresOf(stage, place);
      const agreed = [...stage.state.cells.keys()].filter(
        (at) =>
          stage.state.cells[at] === UNKNOWN &&
          ends[0]!.end.cells[at] !== UNKNOWN &&
          ends[0]!.end.cells[at] === ends[1]!.end.cells[at],
      );
      const both = ends.every(({ status }) => status !== 'contradiction');
      expect(shared).toEqual(both ? agreed : []);
      marked += shared.length;
    }
    expect(marked).toBeGreaterThan(0);
  });
});

describe('the link of the probe explorer', () => {
  const usual = defaultSettings({}, presets[0]?.code ?? '');
  test.each([
    { p: '5x5_1_2' },
    { c: '9.9' },
    { c: '0.1' },
    { c: 'here' },
    { q: '9.9' },
    { q: 'two' },
    { k: '16' },
    { o: 'random' },
    { g1: 'phase' },
    { s1: '-3' },
  ])('%o is refused in words', (values) => {
    expect(() => probeLinks.read(values as Record<string, string>, usual)).toThrow(LinkError);
  });
  test('a cell that is known, or a round that there is not, is refused', () => {
    const stage = stageOfCode(usual.code);
    const known = stage.state.cells.findIndex((cell) => cell !== UNKNOWN);
    expect(() => checkSettings({ ...usual, cell: known }, [stage])).toThrow(/known already/);
    expect(() => checkSettings({ ...usual, round: 5 }, [stage])).toThrow(/round 5/);
    expect(() => checkSettings({ ...usual, pair: known }, [stage])).toThrow(/known already/);
    for (const cell of [null, openingCell(stage)])
      expect(() => checkSettings({ ...usual, cell, pair: openingCell(stage) }, [stage])).toThrow(
        /both are the same/,
      );
    checkSettings(usual, [stage]);
    checkSettings({ ...usual, pair: 'wanted' }, [stage]);
  });
  test('shows both ends where it names no stop, also of a figure that opens with its question', () => {
    const asks = { ...usual, stop: 0 };
    expect(probeLinks.write(asks, asks)).toEqual({});
    expect(probeLinks.read({}, asks)).toEqual(asks);
    expect(probeLinks.read({ c: '1.1' }, asks).stop).toBeNull();
    for (const stop of [null, 0, 2])
      for (const state of [
        { ...asks, stop },
        { ...asks, stop, proof: true },
      ])
        expect(probeLinks.read(probeLinks.write(state, asks), asks)).toEqual(state);
  });
  test('of a time without pairs opens without one', () => {
    expect(probeLinks.read({ c: '1.1' }, usual).pair).toBeNull();
    const waiting = { ...usual, pair: 'wanted' } as const;
    expect(probeLinks.read(probeLinks.write(waiting, usual), usual)).toEqual(waiting);
  });
});

test('the files hold the sequence in board order', () => {
  const probing = probingOf(presets[0]?.code ?? '');
  const stage = stageOf(probing.puzzle, probing.result);
  expect(
    sequenceRows(stage)
      .slice(1)
      .map((row) => row[3]),
  ).toEqual([...probing.result.sequence]);
  expect(probingJson(stage, probing, 0)).toMatchObject({
    sequence: probing.result.sequence,
    class: 'unique',
    stars: 2,
    partial: false,
  });
});

test('the first frame has the whole sequence as numbers', async () => {
  const { code = '' } = presets[0] ?? {};
  const expected = probingOf(code).result.sequence.map(String);
  const { markup } = await firstFrame(figure, { props: { puzzle: code } });
  const list = /<ol class="probe-entries"[^>]*>([^]*?)<\/ol>/.exec(markup)?.[1] ?? '';
  const items = [...list.matchAll(/<li>([^]*?)<\/li>/g)].map(([, item = '']) => item);
  expect(items.map((item) => item.replaceAll(/<[^>]*>/g, '').trim())).toEqual(expected);
});
