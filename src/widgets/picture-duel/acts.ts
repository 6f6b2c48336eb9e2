/** What a reader does in a duel, and the races that follow. */
import { encodeImage } from '../../formats/imageCode.ts';
import { clueRoom } from '../../kit/board/clueMarks.ts';
import { Easel } from '../../kit/make/easel.ts';
import { isSolved, withMarks } from '../../kit/play/game.ts';
import { markText } from '../../kit/play/gameWords.ts';
import { linkOfMarks } from '../../kit/play/marks.ts';
import { PlayBoard } from '../../kit/play/playBoard.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { duel, openIn } from '../../kit/puzzle/openIn.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { move } from '../../notebook/cell/motion.ts';
import type { Move } from '../../notebook/cell/motion.ts';
import type { FigurePage } from '../../notebook/host/host.ts';
import { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';
import { duelCell, friendBoard, pictureLabel } from './boards.ts';
import { cat, emptyCode, imageIn, raceOf, winnerOf, wrongOf } from './model.ts';
import type { Race } from './model.ts';
import { send as sendParcel, sentText } from './send.ts';
import { filledOf, gameOf, isUnsolvable, puzzleCode, toldOf } from './state.ts';
import type { At, Kept } from './state.ts';
import { starOf } from './view.ts';
import { beginTold, checkedText, questionOf, raceTold, stopsText } from './words.ts';

const mostSteps = 200; // back

export const keep = (at: At): Kept => {
  let play: PlayBoard | null = null;
  return {
    room: new WaitingRoom(),
    easel: new Easel({
      present: () => at.kept.image,
      painted: (image) => {
        at.kept.image = image;
        at.work.stop();
        at.draw();
      },
      done: () => drawn(at, encodeImage(at.kept.image)),
      labelOf: (row, column) => pictureLabel(at.kept.image, at.kept.race, row, column),
      cell: duelCell,
    }),
    play: () =>
      (play ??= new PlayBoard(friendBoard(gameOf(at)!, []), {
        id: `${at.id}-play`,
        onMark: (marks, cell, begins) => mark(at, marks, cell, begins),
      })),
    image: imageIn(at.state.picture),
    clues: clueRoom(imageIn(at.state.picture), null),
    past: [],
    solved: null,
    race: null,
    told: beginTold,
    raced: '',
    asked: '',
    falls: false,
    replaced: false,
    starts: 0,
    checked: null,
    warned: false,
    sent: null,
  };
};

export const workOf = (options: WorkOptions, at: At): Work =>
  new Work(options, async () => {
    const { startTaskIn } = await import('../../workers/startTask.ts');
    return { startTask: startTaskIn(at.kept.room) };
  });

/** Control and Z take a stroke back. */
export function attached(at: At, { element, signal }: FigurePage): void {
  at.kept.room.open();
  const onKey = (event: KeyboardEvent): void => {
    const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey && !event.altKey;
    if (!isUndo || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo(at);
  };
  element.addEventListener('keydown', onKey, { signal });
}

export function left({ kept, work }: At): void {
  forgetSent(kept);
  work.stop();
  kept.room.close();
}

function forgetSent(kept: Kept): void {
  if (kept.sent?.picture != null) URL.revokeObjectURL(kept.sent.picture);
  kept.sent = null;
}

export function opened(at: At): void {
  const { kept } = at;
  kept.past = [];
  kept.solved = null;
  kept.race = null;
  kept.raced = '';
  kept.clues = clueRoom(imageIn(at.state.picture), null);
  look(at);
}

export function changed(at: At, names: readonly string[]): void {
  if (names.includes('marks') && names.length === 1) return;
  if (names.includes('puzzle')) at.kept.past = [];
  if (at.state.puzzle !== null) at.kept.solved = null;
  look(at);
}

/** Another picture or puzzle is on show. */
function look(at: At): void {
  const { kept, work } = at;
  kept.image = imageIn(at.state.picture);
  kept.clues = clueRoom(kept.image, kept.clues);
  kept.checked = null;
  kept.warned = false;
  forgetSent(kept);
  const code = puzzleCode(at);
  const known = code === null ? null : (at.prebuilt?.races[code] ?? null);
  if (code === null || known !== null) {
    work.stop();
    kept.asked = '';
    settle(at, code ?? '', known);
  } else if (code !== kept.raced) void race(at, code);
  else work.stop();
}

function settle(at: At, code: string, found: Race | null): void {
  const { kept } = at;
  kept.race = found;
  kept.told = found === null ? beginTold : raceTold(found, kept.image, at.prebuilt?.like ?? []);
  kept.raced = code;
  kept.easel.relabel();
  if (found !== null) say(at);
}

/** Lets the five run. */
async function race(at: At, code: string): Promise<void> {
  const { work, host } = at;
  if (host.page === null) return;
  const answer = await work.ask('The five solvers are at it.', 'quick-reach', {
    puzzle: puzzleIn(code),
  });
  if (answer === null || code !== puzzleCode(at)) return;
  if (answer.found === null) {
    at.notice('The numbers of this link do not go together: no picture has them.', 'warning');
    return;
  }
  settle(at, code, raceOf(answer.found));
  at.kept.falls = true;
  at.draw();
}

/** Says how the race ended. */
function say(at: At): void {
  const { head, more } = toldOf(at);
  at.announce(`${head} ${more}`);
}

const remember = ({ kept }: At, before: string): void => {
  kept.past = [...kept.past.slice(1 - mostSteps), before];
};

/** The picture is another one, and the one before can come back. */
function drawn(at: At, picture: string): void {
  remember(at, at.state.picture);
  at.set({ picture });
}

/** Whether there is something to take back. */
export const canUndo = ({ kept }: At): boolean => kept.past.length > 0 || kept.solved !== null;

/** Takes a stroke back; before the first of them, the turn to draw. */
export function undo(at: At): void {
  const { kept, state } = at;
  const before = kept.past.at(-1);
  if (before === undefined) {
    if (kept.solved === null) return;
    at.set(kept.solved);
    at.announce('Undone.');
    return;
  }
  kept.past = kept.past.slice(0, -1);
  kept.checked = null;
  at.set(state.puzzle === null ? { picture: before } : { marks: before });
  at.announce('Undone.');
}

/** The same by a button that has nothing more to do then. */
function given(at: At, picture: string): void {
  at.kept.replaced = true;
  drawn(at, picture);
}

export const clear = (at: At): void => given(at, emptyCode);

export const startFromCat = (at: At): void => {
  at.kept.falls = true;
  given(at, encodeImage(cat));
};

/** One of the hard random boards, another one with each press. */
export function startFromBoard(at: At): void {
  const hard = at.prebuilt?.hard ?? [];
  const code = hard[at.kept.starts++ % Math.max(1, hard.length)];
  if (code !== undefined) given(at, code);
}

/** What a press leaves to be done when its state is drawn: the star falls, and who pressed finds himself at a button. */
export function afterDrawing({ kept, find, host }: At): void {
  if (host.page === null) return;
  const ridge = find('.duel-ridge');
  const star = ridge?.querySelector('.answer-star:not(.is-open)');
  if (kept.falls && ridge !== null && star != null) move(ridge, [falling(star)]);
  kept.falls = false;
  if (kept.replaced && document.activeElement === document.body)
    find('.duel-others button')?.focus({ preventScroll: true });
  kept.replaced = false;
}

const falling = (element: Element): Move => ({
  element,
  frames: [
    { transform: 'translateY(-70px)', opacity: 0.3 },
    { transform: 'translateY(0)', opacity: 1 },
  ],
  duration: 420,
  easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
});

/** A cell has another mark. @param begins - a stroke, which can be taken back */
function mark(at: At, shown: Uint8Array, cell: number, begins: boolean): void {
  const game = gameOf(at);
  if (game === null || isSolved(game)) return;
  const next = withMarks(game, shown);
  if (begins) remember(at, at.state.marks);
  at.kept.checked = null;
  at.set({ marks: linkOfMarks(next.marks) });
  const { head, more } = toldOf(at);
  at.announce(`${markText(next, cell)} ${head} ${more}`);
}

/** Rings the marks that are wrong. */
export function check(at: At): void {
  const game = gameOf(at);
  const { race: found } = at.kept;
  if (game === null || found === null) return;
  const wrong = wrongOf(game.marks, found);
  at.kept.checked = wrong;
  at.kept.play(at).show(friendBoard(game, wrong));
  at.draw();
  at.announce([checkedText(wrong.length), ...wrong.map((cell) => markText(game, cell))].join(' '));
}

/** The friend becomes the one who draws. */
export function drawBack(at: At): void {
  const { puzzle, marks } = at.state;
  at.kept.solved = puzzle === null ? null : { puzzle, marks };
  at.kept.replaced = true;
  at.set({ puzzle: null, marks: '', picture: emptyCode });
  at.announce('An empty board: draw one back.');
}

/** The address at which a friend plays the puzzle of the picture. */
function linkOf(at: At): string {
  const address = openIn(duel, puzzleCode(at) ?? '');
  return new URL(address, at.host.address()).href;
}

/** Sends the puzzle: the link, and the card. Of one that nobody can solve that is said first. */
export async function send(at: At): Promise<void> {
  const { kept, host } = at;
  const code = puzzleCode(at);
  if (host.page === null || code === null) return;
  if (isUnsolvable(kept) && !kept.warned) {
    kept.warned = true;
    at.draw();
    say(at);
    return;
  }
  const { race: found } = kept;
  const card = {
    puzzle: puzzleIn(code),
    title: questionOf(found !== null && winnerOf(found) === 0),
    text: found === null ? '' : stopsText(found),
    answer: at.prebuilt?.answer ?? null,
    star: starOf(filledOf(at), 'this puzzle', found),
  };
  const sent = await sendParcel({ link: linkOf(at), card }, host.page.element);
  if (at.gone || code !== puzzleCode(at)) return;
  forgetSent(kept);
  kept.sent = sent;
  at.draw();
  at.announce(sentText(sent));
}
