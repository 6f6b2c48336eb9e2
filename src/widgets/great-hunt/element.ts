/** `<great-hunt>`: the program of 002, live. */
import { render } from 'lit-html';
import { greatHunt } from '../../experiments/greatHunt.ts';
import type { GreatHuntSpec } from '../../experiments/greatHunt.ts';
import { createExaminer } from '../../experiments/huntMethods.ts';
import type { Examiner } from '../../experiments/huntMethods.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { saveFile } from '../../kit/export/files.ts';
import { RunWidget } from '../../kit/run/runWidget.ts';
import type { RunState } from '../../kit/run/runModel.ts';
import { sitePath } from '../../kit/text/paths.ts';
import * as model from './model.ts';
import type { GreatHuntValues, ToldFind } from './model.ts';
import { huntPicture } from './picture.ts';
import { huntView } from './view.ts';
import type { Hunted } from './view.ts';

/** Finds that are shown at once. */
const page = 12;

class GreatHunt extends RunWidget<'great-hunt', typeof model.huntSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'image', many: 'images' };
  #first: readonly Element[] | null = null; // until the figure opens
  #shown = page;
  #told = new Map<number, ToldFind>(); // of the spec below
  #toldOf: GreatHuntSpec | null = null;
  #list: readonly ToldFind[] = [];
  #examiner: Examiner | null = null;

  constructor() {
    super(greatHunt, model.huntSettings);
  }

  protected override titleOf({ height, width, filled, seed }: GreatHuntValues): string {
    return `The hunt, ${sizeText(height, width)} with ${grouped(filled)} filled cells, seed ${seed}`;
  }

  protected override pace(spec: GreatHuntSpec): number {
    return model.huntPace(spec);
  }

  protected specOf(values: GreatHuntValues): GreatHuntSpec {
    return model.specOf(values);
  }

  protected override opened(values: GreatHuntValues): void {
    super.opened(values);
    this.#first ??= [...this.querySelectorAll('.cell-picture > *')];
    this.#shown = page;
  }

  protected override onRun(before: RunState<unknown>): void {
    if (this.session.state.phase === 'starting' && before.phase !== 'partial') this.#shown = page;
  }

  /** The finds on show; one that was looked at is not looked at again. */
  #toldFinds(hunted: Pick<Hunted, 'spec' | 'tally'>): readonly ToldFind[] {
    const { spec, tally } = hunted;
    if (this.#toldOf !== spec) {
      this.#toldOf = spec;
      this.#told = new Map();
      this.#examiner = null;
    }
    const examiner = (this.#examiner ??= createExaminer(spec.height, spec.width));
    const list = tally.finds.slice(0, this.#shown).map((find) => {
      const told = this.#told.get(find.index) ?? model.toldFind(spec, find, examiner);
      this.#told.set(find.index, told);
      return told;
    });
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
        about: `${sizeText(spec.height, spec.width)}, ${spec.filled} filled cells, solved by ${model.methodNames[spec.method]}, seed ${spec.seed}, version ${greatHunt.version}`,
      }),
      csv: () => model.csvOf(tally?.finds ?? []),
      json: () => ({ ...this.made, spec, complete: state.phase === 'complete', ...tally }),
      svg: () => {
        const hunted = this.#hunted();
        if (hunted === null) throw new Error('nothing has been drawn yet');
        return huntPicture(model.stagesOf(hunted.spec, hunted.tally), hunted.told);
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
    if (this.querySelector('[data-static]') !== null) this.replaceChildren();
    render(
      huntView({
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar(),
        first: this.#first ?? [],
        hunted,
        table: this.folded(hunted === null ? null : model.funnelTable(hunted.spec, hunted.tally)),
        base: sitePath(''),
        onMore: () => {
          this.#shown += page;
          this.requestDraw();
        },
        onSave: () => {
          this.#save();
        },
      }),
      this,
    );
  }
}

customElements.define('great-hunt', GreatHunt);
