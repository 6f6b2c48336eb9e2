/** The 16 configurations of two rows and two columns, and which of the four lines forbids each. */
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import { forbiddenByLine } from '../../engine/intersect/lookupTable.ts';

/** One of the 16 configurations. */
export type Configuration = {
  readonly number: number; // bit k: the value of crossing k
  readonly cells: readonly number[];
  readonly forbiddenBy: readonly number[]; // lines: 0 row 1, 1 row 2, 2 column 1, 3 column 2
};

/** The 16 configurations of a situation, and which lines forbid each. @source 000_8dc3042ab81c971c.txt §3.2 */
export function configurations(situation: Situation): readonly Configuration[] {
  return Array.from({ length: 16 }, (_, number) => ({
    number,
    cells: [0, 1, 2, 3].map((crossing) => (number >> crossing) & 1),
    forbiddenBy: ([0, 1, 2, 3] as const).filter(
      (line) => ((forbiddenByLine(line, situation[line]) >> number) & 1) === 1,
    ),
  }));
}

/** The four lines in words. */
export const lineNames = ['row 1', 'row 2', 'column 1', 'column 2'] as const;
