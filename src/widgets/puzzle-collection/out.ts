/** How a collection goes out: as a link, a booklet, and files of every format. */
import { lossText, refusal } from '../../formats/format.ts';
import { formatOf } from '../../formats/formats.ts';
import { toldPuzzles } from '../../kit/collection/collection.ts';
import { writeCollection } from '../../kit/collection/collectionFile.ts';
import { fileStem } from '../../kit/puzzle-box/exportPuzzle.ts';
import { saveFile } from '../../notebook/export/files.ts';
import { storedZip } from '../../notebook/export/storedZip.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { say } from './acts.ts';
import type { At } from './acts.ts';
import { playHref } from './model.ts';

/** Copies the link that plays it. */
export async function copyLink(at: At): Promise<void> {
  const link = new URL(playHref(at.found), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    say(at, 'The link is copied. It opens the puzzles to play.');
  } catch {
    say(at, `Your browser does not let this page copy. The link is: ${link}`);
  }
}

/** Prints the booklet, with a code for a camera beside each puzzle. */
export async function printBooklet(at: At): Promise<void> {
  try {
    at.kept.qr ??= (await import('../../kit/sheet/qrCode.ts')).qrPicture;
  } catch {
    say(at, 'The codes for cameras could not be loaded: the booklet is printed without them.');
  }
  window.print();
}

/** Saves it in a format; of one that holds a single puzzle, an archive of files. */
export async function save(at: At): Promise<void> {
  const { format: id } = at.kept;
  const stem =
    at.found.name === '' ? 'collection' : fileStem({ rows: [], columns: [] }, at.found.name);
  if (id === 'collection') {
    saveFile(`${stem}.json`, 'application/json', writeCollection(at.found));
    say(at, `${stem}.json saved.`);
    return;
  }
  const format = formatOf(id);
  const { writer, extensions } = format;
  const [extension] = extensions;
  const puzzles = toldPuzzles(at.found);
  const refused = puzzles.map((puzzle) => refusal(format, puzzle)).find((why) => why !== null);
  if (writer === undefined || refused !== undefined)
    return say(at, `It was not saved. ${refused ?? ''}`);
  const lost = lossText(format, puzzles);
  const after = lost === '' ? '' : ` ${lost}`;
  if (extension === undefined) {
    const text = puzzles.map((puzzle) => writer.write([puzzle]).trim()).join('\n');
    saveFile(`${stem}.txt`, 'text/plain', `${text}\n`);
    return say(at, `${stem}.txt saved, a line for each puzzle.${after}`);
  }
  if (writer.several) {
    saveFile(`${stem}.${extension}`, 'text/plain', writer.write(puzzles));
    return say(at, `${stem}.${extension} saved.${after}`);
  }
  const files = puzzles.map((puzzle, place) => ({
    name: `${String(place + 1).padStart(2, '0')}-${fileStem(puzzle.puzzle, puzzle.name)}.${extension}`,
    text: writer.write([puzzle]),
  }));
  saveFile(`${stem}.zip`, 'application/zip', storedZip(files));
  say(at, `${stem}.zip saved, with ${counted(files.length, 'file')}.${after}`);
}
