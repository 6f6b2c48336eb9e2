import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src/claims/claim.ts';
import { claims } from '../../../src/claims/ledger.ts';
import { run } from '../run.ts';

describe('npm run reproduce', () => {
  test('prints published, ours, equal, seed and seconds of one id', () => {
    const { code, out, err } = run('research/reproduce.ts', ['000-section-2-settle']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      id: '000-section-2-settle',
      source: '000',
      place: 'section 2',
      published: '011100?1???',
      ours: '011100?1???',
      equal: true,
      seed: null,
      seconds: expect.any(Number) as unknown,
    });
  });

  test('prints a note where the document is wrong, and the seed where it samples', () => {
    const { out } = run('research/reproduce.ts', ['002-15x15-113-arrangements', '002-faster']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ equal: false, seed: null });
    expect(lines[0]?.['note']).toContain('10^66');
    expect(lines[1]).toMatchObject({ equal: true, seed: 2012 });
  });

  test('reads the stored runs where it is asked to, and does not begin hours of work', () => {
    const { code, out } = run('research/reproduce.ts', ['--stored', '003-figure-5-peak']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      id: '003-figure-5-peak',
      verdict: 'differs',
    });
  });

  test('lists every id', () => {
    const { code, out } = run('research/reproduce.ts', ['--list']);
    expect(code).toBe(0);
    for (const claim of claims) {
      expect(out).toContain(`${claim.id}\n`);
      expect(out).toContain(placeOf(claim));
    }
  });

  test('refuses an unknown id, says where they are, and computes nothing', () => {
    const { code, out, err } = run('research/reproduce.ts', [
      '000-section-2-settle',
      '000-figure-99',
    ]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('No claim has the id 000-figure-99: --list has them.\n');
  });

  test('asks for an id when there is none', () => {
    expect(run('research/reproduce.ts', [])).toMatchObject({ code: 2, out: '' });
  });
});
