/** Tasks that make puzzles: a picture repaired, the fewest changes of one, the fewest cells to give away. */
import type { Grid } from '../engine/board/cell.ts';
import { fewestChangesInPieces } from '../engine/make/fewestChanges.ts';
import type { ChangeNews, FewestChanges, Wanted } from '../engine/make/fewestChanges.ts';
import { fewestGivenInPieces } from '../engine/make/fewestGiven.ts';
import type { FewestGiven, GivenNews } from '../engine/make/fewestGiven.ts';
import { mendPictureInPieces } from '../engine/make/mendPicture.ts';
import type { Mended, MendNews, MendSettings } from '../engine/make/mendPicture.ts';
import type { GreyPicture } from '../engine/make/greyPicture.ts';
import { repairInPieces } from '../engine/make/repairPicture.ts';
import type { Repair, RepairNews, RepairSettings } from '../engine/make/repairPicture.ts';
import type { Variant, VariantNews, VariantSettings } from '../engine/make/variants.ts';
import { variantsInPieces } from '../engine/make/variants.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { Ends } from '../methods/method.ts';
import type { MethodsProgress } from '../methods/methods.ts';
import { quick, runMethods } from '../methods/methods.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

export type MakeTasks = {
  /** Fills cells of a picture until sweeps solve it, some times over. */
  'repair-picture': {
    question: {
      readonly grey: GreyPicture;
      readonly image: Grid;
      readonly settings: RepairSettings;
    };
    news: RepairNews;
    answer: Repair;
  };
  /** Finds out which of the quick methods solve the puzzle of a picture. */
  'picture-class': {
    question: { readonly puzzle: Puzzle };
    news: MethodsProgress;
    answer: Ends;
  };
  /** Looks for the fewest cells to turn over. */
  'fewest-changes': {
    question: { readonly image: Grid; readonly wanted: Wanted };
    news: ChangeNews;
    answer: FewestChanges;
  };
  /** Looks for few cells that make a picture of any size what is wanted. */
  'mend-picture': {
    question: { readonly image: Grid; readonly settings: MendSettings };
    news: MendNews;
    answer: Mended;
  };
  /** Looks for pictures close to one that need a method beyond sweeps. */
  'picture-variants': {
    question: { readonly image: Grid; readonly settings: VariantSettings };
    news: VariantNews;
    answer: readonly Variant[];
  };
  /** Looks for the fewest cells to give away. */
  'fewest-given': {
    question: { readonly image: Grid };
    news: GivenNews;
    answer: FewestGiven;
  };
};

/** The functions behind the names. */
export const makeTasks: TaskFunctions<MakeTasks> = {
  'repair-picture': ({ grey, image, settings }) => repairInPieces(grey, image, settings),
  'picture-class': ({ puzzle }) => runMethods(puzzle, {}, quick),
  'fewest-changes': ({ image, wanted }) => fewestChangesInPieces(image, wanted),
  'mend-picture': ({ image, settings }) => mendPictureInPieces(image, settings),
  'picture-variants': ({ image, settings }) => variantsInPieces(image, settings),
  'fewest-given': ({ image }) => fewestGivenInPieces(image),
};
