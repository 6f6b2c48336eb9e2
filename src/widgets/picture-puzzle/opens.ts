/** Where the puzzle of a picture can be opened. */
import { longestQuery } from '../../kit/cell/linkPlace.ts';
import { writeLink } from '../../kit/cell/linkState.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { allMethods, inPlay, onSheet, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { pictureSettings, studioSize } from './settings.ts';
import type { PictureForm } from './settings.ts';

/** Where puzzles are made. */
const studio = { page: 'make/', cell: 'make' };

/** The studio with the picture of the figure. @source none */
export function studioLink(form: PictureForm): string {
  const usual = { ...pictureSettings.defaults, ...studioSize };
  const state = writeLink('', studio.cell, 1, pictureSettings.toLink(form, usual));
  return `${sitePath(studio.page)}${state.length > longestQuery ? `#${state}` : `${state}#${studio.cell}`}`;
}

/** The links of a puzzle. @source none */
export const opensOf = (
  code: string,
): readonly { readonly href: string; readonly text: string }[] => [
  { href: openIn(puzzleFigures['sweep-stepper'], code), text: 'Open in the stepper' },
  { href: openIn(inPlay, code), text: 'Play' },
  { href: openIn(allMethods, code), text: 'All methods on it' },
  { href: openIn(onSheet, code), text: 'As a worksheet' },
];
