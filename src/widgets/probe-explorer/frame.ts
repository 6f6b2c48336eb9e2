/** The figure without script: the board with its categories, the sequence, and both futures of one cell. */
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import { cellRings } from '../../kit/probe/categoryPicture.ts';
import { placeWords } from '../../kit/probe/probeTrace.ts';
import { agreedWords, outcomeWords } from '../../kit/probe/probeWords.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { categoryBoard, sequenceText } from './files.ts';
import type { Branch } from './model.ts';
import {
  futuresOf,
  isBeside,
  openingCell,
  ordered,
  probingOf,
  stageOf,
  summaryWords,
} from './model.ts';
import { presets } from './presets.ts';
import type { ProbeExplorerProps } from './settings.ts';
import { defaultSettings } from './settings.ts';

/** What the .astro file places. */
export type StaticExplorer = {
  readonly code: string; // of the puzzle
  readonly summary: string;
  readonly beside: boolean; // the categories stand beside the board
  readonly board: string; // markup
  readonly sequence: string;
  /** Null when no cell is unknown. */
  readonly cell: { readonly title: string; readonly sentences: readonly string[] } | null;
  readonly futures: readonly {
    readonly title: string;
    readonly outcome: string;
    readonly picture: string; // markup
    readonly reasons: readonly string[];
  }[];
};

/** The first frame of a figure. @throws SyntaxError for a damaged puzzle code @source none */
export function staticExplorer(props: ProbeExplorerProps): StaticExplorer {
  const settings = defaultSettings(props, presets[0]?.code ?? '');
  const { puzzle, result } = probingOf(settings.code);
  const stage = stageOf(puzzle, result);
  const place = settings.cell ?? openingCell(stage);
  const board = categoryBoard(stage);
  const rings = place === null ? [] : [cellRings('probe-chosen', stage.state.width, [place])];
  const marked = { ...board, overlay: [...(board.overlay ?? []), ...rings] };
  const futures = place === null ? null : futuresOf(stage, place);
  const id = `probe-${settings.code.length}-${place ?? 'none'}`;
  return {
    code: settings.code,
    summary: summaryWords(stage, result),
    beside: props.pared !== true && isBeside(puzzle),
    board: toMarkup(boardPicture(marked, { id, cell: 38 })),
    sequence: sequenceText(ordered(stage, settings.order)),
    cell:
      futures === null
        ? null
        : {
            title: `${placeWords(futures.probe)}: category ${futures.probe.category}`,
            sentences: [
              CATEGORIES[futures.probe.category]?.meaning ?? '',
              agreedWords(futures.probe),
            ],
          },
    futures:
      futures === null
        ? []
        : [frameOf(puzzle, futures.one, `${id}-1`), frameOf(puzzle, futures.zero, `${id}-0`)],
  };
}

function frameOf(
  puzzle: Puzzle,
  { outcome, trace, reasons }: Branch,
  id: string,
): StaticExplorer['futures'][0] {
  const { value, end, contradiction } = outcome;
  const title = value === 1 ? '1-probe: the cell is set filled' : '0-probe: the cell is set empty';
  const trials = new Set(trace.startTrials);
  const board = { ...boardOf(puzzle, end.cells, title), trials };
  const bad = contradiction === null ? [] : [contradiction];
  return {
    title,
    outcome: outcomeWords(outcome),
    picture: toMarkup(boardPicture({ ...board, bad }, { id, cell: 24 })),
    reasons: reasons.map(({ text }) => text),
  };
}
