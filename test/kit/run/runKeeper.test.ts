// Runs under way, paused and ended, kept beyond their page: taken up again to the end, by several pages without a fight.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moment } from '../../../src/clock.ts';
import { fourCensus } from '../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../../src/experiments/fourCensus.ts';
import type { KeptHead, RunHome, RunStore } from '../../../src/kit/run/keptRuns.ts';
import { RunKeeper } from '../../../src/kit/run/runKeeper.ts';
import type { RunSession } from '../../../src/kit/run/runSession.ts';
import type { RunOutcome } from '../../../src/workers/client.ts';

type Keeper = RunKeeper<FourCensusSpec, FourCensusTally>;

const spec: FourCensusSpec = { height: 4, width: 4, unique: true, byPuzzle: true };
const wider: FourCensusSpec = { ...spec, unique: false, byPuzzle: false };
const total = fourCensus.units(spec);
const sized = (width: number): FourCensusSpec => ({ ...wider, height: 2, width });

let kept: Map<string, { readonly head: KeptHead; readonly text: string }>;
let room: number; // signs

const store: RunStore = {
  heads: async () => [...kept.values()].map(({ head }) => head),
  text: async (id) => kept.get(id)?.text,
  put: async (head, text) => {
    const others = [...kept].filter(([id]) => id !== head.id);
    if (others.reduce((sum, [, one]) => sum + one.text.length, text.length) > room)
      throw new DOMException('full', 'QuotaExceededError');
    kept.set(head.id, { head, text });
  },
  remove: async (ids) => ids.forEach((id) => kept.delete(id)),
};

function counted(from: number, to: number, of = spec): FourCensusTally {
  const tally = fourCensus.emptyTally(of);
  fourCensus.begin(of)(from, to, tally);
  return tally;
}

const outcome = (done: number, of = spec): RunOutcome<FourCensusTally> => ({
  tally: counted(0, done, of),
  done,
  total: fourCensus.units(of),
  elapsed: 20_000,
  remaining: null,
  workers: 2,
  notices: [],
  state: 'done',
  hidden: false,
  canRetry: false,
  complete: done === fourCensus.units(of),
  left: done === fourCensus.units(of) ? [] : [{ from: done, to: fourCensus.units(of) }],
});

const underWay = (done: number, of = spec): RunSession<FourCensusSpec, FourCensusTally> =>
  ({
    spec: of,
    active: true,
    soFar: outcome(done, of),
    state: { progress: outcome(done, of) },
  }) as never;

const home = (cell = 'fig-census'): RunHome => ({
  page: 'all-small-nonograms/',
  cell,
  title: 'A census',
  state: `?${cell}=1;z`,
});

/** The keeping of a figure in a page of its own. */
function inPage(open: () => Promise<RunStore | null> = async () => store): Keeper {
  const keeper: Keeper = new RunKeeper(fourCensus, ({ done }) => `${done} counted`, open);
  keeper.begins(home());
  return keeper;
}

