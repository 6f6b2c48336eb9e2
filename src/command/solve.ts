/** `solve`: how many solutions puzzles have, and which. */
import type { Command } from 'commander';
import type { Grid } from '../engine/board/cell.ts';
import { formatGrid } from '../engine/board/image.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { INTERRUPTED, answerOf, jsonAnswer } from './answer.ts';
import { commandNamed, filesText, forMany, readingFiles, whole } from './commandLine.ts';
import type { End, Reads } from './commandLine.ts';
import { eachPuzzle, ofRead, placeOf, titleOf } from './eachPuzzle.ts';
import type { GivenPuzzle } from './eachPuzzle.ts';
import { writeProof } from './proofFiles.ts';
import type { ProofFiles } from './proofFiles.ts';
import { foundText, search, withSearchLimits } from './search.ts';
import type { Searched, SearchLimits } from './search.ts';

const examples = [
  'nonogram-engine solve puzzle.non',
  'nonogram-engine solve --json --seconds 10 set.xml',
  'nonogram-engine solve 5x5:1/3/5/3/1/1/3/5/3/1',
  'nonogram-engine solve -j --json tournament.xml > solved.jsonl',
  'nonogram-engine solve --proof proofs puzzle.non && drat-trim proofs/1.cnf proofs/1.drup',
];

const ends =
  'with 0 if a solution was found for each puzzle; with 1 if not, or if a puzzle could not be read; after Ctrl-C with 130';

const more = `Prints whether a puzzle has no solution, one or several, and each that was found: # filled, . empty. Of
several a picture follows in which cells that differ are marked *. Where the search is given up, or
ended by Ctrl-C, what is known is printed, ? for a cell that is not.

With --proof there are two files for each puzzle that has one solution, or none: a formula in DIMACS CNF, which
another solution would satisfy, and the proof in DRUP that nothing does. They are called by the number of the
puzzle among all that are given: 1.cnf, 1.drup.

With --json, for each puzzle: "file", "puzzle" (its number there), "name"; "status": none, one, several or
open (not known); "complete": whether there are no other solutions; "solutions"; "differ": cells that are
not the same in all of these, as [row, column], counted from 1; "known": where the same holds in every
solution, as far as that was found out; "by": sweeps, search or formula came to the answer; "work"; with
--proof "formula" and "proof", the names of the files.

${filesText}`;

type SolveOptions = Reads & SearchLimits & { readonly most: number; readonly proof?: string };

export const solveCommand = (end: End): Command =>
  forMany(
    withSearchLimits(
      readingFiles(
        commandNamed('solve', { does: 'finds the solutions of puzzles', examples, more, ends }),
      ).option('-m, --most <n>', 'solutions that are enough; 2 tell one from several', whole(1), 2),
    ).option('--proof <folder>', 'writes the proof that there is no solution, or no other one'),
  ).action(async (files: readonly string[], options: SolveOptions) => {
    end(await eachPuzzle(files, options, { name: 'solve', answer: solveOne, hearsStop: true }));
  });

/** What `solve` says of one puzzle. */
export const solveOne = ofRead<SolveOptions>(async (given, options) => {
  const { puzzle } = given.reading;
  const solved = await search(puzzle, options.most, options);
  const { complete, interrupted, solutions } = solved;
  const [solution = null] = solutions;
  const files =
    options.proof === undefined || !complete || solutions.length > 1
      ? null
      : await writeProof(puzzle, solution, options.proof, given.index + 1);
  const code = interrupted ? INTERRUPTED : solution === null ? 1 : 0;
  return options.json === true
    ? jsonAnswer(code, { ...jsonOf(given, solved), ...files })
    : answerOf(code, linesOf(given, solved, files));
});

function jsonOf(given: GivenPuzzle, solved: Searched): object {
  const { status, complete, solutions, known, by, work } = solved;
  return {
    ...placeOf(given),
    status,
    complete,
    solutions: solutions.map(formatGrid),
    differ: placesWhereTheyDiffer(solutions),
    known: formatGrid(known),
    by,
    work,
  };
}

function linesOf(
  given: GivenPuzzle,
  solved: Searched,
  files: ProofFiles | null,
): readonly string[] {
  const { status, solutions, known } = solved;
  const heading = `${titleOf(given)}: ${foundText(solved)}`;
  const pictures = solutions.length === 0 && status === 'open' ? [known] : solutions;
  const differ = placesWhereTheyDiffer(solutions);
  const [first] = solutions;
  return [
    heading,
    ...pictures.flatMap((picture) => [...formatGrid(picture), '']),
    ...(files === null ? [] : [`Proof: ${files.proof}, of ${files.formula}`, '']),
    ...(first === undefined || differ.length === 0
      ? []
      : [`They differ in ${counted(differ.length, 'cell')}:`, ...marked(first, differ), '']),
  ];
}

/** Cells that are not the same in all pictures, as [row, column], counted from 1. */
function placesWhereTheyDiffer(pictures: readonly Grid[]): readonly (readonly [number, number])[] {
  const [first, ...others] = pictures;
  if (first === undefined) return [];
  return Array.from(first.cells.keys())
    .filter((at) => others.some(({ cells }) => cells[at] !== first.cells[at]))
    .map((at) => [Math.floor(at / first.width) + 1, (at % first.width) + 1]);
}

/** A picture with * at some places. */
function marked(picture: Grid, places: readonly (readonly [number, number])[]): readonly string[] {
  const rows = formatGrid(picture).map((row) => [...row]);
  for (const [row, column] of places) rows[row - 1]![column - 1] = '*';
  return rows.map((row) => row.join(''));
}
