/** `npm run -s repeat`: does a run of a figure again, by what the lab book says of it, or all runs of a saved lab book. */
import { readFileSync } from 'node:fs';
import { anyExperimentOf, experiments } from '../../src/experiments/experiments.ts';
import { readLabFile } from '../../src/notebook/run/labFile.ts';
import type { LabRun } from '../../src/notebook/run/labFile.ts';
import { Misuse, messageOf, print, program } from '../../src/command/program.ts';
import { checked, comparedTo, found } from './repeat/again.ts';

const help = `Does a run of a figure again, outside of the browser: the numbers are the same.

  npm run -s repeat -- <experiment> '<settings>'   prints what it finds, as JSON; the lab book has the whole line
  npm run -s repeat -- --check FILE                does every run of a saved lab book again, as far as it came, and compares;
                                                   ends with 1 when one differs
  npm run -s repeat -- --list                      the experiments
`;

async function check(file: string): Promise<number> {
  let runs: readonly LabRun[];
  try {
    runs = readLabFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${messageOf(error)}.`);
  }
  let code = 0;
  for (const run of runs) {
    const words = comparedTo(run);
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

async function main(words: readonly string[]): Promise<number> {
  const [first, second, ...more] = words;
  if (first === '--list') {
    await print(Object.keys(experiments));
    return 0;
  }
  if (first === undefined || second === undefined || more.length > 0)
    throw new Misuse('Say which experiment and its settings: the lab book has the line.');
  if (first === '--check') return check(second);
  const spec = specIn(second);
  const id = checked(first, spec);
  const experiment = anyExperimentOf(id);
  const tally = found(id, spec);
  const { version } = experiment;
  const units = experiment.units(spec);
  await print([JSON.stringify({ experiment: id, version, spec, units, tally })]);
  return 0;
}

await program(help, main);
