/** Lines of which each ends with a 0: JCROSS of SPOJ, with the number of puzzles and their sizes, and one puzzle without. */
import { finish } from '../reading.ts';
import type { LocatedRuns, PuzzleReading } from '../reading.ts';
import { isBlank, linesOf, onlyNumbers } from '../textLines.ts';
import type { TextLine } from '../textLines.ts';

const note = 'The 0 at the end of each line was passed over.';

/** A 0 at the end, and none before it. */
const isEnded = ({ text }: TextLine): boolean =>
  /^[\d\s]*\b0\s*$/.test(text) && !/\b0+\s+\d/.test(text);

/** The runs of a line before its 0. */
const runsOf = ({ text, line }: TextLine): LocatedRuns => ({
  runs: text.trim().split(/\s+/).slice(0, -1).map(Number),
  line,
});

const puzzleOf = (rows: readonly TextLine[], columns: readonly TextLine[]): PuzzleReading =>
  finish({
    kind: 'lists',
    rows: rows.map(runsOf),
    columns: columns.map(runsOf),
    problems: [],
    note,
  });

/**
 * Reads puzzles whose lines end with a 0.
 *
 * @returns null for any other text
 */
export function readEndedLines(text: string): readonly PuzzleReading[] | null {
  if (!/\d[ \t]+0[ \t]*\r?$/m.test(text)) return null;
  const lines = linesOf(text).filter((line) => !line.text.startsWith('#'));
  if (!onlyNumbers(lines)) return null;
  const readings = sized(lines.filter((line) => !isBlank(line))) ?? parted(lines);
  return readings?.every((reading) => 'puzzle' in reading) === true ? readings : null;
}

/** How many puzzles there are, then each with height and width. */
function sized(lines: readonly TextLine[]): readonly PuzzleReading[] | null {
  const count = Number(/^\s*(\d{1,6})\s*$/.exec(lines[0]?.text ?? '')?.[1]);
  if (!(count > 0)) return null;
  const readings: PuzzleReading[] = [];
  let at = 1;
  for (let puzzle = 0; puzzle < count; puzzle++) {
    const [, first = '', second = ''] =
      /^\s*(\d{1,4})\s+(\d{1,4})\s*$/.exec(lines[at]?.text ?? '') ?? [];
    const [height, width] = [Number(first), Number(second)];
    const body = lines.slice(at + 1, at + 1 + height + width);
    if (height < 1 || width < 1 || body.length < height + width || !body.every(isEnded))
      return null;
    readings.push(puzzleOf(body.slice(0, height), body.slice(height)));
    at += 1 + height + width;
  }
  return at === lines.length ? readings : null;
}

/** One puzzle, with a blank line between rows and columns. */
function parted(lines: readonly TextLine[]): readonly PuzzleReading[] | null {
  const blocks: TextLine[][] = [[]];
  for (const line of lines) {
    if (!isBlank(line)) blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
  }
  const [rows, columns, ...others] = blocks.filter((block) => block.length > 0);
  if (rows === undefined || columns === undefined || others.length > 0) return null;
  return [...rows, ...columns].every(isEnded) ? [puzzleOf(rows, columns)] : null;
}
