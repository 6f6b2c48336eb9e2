/** Where the puzzle of a picture can be opened. */
import { allMethods, inPlay, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';

/** The links of a puzzle. @source none */
export const opensOf = (
  code: string,
): readonly { readonly href: string; readonly text: string }[] => [
  { href: openIn(puzzleFigures['sweep-stepper'], code), text: 'Open in the stepper' },
  { href: openIn(inPlay, code), text: 'Play' },
  { href: openIn(allMethods, code), text: 'All methods on it' },
];
