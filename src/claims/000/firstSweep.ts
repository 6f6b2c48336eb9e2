/** 000, section 3.1 (and 001, section 3.2): the direction of the first sweep changes the difficulty by at most 1. */
import { createSmallSimple } from '../../engine/census/smallSimple.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

/** Sizes of which every image is tried: small ones, square and not. */
const sizes: readonly (readonly [height: number, width: number])[] = [
  [3, 3],
  [3, 5],
  [4, 4],
  [4, 5],
];

type Ours = { readonly most: number; readonly images: number; readonly simple: number };

let tried: Ours | undefined;

/** All images of the sizes, gone through once for both documents. */
function ours(): Ours {
  if (tried !== undefined) return tried;
  let [most, images, simple] = [0, 0, 0];
  for (const [height, width] of sizes) {
    const solver = createSmallSimple(height, width);
    const all = 2 ** (height * width);
    images += all;
    for (let image = 0; image < all; image++) {
      const h = solver.solveIndex(image, 'H');
      if (h < 0) continue;
      simple++;
      most = Math.max(most, Math.abs(h - solver.solveIndex(image, 'V')));
    }
  }
  tried = { most, images, simple };
  return tried;
}

/** Why the first direction can change no more; Wensveen says the same. */
export const firstSweepProof =
  'From more known cells sweeps find no less. A run that begins with the columns, left at its first sweep, is a run that begins with the rows and knows more; so it needs at most one sweep more than that, and likewise the other way round.';

export const firstSweep: Claim<number, Ours> = {
  id: '000-section-3.1-first-sweep',
  title:
    'V first instead of H first: the difficulty "differs from the one defined above by at most 1"',
  published: 1,
  effort: 'seconds',
  read() {
    const named = sizes.map(([height, width]) => `${height}x${width}`).join(', ');
    return { ours: ours(), note: `All images of ${named} were tried.` };
  },
  agrees: ({ most }, published) => most <= published,
  quote: 'which results in a difficulty that differs from the one defined above by at most 1',
  ground: { kind: 'proof' },
  proof: firstSweepProof,
  home: 'papers/batenburg-kosters/#who-begins',
  what: 'starting with the columns changes the difficulty by at most',
  says: String,
  finds: ({ most, simple }) => `${most}, in ${grouped(simple)} pictures`,
};
