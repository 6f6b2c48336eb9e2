import { describe, expect, test } from 'vitest';
import { usualWorkers } from '../../src/workers/workerCount.ts';

describe('usualWorkers', () => {
  test('leaves one core to the page, but never takes more than four', () => {
    expect([1, 2, 3, 4, 5, 16].map(usualWorkers)).toEqual([1, 2, 2, 3, 4, 4]);
  });
});
