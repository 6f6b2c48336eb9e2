import { describe, expect, test } from 'vitest';
import { repeatDelay } from '../../../src/kit/stepper/holdRepeat.ts';
import type { Key } from '../../../src/kit/stepper/keys.ts';
import { keyMeaning, legend } from '../../../src/kit/stepper/keys.ts';

const key = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

const still = { playing: false, stride: 'sweep' };

describe('keyMeaning', () => {
  test('knows the keys of the legend', () => {
    expect(keyMeaning(key(' '), still)).toEqual({ kind: 'play' });
    expect(keyMeaning(key(' '), { ...still, playing: true })).toEqual({ kind: 'pause' });
    for (const name of ['p', 'P']) {
      expect(keyMeaning(key(name), still)).toEqual({ kind: 'play' });
      expect(keyMeaning(key(name), { ...still, playing: true })).toEqual({ kind: 'pause' });
    }
    expect(keyMeaning(key('ArrowLeft'), still)).toEqual({ kind: 'back' });
    expect(keyMeaning(key('ArrowRight', { shiftKey: true }), still)).toEqual({
      kind: 'forward by',
      level: 'sweep',
    });
    expect(keyMeaning(key('Home'), still)).toEqual({ kind: 'first' });
    expect(keyMeaning(key('End'), still)).toEqual({ kind: 'last' });
    expect(keyMeaning(key('+', { shiftKey: true }), still)).toEqual({ kind: 'faster' });
    expect(keyMeaning(key('-'), still)).toEqual({ kind: 'slower' });
    expect(keyMeaning(key('?', { shiftKey: true }), still)).toEqual({ kind: 'legend' });
  });
  test('with Shift an arrow walks by the level that the technique names', () => {
    const run = { playing: false, stride: 'guess' };
    expect(keyMeaning(key('ArrowLeft', { shiftKey: true }), run)).toEqual({
      kind: 'back by',
      level: 'guess',
    });
    expect(legend('guess').map(([, does]) => does)).toContain('one guess back or forward');
  });
  test('leaves the keys of browser and system alone', () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(keyMeaning(key('ArrowLeft', more), still)).toBeNull();
    for (const name of ['Tab', 'Enter', 'PageDown', 'ArrowDown', 'f'])
      expect(keyMeaning(key(name), still)).toBeNull();
  });
});

describe('repeatDelay', () => {
  test('waits half a second, then repeats faster and faster, but never without a pause', () => {
    const delays = Array.from({ length: 60 }, (_, repeat) => repeatDelay(repeat));
    expect(delays[0]).toBe(500);
    expect(delays.every((delay, at) => at === 0 || delay <= (delays[at - 1] ?? 0))).toBe(true);
    expect(delays.at(-1)).toBe(25);
  });
});
