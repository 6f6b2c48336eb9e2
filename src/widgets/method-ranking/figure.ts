/** `<method-ranking>`: which methods solve which puzzles with a single solution, and what parts them. */
import { figureOf } from '../../notebook/host/figure.ts';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { Ranked } from '../../engine/census/ranking.ts';
import { ranking } from '../../experiments/ranking.ts';
import type { RankingSpec, RankingTally } from '../../experiments/ranking.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { Counted, RankingProps, ChosenGroup } from './model.ts';
import { rankingPicture } from './picture.ts';
import { rankingView } from './view.ts';

class MethodRanking extends RunFigure<'ranking', typeof model.rankingSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #stored = this.storedResult<StoredRun<'ranking'>>();
  readonly #shownKept = new KeptFrom<ChosenGroup>();
  readonly #tables = new KeptFrom<readonly DataTable[]>();

  constructor(host: Host) {
    super(host, ranking, model.rankingSettings);
  }

  protected override titleOf({ side }: RankingProps): string {
    return `The methods by what they solve, ${sizeText(side, side)}`;
  }

  /** As measured over all sizes up to 5 x 5; those with a single solution beyond FourSolver take most of it. */
  protected override pace(): number {
    return 420_000;
  }

  protected specOf(values: RankingProps): RankingSpec {
    return model.specOf(values);
  }

  protected override fits(run: RankingSpec, wanted: RankingSpec): boolean {
    return run.side === wanted.side;
  }

  protected override askForStored(): void {
    this.askFor(this.#stored, runFile(namedRun('ranking 5x5'), ranking));
  }

  /** The stored run, which holds those of smaller sides. */
  #storedFor(): { spec: RankingSpec; tally: RankingTally; whole: boolean; command: string } | null {
    const { value } = this.#stored;
    const wanted = this.spec();
    if (value === null || wanted === null || wanted.side > value.spec.side) return value;
    return { ...value, spec: wanted, tally: model.restricted(value.tally, wanted) };
  }

  #counted(): (Counted & { readonly source: string }) | null {
    const numbers = this.numbers(this.#storedFor());
    if (numbers === null) return null;
    const { spec, tally, complete } = numbers;
    const done = this.session.state.progress?.done ?? 0;
    const what = `count of all sizes up to ${sizeText(spec.side, spec.side)}`;
    return {
      spec,
      tally,
      complete,
      source: this.sourceOf(what, numbers, complete ? '' : `${grouped(done)} pictures`),
    };
  }

  /** The same object for the same numbers, so that the picture is not drawn anew eight times a second. */
  #shown(counted: Counted): ChosenGroup {
    const from = [this.form, this.#stored.value, this.session.state.progress];
    return this.#shownKept.get(from, () => model.shownOf(counted, this.#method));
  }

  get #method(): Ranked {
    return model.rankingSettings.valueIn(this.form, 'method');
  }

  exports(): Exports {
    const counted = this.#counted();
    const shown = counted === null ? null : this.#shown(counted);
    return {
      name: `ranking-${this.spec()?.side ?? this.usual.side}`,
      ...(counted !== null && { about: counted.source }),
      csv: () => (shown === null ? '' : model.csvOf(shown)),
      json: () => ({
        ...this.made,
        source: counted?.source ?? null,
        complete: counted?.complete ?? false,
        ...shown?.order,
      }),
      svg: () => {
        if (shown === null) throw new Error('nothing has been counted yet');
        return rankingPicture(shown, false);
      },
    };
  }

  protected draw(): void {
    const counted = this.#counted();
    const shown = counted === null ? null : this.#shown(counted);
    const tables =
      shown === null
        ? []
        : this.#tables.get([shown], () => [
            model.methodTable(shown),
            model.stepTable(shown),
            model.crossingTable(shown),
          ]);
    this.render(
      rankingView({
        idPrefix: this.id,
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar('all'),
        shown,
        method: this.#method,
        source: counted?.source ?? null,
        tables: html`${tables.map((table, at) => this.folded(table, String(at)))}`,
        onMethod: (method) => this.#choose(method),
        onGroup: (method) => {
          this.#choose(method);
          // the picture was drawn anew: the keyboard stays where it was
          this.find('[data-group][aria-pressed="true"]')?.focus();
        },
      }),
    );
  }

  #choose(method: Ranked): void {
    this.keep({ method });
    this.draw();
    const counted = this.#counted();
    if (counted !== null) this.announce(model.chosenText(this.#shown(counted)));
  }
}

export const figure = figureOf<Partial<RankingProps>>('method-ranking', MethodRanking);
