/** `<hero-run>`: a method goes over the owl of the book when its reader says so, from where the weaker ones stop. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { heroBar } from '../../kit/hero/bar.ts';
import { createPlayer } from '../../kit/stepper/player.ts';
import type { Player } from '../../kit/stepper/player.ts';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { kindOf } from '../../methods/kinds.ts';
import { isCalm } from '../../notebook/cell/motion.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';
import { inPlay, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { endPicture } from './endPicture.ts';
import * as model from './model.ts';

type About = {
  readonly props: model.HeroRunProps;
  readonly settings: typeof model.heroSettings;
  readonly prebuilt: model.HeroRun;
  readonly found: model.HeroPlace;
  readonly kept: { readonly board: BoardView; readonly run: Run };
};

/** The clock of a run, and what it has to tell. */
class Run {
  isOn = false;
  #told = 0; // the step that the board has told
  readonly #player: Player;
  readonly #at: StateAt<About>;

  constructor(at: StateAt<About>) {
    this.#at = at;
    this.#player = createPlayer(
      () => this.#beat(),
      () => this.stop(),
    );
  }

  start(): void {
    const { found } = this.#at;
    if (isCalm()) {
      this.#at.set({ step: found.run.steps.length });
      this.#at.announce(model.sentence(this.#at.found));
      return;
    }
    this.isOn = true;
    this.#beat();
  }

  stop(): void {
    if (!this.isOn) return;
    this.#player.stop();
    this.isOn = false;
    this.#at.draw();
  }

  #beat(): void {
    this.#at.set({ step: this.#at.found.step + 1 });
    const { found } = this.#at;
    if (!found.isDone) {
      this.#player.run(model.paceOf(found));
      return;
    }
    this.stop();
    this.#at.announce(model.sentence(this.#at.found));
  }

  /** What a beat has found settles on the board. */
  tell(board: BoardView): void {
    const { step, run } = this.#at.found;
    if (this.isOn && step !== this.#told)
      board.tell(run.steps[step - 1]?.direction ?? null, () => []);
    this.#told = step;
  }
}

/** To another place, as the reader says. */
function go(at: StateAt<About>, step: number): void {
  at.kept.run.stop();
  at.set({ step });
  at.announce(model.sentence(at.found));
}

function act(at: StateAt<About>): TemplateResult {
  const { found, props, kept } = at;
  const { onward } = props;
  if (found.isDone && !found.isLast && onward !== undefined)
    return html`<a class="button primary" href=${onward.href}>${onward.text}</a>`;
  const [text, press] = kept.run.isOn
    ? ['Stop', () => kept.run.stop()]
    : !found.isDone
      ? [found.step === 0 ? model.startText[found.method] : 'Go on', () => kept.run.start()]
      : !found.isLast
        ? ['Again from here', () => go(at, 0)]
        : found.isBare
          ? ['Show the methods', () => go(at, found.step - 1)]
          : ['Show it bare', () => go(at, found.step + 1)];
  return html`<button type="button" class="primary" @click=${press}>${text}</button>`;
}

export const figure = stateFigure<About>({
  tag: 'hero-run',
  settings: model.heroSettings,
  usual: () => model.heroSettings.defaults,
  find: ({ prebuilt, props, state }) => model.placeIn(prebuilt, props, state.step),
  keep: (at) => ({
    board: new BoardView(model.boardShown(at.found), {
      id: `${at.id}-board`,
      loupe: false, // it is told only who found a cell
      onCellActivate: (row, column) => {
        at.set({ chosen: { row, column } });
        at.announce(model.cellText(at.found, { row, column }));
      },
    }),
    run: new Run(at),
  }),
  opened: (at) => at.kept.run.stop(),
  left: (at) => at.kept.run.stop(),
  show: ({ kept, found, state }) => {
    kept.board.update(model.boardShown(found));
    kept.board.choose(found.isBare ? null : state.chosen);
  },
  drawn: ({ kept }) => kept.run.tell(kept.board),
  parts(at) {
    const { found, kept, props, state } = at;
    const { chosen } = state;
    return {
      picture: html`<div data-method=${kindOf(found.method)}>${part(kept.board)}</div>`,
      sentence: html`<p>${model.sentence(found)}</p>`,
      answer: html`<p class="hero-run-cell">
        ${
          found.isBare || (chosen === null && found.known === 0)
            ? nothing
            : chosen === null
              ? 'Press a cell to ask which method found it.'
              : model.cellText(found, chosen)
        }
      </p>`,
      action: html`<div class="button-row">
        ${backButton('Back to where it began', found.step > 0, () => go(at, 0))} ${act(at)}
      </div>`,
      way: html`${pictured(heroBar(found.run.ends, found.known, props.named))}`,
      more: html`<p>
        <a
          href=${openIn(puzzleFigures[found.run.stepper.figure], galleryPuzzle('owl').code, found.run.stepper.settings)}
          >Step through it</a
        >, or <a href=${openIn(inPlay, galleryPuzzle('owl').code)}>solve it yourself</a>.
      </p>`,
    };
  },
  // the end of the run
  paper({ found, prebuilt, props }) {
    if (found.isDone) return nothing;
    const end = model.placeIn(prebuilt, props, prebuilt.steps.length);
    return html`<div data-paper>
      <div class="hero-run-end">
        ${pictured(endPicture(end))}
        <p>${model.sentence(end)}</p>
      </div>
    </div>`;
  },
  files: ({ found }) => ({
    name: `owl-${found.method}`,
    rows: () => model.cellRows(found),
    json: () => ({
      method: found.method,
      step: found.step,
      known: found.known,
      grid: formatGrid({ height: 20, width: 20, cells: found.cells }),
    }),
    svg: () => boardPicture(model.boardShown(found)),
  }),
});
