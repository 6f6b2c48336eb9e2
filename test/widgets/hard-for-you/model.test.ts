// What is said of a reader's games: how many are missing, what so few can tell, and that the example is no person's.
import { describe, expect, test } from 'vitest';
import { allPieces } from '../../../src/engine/pieces.ts';
import { measures, readerRanksInPieces } from '../../../src/experiments/readerRanks.ts';
import type { Measure, Outcome } from '../../../src/experiments/readerRanks.ts';
import { openStill } from '../../../src/book/still.ts';
import { gameJson } from '../../../src/kit/play/gameFile.ts';
import type { SavedGame } from '../../../src/kit/play/gameFile.ts';
import { gamesJson } from '../../../src/kit/play/finishedGames.ts';
import type { Finished } from '../../../src/kit/play/finishedGames.ts';
import { markup } from '../../../src/notebook/template/markup.ts';
import { shelf } from '../../../src/puzzles/shelf.ts';
import { exampleOf } from '../../../src/widgets/hard-for-you/example.ts';
import { figure } from '../../../src/widgets/hard-for-you/figure.ts';
import * as model from '../../../src/widgets/hard-for-you/model.ts';
import type { RankedShown } from '../../../src/widgets/hard-for-you/model.ts';
import { GamePool } from '../../../src/widgets/hard-for-you/pool.ts';

const game = (at: number, ms: number, hints = 0): Finished => ({
  code: shelf[at]!.code,
  name: shelf[at]!.title,
  ms,
  hints,
  solved: '2026-11-28',
});

const shownOf = (...players: Finished[][]): RankedShown => ({
  players,
  ranks: allPieces(readerRanksInPieces(players)),
  whose: players.length > 1 ? 'all' : 'own',
});

const six = [0, 3, 5, 7, 9, 12].map((at, k) => game(at, 1000 * (k + 1), k % 2));

describe('how many games are missing', () => {
  test.each([
    [0, 'no finished game with its time yet. After six your own'],
    [1, 'one game here. After five more your own'],
    [5, 'five games here. After one more your own'],
  ])('of %i it is said', (own, text) => {
    expect(model.standingText(own)).toContain(text);
  });

  test('of six nothing of an example is said', () => {
    expect(model.standingText(6)).toBe('You have finished six games here.');
  });
});

const said = (shown: RankedShown, measure: Measure, outcome: Outcome): string | undefined =>
  model.connectionText(shown, measure, outcome).at(-1);

describe('what is said of games', () => {
  test('of six says that only a very strong connection can tell anything', () => {
    const shown = shownOf(six);
    expect(model.powerText(shown, 'time')).toBe(
      'With six games nothing can be told but a very strong connection: one beyond 0.94.',
    );
    const words = model.connectionText(shown, 'size', 'time').join(' ');
    expect(words).toContain('with your times is 1.00 over 6 games');
    expect(words).toContain('of all 720 orders');
    expect(words).toContain('That is more than chance explains.');
    expect(model.connectionText(shown, 'bottlenecks', 'time').join(' ')).toContain('chance.');
  });

  test('where a measure calls harder what took less, that is said', () => {
    const shown = shownOf(six.map((one, k) => ({ ...one, ms: 9000 - 1000 * k })));
    const words = model.connectionText(shown, 'size', 'time').join(' ');
    expect(words).toContain('is \u22121.00');
    expect(words).toContain('it goes the other way');
  });

  test('where there is nothing to rank, it is said why', () => {
    const none = six.map((one) => ({ ...one, hints: 2 }));
    expect(said(shownOf(none), 'size', 'hints')).toContain('as many hints');
    expect(said(shownOf(six), 'method', 'time')).toBe(
      'Method needed is the same for all these games, so there is nothing to rank.',
    );
    const hard = [31, 32, 33, 34, 35, 36].map((at, k) => game(at, k));
    expect(said(shownOf(hard), 'sweeps', 'time')).toBe(
      'This measure says nothing of these games. It needs six.',
    );
    expect(model.shortText(model.connectionOf(shownOf(hard), 'sweeps', 'time'))).toBe(
      'nothing to rank',
    );
  });

  test('of several players says of how many, and counts each player\u2019s own order', () => {
    const slow = [1, 4, 6, 8, 10, 13].map((at, k) => game(at, 1e6 * (k + 1)));
    const words = model.connectionText(shownOf(six, slow), 'size', 'time').join(' ');
    expect(words).toContain('everybody\u2019s times is 1.00 over 12 games of two players');
    expect(words).toContain('drawn with seed 1');
    expect(model.csvOf(shownOf(six, slow)).trim().split('\r\n')).toHaveLength(13);
  });
});

