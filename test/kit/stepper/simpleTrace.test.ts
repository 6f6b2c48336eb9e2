import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { lineOf } from '../../../src/engine/board/image.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { record, solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { cellOnLine } from '../../../src/engine/sweep/sweep.ts';
import { createStates } from '../../../src/kit/stepper/snapshots.ts';
import { simpleLevels, simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import { createWalk, directionRead, logEntry, momentAt } from '../../../src/kit/stepper/walk.ts';
import { openingOf } from '../../../src/kit/stepper/position.ts';
import { stopsAt } from '../../../src/kit/stepper/trace.ts';
import { recordings } from './helpers.ts';

describe('simpleTrace', () => {
  test('the named premises of a line alone re-derive every cell it fixes', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const { steps, start } = simpleTrace(recording);
        for (let at = 0; at < steps.length; at++) {
          const premise = steps[at]?.premises?.[0];
          if (premise === undefined) continue;
          const { line, before, description } = premise;
          const after = settle(before, description);
          // the inner steps of the line, up to the next coarser one
          const changes = [];
          for (let k = at + 1; steps[k]?.level === 'cell'; k++)
            changes.push(...(steps[k]?.changes ?? []));
          if (after === null) {
            expect([changes, steps[at]?.bad]).toEqual([[], [line]]);
            continue;
          }
          const derived = [...after.keys()]
            .filter((place) => before[place] === UNKNOWN && after[place] !== UNKNOWN)
            .map((place) => ({
              cell: cellOnLine(start, line.direction, line.index, place),
              value: after[place],
            }));
          expect(changes).toEqual(derived);
        }
      }),
    );
  });

  test('a sweep reads lines of one direction, two of them of both, and a line is no sweep', () => {
    const walk = createWalk(simpleTrace(record({ rows: [[1], [], [1]], columns: [[1], [1]] })));
    const [start = 0, first = 0, second = 0] = stopsAt(walk.outline, 'sweep');
    const [, line = 0] = stopsAt(walk.outline, 'line');
    const read = [
      directionRead(walk, start, first),
      directionRead(walk, first, second),
      directionRead(walk, start, second),
      directionRead(walk, start, line),
      directionRead(walk, start, start),
    ];
    expect(read).toEqual(['H', 'V', null, null, null]);
  });

  test('the premises are what the board shows when the line is read', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const trace = simpleTrace(recording);
        const states = createStates(trace);
        trace.steps.forEach(({ premises }, at) => {
          for (const { line, before } of premises ?? []) {
            const grid = { ...trace.start, cells: states.cellsAt(at) };
            expect(lineOf(grid, line.direction, line.index)).toEqual(before);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  test('ends in the state of the solver, with a tick that says how', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const trace = simpleTrace(recording);
        const solved = solveSimple(recording.puzzle, recording.first);
        expect(trace.end).toBe(solved.status);
        expect(trace.steps.at(-1)?.tick).toBe(solved.status);
        if (solved.status !== 'contradiction')
          expect(createStates(trace).cellsAt(trace.steps.length)).toEqual(solved.grid.cells);
      }),
    );
  });

  const walk = createWalk(simpleTrace(record({ rows: [[1], [1, 1]], columns: [[1], [1], [1]] })));
  const opening = openingOf(walk.outline);

  test('tells a line by rule, place, premises and effect', () => {
    expect(walk.trace.steps.map(({ sentence }) => sentence())).toEqual([
      'Sweep 1, rows: 2 rows read, 1 of them gave 3 cells; 3 cells still unknown.',
      'Row 1: nothing new. The 3 fits of clue 1 agree on no other cell.',
      'Row 2: cells 1 and 3 are filled and cell 2 is empty, because clues 1 1 fit in one way only.',
      'Row 2: cell 1 is filled, because clues 1 1 fit in one way only.',
      'Row 2: cell 2 is empty, because clues 1 1 fit in one way only.',
      'Row 2: cell 3 is filled, because clues 1 1 fit in one way only.',
      'Sweep 2, columns: 3 columns read, which gave 3 cells; 0 cells still unknown.',
      'Column 1: cell 1 is empty, because clue 1 fits in one way only.',
      'Column 1: cell 1 is empty, because clue 1 fits in one way only.',
      'Column 2: cell 1 is filled, because clue 1 fits in one way only.',
      'Column 2: cell 1 is filled, because clue 1 fits in one way only.',
      'Column 3: cell 1 is empty, because clue 1 fits in one way only.',
      'Column 3: cell 1 is empty, because clue 1 fits in one way only.',
      'Solved in 2 sweeps: every cell is known and every line fits.',
    ]);
  });

  test('tells the beginning of a sweep before its lines are read', () => {
    const moment = momentAt(walk, { ...opening, position: 1 });
    expect(moment.sentence).toBe(
      'Sweep 1 begins: all 2 rows to read, each from what the board shows now.',
    );
  });

  test('has one log entry a stop, the last one with the end of the run', () => {
    expect(logEntry(walk, 'sweep', 0)).toBe('Start: no line has been read yet.');
    expect(logEntry(walk, 'sweep', 2)).toBe(
      'Sweep 2, columns: 3 columns read, which gave 3 cells; 0 cells still unknown. Solved in 2 sweeps: every cell is known and every line fits.',
    );
    for (const level of simpleLevels)
      for (let at = 1; at < stopsAt(walk.outline, level).length; at++)
        expect(logEntry(walk, level, at)).not.toBe('');
  });

  test('lights the line that is told, of a sweep the most telling one, and rings what the last stretch fixed', () => {
    const line = momentAt(walk, { ...opening, position: 6 });
    expect(line.lit).toEqual([{ direction: 'H', index: 1 }]);
    expect([...line.fresh]).toEqual([3, 4, 5]);
    const cell = momentAt(walk, { ...opening, granularity: 'cell', position: 5 });
    expect([...cell.fresh]).toEqual([4]);
    const sweep = momentAt(walk, { ...opening, granularity: 'sweep', position: 6 });
    expect([sweep.lit, sweep.fresh.size, sweep.place, sweep.told]).toEqual([
      [{ direction: 'H', index: 1 }],
      3,
      'Sweep 1 of 2, rows',
      '1 and 1 fill row 2 from end to end.',
    ]);
    expect(momentAt(walk, { ...opening, position: 1 }).lit).toEqual([]);
    const end = momentAt(walk, { ...opening, position: walk.outline.length });
    expect([end.place, end.told]).toEqual([
      'Sweep 2 of 2, column 3',
      'After 2 sweeps the picture is complete.',
    ]);
  });

  test('a standstill says how many cells stay unknown', () => {
    const { steps } = simpleTrace(record({ rows: [[1], [1]], columns: [[1], [1]] }));
    expect(steps.at(-1)?.sentence()).toBe(
      'Standstill: sweep 2 fixed nothing, and no line gives more. 4 cells stay unknown.',
    );
  });

  test('a run that goes on from a board says what is known there; given cells are not told', () => {
    const puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
    const from = { height: 2, width: 2, cells: Uint8Array.of(1, 2, 2, 2) };
    expect(simpleTrace(record(puzzle, 'H', from)).startSentence).toBe(
      'Start: the board as it was left, 1 of 4 cells known.',
    );
    const given = { ...puzzle, clues: from.cells };
    for (const start of [undefined, from])
      expect(simpleTrace(record(given, 'H', start)).startSentence).toBeUndefined();
  });

  test('a contradiction names its line and crosses it', () => {
    const { steps } = simpleTrace(record({ rows: [[1], []], columns: [[], [1, 1]] }));
    const last = steps.at(-1);
    expect(last?.bad).toEqual([{ direction: 'V', index: 1 }]);
    expect(last?.sentence()).toBe(
      'Contradiction in sweep 2: column 2 has no fit left, so the puzzle has no solution.',
    );
  });
});
