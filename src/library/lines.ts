/** Lines and descriptions: how they are read and written, what follows on one line (SETTLE), and all its fits. */
export { EMPTY, FILLED, UNKNOWN, formatLine, parseLine } from '../engine/board/cell.ts';
export type { Cell } from '../engine/board/cell.ts';
export {
  cellsNeeded,
  checkDescription,
  describeLine,
  descriptionsOf,
  formatDescription,
  parseDescription,
} from '../engine/board/description.ts';
export type { Description } from '../engine/board/description.ts';
export { formatGeneral, parseGeneral } from '../engine/board/generalDescription.ts';
export type { GeneralDescription, Segment } from '../engine/board/generalDescription.ts';
export { settle } from '../engine/line/settle.ts';
export { settleByFix } from '../engine/line/fix.ts';
export { countFits, fits, leftmostFit, rightmostFit, unknownLine } from '../engine/line/fits.ts';
export { NO_RELATION, PAIR_RELATIONS, pairRelations } from '../engine/line/pairRelations.ts';
export type { PairRelation } from '../engine/line/pairRelations.ts';
