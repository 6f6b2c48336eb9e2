/** A puzzle as a file or a link, into the reader's hands. */
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { today } from '../../notebook/clock.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import { lossText, refusal } from '../../formats/format.ts';
import type { Format } from '../../formats/format.ts';
import { formatOf, formats } from '../../formats/formats.ts';
import { cleanDetails } from '../../formats/told.ts';
import type { ToldPuzzle } from '../../formats/told.ts';
import { detailsOf } from '../../puzzles/gallery.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardOf } from '../board/boardModel.ts';
import { boardPicture } from '../board/boardPicture.ts';
import { aimAt } from '../../notebook/cell/linkPlace.ts';
import { saveFile } from '../../notebook/export/files.ts';
import { pictureFile, textOfPicture } from '../../notebook/export/pictureFile.ts';
import { toldOf } from '../../notebook/export/told.ts';
import { siteVersion } from '../../notebook/share/shownNow.ts';
import { html } from '../../notebook/template/html.ts';

/** A format, a link or a picture. */
export type ExportKind = Format['id'] | 'link' | 'svg';

/** Formats that one puzzle can be saved in; those that hold given cells only where there are none. */
const savedAs = ({ clues }: Puzzle): readonly Format[] =>
  formats.filter(
    ({ id, writer }) =>
      writer !== undefined && id !== 'nonpack' && (writer.givesCells || clues === undefined),
  );

const command = (name: string, act: () => void): TemplateResult =>
  html`<button type="button" @click=${act}>${name}</button>`;

/** What the row says and does. */
export type PresentRow = {
  readonly id: string; // of the choice, unique on the page
  readonly puzzle: Puzzle;
  readonly format: Format['id']; // that is chosen
  readonly edit: () => void;
  readonly choose: (format: Format['id']) => void;
  readonly save: (kind: ExportKind) => void;
};

/** What can be done with the puzzle that the figure shows: edit it, save it, send it. */
export function presentRow({ id, puzzle, format, edit, choose, save }: PresentRow): TemplateResult {
  return html`<div class="puzzle-box-present" role="group" aria-label="The puzzle in the figure">
    <span>The puzzle in the figure:</span>
    ${command('Edit it here', edit)} ${command('Copy link', () => save('link'))}
    ${command('SVG', () => save('svg'))}
    <label for=${id}>or as</label>
    <select
      id=${id}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Format['id'])}
    >
      ${savedAs(puzzle).map(
        (one) =>
          html`<option value=${one.id} .selected=${live(one.id === format)}>${one.label}</option>`,
      )}
    </select>
    ${command('Save', () => save(format))}
  </div>`;
}

/** A name for the file of a puzzle: letters, digits and hyphens of its own name, or its size. */
export function fileStem(puzzle: Puzzle, name?: string): string {
  const stem = (name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return stem || `nonogram-${puzzle.rows.length}x${puzzle.columns.length}`;
}

/** A puzzle as it is written: with what was told of it, and where nothing was, with what the gallery knows. */
export const toWrite = (present: ToldPuzzle): ToldPuzzle =>
  Object.keys(cleanDetails(present)).length > 0
    ? present
    : { ...detailsOf(encodePuzzle(present.puzzle)), ...present };

/**
 * Saves the puzzle or copies its link.
 *
 * @param shown - the puzzle in the figure
 * @param within - an element of the figure; its widget knows the link
 * @returns what happened, for the reader
 */
export async function exportPuzzle(
  kind: ExportKind,
  shown: ToldPuzzle,
  within: HTMLElement,
): Promise<string> {
  const present = toWrite(shown);
  const { puzzle, name } = present;
  const stem = fileStem(puzzle, name);
  if (kind === 'link') return copied('Link', linkOf(puzzle, within));
  if (kind === 'svg') {
    const picture = boardPicture(boardOf(puzzle, startGrid(puzzle).cells, name ?? 'A nonogram'));
    const told = toldOf({
      number: null,
      title: name ?? 'A nonogram',
      about: null,
      address: linkOf(puzzle, within),
      version: siteVersion(),
      day: today(),
    });
    const file = await pictureFile(picture, told, within);
    saveFile(`${stem}.svg`, 'image/svg+xml', textOfPicture(file));
    return `${stem}.svg saved.`;
  }
  const format = formatOf(kind);
  const wrong = refusal(format, present);
  if (wrong !== null || format.writer === undefined) return `It was not saved. ${wrong ?? ''}`;
  const text = format.writer.write([present]);
  const lost = lossText(format, [present]);
  const after = lost === '' ? '' : ` ${lost}`;
  const [extension] = format.extensions;
  // what is one line of text is for pasting
  if (extension === undefined) return `${await copied(format.label, text.trim())}${after}`;
  saveFile(`${stem}.${extension}`, types[kind] ?? 'text/plain', text);
  return `${stem}.${extension} saved.${after}`;
}

const types: Partial<Record<ExportKind, string>> = { json: 'application/json', xml: 'text/xml' };

async function copied(what: string, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  } catch {
    return `The browser does not let a page copy. This is it: ${text}`;
  }
}

type Linkable = HTMLElement & { readonly linkTo: () => URL };

const isLinkable = (element: HTMLElement): element is Linkable =>
  'linkTo' in element && typeof element.linkTo === 'function';

/** The figure's own link where there is one; else the address with the puzzle, which every box can read. */
function linkOf(puzzle: Puzzle, within: HTMLElement): string {
  for (let element: HTMLElement | null = within; element !== null; element = element.parentElement)
    if (isLinkable(element)) {
      const link = element.linkTo();
      aimAt(link, element.closest('[data-cell]')?.id ?? '');
      return link.href;
    }
  return `${location.origin}${location.pathname}?p=${encodePuzzle(puzzle)}`;
}
