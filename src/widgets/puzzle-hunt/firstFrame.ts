/** The first frame of the hunt: a short one, run while the site is built. Runs in Node only. */
import { difficultyChart } from '../../charts/difficultyChart.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { hunt } from '../../experiments/hunt.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import * as model from './model.ts';
import type { HuntProps } from './model.ts';

export type HuntFirstFrame = {
  readonly chart: string; // markup
  readonly text: string;
  readonly record: { readonly title: string; readonly picture: string } | null;
};

/** Restarts that are run for the frame: a fraction of a second. */
const mostRestarts = 10;

/**
 * Runs the short hunt and draws the frame.
 *
 * @param given - the settings of the author
 * @throws RangeError when a setting is out of range
 * @source none
 */
export function huntFirstFrame(given: Partial<HuntProps>): HuntFirstFrame {
  const props = model.huntSettings.of(given, 'puzzle-hunt');
  const restarts = Math.min(mostRestarts, props.restarts);
  const spec = model.specOf({ ...props, restarts });
  const tally = hunt.emptyTally(spec);
  hunt.begin(spec)(0, hunt.units(spec), tally);
  const found = model.recordOf(tally);
  const text = `A hunt of ${restarts} restarts: ${model.triedText(tally)}`;
  const data = { ours: model.countsOf(tally), label: 'simple puzzles tried', description: text };
  return {
    chart: staticMarkup((size) => difficultyChart(data, size)),
    text,
    record: found === null ? null : pictureOf(found),
  };
}

function pictureOf({ difficulty, image }: model.HuntRecord): { title: string; picture: string } {
  const title = `A short hunt found this one: difficulty ${difficulty}`;
  const board = boardOf(puzzleOf(image), image.cells, title);
  return { title, picture: toMarkup(boardPicture(board, { id: 'hunt-first', cell: 16 })) };
}
