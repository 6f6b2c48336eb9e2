/** How puzzles come into a collection: as files, links and texts, chosen, dropped and pasted. */
import { readCollection } from '../../kit/collection/collectionFile.ts';
import type { CollectionReading } from '../../kit/collection/collectionFile.ts';
import { listenToDrops } from '../../kit/collection/droppedFiles.ts';
import { handFiles, hearPuzzles } from '../../kit/collection/handOver.ts';
import { readLink } from '../../notebook/cell/linkState.ts';
import type { FigurePage } from '../../notebook/host/host.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { add, say } from './acts.ts';
import type { At } from './acts.ts';
import { collectionIn } from './model.ts';

/** Files that are looked at here; more are for the table of a folder. */
const mostFiles = 48;

/** Files of a folder that are taken at all: one more than its table reads. */
const mostDropped = 501;

/** Bytes of a file: more than any collection has. */
const mostBytes = 6_000_000;

async function readingOf(file: File): Promise<CollectionReading> {
  const nothing = { name: '', maker: '', licence: '', puzzles: [] };
  if (file.size > mostBytes)
    return { ...nothing, problems: [`“${file.name}” is too large to hold puzzles.`] };
  try {
    const read = readCollection(new Uint8Array(await file.arrayBuffer()));
    return { ...read, problems: read.problems.map((text) => `“${file.name}”: ${text}`) };
  } catch {
    return { ...nothing, problems: [`“${file.name}” could not be read.`] };
  }
}

/** Files come in. */
export async function addFiles(at: At, files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  if (files.length > mostFiles) {
    handFiles(files);
    say(
      at,
      `${counted(files.length, 'file')} are too many for a collection: the table below reads them.`,
    );
    return;
  }
  const readings: CollectionReading[] = [];
  for (const file of files) readings.push(await readingOf(file));
  if (!at.gone) add(at, readings);
}

/** The collection of an address of this page or of the page to play on; null for any other text. */
function linked(line: string): CollectionReading | null {
  const [path = '', fragment = ''] = line.split(/#(.*)/s);
  const state = fragment.startsWith('?') ? fragment : `?${path.split(/\?(.*)/s)[1] ?? ''}`;
  for (const cell of ['collection', 'play']) {
    const reading = readLink(state, cell);
    const text =
      reading.kind === 'values' ? (reading.values['k'] ?? reading.values['s']) : undefined;
    if (text === undefined) continue;
    try {
      return { ...collectionIn(text), problems: [] };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { name: '', maker: '', licence: '', puzzles: [], problems: [problem] };
    }
  }
  return null;
}

/** A text comes in: links, one a line, or anything that a file may have. */
export function addText(at: At, text: string): void {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const areLinks = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/.test(line));
  add(
    at,
    areLinks ? lines.map((line) => linked(line) ?? readCollection(line)) : [readCollection(text)],
  );
}

/** Listens for what is dropped or pasted, and for what the table of a folder hands over. */
export function attached(at: At, { element, signal }: FigurePage): void {
  at.kept.room.open();
  hearPuzzles((puzzles) => {
    add(at, [{ name: '', maker: '', licence: '', puzzles, problems: [] }]);
    element.scrollIntoView({ block: 'start' });
    // the keyboard comes along
    at.find('[data-card]')?.focus({ preventScroll: true });
  }, signal);
  listenToDrops(element, mostDropped, {
    onFiles: (files) => void addFiles(at, files),
    onText: (text) => addText(at, text),
    onDragging: (dragging) => {
      at.kept.dragging = dragging;
      at.draw();
    },
  });
  element.addEventListener('paste', (event) => {
    if (event.target instanceof Element && event.target.closest('input, textarea') !== null) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text') ?? '';
    if (files.length > 0) void addFiles(at, files);
    else if (text.trim() !== '') addText(at, text);
  });
}
