/** What can be set of the formula of 002: which puzzles, what it is held against, and its parts on sliders. */
import { measurements } from '../../claims/measurement.ts';
import type { FormulaParts, RankMeasure } from '../../experiments/formulaBlocks.ts';
import type { FormulaRankSpec } from '../../experiments/formulaRank.ts';
import { fixed, grouped, significant, sizeText } from '../../notebook/plain/numbers.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { seed, whole } from '../../notebook/settings/numbers.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const { points: acrossPoints, boards: acrossBoards } = measurements['formula-rank across'].spec;

/** Images of each size and number that are drawn at most: with more of them a slider would lag behind the hand. */
const most = { across: 1000, one: 20_000 };

export const measureNames: Readonly<Record<RankMeasure, string>> = {
  sweeps: 'sweeps, rows first',
  rounds: 'rounds of open lines',
  bottlenecks: 'bottlenecks',
  open: 'mean number of open lines',
};

/** The sliders, as they count. */
export const sliders = {
  size: { key: 'a', label: 'Size, to the power', least: 0, most: 40, step: 1, usual: 20 },
  block: { key: 'b', label: 'Blocks, to the power', least: 0, most: 40, step: 1, usual: 20 },
  columns: { key: 'c', label: 'Columns beside rows', least: 0, most: 100, step: 5, usual: 100 },
  k: { key: 'k', label: 'k', least: 0, most: 200, step: 1, usual: 120 },
} as const;

export type SliderName = keyof typeof sliders;

const slider = (name: SliderName) => {
  const { key, label, least, most: greatest, usual } = sliders[name];
  return unseen(whole(key, label, { name: `the slider “${label}”`, least, most: greatest, usual }));
};

export const orderSettings = settings(
  {
    where: choice(
      'w',
      'Puzzles',
      { across: 'of several sizes', one: 'of one size, filled alike' },
      'across',
    ),
    side: whole('h', 'Rows and columns', {
      name: 'the number of rows and columns',
      least: 3,
      most: 25,
      usual: 15,
    }),
    filled: whole('f', 'Filled cells', {
      name: 'the number of filled cells',
      least: 1,
      most: 625,
      usual: 113,
    }),
    against: choice('d', 'Held against', measureNames, 'sweeps'),
    boards: whole('n', 'Images of each', {
      name: 'the number of images',
      least: 1,
      most: most.one,
      usual: acrossBoards,
    }),
    seed: seed(1),
    size: slider('size'),
    block: slider('block'),
    columns: slider('columns'),
    k: slider('k'),
  },
  ({ where, side, filled, boards }) => ({
    ...(where === 'one' &&
      filled > side * side && {
        filled: `${sizeText(side, side)} has ${grouped(side * side)} cells. Type at most as many.`,
      }),
    ...(boards > most[where] && {
      boards: `Of several sizes at most ${grouped(most.across)} are drawn of each. Type at most as many.`,
    }),
  }),
  ({ where }) => [
    'where',
    ...(where === 'one' ? (['side', 'filled'] as const) : []),
    'against',
    'boards',
    'seed',
    'size',
    'block',
    'columns',
    'k',
  ],
);

export type OrderValues = ValuesOf<typeof orderSettings>;

/** The run of some settings. */
export const specOf = ({
  where,
  side,
  filled,
  boards,
  seed: stream,
}: OrderValues): FormulaRankSpec => ({
  points: where === 'one' ? [{ side, filled }] : acrossPoints,
  boards,
  seed: stream,
});

/** A slider's number as it counts in the formula. */
export function amountOf(name: SliderName, value: number): number {
  if (name === 'k') return Number((10 ** (value / 40 - 2)).toPrecision(3));
  return name === 'columns' ? value / 100 : value / 10;
}

/** What stands beside a slider. */
export function amountText(name: SliderName, value: number): string {
  const amount = amountOf(name, value);
  if (name === 'k') return significant(amount, 3);
  if (name !== 'columns') return fixed(amount, 1);
  return value === 0 ? 'rows only' : value === 100 ? 'as much' : `${value}\u00a0%`;
}

export const partsOf = ({ size, block, columns, k }: OrderValues): FormulaParts => ({
  k: amountOf('k', k),
  sizePower: amountOf('size', size),
  blockPower: amountOf('block', block),
  columns: amountOf('columns', columns),
});
