/** The figure without script: the board where it opens, the chain in words, FourSolver's board, and a strip of the run. */
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardName } from '../../kit/puzzle/puzzleWords.ts';
import type { PaperGrid, StaticGrids } from '../../kit/stepper/firstFrame.ts';
import { firstAndLast, openedAt, stripMarkup } from '../../kit/stepper/firstFrame.ts';
import { planStrip } from '../../kit/stepper/strip.ts';
import { runTwoSat } from '../../kit/stepper/twoSatRun.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { linkSentence, literalWords } from '../../kit/stepper/twoSatTrace.ts';
import { createWalk, momentBoard } from '../../kit/stepper/walk.ts';
import type { Walk } from '../../kit/stepper/walk.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { cellBeside, fourMoment, fourPicture } from './fourBoard.ts';
import { marksAt } from './marks.ts';
import { chainAt, defaultTwoSat } from './model.ts';
import type { TwoSatStepperProps } from './model.ts';
import { runSentence } from './words.ts';

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

/** The strip of a run for paper. @source none */
export function stripOfRun(
  run: TwoSatRun,
  walk: Walk = createWalk(run.trace),
): readonly PaperGrid[] {
  const plan = planStrip(run.trace, stripOptions(run), walk);
  return firstAndLast(Array.from({ length: plan.count }, (_, at) => at)).map(plan.frame);
}

/** What the .astro file places. */
export type StaticTwoSat = {
  readonly code: string; // of the puzzle
  readonly board: string; // markup
  readonly four: string | null; // the same
  readonly sentences: readonly string[];
  readonly links: readonly string[];
  readonly strip: StaticGrids;
};

/** The first frame of a figure. @throws SyntaxError for a damaged puzzle code @source none */
export function staticTwoSat(props: TwoSatStepperProps): StaticTwoSat {
  const settings = defaultTwoSat(props);
  const { code, sums, beside } = settings;
  const run = runTwoSat(code, sums);
  const { walk, state, moment } = openedAt(run.trace, settings);
  const { position } = state;
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
    strip: stripMarkup(stripOfRun(run, walk)),
  };
}
