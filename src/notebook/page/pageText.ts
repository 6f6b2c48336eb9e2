/**
 * What a built page says, cut into the pieces that the search finds: its sections, its figures, and entries of lists that
 * have addresses of their own. Read from the HTML that readers get, so computed numbers are in it. Pure: HTML in, text out.
 * It knows as much HTML as this site writes, every element closed.
 */

/** One piece: the text under a heading, of a figure or of an entry; `id` is empty above the first heading. */
export type Piece = { readonly id: string; readonly title: string; readonly text: string };

type Element = {
  readonly name: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly skipped: boolean; // nothing in it is read
  readonly opens: Draft | null; // the piece that ends with it
  readonly titles: boolean; // its text is the title of the piece
};

type Draft = { id: string; title: string; text: string };

/** Elements without an end. */
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** What is no text of the page: programs, pictures, controls, TeX beside its MathML. */
const silent = new Set([
  'annotation',
  'button',
  'fieldset',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

/** Parts of the frame of a figure, code, and text that is only for those who do not see the picture beside it. */
const silentClasses = new Set([
  'cell-foot',
  'cell-notice',
  'visually-hidden',
  'puzzle-onward',
  'source',
]);

/** What stands within a line; all other elements part words. */
const inline = new Set(
  'a abbr b cite code em i math mark mfrac mi mn mo mrow msub msup mtext q small strong sub sup'.split(
    ' ',
  ),
);

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return named[name as string] ?? whole;
  });

const attribute = (text: string, name: string): string =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1] ?? '');

const tidy = (text: string): string =>
  text
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll(/ ([.,;:)”’])/g, '$1')
    .replaceAll(/([(“]) /g, '$1')
    .trim();

/** The number of a figure stands apart from its title, which the page does by its looks. */
const titled = (title: string): string => title.replace(/^(Figure \d+\.\d+)\s*(?=\S)/, '$1: ');

/** Whether an element is a piece of its own. */
function isPiece(
  name: string,
  id: string,
  classes: readonly string[],
  parent: Element | undefined,
): boolean {
  if (id === '') return false;
  if (name === 'figure') return classes.includes('cell');
  return classes.includes('ledger-entry') || (parent?.classes.includes('words') ?? false);
}

/** Reads one page; a class of its own, because what a text belongs to hangs on all that stands open before it. */
class Reader {
  readonly pieces: Draft[];
  readonly #open: Element[] = [];
  #section: Draft;

  constructor(title: string) {
    this.#section = { id: '', title, text: '' };
    this.pieces = [this.#section];
  }

  /** The piece that a text belongs to now. */
  get #piece(): Draft {
    return this.#open.findLast(({ opens }) => opens !== null)?.opens ?? this.#section;
  }

  begin(name: string, attributes: string): void {
    const id = attribute(attributes, 'id');
    const classes = attribute(attributes, 'class').split(' ');
    const parent = this.#open.at(-1);
    if (!inline.has(name)) this.#add(' ');
    if (empty.has(name) || attributes.endsWith('/')) return;
    const skipped =
      (parent?.skipped ?? false) ||
      silent.has(name) ||
      classes.some((one) => silentClasses.has(one));
    const within = this.#open.some((element) => element.opens !== null);
    let opens: Draft | null = null;
    if (!skipped && isPiece(name, id, classes, parent)) opens = this.#newPiece(id);
    const heads = name === 'h2' || (/^h[34]$/.test(name) && id !== '');
    if (opens === null && heads && !within && !skipped) this.#section = this.#newPiece(id);
    const piece = this.#open.findLast((element) => element.opens !== null);
    const titles =
      piece === undefined
        ? name === 'h1' || heads
        : classes.includes('cell-title') || name === (piece.name === 'div' ? 'dt' : 'h2');
    this.#open.push({ name, id, classes, skipped, opens, titles });
  }

  end(name: string): void {
    if (!inline.has(name)) this.#add(' ');
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at >= 0) this.#open.length = at;
  }

  text(text: string): void {
    if (this.#open.at(-1)?.skipped !== true) this.#add(decoded(text));
  }

  #newPiece(id: string): Draft {
    const piece = { id, title: '', text: '' };
    this.pieces.push(piece);
    return piece;
  }

  #add(text: string): void {
    const titled = this.#open.some(({ titles }) => titles);
    // the title of the page is known
    if (titled && this.#piece.id !== '') this.#piece.title += text;
    else if (!titled) this.#piece.text += text;
  }
}

/**
 * The pieces of a page, in order. Lists of sources, which many pages end with, are left out, and so
 * are pieces without a title: the statements in a companion, which the ledger has by their names.
 *
 * @param html - of the whole page
 * @param title - of what stands above its first heading
 */
export function piecesOf(html: string, title: string): readonly Piece[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const reader = new Reader(title);
  for (const [whole, slash, name, attributes = ''] of main.matchAll(token)) {
    if (whole.startsWith('<!--')) continue;
    if (name === undefined) reader.text(whole);
    else if (slash === '/') reader.end(name.toLowerCase());
    else reader.begin(name.toLowerCase(), attributes);
  }
  return reader.pieces
    .map(({ id, title, text }) => ({ id, title: titled(tidy(title)), text: tidy(text) }))
    .filter(({ id, title, text }) => title !== '' && text !== '' && id !== 'sources');
}
