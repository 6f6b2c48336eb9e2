/** `npm run situations`: stores a puzzle for each situation of the lookup table, or checks the stored ones. */
import { readFileSync } from 'node:fs';
import { situationSearch, situationsFile } from '../src/claims/situations.ts';
import { Misuse, print, program } from '../src/command/program.ts';
import { searchSituations } from './lib/situationSearch.ts';
import type { SearchResult } from './lib/situationSearch.ts';
import { writeWhole } from '../src/command/wholeFile.ts';

const help = `Looks for a puzzle in which each of the 1,296 situations of the lookup table occurs (public/results/situations.json).

  npm run situations             makes the file, in about 15 seconds
  npm run situations -- --check  searches again and compares; exit code 1 when something differs
`;

const { spec } = situationSearch;

const file = new URL('../public/results/situations.json', import.meta.url);

function textOf({ boards, standstills, possible, found }: SearchResult, date: string): string {
  const lines = found.map(({ situation, puzzle, rows, columns }) =>
    JSON.stringify([situation.join(''), puzzle, rows.join('.'), columns.join('.')]),
  );
  const head = {
    ...situationSearch,
    command: situationsFile.command,
    date,
    boards,
    standstills,
    possible,
  };
  const heads = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${heads.join(',\n')},\n  "found": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

async function main(options: readonly string[]): Promise<number> {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) throw new Misuse(`unknown option: ${unknown}`);
  const result = searchSituations(spec);
  const summary = `${result.found.length} of ${result.possible} situations with survivors found on ${result.boards} boards, ${result.standstills} of them not simple`;
  await print([summary]);
  if (!options.includes('--check')) {
    writeWhole(file, textOf(result, new Date().toISOString().slice(0, 10)));
    return 0;
  }
  const stored = readFileSync(file, 'utf8');
  const { date } = JSON.parse(stored) as { date: string };
  const equal = textOf(result, date) === stored;
  await print([equal ? 'equal' : 'differs from public/results/situations.json']);
  return equal ? 0 : 1;
}

await program(help, main);
