/** The charts of the site that can be made again, and the experiments behind them: what there is to run, and what it prints. */
import { InvalidArgumentError, Option } from 'commander';
import { openStill } from '../../../src/book/still.ts';
import { Misuse } from '../../../src/command/program.ts';
import { anyExperimentOf } from '../../../src/experiments/experiments.ts';
import type { ExperimentId } from '../../../src/experiments/experiments.ts';
import { againText } from '../../../src/notebook/export/told.ts';
import { csvWith } from '../../../src/notebook/plain/csv.ts';
import { chartName, optionName } from '../../../src/notebook/run/figureRun.ts';
import type { Setting } from '../../../src/notebook/settings/setting.ts';
import type { Settings, Table } from '../../../src/notebook/settings/settings.ts';
import { ownPrebuilt } from '../../../src/stored/ownPrebuilt.ts';
import { figures } from '../../../src/widgets/figures.ts';
import type { Counting } from '../shards/shard.ts';
import { checked } from './again.ts';
import { countingOf } from './work.ts';

/** The figures that have a run. */
export const sampledTags = [
  'puzzle-hunt',
  'fraction-check',
  'difficulty-count',
  'census-table',
  'slice-check',
  'density-run',
  'deciding-run',
  'switching-run',
  'probing-census',
  'great-hunt',
  'formula-order',
  'formula-sizes',
  'reach-run',
  'threshold-run',
  'inference-curves',
  'method-crossings',
  'clue-table',
  'guess-census',
  'how-hard',
  'method-ranking',
] as const satisfies readonly (keyof typeof figures)[];

/** What was said of a chart, by the names of its settings. */
export type Given = Readonly<Record<string, string>>;

/** What is sampled. */
export type Sampled = {
  readonly name: string; // of the chart or the experiment
  readonly given: Given | null; // null for an experiment
  readonly id: ExperimentId;
  readonly counting: Counting;
  readonly spec: unknown;
  /** All that is found, as CSV or as JSON. */
  readonly said: (tally: unknown, asJson: boolean) => Promise<string>;
};

/** A chart, with its settings. */
export type Chart = {
  readonly settings: Settings<Table>;
  /** @throws Misuse for settings that cannot be */
  readonly with: (given: Given) => Promise<Sampled>;
};

const tagOf = (name: string): (typeof sampledTags)[number] | undefined =>
  sampledTags.find((tag) => tag === name || chartName(tag) === name);

/** Whether there is a chart of this name. */
export const isChart = (name: string): boolean => tagOf(name) !== undefined;

/** Opens a chart as a page does, with nothing set. @throws Misuse where there is none of this name */
export async function chartOf(name: string): Promise<Chart> {
  const tag = tagOf(name);
  if (tag === undefined) throw new Misuse(`No chart is called ${name}: --list has them.`);
  const { figure } = await figures[tag]();
  const prebuilt = await ownPrebuilt(tag, {});
  const { live, now } = await openStill(figure, { prebuilt });
  const { settings } = live.sampled!;
  return {
    settings,
    async with(given) {
      const form = { ...settings.formOf(settings.defaults), ...given };
      const problems = Object.values(settings.read(form).problems).filter(Boolean);
      if (problems.length > 0) throw new Misuse(problems.join(' '));
      live.open(linkOf(settings, given));
      await now();
      const { experiment, spec, show } = live.sampled!;
      const id = checked(experiment.id, spec);
      return {
        name: chartName(tag),
        given,
        id,
        spec,
        counting: countingOf(id, spec),
        async said(tally, asJson) {
          show(tally);
          await now();
          const { about = '', command = '', csv, json } = live.exports();
          if (asJson) return `${JSON.stringify({ about, command, ...Object(json?.()) })}\n`;
          const told = [about, againText(command)].filter((line) => line !== '');
          return csvWith(told, csv?.() ?? '');
        },
      };
    },
  };
}

const linkOf = ({ table }: Settings<Table>, given: Given): Given =>
  Object.fromEntries(Object.entries(given).map(([name, text]) => [table[name]!.key, text]));

/** An experiment by its settings alone, as the lab book names a run. @throws Misuse for what cannot be run */
export function experimentBy(name: string, spec: unknown): Sampled {
  const id = checked(name, spec);
  const experiment = anyExperimentOf(id);
  const { version } = experiment;
  return {
    name,
    given: null,
    id,
    spec,
    counting: countingOf(id, spec),
    said: (tally) => {
      const [units, found] = [experiment.units(spec), experiment.toStored(tally)];
      const all = { experiment: id, version, spec, units, tally: found };
      return Promise.resolve(`${JSON.stringify(all)}\n`);
    },
  };
}

/** Reads a setting as its field does. */
const reader =
  (setting: Setting<unknown>) =>
  (text: string): string => {
    const { problem } = setting.read(text);
    if (problem !== null) throw new InvalidArgumentError(problem);
    return text;
  };

/** The settings of a chart as options. */
export const optionsOf = ({ table }: Settings<Table>): readonly Option[] =>
  Object.entries(table).map(([name, setting]) => {
    const { input, label, usual } = setting;
    const option = new Option(`${optionName(name)} <value>`, label.toLowerCase());
    const text = setting.format(usual);
    if (text !== '') option.default(text, text);
    if (input.kind === 'choice') return option.choices(input.choices.map(({ word }) => word));
    return input.kind === 'flag' ? option.choices(['0', '1']) : option.argParser(reader(setting));
  });
