/** 001, section 3.5.1: four probes of category 15, with other categories beside them: do they still say where a switching component is? */
import { createFold } from '../../engine/census/fold.ts';
import { createSmallProbe, PROBED_TWO } from '../../engine/census/smallProbe.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { componentCells, createSwitchingFinder } from '../../engine/sweep/switchingComponents.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim, Question } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { fourByFour } from './fourByFour.ts';

/** Pictures with just four cells of category 15, whatever the categories of their other cells. */
type FourFifteens = {
  readonly images: number;
  readonly switching: number; // of these, such as have a switching component in these cells
  readonly example: readonly string[] | null; // the first one that has not
};

/** The class "exactly two" of a square, picture by picture, one of each symmetry class. */
export function exactlyTwoOf(
  side: 4 | 5,
  look: (seen: {
    readonly index: number;
    readonly times: number; // pictures that it stands for
    readonly open: number; // cells that sweeps leave
    readonly fifteens: ReadonlySet<number>; // cells of category 15
    readonly switches: readonly ReadonlySet<number>[]; // cells of its switching components
  }) => void,
): void {
  const prober = createSmallProbe(side, side);
  const timesOf = createFold(side, side, 'class');
  const finder = createSwitchingFinder(side, side);
  for (let index = 0; index < 2 ** (side * side); index++) {
    const times = timesOf(index);
    if (times === 0 || prober.probe(index) !== PROBED_TWO) continue;
    const fifteens = new Set<number>();
    for (let k = 0; k < prober.length; k++)
      if (prober.sequence[k] === 15) fifteens.add(prober.cells[k]!);
    const { cells } = imageFromIndex(side, side, index);
    const switches = finder.find(cells).map((one) => new Set<number>(componentCells(one, side)));
    look({ index, times, open: prober.length, fifteens, switches });
  }
}

function fourFifteensOf(side: 4 | 5): FourFifteens {
  const counts = { images: 0, switching: 0 };
  let example: readonly string[] | null = null;
  exactlyTwoOf(side, ({ index, times, fifteens, switches }) => {
    if (fifteens.size !== 4) return;
    counts.images += times;
    if (switches.some((cells) => [...cells].every((cell) => fifteens.has(cell))))
      counts.switching += times;
    else example ??= formatGrid(imageFromIndex(side, side, index));
  });
  return { ...counts, example };
}

const quote =
  'Having four occurrences of category 15 probes, "3 3", in the probing sequences identifies a switching component';
const home = 'papers/wensveen/#what-a-sequence-says';

export const besideFour: Claim<string, FourFifteens> = {
  id: '001-section-3.5.1-four-fifteens',
  title:
    '4x4: four probes of category 15 identify a switching component, with other categories beside them too',
  quote,
  published: 'identifies a switching component',
  ground: ({ images }) => ({ kind: 'count', of: `all ${grouped(images)} such pictures of 4x4` }),
  home,
  what: 'four times 15, whatever stands beside them, in 4x4',
  finds: ({ images, switching }) =>
    `${grouped(switching)} of ${grouped(images)} pictures have one just there`,
  remark: 'the sentence stands in the section on 4x4; on 5x5 it does not hold, see the next row',
  read: () => ({ ours: fourFifteensOf(4) }),
  agrees: ({ images, switching }) => images === switching,
};

export const besideFive: Question<string, FourFifteens> = {
  id: '001-section-3.5.1-four-fifteens-5x5',
  title: 'Four probes of category 15, with other categories beside them: does it hold for 5x5 too?',
  quote,
  published: 'identifies a switching component',
  effort: 'minute',
  outcome: '001-section-3.5.1-four-fifteens-5x5',
  ground: ({ images }) => ({ kind: 'count', of: `all ${grouped(images)} such pictures of 5x5` }),
  home,
  what: 'four times 15, whatever stands beside them, in 5x5',
  says: 'of 4\u00a0×\u00a04: identifies a switching component',
  finds: ({ images, switching, example }) =>
    `not for ${grouped(images - switching)} of ${grouped(images)} pictures, such as ${(example ?? []).join(' ')}`,
  remark:
    'their two solutions differ in more than four cells; probes of the others stop on the way',
  read: () => ({ ours: fourFifteensOf(5) }),
  agrees: null,
};

/** The number of probes of category 15 says nothing of the number of solutions: it is two, always. */
const numberOfFifteens = law(
  {
    id: '001-section-3.5.1-fifteens-number',
    title: 'The number of occurrences of category 15 does not influence the number of solutions',
    quote: 'The number of occurrences of category 15 does not influence the number of solutions',
    home,
    what: 'pictures with a category 15, however many of them, have two solutions',
    says: 'two, whatever the number',
    unit: 'pictures of 4x4 with a category 15',
    proof:
      'Category 15 says that sweeps find a whole picture when its cell is filled, and one when it is empty. Sweeps write down only what must be so, so each of the two values has this one picture and no other. Two in all: a single such cell says so, and further ones say it again.',
  },
  () =>
    triedOn(
      fourByFour().map(({ categories, solutions }) =>
        categories.includes(15) ? solutions === 2 : null,
      ),
    ),
);

/** In the order of the text. */
export const fifteens: readonly (Claim | Question)[] = [
  numberOfFifteens,
  besideFour,
  besideFive,
] as readonly (Claim | Question)[];
