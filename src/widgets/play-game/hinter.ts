/**
 * Hints for a game. What a single line gives is found at once; the rest is for a worker. Marks that cannot stay are told
 * before anything else, and only to those who ask.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { lineHint } from '../../engine/play/hint.ts';
import type { Hint } from '../../engine/play/hint.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { toldHint } from '../../kit/play/hintWords.ts';
import type { Strength, ToldHint } from '../../kit/play/hintWords.ts';
import type { Moves } from '../../kit/play/moves.ts';
import { html } from '../../notebook/template/html.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { techniqueOfHint } from '../../kit/train/ofHint.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { trainLink } from '../../kit/train/trainLink.ts';
import { Work } from '../../kit/work/work.ts';
import type { Starter, WorkOptions } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';

type Asked =
  | { readonly kind: 'right'; readonly text: string } // the player had the marks checked
  | { readonly kind: 'hint'; readonly hint: Hint; readonly strength: Strength }
  /** Some marks cannot stay; `wrong` are these where the puzzle has one solution, else it is not known which. */
  | {
      readonly kind: 'wrong';
      readonly wrong: readonly number[] | null;
      readonly strength: Strength;
    };

const most: Strength = 3;

/** Nothing of a hint but its words. */
const plain = {
  lit: [],
  bad: [],
  rings: new Set<number>(),
  premises: [],
  method: null,
  chapter: null,
  more: false,
};

/** What is told to the figure. */
export type HintTold = {
  /** A hint was given; more of it may be asked for. */
  readonly given: () => void;
  /** It is now seen on the board, by rings: the first one should be on the screen. */
  readonly ringed: (cell: number) => void;
};

export class Hinter {
  readonly #options: WorkOptions;
  readonly #work: Work;
  readonly #told: HintTold;
  #asked: Asked | null = null;

  constructor(options: WorkOptions, load: Starter, told: HintTold) {
    this.#options = options;
    this.#told = told;
    this.#work = new Work(options, load);
  }

  /** The board has changed: what was said is no longer of use. */
  forget(): void {
    this.#asked = null;
    this.#work.stop();
  }

  /** What is told, and what is seen of it; null while nothing is. */
  told(moves: Moves): ToldHint | null {
    const asked = this.#asked;
    if (asked === null) return null;
    if (asked.kind === 'right') return { ...plain, sentences: [asked.text] };
    if (asked.kind === 'hint') return toldHint(asked.hint, asked.strength, moves.puzzle);
    const { wrong, strength } = asked;
    const { levels } = moves.position;
    const supposed = wrong !== null && wrong.every((cell) => levels[cell]! > 0);
    const sentences = [
      supposed
        ? 'What you suppose cannot be.'
        : 'Not all of your marks can stay. What follows from them may be wrong as well.',
      wrong === null
        ? 'No solution has all of them together.'
        : `${counted(wrong.length, 'mark')} ${wrong.length === 1 ? 'is' : 'are'} otherwise in the solution.`,
      wrong === null ? '' : wrong.length === 1 ? 'It is ringed.' : 'They are ringed.',
    ];
    const more = strength < (wrong === null ? 2 : most);
    return {
      sentences: sentences.slice(0, strength).filter((sentence) => sentence !== ''),
      lit: [],
      bad: [],
      rings: new Set(strength === most ? (wrong ?? []) : []),
      premises: [],
      method: null,
      chapter: null,
      more,
    };
  }

