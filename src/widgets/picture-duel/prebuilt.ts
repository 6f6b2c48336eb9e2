/** What the build finds out: boards of the stored run that are as large, the hard ones, and the races of the opening pictures. */
import { countFilled } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { createReacher } from '../../engine/inference/reach.ts';
import { allPieces } from '../../engine/pieces.ts';
import { boardsAtPlace, placesOf } from '../../experiments/howHard.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { answerOf } from '../../kit/answer/answer.ts';
import type { Answer } from '../../kit/answer/answer.ts';
import { codeOf, puzzleIn } from '../../kit/puzzle/coded.ts';
import { storedRun } from '../../stored/fromFile.ts';
import { cat, duelSettings, imageIn, leastFilled, raceOf, side } from './model.ts';
import type { BoardsLike, DuelState, Race } from './model.ts';

/** See the head of the file. */
export type DuelGiven = {
  readonly like: readonly BoardsLike[];
  /** Codes of those with one solution that sweeps leave and that have enough filled cells, in an order without a meaning. */
  readonly hard: readonly string[];
  /** Where all hard boards lie. */
  readonly answer: Answer;
  /** Races that are known, by the codes of their puzzles. */
  readonly races: Readonly<Record<string, Race>>;
};

function raceBy(code: string): Race {
  const found = allPieces(createReacher(side, side).quickInPieces(puzzleIn(code)));
  if (found === null) throw new RangeError('a duel opens with a puzzle without a solution');
  return raceOf(found);
}

/** @throws RangeError when a setting is out of range */
export function prebuilt(props: Partial<DuelState>): DuelGiven {
  const run = storedRun('how-hard');
  const { spec, tally } = run;
  const places = placesOf(spec, tally).filter((place) => place.side === side);
  const hard = places.flatMap((place) =>
    boardsAtPlace(spec, tally, place, null, Infinity)
      .boards.filter(({ hardness }) => hardness !== 'sweeps' && hardness !== 'several')
      .map(({ image }) => image)
      .filter((image) => countFilled(image) >= leastFilled)
      .map(encodeImage),
  );
  const { picture, puzzle } = duelSettings.of(props, 'picture-duel');
  const opening = puzzle ?? codeOf(puzzleOf(imageIn(picture)));
  const known = new Set([codeOf(puzzleOf(cat)), opening]);
  return {
    like: places.map(({ percentage, boards, counts }) => ({ percentage, boards, counts })),
    // large steps through the list: neighbours were drawn with one percentage
    hard: hard.map((_, at) => hard[(at * 47) % hard.length]!),
    answer: answerOf(run, cat, ['strip']),
    races: Object.fromEntries([...known].map((code) => [code, raceBy(code)])),
  };
}
