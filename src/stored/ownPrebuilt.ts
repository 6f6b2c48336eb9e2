/** What the build finds out for a figure, for a program that is not built: from the files themselves. Runs in Node only. */
import { existsSync } from 'node:fs';
import { prebuiltIn } from '../notebook/host/prebuiltText.ts';
import { keptPrebuilt } from './keptPrebuilt.ts';

/** As the page has it; null where the figure needs nothing. Some take seconds. */
export async function ownPrebuilt(tag: string, props: object): Promise<unknown> {
  const file = new URL(`../widgets/${tag}/prebuilt.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  const { prebuilt } = (await import(file.href)) as {
    readonly prebuilt: (props: object, brief: boolean) => unknown;
  };
  const text = keptPrebuilt(tag, props, false, prebuilt);
  return text === null ? null : prebuiltIn(text);
}
