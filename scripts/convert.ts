/** `npm run -s convert`: puzzles from one format into another, as the site does it, without a browser. */
import { writeFileSync } from 'node:fs';
import { convertPuzzles } from './lib/convertPuzzles.ts';

try {
  const { text, to, notes } = convertPuzzles(process.argv.slice(2));
  for (const note of notes) process.stderr.write(`${note}\n`);
  if (to === null) process.stdout.write(text);
  else writeFileSync(to, text);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
