/** How fast lines are settled: see fastest.ts. */
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { describeLine } from '../../../src/engine/board/description.ts';
import type { Description } from '../../../src/engine/board/description.ts';
import { settleByFix } from '../../../src/engine/line/fix.ts';
import { generalFrom } from '../../../src/engine/board/generalDescription.ts';
import type { GeneralDescription } from '../../../src/engine/board/generalDescription.ts';
import { createLineMasks, describeMask, settleMasks } from '../../../src/engine/line/lineMasks.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { race, seed } from './fastest.ts';
import type { Rates } from './fastest.ts';

export const lineLengths: readonly number[] = [5, 6, 10, 15, 20, 25, 30];

/** A line in the middle of a puzzle. */
type LineCase = {
  readonly line: Uint8Array; // about a third of its cells known
  readonly description: Description;
  readonly general: GeneralDescription;
  readonly filled: number; // the finished line as a mask
};

function lineCases(length: number, count: number): readonly LineCase[] {
  return Array.from({ length: count }, (_, index) => {
    const random = boardRandom(seed, 1, length, 50, index);
    const finished = new Uint8Array(length);
    sampleIndependent(random, finished, 0.5);
    const line = finished.map((cell) => (random.below(3) === 0 ? cell : UNKNOWN));
    const description = describeLine(finished);
    let filled = 0;
    for (const [i, cell] of finished.entries()) if (cell === FILLED) filled |= 1 << i;
    return { line, description, general: generalFrom(description), filled };
  });
}

/**
 * Settles a second: on machine words as the solver does it, from line to line, and by the Fix recursion.
 *
 * @param length - cells of the lines, 1..31
 */
export function settleRates(length: number, window: number): Rates {
  const cases = lineCases(length, 200);
  const masks = createLineMasks(cases.length, length);
  for (const [l, { line, filled }] of cases.entries()) {
    masks.length[l] = length;
    describeMask(masks, l, filled);
    let mayFill = 0;
    let mayEmpty = 0;
    for (const [i, cell] of line.entries()) {
      if (cell !== 0) mayFill |= 1 << i;
      if (cell !== FILLED) mayEmpty |= 1 << i;
    }
    masks.mayFill[l] = mayFill;
    masks.mayEmpty[l] = mayEmpty;
  }
  const units = cases.length;
  return race(
    {
      words: {
        units,
        once: () => {
          for (let l = 0; l < units; l++) settleMasks(masks, l);
        },
      },
      line: {
        units,
        once: () => {
          for (const { line, description } of cases) settle(line, description);
        },
      },
      recursion: {
        units,
        once: () => {
          for (const { line, general } of cases) settleByFix(line, general);
        },
      },
    },
    window,
    7,
  );
}
