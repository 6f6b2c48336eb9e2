/** `npm run -s analyse`: puzzles in, what SimpleSolver finds, and more when asked, as JSON lines out. */
import { isMainThread } from 'node:worker_threads';
import type { Command } from 'commander';
import { nothingMore, readParts } from './analyse/analyseMore.ts';
import type { MoreOptions, Part } from './analyse/analyseMore.ts';
import { mostLines } from './analyse/analysePuzzle.ts';
import { answerTo, questionsIn, questionsOfStream } from './analyse/analyseTexts.ts';
import type { Question } from './analyse/analyseTexts.ts';
import { commandNamed, forMany, obey, whole } from '../../src/command/commandLine.ts';
import type { End, Reads } from '../../src/command/commandLine.ts';
import { Crew, answerInThread, runThreadsBy, threadsFor } from '../../src/command/crew.ts';
import { waitingFor } from '../../src/command/eachPuzzle.ts';
import { inOrder } from '../../src/command/inOrder.ts';
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
  'npm run -s analyse -- -j --shard 3/10 puzzles.jsonl > 3.jsonl',
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

A line that is no puzzle gives {"error", "line"} with its number, counted from 1, and the run goes on; blank lines are
skipped. JSON lines are answered one by one as they come. A puzzle may
have ${mostLines} rows and ${mostLines} columns.

Of files, every answer begins with "file" and "puzzle", its number in the file; - is standard input. They may hold many
puzzles: JSON lines as above, and all formats of \`npm run -s convert -- --help\`, where a puzzle may have ${grouped(mostLinesRead)} rows
and columns. A file that cannot be read is named on standard error.`;

const ends = 'with 0; with 1 if a line or a file holds no puzzle, or there was none at all';

type Options = Pick<Reads, 'jobs' | 'shard'> & {
  readonly with?: ReadonlySet<Part>;
  readonly maxSolutions: number;
  readonly maxNodes: number;
};

const analyse = (end: End): Command =>
  forMany(commandNamed('npm run -s analyse --', { does, examples, more, ends }))
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

/** A puzzle of a file, or of standard input; or why a file cannot be read. */
type Asked = { readonly file: string | null; readonly number: number; readonly question: Question };

/** All puzzles, and files that cannot be read. */
async function* askedIn(files: readonly string[]): AsyncGenerator<Asked | Error> {
  let number = 0;
  if (files.length === 0)
    for await (const question of questionsOfStream(standardInput()))
      yield { file: null, number: ++number, question };
  for (const file of files) {
    let given: string | Uint8Array;
    try {
      given = await contentOf(file);
    } catch (error) {
      yield new Error(messageOf(error), { cause: error });
      continue;
    }
    number = 0;
    for (const question of questionsIn(given)) yield { file, number: ++number, question };
  }
}

/** Every n-th puzzle of them, from the i-th on. */
async function* sharedOut(
  all: AsyncIterable<Asked | Error>,
  [shard, of]: readonly [number: number, of: number] = [1, 1],
): AsyncGenerator<Asked | Error> {
  let index = 0;
  for await (const one of all) if (one instanceof Error || index++ % of === shard - 1) yield one;
}

async function answerAll(
  files: readonly string[],
  options: Options & MoreOptions,
): Promise<number> {
  const { jobs = 1, shard, ...asked } = options;
  const threads = threadsFor(jobs);
  const crew = threads > 1 ? new Crew(threads, false) : null;
  let [read, refused, unread] = [0, 0, 0];
  try {
    await inOrder(
      sharedOut(askedIn(files), shard),
      crew === null ? 1 : waitingFor * threads,
      async (one) => {
        if (one instanceof Error) return one;
        const { file, number, question } = one;
        const words = [question, asked] as const;
        const found = (await crew?.ask({ name: 'analyse', words })) ?? answerTo(...words);
        return { ...(file !== null && { file, puzzle: number }), ...found };
      },
      async (answer) => {
        if (answer instanceof Error) {
          console.error(answer.message);
          unread++;
        } else {
          if ('error' in answer) refused++;
          else read++;
          await print([JSON.stringify(answer)]);
        }
        return true;
      },
    );
  } finally {
    await crew?.close();
  }
  const isEmpty = files.length === 0 && read + refused === 0 && shard === undefined;
  if (isEmpty) console.error('There was no puzzle on standard input.');
  return unread > 0 ? 2 : refused > 0 || isEmpty ? 1 : 0;
}

if (isMainThread) {
  runThreadsBy(new URL(import.meta.url));
  await toTheEnd((words) => obey(words, analyse));
} else
  answerInThread({
    analyse: (question: Question, asked: MoreOptions) => Promise.resolve(answerTo(question, asked)),
  });
