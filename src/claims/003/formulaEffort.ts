/** 003, section 3: the effort of asking against the size of the formula, between sizes of boards and within one. */
import { meanFormulaSize } from '../../engine/inference/meanFormulaSize.ts';
import { rankCorrelation } from '../../experiments/rankCorrelation.ts';
import { fixed, fixedAtMost, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { effortGround, effortRuns, meanIn, ofEffort, sideOf } from './thresholdEffort.ts';
import type { EffortRun } from './thresholdEffort.ts';
import { band, pointAt, pointsIn } from './thresholdPoints.ts';

const home = 'papers/foote-krizanc/#is-it-only-the-size-of-the-formula';

/** Of a run, at each density: the clauses and variables that are expected, and the mean of the propagations. */
function courseOf(
  measured: Measured,
  name: EffortRun,
): readonly {
  readonly at: number;
  readonly clauses: number;
  readonly variables: number;
  readonly propagations: number;
}[] {
  const side = sideOf(name);
  return pointsIn(measured, name).map((point) => {
    const { clauses, variables } = meanFormulaSize(side, side, point.at / 100);
    return { at: point.at, clauses, variables, propagations: meanIn(point) };
  });
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / list.length;

type Sized = {
  readonly side: number;
  readonly clauses: number; // means over all densities
  readonly propagations: number;
  readonly rank: number; // correlation of the two over densities
};

/** At how many densities the larger of two sizes surely takes more. */
type More = { readonly densities: number; readonly more: number };

export const associated: Claim<string, { readonly sizes: readonly Sized[]; readonly upTo: More }> =
  {
    ...ofEffort,
    id: '003-section-3-associated',
    place: 'section 3',
    title: 'The number of propagations is strongly associated with the size of the formula',
    quote: 'propagation count is strongly associated with formula size',
    published: 'strongly associated',
    ground: effortGround,
    home,
    what: 'clauses and propagations of a board, means of all densities',
    says: String,
    finds: ({ sizes }) =>
      sizes
        .map(
          ({ side, clauses, propagations }) =>
            `${sizeText(side, side)} ${grouped(clauses)} and ${grouped(propagations)}`,
        )
        .join('; '),
    remark: ({ sizes, upTo }) =>
      `At ${upTo.more} of ${upTo.densities} densities up to ${band.to}\u00a0% the larger boards surely take more. Within a size it is the other way round: over the densities the rank correlation of clauses and propagations is ${sizes.map(({ side, rank }) => `${fixed(rank, 2)} on ${sizeText(side, side)}`).join(', ')}.`,
    reading: 'between sizes of boards, for which the document says it',
    read(measured) {
      const sizes = effortRuns.map((name): Sized => {
        const course = courseOf(measured, name);
        return {
          side: sideOf(name),
          clauses: Math.round(meanOf(course.map(({ clauses }) => clauses))),
          propagations: Math.round(meanOf(course.map(({ propagations }) => propagations))),
          rank: rankOf(measured, name).rho,
        };
      });
      const [small, large] = effortRuns;
      const upTo = measurements[small].spec.percentages.filter((at) => at <= band.to);
      const more = upTo.filter((at) => {
        const [a, b] = [small, large].map((name) => pointAt(measured, name, at).propagations!);
        return b!.low > a!.high;
      });
      return {
        ours: { sizes, upTo: { densities: upTo.length, more: more.length } },
        seed: claimSeed,
      };
    },
    agrees: ({ sizes, upTo: { densities, more } }) =>
      more === densities &&
      sizes.length > 1 &&
      sizes.every(
        ({ clauses, propagations }, k) =>
          k === 0 || (clauses > sizes[k - 1]!.clauses && propagations > sizes[k - 1]!.propagations),
      ),
  };

/** The rank correlation of clauses and propagations over the densities of a run. */
function rankOf(
  measured: Measured,
  name: EffortRun,
): { readonly rho: number; readonly high: number } {
  const course = courseOf(measured, name);
  return (
    rankCorrelation(
      course.map(({ clauses }) => clauses),
      course.map(({ propagations }) => propagations),
      claimSeed,
    ) ?? { rho: 0, high: 1 }
  );
}

type Pattern = {
  readonly side: number;
  readonly clausesAt: number; // densities of the greatest means
  readonly variablesAt: number;
  readonly effortAt: number;
  readonly rank: number;
  readonly high: number; // upper end of its interval
};

export const differentPatterns: Claim<string, { readonly sizes: readonly Pattern[] }> = {
  ...ofEffort,
  id: '003-section-3-different-patterns',
  place: 'section 3',
  title: 'Clauses and variables follow another pattern than the computational cost',
  quote:
    'Average clause and variable counts and computational cost appear to follow different patterns',
  published: 'different patterns',
  ground: effortGround,
  home,
  what: 'densities with the most clauses, variables and propagations, of those drawn',
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, clausesAt, variablesAt, effortAt }) =>
          `${sizeText(side, side)} ${clausesAt}, ${variablesAt} and ${effortAt}\u00a0%`,
      )
      .join('; '),
  remark: ({ sizes }) =>
    `Over the densities the rank correlation of clauses and propagations is below zero: ${sizes.map(({ side, rank, high }) => `${fixed(rank, 2)} on ${sizeText(side, side)}, at most ${fixedAtMost(high, 2)} where densities are drawn again`).join('; ')}. Up to the peak of the effort both grow.`,
  reading: 'the denser the board the larger its formula, and on the whole the less the work',
  read(measured) {
    const sizes = effortRuns.map((name): Pattern => {
      const course = courseOf(measured, name);
      const greatest = (part: 'clauses' | 'variables' | 'propagations'): number =>
        course.reduce((a, b) => (b[part] > a[part] ? b : a)).at;
      const { rho, high } = rankOf(measured, name);
      return {
        side: sideOf(name),
        clausesAt: greatest('clauses'),
        variablesAt: greatest('variables'),
        effortAt: greatest('propagations'),
        rank: rho,
        high,
      };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) =>
    sizes.length > 0 &&
    sizes.every(
      ({ clausesAt, variablesAt, effortAt, high }) =>
        effortAt < clausesAt && effortAt < variablesAt && high < 0,
    ),
};
