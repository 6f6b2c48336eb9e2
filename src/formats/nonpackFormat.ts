/** Several `.non` puzzles in one text, with a line `====` between each two, as mikix/nonogram-db has them. */
import type { Format } from './format.ts';
import { nonFormat, readNon, writeNon } from './nonFormat.ts';
import type { PuzzleReading } from './reading.ts';
import type { TextLine } from './textLines.ts';
import { linesOf } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

const border = /^[ \t]*={4,}[ \t]*$/;

/**
 * Reads every puzzle of a `.nonpack`.
 *
 * @source FORMAT.md of mikix/nonogram-db
 */
function readNonpack(text: string): readonly PuzzleReading[] {
  const parts: TextLine[][] = [[]];
  for (const line of linesOf(text)) {
    if (border.test(line.text)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts
    .filter((part) => part.some((line) => line.text.trim() !== ''))
    .map((part) =>
      readNon(part.map((line) => line.text).join('\n'), 'nonpack', (part[0]?.line ?? 1) - 1),
    );
}

/** Writes puzzles as a `.nonpack`. @source FORMAT.md of mikix/nonogram-db */
const writeNonpack = (puzzles: readonly ToldPuzzle[]): string =>
  puzzles.map(writeNon).join('====\n');

export const nonpackFormat: Format = {
  id: 'nonpack',
  name: 'a .nonpack',
  label: '.nonpack',
  extensions: ['nonpack'],
  detect: (text) => /^[ \t]*={4,}[ \t]*\r?$/m.test(text) && nonFormat.detect(text),
  read: readNonpack,
  writer: {
    write: writeNonpack,
    several: true,
    keeps: nonFormat.writer?.keeps ?? [],
    givesCells: true,
  },
};
