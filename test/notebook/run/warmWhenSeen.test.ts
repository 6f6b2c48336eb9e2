/** When a run is prepared that may come. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FigurePage } from '../../../src/notebook/host/host.ts';
import { warmWhenSeen } from '../../../src/notebook/run/warmWhenSeen.ts';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let tell: Seen[] = []; // those that watch

class Watch {
  readonly #seen: Seen;
  constructor(seen: Seen) {
    this.#seen = seen;
  }
  observe(): void {
    tell.push(this.#seen);
  }
  disconnect(): void {
    tell = tell.filter((one) => one !== this.#seen);
  }
}

beforeEach(() => {
  tell = [];
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

/** A figure that is shown and hidden, and how often its run was prepared. */
function figure(): {
  readonly see: (is: boolean) => void;
  readonly leave: () => void;
  warmed: number;
} {
  const leaving = new AbortController();
  const one = {
    warmed: 0,
    see: (isIntersecting: boolean) => tell.forEach((seen) => seen([{ isIntersecting }])),
    leave: () => leaving.abort(),
  };
  const warm = (): Promise<void> => {
    one.warmed++;
    return Promise.reject(new Error('it cannot be loaded'));
  };
  warmWhenSeen({ signal: leaving.signal } as FigurePage, { warm });
  return one;
}

test('a run is prepared once, when its figure is seen', () => {
  const one = figure();
  one.see(false);
  expect(one.warmed).toBe(0);
  one.see(true);
  one.see(true);
  expect(one.warmed).toBe(1);
});

test('nothing is prepared for a figure that has left its page', () => {
  const one = figure();
  one.leave();
  one.see(true);
  expect(one.warmed).toBe(0);
});

test('nothing is loaded ahead for who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const one = figure();
  one.see(true);
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduced-data/.test(query) }));
  const other = figure();
  other.see(true);
  expect([one.warmed, other.warmed]).toEqual([0, 0]);
});
