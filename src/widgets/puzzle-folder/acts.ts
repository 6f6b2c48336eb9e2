/** Files are read one after another, on two workers; what was read stays when it is stopped. */
import { mostCollected } from '../../kit/collection/collection.ts';
import { listenToDrops } from '../../kit/collection/droppedFiles.ts';
import { handPuzzles, hearFiles } from '../../kit/collection/handOver.ts';
import { Work } from '../../kit/work/work.ts';
import type { LookedPuzzle } from '../../methods/fileLook.ts';
import type { FigurePage } from '../../notebook/host/host.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { collectedFrom, mostFiles, ordered, twinsOf, unreadRow } from './model.ts';
import type { folderSettings, FolderRow, Twin } from './model.ts';

/** One of those that read: a worker that stays at hand, and what it has of the file that it is at. */
type Lane = {
  readonly work: Work;
  readonly room: WaitingRoom;
  partial: readonly LookedPuzzle[];
};

/** What lives as long as the figure. */
export type Kept = {
  lanes: readonly Lane[];
  rows: readonly FolderRow[];
  twins: { readonly of: readonly FolderRow[]; readonly twins: readonly (Twin | null)[] } | null;
  files: number; // that are to be read
  done: number;
  isExample: boolean;
  running: boolean;
  run: number; // counts runs: what an earlier one still finds is of no use
  chosen: ReadonlySet<string>; // keys of rows
  from: number; // the first row that is drawn
  said: string;
  dragging: boolean;
};

export type About = {
  readonly settings: typeof folderSettings;
  readonly props: object;
  readonly prebuilt: readonly FolderRow[] | null;
  readonly kept: Kept;
};

export type At = StateAt<About>;

/** So many read at the same time. */
const lanes = 2;

/** Bytes of a file that is opened. */
const mostBytes = 4_000_000;

export const keep = ({ prebuilt }: At): Kept => ({
  lanes: [],
  rows: prebuilt ?? [],
  twins: null,
  files: new Set((prebuilt ?? []).map(({ file }) => file)).size,
  done: 0,
  isExample: true,
  running: false,
  run: 0,
  chosen: new Set(),
  from: 0,
  said: '',
  dragging: false,
});

/** The twins among the rows, found once for each state of the table. */
export function twins({ kept }: At): readonly (Twin | null)[] {
  if (kept.twins?.of !== kept.rows) kept.twins = { of: kept.rows, twins: twinsOf(kept.rows) };
  return kept.twins.twins;
}

export const keyOf = ({ place, number }: FolderRow): string => `${place}.${number}`;

function lanesOf(at: At): readonly Lane[] {
  const make = (): Lane => {
    const room = new WaitingRoom();
    const work: Work = new Work(
      {
        onChange: () => {
          // a worker that has died over a file takes no other one with it
          if (work.problem !== '') work.stop();
          at.draw();
        },
        announce: () => {},
        isIdle: at.host.page === null,
      },
      async () => {
        const { startTaskIn } = await import('../../workers/startTask.ts');
        return { startTask: startTaskIn(room) };
      },
    );
    return { work, room, partial: [] };
  };
  if (at.kept.lanes.length === 0) at.kept.lanes = Array.from({ length: lanes }, make);
  return at.kept.lanes;
}

const add = (at: At, rows: readonly FolderRow[]): void => {
  at.kept.rows = ordered([...at.kept.rows, ...rows]);
};

async function look(at: At, lane: Lane, file: File, place: number): Promise<void> {
  const { run } = at.kept;
  const isOld = (): boolean => run !== at.kept.run || at.gone;
  const rowsOf = (looked: readonly LookedPuzzle[]): readonly FolderRow[] =>
    looked.map((one) => ({ ...one, file: file.name, place }));
  const failed = (problem: string): void => add(at, [unreadRow(file.name, place, problem)]);
  if (file.size > mostBytes) return failed('The file is too large to hold puzzles.');
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return failed('The file could not be read.');
  }
  if (isOld()) return;
  lane.partial = [];
  let trouble = '';
  const looked = await lane.work.ask('…', 'look-through', { bytes }, (news) => {
    lane.partial = news;
    return '…';
  });
  if (isOld()) return;
  if (looked === null) trouble = 'The program stopped over this file.';
  const found = looked ?? lane.partial;
  add(at, rowsOf(found));
  if (trouble !== '' && found.length === 0) failed(trouble);
  lane.partial = [];
}

/** Reads files as a new table. */
export async function read(at: At, given: readonly File[]): Promise<void> {
  if (given.length === 0) return;
  const files = given.slice(0, mostFiles);
  stop(at);
  const { kept } = at;
  const run = ++kept.run;
  Object.assign(kept, {
    rows: [],
    files: files.length,
    done: 0,
    isExample: false,
    running: true,
    chosen: new Set<string>(),
    from: 0,
    said:
      given.length > mostFiles
        ? `The first ${counted(mostFiles, 'file')} are read; choose the others afterwards.`
        : '',
  });
  at.draw();
  at.announce(`Reading ${counted(files.length, 'file')}.`);
  let next = 0;
  const goOn = async (lane: Lane): Promise<void> => {
    while (kept.run === run && next < files.length) {
      const place = next++;
      await look(at, lane, files[place]!, place);
      if (kept.run !== run) return;
      kept.done++;
      at.draw();
    }
  };
  await Promise.all(lanesOf(at).map(goOn));
  if (kept.run !== run || at.gone) return;
  kept.running = false;
  at.draw();
  at.announce(`All ${counted(files.length, 'file')} are read.`);
}

/** Ends the reading; what was read stays. */
export function stop(at: At): void {
  const { kept } = at;
  if (!kept.running) return;
  kept.run++;
  kept.running = false;
  for (const { work } of kept.lanes) work.stop();
  kept.said = `Stopped after ${kept.done} of ${counted(kept.files, 'file')}.`;
  at.draw();
  at.announce(kept.said);
}

/** A row is taken into the selection, or out of it. */
export function choose(at: At, row: FolderRow, on: boolean): void {
  const chosen = new Set(at.kept.chosen);
  if (on) chosen.add(keyOf(row));
  else chosen.delete(keyOf(row));
  at.kept.chosen = chosen;
  at.draw();
}

/** As many of those on show as a collection has room for, or none. */
export function chooseAll(at: At, rows: readonly FolderRow[]): void {
  const good = rows.filter(({ code }) => code !== null).slice(0, mostCollected);
  at.kept.chosen = at.kept.chosen.size > 0 ? new Set() : new Set(good.map(keyOf));
  at.draw();
}

/** The selection goes into the collection above. */
export function collect(at: At): void {
  const { rows, chosen } = at.kept;
  const puzzles = rows.flatMap((row) => {
    const one = chosen.has(keyOf(row)) ? collectedFrom(row) : null;
    return one === null ? [] : [one];
  });
  handPuzzles(puzzles.slice(0, mostCollected));
}

export function attached(at: At, { element, signal }: FigurePage): void {
  hearFiles((files) => {
    void read(at, files);
    element.scrollIntoView({ block: 'start' });
  }, signal);
  listenToDrops(element, mostFiles + 1, {
    onFiles: (files) => void read(at, files),
    onText: () => {},
    onDragging: (dragging) => {
      at.kept.dragging = dragging;
      at.draw();
    },
  });
}

export function left(at: At): void {
  at.kept.run++;
  for (const { work, room } of at.kept.lanes) {
    work.stop();
    room.close();
  }
}
