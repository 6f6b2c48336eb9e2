/** What is said in a duel: of a picture, to a friend, and on the card. Pure. */
import type { Grid } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { countKnown } from '../../engine/board/image.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { isSolved, troubles } from '../../kit/play/game.ts';
import type { Game } from '../../kit/play/game.ts';
import { troubleWords } from '../../kit/play/gameWords.ts';
import { sentence } from '../../kit/line/lineText.ts';
import { methodName, shortName } from '../../kit/methods/marks.ts';
import { counted, enumerated, inWords } from '../../notebook/plain/numbers.ts';
import type { BoardsLike, Race } from './model.ts';
import { allCells, asHard, boardsLike, lengthsOf, rightOf, runners, winnerOf } from './model.ts';

/** A sentence, and what is told beside it in smaller letters. */
export type Told = { readonly head: string; readonly more: string };

type Runner = (typeof runners)[number];

/** What a picture takes. */
const needs = (runner: Runner): string =>
  runner === 'sat' ? 'a search (SAT)' : methodName(runner);

/** Before there is a race. */
export const beginTold: Told = {
  head: 'Fill a cell to start the race.',
  more: 'Most pictures fall to sweeps at once, or have several solutions. Between lies the narrow ridge of hard ones.',
};

const noneOrCount = (count: number): string => (count === 0 ? 'none' : inWords(count));

/** What a race says of a picture. @param like - random boards of its size */
export function raceTold(
  race: Race,
  image: Grid,
  like: readonly BoardsLike[],
  picture = 'your picture',
): Told {
  const winner = winnerOf(race);
  const runner = runners[winner];
  if (runner === 'sweeps')
    return {
      head: 'Sweeps solve it at once.',
      more: 'Reading one line at a time is enough. Change a cell.',
    };
  const certain = lengthsOf(race).at(-1) ?? 0;
  if (runner === undefined)
    return {
      head: 'Nobody can solve it: several pictures have these numbers.',
      more: `${certain} of ${allCells} cells ${certain === 1 ? 'is' : 'are'} the same in all of them, and nobody can know the rest.`,
    };
  const head = `It takes ${needs(runner)} to solve ${picture}.`;
  const near = boardsLike(like, image);
  if (near === undefined) return { head, more: '' };
  const count = asHard(near, winner);
  return {
    head,
    more: `Of ${near.boards} random boards like it, ${noneOrCount(count)} ${count > 1 ? 'are' : 'is'} as hard.`,
  };
}

/** Before a puzzle is sent that nobody can solve. */
export const warning =
  'Your friend can only guess which picture you mean; any that fits counts. Send it all the same?';

/** What a friend is asked. @param simple - sweeps solve the puzzle */
export const questionOf = (simple: boolean): string =>
  simple ? 'Sweeps solve this. Can you?' : 'Can you solve what sweeps could not?';

/** The methods that stop before the end, in words. */
const stopped = (race: Race): readonly string[] =>
  lengthsOf(race).flatMap((length, at) =>
    length < allCells ? [shortName(runners[at] ?? 'sat')] : [],
  );

/** Where the solvers stop, for the card. */
export function stopsText(race: Race): string {
  const winner = winnerOf(race);
  if (winner === 0) return 'Reading one line at a time is enough.';
  if (winner < 0) return 'Several pictures have these numbers. Any of them counts.';
  const names = sentence(enumerated(stopped(race)));
  const stops = lengthsOf(race).slice(0, winner);
  const all = new Set(stops).size === 1 && stops.length > 1;
  return all
    ? `${names} ${stops.length === 2 ? 'both' : 'all'} stop at ${stops[0]} of its ${allCells} cells.`
    : `${names} stop at ${enumerated(stops)} of its ${allCells} cells.`;
}

/** Whether a single line gives another cell, if the marks are right. */
function lineAdds({ puzzle, marks }: Game): boolean {
  const { grid } = solveSimple({ ...puzzle, clues: marks });
  return countKnown(grid) > marks.filter((mark) => mark !== UNKNOWN).length;
}

/** What stands against the marks, or where they can go on. */
function wayOn(game: Game, left: number): string {
  const [trouble] = troubles(game);
  if (trouble !== undefined) return troubleWords(game, trouble);
  const togo = `${counted(left, 'cell')} to go.`;
  return lineAdds(game)
    ? `${togo} A single line still gives one.`
    : `${togo} No single line adds another: try a cell both ways.`;
}

const begun = ({ marks }: Game): boolean => marks.some((mark) => mark !== UNKNOWN);

/** What is said to a friend. @param race - null while it is not known */
export function friendTold(game: Game, race: Race | null): Told {
  if (isSolved(game)) return solvedTold(race);
  const [trouble] = troubles(game);
  if (race === null)
    return {
      head: 'The five solvers are at it.',
      more: trouble === undefined ? 'You need not wait.' : troubleWords(game, trouble),
    };
  const right = rightOf(game, race);
  if (!begun(game)) return { head: 'Now you.', more: stopsText(race) };
  const lengths = lengthsOf(race);
  const passed = lengths.flatMap((length, at) =>
    length < allCells && right > length ? [shortName(runners[at] ?? 'sat')] : [],
  );
  const head =
    passed.length === 0 ? `You have ${right} so far.` : `You are past ${enumerated(passed)}.`;
  return { head, more: wayOn(game, allCells - right) };
}

function solvedTold(race: Race | null): Told {
  const more = 'Your turn: draw one back.';
  if (race === null) return { head: 'Solved.', more };
  if (winnerOf(race) < 0) return { head: 'Solved: this is one of its pictures.', more };
  const beaten = stopped(race);
  const what = beaten.length === 0 ? '.' : `: you did what ${enumerated(beaten)} could not.`;
  return { head: `Solved${what}`, more };
}

/** What comes of looking at the marks of a friend. */
export const checkedText = (wrong: number): string =>
  wrong === 0
    ? 'All is well so far.'
    : wrong === 1
      ? 'One mark is wrong; it is ringed in red.'
      : `${sentence(inWords(wrong))} marks are wrong; they are ringed in red.`;
