/** `<sequence-browser>`: the sorted probing sequences of a size, searched, compared with the thesis, and shown by examples. */
import { nothing } from 'lit-html';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { inPlay, openIn, openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { censusFile, inSlicesOf } from '../../stored/probing.ts';
import type { StoredSize } from '../../stored/probing.ts';
import { examplePicture } from './examplePicture.ts';
import { fileJson, fileRows } from './files.ts';
import * as model from './model.ts';
import type {
  BrowserProps,
  BrowserState,
  SequenceBrowserExample,
  SequenceBrowserFound,
  SequenceList,
} from './model.ts';
import type { CountedRow } from './query.ts';
import type { Query } from './query.ts';
import { browserView, rowsOnPaper } from './view.ts';
import type { BrowserActs } from './view.ts';
import { foundSentence, rowSentence, titleOf } from './words.ts';

type ChosenRow = { readonly row: CountedRow; readonly at: number };

class SequenceBrowser extends LiveFigure {
  readonly linkVersion = 1;
  readonly #props = this.props<BrowserProps>();
  readonly #default = model.defaultState(this.#props);
  #state: BrowserState = this.#default;
  #list: SequenceList | 'asked' | 'failed' = 'asked';
  readonly #lists = new Map<StoredSize, SequenceList>();
  #asking = new AbortController();
  #search: { readonly query: Query; readonly text: string } = { query: [], text: '' }; // the last one that can be read
  #problem: string | null = null;
  #found: SequenceBrowserFound | null = null;
  #example: { readonly key: string; readonly value: SequenceBrowserExample } | null = null;
  #speaking = 0;

  open(values: LinkValues): void {
    const state = model.readState(values, this.#default);
    this.#search = { query: [], text: '' };
    this.#state = state;
    this.#take(state.query);
    this.host.waitFor(this.#fetch());
  }

  linkValues(): LinkValues {
    return model.writeState(this.#state, this.#default);
  }

  override paper(): ReturnType<typeof rowsOnPaper> {
    return this.#found === null ? nothing : rowsOnPaper(this.#found, this.#state.page);
  }

  override dispose(): void {
    super.dispose();
    this.#asking.abort();
    clearTimeout(this.#speaking);
  }

  exports(): Exports {
    const { size } = this.#state;
    return {
      name: `probing-sequences-${size}`,
      csv: () => fileRows(this.#found).map(csvRow).join(''),
      json: () => fileJson(this.#state, this.#found),
      svg: () => {
        const example = this.#exampleOf(this.#chosen());
        if (example === null) throw new Error('no sequence is shown');
        return examplePicture(example);
      },
    };
  }

  /** Size and table are behind the fold; the search and what is chosen are not. */
  override isFolded(key: string): boolean {
    return key === 's';
  }

  /** Reads a search; one that cannot be read leaves the rows as they are. */
  #take(text: string): void {
    const { query, problem } = model.readSearch(text);
    this.#problem = problem;
    if (query !== null) this.#search = { query, text };
    this.#find();
  }

  #find(): void {
    const list = this.#list;
    const { query, text } = this.#search;
    this.#found = typeof list === 'string' ? null : model.findRows(list, query, text, this.#state);
  }

  async #fetch(): Promise<void> {
    const { size } = this.#state;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const known = this.#lists.get(size);
    if (known === undefined) {
      this.#list = 'asked';
      this.#find();
      this.#draw();
      const list = await this.#listOf(size, signal);
      if (signal.aborted) return;
      this.#list = list ?? 'failed';
      if (typeof this.#list !== 'string') this.#lists.set(size, this.#list);
    } else this.#list = known;
    this.#find();
    this.#draw();
    if (this.#list === 'failed') this.announce('The sequences could not be loaded.');
  }

  /** The list of a size; null where the stored census cannot be had, or is given up. */
  async #listOf(size: StoredSize, signal: AbortSignal): Promise<SequenceList | null> {
    try {
      const census = await inSlicesOf(
        size,
        await this.host.stored(censusFile(size), signal),
        signal,
      );
      return census === null ? null : await model.listInSlices(size, census, signal);
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return null;
    }
  }

  #chosen(): ChosenRow | null {
    return this.#found === null ? null : model.chosenRow(this.#found, this.#state);
  }

  #exampleOf(chosen: ChosenRow | null): SequenceBrowserExample | null {
    if (chosen === null) return null;
    const key = `${this.#state.size} ${chosen.row.sequence}`;
    if (this.#example?.key !== key)
      this.#example = { key, value: model.exampleOf(this.#state.size, chosen.row) };
    return this.#example.value;
  }

  #links(example: SequenceBrowserExample | null): {
    explorer: string | null;
    stepper: string;
    play: string;
  } {
    if (example === null) return { explorer: null, stepper: '', play: '' };
    const { explorer, stepper } = this.#props;
    return {
      explorer: explorer === undefined ? null : openIn(explorer, encodePuzzle(example.puzzle)),
      stepper: openImageIn({ ...puzzleFigures['sweep-stepper'], ...stepper }, example.image),
      play: openIn(inPlay, encodePuzzle(example.puzzle)),
    };
  }

  #draw(): void {
    const title = titleOf(this.#state.size, this.#search.text);
    const usual = titleOf(this.#default.size, this.#default.query);
    this.setTitle(title === usual ? null : title);
    const chosen = this.#chosen();
    const example = this.#exampleOf(chosen);
    this.render(
      browserView(
        {
          id: this.id,
          layout: this.layout,
          state: this.#state,
          problem: this.#problem,
          list: this.#list,
          found: this.#found,
          chosen,
          example,
          links: this.#links(example),
        },
        this.#acts,
      ),
    );
  }

  #change(part: Partial<BrowserState>): void {
    this.#state = { ...this.#state, ...part };
    this.#find();
    this.#draw();
    this.changed();
  }

  /** Says what is found, when the reader has stopped typing. */
  #say(): void {
    clearTimeout(this.#speaking);
    this.#speaking = window.setTimeout(() => {
      const list = this.#list;
      if (this.#problem !== null) this.announce(this.#problem);
      else if (typeof list !== 'string' && this.#found !== null)
        this.announce(foundSentence(list, this.#found));
    }, 600);
  }

  #searchFor(text: string, size = this.#state.size): void {
    const other = size !== this.#state.size;
    this.#state = { ...this.#state, size, query: text, page: 0, chosen: null };
    this.#take(text);
    if (other) void this.#fetch();
    else this.#draw();
    this.changed();
    this.#say();
  }

  readonly #acts: BrowserActs = {
    size: (size) => this.#searchFor(this.#state.query, size),
    table: (table) => this.#searchFor(table?.query ?? '', table?.size),
    search: (text) => this.#searchFor(text),
    sort: (order) => {
      const down = this.#state.order === order ? !this.#state.down : false;
      this.#change({ order, down, page: 0 });
      this.announce(`Sorted by ${order}, ${down ? 'descending' : 'ascending'}.`);
    },
    page: (page) => {
      this.#change({ page });
      this.announce(`Page ${page + 1}.`);
    },
    choose: (at) => {
      const row = this.#found?.rows[at];
      if (row === undefined) return;
      this.#change({ chosen: row.sequence, page: Math.floor(at / model.pageRows) });
      this.find(`[data-row="${at}"]`)?.focus();
      this.announce(rowSentence(row));
    },
    retry: () => void this.#fetch(),
  };
}

export const figure = figureOf<BrowserProps>('sequence-browser', SequenceBrowser);
