import { afterEach, describe, expect, test, vi } from 'vitest';
import { mostWorkers, usualWorkers } from '../../../src/notebook/pool/workerCount.ts';

describe('usualWorkers', () => {
  test('leaves one core to the page, but never takes more than four', () => {
    expect([1, 2, 3, 4, 5, 16].map(usualWorkers)).toEqual([1, 2, 2, 3, 4, 4]);
  });
});

describe('mostWorkers', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is one a core on a page, sixteen at most, and two where nothing is known', () => {
    vi.stubGlobal('document', {});
    const most = [1, 2, 8, 16, 17, 128, 0, undefined].map((hardwareConcurrency) => {
      vi.stubGlobal('navigator', { hardwareConcurrency });
      return mostWorkers();
    });
    expect(most).toEqual([1, 2, 8, 16, 16, 16, 2, 2]);
  });

  test('is two where there is no page, whatever the machine has', () => {
    vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
    expect(mostWorkers()).toBe(2);
  });
});
