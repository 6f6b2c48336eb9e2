/**
 * The base of the charts whose points lead to the boards behind them: it opens the list of a point that the reader, or a
 * link, chooses, closes it when other boards are counted, and takes the reader who comes back to it there.
 */
import type { ChartFrameOptions } from '../../kit/chart/chartFrame.ts';
import type { BoardPanelActs } from '../../kit/chart/boardPanel.ts';
import type { ExperimentId } from '../../workers/client.ts';
import type { Origin } from '../../kit/puzzle/origin.ts';
import type { Form, Table, Values } from '../../kit/settings/settings.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { ChartRunFigure } from './chartRunFigure.ts';
import type { RunState } from '../../kit/run/runModel.ts';

/** A point of the chart, by its percentage of filled cells. */
type At = { readonly at: number };

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
> extends ChartRunFigure<Id, T> {
  #wanted: number | null = null; // the point whose boards a link asks for
  #back = false; // the reader comes back to the boards

  /** The points that the cursor walks on; null as long as there are none to walk on. */
  protected abstract shownPoints(): readonly At[] | null;
  /** Opens the list of the point that is looked at; what to say of it, null where there is none. */
  protected abstract openList(asked: 'by link' | 'by hand'): { at: number; said: string } | null;
  protected abstract closeList(): void;
  /** Lists others of the boards. */
  protected abstract listOthers(choice: Choice): void;
  protected abstract listMore(): void;
  /** The settings of a link: which point is open, and what is listed. */
  protected abstract pointSetting(at: number | null): Partial<Form<T>>;
  protected abstract choiceSetting(choice: Choice): Partial<Form<T>>;
  protected abstract pointOf(values: Values<T>): number | null;

  protected override opened(values: Values<T>): void {
    super.opened(values);
    this.closeList();
    this.#wanted = this.pointOf(values);
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

  protected override chartOptions(): Partial<ChartFrameOptions> {
    return {
      onLook: () => this.requestDraw(),
      onChoose: () => this.#show(),
    };
  }

  /** What the reader can do with the list. */
  protected readonly listActs: BoardPanelActs<Choice> = {
    onChoosePoint: () => this.#show(),
    onBoardChoice: (choice) => {
      this.keep(this.choiceSetting(choice));
      this.listOthers(choice);
    },
    onMoreBoards: () => this.listMore(),
    onCloseBoards: () => {
      this.#close();
      this.changed();
      this.requestDraw();
    },
  };

  #close(): void {
    this.closeList();
    this.#wanted = null;
    this.put(this.pointSetting(null));
  }

  #show(): void {
    const opened = this.openList('by hand');
    if (opened === null) return;
    this.keep(this.pointSetting(opened.at));
    this.announce(opened.said);
    this.requestDraw();
  }

  /** Opens the boards of the point that a link asks for, as soon as the run that they are of is there. */
  protected reopen(): void {
    const { chart } = this;
    const points = this.shownPoints();
    if (this.#wanted === null || this.charts === null || points === null) return;
    if (this.waitsForRun) return;
    const at = points.findIndex((point) => point.at === this.#wanted);
    this.#wanted = null;
    if (at < 0) return;
    chart.look(at);
    this.openList('by link');
  }

  /** Takes the reader who comes back to the list, once it is drawn. */
  protected comeBack(isDrawn: boolean): void {
    if (!this.#back || !isDrawn) return;
    this.#back = false;
    this.find(`[id="${this.id}-list"]`)?.scrollIntoView();
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
