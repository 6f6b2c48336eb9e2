/** The explorer's answer as CSV and as JSON. */
import { formatLine } from '../../engine/board/cell.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { tableOf } from './fixSteps.ts';
import { fitsOf, fitsText, textsOf } from './model.ts';
import type { LineExplorerAnswer, LineExplorerQuestion } from './model.ts';

/** Fits in a CSV file at most. */
const mostInFile = 10_000;

/** The fits, leftmost first; a last row says how many were left out. */
export function fitsCsv(question: LineExplorerQuestion, { count }: LineExplorerAnswer): string {
  const rows = [csvRow(['fit', 'cells'])];
  let at = 0;
  for (const fit of fitsOf(question)) {
    if (at === mostInFile) break;
    rows.push(csvRow([++at, formatLine(fit)]));
  }
  const rest = count - BigInt(at);
  if (rest > 0n) rows.push(csvRow([`and ${fitsText(rest)} more`, '']));
  return rows.join('');
}

/**
 * Everything that is known of the line, ready for `JSON.stringify`.
 *
 * @returns `count` as text because it may pass 2^53; `fix[j]` holds Fix(0, j), Fix(1, j), ... as digits
 */
export function answerJson(
  question: LineExplorerQuestion,
  answer: LineExplorerAnswer,
): Readonly<Record<string, unknown>> {
  const table = tableOf(question);
  return {
    ...textsOf(question),
    count: String(answer.count),
    settled: lineText(answer.settled),
    leftmost: lineText(answer.leftmost),
    rightmost: lineText(answer.rightmost),
    fix:
      table === null
        ? null
        : Array.from({ length: table.segments + 1 }, (_, j) =>
            table.reach.subarray(j * (table.length + 1), (j + 1) * (table.length + 1)).join(''),
          ),
  };
}

const lineText = (cells: Uint8Array | null): string | null =>
  cells === null ? null : formatLine(cells);
