import { describe, expect, test } from 'vitest';
import { repeatDelay } from '../../../src/kit/stepper/holdRepeat.ts';
import type { Key } from '../../../src/kit/stepper/keys.ts';
import { keyMeaning } from '../../../src/kit/stepper/keys.ts';

const key = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe('keyMeaning', () => {
  test('knows the keys of the legend', () => {
    expect(keyMeaning(key(' '), false)).toEqual({ kind: 'play' });
    expect(keyMeaning(key(' '), true)).toEqual({ kind: 'pause' });
    expect(keyMeaning(key('ArrowLeft'), false)).toEqual({ kind: 'back' });
    expect(keyMeaning(key('ArrowRight', { shiftKey: true }), false)).toEqual({
      kind: 'forward by',
      level: 'sweep',
    });
    expect(keyMeaning(key('Home'), false)).toEqual({ kind: 'first' });
    expect(keyMeaning(key('End'), false)).toEqual({ kind: 'last' });
    expect(keyMeaning(key('+', { shiftKey: true }), false)).toEqual({ kind: 'faster' });
    expect(keyMeaning(key('-'), false)).toEqual({ kind: 'slower' });
    expect(keyMeaning(key('?', { shiftKey: true }), false)).toEqual({ kind: 'legend' });
  });
  test('leaves the keys of browser and system alone', () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(keyMeaning(key('ArrowLeft', more), false)).toBeNull();
    for (const name of ['Tab', 'Enter', 'PageDown', 'ArrowDown', 'f'])
      expect(keyMeaning(key(name), false)).toBeNull();
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
