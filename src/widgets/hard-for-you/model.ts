/** How hard puzzles were for a reader, as plain data: settings, whose games are shown, words, tables. */
import { hardness } from '../../engine/inference/weakest.ts';
import type { Hardness } from '../../engine/inference/weakest.ts';
import type { Connection } from '../../experiments/fewRanks.ts';
import { leastRanked } from '../../experiments/fewRanks.ts';
import { measures, outcomeOf, ranksSeed } from '../../experiments/readerRanks.ts';
import type { Measure, Outcome, ReaderRanks } from '../../experiments/readerRanks.ts';
import { csvOf as csvOfRows, tableOf as tableOfRows } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import {
  counted,
  fixed,
  grouped,
  inWords,
  percent,
  significant,
} from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import type { Finished } from '../../kit/play/finishedGames.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';

/** The measures by name, and what each counts. */
export const measureWords: Readonly<
  Record<Measure, { readonly name: string; readonly axis: string; readonly says: string }>
> = {
  size: { name: 'Size', axis: 'cells', says: 'the number of cells' },
  sweeps: {
    name: 'Sweeps',
    axis: 'sweeps',
    says: 'how many sweeps solve it, the difficulty of Batenburg and Kosters',
  },
  bottlenecks: {
    name: 'Bottlenecks',
    axis: 'bottlenecks',
    says: 'how many rounds of sweeps have at most two lines that give anything; ours',
  },
  formula: {
    name: 'Formula of 2010',
    axis: 'value of the formula',
    says: 'what the formula of the Great Hunt makes of the clues alone',
  },
  method: {
    name: 'Method needed',
    axis: 'method needed',
    says: 'the weakest method of the ladder that solves it',
  },
};

/** The rungs, as short as an axis needs them. */
export const rungWords: Readonly<Record<Hardness, string>> = {
  sweeps: 'sweeps',
  four: 'pairs',
  'two-sat': 'chains',
  repeated: 'probing',
  sat: 'SAT',
  several: '',
};

export const outcomeChoices = {
  time: 'the time in play',
  hints: 'the hints asked for',
} as const satisfies Readonly<Record<Outcome, string>>;

export const whoseChoices = {
  own: 'my games',
  all: 'everybody whose games are added here',
} as const;

export type WhoseShown = keyof typeof whoseChoices;

const names = Object.fromEntries(
  measures.map((measure) => [measure, measureWords[measure].name]),
) as Readonly<Record<Measure, string>>;

export const hardSettings = settings({
  outcome: unseen(choice('o', 'Held against', outcomeChoices, 'time')),
  whose: unseen(choice('w', 'Games of', whoseChoices, 'own')),
  measure: unseen(choice('m', 'Measure', names, 'sweeps')),
});

/** Games with what came out. */
export type Ranked = {
  readonly players: readonly (readonly Finished[])[];
  readonly ranks: ReaderRanks;
};

/** What is on show. */
export type RankedShown = Ranked & { readonly whose: 'example' | WhoseShown };

const minus = (text: string): string => text.replace('-', '\u2212');

const rhoText = (rho: number): string => minus(fixed(rho, 2));

const gamesOf = (whose: RankedShown['whose'], outcome: Outcome): string => {
  const what = outcome === 'time' ? 'times' : 'hints';
  return whose === 'example'
    ? `the solver\u2019s ${what}`
    : whose === 'own'
      ? `your ${what}`
      : `everybody\u2019s ${what}`;
};

/** How many games there are, and what comes of them. */
export function standingText(own: number): string {
  if (own === 0)
    return `This browser has no finished game with its time yet. After ${inWords(leastRanked)} your own take the place of the example.`;
  const more = leastRanked - own;
  const here = `You have finished ${own === 1 ? 'one game' : `${inWords(own)} games`} here.`;
  return more > 0
    ? `${here} After ${more === 1 ? 'one more' : `${inWords(more)} more`} your own take the place of the example.`
    : here;
}

/** What the example is: said wherever it is shown. */
export const exampleText = (games: number): string =>
  `An example, and no person: our own solver. It was given one hint after another on ${inWords(games)} pictures of the shelf. Its “time” is the number of its steps, a second each, and its “hints” are the steps for which one line is not enough.`;

/** Beyond what chance explains. */
const tells = ({ rho, band }: Connection): boolean => Math.abs(rho) > band + 1e-9;

/** Why there is no connection to speak of. */
function missingText(shown: RankedShown, measure: Measure, outcome: Outcome): string {
  const { measured } = shown.ranks;
  const told = shown.players.map((games) =>
    games.filter(({ code }) => measured[code]?.[measure] !== null),
  );
  const enough = told.filter(({ length }) => length >= leastRanked);
  const { name } = measureWords[measure];
  if (enough.length === 0) {
    const most = Math.max(0, ...told.map(({ length }) => length));
    const only =
      most === 0 ? 'nothing of these games' : `something of ${inWords(most)} of these games`;
    return `This measure says ${only}. It needs ${inWords(leastRanked)}.`;
  }
  const [first = []] = enough;
  const same = new Set(first.map((game) => outcomeOf(game, outcome))).size < 2;
  return same
    ? outcome === 'hints'
      ? 'All these games took as many hints, so there is nothing to rank.'
      : 'All these games took the same time, so there is nothing to rank.'
    : `${name} is the same for all these games, so there is nothing to rank.`;
}

