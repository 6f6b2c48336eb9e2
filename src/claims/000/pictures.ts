/** 000, section 4.2 and the right panel of Figure 6: how many pictures there are at each percentage of filled cells. */
import { binomialCoefficient, binomialDistribution } from '../../engine/board/binomial.ts';
import {
  fixed,
  grouped,
  percent,
  percentage,
  sizeText,
  spacedSizes,
} from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import type { CurveClaim } from './curveClaim.ts';
import { exactSide, levelOf, simpleByFilled } from './exactCurve.ts';

const cells = exactSide ** 2;

type Outside = { readonly size: string; readonly percentOutside: number };

const outside = (): readonly Outside[] =>
  [6, 10, 30].map((side) => {
    const cells = side * side;
    let outside = 0;
    for (const [filled, share] of binomialDistribution(cells).entries())
      if (100 * filled < 40 * cells || 100 * filled > 60 * cells) outside += share;
    return { size: `${side}x${side}`, percentOutside: 100 * outside };
  });

const outsideText = ({ size, percentOutside }: Outside): string =>
  `${spacedSizes(size)}: ${percentOutside < 0.001 ? 'under 0.001' : fixed(percentOutside, 1)}\u00a0%`;

export const outside40to60: CurveClaim<string, readonly Outside[]> = {
  id: '000-section-4.2-outside-40-60',
  place: 'section 4.2; Figure 6, right',
  title: 'Images with less than 40 % or more than 60 % filled cells: their share "is negligible"',
  quote:
    'The relative number of Nonograms for which less than 40% or more than 60% is black is negligible',
  published: 'negligible',
  read() {
    const ours = outside();
    const [small, medium] = ours;
    return {
      ours,
      note: `Not for 6x6, of which the sentence speaks: ${fixed(small?.percentOutside ?? NaN, 1)} % of all images lie outside. It becomes true as the size grows: ${fixed(medium?.percentOutside ?? NaN, 1)} % for 10x10, nothing that could be drawn for 30x30. Probably the shape of the curve was meant, not the sum of its tails.`,
    };
  },
  oursFrom: outside,
  reading: 'less than one in a hundred, for the size that the sentence is about',
  agrees: (ours) => (ours[0]?.percentOutside ?? 100) < 1,
  erratum: ([small, ...larger]) => ({
    printed:
      'The relative number of Nonograms for which less than 40% or more than 60% is black is negligible',
    read: `… is nearly a quarter for ${sizeText(6, 6)} (${small === undefined ? '' : percentage(small.percentOutside, 1)}), and becomes negligible as the size grows (${larger.map(outsideText).join(', ')})`,
    check: 'Add up C(36, k) for k from 0 to 14 and from 22 to 36, and divide by 2^36.',
  }),
  ground: { kind: 'proof' },
  home: 'papers/batenburg-kosters/#how-many-pictures-there-are',
  what: 'pictures with less than 40 % or more than 60 % filled',
  says: (word) => `their share is ${word}`,
  finds: (sizes) => sizes.map(outsideText).join(', '),
  remark:
    'not for 6\u00a0×\u00a06, which the sentence is about; it becomes true as the size grows. Perhaps the shape of the curve was meant, not the sum of its ends',
};

type Huge = { readonly images: number; readonly share: number };

export const stillHuge: Claim<string, Huge> = {
  id: '000-section-4.2-still-huge',
  title: 'The absolute number of puzzles with less than 40 % or more than 60 % “can still be huge”',
  quote: 'even though the absolute number of such puzzles can still be huge',
  published: 'can still be huge',
  ground: { kind: 'count', of: 'all 68,719,476,736 pictures of 6x6, by their filled cells' },
  reading: 'more of 6x6 than there are pictures of 5x5 at all',
  home: 'papers/batenburg-kosters/#how-many-pictures-there-are',
  what: 'pictures with less than 40 % or more than 60 % filled, in number',
  finds: ({ images, share }) => `${grouped(images)} of 6\u00a0×\u00a06, ${percent(share, 1)}`,
  read() {
    let images = 0;
    for (let filled = 0; filled <= cells; filled++)
      if (100 * filled < 40 * cells || 100 * filled > 60 * cells)
        images += Number(binomialCoefficient(cells, filled));
    return { ours: { images, share: images / 2 ** cells } };
  },
  agrees: ({ images }) => images > 2 ** 25,
};

