/** A game in files: its moves as a table, all of it as JSON, its board as a picture. */
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { gameJson } from '../../kit/play/gameFile.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { moveText } from './model.ts';

/** What the files are made of. */
export type GameParts = {
  readonly size: readonly [height: number, width: number];
  readonly game: () => SavedGame;
  readonly trace: () => unknown;
  readonly board: () => BoardModel;
};

/** */
export const gameFiles = ({ size, game, trace, board }: GameParts): Exports => ({
  name: `game-${size.join('x')}`,
  csv: () =>
    [['move', 'what'], ...game().moves.map((move, at) => [at + 1, moveText(move, size[1])])]
      .map(csvRow)
      .join(''),
  json: () => ({ ...gameJson(game()), trace: trace() }),
  svg: () => boardPicture(board()),
});
