/** `make`: new puzzles with one solution, by size, method, percentage and seed. */
import { randomInt } from 'node:crypto';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { Grid } from '../engine/board/cell.ts';
import { formatGrid } from '../engine/board/image.ts';
import { makePuzzleInPieces, mostTried } from '../engine/play/makePuzzle.ts';
import type { OrderMethod } from '../engine/play/makePuzzle.ts';
import type { Format } from '../formats/format.ts';
import { refusal } from '../formats/format.ts';
import { counted, grouped } from '../notebook/plain/numbers.ts';
import type { ToldPuzzle } from '../formats/told.ts';
import { commandNamed, whole, withQuiet } from './commandLine.ts';
import type { End } from './commandLine.ts';
import { writing } from './convertPuzzles.ts';
import { patiently } from './patience.ts';
import { Misuse, note, print, write } from './program.ts';

const examples = [
  'nonogram-engine make > puzzle.non',
  'nonogram-engine make --height 15 --width 20 --method pairs --filled 0.45 --seed 7',
  'nonogram-engine make --count 100 --json > puzzles.jsonl',
];

const ends = `with 0 if all were made; with 1 if ${grouped(mostTried)} pictures held none`;

const more = `Draws random pictures until one has a single solution that the method finds and no easier one does. Methods, the
easy ones first: sweeps, pairs (two rows and two columns at once), chains (2-SAT), probing, and search, for
which none of them is enough. The same numbers and the same seed make the same puzzle; without
--seed one is drawn, and told on standard error. Several puzzles have seeds one after another.

With --json, for each puzzle, in place of a file: "name", "seed", "tried" (pictures), "rows", "columns", "picture"
(the solution). solve, rate and the other commands read that.`;

/** What the methods are called in the library. */
const methods = {
  sweeps: 'sweeps',
  pairs: 'four',
  chains: 'two-sat',
  probing: 'probing',
  search: 'search',
} as const satisfies Readonly<Record<string, OrderMethod>>;

/** Reads a share of the cells. */
function hundredths(text: string): number {
  const share = /^0?\.\d{1,2}$/.test(text) ? Number(text) : 0;
  if (share > 0) return share;
  throw new InvalidArgumentError('A share from 0.01 to 0.99, in hundredths, is wanted.');
}

const mostSeed = 2 ** 32 - 1;

type MakeOptions = {
  readonly height: number;
  readonly width: number;
  readonly method: keyof typeof methods;
  readonly filled: number; // 0.01 to 0.99
  readonly seed?: number;
  readonly count: number;
  readonly to?: string;
  readonly json?: boolean;
};

const several = writing.filter(({ writer }) => writer?.several === true);

export const makeCommand = (end: End): Command =>
  withQuiet(commandNamed('make', { does: 'makes puzzles with one solution', examples, more, ends }))
    .option('-H, --height <n>', 'rows of each puzzle, 2 to 32', whole(2, 32), 10)
    .option('-W, --width <n>', 'columns of each puzzle, 2 to 32', whole(2, 32), 10)
    .addOption(
      new Option('--method <method>', 'the easiest one that solves it')
        .choices(Object.keys(methods))
        .default('sweeps'),
    )
    .option('-f, --filled <share>', 'of the cells, in hundredths: 0.01 to 0.99', hundredths, 0.5)
    .option('-S, --seed <n>', 'a number to draw from', whole(0, mostSeed))
    .option('-n, --count <n>', 'puzzles to make', whole(1, 100_000), 1)
    .addOption(
      new Option(
        '-t, --to <format>',
        'to write; non where nothing is said, nonpack for several',
      ).choices(writing.map(({ id }) => id)),
    )
    .option('-J, --json', 'prints an object in a line for each puzzle')
    .action(async (options: MakeOptions) => {
      end(await make(options));
    });

/** A puzzle that was made. */
type Made = ToldPuzzle & { readonly image: Grid; readonly seed: number; readonly tried: number };

async function make(options: MakeOptions): Promise<number> {
  const { count, seed = randomInt(1, mostSeed - count), json } = options;
  const format = formatFor(options);
  const made: Made[] = [];
  for (let at = 0; at < count; at++) {
    const one = await makeOne(options, seed + at);
    if (one === null) {
      console.error(
        `None of ${grouped(mostTried)} pictures by seed ${seed + at} has one solution of that kind: take another share, size or method.`,
      );
      return 1;
    }
    if (json === true) await print([JSON.stringify(lineOf(one))]);
    else made.push(one);
  }
  if (json === true) return 0;
  for (const one of made) {
    const wrong = refusal(format, one);
    if (wrong !== null) throw new Error(wrong);
    note(`seed ${one.seed}: ${counted(one.tried, 'picture')} tried`);
  }
  await write(format.writer?.write(made) ?? '');
  return 0;
}

/** @throws Misuse for a format that holds one puzzle where several are wanted */
function formatFor({ count, to }: MakeOptions): Format {
  const list = count === 1 ? writing : several;
  const format = list.find(({ id }) => id === (to ?? (count === 1 ? 'non' : 'nonpack')));
  if (format !== undefined) return format;
  throw new Misuse(
    `Of the formats, ${several.map(({ id }) => id).join(', ')} hold several puzzles, ${to} does not.`,
  );
}

async function makeOne(order: MakeOptions, seed: number): Promise<Made | null> {
  const { height, width, method, filled } = order;
  const percentage = Math.round(filled * 100);
  const pieces = makePuzzleInPieces({
    height,
    width,
    method: methods[method],
    percentage,
    bottlenecks: 0,
    seed,
  });
  const made = await patiently(
    pieces,
    ({ tried }) => `seed ${seed}: ${counted(tried, 'picture')} tried`,
  );
  if (made === null) return null;
  const { puzzle, image, tried } = made;
  const name = `${method} ${height}x${width}, ${percentage} %, seed ${seed}`;
  return { name, puzzle, goal: image.cells, image, seed, tried };
}

const lineOf = ({ name, puzzle, image, seed, tried }: Made): object => ({
  name,
  seed,
  tried,
  rows: puzzle.rows,
  columns: puzzle.columns,
  picture: formatGrid(image),
});
