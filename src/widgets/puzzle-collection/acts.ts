/** What can be done with a collection: puzzles are added, change places, get names and go; it is kept and graded. */
import type { Format } from '../../formats/format.ts';
import {
  emptyCollection,
  encodeCollection,
  puzzleOfCode,
} from '../../kit/collection/collection.ts';
import type { Collected, Collection } from '../../kit/collection/collection.ts';
import { withPuzzles } from '../../kit/collection/collectionFile.ts';
import type { CollectionReading } from '../../kit/collection/collectionFile.ts';
import { keepCollection, keptCollections } from '../../kit/collection/keeper.ts';
import { browserStore } from '../../kit/play/savedGames.ts';
import type { qrPicture } from '../../kit/sheet/qrCode.ts';
import { Work } from '../../kit/work/work.ts';
import type { PuzzleGrade } from '../../methods/grade.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import type { WorkOptions } from '../../notebook/work/work.ts';
import { collectionIn, exampleText, graded, titleOf } from './model.ts';
import type { collectionSettings } from './model.ts';

/** What lives as long as the figure. */
export type Kept = {
  readonly room: WaitingRoom; // a worker that stays at hand
  readonly grades: Map<string, PuzzleGrade>;
  keptAs: string; // the text under which the collection is kept; '' while it is not
  wasOpened: boolean; // a reset comes back to the example
  selected: number | null;
  pasted: string; // in the box for texts
  format: Format['id'] | 'collection';
  said: string; // of what came in last
  qr: typeof qrPicture | null; // loaded when a booklet is printed
  dragging: boolean;
};

export type About = {
  readonly settings: typeof collectionSettings;
  readonly props: object;
  readonly prebuilt: readonly (readonly [string, PuzzleGrade])[] | null;
  readonly found: Collection;
  readonly work: Work;
  readonly kept: Kept;
};

export type At = StateAt<About>;

export const keep = ({ prebuilt }: At): Kept => ({
  room: new WaitingRoom(),
  grades: new Map(prebuilt ?? []),
  keptAs: '',
  wasOpened: false,
  selected: null,
  pasted: '',
  format: 'collection',
  said: '',
  qr: null,
  dragging: false,
});

export const workOf = (options: WorkOptions, at: At): Work =>
  new Work(options, async () => {
    const { startTaskIn } = await import('../../workers/startTask.ts');
    return { startTask: startTaskIn(at.kept.room) };
  });

export const isExample = ({ state }: At): boolean => state.collection === exampleText;

/** The collection becomes another one, by the reader's hand. */
function change(at: At, collection: Collection): void {
  const text = encodeCollection(collection);
  at.set({ collection: text });
  if (at.host.page !== null && keepCollection(browserStore(), text, at.kept.keptAs))
    at.kept.keptAs = text;
  void grade(at);
}

/** What is said aloud and stands below the picture. */
export function say(at: At, text: string): void {
  at.kept.said = text;
  at.draw();
  at.announce(text);
}

/** Puzzles come in; the example makes way for them. */
export function add(at: At, readings: readonly CollectionReading[]): void {
  let collection = isExample(at) ? emptyCollection : at.found;
  const counts = { added: 0, twice: 0, left: 0 };
  for (const reading of readings) {
    const more = withPuzzles(collection, reading);
    collection = more.collection;
    for (const key of ['added', 'twice', 'left'] as const) counts[key] += more[key];
  }
  const problems = readings.flatMap((one) => one.problems);
  if (counts.added > 0) {
    change(at, collection);
    at.kept.selected = null;
  }
  say(
    at,
    [
      `${counted(counts.added, 'puzzle')} added.`,
      counts.twice === 0 ? '' : `${counted(counts.twice, 'puzzle')} stood there already.`,
      counts.left === 0
        ? ''
        : `There was no room for ${counted(counts.left, 'more puzzle')}: a collection has 24 at most.`,
      ...problems.slice(0, 3),
      problems.length > 3 ? `${counted(problems.length - 3, 'more problem')}.` : '',
    ]
      .filter((text) => text !== '')
      .join(' '),
  );
}

