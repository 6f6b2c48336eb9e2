/**
 * Where an address carries the state of its cells: in the query, or, when it is long, in the fragment. Servers refuse
 * long queries (many from 8,000 characters on, the whole address included); a fragment never reaches them.
 */

/** The longest query that goes to the server. */
export const longestQuery = 4000;

const fragmentMark = '#?';

type Address = Pick<URL, 'search' | 'hash'>;

/** Whether the state is in the fragment, so that the fragment cannot name a place on the page. */
export const isInFragment = ({ hash }: Pick<URL, 'hash'>): boolean => hash.startsWith(fragmentMark);

/** The state in an address, beginning with `?` unless empty. */
export const stateIn = (address: Address): string =>
  isInFragment(address) ? address.hash.slice(1) : address.search;

/** Puts a state, as `writeLink` gives it, into an address. A fragment that names a place stays where it can. */
export function putState(address: Address, state: string): void {
  if (state.length > longestQuery) {
    address.search = '';
    address.hash = state;
    return;
  }
  if (isInFragment(address)) address.hash = '';
  address.search = state;
}

/** Lets an address scroll to the element `id`, unless its fragment is taken: then the cell scrolls there itself. */
export function aimAt(address: Pick<URL, 'hash'>, id: string): void {
  if (!isInFragment(address)) address.hash = id;
}
