/** Seven puzzles of the week below a game: which are solved, a line for others, a booklet, the weeks before and after; and a position of the coach for each day. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Technique } from '../../engine/play/techniques.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { sevenLine } from '../../kit/play/sevenWords.ts';
import { inPlay, openIn } from '../../kit/puzzle/openIn.ts';
import { streamPlace, streamSize } from '../../kit/train/stream.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { trainLink } from '../../kit/train/trainLink.ts';
import { localDay } from '../../notebook/clock.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { dayAfter, firstWeek, sevenDays, sevenOf } from '../../puzzles/seven.ts';
import type { SevenPuzzle } from '../../puzzles/seven.ts';
import { onShelf } from '../../puzzles/shelf.ts';
import { weekday, weekNumber, weekOfYear, weekText } from '../../puzzles/weeks.ts';
import type { GamesBox } from './gamesBox.ts';
import { onPlainPress } from './plainPress.ts';

/** What it needs of the page. */
export type WeekPlace = {
  readonly id: string; // unique on the page
  readonly games: GamesBox;
  /** Of the link; null: this week. */
  readonly asked: () => number | null;
  /** A page that is read has a day; one that is built has none, and shows the first week. */
  readonly isRead: boolean;
  /** The address with another week; null: this week. */
  readonly linkTo: (week: number | null) => string;
  readonly go: (week: number | null) => void;
  readonly open: (puzzle: SevenPuzzle) => void;
  readonly print: () => void;
  readonly tell: (text: string, tone: 'info' | 'warning') => void;
};

/** Weeks in which a puzzle is looked for whose link names none, this one among them: each takes some milliseconds. */
const weeksBack = 6;

export class ThisWeek {
  readonly #place: WeekPlace;
  readonly #found = new Map<string, readonly SevenPuzzle[]>(); // by a code, the week that has it
  #known: { readonly week: number; readonly seven: readonly SevenPuzzle[] } | null = null;

  constructor(place: WeekPlace) {
    this.#place = place;
  }

