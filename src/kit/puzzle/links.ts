/** The state of a figure about a puzzle in its link. */
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import type { Settings, Table, Values } from '../../notebook/settings/settings.ts';

/** Link in, link out; what a link asks for may still lack what only the run can say. */
export type PuzzleLinks<State, Asked = State> = {
  /** @throws LinkError with a message for the reader */
  read(link: LinkValues, usual: State): Asked;
  /** What a link must say to come back to a state. */
  write(state: State, usual: State): LinkValues;
};

/** The links of a table of settings. */
export const linksOf = <T extends Table>(table: Settings<T>): PuzzleLinks<Values<T>> => ({
  read: (link, usual) => table.fromLink(link, usual),
  write: (state, usual) => table.toLink(table.formOf(state), usual),
});

/**
 * Links of a figure that opened with something else before: one that leaves a setting out means what it meant then. So
 * an old link opens what it always opened, and new ones say more.
 *
 * @param older - what the figure opened with when its first links were made
 */
export const olderLinks = <T extends Table>(
  table: Settings<T>,
  older: Values<T>,
): PuzzleLinks<Values<T>> => ({
  read: (link, usual) => (Object.keys(link).length === 0 ? usual : table.fromLink(link, older)),
  write: (state, usual) => {
    const form = table.formOf(state);
    if (Object.keys(table.toLink(form, usual)).length === 0) return {};
    const said = table.toLink(form, older);
    if (Object.keys(said).length > 0) return said;
    // an empty link would open the figure as it is today
    const [name] = table.wanted(form);
    return name === undefined ? {} : { [table.table[name]!.key]: form[name] };
  },
});
