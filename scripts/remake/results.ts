/** `npm run -s results`: makes the stored runs in public/results, or checks them. */
import { readFileSync } from 'node:fs';
import { now } from '../../src/notebook/clock.ts';
import { Misuse, messageOf, print, program } from '../../src/command/program.ts';
import { storeDated } from './stored/datedFile.ts';
import { recordText } from './stored/sealedText.ts';
import { checkResult, makeResult, plans, resultsFolder } from './stored/storedResults.ts';
import type { Plan } from './stored/storedResults.ts';

const help = `Makes the full runs that the site shows beneath the reader's own (public/results).

  npm run -s results -- <name>...          makes these
  npm run -s results -- --all              makes all, in some minutes
  npm run -s results -- <name>... --check  does part of each again and compares; exit code 1 if one differs
  npm run -s results -- --all --check
  npm run -s results -- --list             the names
`;

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

async function main(options: readonly string[]): Promise<number> {
  if (options.includes('--list')) {
    await print(plans.map(({ name }) => name));
    return 0;
  }
  const flags = new Set(['--all', '--check']);
  const names = options.filter((option) => !flags.has(option));
  const unknown = names.filter((name) => !plans.some((plan) => plan.name === name));
  if (unknown.length > 0) throw new Misuse(`No stored run is called ${unknown.join(', ')}.`);
  if (names.length === 0 && !options.includes('--all')) throw new Misuse('Say which run.');
  const wanted = options.includes('--all')
    ? plans
    : plans.filter(({ name }) => names.includes(name));
  let code = 0;
  for (const plan of wanted) {
    if (!options.includes('--check')) {
      await print([make(plan)]);
      continue;
    }
    const problems = check(plan);
    if (problems.length > 0) code = 1;
    await print(problems.length > 0 ? problems : [`${plan.name}  equal`]);
  }
  return code;
}

await program(help, main);
