/** 000, section 5: the open question for which p and q there are (p,q)-hard puzzles, answered for 5x5. */
import { grouped } from '../../notebook/plain/numbers.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import type { Question } from '../claim.ts';
import type { Kinds } from '../fourCounts.ts';

type Published = { readonly question: string; readonly beyond: number };

/** One set of minimal pairs, all of which such a puzzle is hard for. */
type Kind = {
  readonly pairs: string; // as `2,3 3,2`
  readonly images: number;
  readonly example: readonly string[];
};

type Ours = {
  readonly beyond: number; // uniquely solvable, neither simple nor (2,2)-hard
  readonly pairs: readonly (readonly [pair: string, images: number])[]; // a puzzle counts for each of its pairs
  readonly kinds: readonly Kind[];
};

/** Writes the kinds as plain data, the most frequent first. */
export function hardnessOf(kinds: Kinds, side: number): Ours {
  const pairs = new Map<string, number>();
  for (const [kind, { images }] of kinds)
    for (const pair of kind.split(' ')) pairs.set(pair, (pairs.get(pair) ?? 0) + images);
  return {
    beyond: [...kinds.values()].reduce((sum, { images }) => sum + images, 0),
    pairs: [...pairs].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
    kinds: [...kinds]
      .map(([kind, { images, example }]) => ({
        pairs: kind,
        images,
        example: formatGrid(imageFromIndex(side, side, example)),
      }))
      .toSorted((a, b) => b.images - a.images || (a.pairs < b.pairs ? -1 : 1)),
  };
}

export const hardKinds: Question<Published, Ours> = {
  id: '000-section-5-pq-hard',
  place: 'section 5; section 4.1 for the number of puzzles',
  title: 'The open question: "for what values of p and q do (p, q)-hard puzzles exist?"',
  published: { question: 'for what values of p and q', beyond: 8400 + 6720 },
  effort: 'minute',
  from: ['pq-hardness 5x5'],
  read(measured) {
    const { kinds } = measured.tally('pq-hardness 5x5');
    const ours = hardnessOf(
      new Map(
        Object.entries(kinds).map(([kind, { images, first }]) => [
          kind,
          { images, example: first },
        ]),
      ),
      5,
    );
    const named = ours.pairs.map(([pair, images]) => `(${pair}) ${grouped(images)}`);
    return {
      ours,
      note: `Answered for 5x5, over all uniquely solvable images that are neither simple nor (2,2)-hard: ${named.join(', ')}. A puzzle can be hard for several pairs, because the order of the pairs is partial; no other pair occurs. An added empty line keeps a puzzle’s hardness, so these pairs occur in all larger sizes, too; which others do there is not known to us.`,
    };
  },
  agrees: null,
  quote: 'for what values of p and q do (p, q)-hard puzzles exist?',
  ground: { kind: 'count', of: 'all 33,554,432 pictures of 5x5' },
  home: 'papers/batenburg-kosters/#beyond-two-rows-and-two-columns',
  what: 'for what values of p and q (p,q)-hard puzzles exist',
  says: ({ question }) => `“${question}”: asked`,
  finds: ({ beyond, pairs }) =>
    `5\u00a0×\u00a05, ${grouped(beyond)} puzzles: ${pairs.map(([pair, images]) => `(${pair}) ${grouped(images)}`).join(', ')}; no other pair`,
  remark:
    'a puzzle can be hard for several pairs, because their order is partial; an added empty line keeps a puzzle’s hardness, so each of these pairs occurs in larger sizes, too',
};