beforeEach(() => {
  kept = new Map();
  room = Infinity;
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

describe('a run', () => {
  test('is kept while it goes on, and comes to the whole count another day', async () => {
    const keeper = inPage();
    await keeper.nowAndThen(underWay(100));
    expect(kept.size).toBe(0); // it has just begun
    vi.advanceTimersByTime(60_000);
    await keeper.nowAndThen(underWay(300));
    await keeper.nowAndThen(underWay(400)); // not as soon as that
    vi.advanceTimersByTime(86_400_000);
    const back = await inPage().taken(spec);
    expect(back?.outcome).toMatchObject({ done: 300, total, complete: false });
    expect(moment() - back!.at).toBe(86_400_000);
    const rest = fourCensus.emptyTally(spec);
    for (const { from, to } of back!.outcome.left) fourCensus.begin(spec)(from, to, rest);
    fourCensus.merge(rest, back!.outcome.tally);
    expect(rest).toEqual(counted(0, total));
  });

  test('is kept when its page is left, and when it has ended', async () => {
    const keeper = inPage();
    await keeper.leave(underWay(200));
    expect((await keeper.taken(spec))?.outcome.done).toBe(200);
    await keeper.keep(spec, outcome(total));
    expect((await keeper.taken(spec))?.outcome.complete).toBe(true);
    expect(kept.size).toBe(1);
    await keeper.keep(wider, outcome(0, wider));
    expect(await keeper.taken(wider)).toBeNull(); // nothing was done
  });

  test('that is begun again does not take away what was further on, in whichever page', async () => {
    const one = inPage();
    await one.keep(spec, outcome(500));
    await one.keep(spec, outcome(20));
    expect((await one.taken(spec))?.outcome.done).toBe(500);
    const other = inPage();
    await other.leave(underWay(30));
    expect((await other.taken(spec))?.outcome.done).toBe(500);
  });

  test('in two tabs at once is that of the one that is further on, and there is one of it in the end', async () => {
    const [one, other] = [inPage(), inPage()];
    await Promise.all([one.leave(underWay(100)), other.leave(underWay(250))]);
    await one.leave(underWay(150));
    expect((await one.taken(spec))?.outcome.done).toBe(250);
    await one.keep(spec, outcome(total));
    expect(kept.size).toBe(1);
    expect((await other.taken(spec))?.outcome.complete).toBe(true);
  });

  test('is offered by its figure beside other settings, with how far it is, until it is forgotten', async () => {
    const keeper = inPage();
    await keeper.keep(spec, outcome(300));
    keeper.begins(home('fig-other'));
    await keeper.keep({ ...wider, height: 3 }, outcome(5, { ...wider, height: 3 }));
    expect(await keeper.others('fig-census', spec)).toEqual([]);
    const [offer, ...more] = await keeper.others('fig-census', wider);
    expect(more).toEqual([]);
    expect(offer).toMatchObject({ ...home(), done: 300, total, counted: '300 counted' });
    await keeper.forget(offer!.run);
    expect(await keeper.others('fig-census', wider)).toEqual([]);
    expect(await keeper.taken(spec)).toBeNull();
    await keeper.keep(spec, outcome(10));
    expect((await keeper.taken(spec))?.outcome.done).toBe(10);
  });

  test('gives way to newer ones when there are many, or no room', async () => {
    const keeper = inPage();
    for (let width = 1; width <= 8; width++) {
      for (let height = 1; height <= 4; height++) {
        vi.advanceTimersByTime(1);
        const one = { ...sized(width), height };
        await keeper.keep(one, outcome(1, one));
      }
    }
    expect(kept.size).toBe(24);
    expect(await keeper.taken({ ...sized(1), height: 1 })).toBeNull();
    const last = { ...sized(8), height: 4 };
    expect(await keeper.taken(last)).not.toBeNull();
    room = kept.values().next().value!.text.length * 3;
    await keeper.keep(spec, outcome(1));
    expect(await keeper.taken(spec)).not.toBeNull();
    expect(kept.size).toBeLessThan(4);
  });

  test('stays when another cannot be kept for another reason than room', async () => {
    await inPage().keep(wider, outcome(1, wider));
    const put = vi.spyOn(store, 'put').mockRejectedValue(new DOMException('gone', 'AbortError'));
    await inPage().keep(spec, outcome(300));
    put.mockRestore();
    expect(await inPage().taken(wider)).not.toBeNull();
  });

  test('that does not add up any more is not there, and goes', async () => {
    const keeper = inPage();
    await keeper.keep(spec, outcome(300));
    const [id, one] = [...kept][0]!;
    kept.set(id, { ...one, text: '{"done":300}' });
    expect(await keeper.taken(spec)).toBeNull();
    expect(kept.size).toBe(0);
  });
});

describe('the question before leaving', () => {
  test('is asked of a long run of which nothing can be kept, and of no other', async () => {
    const keeper = inPage();
    expect(keeper.isAtStake(underWay(100))).toBe(false);
    room = 10;
    await keeper.leave(underWay(100));
    expect(keeper.isAtStake(underWay(100))).toBe(true);
    const short = { spec, state: { progress: { ...outcome(100), elapsed: 500 } } };
    expect(keeper.isAtStake(short as never)).toBe(false);
    room = Infinity;
    await keeper.leave(underWay(120));
    expect(keeper.isAtStake(underWay(120))).toBe(false);
  });

  test.each([
    ['there is no store', async () => null],
    [
      'the store is broken',
      async () =>
        Object.fromEntries(
          ['heads', 'text', 'put', 'remove'].map((name) => [
            name,
            async () => {
              throw new DOMException('gone', 'InvalidStateError');
            },
          ]),
        ) as unknown as RunStore,
    ],
  ])('is asked where %s, and nothing fails', async (_, open) => {
    const keeper = inPage(open);
    await keeper.leave(underWay(100));
    expect(await keeper.taken(spec)).toBeNull();
    expect(await keeper.others('fig-census', null)).toEqual([]);
    expect(keeper.isAtStake(underWay(100))).toBe(true);
  });
});
