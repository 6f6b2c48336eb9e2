/**
 * A figure that shows one puzzle and something found in it, as a record: what is found, at once or by a worker, the board, the
 * words, the buttons and the files. The choice of the puzzle, the reader's own, links, title and the ways on come with it.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { linksOf, olderLinks } from '../../kit/puzzle/links.ts';
import type { PuzzleLinks } from '../../kit/puzzle/links.ts';
import type { CellPlace } from '../puzzle/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { Preset } from '../../puzzles/offered.ts';
import type { Figure } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { Answers } from './answers.ts';
import { PuzzleFigure } from './puzzleFigure.ts';
import type { At, Coded, PuzzleRecord, RecordBoard, RecordParts, Said } from './puzzleRecord.ts';

/** The figure of a record at work. */
class RecordFigure<
  Props extends object,
  State extends Coded,
  Found,
  Given,
  Kept,
> extends PuzzleFigure<State> {
  readonly linkVersion = 1;
  protected readonly usual: State;
  protected state: State;
  protected readonly presets: readonly Preset[];
  protected readonly links: PuzzleLinks<State>;
  protected override readonly what: 'puzzle' | 'picture';
  protected override readonly titlePrefix: string;
  readonly #record: PuzzleRecord<Props, State, Found, Given, Kept>;
  readonly #answers: Answers<State, NonNullable<Found>> | null;
  #found: { readonly key: string; readonly found: Found } | null = null;
  #board: BoardView | null = null;
  #swaps = false; // the reader has pressed for what is drawn
  #kept: Kept | null = null;
  #labelled: { readonly state: State; readonly found: Found } | null = null;

  constructor(
    host: Host,
    record: PuzzleRecord<Props, State, Found, Given, Kept>,
    known: Map<string, NonNullable<Found>>,
  ) {
    super(host);
    this.#record = record;
    const props = this.props<Props>() as Props;
    this.usual = record.usual(props);
    this.state = this.usual;
    this.presets = record.presets;
    const before = record.before?.(props) ?? null;
    this.links = (before === null
      ? linksOf(record.settings)
      : olderLinks(record.settings, before)) as unknown as PuzzleLinks<State>;
    this.what = record.what ?? 'puzzle';
    this.titlePrefix = record.titlePrefix;
    this.#answers =
      record.asks === undefined
        ? null
        : new Answers(record.asks, known, {
            working: this.working,
            state: () => this.state,
            puzzle: () => this.#puzzleOf(this.state),
            keyOf: (state) => this.#keyOf(state),
            warn: (text) => this.notice(text, 'warning'),
            tell: () => this.#tell(),
          });
  }

  #keyOf(state: State): string {
    return this.#record.keyOf?.(state) ?? state.code;
  }

  /** What is found in the puzzle of a state. */
  #foundIn(state: State): Found {
    const { find } = this.#record;
    if (find === undefined) return (this.#answers?.of(state) ?? null) as Found;
    const key = this.#keyOf(state);
    if (this.#found?.key !== key) this.#found = { key, found: find(state) };
    return this.#found.found;
  }

  #puzzleOf(state: State): Puzzle {
    const { puzzleOf } = this.#record;
    return puzzleOf === undefined ? puzzleIn(state.code) : puzzleOf(state, this.#foundIn(state));
  }

  override open(link: LinkValues): void {
    const { served } = this.#record;
    const given = this.host.prebuilt as Given | null;
    const known = given === null ? null : (served?.(given, this.usual) ?? null);
    if (known !== null && this.#answers?.isWhole(this.usual) === false)
      this.#answers.put(this.usual, known);
    super.open(link);
  }

  override isFolded(key: string): boolean {
    return (this.#record.folded ?? ['p', 'g']).includes(key);
  }

  protected override codeOf(puzzle: Puzzle): ReturnType<PuzzleFigure<State>['codeOf']> {
    return this.#record.codeOf?.(puzzle) ?? super.codeOf(puzzle);
  }

  override dispose(): void {
    super.dispose();
    this.#answers?.work.stop();
    if (this.#kept !== null) this.#record.stop?.(this.#kept);
  }

  protected show(asked: State): void {
    const puzzle = this.#puzzleOf(asked);
    const { checked, title, look } = this.#record;
    this.state = checked?.(asked, this.#foundIn(asked), puzzle) ?? asked;
    this.shown(puzzle);
    const titled = title?.(this.state);
    if (titled !== undefined) this.setTitle(titled);
    this.#answers?.look();
    look?.(this.#at);
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.#begin({ code } as Partial<State>);
  }

  #begin(part: Partial<State>, said?: Said<State, Found, Kept>): void {
    const { start, settings } = this.#record;
    const { code } = this.state;
    this.show({ ...this.state, ...(start ?? { ...settings.defaults, code }), ...part });
    this.changed();
    this.#tell(said);
  }

  #tell(said: Said<State, Found, Kept> = this.#record.said): void {
    const text = typeof said === 'string' ? said : said(this.#at);
    if (text !== '') this.announce(text);
  }

  #change(part: Partial<State>, said?: Said<State, Found, Kept>): void {
    this.state = { ...this.state, ...part };
    this.changed();
    this.#swaps = true;
    this.draw();
    this.#swaps = false;
    this.#tell(said);
  }

  get #at(): At<State, Found, Kept> {
    const { id, layout, state } = this;
    const at = {
      id,
      layout,
      state,
      puzzle: this.#puzzleOf(state),
      found: this.#foundIn(state),
      name: this.puzzleName,
      idle: this.#answers?.work.idle ?? true,
      work: this.#work(),
      change: (part: Partial<State>, said?: Said<State, Found, Kept>) => this.#change(part, said),
      begin: (part: Partial<State>, said?: Said<State, Found, Kept>) => this.#begin(part, said),
      ask: () => void this.#answers?.ask(),
      draw: () => this.draw(),
      carried: (href: string) => this.carried(href),
      choice: () => this.choice(),
      about: (otherwise?: string) => this.about(otherwise),
      below: () => this.below(),
      announce: (text: string) => this.announce(text),
      working: this.working,
      looking: this.looking,
      host: this.host,
      home: () => this.home,
    } satisfies Omit<At<State, Found, Kept>, 'kept'>;
    this.#kept ??=
      this.#record.keep?.({ ...at, kept: null } as unknown as At<State, Found, null>) ?? null;
    return { ...at, kept: this.#kept as Kept };
  }

  #work(): TemplateResult | typeof nothing {
    const answers = this.#answers;
    if (answers === null) return nothing;
    return html`${workView(answers.work, () => answers.stop())}
    ${
      answers.stopped
        ? html`<div class="work">
            ${answers.of(this.state) === null ? nothing : html`<p>Stopped: what is known stays.</p>`}
            <button type="button" @click=${() => void answers.ask()}>Go on</button>
          </div>`
        : nothing
    }`;
  }

  #drawnBoard(
    at: At<State, Found, Kept>,
    { model, label, chosen, press, point }: RecordBoard<State, Found, Kept>,
  ): BoardView {
    if (this.#board === null) {
      const pointed = (place: CellPlace | null): void => point?.(this.#at, place);
      this.#board = new BoardView(model(at), {
        id: `${this.id}-board`,
        ...(label && { labelOf: (row, column) => label(this.#at, row, column) }),
        ...(press && {
          onCellActivate: (row, column) => press(this.#at, { row, column }),
        }),
        ...(point && {
          onCellFocus: (row, column) => pointed({ row, column }),
          onCellHover: (place) =>
            pointed(place === null ? null : { row: place[0], column: place[1] }),
        }),
      });
    } else if (this.#swaps) this.#board.swap(model(at));
    else this.#board.update(model(at));
    const { state, found } = at;
    if (label !== undefined && (this.#labelled?.state !== state || this.#labelled.found !== found))
      this.#board.relabel();
    this.#labelled = { state, found };
    if (chosen !== undefined) this.#board.choose(chosen(at));
    return this.#board;
  }

  protected draw(): void {
    const at = this.#at;
    const { board, parts, view } = this.#record;
    const drawn = board === undefined ? null : this.#drawnBoard(at, board);
    if (view !== undefined) this.render(view(at, drawn!));
    else if (parts !== undefined) this.#renderParts(parts(at, drawn!), drawn);
  }

  #renderParts({ picture, fields, more, ...others }: RecordParts, board: BoardView | null): void {
    this.render(
      figureParts(
        {
          ...others,
          ...(picture === undefined && board !== null && { drop: board.drop }),
          picture: picture ?? (board === null ? nothing : html`${part(board)}`),
          settings: html`<div class="controls">${this.choice()} ${fields ?? nothing}</div>
            ${this.about()}`,
          more: html`${more ?? nothing} ${this.below()}`,
        },
        this.layout,
      ),
    );
  }

  exports(): Exports {
    const at = this.#at;
    const { board, files } = this.#record;
    const { rows, ...others } = files(at);
    const csv = rows && { csv: () => rows().map(csvRow).join('') };
    if (board === undefined) return { ...others, ...csv };
    const { height, width } = board.model(at);
    return {
      svg: () => boardPicture(board.model(at)),
      ...others,
      ...csv,
      name: `${others.name}-${height}x${width}`,
    };
  }

  override paper(): TemplateResult | typeof nothing {
    return this.#record.paper?.(this.#at) ?? nothing;
  }
}

/** Declares a figure by its record. */
export function puzzleFigure<
  Props extends object,
  State extends Coded,
  Found,
  Given = null,
  Kept = null,
>(record: PuzzleRecord<Props, State, Found, Given, Kept>): Figure<Props, Given> {
  const known = new Map<string, NonNullable<Found>>(); // stays while the page lives
  return { tag: record.tag, create: (host) => new RecordFigure(host, record, known) };
}
