/** The first frame of a check: the same test in small, run while the site is built. Runs in Node only. */
import { fractionPicture } from '../../charts/fractionPicture.ts';
import { density } from '../../experiments/density.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import * as model from './model.ts';
import type { CheckProps, CheckVerdict, Finding } from './model.ts';

export type CheckFirstFrame = {
  readonly props: CheckProps;
  readonly picture: string; // markup
  readonly found: Finding; // what the figure keeps until the reader runs a test
  readonly finding: string;
  readonly verdict: CheckVerdict;
};

/** Boards that are sampled for the frame: a fraction of a second. */
const mostBoards = 2000;

function findingFor(props: CheckProps): Finding {
  if (props.exhaustive === true) {
    let last = { simple: 0, boards: 1 };
    for (const step of model.tryEvery(props.height, props.width, model.filledOf(props)))
      last = step;
    return model.exactFinding(last.simple, last.boards);
  }
  const boards = Math.min(mostBoards, props.boards);
  const spec = model.specOf({ boards, seed: props.seed }, props);
  density.check(spec);
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  const finding = model.findingOf(tally);
  if (finding === null) throw new RangeError('a check needs at least one board');
  return finding;
}

/**
 * Runs the small test and draws the frame.
 *
 * @param given - the settings of the author
 * @throws RangeError when a setting is out of range
 * @source none
 */
export function checkFirstFrame(given: Partial<CheckProps>): CheckFirstFrame {
  const props = model.propsOf(given);
  const found = findingFor(props);
  const finding = model.findingText(found);
  const picture = fractionPicture({ published: props.published, found, description: finding }, 480);
  const verdict = model.verdictOn(found, props);
  return { props, picture: toMarkup(picture), found, finding, verdict };
}
