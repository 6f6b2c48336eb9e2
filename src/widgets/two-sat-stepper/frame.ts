/** The figure without script: the board where it opens, the chain in words, FourSolver's board, and a strip of the run. */
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { atWholeStep } from '../../kit/stepper/position.ts';
import { planStrip } from '../../kit/stepper/strip.ts';
import type { StripPlan } from '../../kit/stepper/strip.ts';
import { runTwoSat } from '../../kit/stepper/twoSatRun.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { linkSentence, literalWords } from '../../kit/stepper/twoSatTrace.ts';
import { createWalk, momentAt, momentBoard } from '../../kit/stepper/walk.ts';
import { toElement, toMarkup } from '../../svg/svgTree.ts';
import { cellBeside, fourMoment, fourPicture } from './fourBoard.ts';
import { marksAt } from './marks.ts';
import { chainAt, defaultTwoSat } from './model.ts';
import type { TwoSatStepperProps } from './model.ts';
import { boardName, runSentence } from './words.ts';

/** The name of the step that begins at a place of a run. @source none */
export function phaseName(run: TwoSatRun, at: number): string {
  const conclusion = run.conclusions.find(({ from }) => from === at);
  if (conclusion === undefined) return 'Sweeps';
  return conclusion.event.kind === 'chain' ? `Chain ${conclusion.event.number}` : 'Sums';
}

/** The strip under the stepper, one small grid a phase. @source none */
export const stripOptions = (
  run: TwoSatRun,
): { readonly level: string; readonly nameOf: (at: number) => string } => ({
  level: 'phase',
  nameOf: (at) => phaseName(run, at),
});

const mostFrames = 16;

/** The frames of a strip that go on paper: all, or the first and the last ones. */
function paperFrames(plan: StripPlan): readonly ReturnType<StripPlan['frame']>[] {
  const all = Array.from({ length: plan.count }, (_, at) => at);
  const shown =
    all.length <= mostFrames
      ? all
      : [...all.slice(0, mostFrames / 2), ...all.slice(-mostFrames / 2)];
  return shown.map((at) => plan.frame(at));
}

/** What the .astro file places. */
export type StaticTwoSat = {
  readonly code: string; // of the puzzle
  readonly board: string; // markup
  readonly four: string | null; // the same
  readonly sentences: readonly string[];
  readonly links: readonly string[];
  readonly strip: readonly { readonly picture: string; readonly caption: string }[]; // markup
};

/** The first frame of a figure. @throws SyntaxError for a damaged puzzle code @source none */
export function staticTwoSat(props: TwoSatStepperProps): StaticTwoSat {
  const { code, sums, beside, position: asked, granularity } = defaultTwoSat(props);
  const run = runTwoSat(code, sums);
  const walk = createWalk(run.trace);
  const place = { playing: false, speed: 0, position: asked, granularity };
  const state = atWholeStep(walk.outline, place);
  const { position } = state;
  const moment = momentAt(walk, state);
  const id = `two-sat-${code.length}-${position}`;
  const overlay = marksAt(run, position);
  const board = { ...momentBoard(run.puzzle, moment, boardName(run.puzzle)), overlay };
  const four = (): string =>
    toMarkup(fourPicture(run, fourMoment(createWalk(run.four.trace), run, position), `${id}-four`));
  const chain = chainAt(run, position);
  return {
    code,
    board: toMarkup(
      boardPicture(board, { id, ...(beside && { cell: cellBeside(run.four.trace.start) }) }),
    ),
    four: beside ? four() : null,
    sentences: [moment.sentence, runSentence(run)],
    links:
      chain === null
        ? []
        : [
            `Suppose that ${literalWords(chain.event.literal)}.`,
            ...chain.event.chain.map((link) => linkSentence(link, run.puzzle)),
          ],
    strip: paperFrames(planStrip(run.trace, stripOptions(run), walk)).map(
      ({ picture, caption }) => ({ picture: toMarkup(picture), caption }),
    ),
  };
}

/** The strip of a run as elements. @source none */
export function stripItems(run: TwoSatRun): readonly HTMLLIElement[] {
  return paperFrames(planStrip(run.trace, stripOptions(run))).map(({ picture, caption }) => {
    const item = document.createElement('li');
    const words = document.createElement('span');
    words.textContent = caption;
    item.append(toElement(picture), words);
    return item;
  });
}
