/** What comes after a game, and what a puzzle is called while it is played: by where it was opened from. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeCollection } from '../../../src/kit/collection/collection.ts';
import { sizeText } from '../../../src/notebook/plain/numbers.ts';
import { SavedGames } from '../../../src/kit/play/savedGames.ts';
import { firstWeek, sevenOf } from '../../../src/puzzles/seven.ts';
import { onShelf, shelf } from '../../../src/puzzles/shelf.ts';
import { weekText } from '../../../src/puzzles/weeks.ts';
import { GamesBox } from '../../../src/widgets/play-game/gamesBox.ts';
import { usualPlay } from '../../../src/widgets/play-game/model.ts';
import type { PlayState } from '../../../src/widgets/play-game/model.ts';
import { presets } from '../../../src/widgets/play-game/presets.ts';
import { Shelves } from '../../../src/widgets/play-game/shelves.ts';

/** A week that has a drawn picture, which lies on the shelf as well, before its last day. */
const [week, drawn] = (() => {
  for (let number = firstWeek; ; number++) {
    const one = sevenOf(number).find((puzzle) => puzzle.drawn);
    if (one !== undefined && one.day < 6) return [number, one] as const;
  }
})();

const nothing = (): void => {};

/** The shelves of a page in some state, and what they have it do. */
function shelvesWith(part: Partial<PlayState>) {
  let state: PlayState = { ...usualPlay({ puzzle: presets.at(-1)!.code }), ...part };
  const set = (change: Partial<PlayState>): void => {
    state = { ...state, ...change };
  };
  const games = new GamesBox(new SavedGames(null), {
    draw: nothing,
    announce: nothing,
    warn: nothing,
    save: nothing,
    show: nothing,
  });
  const shelves = new Shelves({
    id: 'play',
    isRead: true,
    games,
    state: () => state,
    linkTo: () => '',
    set,
    choose: (code) => set({ code }),
    take: (code) => set({ code }),
    showBoard: nothing,
    print: nothing,
    tell: nothing,
  });
  return { shelves, games, state: () => state };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Wednesday of the week; week 0 is that of 29 December 1969
  vi.setSystemTime(Date.UTC(1969, 11, 31, 12) + week * 7 * 86_400_000);
});
afterEach(() => vi.useRealTimers());

const dayAfter = sevenOf(week)[drawn.day + 1]!;

test('a picture of the week that was opened from the shelf goes on along the shelf', () => {
  const { shelves } = shelvesWith({ code: drawn.code });
  expect(shelves.nameHere).toBeNull();
  expect(shelves.next?.name).toMatch(/^Picture \d+/);
});

test('opened from its week it goes on along the week, and is called by its day', () => {
  const { shelves, state } = shelvesWith({ code: drawn.code, week });
  expect(shelves.nameHere).toBe(`${drawn.title}, ${sizeText(drawn.height, drawn.width)}`);
  expect(shelves.next?.name).toBe(dayAfter.title);
  expect(shelves.address).toContain(weekText(week));
  shelves.next?.open();
  expect(state().code).toBe(dayAfter.code);
});

test('a puzzle of this week that is on no shelf goes on along it without being told the week', () => {
  expect(onShelf(dayAfter.code)).toBeNull();
  const { shelves } = shelvesWith({ code: dayAfter.code });
  expect(shelves.next?.name).toMatch(/ of week \d+$/);
});

test('after the last of the seven it is said that all are solved, and not before', () => {
  const { shelves, games } = shelvesWith({ code: dayAfter.code });
  const solved = (codes: readonly string[]): void => {
    const game = (code: string) => (codes.includes(code) ? { solved: true } : null);
    Object.assign(games, { game });
  };
  const codes = sevenOf(week).map(({ code }) => code);
  solved(codes.filter((code) => code !== drawn.code));
  expect(shelves.weekDone).toBeNull();
  solved(codes);
  expect(shelves.weekDone).toMatch(/^All seven are solved\. Week \d+: 7 of 7/);
  // from the shelf it is a picture of the shelf
  expect(shelvesWith({ code: drawn.code }).shelves.weekDone).toBeNull();
});

test('who goes on along the shelf comes to a picture of the week on show, and goes on along the shelf', () => {
  const at = shelf.findIndex(({ code }) => code === drawn.code);
  const before = presets[at - 1] ?? presets.at(-1)!;
  const { shelves, state } = shelvesWith({ code: before.code, week });
  expect(presets[at]?.code).toBe(drawn.code);
  shelves.next?.open();
  expect(state()).toMatchObject({ code: drawn.code, week: null });
  expect(shelves.next?.name).toMatch(/^Picture \d+/);
});

test('a picture of the gallery is called in a collection as its maker has it, also when it is solved', () => {
  const { code } = drawn;
  const collected = (name: string, title: string) =>
    shelvesWith({
      code,
      week,
      collection: encodeCollection({
        name,
        maker: '',
        licence: '',
        puzzles: [{ code, title, grade: null }],
      }),
    }).shelves;
  const birds = collected('Birds', 'A tit');
  expect(birds.nameHere).toMatch(/^Birds, no\. 1, /);
  expect([birds.solvedName, birds.pictureName]).toEqual(['A tit', 'A tit']);
  // without a title it keeps the one of the gallery
  expect(collected('', '').nameHere).toMatch(/^Puzzle 1, /);
  expect(collected('', '').solvedName).toBe(onShelf(code)!.name);
});
