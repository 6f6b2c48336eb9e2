/** What a page author and a reader set on the figure of all solutions, and its links. */
import { choice, flag } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { cell, puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { patternTexts } from './patterns.ts';
import type { PatternName } from './patterns.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type AllSolutionsProps = {
  readonly puzzle?: string; // code; default the first preset
  readonly at?: number; // which solution, from 1
  readonly against?: number; // which one it is laid over, from 1; 0: none
  readonly around?: Around;
  readonly pattern?: PatternName; // that is laid into the picture
  readonly row?: number; // where its upper left cell lies, from 1
  readonly column?: number;
  readonly down?: number; // from one of its rows to the next; default 1
  readonly across?: number; // likewise of its columns
};

/**
 * What lies around the puzzle: nothing, the pattern of 004, or the pattern and a ring of empty lines within it. `into`: a pattern
 * lies in its picture.
 */
export type Around = 'nothing' | 'frame' | 'apart' | 'into';

/** So many solutions are looked for. */
export const mostSolutions = 1000;

/** The graph of more is not drawn. */
export const mostDrawn = 64;

/** The lines of a pattern are pulled apart so far at most. */
const mostApart = 99;

export const solutionSettings = settings({
  code: puzzle(presets[0]?.code ?? ''),
  at: whole('k', 'Solution', {
    name: 'the number of the solution',
    least: 1,
    most: mostSolutions,
    usual: 1,
  }),
  against: whole('o', 'Laid over solution', {
    name: 'the number of the solution it is laid over',
    least: 0,
    most: mostSolutions,
    usual: 0,
  }),
  shared: flag('c', 'What all share'),
  around: choice<Around>(
    'f',
    'Around the puzzle',
    {
      nothing: 'nothing',
      frame: 'the pattern',
      apart: 'the pattern, an empty line between',
      into: 'nothing, but a pattern in its picture',
    },
    'nothing',
  ),
  pattern: choice<PatternName>('m', 'Pattern', patternTexts, 'square'),
  place: cell('l', 'Where it lies', { row: 0, column: 0 }),
  down: whole('y', 'Rows apart', {
    name: 'how far its rows are apart',
    least: 1,
    most: mostApart,
    usual: 1,
  }),
  across: whole('x', 'Columns apart', {
    name: 'how far its columns are apart',
    least: 1,
    most: mostApart,
    usual: 1,
  }),
});

/** The fields of what lies around, and of the pattern in the picture. */
export const { around: aroundSetting, pattern: patternSetting } = solutionSettings.table;

/** What a link keeps: which solution is on the board, from 1, and which one it is laid over. */
export type SolutionsState = ValuesOf<typeof solutionSettings>;

/** What the figure opens with. @throws RangeError for props out of range */
export const defaultState = ({
  puzzle: code = solutionSettings.defaults.code,
  at = 1,
  against = 0,
  around = 'nothing',
  pattern = 'square',
  row = 1,
  column = 1,
  down = 1,
  across = 1,
}: AllSolutionsProps): SolutionsState =>
  solutionSettings.of({
    code,
    at,
    against,
    around,
    pattern,
    place: { row: row - 1, column: column - 1 },
    down,
    across,
  });
