/** The games that are begun, the last one first, as a template: what a player who comes back looks for. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { counted, sizeText } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { Moves } from '../../kit/play/moves.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { inPlay, openIn } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { onShelf } from '../../puzzles/shelf.ts';
import { onPlainPress } from './plainPress.ts';

/** As many as are offered; all stand in the list of games. */
const most = 6;

/**
 * The games to go on with; nothing where there is none.
 *
 * @param present - code of the puzzle on show
 * @param size - longer side of a small picture, CSS pixels
 */
export function goOnPart(
  games: readonly SavedGame[],
  present: string,
  size: number,
  open: (game: SavedGame) => void,
): TemplateResult | typeof nothing {
  if (games.length === 0) return nothing;
  return html`<h3>Go on</h3>
    <ul class="play-shelf-list" data-go-on>
      ${games.slice(0, most).map((game) => item(game, present, size, open))}
    </ul>`;
}

function item(
  game: SavedGame,
  present: string,
  size: number,
  open: (game: SavedGame) => void,
): TemplateResult {
  const puzzle = puzzleIn(game.code);
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const { marks } = new Moves(puzzle, game.moves, game.at).position;
  const found = onShelf(game.code);
  const name = found === null ? game.name : `Picture ${found.number}`;
  return html`<li>
    <a
      class="play-shelf-item"
      href=${openIn(inPlay, game.code)}
      aria-current=${game.code === present ? 'true' : 'false'}
      @click=${onPlainPress(() => open(game))}
    >
      <span class="play-shelf-picture"
        >${pictured(boardPictureSmall({ height, width, cells: marks }, { label: '', size }))}</span
      >
      <span class="play-shelf-name">${name}</span>
      <span class="readout">${sizeText(height, width)}, ${counted(game.at, 'move')}</span>
    </a>
  </li>`;
}
