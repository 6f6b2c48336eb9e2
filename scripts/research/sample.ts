/** `npm run -s sample`: makes the numbers of a chart again, outside of the browser; in shards, where there are many. */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import type { Command } from 'commander';
import { commandNamed, inParts, obey } from '../../src/command/commandLine.ts';
import type { End, Reads } from '../../src/command/commandLine.ts';
import { answerInThread, runThreadsBy } from '../../src/command/crew.ts';
import { Misuse, messageOf, print, toTheEnd, write } from '../../src/command/program.ts';
import { readWhole } from '../../src/command/wholeFile.ts';
import { experiments } from '../../src/experiments/experiments.ts';
import { chartName } from '../../src/notebook/run/figureRun.ts';
import { readLabFile } from '../../src/notebook/run/labFile.ts';
import type { LabRun } from '../../src/notebook/run/labFile.ts';
import { sealedLine } from '../remake/stored/sealedText.ts';
import { comparedTo } from './sample/again.ts';
import { chartOf, experimentBy, isChart, optionsOf, sampledTags } from './sample/charts.ts';
import type { Given, Sampled } from './sample/charts.ts';
import { parts, worked } from './sample/work.ts';
import { unitsOf } from './shards/cut.ts';
import { isWhole, mergeShards, parseShard, tallyOf } from './shards/shard.ts';
import type { Shard } from './shards/shard.ts';

const line = 'npm run -s sample --';

const more = `A chart has the settings of its figure as options: ${line} density --help. It prints what the figure
saves, as CSV or as JSON, of the whole run; the numbers are those of the page. Each CSV of a run that the site saves
has its command at its head. An experiment, by its settings as JSON, prints what it finds as JSON; the lab book has
the command of each run.`;

const ends =
  'with 0; with 1 if a run that is checked differs, or shards that are merged are not all there';

type Options = Pick<Reads, 'jobs' | 'shard' | 'json'>;

/** A shard with what it is a part of. */
type Part = Shard & { readonly given: Given | null };

/** Does all of a run, or a shard of it, and prints that. */
async function sample(sampled: Sampled, { jobs, shard, json }: Options): Promise<number> {
  const { name, given, id, spec, counting } = sampled;
  const units = counting.experiment.units(spec);
  const [from, to] = unitsOf(units, ...(shard ?? ([1, 1] as const)));
  const { parts: _, ...done } = await worked(id, spec, [from, to], jobs);
  if (shard === undefined) return say(sampled, done, json);
  await write(sealedLine({ ...done, id: name, given, shard: shard.join('/') }));
  return 0;
}

async function say(sampled: Sampled, whole: Shard, json = false): Promise<number> {
  await write(await sampled.said(tallyOf(whole, sampled.counting), json));
  return 0;
}

/** Adds shards up. */
async function merge(files: readonly string[], json?: boolean): Promise<number> {
  const shards = files.map((file) => parseShard(readWhole(file).toString(), file) as Part);
  const { id, given, spec } = shards[0]!;
  const sampled =
    given === null ? experimentBy(id, spec) : await (await chartOf(id)).with(given ?? {});
  const { id: experiment, counting } = sampled;
  const all = shards.map((shard) => ({ ...shard, id: shard.id === id ? experiment : shard.id }));
  const whole = mergeShards(experiment, counting, all);
  if (isWhole(whole)) return say(sampled, whole, json);
  console.error('Shards are missing.');
  return 1;
}

/** Does each run of a saved lab book again. */
async function check(file: string): Promise<number> {
  let runs: readonly LabRun[];
  try {
    runs = readLabFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${messageOf(error)}.`);
  }
  let code = 0;
  for (const run of runs) {
    const words = await comparedTo(run);
    if (words !== 'equal') code = 1;
    await print([`${run.head.title}, ${run.head.counted}: ${words}`]);
  }
  return code;
}

function specIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misuse('The settings are no JSON: put them between single quotation marks.');
  }
}

const sampling = (command: Command): Command =>
  inParts(command, {
    jobs: 'works on n parts at once',
    shard: 'does the i-th of n shards, and prints it as JSON for merge',
  });

const asJson = (command: Command): Command =>
  command.option('-J, --json', 'prints JSON in place of CSV');

/** The command of a chart, with its settings as options. */
async function chartCommand(name: string): Promise<(end: End) => Command> {
  const chart = await chartOf(name);
  const examples = [`${line} ${name} -j`, `${line} ${name} --shard 3/10 > 3.json`];
  const does = `makes the numbers of ${name} again`;
  return (end) => {
    const command = asJson(
      sampling(commandNamed(`${line} ${name}`, { does, examples, ends: 'with 0' })),
    );
    for (const option of optionsOf(chart.settings)) command.addOption(option);
    return command.action(async (options: Options & Given) => {
      const given = Object.keys(chart.settings.table).flatMap((setting) =>
        command.getOptionValueSource(setting) === 'cli' ? [[setting, options[setting]]] : [],
      );
      end(await sample(await chart.with(Object.fromEntries(given) as Given), options));
    });
  };
}

/** All else. */
function topCommand(end: End): Command {
  const does = 'makes the numbers of a chart of the site again, outside of the browser';
  const examples = [
    `${line} density --height 20 --width 20 --from 20 --to 70 --boards 1000 --seed 77 > density.csv`,
    `${line} merge 1.json 2.json 3.json > density.csv`,
    `${line} check lab-book.json`,
  ];
  return sampling(commandNamed(line, { does, examples, more, ends }))
    .usage('[options] <chart or experiment> [settings]')
    .argument('[experiment]')
    .argument('[settings]')
    .option('--list', 'says which charts and experiments there are')
    .addCommand(
      asJson(
        commandNamed('merge', {
          does: 'adds shards up, and prints the whole',
          examples: [`${line} merge 1.json 2.json 3.json > density.csv`],
          ends: 'with 0; with 1 if shards are missing',
        }),
      )
        .argument('<file...>')
        .action(async (files: readonly string[], { json }: Options) =>
          end(await merge(files, json)),
        ),
    )
    .addCommand(
      commandNamed('check', {
        does: 'does every run of a saved lab book again, as far as it came, and compares',
        examples: [`${line} check lab-book.json`],
        ends: 'with 0; with 1 if one differs',
      })
        .argument('<file>')
        .action(async (file: string) => end(await check(file))),
    )
    .action(async (name = '', settings = '', options: Options & { readonly list?: true }) => {
      if (options.list === true)
        return print([
          'Charts:',
          ...sampledTags.map(chartName),
          '',
          'Experiments:',
          ...Object.keys(experiments),
        ]);
      if (name === '') throw new Misuse('Say which chart: --list has them.');
      if (!Object.hasOwn(experiments, name))
        throw new Misuse(`There is no chart and no experiment ${name}: --list has them.`);
      end(await sample(experimentBy(name, specIn(settings)), options));
    });
}

/** Whether words are about a chart with options, and not about an experiment with settings. */
const namesChart = ([first = '', second = '']: readonly string[]): boolean =>
  isChart(first) && !second.startsWith('{');

if (isMainThread) {
  runThreadsBy(new URL(import.meta.url));
  await toTheEnd(async (words) =>
    namesChart(words)
      ? obey(words.slice(1), await chartCommand(words[0]!))
      : obey(words, topCommand),
  );
} else answerInThread(parts);
