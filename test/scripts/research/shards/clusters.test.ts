// The schedulers that docs/clusters.md speaks of, where they are installed: a whole census in shards, with one that is done again.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../run.ts';
import { testFolder } from './folder.ts';

const inFolder = testFolder();
const project = fileURLToPath(new URL('../../../../', import.meta.url));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env['PATH'], '/usr/sbin'].join(delimiter),
};
const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env }).status === 0;

/** The name of a part, with what it lacks where it is skipped. */
const named = (name: string, there: boolean, packages: string): string =>
  there ? name : `${name}: not tried, it is not installed (${packages})`;

/** A census of seconds. */
const census = 'classes-5x5';

/** Checks that all shards are there and what they come to. */
function wholeIn(folder: string): void {
  const { code, out } = run('research/reproduce.ts', [census, '--merge', '--missing', '2', folder]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ours: { images: 2 ** 25, classes: [24_976_511, 317_944, 1_521_474, 6_738_503] },
  });
}

/** Loses a shard, as a full disk does. @returns its number, as the merge names it */
function lose(folder: string): string {
  rmSync(`${folder}/2.json`);
  const { code, out } = run('research/reproduce.ts', [census, '--merge', '--missing', '2', folder]);
  expect(code).toBe(3);
  return out.trim();
}

const slurm = ['sbatch', 'slurmctld', 'slurmd', 'munged'].every(isInstalled);

describe.skipIf(!slurm)(named('Slurm', slurm, 'apt-get install slurm-wlm munge'), () => {
  const cluster = fileURLToPath(new URL('cluster.sh', import.meta.url));
  const home = inFolder('slurm');
  const slurmEnv = { ...env, SLURM_CONF: `${home}/slurm.conf` };
  const ask = (program: string, ...options: string[]): string =>
    execFileSync(program, options, { env: slurmEnv, cwd: project, encoding: 'utf8' }).trim();

  afterAll(() => spawnSync(cluster, ['stop', home], { env: slurmEnv }), 60_000);

  test('runs a job array, and what is missing by the same line', async () => {
    ask(cluster, 'start', home, String(await freePort()));
    const shards = inFolder('by-slurm');
    const submit = async (array: string): Promise<void> => {
      const log = inFolder('slurm-%a.log');
      const line = [
        `--array=${array}`,
        '-o',
        log,
        'scripts/research/shard.sbatch',
        census,
        '2',
        shards,
      ];
      const job = ask('sbatch', '--parsable', ...line);
      while (ask('squeue', '-h', '-j', job) !== '') await setTimeout(200);
    };
    await submit('1-2');
    wholeIn(`${shards}/done`);
    const kept = statSync(`${shards}/done/1.json`).mtimeMs;
    const missing = lose(`${shards}/done`);
    expect(missing).toBe('2');
    await submit(missing);
    wholeIn(`${shards}/done`);
    expect(statSync(`${shards}/done/1.json`).mtimeMs).toBe(kept);
  });
});

const parallel = isInstalled('parallel');

describe.skipIf(!parallel)(named('GNU parallel', parallel, 'apt-get install parallel'), () => {
  test('runs shards on one machine, and what is missing again', () => {
    const folder = inFolder('by-parallel');
    const line = `exec node scripts/research/reproduce.ts ${census} --shard {}/2 --out ${folder}/{}.json`;
    const shards = (...numbers: string[]): void => {
      execFileSync(
        'sh',
        ['-c', `mkdir -p ${folder}; parallel -j2 '${line}' ::: ${numbers.join(' ')}`],
        {
          env,
          cwd: project,
          stdio: 'ignore',
        },
      );
    };
    shards('1', '2');
    wholeIn(folder);
    shards(lose(folder));
    wholeIn(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['1.json', '2.json']);
  });
});

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
