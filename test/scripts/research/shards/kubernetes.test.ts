// The manifest of a census for Kubernetes, and what each of its indices does.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { kubernetesJob } from '../../../../scripts/research/shards/kubernetesJob.ts';
import { run } from '../../run.ts';
import { testFolder } from './folder.ts';

const inFolder = testFolder();
const project = fileURLToPath(new URL('../../../../', import.meta.url));
const census = 'classes-5x5';
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
};

describe('Kubernetes', () => {
  test('has a job whose indices are the shards', () => {
    const { code, out } = run('research/kubernetes.ts', [census, '4', '--image', 'nonogram']);
    expect(code).toBe(0);
    const options = { census, shards: 4, parallel: 50, image: 'nonogram', claim: 'shards' };
    expect(JSON.parse(out)).toEqual(kubernetesJob(options));
    const { spec } = kubernetesJob(options);
    expect(spec).toMatchObject({ completions: 4, completionMode: 'Indexed' });
    expect(run('research/kubernetes.ts', ['no-census', '4', '--image', 'nonogram']).code).toBe(2);
    const { code: refused, err } = run('research/kubernetes.ts', ['--image', 'a', '--shard', '4']);
    expect(refused).toBe(2);
    expect(err).toMatch(/^Unknown option '--shard'/);
  });

  test('has a command that does the shard of its index', () => {
    const job = kubernetesJob({
      census,
      shards: 400,
      parallel: 1,
      image: 'nonogram',
      claim: 'shards',
    });
    const [shell = '', ...options] = job.spec?.template.spec?.containers[0]?.command ?? [];
    const folder = inFolder('by-index');
    const here = options.map((option) => option.replaceAll('/shards', folder));
    const indexed = { ...env, JOB_COMPLETION_INDEX: '6' };
    execFileSync(shell, here, { env: indexed, cwd: project, stdio: 'ignore' });
    const { shard } = JSON.parse(readFileSync(`${folder}/done/7.json`, 'utf8')) as {
      shard: string;
    };
    expect(shard).toBe('7/400');
    expect(existsSync(`${folder}/state/7.json.lock`)).toBe(false);
  });
});
