/**
 * The part of a long list that is in the page. All entries have one length along the way that the list scrolls, so only
 * those in view need to be there: a run of 10,000 steps scrolls like one of ten.
 */

/** What a window needs to know of its list. */
export type WindowOptions = {
  readonly along: 'down' | 'across'; // the way that the list scrolls
  readonly entry: number; // px, the length of an entry, also in the style sheet
  readonly draw: () => void; // other entries have come into view
};

const beyond = 4; // entries drawn before and after those in view

/** The window of one scrolling box; its style sheet leaves room by `--list-before` and `--list-after`. */
export class ListWindow {
  readonly #box: HTMLElement;
  readonly #options: WindowOptions;
  // kept here because asking the page for them makes it lay everything out at once
  #at = 0;
  #room: number;
  #drawn = -1;
  #frame = 0;
  #own = false; // the next scroll event is of our making
  #wanted: number | null = null; // the entry that is to be in view
  #length = 0;
  readonly #lengths = new Map<string, number>();

  constructor(box: HTMLElement, options: WindowOptions) {
    this.#box = box;
    this.#options = options;
    this.#room = 6 * options.entry;
    box.addEventListener('scroll', () => {
      if (this.#own) this.#own = false;
      else {
        this.#at = this.#place;
        this.#wanted = null; // the reader looks elsewhere
      }
      if (this.#first !== this.#drawn) options.draw();
    });
    new ResizeObserver(() => {
      const room = options.along === 'down' ? box.clientHeight : box.clientWidth;
      if (room === 0) return; // folded away: what was drawn may stay
      this.#room = room;
      if (this.#wanted !== null) this.show(this.#wanted, this.#length);
      options.draw();
    }).observe(box);
  }

  /** The entries that are to be drawn, of a list of `length`; says how much room those before and after them take. */
  entries(length: number): readonly number[] {
    const { entry } = this.#options;
    const from = this.#first;
    const to = Math.min(length, from + Math.ceil(this.#room / entry) + 2 * beyond);
    this.#leave('--list-before', from * entry);
    this.#leave('--list-after', Math.max(0, length - to) * entry);
    this.#drawn = from;
    return Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);
  }

  /** Brings an entry into view, also when the box changes its size; to be called before the list is drawn. */
  show(at: number, length: number): void {
    const { entry } = this.#options;
    const here = at * entry;
    this.#wanted = at;
    this.#length = length;
    if (here >= this.#at && here + entry <= this.#at + this.#room) return;
    // with room on both sides, so that the next steps need no scrolling
    this.#at = Math.max(0, Math.min(here - this.#room / 3, length * entry - this.#room));
    // the box scrolls by itself, the page never does; at the frame, when the page is laid out anyway
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const before = this.#place;
      this.#place = this.#at;
      this.#at = this.#place;
      this.#own = this.#at !== before;
    });
  }

  get #place(): number {
    return this.#options.along === 'down' ? this.#box.scrollTop : this.#box.scrollLeft;
  }

  set #place(to: number) {
    if (this.#options.along === 'down') this.#box.scrollTop = to;
    else this.#box.scrollLeft = to;
  }

  get #first(): number {
    return Math.max(0, Math.floor(this.#at / this.#options.entry) - beyond);
  }

  #leave(name: string, length: number): void {
    if (this.#lengths.get(name) === length) return;
    this.#lengths.set(name, length);
    this.#box.style.setProperty(name, `${length}px`);
  }
}
