/** What the build finds out for a figure, as its .astro file hands it on; null where it needs nothing. */
import { existsSync } from 'node:fs';
import { prebuiltIn } from '../../src/notebook/host/prebuiltText.ts';
import { keptPrebuilt } from '../../src/stored/keptPrebuilt.ts';

const known = new Map<string, Promise<unknown>>(); // some take seconds

export function prebuilt(tag: string, props: object): Promise<unknown> {
  const key = `${tag} ${JSON.stringify(props)}`;
  const found = known.get(key) ?? find(tag, props);
  known.set(key, found);
  return found;
}

async function find(tag: string, props: object): Promise<unknown> {
  const file = new URL(`../../src/widgets/${tag}/prebuilt.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  const found = (await import(file.href)) as {
    readonly prebuilt: (props: object, brief: boolean) => unknown;
  };
  const text = keptPrebuilt(tag, props, false, found.prebuilt);
  return text === null ? null : prebuiltIn(text);
}
