/** The list of puzzles to play, in its sections, and the puzzle that follows another one. */
import { expect, test } from 'vitest';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { gallery } from '../../../src/puzzles/gallery.ts';
import { groupOfPreset, nextPreset, presets } from '../../../src/widgets/play-game/presets.ts';

const most: Readonly<Record<string, number>> = {
  'Up to 5\u00a0×\u00a05': 5,
  'Up to 10\u00a0×\u00a010': 10,
  'Up to 15\u00a0×\u00a015': 15,
  'Up to 20\u00a0×\u00a020': 20,
};

test('each puzzle of the gallery is offered once, in a section of its size', () => {
  const codes = presets.map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(gallery.map(({ code }) => code)));
  expect(new Set(codes).size).toBe(codes.length);
  const groups = codes.map(groupOfPreset);
  // side by side: a section is one stretch of the list
  expect(groups.filter((group, at) => group !== groups[at - 1])).toHaveLength(new Set(groups).size);
  for (const code of codes) {
    const { rows, columns } = decodePuzzle(code);
    const bound = most[String(groupOfPreset(code))] ?? Infinity;
    expect(Math.max(rows.length, columns.length)).toBeLessThanOrEqual(bound);
  }
});

test('after one puzzle comes the next of its section that is not solved, then any, then none', () => {
  const [first, second, third] = presets;
  expect(nextPreset(first!.code, () => false)).toBe(second);
  expect(nextPreset(first!.code, (code) => code === second!.code)).toBe(third);
  const group = presets.filter(({ code }) => groupOfPreset(code) === groupOfPreset(first!.code));
  expect(nextPreset(group.at(-1)!.code, () => false)).toBe(first);
  const solved = new Set(group.map(({ code }) => code));
  expect(nextPreset(first!.code, (code) => solved.has(code))).toBe(presets[group.length]);
  expect(nextPreset(first!.code, () => true)).toBeNull();
  expect(nextPreset('a puzzle of the reader', () => false)).toBe(first);
});
