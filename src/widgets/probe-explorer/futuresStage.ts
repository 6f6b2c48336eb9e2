/** The stage of the two futures: one board that parts into two, what became of each, the way through. */
import type { TemplateResult } from 'lit-html';
import { nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { boardLayout, cellUnits, pairCell } from '../../kit/board/boardLayout.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPair } from '../../kit/board/boardPair.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { cellRings } from '../../kit/probe/categoryPicture.ts';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { move } from '../../notebook/cell/motion.ts';
import type { Move } from '../../notebook/cell/motion.ts';
import type { FigureParts } from '../../notebook/cell/figureParts.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { crossesPicture, forkPicture, narrowFork, valueSign } from './forkPicture.ts';
import type { Futures, Stage } from './model.ts';
import type { Courses, Which } from './twoFutures.ts';
import {
  brokenAt,
  coursesOf,
  futureBoard,
  futureSentence,
  tabWords,
  verdictWords,
} from './twoFutures.ts';

type FuturesStageOptions = {
  readonly id: string; // unique on the page
  readonly choose: (place: number) => void; // an open cell, by its place in the grid
  readonly go: (stop: number) => void;
  readonly another: () => void; // the reader wants another cell tried
  readonly onDraw: () => void;
};

const both = ['one', 'zero'] as const;

/** A board leaves the middle for its side. */
const fromMiddle = (element: Element, way: 1 | -1): Move => ({
  element,
  frames: [
    { transform: `translateX(calc((100% + var(--apart)) / ${2 * way}))` },
    { transform: 'none' },
  ],
  duration: 640,
  easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
});

/** See the head of the file. */
export class FuturesStage {
  readonly #options: FuturesStageOptions;
  readonly #boards = new Map<Which, BoardView>();
  #stage: Stage | null = null;
  #futures: Futures | null = null;
  #courses: Courses | null = null;
  #seen: Which | null = null; // on a phone, as the reader chose

  constructor(options: FuturesStageOptions) {
    this.#options = options;
  }

  /** Whether there are futures to show. */
  get isShown(): boolean {
    return this.#courses !== null;
  }

  /** Shows the futures of a cell, or none. */
  show(stage: Stage | null, futures: Futures | null): void {
    if (futures !== this.#futures) this.#courses = futures === null ? null : coursesOf(futures);
    [this.#stage, this.#futures] = [stage, futures];
  }

  /** The stop that is asked for, or the last one. */
  stopOf(asked: number | null): number {
    const last = this.#courses?.last ?? 0;
    return Math.min(asked ?? last, last);
  }

  /** What stands on the stage at a stop. */
  parts(
    asked: number | null,
  ): Pick<FigureParts, 'picture' | 'wide' | 'sentence' | 'action' | 'way'> {
    const [stage, futures, courses] = [this.#stage, this.#futures, this.#courses];
    if (stage === null || futures === null || courses === null) return { picture: nothing };
    const stop = this.stopOf(asked);
    const seen = this.#seen ?? (courses.zero.outcome.status === 'contradiction' ? 'zero' : 'one');
    const asks = stop === 0;
    const boards = both.map((which) => this.#board(stage, courses, futures, which, stop));
    const { last } = courses;
    return {
      picture: html`<div
        class=${`probe-two ${asks ? 'is-asked' : 'is-parted'}`}
        data-method="probing"
      >
        ${this.#fork(stage, futures, asks)}
        <div class="probe-tabs button-row" role="group" aria-label="Future that is shown">
          ${both.map(
            (which) =>
              html`<button
                type="button"
                aria-pressed=${which === seen && !asks}
                @click=${() => this.#see(which, asks)}
              >
                ${pictured(valueSign(which))} ${tabWords(courses[which], which, stop)}
              </button>`,
          )}
        </div>
        <div class="probe-sides">
          ${both.map((which, at) => {
            const course = courses[which];
            const verdict = verdictWords(course, stop);
            return html`<div
              class=${`probe-side is-${which}${which === (asks ? 'one' : seen) ? ' is-seen' : ''}`}
            >
              ${part(boards[at]!)}
              <p
                class=${brokenAt(course, stop) === null ? 'probe-verdict' : 'probe-verdict is-broken'}
                data-verdict=${which}
              >
                ${verdict}
              </p>
            </div>`;
          })}
        </div>
      </div>`,
      wide: true,
      sentence: html`<p data-sentence-now>
        ${futureSentence(courses, futures.probe.proves, stop)}
      </p>`,
      action: html`<div class="button-row">
        ${backButton('Back: sweep before', !asks, () => this.#options.go(stop - 1))}
        <button
          type="button"
          class="primary"
          data-next-sweep
          @click=${() => {
            if (stop === last) this.#options.another();
            else this.#options.go(stop + 1);
            if (asks) this.#part();
          }}
        >
          ${asks ? 'Try it both ways' : stop < last ? 'Next sweep' : 'Try another cell'}
        </button>
      </div>`,
      way: this.#way(courses, stop),
    };
  }

  /** The boards of a stop as a file has them; null where there are no futures. */
  file(asked: number | null): SvgNode | null {
    const [stage, futures, courses] = [this.#stage, this.#futures, this.#courses];
    if (stage === null || futures === null || courses === null) return null;
    const stop = this.stopOf(asked);
    const boards = (stop === 0 ? both.slice(0, 1) : both).map((which) => {
      const model = markedBoard(stage, courses, futures.probe, which, stop);
      const picture = boardPicture(model, { cell: pairCell(model) });
      return { picture, words: verdictWords(courses[which], stop) };
    });
    return boardPair(boards, futureSentence(courses, futures.probe.proves, stop));
  }

  /** Shows how one board becomes two, which a press has done. */
  #part(): void {
    const [one, zero] = both.map((which) => this.#boards.get(which)?.element.parentElement);
    const place = one?.parentElement;
    // on a phone one of them is seen
    if (!place || !one?.checkVisibility() || !zero?.checkVisibility()) return;
    move(place, [fromMiddle(one, 1), fromMiddle(zero, -1)]);
  }

  #see(which: Which, asks: boolean): void {
    this.#seen = which;
    if (asks) this.#options.go(1);
    else this.#options.onDraw();
  }

  #board(
    stage: Stage,
    courses: Courses,
    { probe }: Futures,
    which: Which,
    stop: number,
  ): BoardView {
    const model = markedBoard(stage, courses, probe, which, stop);
    const known = this.#boards.get(which);
    const come = (row: number, column: number): void => this.#come(row, column);
    const view =
      known ??
      new BoardView(model, {
        id: `${this.#options.id}-${which}-future`,
        cell: pairCell,
        onCellFocus: come,
        onCellActivate: come,
      });
    if (known === undefined) this.#boards.set(which, view);
    else view.update(model);
    view.placeCursor(probe.row, probe.column);
    return view;
  }

  #come(row: number, column: number): void {
    const place = row * (this.#stage?.state.width ?? 0) + column;
    const { probe } = this.#futures ?? {};
    if (this.#stage?.categoryAt[place] == null) return;
    if (probe?.row !== row || probe.column !== column) this.#options.choose(place);
  }

  /** The fork over the boards: a stem over the cell that is asked about, a leg to it on each board. */
  #fork({ puzzle, state }: Stage, { probe }: Futures, asks: boolean): TemplateResult {
    const { rows, columns } = puzzle;
    const { height, width } = state;
    const frame = { height, width, rows, columns };
    const cell = pairCell(frame);
    const { left } = boardLayout(frame, cell);
    const at = (left * cell) / cellUnits + (probe.column + 0.5) * cell;
    return html`${pictured(forkPicture(at, asks))} ${pictured(narrowFork)}`;
  }

  /** The way through both, with a cross where one of them is seen to break. */
  #way({ one, zero, last }: Courses, stop: number): TemplateResult {
    const id = `${this.#options.id}-way`;
    const crosses = [brokenAt(one, stop), brokenAt(zero, stop)].filter((at) => at !== null);
    return html`<div class="probe-way" data-method="probing">
      <label class="visually-hidden" for=${id}>Sweeps after the try</label>
      <input
        id=${id}
        type="range"
        min="0"
        max=${last}
        step="1"
        .value=${live(String(stop))}
        aria-valuetext=${stop === 0 ? 'before the try' : `after ${stop - 1} of ${last - 1} sweeps`}
        @input=${(event: Event) => this.#options.go(Number((event.target as HTMLInputElement).value))}
      />
      ${pictured(crossesPicture(crosses.map((at) => at / last)))}
    </div>`;
  }
}

/** The board of a future, its cell marked. */
function markedBoard(
  stage: Stage,
  courses: Courses,
  probe: Futures['probe'],
  which: Which,
  stop: number,
): BoardModel {
  const { width } = stage.state;
  const board = futureBoard(stage, courses, which, stop);
  const tried = probe.row * width + probe.column;
  const marks = stop === 0 ? [questionMark(probe)] : [];
  const overlay = [...(board.overlay ?? []), ...marks, cellRings('probe-tried', width, [tried])];
  return { ...board, overlay };
}

const questionMark = ({ row, column }: { row: number; column: number }): SvgNode =>
  svgNode(
    'text',
    {
      class: 'probe-question',
      x: (column + 0.5) * cellUnits,
      y: (row + 0.5) * cellUnits + 4.5,
      'text-anchor': 'middle',
    },
    '?',
  );
