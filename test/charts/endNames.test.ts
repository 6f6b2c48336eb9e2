import { describe, expect, test } from 'vitest';
import { nameRoom, spread } from '../../src/charts/endNames.ts';

describe('names at the ends of lines', () => {
  test('stand at their lines where these are apart', () => {
    expect(spread([0, 100, 300], 400)).toEqual([0, 100, 300]);
  });

  test('are pushed apart where lines end together, and stay within the chart', () => {
    const top = spread([0, 0, 3], 400);
    expect(top).toEqual([0, 18, 36]);
    const bottom = spread([395, 398, 400], 400);
    expect(bottom).toEqual([364, 382, 400]);
  });

  test('need no margin on a phone, where the key has them', () => {
    expect(nameRoom(['sweeps', 'chains'], 328)).toBe(16);
    expect(nameRoom(['solved by sweeps', 'chains'], 872)).toBeGreaterThan(130);
  });
});
