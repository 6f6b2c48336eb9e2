/**
 * The base of the run charts whose points lead to the boards behind them: it opens the list of a point that the reader, or a
 * link, chooses, closes it when other boards are counted, and takes the reader who comes back to it there. What is listed is
 * kept in two settings: `point`, and the choice among its boards.
 */
import { counted } from '../../notebook/plain/numbers.ts';
import type { BoardPanelActs } from '../boards/boardPanel.ts';
import type { Origin } from '../../kit/puzzle/origin.ts';
import type { RunState } from '../../notebook/run/runModel.ts';
import type { Form, Table, Values } from '../../notebook/settings/settings.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import type { ExperimentId } from '../../workers/client.ts';
import { RunFigure } from './runFigure.ts';

const atOnce = 12; // boards

/** A point of the chart, by its percentage of filled cells or its size, and how many boards it has. */
type Listed = { readonly at: number; readonly boards: number };

/** A run of random boards, one percentage of them. */
type BoardsOf = {
  readonly height: number;
  readonly width: number;
  readonly boards: number;
  readonly seed: number;
};

/** A chart with the boards of its points; `Choice` is which of them are listed. */
export abstract class BoardsRunFigure<
  Id extends ExperimentId,
  T extends Table,
  Choice extends string,
> extends RunFigure<Id, T> {
  readonly unit = { one: 'board', many: 'boards' };
  /** The setting that holds the choice. */
  protected readonly choiceSetting: string = 'filter';
  protected readonly chart = this.newChart({
    onLook: () => this.requestDraw(),
    onChoose: () => this.#show(),
  });
  #open: number | null = null; // the point whose boards are listed
  #limit = atOnce;
  #wanted: number | null = null; // the point whose boards a link asks for
  #back = false; // the reader comes back to the boards

  /** The points that the cursor walks on; null as long as there are none to walk on. */
  protected abstract shownPoints(): readonly Listed[] | null;

  /** The point whose boards are listed. */
  protected get listed(): number | null {
    return this.#open;
  }

  /** How many of them at most. */
  protected get limit(): number {
    return this.#limit;
  }

  /** What is said when the boards of a point are listed. */
  protected saidOf({ at, boards }: Listed): string {
    return `${counted(boards, 'board')} at ${at}\u00a0%, below the chart.`;
  }

  /** What else happens when a point is listed, and when others of its boards, more of them, or none are. */
  protected onList(_asked: 'by link' | 'by hand'): void {}
  protected onOthers(_choice: Choice): void {}
  protected onMore(): void {}
  protected onClose(): void {}

  /** The point under the cursor of the chart. */
  protected looked<Point>(points: readonly Point[] | null): Point | null {
    const { at } = this.chart;
    return at === null ? null : (points?.[at] ?? null);
  }

  protected override opened(values: Values<T>): void {
    super.opened(values);
    this.#forget();
    const { point } = values as { readonly point?: number | null };
    this.#wanted = point ?? null;
    this.#back = this.host.address().hash === `#${this.id}-list`;
  }

  protected override edited(change: Partial<Form<T>>): void {
    if (!['height', 'width', 'side', 'model'].some((name) => name in change)) return;
    this.#close(); // those of another frame
    this.chart.look(null);
  }

  protected override onRun(before: RunState<unknown>): void {
    // a new run counts other boards
    const begins = this.session.state.phase === 'starting' && before.phase !== 'partial';
    // but the point that a link asks for is still to come
    if (begins && !this.waitsForRun) this.#close();
  }

  /** What the reader can do with the list. */
  protected readonly listActs: BoardPanelActs<Choice> = {
    onChoosePoint: () => this.#show(),
    onBoardChoice: (choice) => {
      this.keep(this.#setting(this.choiceSetting, choice));
      this.#limit = atOnce;
      this.onOthers(choice);
      this.requestDraw();
    },
    onMoreBoards: () => {
      this.#limit += atOnce;
      this.onMore();
      this.requestDraw();
    },
    onCloseBoards: () => {
      this.#close();
      this.changed();
      this.requestDraw();
    },
  };

  #setting(name: string, text: string): Partial<Form<T>> {
    return { [name]: text } as unknown as Partial<Form<T>>;
  }

  #forget(): void {
    this.#open = null;
    this.onClose();
  }

  #close(): void {
    this.#forget();
    this.#wanted = null;
    this.put(this.#setting('point', ''));
  }

  #show(): void {
    const point = this.#list('by hand');
    if (point === null) return;
    this.#limit = atOnce;
    this.keep(this.#setting('point', String(point.at)));
    this.announce(this.saidOf(point));
    this.requestDraw();
  }

  /** Lists the boards of the point that is looked at. */
  #list(asked: 'by link' | 'by hand'): Listed | null {
    const point = this.looked(this.shownPoints());
    if (point === null) return null;
    this.#open = point.at;
    this.onList(asked);
    return point;
  }

  /** Opens the boards of the point that a link asks for, as soon as the run that they are of is there. */
  protected reopen(): void {
    const points = this.shownPoints();
    if (this.#wanted === null || this.chart.charts === null || points === null) return;
    if (this.waitsForRun) return;
    const at = points.findIndex((point) => point.at === this.#wanted);
    this.#wanted = null;
    if (at < 0) return;
    this.chart.look(at);
    this.#list('by link');
  }

  override mounted(): void {
    if (this.#back) this.requestDraw();
  }

  /** Takes the reader who comes back to the list, once it is drawn. */
  protected comeBack(isDrawn: boolean): void {
    if (!this.#back || !isDrawn) return;
    const list = this.find(`[id="${this.id}-list"]`);
    if (list === null) return; // the figure is not in the page yet
    this.#back = false;
    list.scrollIntoView();
  }

  /**
   * What a board of the list is, and the way back to the list.
   *
   * @param index - among the boards of its percentage, from 0
   */
  protected originOf(
    { height, width, boards, seed }: BoardsOf,
    percentage: number,
    index: number,
  ): Origin {
    return {
      page: this.host.address().pathname.slice(sitePath('').length),
      cell: this.id,
      link: this.linkValues(),
      board: index + 1,
      boards,
      percentage,
      size: `${height}x${width}`,
      seed,
    };
  }
}
