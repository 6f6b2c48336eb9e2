import { describe, expect, test } from 'vitest';
import { gameJson, readGame } from '../../../src/kit/play/gameFile.ts';
import type { SavedGame } from '../../../src/kit/play/gameFile.ts';
import { SavedGames } from '../../../src/kit/play/savedGames.ts';
import type { GameStore } from '../../../src/kit/play/savedGames.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { Keeper } from '../../../src/widgets/play-game/keeper.ts';

const code = '2x2_1_1~1_1';
const game: SavedGame = {
  code,
  name: 'Two by two',
  moves: [
    { kind: 'mark', cells: [0], mark: 1 },
    { kind: 'suppose', cell: 1, mark: 0 },
    { kind: 'keep' },
  ],
  at: 2,
  solved: false,
  seconds: 7,
  day: '2026-11-22',
  effort: { ms: 7123, hints: 1, solved: null },
};

/** A store of a browser; `room` characters, and nothing at all where it is null. */
function store(
  room: number | null = Infinity,
): GameStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => {
      if (room === null) throw new DOMException('denied', 'SecurityError');
      return texts.get(key) ?? null;
    },
    setItem: (key, text) => {
      if (room === null) throw new DOMException('denied', 'SecurityError');
      if (text.length > room) throw new DOMException('no room', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => texts.delete(key),
  };
}

const puzzle = decodePuzzle(code);

describe('a game as a text', () => {
  test('that was changed since is damaged, and one from before there were digests is not', () => {
    const kept = gameJson(game);
    const read = (change: object) => readGame(JSON.stringify({ ...kept, ...change }));
    for (const change of [{ at: 1 }, { seconds: 8 }, { moves: game.moves.toReversed() }])
      expect(read(change)).toMatchObject({ kind: 'damaged', reason: 'it was changed since it was kept' }); // prettier-ignore
    expect(read({ digest: undefined })).toEqual({ kind: 'game', game });
  });

  test('comes back as it was, also with what a file adds', () => {
    const text = JSON.stringify({ figure: 'Play', saved: '2026-11-22', ...gameJson(game) });
    expect(readGame(text)).toEqual({ kind: 'game', game });
  });

  test.each([
    ['{"kind": "nonogram-game"', 'it breaks off'],
    ['[]', 'a list'],
    ['{"kind":"other","version":1}', 'not a game'],
    [JSON.stringify({ ...gameJson(game), at: 4 }), 'at is 4'],
    [
      JSON.stringify({ ...gameJson(game), moves: [{ kind: 'mark', cells: [4], mark: 1 }] }),
      'cell is 4',
    ],
    [JSON.stringify({ ...gameJson(game), moves: [{ kind: 'jump', mark: 1 }] }), 'no such move'],
    [JSON.stringify({ ...gameJson(game), code: '2x2_1' }), ''],
  ])('is refused with its reason: %s', (text, reason) => {
    const reading = readGame(text);
    expect(reading.kind).toBe('damaged');
    if (reason !== 'a list') expect(JSON.stringify(reading)).toContain(reason);
  });

  test('of another version is told by its number', () => {
    expect(readGame(JSON.stringify({ ...gameJson(game), version: 9 }))).toEqual({
      kind: 'version',
      version: 9,
    });
  });
});

describe('the games of a browser', () => {
  test('are kept by puzzle, listed, and deleted; other things stay', () => {
    const inside = store();
    inside.setItem('theme', 'dark');
    const games = new SavedGames(inside);
    expect(games.write(game)).toBe('kept');
    expect(games.read(code)).toEqual({ kind: 'game', game });
    expect(games.list()).toHaveLength(1);
    games.setAside(code);
    games.setAside(code, { ...game, at: 0 });
    expect(games.list().map(({ aside }) => aside)).toEqual([false, true, true]);
    games.removeAll();
    expect([...inside.texts.keys()]).toEqual(['theme']);
  });

  test('of two tabs do not overwrite one another', () => {
    const inside = store();
    const [one, two] = [new SavedGames(inside), new SavedGames(inside)];
    one.read(code);
    two.read(code);
    expect(one.write(game)).toBe('kept');
    expect(two.changedElsewhere(code)).toBe(true);
    expect(two.write({ ...game, at: 1 })).toBe('elsewhere');
    expect(one.read(code)).toEqual({ kind: 'game', game });
    expect(one.write({ ...game, at: 1 })).toBe('kept');
  });

  test('that are begun are there to go on with, the last one first', () => {
    const games = new SavedGames(store());
    const codes = ['2x2_2_0~1_1', '2x2_0_2~1_1', '2x2_1_1~2_0'];
    const other = (at: number, one: Partial<SavedGame>): void =>
      void games.write({ ...game, code: codes[at]!, name: String(at), ...one });
    other(0, { day: '2026-11-25' });
    other(1, { solved: true });
    other(2, { day: '2026-11-26' });
    games.write(game);
    other(1, { solved: true });
    const names = (): string[] => games.unfinished().map(({ name }) => name);
    expect(names()).toEqual(['2', '0', 'Two by two']);
    games.write(game);
    expect(names()).toEqual(['Two by two', '2', '0']);
    games.setAside(code);
    expect(names()).toHaveLength(3);
  });

  test('say when the store is full, or closed', () => {
    expect(new SavedGames(store(20)).write(game)).toBe('full');
    expect(new SavedGames(store(null)).write(game)).toBe('blocked');
    expect(new SavedGames(null).write(game)).toBe('blocked');
    expect(new SavedGames(store(null)).read(code)).toBe(null);
    expect(new SavedGames(null).list()).toEqual([]);
  });
});

