/** What the explorer shows before and without its program: the fits and the settled line, made while the site is built. */
import { formatLine } from '../../engine/board/cell.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { sheetPicture } from './linePicture.ts';
import { answer, fitsOf, fitsText, readTyped } from './model.ts';
import { contradictionSentence } from './sentences.ts';
import { presetOf, stateOfProps, verdictSentence } from './state.ts';
import type { ExplorerProps } from './state.ts';

export type StaticFrame = { readonly picture: string; readonly sentences: readonly string[] };

/** Fits that are drawn without the program. */
const mostDrawn = 12;

/**
 * The first frame for these settings.
 *
 * @param id - unique on the page
 * @throws RangeError or LinkError for settings that cannot be read: the page author sees it while building
 * @source none
 */
export function staticFrame(props: ExplorerProps, id: string): StaticFrame {
  const state = stateOfProps(props);
  const reading = readTyped(state.typed);
  if (reading.errors !== undefined) throw new RangeError('line explorer: settings cannot be read');
  const { question } = reading;
  const result = answer(question);
  const fits = [...fitsOf(question).take(mostDrawn)];
  const picture = toMarkup(sheetPicture({ question, answer: result, fits, id }));
  if (result.settled === null) return { picture, sentences: [contradictionSentence(question)] };
  const rest = result.count - BigInt(fits.length);
  const preset = presetOf(state);
  const verdict = preset === undefined ? null : verdictSentence(preset, result);
  return {
    picture,
    sentences: [
      `${fitsText(result.count)}${rest > 0n ? `; the first ${fits.length} are drawn` : ''}. All agree: ${formatLine(result.settled)}.`,
      ...(verdict === null ? [] : [verdict]),
    ],
  };
}
