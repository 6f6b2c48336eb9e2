/** What a figure shows as it stands in the text, made by its program while the site is built. */
import { firstFrame } from '../book/still.ts';
import type { Figure } from '../notebook/host/figure.ts';
import { prebuiltIn } from '../notebook/host/prebuiltText.ts';
import type { StillOptions } from '../notebook/host/still.ts';
import { keptPrebuilt } from '../stored/keptPrebuilt.ts';
import { figures } from '../widgets/figures.ts';

/** The element of a figure: its attributes, and what is in it. */
type Element = {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly markup: string;
};

/** What the build finds out for figures, by their folders; `brief`: without what only spares a reader time. */
const finders = import.meta.glob<{
  readonly prebuilt: (props: object, brief: boolean) => unknown;
}>('../widgets/*/prebuilt.ts');

/** As the page has it; undefined where a figure needs nothing. */
async function found(tag: string, props: object): Promise<string | undefined> {
  const finder = await finders[`../widgets/${tag}/prebuilt.ts`]?.();
  if (finder === undefined) return undefined;
  return keptPrebuilt(tag, props, import.meta.env.DEV, finder.prebuilt) ?? undefined;
}

/**
 * A figure, and what it is drawn with in Node.
 *
 * @param id - of its cell, with which the ids in it begin
 * @param props - the author's settings
 * @returns also what the build found out, as it stands in the page
 */
export async function stillOf(
  tag: keyof typeof figures,
  id: string,
  props: object,
): Promise<{ figure: Figure; options: StillOptions; text: string | undefined }> {
  const { figure } = await figures[tag]();
  const text = await found(tag, props);
  const prebuilt = text === undefined ? null : prebuiltIn(text);
  return { figure, options: { id, props, prebuilt }, text };
}

async function drawn(tag: keyof typeof figures, id: string, props: object): Promise<Element> {
  const { figure, options, text } = await stillOf(tag, id, props);
  const { markup } = await firstFrame(figure, options);
  const attributes = {
    'data-props': JSON.stringify(props),
    'data-prebuilt': text,
  };
  return { attributes, markup };
}

const known = new Map<string, Promise<Element>>();

/**
 * The element of a figure with its first frame, which a build draws once: a figure stands in its page, and alone under each
 * of its names.
 *
 * @param id - of its cell, with which the ids in it begin
 * @param props - the author's settings
 */
export function figureElement(
  tag: keyof typeof figures,
  id: string,
  props: object,
): Promise<Element> {
  if (import.meta.env.DEV) return drawn(tag, id, props); // its program may have changed
  const key = JSON.stringify([tag, id, props]);
  const element = known.get(key) ?? drawn(tag, id, props);
  known.set(key, element);
  return element;
}
