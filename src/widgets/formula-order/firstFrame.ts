/** The first frame of the sliders: the stored run, else a short one, run while the site is built. Runs in Node only. */
import { SolvedBlocks } from '../../experiments/formulaBlocks.ts';
import { formulaRank } from '../../experiments/formulaRank.ts';
import type { FormulaRankSpec, FormulaRankTally } from '../../experiments/formulaRank.ts';
import { readStored } from '../../stored/fromFile.ts';
import { orderOf } from './model.ts';
import type { Order, Ranks } from './model.ts';
import { fullRanks } from './ranking.ts';
import { orderSettings, partsOf, specOf } from './settings.ts';
import type { OrderValues } from './settings.ts';
import { storedFileFor } from './storedRun.ts';

/** Images of each that are drawn where nothing is stored. */
const mostBoards = 300;

function runOf(spec: FormulaRankSpec): {
  readonly spec: FormulaRankSpec;
  readonly tally: FormulaRankTally;
} {
  const file = storedFileFor(spec);
  if (file !== null) return readStored(file);
  const short = { ...spec, boards: Math.min(mostBoards, spec.boards) };
  const tally = formulaRank.emptyTally(short);
  formulaRank.begin(short)(0, formulaRank.units(short), tally);
  return { spec: short, tally };
}

/**
 * The order of the first frame.
 *
 * @param given - the settings of the author
 * @throws RangeError when a setting is out of range
 * @source none
 */
export function orderFirstFrame(given: Partial<OrderValues>): {
  readonly order: Order;
  readonly ranks: Ranks;
} {
  const values = orderSettings.of(given, 'formula-order');
  const { spec, tally } = runOf(specOf(values));
  const blocks = new SolvedBlocks(spec);
  for (const unit of blocks.missing(tally)) blocks.take(unit, tally);
  const { against } = values;
  const order = orderOf(blocks, blocks.measures(against, tally), partsOf(values), against);
  return { order, ranks: fullRanks(order) };
}
