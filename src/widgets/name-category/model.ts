/** Which of the sixteen categories a cell has, as a question: the rounds, what the reader says, and what is said then. No page. */
import type { Grid } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { doubleProbe, probeAll } from '../../engine/probe/probe.ts';
import type { DoubleProbe, ProbeOutcome } from '../../engine/probe/probe.ts';
import { categoryOf } from '../../engine/probe/probeCategory.ts';
import type { Category, Usefulness } from '../../engine/probe/probeCategory.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf, lineWords } from '../../kit/board/boardModel.ts';
import { categoryMeanings } from '../../kit/probe/categoryMeanings.ts';
import { placeWords, valueWord } from '../../kit/probe/probeTrace.ts';
import { endsText } from '../../kit/probe/probeWords.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import { inWords } from '../../notebook/plain/numbers.ts';
import { categoryRounds } from '../../puzzles/categoryRounds.ts';
import { flag } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const end = (key: string, value: 'filled' | 'empty'): Setting<number | null> =>
  unseen(
    optional(
      whole(key, `How it ends ${value}`, {
        name: `how it ends with the cell ${value}`,
        least: 0,
        most: 3,
        usual: 0,
      }),
    ),
  );

/** What a link keeps: the round, how the reader says that each future ends, and whether that is shown. */
export const categorySettings = settings({
  round: unseen(
    whole('r', 'Cell', { name: 'the cell', least: 1, most: categoryRounds.length, usual: 1 }),
  ),
  one: end('f', 'filled'),
  zero: end('e', 'empty'),
  shown: unseen(flag('v', 'The ends are shown')),
});

export type CategoryState = ValuesOf<typeof categorySettings>;

/** A round: the board on which sweeps are stuck, and both futures of its cell. */
export type Round = { readonly puzzle: Puzzle; readonly state: Grid; readonly probe: DoubleProbe };

export function roundOf(number: number): Round {
  const { code, at } = categoryRounds[number - 1]!;
  const puzzle = decodePuzzle(code);
  const { state } = probeAll(puzzle);
  const [row, column] = at;
  const probe = doubleProbe(puzzle, state, (row - 1) * state.width + column - 1);
  return { puzzle, state, probe };
}

export const which = ['one', 'zero'] as const;
export type Which = (typeof which)[number];

/** A future as it begins, or as it ends. */
export function futureBoard(
  { puzzle, state, probe }: Round,
  side: Which,
  shown: boolean,
): BoardModel {
  const outcome = probe[side];
  const { contradiction, start, value } = outcome;
  const { cells } = shown ? outcome.end : start;
  const tried = probe.row * state.width + probe.column;
  const name = `${placeWords(probe)} ${valueWord(value)}, ${shown ? 'where sweeps end' : 'before any sweep'}`;
  return {
    ...boardOf(puzzle, cells, name),
    trials: new Set(
      [...cells.keys()].filter((at) => state.cells[at] === UNKNOWN && cells[at] !== UNKNOWN),
    ),
    tried,
    look: 'marks',
    bad: shown && contradiction !== null ? [contradiction] : [],
  };
}

/** The category that the reader has named, when both ends are. */
export const namedBy = ({ one, zero }: Pick<CategoryState, Which>): Category | null =>
  one === null || zero === null ? null : categoryOf(one as Usefulness, zero as Usefulness);

/** Which cell is asked about: the picture has a frame around it. */
export const cellText = ({ probe: { row, column } }: Round): string =>
  `The cell in row ${row + 1}, column ${column + 1}.`;

/** What is asked, what the reader has said, or what it is. */
export function sentenceOf({ probe }: Round, state: CategoryState): string {
  const named = namedBy(state);
  if (!state.shown)
    return named === null
      ? 'Sweeps are stuck. How do they end with the cell filled, and how with it empty?'
      : `You say: ${endsText(named)}.`;
  const is = `${endsText(probe.category)}. That is category ${probe.category}.`;
  if (named === null) return capital(is);
  return named === probe.category ? `Right: ${is}` : `You said: ${endsText(named)}. In fact ${is}`;
}

/** How a future ends, with the reason. */
function endText({ value, usefulness, contradiction, fixed }: ProbeOutcome): string {
  const name = value === 1 ? 'Filled' : 'Empty';
  if (contradiction !== null) return `${name}, ${lineWords(contradiction)} has no fit left.`;
  const told = [
    'nothing follows',
    `${fixed === 1 ? 'one cell follows' : `${inWords(fixed)} cells follow`}, and then sweeps stop`,
  ];
  return `${name}, ${told[usefulness] ?? 'sweeps solve the puzzle'}.`;
}

/** Why it is so, when it is shown. */
export const reasonOf = ({ probe }: Round, { shown }: Pick<CategoryState, 'shown'>): string =>
  shown
    ? `${endText(probe.one)} ${endText(probe.zero)} ${categoryMeanings[probe.category]!}`
    : 'Choose an ending under each board, then let sweeps run.';

/** The round after this one, with nothing said. */
export const nextRound = ({ round }: Pick<CategoryState, 'round'>): CategoryState => ({
  round: (round % categoryRounds.length) + 1,
  one: null,
  zero: null,
  shown: false,
});
