/** Saved games that were damaged, and stores that fill up or are shared: what was stored is never lost unasked. */
import { expect, test } from 'vitest';
import type { Random } from '../../src/engine/board/random.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { gameJson, readGame } from '../../src/kit/play/gameFile.ts';
import type { SavedGame } from '../../src/kit/play/gameFile.ts';
import { after, firstPosition } from '../../src/kit/play/moves.ts';
import type { Move } from '../../src/kit/play/moves.ts';
import { SavedGames } from '../../src/kit/play/savedGames.ts';
import type { GameStore } from '../../src/kit/play/savedGames.ts';
import { areMany, damage, drawnFor, oneOf, patience, tries } from './damage.ts';

const codes = ['5x5_1.1_5_5_3_1~2_4_4_4_2', '1x1_1~1', '2x3_1.1_3~2_1_2', '3x3_1_1_1~1_1_1'];

function moveFrom(random: Random, cells: number): Move {
  const cell = random.below(cells);
  switch (random.below(8)) {
    case 0:
      return { kind: 'suppose', cell, mark: random.below(2) === 0 ? 0 : 1 };
    case 1:
      return { kind: oneOf(['drop', 'other', 'keep', 'clear'] as const, random) };
    default: {
      const many = Array.from({ length: random.below(4) }, () => random.below(cells));
      return { kind: 'mark', cells: many, mark: random.below(3) };
    }
  }
}

function gameFrom(random: Random): SavedGame {
  const code = oneOf(codes, random);
  const { rows, columns } = decodePuzzle(code);
  const length = random.below(12);
  const moves = Array.from({ length }, () => moveFrom(random, rows.length * columns.length));
  const name = oneOf(['A fish', '', 'Fisch & Chips', '🙂'], random);
  const at = random.below(length + 1);
  const effort = oneOf([null, { ms: random.below(1e6), hints: 1, solved: '2026-11-27' }], random);
  const seconds = random.below(999);
  return { code, name, moves, at, solved: false, seconds, day: '2026-11-27', effort };
}

test(
  'a damaged game is read as a game that comes back, or refused with a reason',
  { timeout: patience },
  () => {
    const random = drawnFor(1);
    const kinds = { game: 0, version: 0, damaged: 0 };
    const count = tries(10_000);
    for (let time = 0; time < count; time++) {
      const version = random.below(50) === 0 ? 2 : 1;
      const text = damage(JSON.stringify({ ...gameJson(gameFrom(random)), version }), random);
      const reading = readGame(text);
      kinds[reading.kind]++;
      if (reading.kind === 'damaged') expect(reading.reason, text).not.toBe('');
      if (reading.kind !== 'game') continue;
      const { game } = reading;
      expect(readGame(JSON.stringify(gameJson(game)))).toEqual(reading);
      const puzzle = decodePuzzle(game.code);
      let position = firstPosition(puzzle);
      for (const [at, move] of game.moves.entries()) position = after(position, move, at, puzzle);
      expect(position.marks.every((mark) => mark <= 2)).toBe(true);
    }
    // all three come up
    if (!areMany(10_000)) return;
    for (const times of Object.values(kinds)) expect(times).toBeGreaterThan(count / 2000);
  },
);

/** A store with room for so many characters. */
class SmallStore implements GameStore {
  readonly kept = new Map<string, string>();
  readonly #room: number;
  constructor(room: number) {
    this.#room = room;
  }
  /** The games, without the note which was the last one. */
  get games(): ReadonlyMap<string, string> {
    return new Map([...this.kept].filter(([key]) => key !== 'nonogram last game'));
  }
  get length(): number {
    return this.kept.size;
  }
  key(at: number): string | null {
    return [...this.kept.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    const others = [...this.kept].filter(([one]) => one !== key);
    if (others.reduce((sum, [, one]) => sum + one.length, text.length) > this.#room)
      throw new DOMException('no room', 'QuotaExceededError');
    this.kept.set(key, text);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

test(
  'what two tabs have stored stays until the one who sees it changes it',
  { timeout: patience },
  () => {
    const random = drawnFor(2);
    const count = tries(10_000) / 100;
    const ends = new Set<string>();
    for (let time = 0; time < count; time++) {
      const store = new SmallStore(random.below(3) === 0 ? 600 + random.below(2000) : Infinity);
      const tabs = [new SavedGames(store), new SavedGames(store)];
      const seen = tabs.map(() => new Map<string, string | undefined>());
      for (let step = 0; step < 100; step++) {
        const before = new Map(store.games);
        const at = random.below(2);
        const [tab, known] = [tabs[at]!, seen[at]!];
        const game = gameFrom(random);
        const key = `nonogram game ${game.code}`;
        /** Texts that are no longer where they were. */
        const lost = (): readonly string[] =>
          [...before].flatMap(([one, text]) => (store.games.get(one) === text ? [] : [one]));
        switch (random.below(5)) {
          case 0: {
            const reading = tab.read(game.code);
            known.set(key, store.games.get(key));
            expect(reading === null).toBe(!store.games.has(key));
            expect(lost()).toEqual([]);
            break;
          }
          case 1:
          case 2: {
            const stale = known.has(key) && known.get(key) !== before.get(key);
            const end = tab.write(game);
            ends.add(end);
            expect(end === 'elsewhere').toBe(stale);
            expect(lost()).toEqual(
              end === 'kept' && before.has(key) && before.get(key) !== store.games.get(key)
                ? [key]
                : [],
            );
            if (end === 'kept') known.set(key, store.games.get(key));
            break;
          }
          case 3: {
            const end = tab.setAside(game.code, random.below(2) === 0 ? game : undefined);
            ends.add(`aside ${end}`);
            expect(lost()).toEqual([]);
            break;
          }
          default: {
            // something outside writes what no tab can read
            if (random.below(8) === 0) {
              const text = damage(JSON.stringify(gameJson(game)), random);
              if (text.length < 500) store.kept.set(key, text);
            }
            expect(
              tab
                .list()
                .map(({ text }) => text)
                .toSorted(),
            ).toEqual([...store.games.values()].toSorted());
          }
        }
      }
    }
    if (areMany(10_000))
      expect([...ends].toSorted()).toEqual([
        'aside full',
        'aside kept',
        'elsewhere',
        'full',
        'kept',
      ]);
  },
);
