/** The puzzles that the stepper offers, one a phenomenon. */
import { offered } from '../../puzzles/offered.ts';
import type { Preset } from '../../puzzles/offered.ts';

/** In order of difficulty of the idea, not of the puzzle. */
export const presets = offered(
  'heart',
  '001-figure-1',
  '1-against-2',
  '1-against-2-smallest',
  'hardest-5x5',
  'hardest-5x5-turned',
  'hardest-6x6',
  'switch',
  'no-solution',
  'cat',
  'long-25x25',
  'random-30x30',
);

/** Which presets a figure offers, by the name that a page gives. */
const lists: Readonly<Record<string, readonly Preset[]>> = {
  first: offered('heart', '001-figure-1', 'cat'),
  directions: offered('1-against-2', '1-against-2-smallest', 'hardest-5x5', 'hardest-5x5-turned'),
  strips: offered('strips-18x18', 'strips-34x34', 'dense-20x21', 'mirrored-20x21'),
  four: offered('row-of-four', 'heart', 'hardest-5x5'),
  ends: offered('heart', 'switch', 'no-solution'),
};

/** The presets of a list: `first`, `directions`, `four`, `ends`, or all of them for another name or none. */
export const presetList = (name = ''): readonly Preset[] => lists[name] ?? presets;
