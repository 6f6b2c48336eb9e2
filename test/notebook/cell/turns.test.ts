import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from '../../../src/notebook/cell/turns.ts';

/** The names of steps as they are done, and of the frames between them. */
let seen: string[] = [];
const step = (name: string) => (): void => {
  seen.push(name);
};

beforeEach(() => {
  seen = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    setTimeout(() => {
      seen.push('frame');
      draw();
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('turns', () => {
  it('do one step a frame, in order, and are done when the last one is drawn', async () => {
    const turns = new Turns();
    turns.take(step('a'), step('b'));
    expect(seen).toEqual([]);
    await turns.done;
    expect(seen).toEqual(['frame', 'a', 'frame', 'b', 'frame']);
  });

  it('drop the steps to come for those of a later call, and are done after these', async () => {
    const turns = new Turns();
    turns.take(step('a'), () => turns.take(step('c')), step('b'));
    await turns.done;
    expect(seen.filter((name) => name !== 'frame')).toEqual(['a', 'c']);
  });

  it('go on where nothing is drawn, as in a page in the background', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const turns = new Turns();
    turns.take(step('a'));
    await turns.done;
    expect(seen).toEqual(['a']);
  });

  it('say that a step failed, and take others afterwards', async () => {
    const turns = new Turns();
    turns.take(() => {
      throw new RangeError('no');
    }, step('b'));
    await expect(turns.done).rejects.toThrow('no');
    turns.take(step('c'));
    await turns.done;
    expect(seen.filter((name) => name !== 'frame')).toEqual(['c']);
  });

  it('are done at once when there is nothing to do, and after being dropped', async () => {
    const turns = new Turns();
    await turns.done;
    turns.take(step('a'));
    turns.drop();
    await turns.done;
    expect(seen).toEqual(['frame']);
  });
});
