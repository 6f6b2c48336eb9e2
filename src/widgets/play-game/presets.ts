/** The puzzles that the page to play on offers: the pictures of the shelf, then those of the book by what they are about. */
import { inferring } from '../../puzzles/inferring.ts';
import { intersecting } from '../../puzzles/intersecting.ts';
import { lost } from '../../puzzles/lost.ts';
import { offered } from '../../puzzles/offered.ts';
import type { Preset } from '../../puzzles/offered.ts';
import type { PuzzleId } from '../../puzzles/gallery.ts';
import { pictures } from '../../puzzles/pictures.ts';
import { probed } from '../../puzzles/probed.ts';
import { real } from '../../puzzles/real.ts';
import { several } from '../../puzzles/several.ts';
import { onShelf, shelf } from '../../puzzles/shelf.ts';
import { strips } from '../../puzzles/strips.ts';
import { sweeping } from '../../puzzles/sweeping.ts';

/** Puzzles with a heading. */
export type PresetGroup = { readonly name: string; readonly presets: readonly Preset[] };

const group = (name: string, ...files: readonly object[]): PresetGroup => {
  const ids = files.flatMap((file) => Object.keys(file)) as PuzzleId[];
  return { name, presets: offered(...ids).filter(({ code }) => onShelf(code) === null) };
};

const onTheShelf: PresetGroup = {
  name: 'Pictures',
  presets: offered(...shelf.map(({ id, title }) => ({ id, name: title }))),
};

/** What the book is about, each puzzle there for something that it shows. */
export const bookGroups: readonly PresetGroup[] = [
  group('Puzzles of others', real),
  group('Sweeps', sweeping, strips),
  group('Pairs of lines and chains', intersecting),
  group('Probing', probed),
  group('What must be so', inferring),
  group('Several solutions, and pictures that switch', several, pictures),
  group('In place of lost figures', lost),
];

const groups = [onTheShelf, ...bookGroups];

/** Each puzzle once. */
export const presets: readonly Preset[] = groups.flatMap((one) => one.presets);

const groupNames = new Map(
  groups.flatMap(({ name, presets }) => presets.map(({ code }) => [code, name] as const)),
);

/**
 * The puzzle to offer after one: the next of its group that is not solved, from the beginning again after the last; then
 * the first of any other.
 *
 * @returns null when all of them are solved
 */
export function nextPreset(code: string, isSolved: (code: string) => boolean): Preset | null {
  const here = presets.findIndex((preset) => preset.code === code);
  const later = [...presets.slice(here + 1), ...presets.slice(0, here + 1)];
  const open = later.filter((preset) => preset.code !== code && !isSolved(preset.code));
  const group = groupNames.get(code);
  return open.find((preset) => groupNames.get(preset.code) === group) ?? open[0] ?? null;
}