/** The puzzles in another order, or fewer, or with another title. */
function put(at: At, puzzles: readonly Collected[], selected: number | null): void {
  at.kept.selected = selected;
  change(at, { ...at.found, puzzles });
}

export function move(at: At, from: number, by: -1 | 1): void {
  const puzzles = [...at.found.puzzles];
  const [one] = puzzles.splice(from, 1);
  if (one === undefined) return;
  puzzles.splice(from + by, 0, one);
  put(at, puzzles, from + by);
  say(at, `${titleOf(one, from + by)} is number ${from + by + 1} now.`);
}

export function remove(at: At, which: number): void {
  const one = at.found.puzzles[which];
  if (one === undefined) return;
  const puzzles = at.found.puzzles.filter((_, place) => place !== which);
  put(at, puzzles, puzzles.length === 0 ? null : Math.min(which, puzzles.length - 1));
  say(at, `${titleOf(one, which)} is removed.`);
}

export function entitle(at: At, which: number, title: string): void {
  put(
    at,
    at.found.puzzles.map((one, place) => (place === which ? { ...one, title } : one)),
    which,
  );
}

/** Name, maker or licence. */
export const tell = (at: At, part: Partial<Omit<Collection, 'puzzles'>>): void =>
  change(at, { ...at.found, ...part });

/** Begins one with nothing in it; the present one stays kept. */
export function anew(at: At): void {
  at.kept.keptAs = '';
  at.kept.selected = null;
  at.set({ collection: encodeCollection(emptyCollection) });
  say(at, 'An empty collection. The one before it is kept in this browser.');
}

/** Opens one that is kept. */
export function openKept(at: At, text: string): void {
  at.kept.keptAs = text;
  at.kept.selected = null;
  at.kept.said = '';
  at.set({ collection: text });
  void grade(at);
}

/** Grades, one after another, what has no grade yet. */
async function grade(at: At): Promise<void> {
  const { grades } = at.kept;
  for (;;) {
    const next = at.found.puzzles.find(({ code }) => !grades.has(code));
    if (next === undefined || at.gone) break;
    const { puzzle, goal } = puzzleOfCode(next.code);
    const found = await at.work.ask('Grading …', 'grade', { puzzle, ...(goal && { known: goal }) });
    if (found === null) return;
    grades.set(next.code, found);
    at.draw();
  }
  const better = graded(at.found, grades);
  for (const [place, { code }] of better.puzzles.entries()) {
    const found = grades.get(at.found.puzzles[place]!.code);
    if (found !== undefined) grades.set(code, found);
  }
  const text = encodeCollection(better);
  if (text === at.state.collection) return;
  if (at.kept.keptAs !== '' && keepCollection(browserStore(), text, at.kept.keptAs))
    at.kept.keptAs = text;
  at.put({ collection: text });
  at.draw();
}

/** The figure opens: with what another page sends along, or with what was worked on last. */
export function opened(at: At): void {
  const { added } = at.state;
  const store = at.host.page === null ? null : browserStore();
  const [last] = keptCollections(store);
  at.kept.selected = null;
  at.kept.said = '';
  at.kept.keptAs = '';
  if (added !== null) {
    at.put({ added: null });
    if (last !== undefined && isExample(at)) {
      at.put({ collection: last.text });
      at.kept.keptAs = last.text;
    }
    add(at, [{ ...collectionIn(added), problems: [] }]);
    return;
  }
  const isFirst = !at.kept.wasOpened;
  at.kept.wasOpened = true;
  const isBare = isFirst && isExample(at) && !at.host.address().href.includes(`${at.id}=`);
  if (isBare && last !== undefined) {
    at.put({ collection: last.text });
    at.kept.keptAs = last.text;
  } else if (keptCollections(store).some(({ text }) => text === at.state.collection))
    at.kept.keptAs = at.state.collection;
  void grade(at);
}

/** It ends with the figure. */
export function left(at: At): void {
  at.work.stop();
  at.kept.room.close();
}
