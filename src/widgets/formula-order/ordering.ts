/** What takes long of an order: the puzzles of a run are looked at, and ranked, in slices between which the page lives. */
import { SolvedBlocks } from '../../experiments/formulaBlocks.ts';
import type { FormulaRankSpec, FormulaRankTally } from '../../experiments/formulaRank.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import type { Order, Ranks } from './model.ts';
import { fullRanksInPieces, quickRanks } from './ranking.ts';

/** A pause after which intervals are worth their time, ms. */
const rest = 200;

export class Ordering {
  readonly #draw: () => void;
  readonly #waitFor: (arrival: Promise<unknown>) => void;
  #blocks: SolvedBlocks | null = null;
  #looking: AbortController | null = null; // images are being looked at
  #ranking: { readonly order: Order; readonly control: AbortController } | null = null;
  #full: { readonly order: Order; readonly ranks: Ranks } | null = null;
  #quick: { readonly order: Order; readonly ranks: Ranks } | null = null;

  /**
   * @param draw - something has been found
   * @param waitFor - the first drawing waits for this
   */
  constructor(draw: () => void, waitFor: (arrival: Promise<unknown>) => void) {
    this.#draw = draw;
    this.#waitFor = waitFor;
  }

  get isLooking(): boolean {
    return this.#looking !== null;
  }

  /** The puzzles of a run that are known; null while there are none, and of a stored one while not all are. */
  blocksOf(run: {
    readonly spec: FormulaRankSpec;
    readonly tally: FormulaRankTally;
    readonly whose: 'reader' | 'stored';
  }): SolvedBlocks | null {
    const { spec, tally, whose } = run;
    if (this.#blocks?.spec !== spec) {
      this.#looking?.abort();
      [this.#looking, this.#blocks] = [null, new SolvedBlocks(spec)];
    }
    const blocks = this.#blocks;
    if (this.#looking === null && blocks.missing(tally).next().done !== true)
      this.#waitFor(this.#look(blocks, tally));
    return blocks.units.length === 0 || (this.isLooking && whose === 'stored') ? null : blocks;
  }

  async #look(blocks: SolvedBlocks, tally: FormulaRankTally): Promise<void> {
    const looking = new AbortController();
    this.#looking = looking;
    const look = (unit: number): void => blocks.take(unit, tally);
    const done = await inSlices(blocks.missing(tally), look, looking.signal, 20);
    if (this.#looking !== looking) return;
    this.#looking = null;
    if (done) this.#draw();
  }

  /** The correlations at once, but for the first; their intervals when the sliders have come to rest. */
  ranksOf(order: Order): Ranks {
    if (this.#full?.order === order) return this.#full.ranks;
    if (this.#ranking?.order !== order) this.#waitFor(this.#rank(order));
    if (this.#full === null) return [];
    if (this.#quick?.order !== order) this.#quick = { order, ranks: quickRanks(order) };
    return this.#quick.ranks;
  }

  async #rank(order: Order): Promise<void> {
    this.#ranking?.control.abort();
    const control = new AbortController();
    this.#ranking = { order, control };
    // the first ones are waited for, and made in tasks of their own
    const wait = this.#full === null ? 0 : rest;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (control.signal.aborted) return;
    const pieces = fullRanksInPieces(order, (ranks) => (this.#full = { order, ranks }));
    if (await inSlices(pieces, () => {}, control.signal, 1)) this.#draw();
  }

  close(): void {
    this.#looking?.abort();
    this.#ranking?.control.abort();
    [this.#looking, this.#ranking] = [null, null];
  }
}
