/** What the build finds out of the puzzle that the figure opens with: the page would need too long. */
import { infer } from '../../engine/inference/inference.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { defaultState, proofOf } from './model.ts';
import type { Proof, TwoPicturesProps } from './model.ts';

export const prebuilt = (props: TwoPicturesProps): Proof =>
  proofOf(infer(puzzleIn(defaultState(props).code)));
