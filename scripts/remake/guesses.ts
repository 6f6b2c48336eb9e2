/** `npm run guesses`: looks for small pictures with one solution that need many guesses, as the chapter solutions tells. */
import { formatGrid } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { searchGuesses } from './searches/guessSearch.ts';
import { Misuse, print, program } from '../../src/command/program.ts';

const help = `Looks for a picture with one solution that needs so many guesses (the chapter solutions), from random ones by small changes.

  npm run guesses                      three guesses on 8x8, 7x7, 6x7, 6x6 and 5x7: the first seed that leads there
  npm run guesses -- 5x7               on this size
  npm run guesses -- 5x7 --seeds 300   seeds 1 to 300; 100 unless said otherwise
  npm run guesses -- 8x8 --guesses 4   so many
`;

const sizes = ['8x8', '7x7', '6x7', '6x6', '5x7'];
const changes = 10_000; // for each seed

/** The first find of a size, in lines. */
function find(size: string, wanted: number, seeds: number): readonly string[] {
  const [height = 0, width = 0] = size.split('x').map(Number);
  for (let seed = 1; seed <= seeds; seed++) {
    const found = searchGuesses({ height, width, seed, wanted, changes });
    if (found === null || found.guesses < wanted) continue;
    return [
      `${size}: ${found.guesses} guesses, seed ${seed}, after ${found.tried} changes`,
      ...formatGrid(found.image),
      encodePuzzle(puzzleOf(found.image)),
    ];
  }
  return [`${size}: none by ${seeds} seeds, which does not say that there is none`];
}

const isSize = (word: string): boolean =>
  /^([1-9]|[12]\d|3[0-2])x([1-9]|[12]\d|3[0-2])$/.test(word);
const isCount = (count: number): boolean => Number.isSafeInteger(count) && count > 0;

async function main(words: readonly string[]): Promise<number> {
  let [wanted, seeds] = [3, 100];
  const asked: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === '--seeds') seeds = Number(words[++at]);
    else if (word === '--guesses') wanted = Number(words[++at]);
    else asked.push(word);
  }
  const stray = asked.find((word) => !isSize(word));
  if (stray !== undefined) throw new Misuse(`not a size of up to 32x32: ${stray}`);
  if (!isCount(wanted) || !isCount(seeds))
    throw new Misuse('--guesses and --seeds take a whole number of 1 or more');
  for (const size of asked.length > 0 ? asked : sizes) await print(find(size, wanted, seeds));
  return 0;
}

await program(help, main);
