/** What can be set in the hunt of 002: which images, solved how, how difficult, and by which formula they are filtered. */
import type { GreatHuntSpec } from '../../experiments/greatHunt.ts';
import type { HuntMeasure, HuntMethod } from '../../experiments/huntMethods.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { decimal, seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import { reachNames } from '../../methods/reached.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const side = { least: 3, most: 32, usual: 15 };

/** How each method is named in a list. */
export const methodNames: Readonly<Record<HuntMethod, string>> = {
  pass: 'each line once',
  fills: 'outermost fits, runs only',
  overlap: 'outermost fits, runs and gaps',
  sweeps: reachNames.sweeps,
  four: reachNames.four,
  'two-sat': reachNames['two-sat'],
  repeated: reachNames.repeated,
};

export const measureNames: Readonly<Record<HuntMeasure | 'none', string>> = {
  none: 'any',
  sweeps: 'sweeps, rows first',
  'mean-sweeps': 'sweeps, mean of both orders',
  rounds: 'rounds of open lines',
  bottlenecks: 'bottlenecks',
  open: 'mean number of open lines',
  left: 'cells that sweeps leave',
};

/** What a method stronger than single lines has nothing of. */
const ofSolved: readonly string[] = ['sweeps', 'mean-sweeps'];
const singleLines: readonly string[] = ['pass', 'fills', 'overlap', 'sweeps'];

export const huntSettings = settings(
  {
    height: whole('h', 'Rows', { name: 'the number of rows', ...side }),
    width: whole('w', 'Columns', { name: 'the number of columns', ...side }),
    filled: whole('f', 'Filled cells', {
      name: 'the number of filled cells',
      least: 0,
      most: side.most ** 2,
      usual: 113,
    }),
    method: choice('m', 'Solved by', methodNames, 'sweeps'),
    needed: flag('e', 'and by none of the weaker ones'),
    measure: choice('d', 'Difficulty', measureNames, 'sweeps'),
    least: decimal('a', 'at least', {
      name: 'the least difficulty',
      least: 0,
      most: 1000,
      usual: 20,
    }),
    most: decimal('z', 'at most', {
      name: 'the greatest difficulty',
      least: 0,
      most: 1000,
      usual: 1000,
    }),
    formula: choice(
      'o',
      'Formula of Raven’s Point',
      { none: 'not asked', first: 'before solving', last: 'after solving' },
      'none',
    ),
    lines: choice(
      'l',
      'Runs of',
      { 'rows and columns': 'rows and columns', rows: 'rows' },
      'rows and columns',
    ),
    k: decimal('k', 'k', { name: 'k', least: 0.01, most: 1000, usual: 10 }),
    easiest: decimal('fa', 'Formula at least', {
      name: 'the least value of the formula',
      least: 0,
      most: 100_000,
      usual: 0,
    }),
    hardest: decimal('fz', 'Formula at most', {
      name: 'the greatest value of the formula',
      least: 0,
      most: 100_000,
      usual: 10,
    }),
    boards: whole('n', 'Pictures to draw', {
      name: 'the number of images',
      least: 1,
      most: 1_000_000_000,
      usual: 200_000,
      wide: true,
    }),
    seed: seed(1),
  },
  ({ height, width, filled, method, needed, measure, least, most, easiest, hardest, formula }) => {
    const cells = height * width;
    return {
      ...(filled > cells && {
        filled: `${sizeText(height, width)} has ${grouped(cells)} cells. Type at most as many.`,
      }),
      ...(measure !== 'none' &&
        least > most && { most: 'It is below the least. Type a number that is not.' }),
      ...(formula !== 'none' &&
        easiest > hardest && { hardest: 'It is below the least. Type a number that is not.' }),
      ...(needed &&
        !singleLines.includes(method) &&
        ofSolved.includes(measure) && {
          needed: 'Sweeps are counted for puzzles that single lines solve. Choose another measure.',
          least: 'Single lines solve none of these puzzles, so they have no number of sweeps.',
        }),
    };
  },
  ({ method, measure, formula }) => [
    'height',
    'width',
    'filled',
    'method',
    ...(method === 'pass' ? [] : (['needed'] as const)),
    'measure',
    ...(measure === 'none' ? [] : (['least', 'most'] as const)),
    'formula',
    ...(formula === 'none' ? [] : (['lines', 'k', 'easiest', 'hardest'] as const)),
    'boards',
    'seed',
  ],
);

export type GreatHuntValues = ValuesOf<typeof huntSettings>;

/** The hunt of some settings. */
export const specOf = (values: GreatHuntValues): GreatHuntSpec => {
  const { height, width, filled, method, needed, measure, least, most, boards, seed } = values;
  const { formula, lines, k, easiest, hardest } = values;
  return {
    height,
    width,
    filled,
    method,
    needed: needed && method !== 'pass',
    formula: formula === 'none' ? null : { lines, k, least: easiest, most: hardest, when: formula },
    measure,
    least,
    most,
    boards,
    seed,
  };
};
