/** What the SAT solver finds of the tile that the figure opens with. */
import type { AloneFacts } from '../../engine/circuit/alone.ts';
import { aloneFacts } from '../../engine/circuit/alone.ts';
import { allPieces } from '../../engine/pieces.ts';
import { defaultState, tileOf } from './model.ts';
import type { GadgetLibraryProps } from './model.ts';

export const prebuilt = (props: GadgetLibraryProps): AloneFacts =>
  allPieces(aloneFacts(tileOf(defaultState(props).tile)));
