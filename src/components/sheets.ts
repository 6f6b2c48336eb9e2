/** The style sheets of parts of pages: {@link ./Sheets.astro} links them, which is how a page has those of its own parts only. */
import type { figures } from '../widgets/figures.ts';
import { sharedSheets } from '../widgets/sheets.ts';

/** Addresses by files. */
const addresses = import.meta.glob<string>('../**/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The address of a sheet: "board", or "widgets/ledger/styles".
 *
 * @throws RangeError for a name that no sheet has, or several
 */
function sheetAddress(name: string): string {
  const found = Object.keys(addresses).filter((path) => path.endsWith(`/${name}.css`));
  const [path = ''] = found;
  if (found.length !== 1) throw new RangeError(`${found.length} style sheets are called ${name}`);
  return addresses[path]!;
}

/** The sheets of a figure: those that it shares, then `styles.css` and the others of its folder. */
export function sheetsOf(tag: keyof typeof figures): readonly string[] {
  const own = Object.keys(addresses)
    .filter((path) => path.startsWith(`../widgets/${tag}/`))
    .map((path) => path.slice('../'.length, -'.css'.length));
  const first = `widgets/${tag}/styles`;
  return [...sharedSheets[tag], ...own.toSorted((a, b) => +(b === first) - +(a === first))];
}

const linked = new WeakMap<Request, Set<string>>();

/** The addresses of sheets, but for those that the page has by now. @param page - its request */
export function newSheets(page: Request, names: readonly string[]): readonly string[] {
  const before = linked.get(page) ?? new Set();
  const added = names.map(sheetAddress).filter((address) => !before.has(address));
  linked.set(page, new Set([...before, ...added]));
  return added;
}
