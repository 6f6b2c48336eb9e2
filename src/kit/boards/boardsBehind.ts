/**
 * The boards behind the points of a chart: which point is listed, by the reader or by a link, and how many of its boards. The
 * list closes when other boards are counted. A figure keeps one; the point is its setting `point`.
 */
import type { TemplateResult, nothing } from 'lit-html';
import type { RunState } from '../../notebook/run/runModel.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { boardPanel } from './boardPanel.ts';
import type { PanelShown } from './boardPanel.ts';

const atOnce = 12; // boards

/** A point of the chart, by its percentage of filled cells or its size, and how many boards it has. */
type Listed = { readonly at: number; readonly boards: number };

/** What it needs of its figure. */
export type ListAt = {
  readonly id: string;
  readonly session: { readonly state: RunState<unknown> };
  readonly waits: boolean; // for a run that a link speaks of
  readonly charts: Charts | null; // null before the chart can be drawn
  readonly looked: number | null; // index of the point that is looked at
  readonly look: (index: number | null) => void;
  readonly keep: (change: { readonly point: string }) => void;
  readonly draw: () => void;
  readonly announce: (text: string) => void;
};

/** Boards, and what is said of them. */
type ListWords<Choice extends string> = {
  readonly panel: PanelShown<Choice> | null; // of the point that is listed
  readonly onBoards: (choice: Choice) => void; // others of the point
};

/** See the head of the file. */
export class BoardsBehind {
  #open: number | null = null;
  #limit = atOnce;
  #wanted: number | null = null; // the point that a link asks for

  /** The point whose boards are listed. */
  get open(): number | null {
    return this.#open;
  }

  /** How many of them at most. */
  get limit(): number {
    return this.#limit;
  }

  /** The figure opens, with the point that a link asks for. */
  opened(point: number | null): void {
    this.#open = null;
    this.#wanted = point;
  }

  /** Settings have changed; gives what else changes with them. */
  edited({ look }: ListAt, change: object): { readonly point?: string } {
    if (!['height', 'width', 'side', 'model'].some((name) => name in change)) return {};
    // those of another frame
    this.opened(null);
    look(null);
    return { point: '' };
  }

  /** A new run counts other boards, but the point that a link asks for is still to come. */
  ran(at: ListAt, before: RunState<unknown>): void {
    if (at.session.state.phase === 'starting' && before.phase !== 'partial' && !at.waits)
      this.close(at);
  }

  close({ keep }: ListAt): void {
    this.opened(null);
    keep({ point: '' });
  }

  /** Lists the point that a link asks for, as soon as the run is there that it is of. */
  reopen({ look, charts, waits }: ListAt, points: readonly Listed[] | null): void {
    if (this.#wanted === null || charts === null || points === null || waits) return;
    const index = points.findIndex((point) => point.at === this.#wanted);
    this.#wanted = null;
    if (index < 0) return;
    look(index);
    this.#open = points[index]?.at ?? null;
  }

  /** Lists the point that is looked at. */
  show<Point extends Listed>(
    { looked, keep, announce, draw }: ListAt,
    points: readonly Point[],
    said: (point: Point) => string,
  ): void {
    const point = looked === null ? undefined : points[looked];
    if (point === undefined) return;
    [this.#open, this.#limit] = [point.at, atOnce];
    keep({ point: String(point.at) });
    announce(said(point));
    draw();
  }

  /** The list; nothing before a point is chosen. */
  part<Choice extends string>(
    at: ListAt,
    { panel, onBoards }: ListWords<Choice>,
  ): TemplateResult | typeof nothing {
    return boardPanel(at.id, panel, {
      onBoardChoice: (choice) => {
        this.#limit = atOnce;
        onBoards(choice);
        at.draw();
      },
      onMoreBoards: () => {
        this.#limit += atOnce;
        at.draw();
      },
      onCloseBoards: () => {
        this.close(at);
        at.draw();
      },
    });
  }
}
