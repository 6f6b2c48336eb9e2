/** `npm run mutate`: changes the engine, the formats and the workers in small ways, and sees whether a test notices. */
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { reportOf } from './mutation/report.ts';
import { fates, folder, run, shuffled } from './mutation/run.ts';
import { idOf } from './mutation/mutants.ts';
import type { Mutant } from './mutation/mutants.ts';
import { commandNamed, obey, whole } from '../../src/command/commandLine.ts';
import type { End } from '../../src/command/commandLine.ts';
import { print, toTheEnd } from '../../src/command/program.ts';

const help = {
  does: 'changes the programs in small ways, one at a time, and says which changes no test notices',
  examples: [
    'npm run mutate -- --sample 600 --seed 7',
    'npm run mutate -- --shard 3/40',
    'npm run mutate -- --file src/formats/nonFormat.ts',
    'npm run mutate -- --report > report.json',
  ],
  more: `What becomes of each change is written to ${folder} as it is known; the same command goes on from there.
docs/mutation.md says what counts as noticed, and what has been run.`,
};

type Shard = { readonly at: number; readonly of: number };

function shard(text: string): Shard {
  const [, at = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (at < 1 || at > of) throw new InvalidArgumentError('A shard of some is wanted, such as 3/40.');
  return { at, of };
}

type Options = {
  readonly sample?: number;
  readonly seed: number;
  readonly shard?: Shard;
  readonly file?: string;
  readonly report?: boolean;
};

const asked = ({ seed, file, sample }: Options): readonly Mutant[] =>
  shuffled(seed)
    .filter((mutant) => file === undefined || mutant.file === file)
    .slice(0, sample);

async function mutate(options: Options): Promise<void> {
  const sample = asked(options);
  const { at, of } = options.shard ?? { at: 1, of: 1 };
  const wanted = sample.filter((_, index) => index % of === at - 1);
  const known = fates();
  const left = wanted.filter((mutant) => !known.has(idOf(mutant)));
  const name = options.shard === undefined ? 'all' : `${at}-of-${of}`;
  console.error(`${wanted.length} mutants, ${left.length} of them to do`);
  await run(left, `${folder}/${name}.jsonl`, (done, { id, fate }) => {
    if (fate !== 'killed') console.error(`${done} of ${left.length}: ${fate} ${id}`);
  });
}

const command = (end: End): Command =>
  commandNamed('mutate', help)
    .option('--sample <n>', 'takes so many of all mutants, at random', whole(1))
    .option('--seed <n>', 'of their order', whole(0), 7)
    .option('--shard <i/n>', 'takes the i-th of n parts of them', shard)
    .option('--file <path>', 'takes those of one file')
    .option('--report', 'runs nothing, and adds up what became of those that were done')
    .action(async (options: Options) => {
      if (options.report === true)
        await print([JSON.stringify(reportOf(asked(options), fates(), options.seed), null, 2)]);
      else await mutate(options);
      end(0);
    });

await toTheEnd((words) => obey(words, command));
