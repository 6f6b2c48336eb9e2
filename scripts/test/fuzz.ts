/** `npm run fuzz`: the tests with damaged links, command lines and saved games, with as many of them as asked for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from 'commander';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { commandNamed, obey, whole } from '../../src/command/commandLine.ts';
import type { End } from '../../src/command/commandLine.ts';
import { print, toTheEnd } from '../../src/command/program.ts';

const help = {
  does: 'reads damaged links, command lines and saved games, more of them than npm test does',
  examples: ['npm run fuzz', 'npm run fuzz -- --count 100000 --seed 7', 'npm run fuzz -- links'],
  more: 'What is tried follows from the seed, so that what fails can be tried again.',
  ends: 'with 0; with 1 when a test has failed',
};

/** So many that every kind of end comes up. */
const usual = 10_000;

type Options = { readonly count: number; readonly seed: number };

const command = (end: End): Command =>
  commandNamed('npm run fuzz --', help)
    .argument('[what...]', 'links, commandLines or games; without it all three')
    .option('--count <n>', 'of each kind', whole(1), usual)
    .option('--seed <n>', 'to draw from', whole(0), 20_261_127)
    .action(async (what: readonly string[], { count, seed }: Options) => {
      const files = what.length === 0 ? ['test/fuzz/'] : what.map((name) => `test/fuzz/${name}`);
      const child = spawn('vitest', ['run', '--project', 'unit', ...files], {
        env: { ...process.env, TZ: 'UTC', FUZZ_COUNT: String(count), FUZZ_SEED: String(seed) },
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
      if (count < usual)
        await print([
          `Of fewer than ${grouped(usual)} it is not asked that every kind of end comes up.`,
        ]);
      const [code] = (await once(child, 'close')) as [number | null];
      end(code === 0 ? 0 : 1);
    });

await toTheEnd((words) => obey(words, command));
