/** Reads the runs of one line of text: `3 2 1`, `3,2,1`, `0` or `-` for an empty line. */
import { mostLinesRead } from './limits.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { mostProblems, quoted } from './reading.ts';
import type { Problem } from './reading.ts';

/**
 * Reads runs that are separated by spaces, commas or semicolons.
 *
 * @param text - one line
 * @param line - its number in the whole text, for the problems
 * @param before - characters before `text` on that line
 * @param problems - gets one entry for each word that is no run
 * @returns the runs that could be read
 */
export function readRuns(
  text: string,
  line: number,
  before: number,
  problems: Problem[],
): number[] {
  const runs: number[] = [];
  if (/^[\s,;]*[0-][\s,;]*$/.test(text)) return [];
  for (const word of text.matchAll(/[^\s,;]+/g)) {
    if (problems.length > mostProblems) break; // nothing more is told
    const empty = word[0] === '0' || word[0] === '-';
    if (runs.length === mostLinesRead) {
      problems.push({
        line,
        column: before + word.index + 1,
        message: `This line has more than ${grouped(mostLinesRead)} runs: begin a new line for each row and each column.`,
      });
      break;
    }
    const problem = empty
      ? 'A 0 stands alone on its line, for a line without filled cells: take it out, or take the other numbers out.'
      : runProblem(word[0]);
    if (problem === null) runs.push(Number(word[0]));
    else problems.push({ line, column: before + word.index + 1, message: problem });
  }
  return runs;
}

/** Why a word is no run of a puzzle that can be read; `null` when it is one. */
function runProblem(word: string): string | null {
  if (/^-\d+$/.test(word))
    return `${quoted(word)} is negative: a run is a whole number of cells, 1 or more.`;
  if (/^\d+[a-z]$/i.test(word))
    return `${quoted(word)} is a run of a coloured puzzle: only puzzles in black and white can be read.`;
  if (!/^\d+$/.test(word))
    return `${quoted(word)} is not a number: write the lengths of the runs with spaces or commas between them.`;
  if (Number(word) < 1) return `${quoted(word)} is not a run: a run has 1 cell or more.`;
  if (Number(word) > mostLinesRead)
    return `${quoted(word)} is too large: a line has at most ${grouped(mostLinesRead)} cells.`;
  return null;
}
