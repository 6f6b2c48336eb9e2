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

/** @throws RangeError when a setting of the author is out of range */
export function prebuilt(asked: Partial<GreatHuntValues>): ShortHunt {
  const props = huntSettings.of(asked, 'great-hunt');
  const spec = specOf({ ...props, boards: Math.min(mostBoards, props.boards) });
  const tally = greatHunt.emptyTally(spec);
  greatHunt.begin(spec)(0, greatHunt.units(spec), tally);
  const examiner = createExaminer(spec.height, spec.width);
  return {
    spec,
    stages: stagesOf(spec, tally),
    text: `A short hunt, made with the page. ${foundText(tally)}`,
    finds: tally.finds.slice(0, mostShown).map((find) => toldFind(spec, find, examiner)),
  };
}
