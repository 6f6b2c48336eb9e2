/** Pictures to begin with: one of each number of different turns and reflections, and one more of two. */
import { offeredPictures } from '../../puzzles/offered.ts';

export const presets = offeredPictures(
  { id: 'no-symmetry', name: 'Eight: a picture without symmetry' },
  { id: 'fish', name: 'Four: a fish' },
  { id: 'band', name: 'Two: a band from corner to corner' },
  { id: 'pinwheel', name: 'Two: a pinwheel' },
  { id: 'star', name: 'One: a star' },
);
