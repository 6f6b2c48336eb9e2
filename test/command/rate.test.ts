import { describe, expect, test } from 'vitest';
import { methods } from '../../src/methods/methods.ts';
import { ask, linesOf } from './ask.ts';

const arrow = '3x3:1/3/1/1/3/1';

describe('rate', () => {
  test('tells every method and every difficulty', async () => {
    const { code, out, err } = await ask('rate', arrow);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name } of methods) expect(out).toContain(`\n${name} `);
    expect(out).toMatch(/^Sweeps, rows first +2 +Batenburg & Kosters 2012, §3\.1$/m);
    expect(out).toMatch(/^Sweeps, mean of both +2 +Wensveen 2022, §3\.2$/m);
  });

  test('has numbers where there are some', async () => {
    const { code, out } = await ask('rate', '--json', arrow, '2x2:1/1/1/1');
    expect(code).toBe(0);
    const [simple, several] = linesOf(out);
    expect(simple?.['difficulties']).toContainEqual(
      expect.objectContaining({
        name: 'Sweeps, rows first',
        source: 'Batenburg & Kosters 2012',
        value: 2,
      }),
    );
    expect(several?.['difficulties']).toContainEqual(
      expect.objectContaining({
        name: 'Sweeps, rows first',
        value: 'none: sweeps do not solve it',
      }),
    );
    expect(several?.['methods']).toContainEqual(
      expect.objectContaining({ id: 'solutions', status: 'several', known: 0, cells: 4 }),
    );
  });
});
