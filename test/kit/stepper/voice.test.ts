import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openingOf } from '../../../src/kit/stepper/position.ts';
import { simpleIdiom } from '../../../src/kit/stepper/simpleTrace.ts';
import { Voice, isSpoken } from '../../../src/kit/stepper/voice.ts';
import type { Outline } from '../../../src/kit/stepper/trace.ts';

const outline: Outline = {
  idiom: simpleIdiom,
  levels: ['line'],
  stops: {},
  length: 10,
  ticks: [{ position: 4, kind: 'sweep' }],
};

const opening = openingOf(outline);

const spoken = (from: number, to: number, playing: boolean): boolean =>
  isSpoken(outline, { ...opening, position: from }, { ...opening, position: to, playing });

describe('a step', () => {
  test('of the reader is always said, one that leads nowhere never', () => {
    expect(spoken(2, 3, false)).toBe(true);
    expect(spoken(3, 2, false)).toBe(true);
    expect(spoken(3, 3, false)).toBe(false);
    expect(spoken(3, 3, true)).toBe(false);
  });

  test('of a playing run is said where a sweep ends and at the end', () => {
    const said = Array.from({ length: 10 }, (_, at) => spoken(at, at + 1, true));
    expect(said.flatMap((one, at) => (one ? at + 1 : []))).toEqual([4, 10]);
    expect(spoken(2, 7, true)).toBe(true); // goes over the end of the sweep
    expect(spoken(4, 7, true)).toBe(false);
  });
});

describe('the voice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('says the last of a quick series', () => {
    const said: string[] = [];
    const voice = new Voice((text) => said.push(text));
    for (const text of ['one', 'two', 'three']) voice.soon(text);
    expect(said).toEqual([]);
    vi.runAllTimers();
    expect(said).toEqual(['three']);
  });

  test('is not talked over by a sentence that waits', () => {
    const said: string[] = [];
    const voice = new Voice((text) => said.push(text));
    voice.soon('step');
    voice.now('answer');
    vi.runAllTimers();
    voice.soon('of the run before');
    voice.hush();
    vi.runAllTimers();
    expect(said).toEqual(['answer']);
  });
});
