/** `npm run strips`: looks for the ends of strips that sweeps work through one after the other, as chapter 2 tells. */
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { Misuse, print, program } from '../../src/command/program.ts';
import { difficultyOf, growthOf, searchStrips } from './searches/stripSearch.ts';
import type { StripFind } from './searches/stripSearch.ts';

const help = `Looks for families of simple puzzles that take many sweeps (chapter 2): strips of two rows with a row between
them, whose ends are changed at random. First with the first strip given away, then with nothing given.

  npm run strips                            seeds 1 to 60, in some minutes; what each leads to
  npm run strips -- --from 10 --seeds 1     so many seeds from this one on
  npm run strips -- --changes 500000        so many changes in the first half, twice as many in the second; 100,000
                                            unless said otherwise
`;

/** A family as a drawing, with what it takes. */
function told({ family }: StripFind): readonly string[] {
  const growth = growthOf(family);
  if (growth === null) return ['  does not go on like this on larger boards'];
  const { gain, less } = growth;
  const sweeps = [2, 3, 4].map((times) => difficultyOf(family, times, 4));
  return [
    `  each further strip takes ${gain}n - ${less} sweeps for 3n cells: to ${gain}/3 of the cells`,
    `  ${sweeps.map((count, at) => `${20 + 6 * at}x17: ${count}`).join(', ')}`,
    ...[family.top, family.block, family.bottom].flatMap((rows) => [
      ...rows.map((row) => `    ${row}`),
      '',
    ]),
  ];
}

const open = (unknown: number): string => (unknown === 0 ? 'solved' : `${unknown} unknown`);

function search(seed: number, changes: number): readonly string[] {
  const found = searchStrips({ seed, changes });
  const { given, free } = found;
  const second = free === null ? '' : `; nothing given: ${free.sweeps}, ${open(free.unknown)}`;
  return [
    `seed ${seed}: first strip given: ${given.sweeps} sweeps, ${open(given.unknown)}${second}`,
    ...(free?.unknown === 0 ? told(found) : []),
  ];
}

/** The value after an option: a whole number of 1 or more. */
function countIn(words: readonly string[], name: string, usual: number): number {
  const at = words.indexOf(name);
  if (at < 0) return usual;
  const value = Number(words[at + 1]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Misuse(`${name} takes a whole number of 1 or more: ${words[at + 1] ?? ''}`);
}

async function main(words: readonly string[]): Promise<number> {
  const names = ['--from', '--seeds', '--changes'];
  const from = countIn(words, '--from', 1);
  const seeds = countIn(words, '--seeds', 60);
  const changes = countIn(words, '--changes', 100_000);
  const unknown = words.find((word, at) => at % 2 === 0 && !names.includes(word));
  if (unknown !== undefined) throw new Misuse(`unknown option: ${unknown}`);
  await print([`seeds ${from} to ${from + seeds - 1}, ${grouped(changes)} changes`]);
  for (let seed = from; seed < from + seeds; seed++) await print(search(seed, changes));
  return 0;
}

await program(help, main);
