/** The first frame of the ranking, drawn while the site is built from the stored count. Runs in Node only. */
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { storedRun } from '../../stored/fromFile.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import * as model from './model.ts';
import type { RankingProps } from './model.ts';
import { rankingPicture } from './picture.ts';
import { witnessLists, witnessNote } from './view.ts';

export type RankingFrame = {
  readonly picture: string; // markup
  readonly text: string; // what the chosen method solves
  readonly lists: readonly {
    readonly title: string;
    readonly boards: readonly {
      readonly picture: string; // markup
      readonly caption: string;
      readonly href: string;
      readonly more: { readonly text: string; readonly href: string } | null;
    }[];
  }[];
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
    lists: witnessLists(shown).map(({ title, boards }) => ({
      title,
      boards: boards.map(({ image, caption, href, more = null }) => ({
        picture: toMarkup(boardPictureSmall(image, { label: '', size: 84 })),
        caption,
        href,
        more,
      })),
    })),
    note: witnessNote(props.side),
    tables: [model.methodTable(shown), model.stepTable(shown), model.crossingTable(shown)],
    source: `Stored count of all sizes up to ${props.side}\u00a0×\u00a0${props.side}, made by ${command}.`,
  };
}
