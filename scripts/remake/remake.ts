/** `npm run -s remake -- <what>`: makes again what a search, a count or a measurement of ours came to. */
import type { Command } from 'commander';
import { commandNamed, obey, whole } from '../../src/command/commandLine.ts';
import type { End } from '../../src/command/commandLine.ts';
import { Misuse, print, toTheEnd } from '../../src/command/program.ts';
import { searches } from './searches/all.ts';
import type { Search } from './searches/search.ts';
import { isStored, storeDated } from './stored/datedFile.ts';
import { recordText } from './stored/sealedText.ts';
import { resultsFolder } from './stored/storedResults.ts';

/** Every fourth of some parts, beginning with the first, for 1/4. */
function shardOf(parts: readonly string[], shard: string): readonly string[] {
  const [at = NaN, of = NaN] = shard.split('/').map(Number);
  if (!(Number.isInteger(at) && Number.isInteger(of) && at >= 1 && at <= of))
    throw new Misuse(`--shard takes 1/4 to 4/4, or the like: ${shard}`);
  return parts.filter((_, number) => number % of === at - 1);
}

/** The parts that are named, or all. */
function partsOf({ parts }: Search, words: readonly string[]): readonly string[] {
  const { name = '', all = [], named } = parts ?? {};
  const meant = named ?? ((word: string) => all.filter((part) => part === word));
  const stray = words.find((word) => meant(word).length === 0);
  if (stray !== undefined) throw new Misuse(`not a ${name}: ${stray}`);
  return words.length === 0 ? all : words.flatMap(meant);
}

/** Makes it, prints it, and stores it or compares it with what is stored. @returns the exit code */
async function remake(search: Search, command: Command): Promise<number> {
  const {
    check = false,
    shard = '1/1',
    ...numbers
  } = command.opts<{
    readonly check?: boolean;
    readonly shard?: string;
  }>();
  const asked = {
    parts: shardOf(partsOf(search, command.args), shard),
    number: (name: string) => (numbers as Readonly<Record<string, number>>)[name] ?? NaN,
    check,
    whole: command.args.length === 0 && shard === '1/1',
  };
  let code = 0;
  for await (const { lines, stored, differs = false } of search.make(asked)) {
    await print(lines);
    if (differs) code = 1;
    if (stored === undefined) continue;
    const { name, head, found, lists } = stored;
    const file = new URL(`${name}.json`, resultsFolder);
    const made = `npm run -s remake -- ${search.name}`;
    const textOn = (date: string): string =>
      recordText({ ...head, command: made, date, ...found }, lists);
    if (!check) storeDated(file, textOn);
    else if (!isStored(file, textOn)) {
      code = 1;
      await print([`differs from public/results/${name}.json`]);
    }
  }
  return code;
}

const commandOf = (search: Search, end: End): Command => {
  const { name, does, more = '', parts, numbers = {}, checks } = search;
  const line = `npm run -s remake -- ${name}`;
  const examples = [line, ...(checks === undefined ? [] : [`${line} --check`])];
  const ends = 'with 0; with 1 if what is checked, or written down here, differs';
  const command = commandNamed(name, { does, examples, more, ends });
  if (parts !== undefined) {
    command.argument(`[${parts.name}...]`, `those only, of ${parts.all.length}`);
    command.option('--shard <k/n>', 'the k-th of n shares of them, for one of n machines');
  }
  for (const [option, { what, usual, least = 1, most }] of Object.entries(numbers))
    command.option(`--${option} <n>`, what, whole(least, most), usual);
  if (checks !== undefined) command.option('--check', checks);
  return command.action(async () => end(await remake(search, command)));
};

await toTheEnd((words) =>
  obey(words, (end) => {
    const does = 'makes again what a search, a count or a measurement of ours came to';
    const all = commandNamed('npm run -s remake --', {
      does,
      examples: ['npm run -s remake -- ladder --cells 4', 'npm run -s remake -- strips --help'],
      more: 'What is stored anew where nothing is new stays as it is.',
      ends: 'with 0; with 1 if what is checked, or written down here, differs',
    });
    all.helpCommand('help [what]', 'says more of one');
    for (const search of searches) all.addCommand(commandOf(search, end));
    return all;
  }),
);
