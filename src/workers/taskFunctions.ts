/** The shape of the functions behind the tasks. */
import type { InPieces } from '../engine/pieces.ts';

/** A function in pieces for each name of a table of tasks. */
export type TaskFunctions<
  Table extends {
    readonly [Name in keyof Table]: {
      readonly question: unknown;
      readonly news: unknown;
      readonly answer: unknown;
    };
  },
> = {
  readonly [Name in keyof Table]: (
    question: Table[Name]['question'],
  ) => InPieces<Table[Name]['answer'], Table[Name]['news']>;
};
