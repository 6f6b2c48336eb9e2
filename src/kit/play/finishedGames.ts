/**
 * Finished games with what they have cost: those of the reader, and those of others from files, pooled by hand. A game counts
 * once, wherever it comes from, and of each puzzle a player's first solution.
 */
import { countIn, listIn, recordIn } from '../../notebook/plain/storedTally.ts';
import type { FinishedGame } from '../../experiments/readerRanks.ts';
import { checkSeal, sealed } from '../../notebook/plain/digest.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { gameJson, readingOf } from './gameFile.ts';
import type { SavedGame } from './gameFile.ts';

/** A game that its player has finished, knowingly timed. */
export type Finished = FinishedGame & {
  readonly name: string; // of the puzzle
  readonly solved: string; // the day
};

/** Games from files. */
export type Pool = {
  readonly mine: readonly Finished[]; // the reader's, from other browsers
  readonly others: readonly (readonly Finished[])[]; // a list for each other player
};

export const emptyPool: Pool = { mine: [], others: [] };

/** Whether the games of a file are the reader's own. */
export type Whose = 'mine' | 'other';

/** What tells a game from all others: no two took the same time to the millisecond, on the same day, over the same puzzle. */
const keyOf = ({ code, ms, hints, solved }: Finished): string => `${code} ${ms} ${hints} ${solved}`;

const firstSolved = (a: Finished, b: Finished): number =>
  a.solved.localeCompare(b.solved) || a.ms - b.ms || a.hints - b.hints;

/** Of each puzzle the first solution, in the order of the days. */
function oneEach(games: readonly Finished[]): readonly Finished[] {
  const found = new Map<string, Finished>();
  for (const game of games.toSorted(firstSolved))
    if (!found.has(game.code)) found.set(game.code, game);
  return [...found.values()];
}

/** Games without those that are there already. */
const distinct = (games: readonly Finished[]): readonly Finished[] => [
  ...new Map(games.map((game) => [keyOf(game), game])).values(),
];

/** The finished ones among games. */
export const finishedOf = (games: readonly SavedGame[]): readonly Finished[] =>
  distinct(
    games.flatMap(({ code, name, effort }) =>
      effort === null || effort.solved === null
        ? []
        : [{ code, name, ms: effort.ms, hints: effort.hints, solved: effort.solved }],
    ),
  );

const kind = 'nonogram-games';
const version = 1;
const mostGames = 5000;

/** Games with all their moves as plain data for a file. */
export const gamesJson = (games: readonly SavedGame[]): Record<string, unknown> => ({
  kind,
  version,
  games: games.map(gameJson),
});

/**
 * Reads a file of games, or of one.
 *
 * @throws SyntaxError or RangeError with the reason, as the end of a sentence
 */
export function readGames(text: string): readonly SavedGame[] {
  const record = recordIn('the file', parsed(text));
  if (record['kind'] !== kind) return [gameIn(record, '')];
  const written = countIn('version', record['version'], 1_000_000);
  if (written !== version)
    throw new RangeError(`it was saved by another version of this page (${written})`);
  const list = listIn('games', record['games']);
  if (list.length > mostGames) throw new RangeError(`it has more than ${mostGames} games`);
  return list.map((game, at) => {
    const name = `game ${at + 1}`;
    return gameIn(recordIn(name, game), `${name}: `);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError('it breaks off or is no JSON');
  }
}

/** @param which - before the reason */
function gameIn(record: Readonly<Record<string, unknown>>, which: string): SavedGame {
  const reading = reasoned(which, () => readingOf(record));
  if (reading.kind === 'game') return reading.game;
  throw new RangeError(
    reading.kind === 'version'
      ? `${which}it was saved by another version of this page (${reading.version})`
      : `${which}${reading.reason}`,
  );
}

function reasoned<Value>(which: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    throw new RangeError(`${which}${error.message}`);
  }
}

/**
 * A pool with the games of a file. Who has a game in common with the file is its player: all of them become one, and the
 * reader if that is one of them. So it comes to the same in whatever order files are added.
 *
 * @param own - the reader's games in this browser
 * @returns the pool, and how many of the games were not there before
 */
export function pooled(
  { mine, others }: Pool,
  own: readonly Finished[],
  games: readonly Finished[],
  whose: Whose,
): { readonly pool: Pool; readonly added: number } {
  const keys = new Set(games.map(keyOf));
  const shares = (player: readonly Finished[]): boolean =>
    player.some((game) => keys.has(keyOf(game)));
  const apart = others.filter((player) => !shares(player));
  const player = distinct([...others.filter(shares).flat(), ...games]);
  const isMine = whose === 'mine' || shares(own) || shares(mine);
  const before = new Set([...own, ...mine, ...others.flat()].map(keyOf));
  return {
    pool: isMine
      ? { mine: distinct([...mine, ...player]), others: apart }
      : { mine, others: [...apart, player] },
    added: [...keys].filter((key) => !before.has(key)).length,
  };
}

/** Of each player the first solution of each puzzle, the reader first. */
export const playersOf = (
  own: readonly Finished[],
  { mine, others }: Pool,
): readonly (readonly Finished[])[] => [[...own, ...mine], ...others].map(oneEach);

const poolKind = 'nonogram-pool';

/** The pool as a text. */
export const poolText = ({ mine, others }: Pool): string =>
  JSON.stringify(sealed({ kind: poolKind, version, mine, others }));

/** Reads it. @throws SyntaxError or RangeError with the reason */
export function readPool(text: string): Pool {
  const record = recordIn('what is kept', parsed(text));
  if (record['kind'] !== poolKind || record['version'] !== version)
    throw new RangeError('it was kept by another version of this page');
  checkSeal(record);
  return {
    mine: listIn('mine', record['mine']).map(finishedIn),
    others: listIn('others', record['others']).map((player) =>
      listIn('a player', player).map(finishedIn),
    ),
  };
}

function finishedIn(value: unknown): Finished {
  const game = recordIn('a game', value);
  const code = String(game['code']);
  decodePuzzle(code); // refuses what is none
  return {
    code,
    name: String(game['name']).slice(0, 200),
    ms: countIn('ms', game['ms']),
    hints: countIn('hints', game['hints']),
    solved: String(game['solved']).slice(0, 10),
  };
}
