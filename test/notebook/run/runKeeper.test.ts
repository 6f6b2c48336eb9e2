// Runs under way, paused and ended, kept beyond their page: taken up again to the end, by several pages without a fight.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moment } from '../../../src/notebook/clock.ts';
import { fourCensus } from '../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../../src/experiments/fourCensus.ts';
import type { KeptHead, RunHome, RunStore } from '../../../src/notebook/run/keptRuns.ts';
import { keepingText } from '../../../src/notebook/run/keptRuns.ts';
import { RunKeeper } from '../../../src/notebook/run/runKeeper.ts';
import type { RunSession } from '../../../src/notebook/run/runSession.ts';
import { storeOfPage } from '../../../src/notebook/run/runStore.ts';
import type { RunOutcome } from '../../../src/notebook/pool/run.ts';

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

const counting = ({ done }: { done: number }): string => `${done} counted`;

/** The keeping of a figure in a page of its own. */
function inPage(of: RunStore = store): Keeper {
  const keeper: Keeper = new RunKeeper(fourCensus, counting, of, storeOfPage());
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

  test('is offered by its figure beside other settings, with how far it is, until it is removed', async () => {
    const keeper = inPage();
    await keeper.keep(spec, outcome(300));
    keeper.begins(home('fig-other'));
    await keeper.keep({ ...wider, height: 3 }, outcome(5, { ...wider, height: 3 }));
    expect(await keeper.others('fig-census', spec)).toEqual([]);
    const [offer, ...more] = await keeper.others('fig-census', wider);
    expect(more).toEqual([]);
    expect(offer).toMatchObject({ ...home(), done: 300, total, counted: '300 counted' });
    await store.remove([offer!.id]);
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

  test.each([
    ['what was found', 300, /.*/, '{"done":300}'],
    ['a number of which there is no sum', 300, /"elapsed":20000/, '"elapsed":20001'],
    ['how far it is', 299, /^/, ''],
  ])('is not there, and goes, when somebody has changed %s', async (_, done, part, other) => {
    const keeper = inPage();
    await keeper.keep(spec, outcome(300));
    const [id, { head, text }] = [...kept][0]!;
    kept.set(id, { head: { ...head, done }, text: text.replace(part, other) });
    expect(await keeper.taken(spec)).toBeNull();
    expect(kept.size).toBe(0);
  });

  test('from before there were digests is there still', async () => {
    await inPage().keep(spec, outcome(300));
    const [id, { head, text }] = [...kept][0]!;
    const { digest: _, ...older } = head;
    kept.set(id, { head: older, text });
    expect((await inPage().taken(spec))?.outcome.done).toBe(300);
  });
});

/** A store whose n-th call fails. */
function failing(n: number, name: string): { store: RunStore; failed: () => boolean } {
  let calls = 0;
  const faulty =
    <Asked extends unknown[], Value>(act: (...asked: Asked) => Promise<Value>) =>
    async (...asked: Asked): Promise<Value> => {
      if (++calls === n) throw new DOMException('broken', name);
      return act(...asked);
    };
  return {
    store: {
      heads: faulty(() => store.heads()),
      text: faulty((id) => store.text(id)),
      put: faulty((head, text) => store.put(head, text)),
      remove: faulty((ids) => store.remove(ids)),
    },
    failed: () => calls >= n,
  };
}

/** What is said of a run that is to be kept there. */
const why = async (of: RunStore): Promise<string> =>
  keepingText((await inPage(of).keep(spec, outcome(300)))!);

const broken = async (): Promise<never> => {
  throw new DOMException('gone', 'InvalidStateError');
};

describe('whichever call of the store fails', () => {
  test.each(['QuotaExceededError', 'AbortError', 'UnknownError'])(
    'by %s, what is said to be kept is found by another page, and what is not by this one',
    async (name) => {
      let [n, failures] = [0, 0];
      for (let all = false; !all; n++) {
        kept.clear();
        await inPage().keep(wider, outcome(1, wider)); // there already
        const faulty = failing(n + 1, name);
        const keeper = inPage(faulty.store);
        for (const done of [100, 300, 200, total]) {
          const said = await keeper.keep(spec, outcome(done));
          expect(said).toEqual(keeper.keeping);
          const own = await keeper.taken(spec);
          const found = said?.kind === 'kept' ? await inPage().taken(spec) : own;
          expect(found?.outcome.done).toBeGreaterThanOrEqual(done);
          expect(found?.outcome.tally).toEqual(counted(0, found!.outcome.done));
          expect(found?.keeping.kind).toBe(said?.kind);
        }
        if (name !== 'QuotaExceededError') expect(await inPage().taken(wider)).not.toBeNull();
        all = !faulty.failed();
        if (!all) failures++;
      }
      expect(failures).toBeGreaterThan(12);
    },
  );

  test('the sentence says why', async () => {
    expect(await why(store)).toBe('What was found is kept.');
    room = 10;
    expect(await why(store)).toMatch(/only while this page is open: there is no more room/);
    const names = ['VersionError', 'SecurityError', 'TimeoutError', 'UnknownError'];
    const texts = await Promise.all(
      names.map((name) =>
        why({ ...store, put: () => Promise.reject(new DOMException('broken', name)) }),
      ),
    );
    expect(new Set(texts).size).toBe(4);
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

  test('is asked where the store is broken, and the page has the run', async () => {
    const keeper = inPage({ heads: broken, text: broken, put: broken, remove: broken });
    await keeper.leave(underWay(100));
    expect((await keeper.taken(spec))?.outcome.done).toBe(100);
    expect(await keeper.others('fig-census', null)).toHaveLength(1);
    expect(keeper.isAtStake(underWay(100))).toBe(true);
  });
});
