/** Where a player finds puzzles: the shelf, a collection in its place, the seven of the week; and what comes after one. */
import type { TemplateResult } from 'lit-html';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { keepOwnName } from '../../kit/puzzle/ownNames.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { tabStore } from '../../notebook/device/tabStore.ts';
import { ownPuzzleName } from '../../kit/puzzle-box/ownPuzzle.ts';
import type { Sheet } from '../../kit/sheet/sheet.ts';
import { html } from '../../notebook/template/html.ts';
import { sevenDays } from '../../puzzles/seven.ts';
import type { SevenPuzzle } from '../../puzzles/seven.ts';
import { onShelf, solvedName } from '../../puzzles/shelf.ts';
import { weekIn } from '../../puzzles/weeks.ts';
import { CollectionShelf, firstOf, namedIn } from './collectionPart.ts';
import type { GamesBox } from './gamesBox.ts';
import type { PlayState } from './model.ts';
import { nextPreset } from './presets.ts';
import type { Onward } from './shelfItems.ts';
import { Shelf } from './shelfPart.ts';
import { ThisWeek } from './weekPart.ts';
import { weekSheet } from './weekSheet.ts';

/** What it needs of the page. */
export type ShelvesPlace = {
  readonly id: string; // unique on the page
  /** Whether a page is read: one that is built has no day and no games. */
  readonly isRead: boolean;
  readonly games: GamesBox;
  readonly state: () => PlayState;
  /** The address with some of the state, and the rest as the page opens. */
  readonly linkTo: (part: Partial<PlayState>) => string;
  readonly set: (part: Partial<PlayState>) => void;
  /** Shows a puzzle that the page knows. */
  readonly choose: (code: string) => void;
  /** Shows any puzzle. */
  readonly take: (code: string, name: string) => void;
  readonly showBoard: () => void;
  /** Prints the seven of the week. */
  readonly print: () => void;
  readonly tell: (text: string, tone: 'info' | 'warning') => void;
};

export class Shelves {
  readonly #place: ShelvesPlace;
  readonly #shelf: Shelf;
  readonly #own: CollectionShelf;
  readonly #week: ThisWeek;

  constructor(place: ShelvesPlace) {
    this.#place = place;
    const { id, games, isRead, state, linkTo, set, take, showBoard, print, tell } = place;
    this.#shelf = new Shelf({ id, games, open: (code) => this.#toBoard(code) });
    this.#own = new CollectionShelf({
      id,
      games,
      asked: () => state().collection,
      linkTo: (code) => linkTo({ code, collection: state().collection }),
      open: (code, name) => {
        take(code, name);
        showBoard();
      },
    });
    this.#week = new ThisWeek({
      id,
      games,
      asked: () => state().week,
      isRead,
      linkTo: (week) => linkTo({ week }),
      go: (week) => set({ week }),
      open: (day) => this.#openDay(day),
      print,
      tell,
    });
  }

  #toBoard(code: string): void {
    // from here it goes on along the shelf
    if (this.#week.named(code) !== null) this.#place.set({ week: null });
    this.#place.choose(code);
    this.#place.showBoard();
  }

  #openDay({ code, title, drawn }: SevenPuzzle): void {
    // what lies on the shelf too goes on along the week that the link names
    if (drawn) this.#place.set({ week: this.#week.week });
    this.#place.take(code, title);
    this.#place.showBoard();
  }

  /** What a link asks for, with the names that its puzzle has by its day and in its collection. */
  asked(link: LinkValues): LinkValues {
    const { p, w } = link;
    const day = p === undefined || !this.#place.isRead ? null : this.#week.of(p, weekIn(w ?? ''));
    if (day !== null) this.#call(day.code, day.title);
    const asked = { ...link, ...firstOf(link) };
    // a puzzle of the collection that the link has is called by its number there
    const named = namedIn(asked);
    if (named !== null) this.#call(named.code, named.name);
    return asked;
  }

  /** Who comes back without a puzzle finds the game that was played last, if it is not solved. */
  played(asked: LinkValues): LinkValues {
    const { isRead, games } = this.#place;
    if (!isRead || asked['p'] !== undefined) return asked;
    games.look();
    const [last] = games.unfinished;
    if (last === undefined) return asked;
    this.#call(last.code, last.name);
    return { p: last.code, ...asked };
  }

  #call(code: string, name: string): void {
    const store = this.#place.isRead ? tabStore() : null;
    if (store !== null) keepOwnName(store, code, name);
  }

  /** What the puzzle on show is called in the collection or the week that it is played from; null: it is played from neither. */
  get nameHere(): string | null {
    const { code, collection } = this.#place.state();
    const name =
      collection === null
        ? this.#week.named(code)?.title
        : namedIn({ s: collection, p: code })?.name;
    return name === undefined ? null : ownPuzzleName(puzzleIn(code), name);
  }

  /** What the puzzle on show is called when it is solved; null for one that has no name. */
  get solvedName(): string | null {
    const { code } = this.#place.state();
    return this.#own.solvedName(code) ?? solvedName(code);
  }

  /** The picture that is found in it; null where it is called by something else. */
  get pictureName(): string | null {
    const { code } = this.#place.state();
    return this.#own.solvedName(code) ?? onShelf(code)?.name ?? null;
  }

  /** The address of the empty board on show. */
  get address(): string {
    return this.#week.addressOf(this.#place.state().code);
  }

  /** What is said after the last of the seven of the week; null before. */
  get weekDone(): string | null {
    return this.#own.isPlayed ? null : this.#week.done(this.#place.state().code);
  }

  /** What comes after the puzzle on show: of its collection, of its week, else of the shelf; null where all are solved. */
  get next(): Onward | null {
    const { state, games, showBoard } = this.#place;
    const { code } = state();
    if (this.#own.isPlayed) return this.#own.next(code);
    const day = this.#week.after(code);
    if (day !== null) {
      const open = (): void => {
        this.#openDay(day);
        showBoard();
      };
      return { name: day.title, short: sevenDays[day.day]!.name, open };
    }
    const next = nextPreset(code, (other) => games.game(other)?.solved === true);
    return next && { name: next.name, open: () => this.#toBoard(next.code) };
  }

  /** The way to them from beside the board. */
  link(): TemplateResult {
    return this.#own.isPlayed ? this.#own.link() : this.#week.link();
  }

  template(): TemplateResult {
    const { code } = this.#place.state();
    return this.#own.isPlayed
      ? this.#own.template(code)
      : html`${this.#week.template(code)} ${this.#shelf.template(code)}`;
  }

  /** The seven of the week on paper. */
  sheet(): Sheet {
    return weekSheet(this.#week.week, this.#week.seven);
  }
}
