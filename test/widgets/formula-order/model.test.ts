import { describe, expect, test } from 'vitest';
import { ranks as claim } from '../../../src/claims/002/formula.ts';
import { stored } from '../../../src/stored/fromFile.ts';
import { SolvedBlocks } from '../../../src/experiments/formulaBlocks.ts';
import { formulaRank } from '../../../src/experiments/formulaRank.ts';
import { openStill } from '../../../src/book/still.ts';
import { markup } from '../../../src/notebook/template/markup.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import { figure } from '../../../src/widgets/formula-order/figure.ts';
import {
  fittingK,
  fittingSizes,
  formulaTexts,
  orderOf,
  orderText,
  rowsOf,
  scaleText,
} from '../../../src/widgets/formula-order/model.ts';
import type { Order } from '../../../src/widgets/formula-order/model.ts';
import {
  amountOf,
  amountText,
  orderSettings,
  partsOf,
  sliders,
  specOf,
} from '../../../src/widgets/formula-order/settings.ts';
import { orderPicture } from '../../../src/widgets/formula-order/picture.ts';
import { fullRanks, quickRanks } from '../../../src/widgets/formula-order/ranking.ts';
import { storedFileFor } from '../../../src/widgets/formula-order/storedRun.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

/** The order of the stored run with some settings, else of a short one. */
function ordered(given: Parameters<typeof orderSettings.of>[0]): Order {
  const values = orderSettings.of(given, 'formula-order');
  const file = storedFileFor(specOf(values));
  const short = { ...specOf(values), boards: 300 };
  const { spec, tally } =
    file === null ? { spec: short, tally: formulaRank.emptyTally(short) } : readStored(file);
  if (file === null) formulaRank.begin(short)(0, formulaRank.units(short), tally);
  const blocks = new SolvedBlocks(spec);
  for (const unit of blocks.missing(tally)) blocks.take(unit, tally);
  const { against } = values;
  return orderOf(blocks, blocks.measures(against, tally), partsOf(values), against);
}

const order = ordered({});
const ranks = fullRanks(order);

describe('the stored run', () => {
  test('is in the first frame, with its intervals', async () => {
    const { template } = await openStill(figure);
    expect(markup(template)).toContain(orderText(order, ranks));
  });
  test('says what the ledger says', () => {
    const { all } = claim.read(stored).ours;
    expect(ranks[0]?.rho).toBeCloseTo(all.rho, 10);
    expect(ranks[0]?.low).toBeCloseTo(all.low, 2);
    expect(order.groups[0]?.values.length).toBe(all.boards);
    expect(quickRanks(order).map((rank) => rank?.rho)).toEqual(ranks.map((rank) => rank?.rho));
  });
  test('is told in words, a table, a file and a picture', () => {
    expect(orderText(order, ranks)).toMatch(
      /^Rank correlation with sweeps, rows first, on 7,\d+ puzzles: 0\.79/,
    );
    expect(rowsOf(order, ranks)).toHaveLength(26);
    expect(toMarkup(orderPicture(order, ranks))).toContain('too few');
    expect(formulaTexts(order)).toMatchObject({
      size: '10 · size',
      sizePower: '2',
      blockPower: '2',
    });
  });
});

const scaled = (k: number, scales: Order['scales']): Order => ({
  ...order,
  parts: { ...order.parts, k },
  scales,
});

describe('one k for several sizes', () => {
  const five = { side: 5, least: 1, greatest: 4 };
  const ten = { side: 10, least: 3, greatest: 9 };
  const large = { side: 15, least: 8, greatest: 41 };
  test('fits where the greatest is at most ten times the least', () => {
    expect(fittingSizes(scaled(1, [five, ten, large]))).toEqual({
      sides: [5, 10],
      from: 1,
      to: 10 / 9,
    });
    expect(fittingSizes(scaled(2, [ten, large]))?.sides).toEqual([10]);
    expect(fittingSizes(scaled(1, [{ side: 5, least: 1, greatest: 11 }]))).toBeNull();
  });
  test('is told, and found on its slider', () => {
    expect(scaleText(scaled(1, [five, ten, large]))).toMatch(
      /5\s×\s5, 10\s×\s10 lie between 1 and 10\. No k does/,
    );
    const k = fittingK(scaled(1, [five, ten]));
    expect(amountOf('k', k!)).toBeGreaterThan(1);
    expect(amountOf('k', k!)).toBeLessThan(10 / 9);
  });
});

test('with the number of blocks alone the order is another one', () => {
  const rows = ordered({ where: 'one', side: 6, filled: 20, columns: 0, block: 0 });
  const both = ordered({ where: 'one', side: 6, filled: 20 });
  expect(rows.groups).toHaveLength(1);
  expect(quickRanks(rows)[0]?.rho).not.toBe(quickRanks(both)[0]?.rho);
  expect(amountText('columns', 0)).toBe('rows only');
  expect(amountOf('k', sliders.k.usual)).toBe(10);
});
