/** The first frame of the ranking, drawn while the site is built from the stored count. Runs in Node only. */
import type { ListedBoard } from '../../kit/chart/boardList.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { storedRun } from '../../stored/fromFile.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import * as model from './model.ts';
import type { RankingProps } from './model.ts';
import { rankingPicture } from './picture.ts';
import { witnessLists, witnessNote } from './view.ts';

export type RankingFrame = {
  readonly picture: string; // markup
  readonly text: string; // what the chosen method solves
  readonly lists: readonly { readonly title: string; readonly boards: readonly ListedBoard[] }[];
  readonly note: string;
  readonly tables: readonly DataTable[];
  readonly source: string;
};

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @throws StoredError when the stored count cannot be used
 * @source none
 */
export function rankingFrame(given: Partial<RankingProps>): RankingFrame {
  const props = model.rankingSettings.of(given, 'method-ranking');
  const { tally, whole, command } = storedRun('ranking 5x5');
  const spec = model.specOf(props);
  const shown = model.shownOf(
    { spec, tally: model.restricted(tally, spec), complete: whole },
    props.method,
  );
  return {
    picture: toMarkup(rankingPicture(shown, false)),
    text: model.chosenText(shown),
    lists: witnessLists(shown),
    note: witnessNote(props.side),
    tables: [model.methodTable(shown), model.stepTable(shown), model.crossingTable(shown)],
    source: `Stored count of all sizes up to ${props.side}\u00a0×\u00a0${props.side}, made by ${command}.`,
  };
}