/** What a connection is worth, in sentences. */
export function connectionText(
  shown: RankedShown,
  measure: Measure,
  outcome: Outcome,
): readonly string[] {
  const { name, says } = measureWords[measure];
  const connection = connectionOf(shown, measure, outcome);
  const what = `${name}: ${says}.`;
  if (connection === null) return [what, missingText(shown, measure, outcome)];
  const { rho, low, high, chance, things, groups, orders, exact } = connection;
  const whose = gamesOf(shown.whose, outcome);
  const over = `${counted(things, 'game')}${groups > 1 ? ` of ${inWords(groups)} players` : ''}`;
  return [
    what,
    `Its rank correlation with ${whose} is ${rhoText(rho)} over ${over}. With 95\u00a0% confidence it lies between ${rhoText(low)} and ${rhoText(high)}.`,
    `Shuffle these ${outcome === 'time' ? 'times' : 'hints'}: ${exact ? `of all ${grouped(orders)} orders` : `of ${grouped(orders)} orders, drawn with seed ${ranksSeed},`} ${chanceText(chance, orders)} as strongly connected.`,
    tells(connection)
      ? rho > 0
        ? 'That is more than chance explains.'
        : 'That is more than chance explains, and it goes the other way: what the measure calls harder took less.'
      : 'So this may be chance.',
  ];
}

const chanceText = (chance: number, orders: number): string =>
  chance * orders < 1.5
    ? 'hardly any is'
    : chance < 0.01
      ? `${percent(chance, 1)} are`
      : `${percent(chance, 0)} are`;

/** What so few games can tell at all, in a sentence; by the measure that every puzzle has. */
export function powerText(shown: RankedShown, outcome: Outcome): string {
  const connection = connectionOf(shown, 'size', outcome);
  if (connection === null) return '';
  const { things, band } = connection;
  const games = `With ${things <= 12 ? inWords(things) : things} games`;
  if (band > 1 - 1e-9) return `${games} nothing can be told, not even from the same order.`;
  return band >= 0.8
    ? `${games} nothing can be told but a very strong connection: one beyond ${rhoText(band)}.`
    : `${games} a connection must be beyond ${rhoText(band)} to tell anything.`;
}

/** */
export const connectionOf = (
  { ranks }: Ranked,
  measure: Measure,
  outcome: Outcome,
): Connection | null => ranks.connections[outcome][measures.indexOf(measure)] ?? null;

/** "0.62, −0.20 to 0.93". */
export const shortText = (connection: Connection | null): string =>
  connection === null
    ? 'nothing to rank'
    : `${rhoText(connection.rho)}, ${rhoText(connection.low)} to ${rhoText(connection.high)}`;

/** A value of a measure in words. */
export function valueText(measure: Measure, value: number | null): string {
  if (value === null) return '\u2013';
  if (measure === 'method') return rungWords[hardness[value] ?? 'several'];
  return measure === 'formula' ? significant(value, 3) : grouped(value);
}

/** "3:07". */
function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What came out for a game. */
export const outcomeText = (value: number, outcome: Outcome): string =>
  outcome === 'time' ? timeText(value) : grouped(value);

type Row = { readonly game: Finished; readonly player: number; readonly ranks: ReaderRanks };

const columns: readonly Column<Row>[] = [
  { head: 'puzzle', words: true, fields: { puzzle: ({ game }) => game.name } },
  { fields: { code: ({ game }) => game.code, player: ({ player }) => player + 1 } },
  {
    head: 'time',
    text: ({ game }) => timeText(game.ms),
    fields: { seconds: ({ game }) => game.ms / 1000 },
  },
  { head: 'hints', fields: { hints: ({ game }) => game.hints } },
  ...measures.map((measure): Column<Row> => {
    const valueOf = ({ game, ranks }: Row): number | null =>
      ranks.measured[game.code]?.[measure] ?? null;
    return {
      head: measureWords[measure].name.toLowerCase(),
      text: (row) => valueText(measure, valueOf(row)),
      fields: { [measure]: valueOf },
    };
  }),
];

const rowsOf = ({ players, ranks }: Ranked): readonly Row[] =>
  players.flatMap((games, player) => games.map((game) => ({ game, player, ranks })));

/** The games as a table. */
export function tableOf(shown: RankedShown): DataTable {
  const rows = rowsOf(shown);
  const whose =
    shown.whose === 'example'
      ? 'of the example'
      : shown.whose === 'own'
        ? 'of yours'
        : 'of everybody';
  return tableOfRows(columns, rows, {
    summary: `Table of the ${counted(rows.length, 'game')} ${whose}`,
    caption: `What each game took, and what the measures say of its puzzle${shown.whose === 'example' ? '; the player is our solver' : ''}`,
  });
}

/** The games as CSV. */
export const csvOf = (shown: Ranked): string => csvOfRows(columns, rowsOf(shown));
