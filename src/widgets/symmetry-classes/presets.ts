/** Pictures to begin with: one of each number of different turns and reflections, and one more of two. */
import { imageFromText } from '../../engine/board/image.ts';
import { encodeImage } from '../../formats/imageCode.ts';

export type SymmetryPreset = {
  readonly id: string;
  readonly name: string;
  readonly code: string; // of the picture
};

const preset = (id: string, name: string, rows: readonly string[]): SymmetryPreset => ({
  id,
  name,
  code: encodeImage(imageFromText(rows)),
});

/** The pictures of Figure 19 are lost in our copy; these stand for them. @source 001_a525a3e1210b0814.txt §4, Figure 19 */
export const presets: readonly SymmetryPreset[] = [
  preset('eight', 'Eight: a picture without symmetry', [
    '#....',
    '##...',
    '.###.',
    '..#..',
    '.....',
  ]),
  preset('four', 'Four: a fish', ['.#.#.', '.###.', '#####', '.###.', '..#..']),
  preset('two', 'Two: a band from corner to corner', ['##...', '###..', '.###.', '..###', '...##']),
  preset('two-turns', 'Two: a pinwheel', ['##..#', '.#.##', '..#..', '##.#.', '#..##']),
  preset('one', 'One: a star', ['..#..', '.###.', '##.##', '.###.', '..#..']),
];
