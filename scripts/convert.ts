/** `npm run -s convert`: puzzles from one format into another, as the site does it, without a browser. */
import { convertPuzzles, help, readConversion } from './lib/convertPuzzles.ts';
import { program, write } from './lib/program.ts';
import { textOf } from './lib/puzzleFiles.ts';
import { writeWhole } from './lib/wholeFile.ts';

await program(help, async (words) => {
  const asked = readConversion(words);
  const { text, to, notes, code } = convertPuzzles(await textOf(asked.from), asked);
  for (const note of notes) console.error(note);
  if (to === null) await write(text);
  else writeWhole(to, text);
  return code;
});
