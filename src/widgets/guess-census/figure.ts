/** `<guess-census>`: how many cells must be guessed, over all pictures of small sizes, counted in the reader's browser. */
import { figureOf } from '../../notebook/host/figure.ts';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { guesses } from '../../experiments/guesses.ts';
import type { GuessSpec } from '../../experiments/guesses.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { rowsSource } from '../../notebook/run/runText.ts';
import { exampleSheet } from './sheet.ts';
import * as model from './model.ts';
import type { ExampleList, GuessProps, Row } from './model.ts';
import { guessView } from './view.ts';

class GuessCensus extends RunFigure<'guesses', typeof model.guessSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #stored = this.storedResult<StoredRun<'guesses'>>();
  readonly #rowsKept = new KeptFrom<readonly Row[]>();
  readonly #listsKept = new KeptFrom<readonly ExampleList[]>();

  constructor(host: Host) {
    super(host, guesses, model.guessSettings);
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
    this.askFor(this.#stored, runFile(namedRun('guesses 25-cells'), guesses));
  }

  #rows(): readonly Row[] {
    const wanted = this.spec() ?? model.specOf(this.usual);
    const own = this.numbers(null)?.tally ?? null;
    const stored = this.#stored.value?.tally ?? null;
    return this.#rowsKept.get([this.form.sizes, stored, own, this.session.state.progress], () =>
      model.rowsOf(wanted, own, stored),
    );
  }

  #source(rows: readonly Row[]): string | null {
    const command = this.#stored.value?.command ?? '';
    return rowsSource('count of these sizes', this.made.version, rows, command);
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
      svg: () => exampleSheet(model.exampleLists(this.#stored.value?.tally ?? {})),
    };
  }

  protected draw(): void {
    const { value } = this.#stored;
    const rows = this.#rows();
    this.render(
      guessView({
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar('all'),
        rows,
        lists: this.#listsKept.get([value], () => model.exampleLists(value?.tally ?? {})),
        note: model.neverLeft(value?.tally ?? {}),
        source: this.#source(rows),
        tables: this.folded(model.methodTable(rows)),
      }),
    );
  }
}

export const figure = figureOf<Partial<GuessProps>>('guess-census', GuessCensus);
