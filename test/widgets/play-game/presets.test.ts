/** The puzzles to play: the shelf, then the book by what it is about; and the puzzle that follows another one. */
import { expect, test } from 'vitest';
import { formerHeroes } from '../../../src/puzzles/formerHero.ts';
import { gallery } from '../../../src/puzzles/gallery.ts';
import { shelf } from '../../../src/puzzles/shelf.ts';
import { bookGroups, nextPreset, presets } from '../../../src/widgets/play-game/presets.ts';

test('each puzzle of the gallery but the former hero is offered once: on the shelf under its number, or in the book', () => {
  const codes = presets.map(({ code }) => code);
  const now = gallery.filter(({ id }) => !(id in formerHeroes));
  expect(new Set(codes)).toEqual(new Set(now.map(({ code }) => code)));
  expect(new Set(codes).size).toBe(codes.length);
  const book = bookGroups.flatMap((group) => group.presets.map(({ code }) => code));
  expect([...shelf.map(({ code }) => code), ...book]).toEqual(codes);
  for (const [at, { title, name }] of shelf.entries()) {
    expect(presets[at]!.name).toBe(title);
    expect(presets[at]!.name).not.toContain(name); // which would give the picture away
  }
});

test('what a puzzle of the book shows tells it from the others of its size', () => {
  for (const { name, presets } of bookGroups) {
    expect(presets.length, name).toBeGreaterThan(1);
    const told = presets.map(({ note, name }) => `${note} ${name}`);
    expect(new Set(told).size).toBe(told.length);
  }
});

test('after one puzzle comes the next of its group that is not solved, then any, then none', () => {
  const [first, second, third] = presets;
  expect(nextPreset(first!.code, () => false)).toBe(second);
  expect(nextPreset(first!.code, (code) => code === second!.code)).toBe(third);
  expect(nextPreset(shelf.at(-1)!.code, () => false)).toBe(first);
  const solved = new Set(shelf.map(({ code }) => code));
  expect(nextPreset(first!.code, (code) => solved.has(code))).toBe(presets[shelf.length]);
  expect(nextPreset(first!.code, () => true)).toBeNull();
  expect(nextPreset('a puzzle of the reader', () => false)).toBe(first);
});
