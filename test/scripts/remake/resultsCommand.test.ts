import { describe, expect, test } from 'vitest';
import { plans } from '../../../scripts/remake/stored/storedResults.ts';
import { run } from '../run.ts';

describe('npm run results', () => {
  test('checks one by name, lists all, and refuses others', () => {
    expect(run('remake/results.ts', ['density-4x4-exact', '--check'])).toMatchObject({
      code: 0,
      out: 'density-4x4-exact  equal\n',
    });
    expect(run('remake/results.ts', ['--list']).out.trim().split('\n')).toHaveLength(plans.length);
    const wrong = run('remake/results.ts', ['density-7x7-exact']);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('No stored run is called density-7x7-exact.');
    expect(run('remake/results.ts', ['--check']).code).toBe(2);
  });
});
