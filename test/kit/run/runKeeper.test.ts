// Runs that take longer than a visit: kept while they go on, in the store that outlives the tab, and taken up again to the end.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fourCensus } from '../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../../src/experiments/fourCensus.ts';
import { RunKeeper } from '../../../src/kit/run/runKeeper.ts';
import type { RunSession } from '../../../src/kit/run/runSession.ts';
import type { RunOutcome } from '../../../src/workers/client.ts';

const spec: FourCensusSpec = { height: 4, width: 4, unique: true, byPuzzle: true };
const total = fourCensus.units(spec);

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as Storage;
}

function counted(from: number, to: number): FourCensusTally {
  const tally = fourCensus.emptyTally(spec);
  fourCensus.begin(spec)(from, to, tally);
  return tally;
}

const outcome = (done: number): RunOutcome<FourCensusTally> => ({
  tally: counted(0, done),
  done,
  total,
  elapsed: 5,
  remaining: null,
  workers: 2,
  notices: [],
  state: 'done',
  hidden: false,
  canRetry: false,
  complete: done === total,
  left: done === total ? [] : [{ from: done, to: total }],
});

const underWay = (done: number): RunSession<FourCensusSpec, FourCensusTally> =>
  ({ spec, active: true, soFar: outcome(done) }) as never;

function stores(): { readonly tab: Storage; readonly lasting: Storage } {
  const both = { tab: store(), lasting: store() };
  vi.stubGlobal('sessionStorage', both.tab);
  vi.stubGlobal('localStorage', both.lasting);
  return both;
}

afterEach(() => void vi.unstubAllGlobals());

describe('a run that outlives its tab', () => {
  test('is kept while it goes on, and comes to the whole count another day', () => {
    const { tab, lasting } = stores();
    new RunKeeper(fourCensus, () => true).nowAndThen(underWay(300));
    expect([tab.length, lasting.length]).toEqual([0, 2]);
    const back = new RunKeeper(fourCensus, () => true).taken(spec);
    expect(back).toMatchObject({ done: 300, total, complete: false });
    const rest = fourCensus.emptyTally(spec);
    for (const { from, to } of back!.left) fourCensus.begin(spec)(from, to, rest);
    fourCensus.merge(rest, back!.tally);
    expect(rest).toEqual(counted(0, total));
  });

  test('is kept again only after a while', () => {
    const { lasting } = stores();
    const keeper = new RunKeeper(fourCensus, () => true);
    keeper.nowAndThen(underWay(100));
    const first = lasting.getItem('runs');
    keeper.nowAndThen(underWay(200));
    expect(lasting.getItem('runs')).toBe(first);
    expect(keeper.taken(spec)?.done).toBe(100);
    keeper.leave(underWay(200));
    expect(keeper.taken(spec)?.done).toBe(200);
  });
});

test('other runs are kept with the tab, when they end or the page is left', () => {
  const { tab, lasting } = stores();
  const keeper = new RunKeeper(fourCensus, () => false);
  keeper.nowAndThen(underWay(100));
  expect([tab.length, lasting.length]).toEqual([0, 0]);
  keeper.leave(underWay(100));
  expect([tab.length, lasting.length]).toEqual([2, 0]);
  expect(keeper.taken(spec)?.done).toBe(100);
});

test('where the browser allows no store nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  const keeper = new RunKeeper(fourCensus, () => true);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => keeper.leave(underWay(100))).not.toThrow();
  expect(keeper.taken(spec)).toBeNull();
});
