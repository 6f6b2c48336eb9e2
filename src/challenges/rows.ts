/** Whether a row is what a task asks for. */
import { FILLED, UNKNOWN, formatLine } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { describeLine } from '../engine/board/description.ts';
import { lineOf } from '../engine/board/image.ts';
import { fits, unknownLine } from '../engine/line/fits.ts';
import { settle } from '../engine/line/settle.ts';
import { counted } from '../notebook/plain/numbers.ts';
import type { RowCondition, ChallengeVerdict } from './challenge.ts';

/** The longest run of a picture, in any line. */
export function longestRun(image: Grid): number {
  const lines = [
    ...Array.from({ length: image.height }, (_, row) => lineOf(image, 'H', row)),
    ...Array.from({ length: image.width }, (_, column) => lineOf(image, 'V', column)),
  ];
  return Math.max(0, ...lines.flatMap((line) => describeLine(line)));
}

/** What stands against a row; null where it is as asked. */
function refusal(line: Uint8Array, condition: RowCondition): Omit<ChallengeVerdict, 'met'> | null {
  const clues = describeLine(line);
  const blank = unknownLine(line.length);
  const no = (
    says: string,
    shownLine: Uint8Array | null = null,
    title = '',
  ): Omit<ChallengeVerdict, 'met'> => ({
    says,
    shows:
      shownLine === null
        ? null
        : {
            title,
            grid: { height: 1, width: line.length, cells: shownLine },
            puzzle: null,
            marked: [...shownLine.keys()].filter((at) => shownLine[at] !== UNKNOWN),
          },
  });
  switch (condition.kind) {
    case 'filled': {
      const filled = line.filter((cell) => cell === FILLED).length;
      return filled >= condition.least
        ? null
        : no(`${counted(filled, 'cell')} filled; the task asks for ${condition.least} or more.`);
    }
    case 'runs':
      return clues.length >= condition.least
        ? null
        : no(
            `It has ${counted(clues.length, 'run')}; the task asks for ${condition.least} or more.`,
          );
    case 'fits': {
      const ways = [...fits(blank, clues)];
      const own = formatLine(line);
      const other = ways.find((way) => formatLine(way) !== own) ?? null;
      return ways.length === condition.exactly
        ? null
        : no(
            `Its clues fit in ${counted(ways.length, 'way')}; the task asks for ${condition.exactly}.`,
            other,
            'Another way that they fit',
          );
    }
    case 'tells-nothing': {
      const settled = settle(blank, clues) ?? blank;
      const certain = settled.filter((cell) => cell !== UNKNOWN).length;
      return certain === 0
        ? null
        : no(
            `All ways to fit its clues agree on ${counted(certain, 'cell')}.`,
            settled,
            'What all ways agree on',
          );
    }
  }
}

/** The first thing that stands against a row. */
export function rowRefusal(
  line: Uint8Array,
  wants: readonly RowCondition[],
): Omit<ChallengeVerdict, 'met'> | null {
  for (const condition of wants) {
    const found = refusal(line, condition);
    if (found !== null) return found;
  }
  return null;
}
