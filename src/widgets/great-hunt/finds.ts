/** The ways on from a find. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { GreatHuntSpec } from '../../experiments/greatHunt.ts';
import type { HuntMethod } from '../../experiments/huntMethods.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { allMethods, openIn, openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import type { Stage } from './model.ts';
import { captionOf, toldOf } from './told.ts';
import type { FindOrder, ToldFind } from './told.ts';

/** The stepper that shows how a method solves. */
const stepperFor = (
  method: HuntMethod,
): (typeof puzzleFigures)[
  | 'sweep-stepper'
  | 'four-stepper'
  | 'two-sat-stepper'
  | 'probe-explorer'] =>
  puzzleFigures[
    method === 'four'
      ? 'four-stepper'
      : method === 'two-sat'
        ? 'two-sat-stepper'
        : method === 'repeated'
          ? 'probe-explorer'
          : 'sweep-stepper'
  ];

/** A find, with the ways on from it. */
export const listedFind = (
  spec: GreatHuntSpec,
  find: ToldFind,
  order: FindOrder = 'drawn',
): ListedBoard => ({
  image: find.image,
  caption: captionOf(find, order),
  href: openImageIn(stepperFor(find.method), find.image),
  told: toldOf(spec, find),
  more: {
    text: 'all methods',
    href: openIn(allMethods, encodePuzzle(puzzleOf(find.image))),
  },
});

/** A short hunt, as the build hands it to the page. */
export type ShortHunt = {
  readonly spec: GreatHuntSpec;
  readonly stages: readonly Stage[];
  readonly text: string; // what came of it
  readonly finds: readonly ToldFind[];
};

/** Its finds as they are listed. */
export const shortFinds = ({ spec, finds }: ShortHunt): readonly ListedBoard[] =>
  finds.map((find) => listedFind(spec, find));
