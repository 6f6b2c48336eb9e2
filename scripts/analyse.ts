/** `npm run -s analyse`: puzzles as JSON lines in, what SimpleSolver finds as JSON lines out. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { analyseText, mostLines } from './lib/analysePuzzle.ts';

const help = `Reads puzzles from standard input, one JSON object a line, and writes one JSON object a line.

  npm run -s analyse < puzzles.jsonl
  echo '{"name": "arrow", "rows": [[1],[3],[1]], "cols": [[1],[3],[1]]}' | npm run -s analyse

In:   "rows", "cols"  lists of lines, each a list of runs; [] or [0] is an empty line
      "clues"         optional, cells that are given: one text a row over # . ? (or 1 0 x),
                      or a list of [row, column, 0 or 1], counted from 1
      "name"          optional
Out:  "name"          as given, null without one
      "status"        solved         SimpleSolver fixed every cell: the puzzle is simple
                      standstill     no row and no column gives more
                      contradiction  there is no solution: a line has no fit (a run that does not fit
                                     at all included), or rows and columns differ in filled cells
      "grid"          where SimpleSolver stopped, rows first: # filled, . empty, ? unknown.
                      After a contradiction: what was fixed until then, which means nothing more
      "sweepsHFirst", "sweepsVFirst"
                      solved: the number of the sweep that fixed the last cell (0 if clues gave all);
                      standstill: the first sweep, not counting the opening one, that fixed nothing;
                      contradiction: the sweep in which it showed
      "difficulty000" sweepsHFirst of a solved puzzle, else null
      "difficulty001" the mean of both numbers of a solved puzzle, else null

A line that is no puzzle gives {"error", "line"} with its number, counted from 1, and the run goes on.
Blank lines are skipped. A puzzle may have ${mostLines} rows and ${mostLines} columns.
`;

async function main(): Promise<number> {
  const options = process.argv.slice(2);
  if (options.some((option) => option === '--help' || option === '-h')) {
    process.stdout.write(help);
    return 0;
  }
  if (options.length > 0) {
    process.stderr.write(`unknown option: ${options.join(' ')}\n\n${help}`);
    return 2;
  }
  if (process.stdin.isTTY) process.stderr.write('Reading puzzles from the keyboard; see --help.\n');
  // the reader of our output may go away, as `head` does
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  let line = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    line++;
    const json = text.replace(/^\uFEFF/, '');
    if (json.trim() === '') continue;
    if (!process.stdout.write(`${JSON.stringify(answer(json, line))}\n`))
      await once(process.stdout, 'drain');
  }
  return 0;
}

function answer(text: string, line: number): unknown {
  try {
    return analyseText(text);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), line };
  }
}

process.exitCode = await main();
