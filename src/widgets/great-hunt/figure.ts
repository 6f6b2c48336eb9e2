/** `<great-hunt>`: the program of 002, live. */
import { figureOf } from '../../notebook/host/figure.ts';
import { greatHunt } from '../../experiments/greatHunt.ts';
import type { Find, GreatHuntSpec } from '../../experiments/greatHunt.ts';
import { createExaminer } from '../../experiments/huntMethods.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { saveFile } from '../../notebook/export/files.ts';
import { isActive } from '../../notebook/run/runModel.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import type { RunState } from '../../notebook/run/runModel.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import type { ShortHunt } from './finds.ts';
import * as model from './model.ts';
import type { Race } from './model.ts';
import { huntPicture } from './picture.ts';
import { huntSettings, methodNames, specOf } from './settings.ts';
import type { GreatHuntValues } from './settings.ts';
import { csvOf, findsTable, orderedFinds, toldFindInPieces } from './told.ts';
import type { FindOrder, ToldFind } from './told.ts';
import { huntView } from './view.ts';
import type { Hunted } from './view.ts';

/** Finds that are shown at once. */
const page = 12;

class GreatHunt extends RunFigure<'great-hunt', typeof huntSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #short = this.host.prebuilt as ShortHunt | null;
  #shown = page;
  #told = new Map<number, ToldFind>(); // of the spec below, by index
  #toldOf: GreatHuntSpec | null = null;
  #list: readonly ToldFind[] = [];
  #order: FindOrder = 'drawn';
  #looking: AbortController | null = null; // finds are being looked at
  readonly #races = new Map<string, Race>(); // how hunts with a filter went

  constructor(host: Host) {
    super(host, greatHunt, huntSettings);
  }

  protected override titleOf({ height, width, filled, seed }: GreatHuntValues): string {
    return `The hunt, ${sizeText(height, width)} with ${grouped(filled)} filled cells, seed ${seed}`;
  }

  protected override pace(spec: GreatHuntSpec): number {
    return model.huntPace(spec);
  }

  protected specOf(values: GreatHuntValues): GreatHuntSpec {
    return specOf(values);
  }

  protected override opened(values: GreatHuntValues): void {
    super.opened(values);
    this.#shown = page;
  }

  override dispose(): void {
    super.dispose();
    this.#looking?.abort();
    this.#looking = null;
  }

  protected override onRun(before: RunState<unknown>): void {
    const { spec, state } = this.session;
    if (state.phase === 'starting' && before.phase !== 'partial') this.#shown = page;
    const { progress } = state;
    if (!isActive(before.phase) || isActive(state.phase) || progress === null) return;
    if (spec === null || spec.formula === null || progress.elapsed < 300) return;
    const { drawn, kept } = progress.tally;
    const key = model.raceKey(spec, this.workers);
    this.#races.set(key, {
      ...this.#races.get(key),
      [spec.formula.when]: { drawn, kept, elapsed: progress.elapsed },
    });
  }

  /** Looks at finds that were not looked at, while the page lives. */
  async #look(spec: GreatHuntSpec, finds: readonly Find[]): Promise<void> {
    const looking = new AbortController();
    this.#looking = looking;
    if (await inSlices(this.#looks(spec, finds), () => {}, looking.signal, 1)) this.#looking = null;
    this.requestDraw();
  }

  *#looks(spec: GreatHuntSpec, finds: readonly Find[]): Generator<undefined, void, undefined> {
    const examiner = createExaminer(spec.height, spec.width);
    for (const find of finds) {
      if (this.#told.has(find.index)) continue;
      const told = yield* toldFindInPieces(spec, find, examiner);
      if (this.#toldOf !== spec) return;
      this.#told.set(find.index, told);
      this.requestDraw();
    }
  }

  /** The finds on show; one that was looked at is not looked at again. */
  #toldFinds({ spec, tally }: Pick<Hunted, 'spec' | 'tally'>): readonly ToldFind[] {
    if (this.#toldOf !== spec) {
      this.#looking?.abort();
      [this.#looking, this.#toldOf, this.#told] = [null, spec, new Map()];
    }
    const wanted = this.#order === 'drawn' ? tally.finds.slice(0, this.#shown) : tally.finds;
    const told = wanted.flatMap(({ index }) => this.#told.get(index) ?? []);
    if (told.length < wanted.length && this.#looking === null) void this.#look(spec, wanted);
    const list = orderedFinds(told, this.#order).slice(0, this.#shown);
    const same =
      list.length === this.#list.length && list.every((one, at) => one === this.#list[at]);
    if (!same) this.#list = list;
    return this.#list;
  }

  #hunted(): Hunted | null {
    const numbers = this.numbers(null);
    if (numbers === null) return null;
    const { spec, tally } = numbers;
    const { progress } = this.session.state;
    const rate =
      progress === null ? null : model.rateText(tally, progress.elapsed, Math.max(1, this.workers));
    return { spec, tally, rate, told: this.#toldFinds({ spec, tally }) };
  }

  /** How the hunt of the settings went with its filter first and last; null where it has none. */
  #race(): Race | null {
    const spec = this.spec();
    if (spec === null || spec.formula === null) return null;
    return this.#races.get(model.raceKey(spec, this.workers)) ?? {};
  }

  exports(): Exports {
    const { spec, state } = this.session;
    const tally = state.progress?.tally ?? null;
    const name =
      spec === null
        ? 'hunt'
        : `hunt-${spec.height}x${spec.width}-${spec.filled}-filled-seed-${spec.seed}`;
    return {
      name,
      ...(spec !== null && {
        about: `${sizeText(spec.height, spec.width)}, ${spec.filled} filled cells, solved by ${methodNames[spec.method]}, seed ${spec.seed}, version ${greatHunt.version}`,
      }),
      csv: () => csvOf(tally?.finds ?? [], this.#told),
      json: () => ({ ...this.made, spec, complete: state.phase === 'complete', ...tally }),
      svg: () => {
        const hunted = this.#hunted();
        return hunted === null
          ? huntPicture(this.#short?.stages ?? [], this.#short?.finds ?? [])
          : huntPicture(model.stagesOf(hunted.spec, hunted.tally), hunted.told);
      },
    };
  }

  #save(): void {
    const { spec, state } = this.session;
    if (spec === null || state.progress === null) return;
    const { tally } = state.progress;
    saveFile(`${this.exports().name}.nonpack`, 'text/plain', model.nonpackOf(spec, tally));
    this.announce(`${grouped(tally.finds.length)} puzzles saved.`);
  }

  protected draw(): void {
    const hunted = this.#hunted();
    this.render(
      huntView({
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar(),
        short: this.#short,
        hunted,
        table: this.folded(hunted === null ? null : model.funnelTable(hunted.spec, hunted.tally)),
        measures: this.folded(
          hunted === null || hunted.told.length === 0 ? null : findsTable(hunted.told),
          'finds',
        ),
        id: this.id,
        order: this.#order,
        race: this.#race(),
        when: this.spec()?.formula?.when ?? null,
        active: this.session.active,
        onOrder: (order) => {
          this.#order = order;
          this.requestDraw();
        },
        onOtherWay: (when) => {
          this.edit({ formula: when });
          this.start();
        },
        onMore: () => {
          this.#shown += page;
          this.requestDraw();
        },
        onSave: () => this.#save(),
      }),
    );
  }
}

export const figure = figureOf<Partial<GreatHuntValues>, ShortHunt | null>('great-hunt', GreatHunt);