type Middle = { readonly filled: number; readonly images: number; readonly mirrored: boolean };

/** "the actual number of possible Nonograms … following a binomial distribution centered at 50%". */
export const binomialMiddle: Claim<number, Middle> = {
  id: '000-section-4.2-binomial',
  proof:
    'A picture of N cells with f filled ones is a choice of f cells. There are C(N, f) of them: the binomial coefficients, which grow up to f = N/2 and fall from there, alike on both sides.',
  place: 'section 4.2; Figure 6, right',
  title: 'The number of images at a percentage of filled cells is binomial, "centered at 50%"',
  quote:
    'the actual number of possible Nonograms having a given percentage of black pixels varies enormously as a function of that percentage, following a binomial distribution centered at 50%',
  published: 50,
  read() {
    const ways = Array.from({ length: cells + 1 }, (_, filled) =>
      Number(binomialCoefficient(cells, filled)),
    );
    const images = Math.max(...ways);
    const mirrored = ways.every((count, filled) => count === ways[cells - filled]);
    return { ours: { filled: ways.indexOf(images), images, mirrored } };
  },
  agrees: ({ filled, mirrored }, published) => mirrored && (100 * filled) / cells === published,
  ground: { kind: 'proof' },
  home: 'papers/batenburg-kosters/#how-many-pictures-there-are',
  what: 'how many pictures there are at a percentage',
  says: (middle) => `binomial, centred at ${percentage(middle)}`,
  finds: ({ filled, images }) =>
    `${sizeText(6, 6)}: most with ${filled} of ${cells} cells filled, ${grouped(images)}, and as many with more as with fewer`,
  remark: 'of pictures; several pictures can be solutions of one puzzle',
};

/** "As the percentage of black pixels increases towards 50%, the number of possible patterns for each line increases as well." */
export const patterns: Claim<string, readonly number[]> = {
  id: '000-section-4.2-patterns',
  title:
    'As the percentage of filled cells rises to 50 %, so does the number of patterns for a line',
  quote:
    'As the percentage of black pixels increases towards 50%, the number of possible patterns for each line increases as well',
  published: 'increases',
  read: () => ({
    ours: [0, 1, 2, 3].map((filled) => Number(binomialCoefficient(exactSide, filled))),
  }),
  agrees: (counts) => counts.every((count, at) => at === 0 || count > (counts[at - 1] ?? count)),
  ground: { kind: 'count', of: 'all lines of six cells' },
  home: 'papers/batenburg-kosters/#two-filled-cells',
  what: 'possible patterns for a line, as the percentage filled rises to 50 %',
  says: 'increase',
  finds: (counts) => `${counts.join(', ')} for none to three of six cells`,
};

type Ends = { readonly filled: readonly number[]; readonly shares: readonly number[] };

/** Solvability and density: fewest, half, and nearly all cells filled. */
export const correlation: Claim<string, Ends> = {
  id: '000-section-4.2-correlation',
  title:
    'Solvability has "a complicated, but apparent, correlation with the percentage of black pixels"',
  quote:
    'Solvability seems to have a complicated, but apparent, correlation with the percentage of black pixels of the images',
  published: 'complicated, but apparent',
  effort: 'hours',
  from: ['probing-levels 6x6'],
  reading: 'the share of simple puzzles falls first, and then rises',
  read(measured) {
    const simple = simpleByFilled(measured.tally('probing-levels 6x6'));
    const filled = [0, 7, 18, 30];
    const shares = filled.map((one) => {
      const { count, n } = levelOf(simple, one);
      return count / n;
    });
    return { ours: { filled, shares } };
  },
  agrees({ shares: [none = 0, few = 0, half = 0, most = 0] }) {
    return none > few && few < half && half < most;
  },
  ground: { kind: 'count', of: 'all pictures of 6x6 with so many filled cells' },
  home: 'fig-classes-6x6',
  what: 'solvability and the percentage of filled cells',
  says: (text) => `a correlation, ${text}`,
  finds: ({ filled, shares }) =>
    `${sizeText(6, 6)}: ${shares.map((share) => percent(share)).join(', ')} are simple with ${filled.join(', ')} cells filled`,
};
