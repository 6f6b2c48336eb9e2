/** Small texts of every format, most of them with one thing wrong, and all that is said of each (answers.json). */
import { describe, expect, test } from 'vitest';
import answers from './answers.json' with { type: 'json' };
import { readPuzzles } from '../../src/formats/detect.ts';
import { formats } from '../../src/formats/formats.ts';
import { pictureFormat } from '../../src/formats/pictureFormat.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import type { PuzzleReading } from '../../src/formats/reading.ts';
import { details } from '../../src/formats/told.ts';

/** A reading in a line: the puzzle as a code and what is told of it, or each problem with its place. */
function inALine(reading: PuzzleReading): string {
  if ('problems' in reading) {
    const problems = reading.problems.map(
      ({ line, column, message }) =>
        `${line}${column === undefined ? '' : `:${column}`} ${message}`,
    );
    return `${reading.kind} refuses: ${problems.join(' / ')}`;
  }
  const { kind, puzzle, goal, note } = reading;
  // what a text does not tell is absent
  expect([...Object.values(reading), ...Object.values(puzzle)]).not.toContain(undefined);
  const told = details.flatMap((one) =>
    reading[one] === undefined ? [] : [` ${one}=${reading[one]}`],
  );
  const picture = goal === undefined ? '' : ` goal=${goal.join('')}`;
  return `${kind} reads ${encodePuzzle(puzzle)}${told.join('')}${picture}${note === undefined ? '' : ` (${note})`}`;
}

describe('what is said of', () => {
  test.each(Object.entries(answers))('%s', (_, texts) => {
    expect(
      Object.fromEntries(
        Object.keys(texts).map((text) => [text, readPuzzles(text).map(inALine).join('\n')]),
      ),
    ).toEqual(texts);
  });

  test('texts of every format', () => {
    const missing = formats.filter(({ id }) => !(id in answers)).map(({ id }) => id);
    expect(missing).toEqual(['nonpack']); // parts of it are .non files
  });
});

test('a picture with any other sign says which, though no text with one is taken for a picture', () => {
  expect(pictureFormat.read('#x').map(inALine)).toEqual([
    'picture refuses: 1:2 "x" is not a cell of a picture: use # or 1 for filled, . or 0 for empty.',
  ]);
});
