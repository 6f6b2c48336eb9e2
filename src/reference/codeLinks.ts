/** The way from the code that the site shows to the reference: each public name is a link where it is declared or imported. */
import { posix } from 'node:path';
import { entryOf, rooms } from './reference.ts';
import type { Entry } from './reference.ts';

/** The public names that a module declares. @source none */
export const declaredIn = (path: string): readonly Entry[] =>
  rooms.flatMap(({ entries }) => entries.filter((entry) => entry.path === path));

/** The statements that import names, or declare one for others. */
const statements =
  /^import\s(?:type\s)?\{([^}]*)\}\sfrom\s'([^']+)';|^export (?:(?:async )?function\*? |class |const |type )(\w+)/gm;

/** A name in a text, where it stands. */
export type Place = { readonly at: number; readonly entry: Entry };

/**
 * Where a module declares or imports public names.
 *
 * @param path - of the module, from the root of the project
 * @source none
 */
export function publicPlaces(path: string, text: string): readonly Place[] {
  const places: Place[] = [];
  const take = (name: string, from: string, at: number): void => {
    const entry = entryOf(name);
    if (entry?.path === from) places.push({ at, entry });
  };
  for (const found of text.matchAll(statements)) {
    const [whole, names, from, declared] = found;
    if (declared !== undefined) take(declared, path, found.index + whole.length - declared.length);
    if (names === undefined || from?.startsWith('.') !== true) continue;
    const module = posix.join(posix.dirname(path), from);
    const begin = found.index + whole.indexOf('{') + 1;
    for (const one of names.matchAll(/(?:type\s+)?(\w+)(?:\s+as\s+\w+)?/g))
      take(one[1] ?? '', module, begin + one.index + one[0].indexOf(one[1] ?? ''));
  }
  return places;
}

/** Characters that stand for one in HTML as Prism writes it. */
const entity = /&(?:amp|lt|gt|quot|#\d+|#x[0-9a-f]+);/y;

/**
 * Coloured code with links at some places of its text.
 *
 * @param html - of Prism: tags and entities, the text in its order
 * @param places - in their order; each on a name that stands in one piece in the markup, else it is left without a link
 * @param address - where an entry leads
 * @param isHere - whether an entry is declared in this code: its link can be led to by its name
 * @source none
 */
export function withLinks(
  html: string,
  places: readonly Place[],
  address: (entry: Entry) => string,
  isHere: (entry: Entry) => boolean = () => false,
): string {
  let out = '';
  let [at, seen] = [0, 0]; // in the markup, and in the text that it shows
  for (const place of places) {
    const from = at;
    while (seen < place.at && at < html.length) {
      if (html[at] === '<') {
        at = html.indexOf('>', at) + 1;
        continue;
      }
      entity.lastIndex = at;
      at += entity.exec(html)?.[0].length ?? 1;
      seen++;
    }
    // a tag that opens here belongs around the link
    while (html[at] === '<') at = html.indexOf('>', at) + 1;
    out += html.slice(from, at);
    const { name } = place.entry;
    const id = isHere(place.entry) ? `id="${name}" ` : '';
    if (!html.startsWith(name, at)) continue;
    out += `<a ${id}href="${address(place.entry)}">${name}</a>`;
    at += name.length;
    seen += name.length;
  }
  return out + html.slice(at);
}
