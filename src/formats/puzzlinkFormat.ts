/** Addresses of puzz.link and of other sites on pzprjs: `…/p?nonogram/WIDTH/HEIGHT/clues`. */
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { sizeProblem } from './limits.ts';
import { finish, onlyKnownClues, quoted, refused } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { decodeSlots, encodeSlots, slotsFrom, slotsOf } from './pzprSlots.ts';
import type { Slot } from './pzprSlots.ts';
import type { ToldPuzzle } from './told.ts';

/** The kind of puzzle, the sizes, the clues. Some sites put letters for settings before the sizes. */
const address =
  /^\s*(?:https?:\/\/[^\s?]+\?|[^\s?/]+\/p(?:\.html)?\?|\/?p(?:\.html)?\?)([a-z0-9_-]+)\/(?:[a-z]*\/)?(\d{1,9})\/(\d{1,9})(?:\/(\S*))?\s*$/i;

const alone = (message: string): PuzzleReading => refused('puzzlink', [{ line: 1, message }]);

function readPuzzlink(text: string): PuzzleReading {
  const [, type = '', first = '', second = '', tail = ''] = address.exec(text) ?? [];
  if (type !== 'nonogram' && type !== 'nonogram_edit')
    return alone(
      `The address is of the puzzle ${quoted(type)}: only those with "nonogram" can be read.`,
    );
  const [width, height] = [Number(first), Number(second)];
  const wrong = sizeProblem(height, width);
  if (wrong !== null) return alone(wrong);
  const body = tail.replace(/\/+$/, '');
  const decoded = decodeSlots(body);
  if ('wrong' in decoded)
    return alone(
      `The address cannot have ${quoted(body[decoded.wrong] ?? '')} as character ${decoded.wrong + 1} of its clues: copy it once more, whole.`,
    );
  const { slots } = decoded;
  const room = width * slotsOf(height) + height * slotsOf(width);
  if (slots.length > room)
    return alone('The address goes on after its last clue: part of it was added.');
  const problems: Problem[] = [];
  if (slots.includes('?'))
    problems.push({
      line: 1,
      message: `The address leaves clues unknown (the points): ${onlyKnownClues}`,
    });
  const columns = linesFrom(slots, 0, width, slotsOf(height), problems);
  const rows = linesFrom(slots, width * slotsOf(height), height, slotsOf(width), problems);
  return finish({ kind: 'puzzlink', rows, columns, problems });
}

/** The descriptions that lie in the slots, the clue nearest to the grid first. */
function linesFrom(
  slots: readonly Slot[],
  from: number,
  count: number,
  each: number,
  problems: Problem[],
): LocatedRuns[] {
  return Array.from({ length: count }, (_, at) => {
    const there = slots.slice(from + at * each, from + (at + 1) * each);
    const runs = there.filter((slot) => typeof slot === 'number').toReversed();
    if (runs.includes(0) && runs.length > 1)
      problems.push({
        line: 1,
        message: 'A 0 stands among other clues of a line in this address.',
      });
    return { runs: runs.length === 1 && runs[0] === 0 ? [] : runs, line: 1 };
  });
}

function writePuzzlink({ puzzle: { rows, columns } }: ToldPuzzle): string {
  const slots = [...slotsFrom(columns, rows.length), ...slotsFrom(rows, columns.length)];
  return `https://puzz.link/p?nonogram/${columns.length}/${rows.length}/${encodeSlots(slots)}\n`;
}

export const puzzlinkFormat: Format = {
  id: 'puzzlink',
  name: 'an address of puzz.link',
  label: 'puzz.link address',
  extensions: [],
  detect: (text) => address.test(text),
  read: (text) => [readPuzzlink(text)],
  writer: writerOfOne(writePuzzlink),
};
