/** The hunt that the figure shows before the reader's first one, run while the site is built. */
import { greatHunt } from '../../experiments/greatHunt.ts';
import { createExaminer } from '../../experiments/huntMethods.ts';
import type { ShortHunt } from './finds.ts';
import { foundText, stagesOf } from './model.ts';
import { huntSettings, specOf } from './settings.ts';
import type { GreatHuntValues } from './settings.ts';
import { toldFind } from './told.ts';

/** Images that are drawn: a fraction of a second. */
const mostBoards = 4000;
const mostShown = 6;

/**
 * Runs the short hunt.
 *
 * @param given - the settings of the author
 * @throws RangeError when a setting is out of range
 * @source none
 */
export function shortHunt(given: Partial<GreatHuntValues>): ShortHunt {
  const props = huntSettings.of(given, 'great-hunt');
  const spec = specOf({ ...props, boards: Math.min(mostBoards, props.boards) });
  const tally = greatHunt.emptyTally(spec);
  greatHunt.begin(spec)(0, greatHunt.units(spec), tally);
  const examiner = createExaminer(spec.height, spec.width);
  return {
    spec,
    stages: stagesOf(spec, tally),
    text: `A short hunt, made with the page. ${foundText(tally)}`,
    finds: tally.finds.slice(0, mostShown).map((find) => {
      const { image: _, ...told } = toldFind(spec, find, examiner);
      return told;
    }),
  };
}
