/** What the chapter on one line says about single lines, computed while the site is built. */
import { formatLine, parseLine } from '../engine/board/cell.ts';
import { cellsNeeded, descriptionsOf, parseDescription } from '../engine/board/description.ts';
import { countFits, countFitsUnknown, fits } from '../engine/line/fits.ts';
import { settle } from '../engine/line/settle.ts';
import { overlap, overlapOfRuns } from '../claims/002/overlap.ts';

export { descriptionsOf };

/** A line with a description, and what follows from them. */
export type LineExample = {
  readonly description: string;
  readonly before: string; // over 0 1 ?
  readonly after: string; // what SETTLE makes of it
  readonly byEnds: string; // what its leftmost and its rightmost fit tell, runs and gaps
  readonly count: bigint; // fits
  readonly fits: readonly string[]; // leftmost first, at most 40
  readonly fixed: number; // cells that SETTLE fixes
};

/** Works out an example. Throws a RangeError when nothing fits, because then it is none. */
export function lineExample(description: string, before: string): LineExample {
  const runs = parseDescription(description);
  const line = parseLine(before);
  const after = settle(line, runs);
  if (after === null) throw new RangeError(`${description} does not fit ${before}`);
  return {
    description,
    before,
    after: formatLine(after),
    byEnds: formatLine(overlap(line, runs) ?? line),
    count: countFits(line, runs),
    fits: fits(line, runs).take(40).map(formatLine).toArray(),
    fixed: [...after].filter((cell, at) => cell !== line[at]).length,
  };
}

/** How often the overlap of leftmost and rightmost fit finds all that SETTLE finds, over all lines that have a fit. */
export function overlapCensus(length: number): {
  readonly lines: number;
  readonly byRuns: number; // looking at the runs alone
  readonly enough: number; // at runs and gaps
} {
  const descriptions = descriptionsOf(length);
  let [lines, byRuns, enough] = [0, 0, 0];
  for (let state = 0; state < 3 ** length; state++) {
    const line = Uint8Array.from({ length }, (_, at) => Math.floor(state / 3 ** at) % 3);
    for (const description of descriptions) {
      const settled = settle(line, description);
      if (settled === null) continue;
      lines++;
      const all = formatLine(settled);
      if (formatLine(overlapOfRuns(line, description) ?? line) === all) byRuns++;
      if (formatLine(overlap(line, description) ?? line) === all) enough++;
    }
  }
  return { lines, byRuns, enough };
}

/** How many descriptions leave a line of `length` unknown cells only one fit: they are solved at sight. */
export function descriptionsAtSight(length: number): number {
  return descriptionsOf(length).filter(
    (description) => countFitsUnknown(length, description) === 1n,
  ).length;
}

/** Cells of a line that are left over once a description stands as tightly as it can. */
export function slackOf(description: string, length: number): number {
  return length - cellsNeeded(parseDescription(description));
}
