import { describe, expect, test } from 'vitest';
import { StoredResult } from '../../../src/kit/run/storedResult.ts';

describe('StoredResult', () => {
  test('asks once for the same key and tells when the answer is there', async () => {
    let told = 0;
    let asked = 0;
    const stored = new StoredResult<string>(() => told++);
    const fetch = (): Promise<string> => {
      asked++;
      return Promise.resolve('a 5x5');
    };
    const first = stored.ask('5x5', fetch);
    expect(stored.value).toBeNull();
    await first;
    await stored.ask('5x5', fetch);
    expect({ value: stored.value, told, asked }).toEqual({ value: 'a 5x5', told: 1, asked: 1 });
  });

  test('does not hear an answer that comes after the next question', async () => {
    const stored = new StoredResult<string>(() => undefined);
    const late = Promise.withResolvers<string>();
    const first = stored.ask('slow', () => late.promise);
    await stored.ask('quick', () => Promise.resolve('quick'));
    late.resolve('slow');
    await first;
    expect(stored.value).toBe('quick');
  });

  test('ends the request under way and forgets when it is closed', async () => {
    let told = 0;
    const stored = new StoredResult<string>(() => told++);
    let seen: AbortSignal | undefined;
    const late = Promise.withResolvers<null>();
    const asking = stored.ask('5x5', (signal) => {
      seen = signal;
      return late.promise;
    });
    stored.close();
    late.resolve(null);
    await asking;
    expect([seen?.aborted, stored.value, told]).toEqual([true, null, 0]);
  });
});
