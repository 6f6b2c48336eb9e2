/** The puzzles that the page to play on offers: some for every taste first, then the rest of the gallery. */
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

/** Each puzzle once. */
export const presets: readonly Preset[] = all.filter(
  ({ code }, at) => all.findIndex((other) => other.code === code) === at,
);
