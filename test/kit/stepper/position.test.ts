import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StepperAction, StepperState } from '../../../src/kit/stepper/position.ts';
import {
  atWholeStep,
  countStops,
  nextTick,
  openingOf,
  paceIn,
  isWithin,
  placeWithin,
  reduce,
  reduceWithin,
  speeds,
  stopAfter,
  stopBefore,
} from '../../../src/kit/stepper/position.ts';
import type { Outline } from '../../../src/kit/stepper/trace.ts';
import { outlineOf, stopsAt } from '../../../src/kit/stepper/trace.ts';
import { simpleLevels, simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import { createWalk } from '../../../src/kit/stepper/walk.ts';
import { anyIdiom, plainTrace, recordings, traces } from './helpers.ts';

const { levels } = anyIdiom;
const level = fc.constantFrom(...levels);
const place = fc.nat({ max: 1000 });

const actions: fc.Arbitrary<StepperAction> = fc.oneof(
  fc.constantFrom<StepperAction>(
    { kind: 'forward' },
    { kind: 'back' },
    { kind: 'first' },
    { kind: 'last' },
    { kind: 'play' },
    { kind: 'pause' },
    { kind: 'beat' },
    { kind: 'faster' },
    { kind: 'slower' },
    { kind: 'next tick', tick: 'found' },
  ),
  level.map((level): StepperAction => ({ kind: 'granularity', level })),
  level.map((level): StepperAction => ({ kind: 'forward by', level })),
  level.map((level): StepperAction => ({ kind: 'back by', level })),
  fc.integer({ min: -50, max: 1000 }).map((position): StepperAction => ({ kind: 'go', position })),
);

/** Walks forward from the start to the end. */
function walkOn(outline: Outline, granularity: string): StepperState[] {
  const opening = { ...openingOf(outline), granularity };
  const states: StepperState[] = [opening];
  for (;;) {
    const last = states.at(-1) ?? opening;
    const next = reduce(outline, last, { kind: 'forward' });
    if (next.position === last.position) return states;
    states.push(next);
  }
}

describe('reduce', () => {
  test('forward at every granularity ends at the end of the run, in the same cells', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const { outline, states } = createWalk(simpleTrace(recording));
        for (const granularity of simpleLevels) {
          const last = walkOn(outline, granularity).at(-1);
          expect(last?.position).toBe(outline.length);
          expect(states.cellsAt(last?.position ?? 0)).toEqual(states.cellsAt(outline.length));
        }
      }),
    );
  });

  test('a coarser walk stops only where a finer one stops too', () => {
    fc.assert(
      fc.property(traces, (trace) => {
        const outline = outlineOf(trace);
        levels.slice(1).forEach((fine, at) => {
          const coarse = levels[at] ?? '';
          const stops = new Set(stopsAt(outline, fine));
          expect([...stopsAt(outline, coarse)].filter((stop) => !stops.has(stop))).toEqual([]);
        });
      }),
    );
  });

  test('back undoes forward from every stop but the last', () => {
    fc.assert(
      fc.property(traces, level, (trace, granularity) => {
        const outline = outlineOf(trace);
        for (const state of walkOn(outline, granularity).slice(0, -1)) {
          const there = reduce(outline, state, { kind: 'forward' });
          expect(reduce(outline, there, { kind: 'back' })).toEqual(state);
        }
      }),
    );
  });

  test('back from between two stops goes to the stop before, forward to the one after', () => {
    fc.assert(
      fc.property(traces, level, place, (trace, granularity, drawn) => {
        const outline = outlineOf(trace);
        const position = outline.length === 0 ? 0 : drawn % (outline.length + 1);
        const before = stopBefore(outline, granularity, position);
        const after = stopAfter(outline, granularity, position);
        const stops = [...stopsAt(outline, granularity)];
        expect(before).toBe(stops.findLast((stop) => stop < position) ?? 0);
        expect(after).toBe(stops.find((stop) => stop > position) ?? outline.length);
      }),
    );
  });

  test('no actions lead out of the run or out of the speeds', () => {
    fc.assert(
      fc.property(traces, fc.array(actions, { maxLength: 40 }), (trace, list) => {
        const outline = outlineOf(trace);
        let state = openingOf(outline);
        for (const action of list) {
          state = reduce(outline, state, action);
          expect(state.position).toBeGreaterThanOrEqual(0);
          expect(state.position).toBeLessThanOrEqual(outline.length);
          expect(speeds[state.speed]).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('nothing but a place that is asked for leads out of a stretch, and playing ends with it', () => {
    fc.assert(
      fc.property(
        traces,
        place,
        place,
        fc.array(actions, { maxLength: 40 }),
        (trace, a, b, list) => {
          const outline = outlineOf(trace);
          const finest = [...stopsAt(outline, outline.idiom.levels.at(-1)!)];
          const [from, to] = [a, b]
            .map((at) => finest[at % finest.length]!)
            .toSorted((x, y) => x - y);
          const stretch = { from: from!, to: to! };
          let state: StepperState = { ...openingOf(outline), position: stretch.from };
          for (const action of list.filter(({ kind }) => kind !== 'go')) {
            state = reduceWithin(stretch, outline, state, action);
            expect(isWithin(stretch, state.position)).toBe(true);
            if (state.position === stretch.to) expect(state.playing).toBe(false);
          }
          const asked = { kind: 'go', position: outline.length } as const;
          expect(reduceWithin(stretch, outline, state, asked).position).toBe(outline.length);
        },
      ),
    );
  });

  test('the reader always stands at a whole step, and every move of one step is counted as one', () => {
    fc.assert(
      fc.property(traces, fc.array(actions, { maxLength: 40 }), (trace, list) => {
        const outline = outlineOf(trace);
        let state = openingOf(outline);
        for (const action of list) {
          const before = countStops(outline, state);
          const from = state.position;
          state = reduce(outline, state, action);
          const after = countStops(outline, state);
          expect([...stopsAt(outline, state.granularity)]).toContain(state.position);
          if (action.kind === 'forward') expect(after.at).toBe(Math.min(before.at + 1, before.of));
          if (action.kind === 'back') expect(after.at).toBe(Math.max(before.at - 1, 0));
          if (action.kind === 'back by' && from > 0) expect(state.position).toBeLessThan(from);
          if (action.kind === 'granularity') expect(state.position).toBeGreaterThanOrEqual(from);
        }
      }),
    );
  });

  test('a change of level goes to the end of the step that the reader is in', () => {
    fc.assert(
      fc.property(traces, level, level, place, (trace, fine, coarse, drawn) => {
        const outline = outlineOf(trace);
        const position = outline.length === 0 ? 0 : drawn % (outline.length + 1);
        const state = atWholeStep(outline, { ...openingOf(outline), granularity: fine, position });
        const after = reduce(outline, state, { kind: 'granularity', level: coarse });
        const stops = [...stopsAt(outline, coarse)];
        expect(after.position).toBe(stops.find((stop) => stop >= state.position));
      }),
    );
  });

  test('playing passes through the same positions as stepping and stops at the end', () => {
    fc.assert(
      fc.property(traces, level, (trace, granularity) => {
        const outline = outlineOf(trace);
        const stepped = walkOn(outline, granularity).map(({ position }) => position);
        let state = reduce(outline, { ...openingOf(outline), granularity }, { kind: 'play' });
        const played = [state.position];
        while (state.playing) {
          state = reduce(outline, state, { kind: 'beat' });
          played.push(state.position);
        }
        expect(played).toEqual(stepped);
      }),
    );
  });

  const outline = outlineOf(
    plainTrace(
      Uint8Array.of(2),
      (['sweep', 'line', 'line', 'sweep', 'line'] as const).map((level, at) => ({
        level,
        changes: [],
        lit: [],
        sentence: () => level,
        ...(level === 'sweep' ? { tick: 'sweep' } : at === 4 ? { tick: 'standstill' } : {}),
      })),
      'standstill',
    ),
  );
  const opening = openingOf(outline);

  test('changing the speed does not stop the playing, a step by hand does', () => {
    const playing = reduce(outline, opening, { kind: 'play' });
    expect(reduce(outline, playing, { kind: 'faster' })).toMatchObject({
      playing: true,
      speed: opening.speed + 1,
    });
    expect(reduce(outline, playing, { kind: 'granularity', level: 'sweep' }).playing).toBe(true);
    expect(reduce(outline, playing, { kind: 'forward' }).playing).toBe(false);
  });

  test('playing at the end begins again at the start', () => {
    const end = reduce(outline, opening, { kind: 'last' });
    expect(reduce(outline, end, { kind: 'play' })).toMatchObject({ position: 0, playing: true });
  });

  test('a beat that comes after the pause changes nothing', () => {
    expect(reduce(outline, opening, { kind: 'beat' })).toBe(opening);
  });

  test('goes to the next tick of a kind and stays when there is none', () => {
    expect(nextTick(outline, 'sweep', 0)).toBe(3);
    expect(nextTick(outline, 'standstill', 0)).toBe(5);
    const state = reduce(outline, opening, { kind: 'next tick', tick: 'contradiction' });
    expect(state.position).toBe(0);
  });

  test('counts steps as the reader walks', () => {
    expect(countStops(outline, { ...opening, granularity: 'sweep', position: 3 })).toEqual({
      at: 1,
      of: 2,
    });
    expect(countStops(outline, { ...opening, granularity: 'cell', position: 5 })).toEqual({
      at: 5,
      of: 5,
    });
  });

  test('a run without steps has one place', () => {
    const empty = outlineOf(plainTrace(Uint8Array.of(1), [], 'solved'));
    expect(reduce(empty, opening, { kind: 'forward' })).toEqual(opening);
    expect(reduce(empty, opening, { kind: 'play' }).playing).toBe(false);
    expect(countStops(empty, opening)).toEqual({ at: 0, of: 0 });
  });

  test('a level or a tick that the technique does not have is refused, not walked', () => {
    const step = { level: 'line', changes: [], lit: [], sentence: () => '' };
    const other = (more: object): Outline =>
      outlineOf(plainTrace(Uint8Array.of(2), [{ ...step, ...more }], 'over'));
    expect(() => other({ level: 'guess' })).toThrow(
      'no level "guess"; there are sweep, line, cell',
    );
    expect(() => other({ tick: 'conflict' })).toThrow(RangeError);
    expect(() => stopAfter(outline, 'guess', 0)).toThrow(RangeError);
  });

  test('a reader who comes from another technique keeps the pace where the run has it', () => {
    const sweep = { ...opening, granularity: 'sweep' };
    expect(paceIn(outline, sweep)).toBe(sweep);
    expect(paceIn(outline, { ...opening, granularity: 'guess' }).granularity).toBe('line');
  });

  test('a run opens at the pace that its technique names', () => {
    expect(opening).toMatchObject({ position: 0, granularity: 'line', playing: false });
    fc.assert(
      fc.property(traces, (trace) => {
        expect(openingOf(outlineOf(trace)).granularity).toBe('move');
      }),
      { numRuns: 3 },
    );
  });
});

test('a stretch that is told by itself is not one of several', () => {
  const stretch = { from: 3, to: 9 };
  expect(placeWithin(stretch, 3, 'Chain 1 of 3')).toBe('Chain');
  expect(placeWithin(stretch, 9, 'Pairs of lines, 1 of 2')).toBe('Pairs of lines');
  expect(placeWithin(stretch, 4, 'Link 1 of 5, row 2')).toBe('Link 1 of 5, row 2');
  expect(placeWithin(stretch, 10, 'Chain 1 of 3')).toBe('Chain 1 of 3');
  expect(placeWithin(undefined, 3, 'Chain 1 of 3')).toBe('Chain 1 of 3');
});
