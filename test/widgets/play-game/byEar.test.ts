/** A line of a game in words, for who does not see it. */
import { expect, test } from 'vitest';
import { parseLine } from '../../../src/engine/board/cell.ts';
import { lineText } from '../../../src/widgets/play-game/byEar.ts';

const puzzle = { rows: [[2], []], columns: [[1], [1], [], []] };
const game = (marks: string) => ({ puzzle, marks: parseLine(marks) });

test('a line says its numbers, and where it is filled, empty and unknown', () => {
  expect(lineText(game('????????'), 'H', 0)).toBe('Row 1: 2. Unknown 1 to 4.');
  expect(lineText(game('?1?0????'), 'H', 0)).toBe('Row 1: 2. Filled 2; empty 4; unknown 1 and 3.');
  expect(lineText(game('1?10????'), 'H', 0)).toBe('Row 1: 2. Filled 1 and 3; empty 4; unknown 2.');
});

test('a line that holds says so, one without numbers from the start', () => {
  expect(lineText(game('11??????'), 'H', 0)).toBe(
    'Row 1: 2. Filled 1 to 2; unknown 3 to 4. It holds.',
  );
  expect(lineText(game('????????'), 'H', 1)).toBe('Row 2: 0. Unknown 1 to 4. It holds.');
  expect(lineText(game('1???0???'), 'V', 0)).toBe('Column 1: 1. Filled 1; empty 2. It holds.');
});
