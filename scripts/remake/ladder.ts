/** `npm run ladder`: looks for the smallest puzzles that part two methods, those of src/methods/ladder.ts. */
import { Misuse, print, program } from '../../src/command/program.ts';
import { searchSmallest } from './searches/ladderSearch.ts';
import { shapesUpTo } from './searches/missedSearch.ts';

const help = `Looks for the smallest puzzle in which one method knows a cell that another one does not, for every two methods.

  npm run ladder                  all puzzles of up to 16 cells
  npm run ladder -- --cells 18    all of up to so many
`;

async function main(options: readonly string[]): Promise<number> {
  const [name, text] = options;
  const most = name === undefined ? 16 : Number(text);
  if (name !== undefined && name !== '--cells') throw new Misuse(`unknown option: ${name}`);
  if (!(most >= 4 && most <= 25)) throw new Misuse(`--cells takes 4 to 25: ${text ?? ''}`);
  const sizes: string[] = [];
  const found = searchSmallest(shapesUpTo(most), (size) => sizes.push(size));
  await print([
    ...sizes,
    ...[...found].map(([over, { code, lead }]) => `  '${over}': '${code}', // ${lead}`),
  ]);
  return 0;
}

await program(help, main);
