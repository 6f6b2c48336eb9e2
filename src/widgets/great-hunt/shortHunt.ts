/** The first frame of the hunt: a short one, run while the site is built. Runs in Node only. */
import { greatHunt } from '../../experiments/greatHunt.ts';
import { createExaminer } from '../../experiments/huntMethods.ts';
import type { ListedBoard } from '../../kit/chart/boardList.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { listedFind } from './finds.ts';
import { foundText, stagesOf } from './model.ts';
import { funnelPicture } from './picture.ts';
import { huntSettings, specOf } from './settings.ts';
import type { GreatHuntValues } from './settings.ts';
import { toldFind } from './told.ts';

/** Images that are drawn for the frame: a fraction of a second. */
const mostBoards = 4000;
const mostShown = 6;

/**
 * Runs the short hunt and draws the frame.
 *
 * @param given - the settings of the author
 * @throws RangeError when a setting is out of range
 * @source none
 */
export function huntFirstFrame(given: Partial<GreatHuntValues>): {
  readonly funnel: string; // markup
  readonly text: string;
  readonly finds: readonly ListedBoard[];
} {
  const props = huntSettings.of(given, 'great-hunt');
  const spec = specOf({ ...props, boards: Math.min(mostBoards, props.boards) });
  const tally = greatHunt.emptyTally(spec);
  greatHunt.begin(spec)(0, greatHunt.units(spec), tally);
  const examiner = createExaminer(spec.height, spec.width);
  return {
    funnel: toMarkup(funnelPicture(stagesOf(spec, tally))),
    text: `A short hunt, made with the page. ${foundText(tally)}`,
    finds: tally.finds
      .slice(0, mostShown)
      .map((find) => listedFind(spec, toldFind(spec, find, examiner), sitePath(''))),
  };
}
