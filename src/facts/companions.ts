/**
 * The companions: a page for each document, in its order. Its text (content/papers) names places of the document, and every
 * statement of the ledger stands under one of them: the first that its own place names.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceOf, placeOf } from '../claims/claim.ts';
import type { SourceId, Statement } from '../claims/claim.ts';
import { statements } from '../claims/ledger.ts';
import { ledgerEntries } from './ledger.ts';
import type { LedgerEntry } from './ledger.ts';
import { lost } from './lost.ts';
import type { Lost } from './lost.ts';
import { proseIn } from './prose.ts';

/** A companion, and the places of its document that have their own lists of statements. */
export type Companion = {
  readonly slug: string;
  readonly source: SourceId;
  readonly places: readonly string[];
};

const folder = 'content/papers';

let known: readonly Companion[] | undefined;

/** All companions, in the order of their documents. */
export const companions = (): readonly Companion[] =>
  (known ??= readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const { front, components } = proseIn(join(folder, file));
      return {
        slug: basename(file, '.mdx'),
        source: front['source'] as SourceId,
        places: components.flatMap(({ name, attributes: { place } }) =>
          name === 'Statements' && place !== undefined ? [place] : [],
        ),
      };
    })
    .toSorted((one, other) => one.source.localeCompare(other.source)));

/**
 * Where a text names a place: "Figure 4; section 4.1" names Figure 4 first. "section 3" is not named by "section 3.5".
 *
 * @returns its offset, or -1
 */
const namedAt = (text: string, place: string): number =>
  text.search(new RegExp(`${place.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d|\\.\\d)`));

/**
 * The place of a companion under which a statement stands.
 *
 * @throws RangeError for a statement whose place the companion does not have
 */
export function placeIn({ slug, places }: Companion, statement: Statement): string {
  const text = placeOf(statement)
    .replace(/^sections /, 'section ')
    .replaceAll(/(Figure|Table)s (\d)/g, '$1 $2');
  const [first] = places
    .map((place) => ({ place, at: namedAt(text, place) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.place.length - one.place.length);
  if (first === undefined)
    throw new RangeError(`${statement.id} stands at “${text}”, which is no place of ${slug}`);
  return first.place;
}

/** What stands under a place of a document. */
export type AtPlace = {
  readonly entries: readonly LedgerEntry[];
  readonly lost: readonly Lost[]; // what these statements rest on, and we do not have
};

const placed = new Map<string, Map<string, AtPlace>>();

function placesOf(companion: Companion): Map<string, AtPlace> {
  const entries = new Map(ledgerEntries().map((entry) => [entry.told.id, entry]));
  const own = statements.filter((statement) => sourceOf(statement) === companion.source);
  const groups = Map.groupBy(own, (statement) => placeIn(companion, statement));
  const told = new Set<Lost>(); // once, at the first place that rests on it
  return new Map(
    companion.places.map((place) => {
      const here = groups.get(place) ?? [];
      const missing = lost.filter(
        (one) => !told.has(one) && here.some(({ id }) => one.ids.includes(id)),
      );
      for (const one of missing) told.add(one);
      const found = here.flatMap(({ id }) => entries.get(id) ?? []);
      return [place, { entries: found, lost: missing }];
    }),
  );
}

/**
 * The statements of a document at one of its places, with what of it is lost.
 *
 * @throws RangeError when the companion of that document does not name the place, or no statement stands there
 */
export function atPlace(source: SourceId, place: string): AtPlace {
  const companion = companions().find((one) => one.source === source);
  if (companion === undefined) throw new RangeError(`no companion of ${source}`);
  const places = placed.get(source) ?? placesOf(companion);
  placed.set(source, places);
  const found = places.get(place);
  if (found === undefined || found.entries.length === 0)
    throw new RangeError(`no statement of ${source} stands at ${place}`);
  return found;
}

/** Where a statement stands in its companion, below the root of the site. */
export function companionAddress(id: string): string {
  const companion = companions().find(({ source }) => id.startsWith(source));
  if (companion === undefined) throw new RangeError(`no companion has ${id}`);
  return `papers/${companion.slug}/#${id}`;
}
