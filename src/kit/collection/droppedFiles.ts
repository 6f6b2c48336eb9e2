/** Files that are dropped: those of a folder too, and of the folders in it. */

/** What a browser has of a thing that is dropped; not in the types of every one. */
type Entry = {
  readonly isFile: boolean;
  readonly isDirectory: boolean;
  readonly file?: (done: (file: File) => void, failed: () => void) => void;
  readonly createReader?: () => {
    readEntries(done: (entries: readonly Entry[]) => void, failed: () => void): void;
  };
};

/** Folders within folders that are looked into. */
const deepest = 6;

const fileOf = (entry: Entry): Promise<readonly File[]> =>
  new Promise((done) =>
    entry.file?.(
      (file) => done([file]),
      () => done([]),
    ),
  );

/** A folder tells some of what is in it at a time, until it tells of nothing more. */
async function entriesOf(folder: Entry, most: number): Promise<readonly Entry[]> {
  const reader = folder.createReader?.();
  const all: Entry[] = [];
  if (reader === undefined) return all;
  for (;;) {
    if (all.length >= most) return all;
    const some = await new Promise<readonly Entry[]>((done) => {
      reader.readEntries(done, () => done([]));
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesOf(entry: Entry, most: number, depth: number): Promise<readonly File[]> {
  if (entry.isFile) return fileOf(entry);
  if (!entry.isDirectory || depth > deepest) return [];
  const files: File[] = [];
  for (const one of await entriesOf(entry, most)) {
    if (files.length >= most) break;
    files.push(...(await filesOf(one, most - files.length, depth + 1)));
  }
  return files;
}

/**
 * The files that were dropped, in the order of their names.
 *
 * @param most - that are taken; one more tells that there are others
 */
async function droppedFiles(data: DataTransfer, most: number): Promise<readonly File[]> {
  // they are gone after the first wait
  const entries = [...data.items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.() as Entry | null | undefined;
    return entry == null ? [] : [entry];
  });
  const plain = [...data.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return inOrder(plain).slice(0, most);
  const files: File[] = [];
  for (const entry of entries)
    if (files.length < most) files.push(...(await filesOf(entry, most - files.length, 0)));
  return inOrder(files).slice(0, most);
}

/** A name in which numbers of any length are in order; a collator would keep the page waiting. */
const keyOf = ({ name }: File): string =>
  name.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));

/** By name, numbers by their size. */
export const inOrder = (files: readonly File[]): readonly File[] =>
  files
    .map((file) => ({ file, key: keyOf(file) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ file }) => file);

/** What is done with it. */
export type Dropped = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
  readonly onDragging: (dragging: boolean) => void; // something is held over the figure
};

/** Listens on an element, as long as it lives. @param most - files that are taken */
export function listenToDrops(
  element: HTMLElement,
  most: number,
  { onFiles, onText, onDragging }: Dropped,
): void {
  let dragging = false;
  const drag = (now: boolean): void => {
    if (now === dragging) return;
    dragging = now;
    onDragging(now);
  };
  element.addEventListener('dragover', (event) => {
    event.preventDefault();
    drag(true);
  });
  element.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) drag(false);
  });
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    drag(false);
    const { dataTransfer } = event;
    if (dataTransfer === null) return;
    const text = dataTransfer.getData('text');
    if ([...dataTransfer.items].some(({ kind }) => kind === 'file'))
      void droppedFiles(dataTransfer, most).then(onFiles);
    else if (text !== '') onText(text);
  });
}
