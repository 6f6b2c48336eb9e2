// Every message between a page and its workers fails once, the first, the second and so on: the run comes to the same numbers.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { density } from '../../src/experiments/density.ts';
import { company, spec, start } from './company.ts';

type Post = (...given: readonly unknown[]) => void;
const postMessage = Reflect.get(MessagePort.prototype, 'postMessage') as Post;
let [at, calls, failed] = [0, 0, 0];

/** What becomes of the message. */
const kinds: Readonly<Record<string, () => void>> = {
  'cannot be sent': () => {
    throw new DOMException('it cannot be cloned', 'DataCloneError');
  },
  'is lost': () => undefined,
};

let fails: () => void;

const short = { ...spec, boards: 100 };
const whole = density.emptyTally(short);
density.begin(short)(0, density.units(short), whole);

beforeEach(() => {
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (
    this: MessagePort,
    ...given: readonly unknown[]
  ) {
    calls++;
    if (calls === at) {
      failed++;
      fails();
    } else Reflect.apply(postMessage, this, given);
  });
});
afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(kinds))('when a message %s', (_, act) => {
  test('whichever it is, nothing is lost or counted twice', async () => {
    fails = act;
    const before = failed;
    for (at = 1; ; at++) {
      calls = 0;
      const earlier = failed;
      const outcome = await start(company(undefined, short).spawn, { spec: short }).outcome;
      expect(outcome.tally).toEqual(whole);
      if (failed === earlier) break;
    }
    expect(failed - before).toBeGreaterThan(8);
  });
});
