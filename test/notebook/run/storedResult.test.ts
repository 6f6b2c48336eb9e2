import { describe, expect, test, vi } from 'vitest';
import { StoredError } from '../../../src/claims/storedFile.ts';
import { StoredResult } from '../../../src/notebook/run/storedResult.ts';

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

  test('keeps the reason when it cannot be had, and forgets it with the next question', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stored = new StoredResult<string>(() => undefined);
    const file = { name: 'density-5x5-exact', command: 'npm run -s results' };
    const refused = new StoredError(file, new RangeError('simple has 3 entries instead of 101'));
    await stored.ask('5x5', () => Promise.reject(refused));
    expect([stored.value, stored.waiting]).toEqual([null, false]);
    expect(stored.problem).toBe('simple has 3 entries instead of 101');
    expect(told).toHaveBeenCalledExactlyOnceWith(refused);
    await stored.ask('6x6', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(stored.problem).toBe('Failed to fetch');
    await stored.ask('4x4', () => Promise.resolve('a 4x4'));
    expect([stored.value, stored.problem]).toEqual(['a 4x4', null]);
    told.mockRestore();
  });

  test('does not tell of a request that was given up', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stored = new StoredResult<string>(() => undefined);
    const late = Promise.withResolvers<string>();
    const asking = stored.ask('5x5', () => late.promise);
    stored.close();
    late.reject(new DOMException('aborted', 'AbortError'));
    await asking;
    expect([stored.problem, told.mock.calls.length]).toEqual([null, 0]);
    told.mockRestore();
  });
});
