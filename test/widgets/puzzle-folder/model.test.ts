/** Five hundred files by a seed: what the table says of each is what was put into it. */
import { expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { formatClueText } from '../../../src/formats/clueText.ts';
import { lookInPieces } from '../../../src/methods/fileLook.ts';
import {
  collectedFrom,
  fileWords,
  folderRows,
  folderWords,
  needsLook,
  ordered,
  placeText,
  twinsOf,
  twinWords,
  unreadRow,
} from '../../../src/widgets/puzzle-folder/model.ts';
import type { FolderRow } from '../../../src/widgets/puzzle-folder/model.ts';
import { count, fileOf } from './files.ts';

const rows: readonly FolderRow[] = Array.from({ length: count }, (_, place) =>
  allPieces(lookInPieces(new TextEncoder().encode(fileOf(place)))).map((looked) => ({
    ...looked,
    file: `board-${place}.txt`,
    place,
  })),
).flat();

const twins = twinsOf(rows);

test('of 500 files each is read, or said why not', () => {
  expect(rows).toHaveLength(count);
  for (const { problem, place, code } of rows) {
    expect([place, problem !== '']).toEqual([place, place % 25 === 24]);
    expect(code === null).toBe(problem !== '');
  }
  expect(rows.filter(({ solutions }) => solutions === 'one').length).toBeGreaterThan(150);
  expect(rows.filter(({ solutions }) => solutions === 'several').length).toBeGreaterThan(20);
});

test('solutions, method and sweeps are those of the solver', () => {
  for (const { code, solutions, sweeps, kind } of rows.filter((_, at) => at % 7 === 0)) {
    if (code === null) continue;
    const collected = collectedFrom(rows.find((row) => row.code === code)!)!;
    expect(collected.grade).toBe(kind);
    expect(sweeps !== null).toBe(kind === 'sweeps');
    expect(['one', 'several']).toContain(solutions);
  }
  const [first] = rows;
  expect(first!.solutions).toBe(
    solve(puzzleOf({ height: 1, width: 1, cells: Uint8Array.of(1) })).status,
  );
});

test('every file that is an earlier one turned is its twin, and is said to be', () => {
  for (const [at, twin] of twins.entries())
    if (at % 10 === 9 && at % 25 !== 24 && (at - 5) % 25 !== 24) {
      expect([at, twin]).not.toEqual([at, null]);
      expect(twinWords(rows, at, twin)).toMatch(/^\d+, (the same|a (quarter|half) turn|mirrored)/);
    }
  expect(twins.filter((twin) => twin !== null).length).toBeGreaterThanOrEqual(30);
  expect(twinWords(rows, 0, null)).toBe('');
  expect(needsLook(rows[0]!, { row: 3, colours: false })).toBe(true);
});

test('a picture with its colours exchanged is told as such', () => {
  const texts = [
    [1, 1, 1, 1, 0, 1, 1, 1, 1],
    [0, 0, 0, 0, 1, 0, 0, 0, 0],
  ].map((cells) =>
    formatClueText(puzzleOf({ height: 3, width: 3, cells: Uint8Array.from(cells) })),
  );
  const two = texts.flatMap((text, place) =>
    allPieces(lookInPieces(new TextEncoder().encode(text))).map((looked) => ({
      ...looked,
      file: `${place}`,
      place,
    })),
  );
  expect(twinsOf(two)).toEqual([null, { row: 0, colours: true }]);
  expect(twinWords(two, 1, { row: 0, colours: true })).toBe('1, colours exchanged');
});

test('the rows go into a file in the order of the files, whichever was done before', () => {
  expect(ordered(rows.toReversed())).toEqual(rows);
  const file = folderRows(rows, twins);
  expect(file).toHaveLength(count + 1);
  expect(new Set(file.map((row) => row.length)).size).toBe(1);
  expect(placeText(count, rows)).toBe('500 files, 480 puzzles');
  expect(folderWords(rows, twins)).toMatch(/with one solution, .* and \d+ a twin of another\.$/);
  expect(folderWords([], [])).toBe('No puzzle yet.');
  const bad = unreadRow('a.bin', 3, 'It is too large.');
  expect([collectedFrom(bad), fileWords(bad), needsLook(bad, null)]).toEqual([null, 'a.bin', true]);
  expect(fileWords({ ...bad, number: 2, of: 3 })).toBe('a.bin, 2 of 3');
  const misprints = [
    ['', false],
    ['', true],
    ['row 1', true],
  ] as const;
  const table = folderRows(
    misprints.map(([misprint, stopped]) => ({ ...bad, misprint, stopped })),
    [null, null, null],
  );
  expect(table.map((row) => row[11])).toEqual([
    'misprint',
    '',
    'none found: only the first 4,000 changes tried',
    'row 1; only the first 4,000 changes tried',
  ]);
});
