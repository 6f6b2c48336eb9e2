import { html, nothing } from 'lit-html';
import { describe, expect, test } from 'vitest';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { frontOf } from '../../../src/kit/stepper/askedTemplate.ts';
import { cellTold } from '../../../src/kit/stepper/cellAnswer.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import { createWalk, momentAt } from '../../../src/kit/stepper/walk.ts';

const puzzle = decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1');
const trace = simpleTrace(record(puzzle));
const walk = createWalk(trace);
const cell = { row: 0, column: 1 };
const other = { row: 4, column: 4 };

/** A stepper at the start, where every cell is unknown, or at the end, where every cell is known. */
function shown(position: number, more: Partial<Parameters<typeof frontOf>[0]>, found = false) {
  const state = { position, granularity: 'line', playing: false, speed: 0 };
  return {
    run: { puzzle },
    walk,
    state,
    moment: momentAt(walk, state),
    options: { id: 'a', prove: () => {}, proof: () => (found ? html`<p>A proof</p>` : nothing) },
    chosen: null,
    asking: null,
    proved: null,
    act: () => true,
    askFor: () => {},
    ...more,
  };
}

describe('what is asked of a cell', () => {
  test('is why, until a proof is there or asked for', () => {
    expect(frontOf(shown(0, {}))).toBe('why');
    expect(frontOf(shown(0, {}, true))).toBe('proof');
    expect(frontOf(shown(0, { asking: 'proof' }))).toBe('proof');
  });

  test('stays the proof at an unknown cell, of which there is none', () => {
    expect(frontOf(shown(0, { asking: 'proof', chosen: cell }))).toBe('proof');
    expect(frontOf(shown(0, { asking: 'proof', chosen: cell, proved: other }, true))).toBe('proof');
  });

  test('is why again at a known cell whose proof is closed, or is that of another cell', () => {
    const end = trace.steps.length;
    expect(frontOf(shown(end, { asking: 'proof', chosen: cell, proved: cell }, true))).toBe(
      'proof',
    );
    expect(frontOf(shown(end, { asking: 'proof', chosen: cell, proved: cell }))).toBe('why');
    expect(frontOf(shown(end, { asking: 'proof', chosen: cell, proved: other }, true))).toBe('why');
  });
});

describe('what the stage says of a cell', () => {
  test('is what its step was told by, with the line of that step', () => {
    const end = trace.steps.length;
    const { place, method, text, lit, step } = cellTold(shown(end, {}), { row: 1, column: 0 });
    expect([place, method, text]).toEqual([
      'Row 2, column 1, sweep 3',
      'sweeps',
      'Row 2 has its middle cell now, so its 2 cannot reach this end.',
    ]);
    expect(lit).toEqual([{ direction: 'H', index: 1 }]);
    expect(step).toBeLessThan(end);
  });
  test('of an unknown one is that both its lines leave it open', () => {
    const told = cellTold(shown(0, {}), cell);
    expect(told.text).toBe('Row 1 can have this cell either way, and so can column 2.');
    expect([told.method, told.step, told.lit.length]).toEqual([null, null, 2]);
    expect(told.open?.row.empty).not.toEqual(told.open?.row.filled);
  });
});
