/** 001, sections 4.2 and 5: would set-probing solve the uniquely solvable images that no single probe decides? Answered for 5x5. */
import { grouped } from '../../notebook/plain/numbers.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { imagesByWay, PROBING_WAYS, probingBeyond } from '../../experiments/probingBeyond.ts';
import type { ProbingBeyondTally } from '../../experiments/probingBeyond.ts';
import type { Question } from '../claim.ts';

type Published = { readonly question: string; readonly left: number };

/** Images of one least way of probing and one set of minimal (p,q), up to exchange of p and q. */
type Kind = {
  readonly kind: string; // `agreement 2,3 3,3`
  readonly images: number;
  readonly groups: number;
  readonly example: readonly string[];
};

/** The uniquely solvable images of a size that are not simple. */
export type Beyond = {
  /** Those that no single probe decides. */
  readonly left: number;
  /** `[way, images, of them beyond FourSolver]`: the least way that solves an image. */
  readonly ways: readonly (readonly [way: string, images: number, beyondFour: number])[];
  readonly kinds: readonly Kind[]; // the most frequent first
};

/** Writes a tally as plain data. */
export function beyondOf(tally: ProbingBeyondTally, height: number, width: number): Beyond {
  const images = imagesByWay(tally);
  const beyondFour = imagesByWay(tally, true);
  return {
    left: images.slice(1).reduce((sum, count) => sum + count, 0),
    ways: PROBING_WAYS.map((way, at) => [way, images[at] ?? 0, beyondFour[at] ?? 0] as const),
    kinds: Object.entries(tally)
      .map(([kind, { images, groups, first }]) => ({
        kind,
        images,
        groups,
        example: formatGrid(imageFromIndex(height, width, first)),
      }))
      .toSorted((a, b) => b.images - a.images || (a.kind < b.kind ? -1 : 1)),
  };
}

export const beyondOnce: Question<Published, Beyond> = {
  id: '001-section-5-set-probing',
  place: 'section 4.2, section 5',
  title:
    '5x5: "By applying a Set-Probing approach", the 2,462 uniquely solvable images of the rest "might be classified as uniquely solvable"',
  published: { question: 'might be classified as uniquely solvable', left: 2462 },
  effort: 'minute',
  read() {
    const spec = { height: 5, width: 5 };
    const tally = probingBeyond.emptyTally(spec);
    probingBeyond.begin(spec)(0, probingBeyond.units(spec), tally);
    const ours = beyondOf(tally, 5, 5);
    const told = ours.ways
      .slice(1)
      .filter(([, images]) => images > 0)
      .map(([way, images]) => `${way} ${grouped(images)}`);
    return {
      ours,
      note: `Answered for 5x5, by the least way that solves each of them: ${told.join(', ')}. "repeated" fixes what contradictions prove and probes again, "agreement" also what both futures agree on, "pairs" and "triples" probe sets of two and three cells.`,
    };
  },
  agrees: null,
  outcome: '001-section-5-set-probing',
  quote:
    'By applying a Set-Probing approach, these Nonograms might be classified as uniquely solvable',
  ground: { kind: 'count', of: 'all 2,462 pictures that no single probe decides' },
  home: 'papers/wensveen/',
  what: 'with Set-Probing, those that no single probe decides',
  says: ({ left, question }) => `${grouped(left)} “${question}”`,
  finds: ({ left, ways }) =>
    `all ${grouped(left)}, and ${grouped(ways.find(([way]) => way === 'repeated')?.[1] ?? 0)} of them by probing again, without sets`,
  remark: 'the thesis proposes it and does not try it',
};
