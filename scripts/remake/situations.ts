/** `npm run situations`: stores a puzzle for each situation of the lookup table, or checks the stored ones. */
import { situationSearch, situationsFile } from '../../src/claims/situations.ts';
import { parseArgs } from 'node:util';
import { Misuse, print, program } from '../../src/command/program.ts';
import { isStored, storeDated } from './stored/datedFile.ts';
import { sealedText } from './stored/sealedText.ts';
import { searchSituations } from './searches/situationSearch.ts';
import type { SearchResult } from './searches/situationSearch.ts';

const help = `Looks for a puzzle in which each of the 1,296 situations of the lookup table occurs (public/results/situations.json).

  npm run situations             makes the file, in about 15 seconds
  npm run situations -- --check  searches again and compares; exit code 1 when something differs
  npm run situations -- --boards 50   looks at so many boards of each kind instead of ${situationSearch.spec.boards}, and stores nothing
`;

const { spec } = situationSearch;

const file = new URL('../../public/results/situations.json', import.meta.url);

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
  return sealedText(`{\n${heads.join(',\n')},\n  "found": [\n${lines.join(',\n')}\n  ]\n}\n`);
}

async function main(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: { check: { type: 'boolean' }, boards: { type: 'string' } },
  });
  const few = values.boards;
  if (few !== undefined && (!/^[1-9]\d{0,3}$/.test(few) || values.check === true))
    throw new Misuse(`--boards takes a number from 1 to 9999, and no --check: ${few}`);
  const result = searchSituations(few === undefined ? spec : { ...spec, boards: Number(few) });
  const summary = `${result.found.length} of ${result.possible} situations with survivors found on ${result.boards} boards, ${result.standstills} of them not simple`;
  await print([summary]);
  if (few !== undefined) return 0;
  const textOn = (date: string): string => textOf(result, date);
  if (values.check !== true) {
    storeDated(file, textOn);
    return 0;
  }
  const equal = isStored(file, textOn);
  await print([equal ? 'equal' : 'differs from public/results/situations.json']);
  return equal ? 0 : 1;
}

await program(help, main);
