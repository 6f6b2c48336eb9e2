/** Where the puzzle of a picture can be opened. */
import { writeLink } from '../../notebook/cell/linkState.ts';
import {
  allMethods,
  inPlay,
  onSheet,
  openIn,
  puzzleFigures,
  stateAddress,
  studio,
} from '../../kit/puzzle/openIn.ts';
import { pictureSettings, studioSize } from './settings.ts';
import type { PictureForm } from './settings.ts';

/** The studio with the picture of the figure. */
export function studioLink(form: PictureForm): string {
  const usual = { ...pictureSettings.defaults, ...studioSize };
  return stateAddress(studio, writeLink('', studio.cell, 1, pictureSettings.toLink(form, usual)));
}

/** The links of a puzzle. */
export const opensOf = (
  code: string,
): readonly { readonly href: string; readonly text: string }[] => [
  { href: openIn(puzzleFigures['sweep-stepper'], code), text: 'Open in the stepper' },
  { href: openIn(inPlay, code), text: 'Play' },
  { href: openIn(allMethods, code), text: 'All methods on it' },
];

/** The same on paper. */
export const sheetOf = (code: string): { readonly href: string; readonly text: string } => ({
  href: openIn(onSheet, code),
  text: 'As a worksheet',
});
