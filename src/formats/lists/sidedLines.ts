/** Lines of which each says what it is: `r 1 1 0`, `Row 3: 2 1`, `C4 = 1`. The rows come in their order, and so do the columns. */
import { finish } from '../reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from '../reading.ts';
import { linesOf, writtenLines } from '../textLines.ts';
import { readRuns } from '../runText.ts';

const sided =
  /^\s*(r|row|c|col|column)(?:\s*\d{1,4}\s*[:.)=]|\d{1,4}(?=\s)|\s*[:=])?(?=[\s\d])(.*)$/i;

/**
 * Reads lines of rows and of columns.
 *
 * @returns null for any other text
 */
export function readSidedLines(text: string): readonly PuzzleReading[] | null {
  const lines = writtenLines(linesOf(text)).filter((line) => !/^\s*(?:#|\/\/)/.test(line.text));
  // a line of sizes may stand above
  const body = /^\s*[abd-qs-z]\s+\d+\s+\d+\s*$/i.test(lines[0]?.text ?? '')
    ? lines.slice(1)
    : lines;
  const sides: Record<'r' | 'c', LocatedRuns[]> = { r: [], c: [] };
  const problems: Problem[] = [];
  for (const { text: whole, line } of body) {
    const [, name = '', numbers = ''] = sided.exec(whole) ?? [];
    if (name === '' || !/^[\s\d,;]*$/.test(numbers)) return null;
    sides[/^r/i.test(name) ? 'r' : 'c'].push({
      runs: readRuns(numbers.replace(/(\d[\s,;]+)0\s*$/, '$1'), line, 0, problems),
      line,
    });
  }
  if (sides.r.length + sides.c.length < 3 || sides.r.length === 0 || sides.c.length === 0)
    return null;
  const note = 'Each line was taken for a row or a column, as it says.';
  return [finish({ kind: 'lists', rows: sides.r, columns: sides.c, problems, note })];
}
