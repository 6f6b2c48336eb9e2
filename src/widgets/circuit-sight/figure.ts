/** `<circuit-sight>`: circuits that always give out the same, and which method sees it. */

import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { formulaIn, formulaProblem } from '../../kit/circuit/formulaSettings.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { Work } from '../../kit/work/work.ts';
import type { CircuitMethod } from '../../methods/circuitReach.ts';
import {
  csvRows,
  defaultState,
  methodHrefs,
  newsText,
  presets,
  rowText,
  sightLimit,
  sightLinks,
} from './model.ts';
import type { CircuitSightProps, SightRow, SightState } from './model.ts';
import { sightView } from './view.ts';

class CircuitSight extends LiveFigure {
  readonly linkVersion = 1;
  readonly #usual = defaultState(this.props<CircuitSightProps>());
  readonly #rows = this.host.prebuilt as readonly SightRow[];
  #state: SightState = this.#usual;
  #text = ''; // as it stands in the box
  #own: SightRow | null = null;
  readonly #hrefs = new Map<string, Readonly<Record<CircuitMethod, string>>>();
  readonly #work = new Work({
    onChange: () => this.#draw(),
    announce: (text) => this.announce(text),
    isIdle: this.host.page === null,
  });

  override dispose(): void {
    super.dispose();
    this.#work.stop();
  }

  override isFolded(): boolean {
    return false;
  }

  /** The addresses of six boards are work for some tasks. */
  override preparing(): readonly (() => void)[] {
    return this.#rows.map(({ formula }) => () => {
      this.#hrefsOf(formula);
    });
  }

  open(values: LinkValues): void {
    this.#state = sightLinks.read(values, this.#usual);
    const { formula } = this.#state;
    this.#work.stop();
    this.#text = formula ?? presets[0]?.text ?? '';
    this.#own = null;
    this.#draw();
    if (formula !== null) void this.#ask(formula);
  }

  linkValues(): LinkValues {
    return sightLinks.write(this.#state, this.#usual);
  }

  exports(): Exports {
    const rows = this.#own === null ? this.#rows : [...this.#rows, this.#own];
    return {
      name: 'circuits-seen',
      about: rows.map(rowText).join(' '),
      csv: () => csvRows(rows).map(csvRow).join(''),
      json: () => ({ circuits: rows }),
    };
  }

  #hrefsOf(formula: string): Readonly<Record<CircuitMethod, string>> {
    const hrefs = this.#hrefs.get(formula) ?? methodHrefs(formula);
    this.#hrefs.set(formula, hrefs);
    return hrefs;
  }

  async #ask(formula: string): Promise<void> {
    this.#own = this.#rows.find((row) => row.formula === formula) ?? null;
    const found =
      this.#own?.reach ??
      (await this.#work.ask(
        'Asking the methods …',
        'circuit-reach',
        { formula: formulaIn(formula) },
        newsText,
      ));
    if (found === null || this.#state.formula !== formula) return;
    this.#own = { formula, reach: found };
    this.#draw();
    this.announce(rowText(this.#own));
  }

  #draw(): void {
    if (this.isGone) return;
    const own = this.#rows.some(({ formula }) => formula === this.#own?.formula) ? null : this.#own;
    this.render(
      sightView(
        {
          id: this.id,
          layout: this.layout,
          rows: this.#rows,
          hrefs: (formula) => this.#hrefsOf(formula),
          own,
          text: this.#text,
          problem: formulaProblem(this.#text, sightLimit),
          work: this.#work,
        },
        {
          type: (text) => {
            this.#text = text;
            this.#draw();
          },
          take: (text) => {
            this.#text = text;
            this.#take();
          },
          ask: () => this.#take(),
          stop: () => {
            this.#work.stop();
            this.announce('Stopped.');
          },
        },
      ),
    );
  }

  /** Puts the formula of the box to the methods. */
  #take(): void {
    if (formulaProblem(this.#text, sightLimit) !== null) return;
    this.notice(null);
    this.#work.stop();
    this.#state = { formula: this.#text.trim() };
    this.changed();
    this.#draw();
    void this.#ask(this.#text.trim());
  }
}

export const figure = figureOf<CircuitSightProps, readonly SightRow[]>(
  'circuit-sight',
  CircuitSight,
);
