/** The puzzles that the page to play on offers: some for every taste first, then the rest of the gallery by size. */
import { gallery } from '../../puzzles/gallery.ts';
import { offered } from '../../puzzles/offered.ts';
import type { Preset } from '../../puzzles/offered.ts';

const first = offered(
  'heart',
  'fourteen-sweeps',
  'difficulty-8',
  'hardest-5x5',
  'cat',
  'jwilk-022',
  'lambda',
  'hard-3.3',
);

const all = [...first, ...offered(...gallery.map(({ id }) => id))];

/** Sections of the list: a puzzle stands in the first whose longer side it does not exceed. */
const sections = [
  { most: 5, name: 'Up to 5\u00a0×\u00a05' },
  { most: 10, name: 'Up to 10\u00a0×\u00a010' },
  { most: 15, name: 'Up to 15\u00a0×\u00a015' },
  { most: 20, name: 'Up to 20\u00a0×\u00a020' },
  { most: Infinity, name: 'Larger' },
] as const;

/** Where each puzzle stands: the code says its size before anything else. */
function sectionOf({ code }: Preset): number {
  const [height = 0, width = 0] = code.split('_', 1)[0]!.split('x').map(Number);
  return sections.findIndex(({ most }) => Math.max(height, width) <= most);
}

const each = all.filter(({ code }, at) => all.findIndex((other) => other.code === code) === at);

const rest = each.slice(first.length);

const grouped = [
  { name: 'For every taste', presets: first },
  ...sections.map(({ name }, at) => ({
    name,
    presets: rest.filter((preset) => sectionOf(preset) === at),
  })),
];

/** Each puzzle once. */
export const presets: readonly Preset[] = grouped.flatMap((group) => group.presets);

const groupNames = new Map(
  grouped.flatMap(({ name, presets }) => presets.map(({ code }) => [code, name] as const)),
);

/** The section that a puzzle stands in; none for one that is not offered. @source none */
export const groupOfPreset = (code: string): string | undefined => groupNames.get(code);

/**
 * The puzzle to offer after one: the next of its section that is not solved, from the beginning again after the last; then
 * the first of any other.
 *
 * @returns null when all of them are solved
 * @source none
 */
export function nextPreset(code: string, isSolved: (code: string) => boolean): Preset | null {
  const here = presets.findIndex((preset) => preset.code === code);
  const later = [...presets.slice(here + 1), ...presets.slice(0, here + 1)];
  const open = later.filter((preset) => preset.code !== code && !isSolved(preset.code));
  const group = groupOfPreset(code);
  return open.find((preset) => groupOfPreset(preset.code) === group) ?? open[0] ?? null;
}
