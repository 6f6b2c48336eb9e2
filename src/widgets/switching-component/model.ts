/** Switching components without the page: the picture, the component looked at, what an exchange changes, links. */
import type { Direction, Grid } from '../../engine/board/cell.ts';
import { describeLine, formatDescription } from '../../engine/board/description.ts';
import { lineOf } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { solve } from '../../engine/solve/solve.ts';
import {
  componentCells,
  switched,
  switchingComponents,
} from '../../engine/sweep/switchingComponents.ts';
import type { SwitchingComponent } from '../../engine/sweep/switchingComponents.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { BoardModel, LineRef } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import { pictureOf, workInPage } from '../../kit/puzzle/picture.ts';
import { flag } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { picture } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type SwitchingProps = {
  readonly picture?: string; // code of the picture that the figure opens with; default the first preset
};

/** So many are listed; a nearly empty large picture has hundreds of thousands. */
export const mostListed = 500;

export const switchingSettings = settings({
  code: picture(presets[0]?.code ?? '', 'g', pictureOf), // before any exchange
  number: whole('k', 'Switching component', {
    name: 'switching component',
    least: 1,
    most: mostListed,
    usual: 1,
  }),
  exchanged: flag('x', 'Exchanged'),
});

/** What a link keeps: which component, from 1, and whether it is exchanged. */
export type SwitchingState = ValuesOf<typeof switchingSettings>;

export const defaultState = ({ picture: code }: SwitchingProps): SwitchingState => ({
  ...switchingSettings.defaults,
  code: code ?? switchingSettings.defaults.code,
});

/** A picture and everything found in it. */
export type Finds = {
  readonly image: Grid;
  readonly puzzle: Puzzle;
  readonly components: readonly SwitchingComponent[]; // the first `mostListed`
  readonly complete: boolean; // there are no others
  readonly solutions: string; // what is known about their number
};

/** Looks through a picture. @throws SyntaxError for a damaged code @source 000 §4.2 */
export function findsOf(code: string): Finds {
  const image = pictureOf(code);
  const puzzle = puzzleOf(image);
  const found = switchingComponents(image, mostListed + 1);
  return {
    image,
    puzzle,
    components: found.slice(0, mostListed),
    complete: found.length <= mostListed,
    solutions: solutionsText(puzzle, found.length > 0),
  };
}

function solutionsText(puzzle: Puzzle, several: boolean): string {
  const { solutions, complete } = solve(puzzle, { most: 1000, limit: workInPage });
  if (complete) return `The puzzle has ${counted(solutions.length, 'solution')}.`;
  const least = Math.max(solutions.length, several ? 2 : 1);
  return `The puzzle has at least ${counted(least, 'solution')}; the search for more was cut short.`;
}

/** The component looked at, if the picture has any. */
export const componentAt = (
  { components }: Finds,
  { number }: SwitchingState,
): SwitchingComponent | null => components[number - 1] ?? null;

/** The picture as it is shown: before or after the exchange. */
export function shownImage(finds: Finds, state: SwitchingState): Grid {
  const component = componentAt(finds, state);
  return component === null || !state.exchanged ? finds.image : switched(finds.image, component);
}

/** The four lines of a component. */
const linesOf = ({ rows, columns }: SwitchingComponent): readonly LineRef[] => [
  ...rows.map((index): LineRef => ({ direction: 'H', index })),
  ...columns.map((index): LineRef => ({ direction: 'V', index })),
];

/** The board: descriptions, the four lines lit, the four cells ringed. */
export function boardShown(finds: Finds, state: SwitchingState): BoardModel {
  const component = componentAt(finds, state);
  const image = shownImage(finds, state);
  const label = state.exchanged ? 'The picture after the exchange' : 'The picture';
  const board: BoardModel = { ...boardOf(finds.puzzle, image.cells, label), look: 'picture' };
  return component === null
    ? board
    : { ...board, fresh: new Set(componentCells(component, image.width)), lit: linesOf(component) };
}

/** A line of the component and what it says before and after. */
export type LineCheck = {
  readonly line: string; // "Row 2"
  readonly before: string;
  readonly after: string;
};

const says = (image: Grid, direction: Direction, index: number): string =>
  formatDescription(describeLine(lineOf(image, direction, index)));

/** The descriptions of the four lines, written from both pictures. */
export function lineChecks(finds: Finds, component: SwitchingComponent): readonly LineCheck[] {
  const other = switched(finds.image, component);
  return linesOf(component).map(({ direction, index }) => ({
    line: `${direction === 'H' ? 'Row' : 'Column'} ${index + 1}`,
    before: says(finds.image, direction, index),
    after: says(other, direction, index),
  }));
}

/** Where a component lies, in words; lines are counted from 1. */
const cornersText = ({ rows, columns }: SwitchingComponent): string =>
  `rows ${rows[0] + 1} and ${rows[1] + 1}, columns ${columns[0] + 1} and ${columns[1] + 1}`;

/** What was found, in a sentence. */
export function findsText({ components, complete }: Finds): string {
  if (components.length === 0)
    return 'No two rows and two columns of this picture can be exchanged.';
  const count = complete
    ? counted(components.length, 'switching component')
    : `More than ${mostListed} switching components`;
  return `${count} of two rows and two columns.`;
}

/** Which four cells of how many. */
export const placeText = ({ components }: Finds, { number }: SwitchingState): string =>
  components.length === 0 ? '' : `Four cells, number ${number} of ${components.length}`;

/** What is shown, for the stage. */
export function shortText(finds: Finds, state: SwitchingState): string {
  if (componentAt(finds, state) === null) return findsText(finds);
  return state.exchanged
    ? 'Another picture, and no clue has changed.'
    : 'Two rows cross two columns. Flip the four cells, and every clue stays.';
}

/** What is shown, in a sentence. */
export function stateText(finds: Finds, state: SwitchingState): string {
  const component = componentAt(finds, state);
  if (component === null) return findsText(finds);
  const place = cornersText(component);
  return state.exchanged
    ? `Exchanged: ${place}. Another picture, and all clues are the same.`
    : `Number ${state.number} of ${finds.components.length}: ${place}.`;
}

/** What a link asks for. @throws LinkError for a component that the picture does not have */
export function askedOf(asked: SwitchingState, { components }: Finds): SwitchingState {
  const most = Math.max(1, components.length);
  if (asked.number > most)
    throw new LinkError(
      `The link asks for switching component "${asked.number}"; it must be from 1 to ${most}.`,
    );
  return { ...asked, exchanged: asked.exchanged && components.length > 0 };
}

/** The components as rows of a table, heads first; lines counted from 1. */
export const componentRows = ({ components }: Finds): readonly (readonly (string | number)[])[] => [
  ['number', 'row', 'row', 'column', 'column'],
  ...components.map(({ rows, columns }, at) => [
    at + 1,
    ...[...rows, ...columns].map((index) => index + 1),
  ]),
];
