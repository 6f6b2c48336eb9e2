/** `npm run -s analyse`: puzzles in, what SimpleSolver finds, and more when asked, as JSON lines out. */
import type { Command } from 'commander';
import { nothingMore, readParts } from './analyse/analyseMore.ts';
import type { MoreOptions, Part } from './analyse/analyseMore.ts';
import { mostLines } from './analyse/analysePuzzle.ts';
import { answersOf, answersOfStream } from './analyse/analyseTexts.ts';
import { commandNamed, obey, whole } from '../../src/command/commandLine.ts';
import type { End } from '../../src/command/commandLine.ts';
import { messageOf, print, toTheEnd } from '../../src/command/program.ts';
import { contentOf, standardInput } from '../../src/command/puzzleFiles.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { mostLinesRead } from '../../src/formats/limits.ts';

const does =
  'reads puzzles from standard input or from files, one JSON object a line or in any format that the site reads, and writes one JSON object a line';

const examples = [
  'npm run -s analyse < puzzles.jsonl',
  'npm run -s analyse -- puzzle.nin set.xml tournament.txt',
  'npm run -s analyse < puzzle.nin',
  `echo '{"name": "arrow", "rows": [[1],[3],[1]], "cols": [[1],[3],[1]]}' | npm run -s analyse`,
  'npm run -s analyse -- --with four,solutions,difficulty22 < puzzles.jsonl',
];

const more = `In:   "rows", "cols"  lists of lines, each a list of runs; [] or [0] is an empty line
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

--with adds, in this order and each only when asked for:
  four           "four": {"status", "grid", "progress"}: where FourSolver stopped, as above, and whether
                 an intersection of two rows and two columns fixed a cell
  solutions      "solutions": {"count", "complete"}: solutions that keep the clues, and whether these
                 are all; "unique": whether there is exactly one, null when the work ran out first
  difficulty22   "difficulty22": the fewest successful intersections of two rows and two columns that
                 solve the puzzle, 0 when it is simple; null when FourSolver does not solve it, or
                 when the work ran out first
  probing        "probing": {"sequence", "class", "stars"}: from where SimpleSolver stopped, every unknown
                 cell is set filled and set empty in turn, and SimpleSolver runs on.
                 "sequence": for each unknown cell, row by row, 4 x the use of filled + the use of empty:
                 0 nothing more, 1 some more cells, 2 a contradiction, 3 a solution; [] when sweeps solve
                 "class": "simple" when sweeps solve, "unique" with an 11 or a 14, "two" with a 15, else "rest"
                 "stars": 1 for simple, 2 for unique and two, 3 for rest
                 Both null, and [], after a contradiction of SimpleSolver: there is no solution
  repeated       "repeated": {"status", "grid"}: a cell one value of which leads to a contradiction gets the
                 other, SimpleSolver runs on, and all is probed again, until nothing is proved
  twosat         "twosat": {"status", "grid"}: where TwoSatSolver stopped. Two values of a line that no fit
                 has together are a clause; a value that leads to its opposite over the clauses of all
                 lines is false, SimpleSolver runs on, and so on, until no value is false
  inference      "inference": {"grid", "filledInferred", "unique", "propagations"}: the cells that are the same
                 in every solution, how many of them are filled, whether there is exactly one solution,
                 and the propagations of the SAT solver in the procedure of Foote and Krizanc (2025): of every
                 cell, row by row, it is asked whether it can be empty. Nothing but ?, 0, false and 0 when
                 there is no solution; null when the work ran out
  formula        "formula": {"clauses", "variables", "occurrences"}: the size of the board's formula in their
                 encoding: clauses, distinct variables with the cells among them, and literals

Solutions are looked for by sweeps, then by a search, then by a SAT solver, of which 1,000 propagations count as one
state, as those of inference do; a state of the search for difficulty22 counts as 20. What the work is too short for is
null. All of it takes seconds for 30x30, a minute or two for 100x100, of which probing takes some seconds.

A line that is no puzzle gives {"error", "line"} with its number, counted from 1, and the run goes on; it ends with 1,
as it does without any puzzle. Blank lines are skipped. JSON lines are answered one by one as they come. A puzzle may
have ${mostLines} rows and ${mostLines} columns.

Of files, every answer begins with "file" and "puzzle", its number in the file; - is standard input. They may hold many
puzzles: JSON lines as above, and all formats of \`npm run -s convert -- --help\`, where a puzzle may have ${grouped(mostLinesRead)} rows
and columns. A file that cannot be read is named on standard error, and the code is 2 in the end.`;

type Options = {
  readonly with?: ReadonlySet<Part>;
  readonly maxSolutions: number;
  readonly maxNodes: number;
};

const analyse = (end: End): Command =>
  commandNamed('npm run -s analyse --', { does, examples, more })
    .argument('[file...]', 'with puzzles; - or none: standard input')
    .option('--with <parts>', 'finds out more, as a list with commas; may be repeated', readParts)
    .option(
      '--max-solutions <n>',
      'stops counting at n solutions',
      whole(1),
      nothingMore.maxSolutions,
    )
    .option(
      '--max-nodes <n>',
      'work for each puzzle: states of the search for solutions',
      whole(0),
      nothingMore.maxNodes,
    )
    .action(async (files: readonly string[], options: Options) => {
      end(await answerAll(files, { ...nothingMore, ...options }));
    });

async function answerAll(files: readonly string[], asked: MoreOptions): Promise<number> {
  if (files.length === 0) {
    const { read, refused } = await printAnswers(answersOfStream(standardInput(), asked));
    if (read + refused === 0) console.error('There was no puzzle on standard input.');
    return read > 0 && refused === 0 ? 0 : 1;
  }
  let code = 0;
  for (const file of files) {
    let given: string | Uint8Array;
    try {
      given = await contentOf(file);
    } catch (error) {
      console.error(messageOf(error));
      code = 2;
      continue;
    }
    const { refused } = await printAnswers(answersOf(given, asked), file);
    if (refused > 0) code = Math.max(code, 1);
  }
  return code;
}

/** Prints answers, those of a file with its name and their number. @returns how many puzzles were read, and not read */
async function printAnswers(
  answers: Iterable<object> | AsyncIterable<object>,
  file?: string,
): Promise<{ readonly read: number; readonly refused: number }> {
  let [read, refused] = [0, 0];
  for await (const one of answers) {
    if ('error' in one) refused++;
    else read++;
    const place = file === undefined ? {} : { file, puzzle: read + refused };
    await print([JSON.stringify({ ...place, ...one })]);
  }
  return { read, refused };
}

await toTheEnd((words) => obey(words, analyse));