  /** This week, by the reader's date. */
  get #now(): number {
    return this.#place.isRead ? Math.max(firstWeek, weekNumber(localDay())) : firstWeek;
  }

  /** The week on show. */
  get week(): number {
    return this.#place.asked() ?? this.#now;
  }

  /** Its seven. */
  get seven(): readonly SevenPuzzle[] {
    const { week } = this;
    if (this.#known?.week !== week) this.#known = { week, seven: sevenOf(week) };
    return this.#known.seven;
  }

  /**
   * The puzzle of a week that has a code: of the week on show, of this week, or of one of those before it.
   *
   * @param linked - the week that a link names, where it names one
   */
  of(code: string, linked: number | null = null): SevenPuzzle | null {
    return this.#weekOf(code, linked)?.find((one) => one.code === code) ?? null;
  }

  /** The seven of the week that a puzzle is of; null for none that is near. */
  #weekOf(code: string, linked: number | null): readonly SevenPuzzle[] | null {
    if (this.#found.has(code)) return this.#found.get(code)!;
    const before = Array.from({ length: weeksBack }, (_, weeks) => this.#now - weeks);
    for (const week of new Set([linked ?? this.week, ...before])) {
      const seven = week === this.week ? this.seven : sevenOf(week);
      if (!seven.some((one) => one.code === code)) continue;
      this.#found.set(code, seven);
      return seven;
    }
    return null;
  }

  /** The puzzle of the week that the link names; null where it names none, or that has no such puzzle. */
  named(code: string): SevenPuzzle | null {
    return this.#place.asked() === null
      ? null
      : (this.seven.find((one) => one.code === code) ?? null);
  }

  /**
   * The next day after a puzzle of a week that is not solved, from Monday again after Sunday; null where none is left, and
   * after a puzzle of no week. A picture of the shelf goes on along a week only where it was opened from there.
   */
  after(code: string): SevenPuzzle | null {
    const seven = this.#weekOf(code, null);
    if (seven === null || (onShelf(code) !== null && this.named(code) === null)) return null;
    return dayAfter(seven, code, (one) => this.#place.games.game(one.code)?.solved === true);
  }

  /** "Week 48: 6 of 7, 2 hints, hardest step: a chain" */
  get line(): string {
    const { games } = this.#place;
    const standings = this.seven.map(({ code, method }) => {
      const game = games.game(code);
      return { method, solved: game?.solved === true, hints: game?.effort?.hints ?? 0 };
    });
    return sevenLine(weekOfYear(this.week).week, standings);
  }

  /** What is said after the last of the seven; null as long as one is left, and of a puzzle that is played from elsewhere. */
  done(code: string): string | null {
    const isOfIt = this.seven.some((one) => one.code === code);
    if (!isOfIt || (onShelf(code) !== null && this.named(code) === null)) return null;
    return this.after(code) === null ? `All seven are solved. ${this.line}` : null;
  }

  async #copy(): Promise<void> {
    const text = `${this.line} ${new URL(this.#place.linkTo(this.week), location.href).href}`;
    try {
      await navigator.clipboard.writeText(text);
      this.#place.tell('The line is copied.', 'info');
    } catch {
      this.#place.tell(`Your browser does not let this page copy. The line is: ${text}`, 'warning');
    }
  }

  /** The address of a puzzle, with its week where that is another one than this. @param week - null: this one */
  addressOf(code: string, week = this.#place.asked()): string {
    const named = week === null || this.of(code) === null ? {} : { w: weekText(week) };
    return openIn(inPlay, code, named);
  }

  /** The way to it from beside the board. */
  link(): TemplateResult {
    return html`<p class="readout play-week-link">
      <a href="#${this.#place.id}-week">${this.line}</a>
    </p>`;
  }

  /** @param present - code of the puzzle on show */
  template(present: string): TemplateResult {
    const { games } = this.#place;
    return html`${guard([present, this.week, this.#now, games.listed], () => this.#whole(present))}`;
  }

  #whole(present: string): TemplateResult {
    const { id } = this.#place;
    const { week } = this;
    const { year, week: number } = weekOfYear(week);
    return html`<div class="play-week">
      <h3 id="${id}-week">${week === this.#now ? 'This week' : `Week ${number} of ${year}`}</h3>
      <p>Seven puzzles, the same for everybody, from easy to hard. All of them are open.</p>
      <ol class="play-week-list">
        ${this.seven.map((one) => this.#item(one, present))}
      </ol>
      <p class="readout" data-week>${this.line}</p>
      <div class="button-row">
        <button type="button" data-copy-week @click=${() => void this.#copy()}>
          Copy this line
        </button>
        <button type="button" data-booklet @click=${this.#place.print}>Print the seven</button>
      </div>
      <p class="play-week-others">
        ${week > firstWeek ? this.#other(week - 1, 'before') : nothing}
        ${this.#other(week + 1, 'after')}
      </p>
      ${this.#coach()}
    </div>`;
  }

  #other(week: number, which: 'before' | 'after'): TemplateResult {
    const to = week === this.#now ? null : week;
    return html`<a
      data-other-week=${which}
      href=${this.#place.linkTo(to)}
      @click=${onPlainPress(() => this.#place.go(to))}
      >Week ${weekOfYear(week).week}</a
    >`;
  }

  #item(one: SevenPuzzle, present: string): TemplateResult {
    const { code, day, height, width, method, drawn } = one;
    const game = this.#place.games.game(code);
    const standing = game === null || game.at === 0 ? '' : game.solved ? 'solved' : 'begun';
    const kind = method === 'search' ? 'sat' : method;
    const isToday = this.#place.isRead && this.week === this.#now && weekday(localDay()) === day;
    return html`<li>
      <a
        class="play-week-item"
        data-seven=${day}
        data-standing=${standing || 'new'}
        data-today=${isToday}
        href=${drawn ? this.addressOf(code, this.week) : this.addressOf(code)}
        aria-current=${code === present ? 'true' : 'false'}
        @click=${onPlainPress(() => this.#place.open(one))}
      >
        <span class="play-week-day">${sevenDays[day]!.name}</span>
        <span class="readout"
          >${markTemplate(kind)} ${sizeText(height, width)}<span class="visually-hidden"
            >, by ${methodName(kind)}</span
          ></span
        >
        <span class="readout play-week-standing">${standing}</span>
      </a>
    </li>`;
  }

  /** Today's position without its theme; yesterday's with what it came to. */
  #coach(): TemplateResult {
    const day = this.#place.isRead ? localDay() : null;
    const number = day === null ? firstWeek * 7 : weekNumber(day) * 7 + weekday(day);
    const before = coachOf(number - 1);
    const { name, rule, chapter } = techniqueWords[before.technique];
    return html`<p class="play-coach" data-coach>
      One position a day: <a href=${coachOf(number).href}>what follows here?</a>
      <a href=${before.href}>Yesterday’s</a> was for
      ${
        chapter === null
          ? name.toLowerCase()
          : html`<a href=${sitePath(`${chapter}/`)}>${name.toLowerCase()}</a>`
      }:
      ${rule}
    </p>`;
  }
}

/** The position of a day: one question of the stream after another. @param number - days, counted on */
function coachOf(number: number): { readonly technique: Technique; readonly href: string } {
  const question = 1 + (number % streamSize);
  return { technique: streamPlace(question).technique, href: trainLink({ q: String(question) }) };
}
