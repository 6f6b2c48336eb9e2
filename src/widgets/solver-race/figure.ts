/** `<solver-race>`: our solver on puzzles of others, run in the reader's tab, beside stored and published times. */
import { figureOf } from '../../notebook/host/figure.ts';

import type { RaceData, RaceRow } from '../../facts/raceRows.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { Work } from '../../kit/work/work.ts';
import type { RaceEnd } from '../../workers/raceTasks.ts';
import * as model from './model.ts';
import type { RaceValues } from './model.ts';
import { raceView } from './view.ts';
import type { RaceActs } from './view.ts';

class SolverRace extends SettingsFigure<typeof model.raceSettings.table> {
  readonly linkVersion = 1;
  readonly #work = new Work({
    onChange: () => this.requestDraw(),
    announce: (text) => this.announce(text),
    isIdle: this.host.page === null,
  });
  readonly #data = this.host.prebuilt as RaceData;
  #found = new Map<string, RaceEnd>();
  #queue: readonly RaceRow[] = []; // the first one is being run
  #spent = 0;
  #differences: readonly string[] = [];

  constructor(host: Host) {
    super(host, model.raceSettings);
  }

  override dispose(): void {
    super.dispose();
    this.#halt();
  }

  protected override opened(): void {
    this.#halt();
    this.#found = new Map();
    this.#differences = [];
    this.requestDraw();
  }

  /** Other puzzles, or another limit: what is under way was asked for otherwise. */
  protected override edited(change: object): void {
    if ('set' in change || 'limit' in change) this.#halt();
  }

  get #values(): RaceValues {
    return this.reading.values ?? this.usual;
  }

  #halt(): void {
    this.#queue = [];
    this.#work.stop();
  }

  /** Runs some puzzles, one after another; whatever was under way is stopped. */
  async #run(rows: readonly RaceRow[]): Promise<void> {
    this.#halt();
    if (this.reading.values === null) {
      this.announce('A setting cannot be read.');
      return;
    }
    this.#queue = rows;
    for (const row of rows) {
      const end = await this.#ask(row);
      if (end === null) return;
      this.#found.set(row.name, end);
      const differs = model.difference(row, end);
      if (differs !== null) this.#differences = [...this.#differences, differs];
      this.#queue = this.#queue.slice(1);
      if (rows.length === 1) this.announce(model.endSentence(row.name, end));
    }
    if (rows.length > 1) this.announce(this.#summary());
    this.requestDraw();
  }

  async #ask({ name, code }: RaceRow): Promise<RaceEnd | null> {
    this.#spent = 0;
    const question = { puzzle: decodePuzzle(code ?? ''), limit: 1000 * this.#values.limit };
    return this.#work.ask(name, 'race', question, ({ ms }) => {
      this.#spent = ms;
      return name;
    });
  }

  #summary(): string {
    return model.summary(model.rowsOf(this.#data, this.#values), this.#found);
  }

  readonly #acts: RaceActs = {
    run: (rows) => void this.#run(rows),
    stop: () => {
      this.#halt();
      this.announce(`Stopped. ${this.#summary()}`.trim());
      this.requestDraw();
    },
  };

  exports(): Exports {
    const data = this.#data;
    const values = this.#values;
    return {
      name: `race-${values.set}`,
      about: data.sources[model.besideOf(values)].note,
      csv: () => model.csvOf(data, values, this.#found),
      json: () => model.jsonOf(data, values, this.#found),
    };
  }

  protected requestDraw(): void {
    const [running] = this.#queue;
    this.render(
      raceView(
        {
          layout: this.layout,
          fields: this.settingsFields(),
          data: this.#data,
          values: this.#values,
          found: this.#found,
          running: running?.name ?? null,
          spent: this.#spent,
          left: Math.max(0, this.#queue.length - 1),
          differences: this.#differences,
          work: this.#work,
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<Partial<RaceValues>, RaceData>('solver-race', SolverRace);
