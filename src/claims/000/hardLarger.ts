/** 000, section 5: for which p and q there are (p,q)-hard puzzles of six by six, as far as random pictures show. */
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { createHardnessCensus } from '../../engine/census/pqHardnessCensus.ts';
import { createSmallFour, FOUR_SOLVED } from '../../engine/census/smallFour.ts';
import { createSmallSearch, isOnlySolution } from '../../engine/census/smallFourSearch.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';

const side = 6;
const seed = 1;
/** Pictures drawn: a quarter of an hour. */
const drawn = 40_000_000;

/** One pair of the question: pictures that are hard for it, and the first one found. */
type SampledPair = {
  readonly pair: string; // as `2,3`
  readonly images: number;
  readonly example: readonly string[];
};

export type SampledHardness = {
  readonly images: number;
  readonly beyond: number; // of those, with one solution that FourSolver does not find
  readonly pairs: readonly SampledPair[]; // p up to q: turned by a quarter, p and q change places
};

/**
 * Draws pictures and looks for which pairs those are hard that have one solution and are beyond FourSolver.
 *
 * @param images - how many to draw, all pictures alike
 * @source 000_8dc3042ab81c971c.txt §5 ("for what values of p and q do (p, q)-hard puzzles exist?")
 */
export function sampledHardness(images: number): SampledHardness {
  const census = createHardnessCensus(side, side);
  const four = createSmallFour(side, side);
  const search = createSmallSearch(four.board);
  const random = boardRandom(seed, side, side, 0, 0);
  const found = new Map<string, { images: number; readonly first: number }>();
  let beyond = 0;
  for (let at = 0; at < images; at++) {
    const image = random.next() * 2 ** (side * side - 32) + random.below(2 ** (side * side - 32));
    if (four.classify(image) <= FOUR_SOLVED || !isOnlySolution(search, image)) continue;
    beyond++;
    for (const pair of upright(census.kindOf(image) ?? '')) {
      const seen = found.get(pair);
      if (seen === undefined) found.set(pair, { images: 1, first: image });
      else seen.images++;
    }
  }
  const pairs = [...found]
    .map(([pair, { images: hard, first }]) => ({
      pair,
      images: hard,
      example: formatGrid(imageFromIndex(side, side, first)),
    }))
    .toSorted((a, b) => b.images - a.images || (a.pair < b.pair ? -1 : 1));
  return { images, beyond, pairs };
}

/** The pairs of a kind, each with the smaller number first, once. */
const upright = (kind: string): ReadonlySet<string> =>
  new Set(
    kind.split(' ').map((pair) => {
      const [p = '', q = ''] = pair.split(',');
      return p <= q ? pair : `${q},${p}`;
    }),
  );

export const hardLarger: Question<string, SampledHardness> = {
  id: '000-section-5-pq-hard-6x6',
  title: 'The open question for 6x6: “for what values of p and q do (p, q)-hard puzzles exist?”',
  quote:
    'The distribution of Nonograms over each of the possible difficulty levels is still to be revealed',
  published: 'for what values of p and q',
  effort: 'minute',
  outcome: '000-section-5-pq-hard-6x6',
  ground: ({ images }) => ({ kind: 'sample', n: images, unit: 'pictures of 6x6' }),
  home: 'papers/batenburg-kosters/#hard-puzzles-on-larger-boards',
  what: 'for what values of p and q (p,q)-hard puzzles of 6x6 exist',
  says: (words) => `“${words}”: asked`,
  finds: ({ beyond, pairs }) =>
    `of ${grouped(beyond)} puzzles beyond FourSolver: ${pairs.map(({ pair, images }) => `(${pair}) ${grouped(images)}`).join(', ')}`,
  remark:
    'of a puzzle that is hard for (p,q), the turned one is hard for (q,p), so p stands first where it is smaller; a pair that a sample does not have may exist',
  read: () => ({ ours: sampledHardness(drawn), seed }),
  agrees: null,
};
