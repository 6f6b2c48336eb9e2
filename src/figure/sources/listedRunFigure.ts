/** The base of the charts that know all boards of their points: some are listed at once, and more when asked for. */
import { counted } from '../../formats/numbers.ts';
import type { ExperimentId } from '../../workers/client.ts';
import type { Table } from '../../kit/settings/settings.ts';
import { BoardsRunFigure } from './boardsRunFigure.ts';

const atOnce = 12; // boards

/** A point and how many boards it has. */
type Listed = { readonly at: number; readonly boards: number };

/** A chart that lists boards of its points; `Choice` is which of them. */
export abstract class ListedRunFigure<
  Id extends ExperimentId,
  T extends Table,
  Choice extends string,
> extends BoardsRunFigure<Id, T, Choice> {
  #open: number | null = null; // the point whose boards are listed
  #limit = atOnce;

  protected abstract override shownPoints(): readonly Listed[] | null;

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

  protected openList(asked: 'by link' | 'by hand'): { at: number; said: string } | null {
    const at = this.chart?.at ?? null;
    const point = at === null ? undefined : this.shownPoints()?.[at];
    if (point === undefined) return null;
    this.#open = point.at;
    if (asked === 'by hand') this.#limit = atOnce;
    return { at: point.at, said: this.saidOf(point) };
  }

  protected listOthers(): void {
    this.#limit = atOnce;
    this.requestDraw();
  }

  protected listMore(): void {
    this.#limit += atOnce;
    this.requestDraw();
  }

  protected closeList(): void {
    this.#open = null;
  }
}
