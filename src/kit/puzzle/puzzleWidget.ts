/**
 * The base of the figures about one puzzle. It knows the puzzle on show: what it is called, what there is to see in it and
 * who made it, the choice among the figure's puzzles and the reader's own, the link in and out, the way on to other
 * figures, and the place of the static picture that the live figure takes. A figure says what is particular to it.
 */
import { html, nothing, render } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { sizeText } from '../../formats/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import type { Preset } from '../../puzzles/offered.ts';
import { settingsFold } from '../cell/figureParts.ts';
import { aimAt, putState, stateIn } from '../cell/linkPlace.ts';
import { writeLink } from '../cell/linkState.ts';
import type { LinkValues } from '../cell/linkState.ts';
import { NotebookWidget } from '../cell/notebookWidget.ts';
import { choiceField } from '../settings/inputs.ts';
import { OwnPuzzle, ownPuzzleName } from '../puzzle-box/ownPuzzle.ts';
import { choicesOnShow, nameOnShow, noteOnShow, titleOnShow } from './onShow.ts';
import type { Naming } from './onShow.ts';
import type { PuzzleLinks } from './links.ts';
import { backTo, originIn, originText, withOrigin, withoutOrigin } from './origin.ts';
import type { Origin } from './origin.ts';
import { allMethods, inPlay, openIn, otherFigures } from './openIn.ts';
import type { WorkOptions } from '../work/work.ts';

/** A figure about a puzzle; its state has the code of the puzzle, or of a picture. */
export abstract class PuzzleWidget<
  State extends { readonly code: string },
  Asked = State,
