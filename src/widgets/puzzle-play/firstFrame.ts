/** The figure before its program is there, and on pages without script. */
import { solve } from '../../engine/solve/solve.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { gameBoard } from '../../kit/play/game.ts';
import { boardName, gameOf, remarkAfter, usualPlay } from './model.ts';
import type { PlayProps } from './model.ts';

/** The board without marks. @throws RangeError for a damaged puzzle code @source none */
export function boardShown(props: PlayProps): BoardModel {
  const game = gameOf(usualPlay(props));
  return gameBoard(game, boardName(game));
}

/** What is said of it. @source none */
export const textShown = (props: PlayProps): string =>
  remarkAfter(gameOf(usualPlay(props)), null).text;

/** The first solution. @throws RangeError for a puzzle without one, which nobody should be given to play @source none */
export function boardSolved(props: PlayProps): BoardModel {
  const { puzzle } = gameOf(usualPlay(props));
  const [solution] = solve(puzzle, { most: 1 }).solutions;
  if (solution === undefined) throw new RangeError(`puzzle-play: ${props.puzzle} has no solution`);
  return boardOf(puzzle, solution.cells, 'The solution');
}
