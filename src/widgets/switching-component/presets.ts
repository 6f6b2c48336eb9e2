/** Pictures to look at: the one of 000, boards of its samples, and one whose several solutions need more than 2 x 2. */
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromText } from '../../engine/board/image.ts';
import { boardOf } from '../../experiments/density.ts';
import { encodeImage } from '../../formats/imageCode.ts';

export type SwitchingPreset = {
  readonly id: string;
  readonly name: string;
  readonly code: string; // of the picture
  readonly note: string; // what there is to see
};

/** A board of the stored runs: the first of its percentage. */
const sampled = (side: number, percentage: number): Grid =>
  boardOf(
    {
      height: side,
      width: side,
      model: 'exact',
      percentages: [percentage],
      boards: 1,
      seed: 2012,
    },
    0,
    0,
  );

const preset = (id: string, name: string, image: Grid, note: string): SwitchingPreset => ({
  id,
  name,
  code: encodeImage(image),
  note,
});

/** @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
export const presets: readonly SwitchingPreset[] = [
  preset(
    'figure-7',
    'The simplest, 2\u00a0×\u00a02',
    imageFromText(['#.', '.#']),
    'Figure 7 of Batenburg and Kosters: every line says 1, and two pictures fit.',
  ),
  preset(
    'two-filled',
    'Two filled cells, 6\u00a0×\u00a06',
    imageFromText(['......', '..#...', '......', '......', '.....#', '......']),
    'Two filled cells in different rows and different columns: always a switching component.',
  ),
  preset(
    'sampled-20',
    'A random board, 6\u00a0×\u00a06, 20 % filled',
    sampled(6, 20),
    'Few cells are filled, so nearly every board has some.',
  ),
  preset(
    'sampled-10x10',
    'A random board, 10\u00a0×\u00a010, 30 % filled',
    sampled(10, 30),
    'The first board of the stored run at this percentage.',
  ),
  preset(
    'sampled-30x30',
    'A random board, 30\u00a0×\u00a030, 50 % filled',
    sampled(30, 50),
    'Here they are rarer, but one is enough to spoil a puzzle.',
  ),
  preset(
    'larger',
    'Two solutions without one, 2\u00a0×\u00a04',
    imageFromText(['..##', '##..']),
    'Not everything is explained by two rows and two columns: here all eight cells must change at once.',
  ),
];
