/** `<lookup-table>`: the 1,296 situations of the lookup table of FourSolver. */
import { situationsFile } from '../../claims/situations.ts';
import type { StoredSearch } from '../../claims/situations.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import {
  countsByKind,
  defaultState,
  entries,
  entryLabel,
  entryOf,
  outcomeSentence,
  readState,
  tableRows,
  writeState,
} from './model.ts';
import type { LookupProps, LookupState } from './model.ts';
import { lookupPicture } from './picture.ts';
import { exampleLink, exampleOf } from './stored.ts';
import { TableView } from './tableView.ts';
import { factsSentence, lookupView } from './view.ts';

class LookupTable extends LiveFigure {
  readonly linkVersion = 1;
  readonly #props = this.props<LookupProps>();
  readonly #default = defaultState(this.#props);
  #state: LookupState = this.#default;
  readonly #table = new TableView(this.#default, (situation) => {
    if (situation.join() !== this.#state.situation.join()) this.#change({ situation }, true);
  });
  #search: StoredSearch | 'none' | 'asked' | 'failed' = 'none';
  readonly #leaving = new AbortController();

  open(values: LinkValues): void {
    this.#state = readState(values, this.#default);
    this.host.setBeside(true);
    this.#draw();
  }

  linkValues(): LinkValues {
    return writeState(this.#state, this.#default);
  }

  override preparing(): readonly (() => void)[] {
    return [entries];
  }

  override dispose(): void {
    super.dispose();
    this.#leaving.abort();
  }

  exports(): Exports {
    const rows = (): ReturnType<typeof tableRows> => tableRows(this.#state);
    return {
      name: `lookup-table-${this.#state.situation.join('')}`,
      csv: () => rows().map(csvRow).join(''),
      json: () => {
        const [heads = [], ...all] = rows();
        return {
          facts: factsSentence(),
          chosen: this.#state.situation,
          situations: all.map((row) =>
            Object.fromEntries(heads.map((head, at) => [head, row[at]])),
          ),
        };
      },
      svg: () => lookupPicture(this.#state),
    };
  }

  #change(part: Partial<LookupState>, fromPicture = false): void {
    this.#state = { ...this.#state, ...part };
    this.changed();
    this.#draw();
    // a cell of the picture is read out by itself
    if (fromPicture) return;
    if (part.situation) {
      this.announce(
        `${entryLabel(entryOf(this.#state.situation))}. ${outcomeSentence(this.#state.situation)}`,
      );
      return;
    }
    const counts = countsByKind(this.#state);
    const shown = this.#state.kinds.reduce<number>((sum, kind) => sum + (counts[kind] ?? 0), 0);
    this.announce(`${grouped(shown)} situations shown.`);
  }

  /** The situation is chosen in the picture. */
  override isFolded(key: string): boolean {
    return key !== 's';
  }

  async #find(): Promise<void> {
    if (this.#search === 'asked') return;
    this.#search = 'asked';
    this.#draw();
    const found = await this.#fetch();
    if (this.isGone) return;
    this.#search = found;
    this.#draw();
    this.announce(this.find('[data-found] p')?.textContent ?? 'Not loaded.');
  }

  async #fetch(): Promise<StoredSearch | 'failed'> {
    const { signal } = this.#leaving;
    try {
      return await this.host.stored(situationsFile, signal);
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return 'failed';
    }
  }

  #draw(): void {
    this.#table.update(this.#state);
    const search = this.#search;
    const example = typeof search === 'string' ? null : exampleOf(search, this.#state.situation);
    const { stepper } = this.#props;
    const link =
      example === null || stepper === undefined
        ? null
        : exampleLink(sitePath(''), stepper, example);
    this.render(
      lookupView(
        {
          id: this.id,
          layout: this.layout,
          state: this.#state,
          table: this.#table,
          search,
          example,
          exampleLink: link,
        },
        {
          change: (part) => this.#change(part),
          find: () => void this.#find(),
        },
      ),
    );
  }
}

export const figure = figureOf<LookupProps>('lookup-table', LookupTable);