/** A keeper with its games, and another tab on the same store. */
function twoTabs(marks = ''): {
  readonly inside: ReturnType<typeof store>;
  readonly games: SavedGames;
  readonly keeper: Keeper;
  readonly other: SavedGames;
} {
  const inside = store();
  const [games, other] = [new SavedGames(inside), new SavedGames(inside)];
  other.write({ ...game, at: 1 });
  const keeper = new Keeper(games);
  keeper.open(code, puzzle, marks);
  other.read(code);
  return { inside, games, keeper, other };
}

const namesIn = (games: SavedGames): unknown =>
  games
    .list()
    .map(({ reading, aside }) => (reading.kind === 'game' ? [reading.game.name, aside] : []));

describe('the keeper of a page', () => {
  test('takes the newer game of another tab, and sets aside what is not kept yet', () => {
    const [same, marked] = [twoTabs(), twoTabs()];
    for (const { other } of [same, marked]) other.write({ ...game, name: 'theirs' });
    // nothing was marked here since
    expect(same.keeper.look({ ...game, at: 1, seconds: 9 })).toEqual({ setAside: false });
    expect(namesIn(same.games)).toEqual([['theirs', false]]);
    // a stroke was under way when the other tab kept its own
    expect(marked.keeper.look({ ...game, name: 'ours', at: 3 })).toEqual({ setAside: true });
    expect(namesIn(marked.games)).toEqual([
      ['ours', true],
      ['theirs', false],
    ]);
    for (const { keeper, games } of [same, marked]) {
      keeper.open(code, puzzle, '');
      expect(keeper.look(game)).toBe(null);
      keeper.write({ ...game, name: 'on', at: 0 });
      expect(games.read(code)).toMatchObject({ game: { name: 'on' } });
    }
  });

  test('goes on with its own game where the other tab has deleted it', () => {
    const { keeper, other, games } = twoTabs();
    other.removeAll();
    expect(keeper.look(game)).toBe(null);
    keeper.write(game);
    expect(games.read(code)).toEqual({ kind: 'game', game });
  });

  test('sets aside what another tab has kept meanwhile, when a link takes its place', () => {
    const { keeper, other, games } = twoTabs('01--');
    other.write({ ...game, name: 'theirs' });
    const ours = { ...game, name: 'ours' };
    expect(keeper.look(ours)).toBe(null); // the player asked for the marks of the link
    keeper.write(ours);
    expect(namesIn(games)).toEqual([
      ['ours', false],
      ['theirs', true],
    ]);
  });

  test('shows the game itself where a link has an earlier moment of it', () => {
    const { keeper, games } = twoTabs();
    games.write(game);
    const opened = keeper.open(code, puzzle, '1---');
    expect(opened.moves.at).toBe(game.at);
    expect(opened.notice).toContain('has gone on');
  });

  test('sets aside a game of another version, and one that a link takes the place of', () => {
    const inside = store();
    const games = new SavedGames(inside);
    const strange = JSON.stringify({ ...gameJson(game), version: 9, more: 'of it' });
    games.write(game);
    const [key] = inside.texts.keys();
    inside.setItem(key!, strange);
    const keeper = new Keeper(games);
    expect(keeper.open(code, puzzle, '').notice).toContain('another version');
    expect(inside.texts.get(key!)).toBe(strange); // until there is something else to keep
    keeper.write(game);
    expect([...inside.texts.values()]).toContain(strange);
    expect(games.read(code)).toEqual({ kind: 'game', game });

    const opened = keeper.open(code, puzzle, '01--');
    expect(opened.notice).toContain('other marks');
    expect(opened.moves.all).toHaveLength(2);
    keeper.write({ ...game, moves: opened.moves.all, at: 2 });
    expect(games.list().filter(({ aside }) => aside)).toHaveLength(2);
    expect(keeper.open(code, puzzle, '01--').notice).toBe(null); // it is the kept one now
  });

  test('says why nothing is kept', () => {
    const full = new Keeper(new SavedGames(store(20)));
    full.open(code, puzzle, '');
    full.write(game);
    expect(full.trouble).toContain('full');
    const closed = new Keeper(new SavedGames(null));
    closed.open(code, puzzle, '');
    closed.write(game);
    expect(closed.trouble).toContain('keeps nothing');
  });

  test('knows before the first mark whether anything can be kept, and leaves nothing behind', () => {
    for (const [closed, inside] of [
      [true, null],
      [true, store(null)],
      [false, store()],
    ] as const) {
      const keeper = new Keeper(new SavedGames(inside));
      keeper.tryOut();
      expect(keeper.trouble !== null).toBe(closed);
      expect(inside?.texts.size ?? 0).toBe(0);
    }
  });
});