  /** A hint, or a stronger one. @param solution - the only one, where it is known */
  async ask(moves: Moves, solution: Grid | null): Promise<void> {
    if (this.#asked !== null && this.#asked.kind !== 'right') {
      const strength = Math.min(most, this.#asked.strength + 1) as Strength;
      this.#show({ ...this.#asked, strength }, moves);
      return;
    }
    const { puzzle, position } = moves;
    const { marks } = position;
    const wrong = await this.#wrong(moves, solution);
    if (wrong === undefined) return;
    if (wrong === null || wrong.length > 0) {
      this.#told.given();
      this.#show({ kind: 'wrong', wrong, strength: 1 }, moves);
      return;
    }
    const grid = { height: puzzle.rows.length, width: puzzle.columns.length, cells: marks };
    const hint = lineHint(puzzle, grid) ?? (await this.#search(moves, grid, solution));
    if (hint === null || position !== moves.position) return;
    this.#told.given();
    this.#show({ kind: 'hint', hint, strength: 1 }, moves);
  }

  /** How many marks are wrong; where, is told to who asks on. @param solution - the only one, where it is known */
  async check(moves: Moves, solution: Grid | null): Promise<void> {
    const { position } = moves;
    const marked = position.marks.reduce((sum, mark) => sum + (mark === UNKNOWN ? 0 : 1), 0);
    const wrong = await this.#wrong(moves, solution);
    if (wrong === undefined || position !== moves.position) return;
    if (wrong === null || wrong.length > 0) {
      this.#show({ kind: 'wrong', wrong, strength: 2 }, moves);
      return;
    }
    const all =
      marked === 1 ? 'The one mark on the board is' : `All ${counted(marked, 'mark')} are`;
    const text =
      marked === 0
        ? 'There is no mark to check yet.'
        : solution === null
          ? `${all} in a solution together.`
          : `${all} right.`;
    this.#show({ kind: 'right', text }, moves);
  }

  async #search({ puzzle }: Moves, grid: Grid, only: Grid | null): Promise<Hint | null> {
    return this.#work.ask('Looking for the next step', 'hint', { puzzle, grid, only });
  }

  /** The marks that cannot stay; null: which is not known; undefined: the player did not wait. */
  async #wrong(
    { puzzle, position }: Moves,
    solution: Grid | null,
  ): Promise<readonly number[] | null | undefined> {
    const { marks } = position;
    if (solution !== null)
      return [...marks.keys()].filter(
        (cell) => marks[cell] !== UNKNOWN && marks[cell] !== solution.cells[cell],
      );
    const last = await this.#work.ask('Looking at your marks', 'last-right', {
      puzzle,
      states: [marks],
    });
    return last === null ? undefined : last === 0 ? [] : null;
  }

  /** Goes back to the last state that a solution has all marks of; null when the player did not wait. */
  async lastRight(moves: Moves): Promise<number | null> {
    const states = Array.from({ length: moves.at + 1 }, (_, at) => moves.positionAt(at).marks);
    const last = await this.#work.ask('Looking for the last correct state', 'last-right', {
      puzzle: moves.puzzle,
      states,
    });
    return last;
  }

  #show(asked: Asked, moves: Moves): void {
    this.#asked = asked;
    this.#options.onChange();
    const told = this.told(moves);
    this.#options.announce(told?.sentences.at(-1) ?? '');
    const [ring] = told?.rings ?? [];
    if (ring !== undefined) this.#told.ringed(ring);
  }

  /** The technique of the hint by its name, which leads to where it is trained. */
  #technique({ puzzle, position }: Moves): TemplateResult | typeof nothing {
    const asked = this.#asked;
    if (asked?.kind !== 'hint') return nothing;
    const technique = techniqueOfHint(asked.hint, puzzle, position.marks);
    return technique === null
      ? nothing
      : html`The technique:
          <a data-technique href=${trainLink({ t: technique })}>${techniqueWords[technique].name}</a
          >. `;
  }

  /** @param back - goes back to the last correct state */
  template(moves: Moves, ask: () => void, back: () => void, check: () => void): TemplateResult {
    const told = this.told(moves);
    const asked = this.#asked;
    const wrong = asked?.kind === 'wrong';
    const asksOn = told !== null && asked?.kind !== 'right';
    const onward = wrong && asked.strength === 2 ? 'Show where' : 'Tell me more';
    // the buttons first: what is said below them does not push them from under the hand
    return html`<div class="play-part" data-hint data-method=${told?.method ?? nothing}>
      <div class="button-row">
        <button
          type="button"
          class="play-desk-only"
          data-ask
          ?disabled=${asksOn && !told.more}
          @click=${ask}
        >
          ${asksOn ? onward : 'Hint: where to look'}
        </button>
        <button type="button" data-check @click=${check}>Check my marks</button>
        ${
          wrong
            ? html`<button type="button" data-back @click=${back}>
                Back to the last correct state
              </button>`
            : nothing
        }
      </div>
      ${workView(this.#work, () => this.#work.stop())}
      ${told === null ? nothing : told.sentences.map((sentence, at) => html`<p>${at === 1 ? markTemplate(told.method) : nothing} ${sentence}</p>`)}
      ${
        told?.chapter === null || told === null
          ? nothing
          : html`<p>
              ${this.#technique(moves)}<a href=${sitePath(`${told.chapter}/`)}
                >Read about this method</a
              >
            </p>`
      }
    </div>`;
  }
}
