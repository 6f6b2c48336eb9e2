/** A puzzle as a file or a link, into the reader's hands. */
import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import { writeJson } from '../../formats/jsonFormat.ts';
import { writeNon } from '../../formats/nonFormat.ts';
import type { ToldPuzzle } from '../../formats/told.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardOf } from '../board/boardModel.ts';
import { boardPicture } from '../board/boardPicture.ts';
import { aimAt } from '../cell/linkPlace.ts';
import { saveFile, standaloneSvg } from '../export/files.ts';

export type ExportKind = 'non' | 'json' | 'link' | 'svg';

const kinds: readonly (readonly [ExportKind, string])[] = [
  ['non', '.non'],
  ['json', 'JSON'],
  ['link', 'Copy link'],
  ['svg', 'SVG'],
];

/**
 * What can be done with the puzzle that the figure shows: edit it, save it, send it.
 *
 * @source none
 */
export function presentRow(edit: () => void, save: (kind: ExportKind) => void): TemplateResult {
  return html`<div class="puzzle-box-present" role="group" aria-label="The puzzle in the figure">
    <span>The puzzle in the figure:</span>
    <button type="button" @click=${edit}>Edit it here</button>
    ${kinds.map(
      ([kind, name]) =>
        html`<button
          type="button"
          @click=${() => {
            save(kind);
          }}
        >
          ${name}
        </button>`,
    )}
  </div>`;
}

/**
 * A name for the file of a puzzle: letters, digits and hyphens of its own name, or its size.
 *
 * @source none
 */
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

/**
 * Saves the puzzle or copies its link.
 *
 * @param within - an element of the figure; its widget knows the link
 * @returns what happened, for the reader
 * @source none
 */
export async function exportPuzzle(
  kind: ExportKind,
  present: ToldPuzzle,
  within: HTMLElement,
): Promise<string> {
  const { puzzle, name } = present;
  const stem = fileStem(puzzle, name);
  switch (kind) {
    case 'non':
      saveFile(`${stem}.non`, 'text/plain', writeNon(present));
      return `${stem}.non saved.`;
    case 'json':
      saveFile(`${stem}.json`, 'application/json', writeJson(present));
      return `${stem}.json saved.`;
    case 'svg': {
      const board = boardOf(puzzle, startGrid(puzzle).cells, name ?? 'A nonogram');
      saveFile(`${stem}.svg`, 'image/svg+xml', standaloneSvg(boardPicture(board, { id: 'file' })));
      return `${stem}.svg saved.`;
    }
    case 'link': {
      const link = linkOf(puzzle, within);
      try {
        await navigator.clipboard.writeText(link);
        return 'Link copied.';
      } catch {
        return `The browser does not let a page copy. This is the link: ${link}`;
      }
    }
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