> extends NotebookWidget {
  /** What the figure opens with. */
  protected abstract readonly usual: State;
  /** What it shows. */
  protected abstract state: State;
  protected abstract readonly presets: readonly Preset[];
  protected abstract readonly links: PuzzleLinks<State, Asked>;
  /** Shows what a link asks for. May throw a LinkError, for a step that the run does not have. */
  protected abstract show(asked: Asked): void;
  /** The reader wants another puzzle, from its start. */
  protected abstract choose(code: string): void;
  protected abstract draw(): void;

  protected readonly what: Naming['what'] = 'puzzle';
  /** What the figure is about, before the name of the puzzle in its title. */
  protected readonly titlePrefix: string = '';
  /** What work for the figure calls. */
  protected readonly working: WorkOptions = {
    onChange: () => this.draw(),
    announce: (text) => this.announce(text),
  };
  #own: Naming['own'] = null;
  #origin: (Origin & { readonly code: string }) | null = null; // of the puzzle of the link
  #code: string | null = null; // of the puzzle on show, also where the state has that of a picture
  readonly #box = new OwnPuzzle(this, {
    id: this.frame.id,
    summary: () => (this.what === 'puzzle' ? 'Your own puzzle' : 'Your own picture or puzzle'),
    onPuzzle: (puzzle, name) => this.take(puzzle, name),
    onChange: () => this.draw(),
  });

  open(link: LinkValues): void {
    this.#comesFrom(link['p']);
    this.show(this.links.read(link, this.usual));
  }

  linkValues(): LinkValues {
    return this.links.write(this.state, this.usual);
  }

  /** The puzzle and the first direction are chosen behind the fold; a place in the run is seen without. */
  protected override isFolded(key: string): boolean {
    return key === 'p' || key === 'f';
  }

  connectedCallback(): void {
    window.addEventListener('beforeprint', this.#drawPaper);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.#drawPaper);
  }

  /** A board that was opened from a chart is called what it is there, and the way back is kept. */
  #comesFrom(code: string | undefined): void {
    const origin = code === undefined ? null : originIn(stateIn(location), this.frame.id);
    this.#origin = origin === null || code === undefined ? null : { ...origin, code };
    if (this.#origin !== null)
      this.#own = { code: this.#origin.code, name: originText(this.#origin) };
  }

  /** Where the puzzle on show comes from; null for any other puzzle. */
  get #shownOrigin(): Origin | null {
    return this.#origin?.code === this.state.code ? this.#origin : null;
  }

  override linkTo(): URL {
    const url = super.linkTo();
    if (this.#shownOrigin === null && originIn(stateIn(url), this.frame.id) !== null)
      putState(url, withoutOrigin(stateIn(url)));
    return url;
  }

  /** An address that opens the puzzle on show elsewhere, with where it comes from. */
  protected carried(href: string): string {
    const origin = this.#shownOrigin;
    const cell = /[?&#]([a-z0-9-]+)=/.exec(href)?.[1];
    return origin === null || cell === undefined ? href : withOrigin(href, cell, origin);
  }

  /** To be called when the puzzle of `state` has come on show. */
  protected shown(puzzle: Puzzle): void {
    const code = encodePuzzle(puzzle);
    if (code !== this.#code) this.#box.show(puzzle);
    this.#code = code;
    this.entitle(this.#titleOf(puzzle));
  }

  /** The name of the puzzle, with its size where that is not in it; null: the author's title. */
  #titleOf({ rows, columns }: Puzzle): string | null {
    const name = titleOnShow(this.state.code, this.#naming);
    if (name === null) return null;
    const size = sizeText(rows.length, columns.length);
    return `${this.titlePrefix}${name}${/\d\s×\s\d/.test(name) ? '' : `, ${size}`}`;
  }

  /** The address of this figure in another state. */
  protected linkWith(state: State): string {
    const url = new URL(location.href);
    const values = this.links.write(state, this.usual);
    putState(url, writeLink(stateIn(url), this.frame.id, this.linkVersion, values));
    aimAt(url, this.frame.id);
    return url.href;
  }

  /** The code of what the reader gave; a problem: the figure keeps what it shows. */
  protected codeOf(puzzle: Puzzle): { readonly code: string } | { readonly problem: string } {
    return { code: encodePuzzle(puzzle) };
  }

  /** The heading that a puzzle stands under among the choices; none of them has one in most figures. */
  protected groupOf(_code: string): string | undefined {
    return undefined;
  }

  /** The choice among the puzzles. */
  protected choice(): TemplateResult {
    const choices = choicesOnShow(this.state.code, this.#naming);
    return choiceField({
      id: `${this.frame.id}-preset`,
      label: this.what === 'puzzle' ? 'Puzzle' : 'Picture',
      value: this.state.code,
      choices: choices.map(({ code, name }) => ({
        word: code,
        text: name,
        group: this.groupOf(code),
      })),
      onChoice: (code) => this.choose(code),
    });
  }

  /** What there is to see, and who made the puzzle; `otherwise` is said of one without a note. */
  protected about(otherwise = ''): TemplateResult {
    const { note, credit } = noteOnShow(this.state.code, this.presets);
    const origin = this.#shownOrigin;
    if (origin === null && credit === null && (note ?? otherwise) === '') return html``;
    return html`<p class="puzzle-note">
      ${
        origin === null
          ? nothing
          : html`<a data-back href=${backTo(origin)}>Back to the chart that it is from</a>.`
      }
      ${note ?? (origin === null ? otherwise : '')}
      ${credit === null ? nothing : html`<span class="readout">${credit}</span>`}
    </p>`;
  }

  /** The reader's own puzzle, and the way of this one to other figures. */
  protected below(): TemplateResult {
    return html`${this.#onward()} ${this.#box.template()}`;
  }

  /** Opens the box for the reader's own puzzle. */
  protected editPuzzle(): void {
    if (this.layout.pared) this.folds.put(settingsFold, true);
    this.draw();
    void this.#box.edit();
  }

  /** Draws the live figure in the place of the static one. What is for paper stays, below it. */
  protected place(figure: TemplateResult): void {
    const paper = this.querySelector<HTMLElement>(':scope > [data-paper]');
    if (this.dataset['live'] === undefined) {
      this.replaceChildren(...(paper === null ? [] : [paper]));
      this.dataset['live'] = '';
    }
    render(figure, this, { renderBefore: paper });
  }

  /** The items for paper of what is on show; a figure without any has no element for them. */
  protected paper(): readonly HTMLElement[] {
    return [];
  }

  get #naming(): Naming {
    return { what: this.what, usual: this.usual.code, presets: this.presets, own: this.#own };
  }

  /** The name of the puzzle on show. */
  protected get puzzleName(): string {
    return nameOnShow(this.state.code, this.#naming);
  }

  #onward(): TemplateResult | typeof nothing {
    const code = this.#code;
    if (code === null) return nothing;
    // the figure of all methods has its other doors in its table
    if (this.localName === 'all-methods')
      return html`<p class="puzzle-onward">
        <a href=${this.carried(openIn(inPlay, code))}>Play this puzzle</a>.
      </p>`;
    return html`<p class="puzzle-onward">
      <a href=${this.carried(openIn(allMethods, code))}>All methods on this puzzle</a>.
      ${
        this.localName === 'play-game'
          ? nothing
          : html`<a href=${this.carried(openIn(inPlay, code))}>Play it</a>.`
      }
      Open this puzzle in
      ${otherFigures(this.localName, code).map(
        ({ before, href, name }) => html`${before}<a href=${this.carried(href)}>${name}</a>`,
      )}.
    </p>`;
  }

  /** Shows a puzzle that is none of the figure's own. @param name - what it is called */
  protected take(puzzle: Puzzle, name?: string): void {
    const found = this.codeOf(puzzle);
    if ('problem' in found) {
      this.notice(found.problem, 'warning');
      return;
    }
    this.#own = { code: found.code, name: ownPuzzleName(puzzle, name ?? `Your own ${this.what}`) };
    this.choose(found.code);
    this.#toPicture();
  }

  /** Takes the reader, who is in the box below, to what the figure shows now. */
  #toPicture(): void {
    const picture = this.querySelector<HTMLElement>('.stepper, .board-scroll') ?? this.frame;
    if (!picture.hasAttribute('tabindex')) picture.tabIndex = -1;
    picture.focus({ preventScroll: true });
    picture.scrollIntoView({ block: 'start' });
  }

  readonly #drawPaper = (): void => {
    const place = this.querySelector(':scope > [data-paper]');
    if (place === null || this.dataset['live'] === undefined) return;
    place.replaceChildren(...this.paper());
  };
}
