/** `<formula-order>`: sliders for the parts of 002's formula; how it puts puzzles in order, and on what scale, follows. */
import { figureOf } from '../../notebook/host/figure.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { SolvedBlocks } from '../../experiments/formulaBlocks.ts';
import { formulaRank } from '../../experiments/formulaRank.ts';
import type { FormulaRankSpec, FormulaRankTally } from '../../experiments/formulaRank.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import * as model from './model.ts';
import type { Order, Ranks } from './model.ts';
import { orderPicture } from './picture.ts';
import { fullRanksInPieces, quickRanks } from './ranking.ts';
import { measureNames, orderSettings, partsOf, sliders, specOf } from './settings.ts';
import type { OrderValues, SliderName } from './settings.ts';
import { samePoints, storedFileFor } from './storedRun.ts';
import { orderView } from './view.ts';
import type { OrderActs } from './view.ts';

/** A pause after which intervals are worth their time, ms. */
const rest = 200;

class FormulaOrder extends RunFigure<'formula-rank', typeof orderSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #stored = this.storedResult<StoredRun<'formula-rank'>>();
  #blocks: SolvedBlocks | null = null;
  #looking: AbortController | null = null; // images are being looked at
  readonly #order = new KeptFrom<Order>();
  readonly #quick = new KeptFrom<Ranks>();
  #full: { readonly order: Order; readonly ranks: Ranks } | null = null;
  #isAwake = false;
  #ranking: { readonly order: Order; readonly control: AbortController } | null = null;

  constructor(host: Host) {
    super(host, formulaRank, orderSettings);
  }

  protected override titleOf({ where, side, filled, against }: OrderValues): string {
    const what =
      where === 'one'
        ? `${sizeText(side, side)}, ${grouped(filled)} filled cells`
        : 'several sizes';
    return `The formula of Raven’s Point held against ${measureNames[against]}, ${what}`;
  }

  protected override pace(spec: FormulaRankSpec): number {
    return model.pace(spec);
  }

  protected specOf(values: OrderValues): FormulaRankSpec {
    return specOf(values);
  }

  protected override fits(run: FormulaRankSpec, wanted: FormulaRankSpec): boolean {
    return samePoints(run, wanted);
  }

  protected override askForStored(): void {
    const spec = this.spec();
    if (spec !== null) this.askFor(this.#stored, storedFileFor(spec));
  }

  override mounted(): void {
    super.mounted();
    this.#isAwake = true;
  }

  override dispose(): void {
    super.dispose();
    this.#looking?.abort();
    this.#ranking?.control.abort();
    [this.#looking, this.#ranking] = [null, null];
  }

  get #values(): OrderValues {
    return this.reading.values ?? this.usual;
  }

  /** Looks at the images of a run that are new, while the page lives. */
  async #look(blocks: SolvedBlocks, tally: FormulaRankTally): Promise<void> {
    const looking = new AbortController();
    this.#looking = looking;
    const look = (unit: number): void => blocks.take(unit, tally);
    const done = await inSlices(blocks.missing(tally), look, looking.signal, 20);
    if (this.#looking !== looking) return;
    this.#looking = null;
    if (done) this.requestDraw();
  }

  /** The order of the puzzles that are known; null while there are none. */
  #ordered(): Order | null {
    const numbers = this.numbers(this.#stored.value);
    if (numbers === null) return null;
    const { spec, tally } = numbers;
    if (this.#blocks?.spec !== spec) {
      this.#looking?.abort();
      [this.#looking, this.#blocks] = [null, new SolvedBlocks(spec)];
    }
    const blocks = this.#blocks;
    if (this.#looking === null && blocks.missing(tally).next().done !== true)
      this.host.waitFor(this.#look(blocks, tally));
    if (blocks.units.length === 0 || (this.#looking !== null && numbers.whose === 'stored'))
      return null;
    const values = this.#values;
    const { size, block, columns, k, against } = values;
    return this.#order.get([blocks.units, size, block, columns, k, against], () =>
      model.orderOf(blocks, blocks.measures(against, tally), partsOf(values), against),
    );
  }

  /** The correlations at once; their intervals when the sliders have come to rest. */
  #ranks(order: Order): Ranks {
    if (this.#full?.order === order) return this.#full.ranks;
    if (this.#ranking?.order !== order) this.host.waitFor(this.#rank(order));
    // what is drawn before the figure wakes nobody sees
    if (!this.#isAwake) return [];
    return this.#quick.get([order], () => quickRanks(order));
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
    if (await inSlices(pieces, () => {}, control.signal, 1)) this.requestDraw();
  }

  readonly #acts: OrderActs = {
    onSlide: (name, value) => {
      this.keep({ [name]: String(value) });
      this.requestDraw();
    },
    onSlid: () => this.#tell(),
    onUsual: () => {
      const names = Object.keys(sliders) as SliderName[];
      this.keep(Object.fromEntries(names.map((name) => [name, String(sliders[name].usual)])));
      this.#tell();
      this.requestDraw();
    },
    onFit: (k) => {
      this.keep({ k: String(k) });
      this.requestDraw();
      const order = this.#ordered();
      if (order !== null) this.announce(model.scaleText(order));
    },
  };

  #tell(): void {
    const order = this.#ordered();
    if (order !== null) this.announce(model.orderText(order, this.#ranks(order)));
  }

  #source(): string {
    const numbers = this.numbers(this.#stored.value);
    if (numbers === null) return '';
    const { points, boards, seed } = numbers.spec;
    const each = points.length === 1 ? '' : ' of each size and share';
    const what = `sample of ${grouped(boards)} images${each}, seed ${seed}, of which those count that single lines solve`;
    return this.sourceOf(what, numbers);
  }

  exports(): Exports {
    const known = this.#ordered();
    const values = this.#values;
    const { against } = values;
    // before there are puzzles, an order of none
    const order =
      known ??
      model.orderOf(
        new SolvedBlocks(specOf(values)),
        new Float64Array(0),
        partsOf(values),
        against,
      );
    const ranks = known === null ? [] : this.#ranks(known);
    const { spec, parts, scales } = order;
    const groups = order.groups.map(({ name, values: { length } }, at) => ({
      name,
      puzzles: length,
      rank: ranks[at] ?? null,
    }));
    return {
      name: 'formula-order',
      about: this.#source(),
      csv: () => model.csvOf(order, ranks),
      json: () => ({ ...this.made, spec, parts, against, groups, scales }),
      svg: () => orderPicture(order, ranks),
    };
  }

  protected draw(): void {
    const order = this.#ordered();
    const ranks = order === null ? [] : this.#ranks(order);
    const values = this.#values;
    const names = Object.keys(sliders) as SliderName[];
    this.render(
      orderView(
        {
          id: this.id,
          layout: this.layout,
          fields: this.settingsFields(),
          bar: this.runBar(),
          coming: this.#stored.waiting || this.#looking !== null,
          order,
          ranks,
          values,
          isUsual: names.every((name) => values[name] === sliders[name].usual),
          source: this.#source(),
          table: this.folded(order === null ? null : model.tableOf(order, ranks)),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<Partial<OrderValues>>('formula-order', FormulaOrder);
