/**
 * 000, Figure 5: what the symmetry of the square asks of its numbers. Pictures without a symmetry of their own come in groups
 * of eight, or of four in one row; the few others give the remainder of every number, whoever counted it.
 */
import { remaindersOf } from '../../engine/census/symmetricImages.ts';
import type { Remainders } from '../../engine/census/symmetricImages.ts';
import { NO_PROGRESS, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { publishedFigure5 as printed } from './smallPublished.ts';

/** The numbers of the figure and of the text beneath it. */
type Numbers = {
  readonly rows: readonly (readonly number[])[]; // row, and the images of the four classes
  readonly totals: readonly number[];
  readonly uniqueSome: number; // uniquely solvable, some progress by FourSolver
  readonly uniqueNone: number;
  readonly uniqueNonSimple: number;
  readonly unique: number;
};

type Divided = { readonly number: number; readonly by: 4 | 8; readonly left: number };

const byEight = (number: number, left: number): Divided => ({ number, by: 8, left: left % 8 });

/** Every number with what it is divided by, and what must be left. */
function divided(numbers: Numbers, { counts, classes, unique }: Remainders): readonly Divided[] {
  const [simple = 0, four = 0] = unique;
  const some = unique[SOME_PROGRESS] ?? 0;
  const none = unique[NO_PROGRESS] ?? 0;
  return [
    ...numbers.rows.flatMap(([row = 0, ...images]) =>
      images.map((number, kind): Divided => ({ number, by: 4, left: counts[4 * row + kind] ?? 0 })),
    ),
    ...numbers.totals.map((number, kind) => byEight(number, classes[kind] ?? 0)),
    byEight(numbers.uniqueSome, some),
    byEight(numbers.uniqueNone, none),
    byEight(numbers.uniqueNonSimple, four + some + none),
    byEight(numbers.unique, simple + four + some + none),
  ];
}

const isWrong = ({ number, by, left }: Divided): boolean => number % by !== left;

const published: Numbers = {
  rows: printed.rows,
  totals: printed.totals,
  uniqueSome: printed.unique[SOME_PROGRESS] ?? 0,
  uniqueNone: printed.unique[NO_PROGRESS] ?? 0,
  uniqueNonSimple: printed.uniqueNonSimple,
  unique: printed.uniqueAll,
};

const wrongOf = (ours: Remainders): readonly Divided[] => divided(published, ours).filter(isWrong);

export const figure5Symmetry: Claim<Numbers, Remainders> = {
  id: '000-figure-5-symmetry',
  place: 'Figure 5; section 4.1',
  title: 'The numbers of 6x6, divided by 4 or 8: what the symmetry of the square leaves',
  published,
  effort: 'seconds',
  outcome: '000-figure-5-symmetry',
  quote: 'Statistics for the 6 × 6 images and the corresponding Nonograms',
  ground: ({ images }) => ({
    kind: 'count',
    of: `all ${grouped(images)} pictures with a symmetry of their own`,
  }),
  home: 'papers/batenburg-kosters/#six-by-six',
  what: 'divided by 4 (rows) or 8 (totals), each number leaves what the symmetric pictures leave',
  says: ({ rows, totals }) => `${4 * rows.length + totals.length + 4} numbers`,
  finds: (ours) => `${divided(published, ours).length - wrongOf(ours).length} leave it`,
  remark: (ours) =>
    `not ${wrongOf(ours)
      .map(
        ({ number, by, left }) =>
          `${grouped(number)}, which leaves ${number % by} when divided by ${by}, where it must be ${left}`,
      )
      .join('; ')}`,
  erratum: (ours) => ({
    as: 'cells',
    printed: wrongOf(ours)
      .map(({ number }) => grouped(number))
      .join('; '),
    partOf: '000-figure-5',
    read: 'other numbers, which this check does not tell',
    check:
      'Turned and reflected, a picture of 6x6 keeps its class and its number of solutions. So pictures without a symmetry of their own come in eights, and a number of uniquely solvable pictures, divided by 8, leaves what the symmetric ones leave. They are few and quickly counted.',
  }),
  read: () => ({ ours: remaindersOf(printed.side) }),
  agrees: (ours, numbers) => !divided(numbers, ours).some(isWrong),
};
