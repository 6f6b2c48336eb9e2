/** The game told afterwards: asked of a worker when the player wants it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { moveText } from './model.ts';
import type { Moves } from '../../kit/play/moves.ts';
import type { SolverOrder } from '../../engine/play/solverOrders.ts';
import {
  groundTexts,
  solverWords,
  stepsText,
  summaryOf,
  toldMoves,
  tracedMoves,
} from '../../kit/play/trace.ts';
import type { ToldMove } from '../../kit/play/trace.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';

export class LookBack {
  readonly #options: WorkOptions;
  readonly #work: Work;
  #told: readonly ToldMove[] | null = null;
  #orders: readonly SolverOrder[] = [];
  #of: object | null = null; // the position that it is about

  constructor(options: WorkOptions) {
    this.#options = options;
    this.#work = new Work(options);
  }

  /** The board has changed. */
  forget(): void {
    this.#told = null;
    this.#work.stop();
  }

  /** What is known of the game on show, as rows for a file; null while nothing was asked. */
  rows(moves: Moves): readonly Record<string, unknown>[] | null {
    if (this.#told === null || this.#of !== moves.position) return null;
    return this.#told.map(({ number, marking, standing, ground, open, steps, guess }) => ({
      move: number,
      cells: marking.cells,
      mark: marking.mark,
      standing,
      follows: ground,
      openLines: open,
      solvers: Object.fromEntries(
        this.#orders.map(({ solver }, at) => [solver, steps[at] ?? null]),
      ),
      guess,
    }));
  }

  /** Goes through the moves, unless that is known already. */
  ask(moves: Moves): void {
    if (this.#told === null || this.#of !== moves.position) void this.#ask(moves);
  }

  async #ask(moves: Moves): Promise<void> {
    const { puzzle, position } = moves;
    const traced = tracedMoves(puzzle, moves.all.slice(0, moves.at));
    const judged = await this.#work.ask(
      'Going through your moves',
      'judge',
      { puzzle, markings: traced.map(({ marking }) => marking) },
      (done) => `Going through your moves: ${done} of ${traced.length}`,
    );
    if (judged === null || position !== moves.position) return;
    const orders = await this.#work.ask('Looking in which order solvers go', 'solver-orders', {
      puzzle,
    });
    if (orders === null || position !== moves.position) return;
    this.#orders = orders;
    this.#told = toldMoves(traced, judged, orders);
    this.#of = position;
    this.#options.onChange();
    this.#options.announce('Your moves are told below.');
  }

  template(moves: Moves, solved: boolean, goTo: (at: number) => void): TemplateResult {
    const told = this.#told;
    const width = moves.puzzle.columns.length;
    return html`<p>
        Which of your marks followed from those before them, and what from. Beside them stand the
        steps in which solvers fix the same cells: sweeps, which goes through all rows, then all
        columns, and so on; pairs of lines, which takes two rows and two columns where sweeps stop;
        and chains, which takes chains of pairs there. JSON, below, saves the game with this
        account.
      </p>
      <button
        type="button"
        data-look-back
        ?disabled=${moves.at === 0 || this.#work.text !== ''}
        @click=${() => void this.#ask(moves)}
      >
        Go through my moves
      </button>
      ${workView(this.#work, () => this.#work.stop())}
      ${
        told === null
          ? nothing
          : html`<div data-summary>
                ${summaryOf(moves.puzzle, told, solved, this.#orders).map((text) => html`<p>${text}</p>`)}
              </div>
              <div class="table-scroll" tabindex="0" role="group" aria-label="Your moves">
                <table class="play-trace">
                  <thead>
                    <tr>
                      <th scope="col">Move</th>
                      <th scope="col">Cells</th>
                      <th scope="col">It followed from</th>
                      <th scope="col">Open lines</th>
                      ${this.#orders.map(
                        ({ solver }) => html`<th scope="col">${solverWords[solver].name}</th>`,
                      )}
                    </tr>
                  </thead>
                  <tbody>
                    ${told.map((move) => rowOf(move, { moves, width, solved, goTo, orders: this.#orders }))}
                  </tbody>
                </table>
              </div>`
      }`;
  }
}

const standings: Readonly<Record<ToldMove['standing'], string>> = {
  plain: '',
  supposed: 'supposed; ',
  tried: 'taken back; ',
  refuted: 'by your own trial; ',
};

/** What all rows are drawn with. */
type Row = {
  readonly moves: Moves;
  readonly width: number;
  readonly solved: boolean;
  readonly goTo: (at: number) => void;
  readonly orders: readonly SolverOrder[];
};

function rowOf(
  { number, standing, ground, open, steps, guess }: ToldMove,
  { moves, width, solved, goTo, orders }: Row,
): TemplateResult {
  const words = guess
    ? `you guessed here${solved ? ', and were lucky' : ''}`
    : `${standings[standing]}${groundTexts[ground]}`;
  return html`<tr ?data-guess=${guess}>
    <th scope="row">
      <button type="button" class="quiet" @click=${() => goTo(number)}>${number}</button>
    </th>
    <td>${moveText(moves.all[number - 1]!, width)}</td>
    <td>${words}</td>
    <td>${open}</td>
    ${orders.map(({ solver }, at) => html`<td>${stepsText(steps[at] ?? null, solver)}</td>`)}
  </tr>`;
}
