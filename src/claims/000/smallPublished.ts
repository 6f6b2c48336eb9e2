/** What 000 prints on small images: Figures 4 and 5, and the numbers of the text of section 4.1 that go with them. */
import figure4 from '../../../content/claims/000-figure-4.json' with { type: 'json' };
import figure5 from '../../../content/claims/000-figure-5.json' with { type: 'json' };

/** A published census. Lists are by class: simple, (2,2)-hard, some progress, no progress; null is not stated. */
export type PublishedCensus = {
  readonly side: number; // images are square
  readonly images: number;
  readonly rows: readonly (readonly number[])[]; // row, and the images of the four classes
  readonly totals: readonly number[];
  readonly percent: readonly number[]; // beneath the totals
  readonly unique: readonly (number | null)[]; // uniquely solvable
  readonly oneClue: readonly (number | null)[]; // solved by SimpleSolver after one well-chosen clue
  readonly uniqueNonSimple: number;
  readonly uniqueAll: number;
  readonly percentFour: number; // of the uniquely solvable non-simple ones, (2,2)-hard
  readonly percentBeyond: number; // of all uniquely solvable ones, neither simple nor (2,2)-hard
};

/** All images of 5x5. @source 000_8dc3042ab81c971c.txt Figure 4, §4.1 */
export const publishedFigure4: PublishedCensus = {
  side: 5,
  images: figure4.images,
  rows: figure4.rows,
  totals: figure4.totals,
  percent: [74.44, 0.94, 4.53, 20.08],
  unique: [null, null, 8400, 6720],
  oneClue: [null, null, 1_192_994, 6_124_630],
  uniqueNonSimple: 333_064,
  uniqueAll: 25_309_575,
  percentFour: 95.46,
  percentBeyond: 0.06,
};

/** All images of 6x6. @source 000_8dc3042ab81c971c.txt Figure 5, §4.1 */
export const publishedFigure5: PublishedCensus = {
  side: 6,
  images: figure5.images,
  rows: figure5.rows,
  totals: figure5.totals,
  percent: [70.76, 1.53, 6.65, 21.07],
  unique: [null, null, 57_158_639, 12_106_334],
  oneClue: [null, null, null, null],
  uniqueNonSimple: 1_119_951_439,
  uniqueAll: 49_745_060_370,
  percentFour: 93.82,
  percentBeyond: 0.14,
};
