/** `<how-hard>`: random boards by size and density, and the weakest method that solves them. */
import { nothing } from 'lit-html';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { boardsAtPlace, boardsOfSide, howHard } from '../../experiments/howHard.ts';
import type { HowHardSpec, PlaceFound } from '../../experiments/howHard.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { boardPanel, pointBoards } from '../../kit/boards/boardPanel.ts';
import type { PointBoards } from '../../kit/boards/boardPanel.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { boardsDone } from '../../notebook/run/runText.ts';
import { storedRuns } from '../../notebook/run/storedRuns.ts';
import { html } from '../../notebook/template/html.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import * as model from './model.ts';
import type { At, ColumnShown, HowHardProps, ListChoice, Run } from './model.ts';
import { sheet } from './picture.ts';
import type { FormOf } from '../../notebook/settings/settings.ts';
import { mapView } from './view.ts';

const atOnce = 12; // boards

/** The settings that say what is looked at. */
type Looked = 'placeSide' | 'placeAt' | 'bars' | 'list' | 'only';

class HowHard extends RunFigure<'how-hard', typeof model.hardSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'board', many: 'boards' };
  readonly #stored = this.storedResult<StoredRun<'how-hard'>>();
  readonly #columns = new KeptFrom<readonly ColumnShown[]>();
  readonly #own = new Map<number, Run>(); // each size that was run stays until the figure is opened anew
  #limit = atOnce;
  #back = false; // the reader comes back to the boards

  constructor(host: Host) {
    super(host, howHard, model.hardSettings);
  }

  protected override titleOf({ side, seed }: HowHardProps): string {
    return `How hard? Your run of ${sizeText(side, side)}, seed ${seed}, beside the stored one`;
  }

  protected specOf(values: HowHardProps): HowHardSpec {
    return model.specOf(values);
  }

  protected override pace({ sides: [side = 10] }: HowHardSpec): number {
    return model.boardPace(side);
  }

  protected override askForStored(): void {
    this.askFor(this.#stored, runFile(namedRun('how-hard'), howHard));
  }

  protected override opened(values: HowHardProps): void {
    super.opened(values);
    this.#own.clear();
    this.#limit = atOnce;
    this.#back = this.host.address().hash === `#${this.id}-list`;
  }

  /** Sizes that are run one after another belong together as long as nothing else is set otherwise. */
  protected override edited(change: Partial<FormOf<typeof model.hardSettings>>): void {
    if (Object.keys(change).some((name) => name !== 'side')) this.#own.clear();
  }

  override mounted(): void {
    if (this.#back) this.requestDraw();
  }

  /** The stored run, with the sizes of the reader beside it as far as they came. */
  #shown(): readonly ColumnShown[] {
    const { value } = this.#stored;
    const { state, spec } = this.session;
    const progress = state.progress;
    return this.#columns.get([value, progress, this.#own.size], () => {
      const side = spec?.sides[0];
      if (side !== undefined && spec !== null && progress !== null)
        this.#own.set(side, { spec, tally: progress.tally, whose: 'your run' });
      const stored: Run | null = value === null ? null : { ...value, whose: 'stored run' };
      return model.columnsShown(stored, [...this.#own.values()]);
    });
  }

  /** What is looked at, and listed. */
  get #view(): Pick<HowHardProps, Looked> {
    const value = <Name extends Looked>(name: Name) => model.hardSettings.valueIn(this.form, name);
    return {
      placeSide: value('placeSide'),
      placeAt: value('placeAt'),
      bars: value('bars'),
      list: value('list'),
      only: value('only'),
    };
  }

  #look(at: At, list: boolean): void {
    const column = this.#shown()[at.column];
    const place = column?.places[at.row];
    if (column === undefined || place === undefined) return;
    this.#limit = atOnce;
    this.keep({
      placeSide: String(place.side),
      placeAt: String(place.percentage),
      ...(list ? { list: '1' } : {}),
    });
    if (list) this.announce(`${model.placeText(column, at.row)} Its boards are below.`);
    this.requestDraw();
  }

  protected draw(): void {
    const columns = this.#shown();
    const view = this.#view;
    const at = model.placeNear(columns, view);
    const column = columns[at.column];
    const place = column?.places[at.row];
    const panel = view.list ? this.#panel(column, at.row) : null;
    const stored = this.#stored.value;
    const live = boardsDone(this.session.spec, this.session.state.progress);
    const look = place === undefined ? null : `Show boards of ${model.placeName(place)}`;
    this.render(
      figureParts(
        {
          picture:
            columns.length === 0
              ? html`<p class="readout">
                  The stored run cannot be shown. Run a size: small ones take an instant.
                </p>`
              : mapView(this.id, columns, at, view.bars, {
                  at: () => model.placeNear(this.#shown(), this.#view),
                  onBars: (bars) => {
                    this.keep({ bars });
                    this.requestDraw();
                  },
                  onLook: (to) => this.#look(to, false),
                  onChoose: (to) => this.#look(to, true),
                }),
          action: this.runBar(),
          answer: boardPanel(
            this.id,
            pointBoards(panel, model.listChoices),
            { what: 'its boards', chooseLabel: look },
            {
              onChoosePoint: () => this.#look(at, true),
              onBoardChoice: (only: ListChoice) => {
                this.keep({ only });
                this.#limit = atOnce;
                this.requestDraw();
              },
              onMoreBoards: () => {
                this.#limit += atOnce;
                this.requestDraw();
              },
              onCloseBoards: () => {
                this.keep({ list: '0' });
                this.requestDraw();
              },
            },
          ),
          settings: this.settingsFields(),
          more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
          ${storedRuns(stored === null ? [] : [`${model.runText(stored.spec)}, version ${stored.version}, made by ${stored.command}`], this.folds)}
          ${this.folded(columns.length === 0 ? null : model.tableOf(columns))}`,
        },
        this.layout,
      ),
    );
    this.#comeBack();
  }

  /** Takes the reader who comes back from a board to the list, once it is drawn. */
  #comeBack(): void {
    const list = this.#back ? this.find(`[id="${this.id}-list"]`) : null;
    if (list === null) return;
    this.#back = false;
    list.scrollIntoView();
  }

  /** The boards of a place: the reader's, where there are any. */
  #panel(column: ColumnShown | undefined, row: number): PointBoards<ListChoice> | null {
    const shown = column?.own ?? column;
    const place = shown?.places[row];
    if (shown === undefined || place === undefined) return null;
    const { only } = this.#view;
    const { spec, tally, whose } = shown.run;
    const kind = only === 'all' ? null : only;
    const { boards, all } = boardsAtPlace(spec, tally, place, kind, this.#limit);
    return {
      title: `Boards of ${model.placeName(place)}, ${whose}`,
      choice: only,
      boards: boards.map((board) => ({
        image: board.image,
        caption: model.boardText(board),
        href: this.#hrefOf(shown, place, board),
      })),
      all,
    };
  }

  /** The page of every method with a board, which can lead back. */
  #hrefOf(
    { run: { spec }, side }: ColumnShown,
    { percentage }: PlaceFound,
    board: { index: number; image: Parameters<typeof openImageIn>[1] },
  ): string {
    const { height, width, boards, seed } = boardsOfSide(spec, side);
    const origin = {
      page: this.host.address().pathname.slice(sitePath('').length),
      cell: this.id,
      link: this.linkValues(),
      board: board.index + 1,
      boards,
      percentage,
      size: `${height}x${width}`,
      seed,
    };
    return withOrigin(
      openImageIn(allMethods, board.image, {}, sitePath('')),
      allMethods.cell,
      origin,
    );
  }

  exports(): Exports {
    const columns = this.#shown();
    const own = [...this.#own.values()].map(({ spec }) => `your run: ${model.runText(spec)}`);
    const stored = this.#stored.value;
    return {
      name: own.length === 0 ? 'how-hard' : `how-hard-seed-${this.spec()?.seed ?? 1}`,
      about: [...(stored === null ? [] : [model.runText(stored.spec)]), ...own].join('; '),
      csv: () => model.csvOf(columns),
      json: () => ({
        ...this.made,
        complete: own.length === 0 || this.session.state.phase === 'complete',
        places: model
          .runsOf(columns)
          .flatMap(({ places, run }) => places.map((place) => ({ ...place, source: run.whose }))),
      }),
      svg: () => sheet(columns, model.barsOf(columns, this.#view.bars), model.summaryText(columns)),
    };
  }
}

export const figure = figureOf<Partial<HowHardProps>>('how-hard', HowHard);
