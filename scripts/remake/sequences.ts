/** `npm run sequences`: the counts of n x n and 2 x n as entries for the On-Line Encyclopedia of Integer Sequences. */
import {
  entryText,
  integerSequences,
  sequenceFiles,
  termsFile,
} from '../../src/facts/integerSequences.ts';
import { Misuse, print, program } from '../../src/command/program.ts';
import { writeWhole } from '../../src/command/wholeFile.ts';
import { termCounters } from './searches/sequenceTerms.ts';

const help = `Counts of all pictures of n x n and 2 x n, as the On-Line Encyclopedia of Integer Sequences takes them.

  npm run -s sequences                       their names
  npm run -s sequences -- <name>             the entry, and its list of terms
  npm run -s sequences -- <name> --count 4   counts the term of n = 4 anew, with n from 2 to 5
  npm run -s sequences -- --write FOLDER     writes all entries and lists there
`;

async function main(words: readonly string[]): Promise<number> {
  const [name, option, value] = words;
  if (name === undefined) {
    await print(integerSequences.map((one) => `${one.id.padEnd(26)} ${one.name}`));
    return 0;
  }
  if (name === '--write') {
    if (option === undefined) throw new Misuse('--write takes a folder.');
    for (const { name: file, text } of sequenceFiles()) writeWhole(`${option}/${file}`, text);
    return 0;
  }
  const sequence = integerSequences.find(({ id }) => id === name);
  const count = termCounters[name];
  if (sequence === undefined || count === undefined)
    throw new Misuse(`No sequence is called ${name}.`);
  if (option === undefined) {
    await print([entryText(sequence), termsFile(sequence).trimEnd()]);
    return 0;
  }
  const side = Number(value);
  if (option !== '--count' || ![2, 3, 4, 5].includes(side))
    throw new Misuse('--count takes a number from 2 to 5.');
  await print([String(count(side))]);
  return 0;
}

await program(help, main);
