/** Writes puzzles as JSON, in the form of the command line. */
import { formatGrid } from '../engine/board/image.ts';
import { cleanDetails, details } from './told.ts';
import type { ToldPuzzle } from './told.ts';

/** A puzzle in the form of the command line, a line of text for each member. */
function membersText(puzzle: ToldPuzzle, indent: string): string {
  const { rows, columns, clues } = puzzle.puzzle;
  const told = cleanDetails(puzzle);
  const drawn = (cells: Uint8Array): readonly string[] =>
    formatGrid({ height: rows.length, width: columns.length, cells });
  const members: [string, unknown][] = [
    ...(told.name === undefined ? [] : [['name', told.name] as [string, unknown]]),
    ['rows', rows],
    ['cols', columns],
    ...(clues === undefined ? [] : [['clues', drawn(clues)] as [string, unknown]]),
    ...details.flatMap((detail): [string, unknown][] =>
      detail === 'name' || told[detail] === undefined ? [] : [[detail, told[detail]]],
    ),
    ...(puzzle.goal === undefined ? [] : [['goal', drawn(puzzle.goal)] as [string, unknown]]),
  ];
  const lines = members.map(
    ([key, value]) => `${indent} ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `${indent}{\n${lines.join(',\n')}\n${indent}}`;
}

/** Writes puzzles as JSON: one as an object, several as a list. */
export function writeJson(...puzzles: readonly ToldPuzzle[]): string {
  const [first] = puzzles;
  if (puzzles.length === 1 && first !== undefined) return `${membersText(first, '')}\n`;
  return `[\n${puzzles.map((puzzle) => membersText(puzzle, ' ')).join(',\n')}\n]\n`;
}
