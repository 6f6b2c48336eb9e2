/** What the SAT solver finds of the tile that the figure opens with. */
import type { AloneFacts } from '../../engine/circuit/alone.ts';
import { aloneFacts } from '../../engine/circuit/alone.ts';
import { allPieces } from '../../engine/pieces.ts';
import { gadgetSettings, tileOf } from './model.ts';

export const prebuilt = (props: object): AloneFacts =>
  allPieces(aloneFacts(tileOf(gadgetSettings.of(props).tile)));
