// Finished games: from what the browser keeps and from files, none twice, and no file lost or half read.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyPool,
  finishedOf,
  gamesJson,
  playersOf,
  pooled,
  poolText,
  readGames,
  readPool,
} from '../../../src/kit/play/finishedGames.ts';
import type { Finished, Pool, Whose } from '../../../src/kit/play/finishedGames.ts';
import { gameJson } from '../../../src/kit/play/gameFile.ts';
import type { SavedGame } from '../../../src/kit/play/gameFile.ts';

const codes = ['2x2_1_1~1_1', '1x1_1~1', '2x1_1_1~2', '1x2_2~1_1'];

const game = (at: number, effort: SavedGame['effort']): SavedGame => ({
  code: codes[at]!,
  name: `Puzzle ${at}`,
  moves: [{ kind: 'mark', cells: [0], mark: 1 }],
  at: 1,
  solved: effort?.solved != null,
  seconds: 0,
  day: '2026-11-28',
  effort,
});

const finished = (at: number, ms: number, solved = '2026-11-28'): SavedGame =>
  game(at, { ms, hints: 0, solved });

describe('kept games', () => {
  test('count once they are finished and timed, of each puzzle the first solution', () => {
    const games = finishedOf([
      finished(0, 500, '2026-11-29'),
      finished(0, 900, '2026-11-28'),
      game(1, null),
      game(2, { ms: 10, hints: 4, solved: null }),
      finished(3, 70),
    ]);
    expect(games).toHaveLength(3);
    const [found = []] = playersOf(games, emptyPool);
    expect(found.map(({ code, ms }) => [code, ms])).toEqual([
      [codes[3], 70],
      [codes[0], 900],
    ]);
  });

  test('come back from a file, alone or many', () => {
    const games = [finished(0, 5), game(1, null)];
    expect(readGames(JSON.stringify(gamesJson(games)))).toEqual(games);
    expect(readGames(JSON.stringify({ figure: 'Play', ...gameJson(games[0]!) }))).toEqual([
      games[0],
    ]);
  });

  test.each([
    ['', 'breaks off or is no JSON'],
    ['{"kind":"nonogram-games"', 'breaks off or is no JSON'],
    ['[]', 'not an object'],
    ['null', 'not an object'],
    ['{"kind":"nonogram-training"}', 'not a game of this page'],
    ['{"kind":"nonogram-games","version":2,"games":[]}', 'another version of this page (2)'],
    ['{"kind":"nonogram-games","version":1}', 'games'],
    ['{"kind":"nonogram-games","version":1,"games":[7]}', 'game 1'],
    [
      JSON.stringify({
        ...gamesJson([finished(0, 5)]),
        games: [gameJson(finished(0, 5)), { ...gameJson(finished(1, 5)), code: '9x9' }],
      }),
      'game 2: ',
    ],
    [
      JSON.stringify({
        ...gamesJson([]),
        games: [{ ...gameJson(finished(0, 5)), effort: { ms: -1, hints: 0, solved: null } }],
      }),
      'ms',
    ],
  ])('are refused whole where the file is %j', (text, why) => {
    expect(() => readGames(text)).toThrow(why);
  });

  test('of a file cut anywhere are refused with a reason, or read', () => {
    const text = JSON.stringify(gamesJson([finished(0, 5), finished(1, 6)]));
    for (let end = 0; end < text.length; end++)
      expect(() => readGames(text.slice(0, end))).toThrow(/breaks off/);
  });
});

const own = finishedOf([finished(0, 500), finished(1, 600)]);
const theirs = finishedOf([finished(0, 100), finished(1, 200), finished(2, 300)]);

const add = (pool: Pool, games: readonly Finished[], whose: Whose = 'other') =>
  pooled(pool, own, games, whose);

/** What the players have, in no order. */
const keys = (pool: Pool): string[] =>
  playersOf(own, pool)
    .map((player) =>
      player
        .map(({ code, ms }) => `${code} ${ms}`)
        .toSorted()
        .join(';'),
    )
    .toSorted();

describe('a pool', () => {
  test('has another player for each file, the reader first', () => {
    const { pool, added } = add(emptyPool, theirs);
    expect(added).toBe(3);
    expect(playersOf(own, pool)).toEqual([own, theirs]);
  });

  test('never counts a file twice, nor the reader\u2019s own', () => {
    const { pool } = add(emptyPool, theirs);
    expect(add(pool, theirs)).toEqual({ pool, added: 0 });
    expect(add(pool, theirs.slice(1))).toEqual({ pool, added: 0 });
    const { pool: same, added } = add(pool, own);
    expect([added, playersOf(own, same)]).toEqual([0, [own, theirs]]);
  });

  test('knows a player again by one game, and joins those whom a file turns out to be', () => {
    const first = add(emptyPool, theirs.slice(0, 1)).pool;
    const second = add(first, theirs.slice(1, 2)).pool;
    expect(second.others).toHaveLength(2);
    const { pool, added } = add(second, theirs);
    expect([pool.others, added]).toEqual([[theirs], 1]);
    // more games of the reader, from another browser, whatever was said of the file
    const mine = finishedOf([finished(0, 500), finished(3, 9)]);
    const joined = add(pool, mine);
    expect([joined.pool.others.length, joined.added]).toEqual([1, 1]);
    expect(playersOf(own, joined.pool)[0]).toHaveLength(3);
  });

  test('takes files of the reader for those of the reader, a puzzle once', () => {
    const { pool } = add(emptyPool, theirs, 'mine');
    const [reader = [], ...others] = playersOf(own, pool);
    expect(others).toEqual([]);
    expect(reader.map(({ code }) => code).toSorted()).toEqual(codes.slice(0, 3).toSorted());
  });

  test('comes to the same whatever the order of the files, and however often they come', () => {
    const aGame = fc.record({ at: fc.nat(3), ms: fc.constantFrom(1, 2, 3, 500) });
    const aFile = fc
      .array(aGame, { minLength: 1, maxLength: 4 })
      .map((list) => finishedOf(list.map(({ at, ms }) => finished(at, ms))));
    fc.assert(
      fc.property(fc.array(aFile, { maxLength: 4 }), (files) => {
        const once = files.reduce((pool, file) => add(pool, file).pool, emptyPool);
        const again = files.reduce((pool, file) => add(pool, file).pool, once);
        expect(keys(again)).toEqual(keys(once));
        for (const player of playersOf(own, once))
          expect(new Set(player.map(({ code }) => code)).size).toBe(player.length);
        const all = playersOf(own, once)
          .flat()
          .map(({ code, ms }) => `${code} ${ms}`);
        expect(new Set(all).size).toBe(all.length);
        const back = files.toReversed().reduce((pool, file) => add(pool, file).pool, emptyPool);
        expect(keys(back)).toEqual(keys(once));
      }),
      { numRuns: 200 },
    );
  });

  test('comes back from its text, and a damaged one is refused', () => {
    const { pool } = add(emptyPool, theirs);
    expect(readPool(poolText(pool))).toEqual(pool);
    expect(() => readPool('{')).toThrow('breaks off');
    expect(() => readPool('{"kind":"nonogram-pool","version":3}')).toThrow('another version');
    expect(() => readPool(poolText(pool).replace('2x2_1_1', '2x2_9'))).toThrow();
  });
});