describe('the example', () => {
  test('is played by the solver, on pictures of several methods, and every measure is told', () => {
    const { players, ranks } = exampleOf();
    expect(players).toHaveLength(1);
    const [games = []] = players;
    expect(games.length).toBeGreaterThanOrEqual(12);
    for (const measure of measures)
      expect(model.connectionOf({ players, ranks }, measure, 'time'), measure).not.toBeNull();
    // never more steps than cells, and no day on which anybody played
    for (const { code, ms, solved } of games) {
      const { height, width } = shelf.find((one) => one.code === code)!;
      expect(ms / 1000).toBeLessThanOrEqual(height * width);
      expect(solved).toBe('');
    }
  });

  test('is labelled wherever it is shown, on the page and in files', async () => {
    const { live, template } = await openStill(figure, { prebuilt: exampleOf() });
    expect(markup(template)).toMatch(/data-example[^>]*>\s*An example, and no person/);
    const { about, json, csv } = live.exports();
    expect(about).toContain('no person');
    expect(json?.()).toMatchObject({ whose: 'example' });
    expect(csv?.()).toContain('Picture 1,');
    expect(model.tableOf({ ...exampleOf(), whose: 'example' }).caption).toContain('our solver');
  });
});

/** A store in memory. @param room - characters that it takes */
function storeOf(room = Infinity): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('no room', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

const saved = (at: number, ms: number): SavedGame => ({
  code: shelf[at]!.code,
  name: 'A puzzle',
  moves: [],
  at: 0,
  solved: true,
  seconds: 0,
  day: '2026-11-28',
  effort: { ms, hints: 1, solved: '2026-11-28' },
});

const file = (...games: SavedGame[]): string => JSON.stringify(gamesJson(games));

describe('games of a browser and of files', () => {
  const store = storeOf();
  for (const [at, ms] of [
    [0, 11],
    [1, 12],
  ] as const)
    store.setItem(`nonogram game ${shelf[at]!.code}`, JSON.stringify(gameJson(saved(at, ms))));
  store.setItem('nonogram game broken', '{');

  test('are read, pooled, kept, and there again', () => {
    const pool = new GamePool(store);
    pool.look();
    expect([pool.own.length, pool.all.length, pool.isPooled]).toEqual([2, 2, false]);
    expect(pool.add(file(saved(0, 21), saved(1, 22), saved(2, 23)), 'other')).toBe(
      'adds 3 finished games',
    );
    expect(pool.add(file(saved(0, 21), saved(3, 24)), 'other')).toBe(
      'adds 1 finished game; 1 was here already',
    );
    expect(pool.add(file(...pool.all), 'other')).toContain('all of them here already');
    expect(pool.add(file({ ...saved(5, 1), effort: null }), 'other')).toContain(
      'none of them finished',
    );
    const again = new GamePool(store);
    again.look();
    expect(again.players.map(({ length }) => length)).toEqual([2, 4]);
    expect(() => again.add(file(saved(0, 1)).slice(0, -3), 'other')).toThrow('breaks off');
    expect(again.players.map(({ length }) => length)).toEqual([2, 4]);
    again.forget();
    pool.look();
    expect(pool.players.map(({ length }) => length)).toEqual([2]);
  });

  test('stay where they cannot be read, until the reader forgets them; and without room while the page lasts', () => {
    store.setItem('nonogram pool', '{"kind":"nonogram-pool","version":9}');
    const pool = new GamePool(store);
    pool.look();
    expect(pool.trouble).toContain('another version');
    pool.add(file(saved(4, 1)), 'mine');
    expect(store.getItem('nonogram pool')).toContain('"version":9');
    expect(pool.players[0]).toHaveLength(3);
    pool.forget();
    expect([pool.trouble, store.getItem('nonogram pool')]).toEqual(['', null]);
    const full = new GamePool(storeOf(5));
    full.add(file(saved(4, 1)), 'mine');
    expect(full.trouble).toContain('no room');
    expect(full.players[0]).toHaveLength(1);
    full.look();
    expect(full.players[0]).toHaveLength(1);
  });
});
