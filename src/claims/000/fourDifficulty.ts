/** 000, section 4.1 and Figure 3: (2,2)-difficulty over all 5x5 images. The pictures are lost in our copy. */
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { exact } from '../agree.ts';
import type { Claim, Question } from '../claim.ts';
import { firstFoundOf, fourDifficultiesOf } from '../fourCounts.ts';
import type { FirstFound, FourDifficulties } from '../fourCounts.ts';

type Published = { readonly images: number; readonly difficulty1: number };

type Ours = Published & {
  readonly byDifficulty: FourDifficulties['byDifficulty'];
  readonly firstFound: number; // images that the intersection which is found first solves
};

/** Of difficulty 1, though not by the intersection that is found first. */
const secondSolves = ['##...', '..#.#', '.##..', '#....', '.....'];

const onceText = ({ images, difficulty1 }: Published): string =>
  `${grouped(images)}; ${grouped(difficulty1)}`;

export const oneIntersection: Claim<Published, Ours> = {
  id: '000-section-4.1-224751',
  title: 'Of the 317,944 (2,2)-hard 5x5 images, 224,751 "have (2, 2)-difficulty 1"',
  published: { images: 317_944, difficulty1: 224_751 },
  effort: 'minute',
  read() {
    const { byDifficulty, firstFound } = fourDifficultiesOf(5, 5);
    const images = byDifficulty.reduce((sum, number) => sum + number, 0);
    const difficulty1 = byDifficulty[1] ?? 0;
    return {
      ours: { images, difficulty1, byDifficulty, firstFound },
      note: `By the definition of section 3.2, the least number of intersections, ${grouped(difficulty1)} have difficulty 1. The published number equals that of the images solved by the first successful intersection in reading order, ${grouped(firstFound)}; that it was counted so is likely, not known. For the others another one does it, or more than one is needed.`,
    };
  },
  outcome: '000-section-4.1-224751',
  quote:
    'Out of the 317,944 puzzles of this class, 224,751 could be solved by involving one successful (2, 2)-intersection; these puzzles have (2, 2)-difficulty 1',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'papers/batenburg-kosters/#how-many-intersections',
  what: '(2,2)-hard 5x5 pictures, and those of (2,2)-difficulty 1',
  says: onceText,
  finds: onceText,
  picture: secondSolves,
  remark:
    'the published number equals the number of pictures solved by the first intersection found in reading order',
  erratum: ({ difficulty1, firstFound }) => ({
    printed: '224,751 could be solved by involving one successful (2, 2)-intersection',
    read: `${grouped(difficulty1)} could be solved by involving one successful (2, 2)-intersection. (${grouped(firstFound)} equals the number of pictures solved by the first intersection found in reading order.)`,
    check: `Sweeps stop on the puzzle of ${secondSolves.join(' ')}. In reading order its first successful intersection, rows 1 and 2 with columns 1 and 3, does not finish it. The next one, rows 1 and 3 with the same columns, does.`,
  }),
  agrees: ({ images, difficulty1 }, published) =>
    images === published.images && difficulty1 === published.difficulty1,
};

const orderNames = {
  corners: 'reading order',
  rows: 'rows, then columns',
  columns: 'columns, then rows',
  most: 'most cells first',
} as const;

/** The evidence for what 224,751 counts: what other orders than reading order give. */
export const foundOrders: Question<number, FirstFound> = {
  id: '000-section-4.1-224751-orders',
  title:
    'Images that the first successful intersection solves, by the order in which they are found',
  published: 224_751,
  effort: 'minute',
  outcome: '000-section-4.1-224751-orders',
  quote: '224,751 could be solved by involving one successful (2, 2)-intersection',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'papers/batenburg-kosters/#how-many-intersections',
  what: 'pictures that the first intersection found solves, by the order of finding',
  says: grouped,
  finds: (found) =>
    Object.entries(orderNames)
      .map(([order, name]) => `${name} ${grouped(found[order as keyof FirstFound])}`)
      .join('; '),
  remark:
    'over all pictures, reading order from another corner gives the same, since a picture and its reflections change places',
  read: () => ({ ours: firstFoundOf(5, 5) }),
  agrees: null,
};

type Sweeps = { readonly sweeps: number; readonly intersections: number };

export const longestThenOne: Claim<Sweeps, Sweeps & { readonly images: number }> = {
  id: '000-figure-3-14-sweeps',
  place: 'Figure 3, second panel; section 4.1',
  title: 'A puzzle with 14 sweeps "before a single successful (2, 2)-intersection is needed"',
  published: { sweeps: 14, intersections: 1 },
  effort: 'minute',
  read() {
    const { oneByRow } = fourDifficultiesOf(5, 5);
    const sweeps = oneByRow.findLastIndex((images) => images > 0);
    return {
      ours: { sweeps, intersections: 1, images: oneByRow[sweeps] ?? 0 },
      note: 'Sweeps are counted as the rows of Figure 4 are. No image that one intersection solves has more.',
    };
  },
  agrees: ({ sweeps, intersections, images }, published) =>
    images > 0 && exact({ sweeps, intersections }, published),
  outcome: '000-figure-3-14-sweeps',
  quote:
    'for this puzzle 14 sweeps are used, before a single successful (2, 2)-intersection is needed',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'fig-five-captions',
  what: 'a puzzle of many sweeps, then a single intersection solves it',
  says: ({ sweeps }) => `${sweeps} sweeps`,
  finds: ({ sweeps, images }) => `${sweeps} sweeps, in ${inWords(images)} pictures`,
  remark: 'none has more',
};

type Hardest = {
  readonly difficulty: number;
  readonly images: number; // of that difficulty
  readonly higher: number; // images of difficulty 2 or more
  readonly grid: readonly string[]; // one of the hardest
};

export const higherDifficulty: Claim<string, Hardest> = {
  id: '000-figure-3-higher',
  place: 'Figure 3, third panel',
  title: '"(2, 2)-hard 5 x 5 Nonogram of higher (2, 2)-difficulty"',
  published: 'higher than 1',
  effort: 'minute',
  read() {
    const { byDifficulty, hardest } = fourDifficultiesOf(5, 5);
    const difficulty = byDifficulty.length - 1;
    const higher = byDifficulty.slice(2).reduce((sum, number) => sum + number, 0);
    const grid = formatGrid(imageFromIndex(5, 5, hardest));
    const images = byDifficulty[difficulty] ?? 0;
    return {
      ours: { difficulty, images, higher, grid },
      note: `Which puzzle was shown is lost. The highest (2,2)-difficulty of any 5x5 image is ${difficulty}.`,
    };
  },
  agrees: ({ higher }) => higher > 0,
  outcome: '000-figure-3-higher',
  quote: 'Figure 3, third panel, shows a puzzle with higher (2, 2)-difficulty',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'fig-many-intersections',
  what: 'a puzzle of higher (2,2)-difficulty',
  finds: ({ difficulty, images, higher }) =>
    `${grouped(higher)} pictures; the highest is ${difficulty}, in ${inWords(images)} of them`,
  remark: 'our copy has no picture of it',
};
