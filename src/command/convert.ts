/** `convert`: puzzles from one format into another, as the site does it. */
import { Option } from 'commander';
import type { Command } from 'commander';
import { formats } from '../formats/formats.ts';
import { commandNamed, whole, withQuiet } from './commandLine.ts';
import type { End } from './commandLine.ts';
import { convertPuzzles, writing } from './convertPuzzles.ts';
import { Misuse, note, write } from './program.ts';
import { contentOf } from './puzzleFiles.ts';
import { writeWhole } from './wholeFile.ts';

const table = formats
  .map(({ id, label, extensions, writer }) => {
    const ends = extensions.map((end) => `.${end}`).join(' ') || '-';
    const how = writer === undefined ? 'read only' : writer.several ? 'several puzzles' : '';
    return `  ${id.padEnd(10)}${ends.padEnd(14)}${label}${how === '' ? '' : ` (${how})`}`;
  })
  .join('\n');

const examples = [
  'nonogram-engine convert puzzle.nin puzzle.json',
  'nonogram-engine convert set.xml third.non --pick 3',
  'nonogram-engine convert set.xml set.nonpack',
  'nonogram-engine convert 5x5:1/3/5/3/1/1/3/5/3/1 puzzle.non',
  'nonogram-engine convert puzzle.non --to game',
];

const ends = 'with 0 when all is written; with 1 for a list with puzzles that cannot be read';

const more = `The format of what is read is found by its content; the one to write follows from the extension of the file,
or is named by --to. Several puzzles need a format that holds several, or --pick.

What is wrong goes to standard error, a line for each problem with its place; then nothing is written, a file
that was there stays as it was, and the code is 2. Notes go to standard
error too: how an ambiguous file was taken, and what the new format has no place for.

Formats:
${table}`;

type ConvertOptions = { readonly to?: string; readonly pick?: number; readonly list?: boolean };

export const convertCommand = (end: End): Command =>
  withQuiet(
    commandNamed('convert', { does: 'writes puzzles in another format', examples, more, ends }),
  )
    .argument(
      '<from>',
      'a file, - for standard input, a game ID, or an address of puzz.link or of the site',
    )
    .argument('[to]', 'the file to write; - or none: standard output')
    .addOption(
      new Option('-t, --to <format>', 'writes this format, whatever the extension').choices(
        writing.map(({ id }) => id),
      ),
    )
    .option('-p, --pick <n>', 'takes the n-th puzzle of several only', whole(1))
    .option('-l, --list', 'only says what there is: number, name, rows and columns of each puzzle')
    .action(async (from: string, to: string | undefined, options: ConvertOptions) => {
      end(await convert(from, to, options));
    });

async function convert(
  from: string,
  to: string | undefined,
  { to: format, pick, list }: ConvertOptions,
): Promise<number> {
  if (list !== true && to === undefined && format === undefined)
    throw new Misuse('Say where to write, or --to which format.');
  const converted = await convertPuzzles(await contentOf(from), { from, to, format, pick, list });
  for (const text of converted.notes) note(text);
  if (converted.to === null) await write(converted.text);
  else writeWhole(converted.to, converted.text);
  return converted.code;
}
