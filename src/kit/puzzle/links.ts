/** The state of a figure about a puzzle in its link. */
import type { LinkValues } from '../cell/linkState.ts';
import type { Settings, Table, Values } from '../settings/settings.ts';

/** Link in, link out; what a link asks for may still lack what only the run can say. */
export type PuzzleLinks<State, Asked = State> = {
  /** @throws LinkError with a message for the reader */
  read(link: LinkValues, usual: State): Asked;
  /** What a link must say to come back to a state. */
  write(state: State, usual: State): LinkValues;
};

/** The links of a table of settings. @source none */
export const linksOf = <T extends Table>(table: Settings<T>): PuzzleLinks<Values<T>> => ({
  read: (link, usual) => table.fromLink(link, usual),
  write: (state, usual) => table.toLink(table.formOf(state), usual),
});
