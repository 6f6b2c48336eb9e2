/** What the build finds out for a figure, as its .astro file hands it on; null where it needs nothing. */
import { ownPrebuilt } from '../../src/stored/ownPrebuilt.ts';

const known = new Map<string, Promise<unknown>>(); // some take seconds

export function prebuilt(tag: string, props: object): Promise<unknown> {
  const key = `${tag} ${JSON.stringify(props)}`;
  const found = known.get(key) ?? ownPrebuilt(tag, props);
  known.set(key, found);
  return found;
}
