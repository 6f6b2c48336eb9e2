/** 000, Figure 4, column 2: the simple 5x5 images by difficulty, and their total. */
import figure4 from '../../../content/claims/000-figure-4.json' with { type: 'json' };
import { exact } from '../agree.ts';
import type { Claim, Ground } from '../claim.ts';
import { shareText, simpleShareOf } from '../simpleShare.ts';
import type { SimpleShare } from '../simpleShare.ts';

/** Column 2 as printed: `[difficulty, simple images]`, difficulty 1 to 19. */
export const publishedSimple: readonly (readonly [difficulty: number, images: number])[] =
  figure4.rows.map(([difficulty = 0, simple = 0]) => [difficulty, simple]);

/** In row 2 of Figure 4, last column: the opening horizontal sweep fixes cells, and then nothing does. */
export const onceTouched = ['..###', '###..', '.....', '.....', '.....'];

/** What the counts of 5x5 are of. */
export const allOfFive: Ground = { kind: 'count', of: 'all 33,554,432 pictures' };

type Rows = readonly (readonly [difficulty: number, images: number])[];

export const figure4Simple: Claim<Rows, Rows> = {
  id: '000-figure-4-simple',
  place: 'Figure 4, column 2',
  title: 'Simple 5x5 images by difficulty, over all 33,554,432 images',
  published: publishedSimple,
  effort: 'minute',
  from: ['difficulty-count 5x5'],
  quote: 'the second column has the number of simple puzzles of this difficulty',
  ground: allOfFive,
  home: 'fig-difficulty',
  what: 'simple 5x5 pictures by difficulty',
  says: (rows) => `${rows.length} rows`,
  finds: (rows) =>
    `${rows.filter(([difficulty, count]) => publishedSimple[difficulty - 1]?.[1] === count).length} rows the same`,
  remark: 'row by row in the figure',
  read(measured) {
    const { simple, hardest } = measured.tally('difficulty-count 5x5');
    const most = Math.max(hardest.difficulty, publishedSimple.length);
    return {
      ours: Array.from({ length: most }, (_, i) => [i + 1, simple[i + 1] ?? 0] as const),
    };
  },
  agrees: exact,
};

export const figure4Total: Claim<SimpleShare, SimpleShare & { readonly images: number }> = {
  id: '000-figure-4-simple-total',
  place: 'Figure 4, column 2, total; section 4.1',
  title: 'Simple 5x5 images in all',
  published: { simple: figure4.totals[0] ?? 0, percent: 74.44 },
  effort: 'minute',
  from: ['difficulty-count 5x5'],
  quote: '24,976,511 … 74.44%',
  ground: allOfFive,
  home: 'fig-difficulty',
  what: 'simple 5x5 pictures in all',
  says: shareText,
  finds: shareText,
  read(measured) {
    const { all: images, ...share } = simpleShareOf(measured.tally('difficulty-count 5x5'));
    return { ours: { ...share, images } };
  },
  agrees: (ours, published) =>
    ours.simple === published.simple && ours.percent === published.percent,
};
