/**
 * The base of the figures about one puzzle. It knows the puzzle on show: what it is called, what there is to see in it and
 * who made it, the choice among the figure's puzzles and the reader's own, the link in and out, the way on to other
 * figures, and the place of the static picture that the live figure takes. A figure says what is particular to it.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import type { Preset } from '../../puzzles/offered.ts';
import { settingsFold } from '../../notebook/cell/moreMemory.ts';
import type { FurtherOptions } from '../../kit/methods/further.ts';
import { aimAt, putState, stateIn } from '../../notebook/cell/linkPlace.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { LiveFigure } from '../../notebook/host/figure.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { OwnPuzzle, ownPuzzleName } from '../../kit/puzzle-box/ownPuzzle.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { keepOwnName, ownNameOf } from '../../kit/puzzle/ownNames.ts';
import { tabStore } from '../../notebook/device/tabStore.ts';
import { choicesOnShow, nameOnShow, noteOnShow, titleOnShow } from '../../kit/puzzle/onShow.ts';
import type { Naming } from '../../kit/puzzle/onShow.ts';
import type { PuzzleLinks } from '../../kit/puzzle/links.ts';
import {
  backTo,
  originIn,
  originText,
  withOrigin,
  withoutOrigin,
} from '../../kit/puzzle/origin.ts';
import type { Origin } from '../../kit/puzzle/origin.ts';
import { allMethods, inPlay, openIn, otherFigures } from '../../kit/puzzle/openIn.ts';
import type { WorkOptions } from '../work/work.ts';

/** A figure about a puzzle; its state has the code of the puzzle, or of a picture. */
export abstract class PuzzleFigure<
  State extends { readonly code: string },
  Asked = State,
> extends LiveFigure {
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
    isIdle: this.host.page === null,
  };
  /** What a look for methods that get further asks. */
  protected readonly looking: FurtherOptions = {
    announce: (text) => this.announce(text),
    awaits: (looking) => this.host.waitFor(looking),
    isIdle: this.host.page === null,
  };
  #own: Naming['own'] = null;
  #origin: (Origin & { readonly code: string }) | null = null; // of the puzzle of the link
  #code: string | null = null; // of the puzzle on show, also where the state has that of a picture
  readonly #box = new OwnPuzzle({
    id: this.id,
    figure: () => this.host.page?.element ?? null,
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
  override isFolded(key: string): boolean {
    return key === 'p' || key === 'f';
  }

  /** A board that was opened from a chart is called what it is there, and the way back is kept. */
  #comesFrom(code: string | undefined): void {
    const origin = code === undefined ? null : originIn(stateIn(this.host.address()), this.id);
    this.#origin = origin === null || code === undefined ? null : { ...origin, code };
    if (this.#origin !== null)
      this.#own = { code: this.#origin.code, name: originText(this.#origin) };
    else if (code !== undefined) this.#recall(code);
  }

  /** A puzzle that the reader gave in this tab has the name that it had then. */
  #recall(code: string): void {
    const store = this.host.page === null ? null : tabStore();
    const name = store === null ? null : ownNameOf(store, code);
    if (name !== null) this.#own = { code, name };
  }

  /** Where the puzzle on show comes from; null for any other puzzle. */
  get #shownOrigin(): Origin | null {
    return this.#origin?.code === this.state.code ? this.#origin : null;
  }

  override linkTo(): URL {
    const url = super.linkTo();
    if (this.#shownOrigin === null && originIn(stateIn(url), this.id) !== null)
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
    const code = codeOf(puzzle);
    if (code !== this.#code) this.#box.show(puzzle);
    this.#code = code;
    this.setTitle(this.#titleOf(puzzle));
  }

  /** The name of the puzzle, with its size where that is not in it; null: the author's title. */
  #titleOf({ rows, columns }: Puzzle): string | null {
    const name = this.nameHere ?? titleOnShow(this.state.code, this.#naming);
    if (name === null) return null;
    const size = sizeText(rows.length, columns.length);
    return `${this.titlePrefix}${name}${/\d\s×\s\d/.test(name) ? '' : `, ${size}`}`;
  }

  /** The address of this figure in another state. */
  protected linkWith(state: State): string {
    const url = this.host.address();
    const values = this.links.write(state, this.usual);
    putState(url, writeLink(stateIn(url), this.id, this.linkVersion, values));
    aimAt(url, this.id);
    return `${url.search}${url.hash}`;
  }

  /** The code of what the reader gave; a problem: the figure keeps what it shows. */
  protected codeOf(puzzle: Puzzle): { readonly code: string } | { readonly problem: string } {
    return { code: codeOf(puzzle) };
  }

  /** The choice among the puzzles. */
  protected choice(): TemplateResult {
    const choices = choicesOnShow(this.state.code, this.#naming);
    return choiceField({
      id: `${this.id}-preset`,
      label: this.what === 'puzzle' ? 'Puzzle' : 'Picture',
      value: this.state.code,
      choices: choices.map(({ code, name }) => ({ word: code, text: name })),
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
    this.folds.put(settingsFold, true);
    this.draw();
    void this.#box.edit();
  }

  get #naming(): Naming {
    return { what: this.what, usual: this.usual.code, presets: this.presets, own: this.#own };
  }

  /** What the puzzle on show is called where it comes from, before any name of its own; null: it has its own. */
  protected get nameHere(): string | null {
    return null;
  }

  /** The name of the puzzle on show. */
  protected get puzzleName(): string {
    return this.nameHere ?? nameOnShow(this.state.code, this.#naming);
  }

  #onward(): TemplateResult | typeof nothing {
    const code = this.#code;
    if (code === null) return nothing;
    // the figure of all methods has its other doors in its table
    if (this.host.tag === 'all-methods')
      return html`<p class="puzzle-onward">
        <a href=${this.carried(openIn(inPlay, code))}>Play this puzzle</a>.
      </p>`;
    // who plays or prints has the page of the puzzle, which leads to all others
    if (['play-game', 'work-sheet'].includes(this.host.tag))
      return html`<p class="puzzle-onward">
        <a href=${this.carried(openIn(allMethods, code))}>All methods on this puzzle</a>.
      </p>`;
    return html`<p class="puzzle-onward">
      <a href=${this.carried(openIn(allMethods, code))}>All methods on this puzzle</a>.
      <a href=${this.carried(openIn(inPlay, code))}>Play it</a>. Open this puzzle in
      ${otherFigures(this.host.tag, code).map(
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
    const store = tabStore();
    if (store !== null) keepOwnName(store, found.code, this.#own.name);
    this.choose(found.code);
    this.#toPicture();
  }

  /** Takes the reader, who is in the box below, to what the figure shows now: its verdict, where it begins with one. */
  #toPicture(): void {
    const picture =
      this.find('.methods-verdicts, .stepper, .board-scroll') ?? this.host.page?.frame;
    if (picture === undefined) return;
    if (!picture.hasAttribute('tabindex')) picture.tabIndex = -1;
    picture.focus({ preventScroll: true });
    picture.scrollIntoView({ block: 'start' });
  }
}
