/** `<guess-census>`: how many cells must be guessed, over all pictures of small sizes, counted in the reader's browser. */
import { render } from 'lit-html';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { guesses } from '../../experiments/guesses.ts';
import type { GuessSpec } from '../../experiments/guesses.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { KeptFrom } from '../../kit/chart/kept.ts';
import { RunWidget } from '../../kit/run/runWidget.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { askFor } from '../../stored/fromSite.ts';
import { exampleLists } from './lists.ts';
import * as model from './model.ts';
import type { GuessProps, Row } from './model.ts';
import { guessView } from './view.ts';
import type { ExampleList } from './view.ts';

class GuessCensus extends RunWidget<'guesses', typeof model.guessSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #stored = this.storedResult<StoredRun<'guesses'>>();
  readonly #rowsKept = new KeptFrom<readonly Row[]>();
  readonly #listsKept = new KeptFrom<readonly ExampleList[]>();

  constructor() {
    super(guesses, model.guessSettings);
  }

  protected override titleOf(_values: GuessProps): string {
    return 'How many cells must be guessed';
  }

  /** As measured over the sizes up to 5 x 5. */
  protected override pace(): number {
    return 2_000_000;
  }

  protected specOf(values: GuessProps): GuessSpec {
    return model.specOf(values);
  }

  protected override fits(run: GuessSpec, wanted: GuessSpec): boolean {
    return JSON.stringify(run) === JSON.stringify(wanted);
  }

  protected override askForStored(): void {
    askFor(this.#stored, runFile(namedRun('guesses 25-cells'), guesses));
  }

  #rows(): readonly Row[] {
    const wanted = this.spec() ?? model.specOf(this.usual);
    const { spec, state } = this.session;
    const { progress } = state;
    const own =
      spec !== null && progress !== null && this.fits(spec, wanted) ? progress.tally : null;
    const stored = this.#stored.value?.tally ?? null;
    return this.#rowsKept.get([this.form.sizes, stored, own, progress], () =>
      model.rowsOf(wanted, own, stored),
    );
  }

  #source(rows: readonly Row[]): string | null {
    const mine = rows.filter(({ whose }) => whose === 'reader').length;
    if (rows.length === 0) return null;
    const whose = mine === rows.length ? 'reader' : 'stored';
    const command = whose === 'reader' ? '' : (this.#stored.value?.command ?? '');
    const source = this.sourceOf('count of these sizes', { whose, command });
    return mine === 0 || whose === 'reader'
      ? source
      : `${source} What the last column says is by you was counted here.`;
  }

  exports(): Exports {
    const rows = this.#rows();
    const source = this.#source(rows);
    return {
      name: 'guesses',
      ...(source !== null && { about: source }),
      csv: () => model.csvOf(rows),
      json: () => ({
        ...this.made,
        source,
        sizes: rows.map(({ size, numbers, whose }) => ({ size, ...numbers, whose })),
      }),
    };
  }

  protected draw(): void {
    const { value } = this.#stored;
    // the static first frame stays until there are numbers to put in its place
    const isFirst = this.querySelector('[data-static]') !== null;
    if (isFirst && this.#stored.waiting) return;
    if (isFirst) this.replaceChildren();
    const rows = this.#rows();
    render(
      guessView({
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar('all'),
        rows,
        lists: this.#listsKept.get([value], () => exampleLists(value?.tally ?? {})),
        note: model.neverLeft(value?.tally ?? {}),
        source: this.#source(rows),
        tables: this.folded(model.methodTable(rows)),
        base: sitePath(''),
      }),
      this,
    );
  }
}

customElements.define('guess-census', GuessCensus);
