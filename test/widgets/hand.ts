/**
 * A figure in Node that somebody uses: its buttons and fields are found in what it draws, by their words or the ends of
 * their ids, and whoever listens to them is called. Boards and charts, which listen on elements, need a page.
 */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Figure, LiveFigure } from '../../src/notebook/host/figure.ts';
import type { Host } from '../../src/notebook/host/host.ts';
import type { StillFigure, StillOptions } from '../../src/notebook/host/still.ts';
import { openStill } from '../../src/book/still.ts';
import { markup } from '../../src/notebook/template/markup.ts';

type Listener = (event: unknown) => void;

/** What can be operated. */
export type Control = {
  readonly kind: string; // button, input, select, textarea
  readonly name: string; // its words, or its label
  readonly attributes: Readonly<Record<string, string>>;
  readonly options: readonly { readonly value: string; readonly text: string }[]; // of a choice
  readonly listeners: ReadonlyMap<string, Listener>;
};

const nothing = (): void => {};

/** To be called once a test file: what listeners ask of a page is there, and nothing comes of it. */
export function withoutPage(): void {
  const document = {
    hidden: false,
    addEventListener: nothing,
    removeEventListener: nothing,
    querySelector: () => null,
  };
  const window = { addEventListener: nothing, setTimeout: () => 0, clearTimeout: nothing };
  beforeAll(() => {
    vi.stubGlobal('document', document);
    vi.stubGlobal('window', window);
    vi.stubGlobal('innerHeight', 900);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterAll(() => void vi.unstubAllGlobals());
}

/** Elements within a sentence. */
const inline = /<\/?(?:a|b|em|i|span|strong|sub|sup)\b[^>]*>/g;

const wordsIn = (text: string): string =>
  text
    .replaceAll(inline, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g), ([, name, value]) => [
      name,
      value ?? '',
    ]),
  ) as Record<string, string>;

/** A figure at hand; see the head of the file. */
export class Hand {
  readonly live: LiveFigure;
  /** What it has said aloud, and its messages, the last one at the end. */
  readonly said: string[];
  readonly #now: StillFigure['now'];
  #markup = '';
  #listeners: Listener[] = [];

  private constructor({ live, now }: StillFigure, said: string[]) {
    this.live = live;
    this.said = said;
    this.#now = now;
  }

  static async open(
    figure: Figure,
    options: StillOptions = {},
    values: Readonly<Record<string, string>> = {},
  ): Promise<Hand> {
    const said: string[] = [];
    const heard = (text: string | null): void => void (text === null || said.push(text));
    const listened: Figure = {
      ...figure,
      create: (host: Host) => figure.create({ ...host, announce: heard, notice: heard }),
    };
    const hand = new Hand(await openStill(listened, options, values), said);
    await hand.look();
    return hand;
  }

  /** Sees what it shows by now. */
  async look(): Promise<void> {
    this.#listeners = [];
    this.#markup = markup(await this.#now(), (name, listener) => {
      this.#listeners.push(listener as Listener);
      return ` data-on-${name}="${this.#listeners.length - 1}"`;
    });
  }

  /** All that it says, in one line. */
  get text(): string {
    return wordsIn(this.#markup);
  }

  /** Waits until it says so. */
  async says(what: string | RegExp): Promise<void> {
    await vi.waitFor(
      async () => {
        await this.look();
        expect(this.text).toMatch(what);
      },
      { timeout: 5_000 },
    );
  }

  /** Addresses that it leads to. */
  get links(): readonly string[] {
    return Array.from(this.#markup.matchAll(/<a\s[^>]*href="([^"]*)"/g), ([, href]) => href!);
  }

  /** How often it draws something. */
  count(what: RegExp): number {
    return this.#markup.match(what)?.length ?? 0;
  }

  get controls(): readonly Control[] {
    const labels = new Map(
      Array.from(
        this.#markup.matchAll(/<label[^>]*\sfor="([^"]*)"[^>]*>(.*?)<\/label>/gs),
        ([, id = '', text = '']) => [id, wordsIn(text)],
      ),
    );
    const found = this.#markup.matchAll(
      /<(button|select|textarea)\b([^>]*)>(.*?)<\/\1>|<input\b([^>]*)>/gs,
    );
    return Array.from(found, ([, kind = 'input', tag = '', inner = '', input = '']) => {
      const attributes = attributesIn(tag + input);
      const named = attributes['aria-label'] ?? labels.get(attributes['id'] ?? '');
      const listeners = Object.entries(attributes).flatMap(([name, at]) =>
        name.startsWith('data-on-') ? [[name.slice(8), this.#listeners[Number(at)]!] as const] : [],
      );
      const options = Array.from(
        inner.matchAll(/<option\b([^>]*)>(.*?)<\/option>/gs),
        ([, option = '', text = '']) => ({
          value: attributesIn(option)['value'] ?? '',
          text: wordsIn(text),
        }),
      );
      const name = named ?? (kind === 'button' ? wordsIn(inner) : '');
      return { kind, name, attributes, options, listeners: new Map(listeners) };
    });
  }

  #one(what: string): Control {
    const found = this.controls.find(
      ({ name, attributes }) => name === what || attributes['id']?.endsWith(`-${what}`) === true,
    );
    const names = this.controls.map(({ name }) => name).join(', ');
    expect(found, `no "${what}" in: ${names}`).toBeDefined();
    return found!;
  }

  /** Does with it what a reader does: a press, or a change of its value. */
  async use({ attributes, listeners }: Control, as: object = {}): Promise<void> {
    const target = { ...attributes, value: attributes['value'] ?? '', dataset: {}, ...as };
    const event = { target, currentTarget: target, preventDefault: nothing };
    for (const type of ['click', 'input', 'change']) {
      const listener = listeners.get(type);
      if (typeof listener === 'function') listener({ ...event, type });
    }
    await this.look();
  }

  press(what: string): Promise<void> {
    return this.use(this.#one(what));
  }

  type(what: string, value: string): Promise<void> {
    return this.use(this.#one(what), { value });
  }

  tick(what: string, checked = true): Promise<void> {
    return this.use(this.#one(what), { checked });
  }

  /** @param text - of the option, or its value */
  choose(what: string, text: string): Promise<void> {
    const one = this.#one(what);
    const selectedIndex = one.options.findIndex(
      (each) => each.text === text || each.value === text,
    );
    expect(selectedIndex, one.options.map((each) => each.text).join(', ')).not.toBe(-1);
    return this.use(one, { value: one.options[selectedIndex]!.value, selectedIndex });
  }
}
