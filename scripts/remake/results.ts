/** `npm run -s results`: makes the stored runs in public/results, or checks them. */
import { readFileSync } from 'node:fs';
import { now } from '../../src/notebook/clock.ts';
import { program } from '../../src/command/commandLine.ts';
import { Misuse, messageOf, print } from '../../src/command/program.ts';
import { storeDated } from './stored/datedFile.ts';
import { recordText } from './stored/sealedText.ts';
import { checkResult, makeResult, plans, resultsFolder } from './stored/storedResults.ts';
import type { Plan } from './stored/storedResults.ts';

const help = {
  does: "makes the full runs that the site shows beneath the reader's own (public/results)",
  examples: [
    'npm run -s results -- density-4x4-exact',
    'npm run -s results -- --all',
    'npm run -s results -- --all --check',
  ],
  more: 'All of them take some minutes.',
  ends: 'with 0; with 1 if what is checked differs',
};

/** Percentages that a check does again: both ends of the curve and where it rises for some size. */
const checked = [0, 2, 20, 37, 50, 62, 70, 90, 100];

const packageFile = new URL('../../package.json', import.meta.url);
const { version: engine } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

function make(plan: Plan): string {
  const start = now();
  const made = makeResult(plan, engine);
  storeDated(new URL(`${plan.name}.json`, resultsFolder), (date) => recordText(made(date)));
  return `${plan.name}  ${((now() - start) / 1000).toFixed(1)} s`;
}

/** What differs, in lines. */
function check(plan: Plan): readonly string[] {
  try {
    return checkResult(plan, checked);
  } catch (error) {
    return [`${plan.name}: ${messageOf(error)}`];
  }
}

type Options = { readonly all?: true; readonly check?: true; readonly list?: true };

async function main(names: readonly string[], options: Options): Promise<number> {
  if (options.list === true) {
    await print(plans.map(({ name }) => name));
    return 0;
  }
  const unknown = names.filter((name) => !plans.some((plan) => plan.name === name));
  if (unknown.length > 0) throw new Misuse(`No stored run is called ${unknown.join(', ')}.`);
  if (names.length === 0 && options.all !== true) throw new Misuse('Say which run.');
  const wanted = options.all === true ? plans : plans.filter(({ name }) => names.includes(name));
  let code = 0;
  for (const plan of wanted) {
    if (options.check !== true) {
      await print([make(plan)]);
      continue;
    }
    const problems = check(plan);
    if (problems.length > 0) code = 1;
    await print(problems.length > 0 ? problems : [`${plan.name}  equal`]);
  }
  return code;
}

await program('npm run -s results --', help, (command, end) =>
  command
    .argument('[name...]', 'of the runs')
    .option('--all', 'all of them')
    .option('--check', 'does part of each again and compares')
    .option('--list', 'prints the names')
    .action(async (names: readonly string[], options: Options) => end(await main(names, options))),
);
