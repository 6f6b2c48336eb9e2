/** `npm run -s results`: makes the stored runs in public/results, or checks them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { now } from '../src/clock.ts';
import {
  checkResult,
  fileText,
  makeResult,
  plans,
  readResult,
  resultsFolder,
} from './lib/storedResults.ts';
import type { Plan, StoredResult } from './lib/storedResults.ts';

const help = `Makes the full runs that the site shows beneath the reader's own (public/results).

  npm run -s results -- <name>...          makes these
  npm run -s results -- --all              makes all, in some minutes
  npm run -s results -- <name>... --check  does part of each again and compares; exit code 1 if one differs
  npm run -s results -- --all --check
  npm run -s results -- --list             the names
`;

/** Percentages that a check does again: both ends of the curve and where it rises for some size. */
const checked = [0, 2, 20, 37, 50, 62, 70, 90, 100];

const packageFile = new URL('../package.json', import.meta.url);
const { version: engine } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

function make(plan: Plan): void {
  const start = now();
  const today = new Date().toISOString().slice(0, 10);
  const made = makeResult(plan, today, engine);
  const result = { ...made, date: sameNumbers(plan, made) ?? today };
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(new URL(`${plan.name}.json`, resultsFolder), fileText(result));
  console.log(`${plan.name}  ${((now() - start) / 1000).toFixed(1)} s`);
}

/** The date of the present file when only the date would change: a file that says nothing new stays as it is. */
function sameNumbers(plan: Plan, made: StoredResult): string | null {
  if (!existsSync(new URL(`${plan.name}.json`, resultsFolder))) return null;
  const { date } = readResult(plan.name);
  return fileText(readResult(plan.name)) === fileText({ ...made, date }) ? date : null;
}

function check(plan: Plan): boolean {
  let problems: readonly string[];
  try {
    problems = checkResult(plan, checked);
  } catch (error) {
    problems = [`${plan.name}: ${error instanceof Error ? error.message : String(error)}`];
  }
  console.log(problems.length === 0 ? `${plan.name}  equal` : problems.join('\n'));
  return problems.length === 0;
}

function main(): number {
  const options = process.argv.slice(2);
  if (options.includes('--help') || options.length === 0) {
    console.log(help);
    return options.length === 0 ? 2 : 0;
  }
  if (options.includes('--list')) {
    console.log(plans.map(({ name }) => name).join('\n'));
    return 0;
  }
  const flags = new Set(['--all', '--check']);
  const names = options.filter((option) => !flags.has(option));
  const unknown = names.filter((name) => !plans.some((plan) => plan.name === name));
  if (unknown.length > 0 || (names.length === 0 && !options.includes('--all'))) {
    console.error(`No stored run is called ${unknown.join(', ')}.\n\n${help}`);
    return 2;
  }
  const wanted = options.includes('--all')
    ? plans
    : plans.filter(({ name }) => names.includes(name));
  if (options.includes('--check')) {
    const equal = wanted.map(check);
    return equal.every(Boolean) ? 0 : 1;
  }
  for (const plan of wanted) make(plan);
  return 0;
}

process.exitCode = main();
