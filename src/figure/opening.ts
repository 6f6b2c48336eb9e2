/** How a figure opens as an address says, and what it says of an address that it cannot read. */
import { settingsFold } from '../kit/cell/figureParts.ts';
import { LinkError } from '../kit/cell/linkState.ts';
import type { LinkReading } from '../kit/cell/linkState.ts';
import type { LiveFigure } from './figure.ts';

/**
 * Opens a figure.
 *
 * @returns what is wrong with the link, for the reader; null when it opened what it asked for
 * @source none
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
  figure.folds.put(
    settingsFold,
    Object.keys(upgraded).some((key) => figure.isFolded(key)),
  );
  try {
    figure.open(upgraded);
    return null;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    figure.folds.put(settingsFold, false);
    figure.open({});
    return `${error.message} The figure opens as it stands in the text.`;
  }
}
