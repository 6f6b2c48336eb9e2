/** How a figure opens as an address says, and what it says of an address that it cannot read. */
import { settingsFold } from '../cell/moreMemory.ts';
import { LinkError } from '../cell/linkState.ts';
import type { LinkReading, LinkValues } from '../cell/linkState.ts';
import type { LiveFigure } from './figure.ts';

/**
 * Opens a figure.
 *
 * @returns what is wrong with the link, for the reader; null when it opened what it asked for
 */
export function openAs(figure: LiveFigure, reading: LinkReading): string | null {
  if (reading.kind === 'none') {
    figure.open({});
    return null;
  }
  if (reading.kind === 'damaged') {
    figure.open({});
    return `This link is damaged (${reading.reason}), so the figure opens as it stands in the text. Ask for the link again, or go on from here. The link said: ${reading.text}`;
  }
  const { version, values } = reading;
  if (version > figure.linkVersion) {
    figure.open({});
    return `This link was made by a newer version of this page (${version}; this is ${figure.linkVersion}). Reload the page; if that does not help, the figure below is the one of the text.`;
  }
  const upgraded = figure.upgradeLink(version, values);
  if (Object.keys(upgraded).some((key) => figure.isFolded(key)))
    figure.folds.put(settingsFold, true);
  const { watched, unread } = watch(upgraded);
  try {
    figure.open(watched);
    return unknownWords(unread());
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    figure.folds.put(settingsFold, false);
    figure.open({});
    return `${error.message} The figure opens as it stands in the text.`;
  }
}

/** The values of a link, with what nobody has asked for yet: a figure asks for all that it knows. */
export function watch(values: LinkValues): {
  readonly watched: LinkValues;
  readonly unread: () => readonly string[];
} {
  const read = new Set<PropertyKey>();
  const watched = new Proxy(values, {
    get(target, key) {
      read.add(key);
      return Reflect.get(target, key) as unknown;
    },
  });
  return { watched, unread: () => Object.keys(values).filter((key) => !read.has(key)) };
}

const mostNamed = 3;

/** What is told of keys that a figure does not know; null where there are none. */
function unknownWords(keys: readonly string[]): string | null {
  if (keys.length === 0) return null;
  const names = keys.map((key) => `“${key.slice(0, 20)}”`);
  const more = names.length > mostNamed ? ' and more' : '';
  return `This figure does not know all that the link says: ${names.slice(0, mostNamed).join(', ')}${more}. It opens with the rest.`;
}
